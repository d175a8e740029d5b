# Un pequeño ejemplo: título, qué hay que ver y qué dicen algunos pasos. Quien lee está en Sur o en el sitio 2.

title = Sin el dos de tréboles
text = Entre tres no se pueden repartir 52 cartas por igual, así que se quita el dos de tréboles: diecisiete para cada cual y ningún talón. Pujas diez, sales con el tres de tréboles y llamas al rey. Nadie mejora su mano tras la subasta: juegas lo que te han repartido.
deal = Solo se quita el dos de tréboles. Los otros tres doses siguen en juego, y uno lo tienes tú.
t1-2 = El tres es ahora el trébol más bajo. Llamar al dos no sería válido: esa carta no está en la baraja.
