# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Tres cartas que no se pueden llamar
text = Pulsa un corazón para salir y después la carta que llamas. Tu propio as, el dos que has descartado y una carta de otro palo no son válidos, cada uno por su razón.
