# Et lite eksempel: tittel, hva det er å se, og hva enkelte steg sier. Leseren sitter i sør.

title = Giveren har ordet først
line-on = Giveren først: Nora får budet
line-off = Giveren sist: Du får budet
text = Du er giver, og både du og Nora har kort til sju, men ikke til åtte. Med regelen begynner du med seks, og Nora går over med sju. I grunnspillet byr Nora seks først, og du går over med sju. Den som har ordet sist, har hørt de andre.
on-a1 = Som giver må du by eller si pass uten å ha hørt noen av de andre.
off-a1 = Anna sitter til venstre for giveren og har ordet først. Du får det sist.
