# Siete en corazones: por qué se juega cada carta. Un mensaje por paso.

title = Siete en corazones
line-made = Cumplido: ocho bazas
line-lost = No cumplido: seis bazas
text = La misma ronda con dos finales. Con ocho bazas, Nora se anota siete puntos y tú otros siete, y la octava no añade nada; con seis, cada cual pierde siete. Leo y Anna se anotan siempre un punto por cada baza propia.

## Común a las dos líneas

deal = Reparte Nora, así que Leo, a su izquierda, habla primero. En Sur hay cinco corazones con rey, dama y jota, el as de tréboles solo, y rey y dama de diamantes.
a1 = As y rey de picas prometen dos bazas, y el palo de diamantes es largo y tiene el as. Seis es la puja más baja que existe.
a2 = Los corazones son fuertes, pero falta el as. Hace falta un compañero que lo tenga.
a3 = Un rey y ningún palo largo y fuerte. Quien pasa ya no vuelve a la subasta.
a4 = Un solo as, y es justo el que le falta a quien ha pujado siete. Eso todavía no lo sabe nadie.
a5 = Leo tendría que subir a ocho. Ya han pasado todos menos quien pujó siete, y el talón le trae un sexto corazón.
discard = Se van cuatro picas bajas, que no ganarían nada, y se quedan dos. Podían ser cuatro cualesquiera de las dieciséis.
t1-s = El triunfo más bajo, porque el más alto está en otra mano: quien tenga el as será el compañero. Rey, dama y jota se guardan para después.
t1-w = El más bajo de sus dos corazones. Anna aún no puede saber nada más.
t1-n = Es la única carta que Nora puede jugar. Ahora toda la mesa sabe con quién juega el declarante.
t1-e = El más bajo de sus cuatro triunfos. Es la primera baza para el bando del declarante.
t2-n = A Nora no le queda triunfo que devolver. Sale con su palo más fuerte.
t2-e = Era su único trébol.

## Línea cumplida: el as en la segunda baza

made-t2-s = Una baza segura se cobra en el acto. La jota perdería contra el rey.
made-t2-w = Al as no lo supera nadie, así que Anna guarda el rey.
made-t3-s = El declarante arrastra: sale con triunfo para que los demás gasten los suyos. Quedan cuatro fuera, el diez, el ocho y el seis de Leo y el cinco de Anna.
made-t3-w = Debe asistir, y con el cinco se le acaban los triunfos.
made-t3-n = Sin corazones, Nora puede jugar cualquier carta. Se desprende de un diamante bajo.
made-t3-e = Leo tiene tres corazones y debe asistir. Pone el más bajo.
made-t4-s = A Leo le quedan dos triunfos: hay que seguir arrastrando.
made-t4-w = Anna ya no tiene corazones. Echa un trébol bajo y conserva el rey.
made-t4-n = Otro diamante bajo, que no iba a ganar nada.
made-t4-e = Debe asistir otra vez. Solo le queda el diez.
made-t5-s = Un arrastre más: la jota supera al diez de Leo, que tiene que caer.
made-t5-w = La más baja de sus cuatro picas.
made-t5-n = Nora sigue soltando diamantes y conserva los tréboles.
made-t5-e = Cae el último triunfo de los defensores. Desde aquí solo el declarante tiene triunfos: el nueve y el siete. Su bando lleva cinco bazas.
made-t6-s = El rey hace saltar el as, y así la dama pasará a ser la más alta.
made-t6-w = Su único diamante.
made-t6-n = Nora todavía tiene diamantes y debe asistir. La baza se decide entre el rey y el as.
made-t6-e = Primera baza de los defensores: un punto para Leo, y solo para Leo.
made-t7-e = Leo tiene las dos picas más altas y empieza por el as.
made-t7-s = Debe asistir y pone la más baja de sus dos picas.
made-t7-w = La más baja de las tres que tiene. La baza ya es de Leo.
made-t7-n = Era su única pica.
made-t8-e = Sin el as en juego, el rey es la pica más alta.
made-t8-s = También aquí hay que asistir: mientras quede una pica, el triunfo tiene que esperar.
made-t8-w = Anna pone la jota y conserva la dama.
made-t8-n = Sin picas y sin triunfos, Nora juega lo que quiere. Leo lleva tres bazas.
made-t9-e = A Leo solo le quedan diamantes. Sale con el más bajo.
made-t9-s = La dama es ya el diamante más alto: supera a la jota.
made-t9-w = Anna no tiene diamantes. El rey de tréboles se queda en la mano.
made-t9-n = Nora ya ha jugado todos sus diamantes. Sexta baza.
made-t10-s = Un triunfo que nadie puede superar: séptima baza, contrato cumplido. Se sigue hasta el final porque las demás bazas también puntúan.
made-t10-w = El rey de tréboles y la dama de picas son las dos cartas que Anna guarda.
made-t10-n = El más bajo de sus tres tréboles.
made-t10-e = Sin triunfos, Leo suelta un diamante bajo y guarda la jota.
made-t11-s = El último triunfo gana la octava baza, que no paga nada.
made-t11-w = Entre la dama de picas y el rey de tréboles, Anna se queda con el rey. Acierta.
made-t11-n = A Nora le queda un trébol para la última baza.
made-t11-e = Leo también guarda su carta más alta, la jota de diamantes.
made-t12-s = Es la jota que no se jugó en la segunda baza.
made-t12-w = El rey gana por fin: un punto para Anna.
made-t12-n = Nora asiste con su última carta.
made-t12-e = Es de otro palo y no gana nada. Ocho bazas: +7 para el declarante y +7 para Nora, +3 para Leo y +1 para Anna.

## Línea no cumplida: la jota en la segunda baza

lost-t2-s = El as se queda en la mano, y eso cuesta dos bazas. La jota no puede con el rey.
lost-t2-w = El rey se lleva una baza que era segura para el declarante.
lost-t3-w = Su único diamante. Anna espera jugar triunfo la próxima vez que alguien salga con ese palo.
lost-t3-n = Nora tiene diamantes más altos que el cinco, pero nada obliga a superar.
lost-t3-e = El as gana, y la salida pasa a Leo.
lost-t3-s = Debe asistir y pone la más baja de sus dos figuras.
lost-t4-e = Otro diamante, para que Anna juegue triunfo.
lost-t4-s = Debe asistir. Es el diamante más alto que queda, y ganaría si nadie jugara triunfo.
lost-t4-w = Anna ya no tiene diamantes: su último triunfo supera al rey.
lost-t4-n = Nora tiene diamantes y debe asistir. La baza ya está perdida.
lost-t5-w = Leo tenía un solo trébol. Ahora es él quien puede jugar triunfo.
lost-t5-n = Nora asiste con su trébol más bajo.
lost-t5-e = Basta el más bajo de sus tres triunfos.
lost-t5-s = Debe asistir: el as cae debajo del triunfo y no gana nada.
lost-t6-e = Leo cobra ahora sus dos picas altas.
lost-t6-s = La más baja de sus dos picas.
lost-t6-w = La baza es de Leo, y Anna pone su pica más baja.
lost-t6-n = Era su única pica.
lost-t7-e = Será la sexta baza de los defensores: ya no se puede llegar a siete.
lost-t7-s = El declarante aún tiene una pica y debe asistir.
lost-t7-w = Anna vuelve a poner la pica más baja que tiene.
lost-t7-n = Sin picas y sin triunfos, cualquier carta vale.
lost-t8-e = A Leo no le quedan picas. Sale con un diamante bajo.
lost-t8-s = Por fin sin diamantes, el declarante puede jugar triunfo. Es la segunda baza de su bando.
lost-t8-w = Ni diamantes ni triunfos: Anna no puede estorbar.
lost-t8-n = De sus dos diamantes, el ocho.
lost-t9-s = El declarante arrastra: Leo tiene todavía el diez y el ocho.
lost-t9-w = Anna ya no tiene triunfos, y su dama no va a ganar ninguna baza.
lost-t9-n = Nora tampoco puede asistir y se desprende de un trébol.
lost-t9-e = El más bajo de sus dos triunfos.
lost-t10-s = Un arrastre más, y el diez tiene que caer.
lost-t10-w = Su última pica.
lost-t10-n = Nora se queda con dos dieces.
lost-t10-e = El último triunfo de Leo.
lost-t11-s = Ya solo el declarante tiene triunfos.
lost-t11-w = De los dos tréboles que le quedan, el más bajo.
lost-t11-n = Uno de los dos dieces se va.
lost-t11-e = Leo guarda la jota para la última baza.
lost-t12-s = Sexta baza: falta una.
lost-t12-w = La última carta de Anna no puede con un triunfo.
lost-t12-n = El otro diez tampoco gana nada.
lost-t12-e = Seis bazas: −7 para el declarante y −7 para Nora, +4 para Leo y +2 para Anna.
