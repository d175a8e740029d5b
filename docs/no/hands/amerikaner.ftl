# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Amerikaner
line-made = Innfridd: alle tolv stikkene
line-lost = Mislykket: siste stikk tapt
text = Elleve stikk er sikre. Om hjerter fem tar det tolvte, kommer an på hva Leo kaster.
text-made = Ingen trumf og ingen makker: Du spiller ut det du vil og etterspør ingenting. Hvert stikk må du ta selv, det siste med hjerter fem.
text-lost = Du tar elleve stikk, men Leo har spart hjerter knekt til det siste. Du mister 52 poeng, og han får ett for stikket sitt. Summen din går under null.
