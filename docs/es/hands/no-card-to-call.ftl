# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Ninguna carta que llamar
text = Los trece corazones están entre tus dieciséis cartas. Te quedas con doce de ellos y nada más, así que nadie tiene una carta que puedas llamar. Una sola carta de otro palo habría salvado la ronda.
