# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Ocho en picas
line-made = Cumplido: nueve bazas
line-lost = No cumplido: siete bazas
text = Pujas ocho, sales con el tres de picas y llamas al as, que tiene Nora. La diferencia es tu último triunfo: guardarlo o jugarlo demasiado pronto.
text-made = Con la undécima baza, la pareja tiene las ocho que necesita. La duodécima se juega igual; es tuya, pero no da nada más.
text-lost = Aquí has jugado tu último triunfo en la séptima baza, y los defensores hacen las cinco últimas. Siete bazas son una de menos: Nora pierde ocho puntos y tú también.
