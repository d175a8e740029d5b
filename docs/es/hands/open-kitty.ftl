# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = El talón a la vista
line-on = Talón a la vista: pujas ocho
line-off = Talón boca abajo: pasas
text = Tienes seis corazones sin el as, y en el talón hay dos más. Si está a la vista, puedes pujar ocho y superar a Leo, que ha pujado siete. Si está boca abajo, pasas, y los dos corazones son para él. Con el talón a la vista se deja menos al azar.
on-deal = Toda la mesa ve la dama y el diez de corazones antes de la primera puja.
on-a2 = Con esos dos tendrías ocho corazones, y solo faltaría el as, que puedes llamar.
off-a2 = No ves el talón, y seis corazones sin el as son poco para ocho.
