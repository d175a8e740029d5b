# Un pequeño ejemplo: título y qué hay que ver. Quien lee está en Sur.

title = Solo la carta llamada
text = Nora tiene as, rey y siete de corazones, pero solo vale el as llamado. Pulsa el rey o el siete. Ella no ha dicho nada, pero ahora toda la mesa sabe quién hace pareja contigo.
