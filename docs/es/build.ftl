# What only the build says, Spanish: the report at the foot of each page, the README of the zip.
# None of it is sent to the page's scripts.

## Reporting a mistake

report-open = Avisar de un error en esta página
report-help = Escribe qué está mal, copia el texto y envíaselo a quien te dio este sitio. Desde aquí no se envía nada.
report-subject = Error en la página «{ $page }»
# The browser puts in the place: the step of a hand, a clause, a heading.
report-text =
    ¿Qué está mal?

    Página: { $page }
    Lugar de la página: { $place }
    Versión: { $version } ({ $date })
report-copy = Copiar el texto
report-copied = El texto está copiado.
report-by-hand = El navegador no lo ha copiado. El texto está seleccionado, así que puedes copiarlo a mano.
report-close = Cerrar

## The README of the zip

readme-title = { site-name }, versión { $version } ({ $date })
readme-unpack = Primero descomprime el zip entero en una carpeta del ordenador o de una memoria USB. Dentro del zip, el sitio no funciona.
readme-start = Después haz doble clic en { $file }, en esa carpeta. El sitio se abre en el navegador y allí eliges el idioma.
readme-browsers = Usa un navegador actualizado, por ejemplo Chrome, Edge o Firefox. Si el tuyo es demasiado antiguo para el motor de reglas, podrás leer igualmente todas las páginas.
readme-network = No hace falta conexión ni hay que instalar nada. No se descarga nada de fuera ni se envía nada.
readme-content = Aquí están las reglas, rondas para seguir paso a paso, lecciones, práctica, hojas de ejercicios, reglas de la casa y un motor de reglas que responde en el navegador. Todo en cinco idiomas.
readme-licence = Los textos tienen la licencia CC BY 4.0 y el código, la licencia MIT. Las dos están en { $file }.
readme-checksum = El archivo { $sums } está en el mismo lugar de donde salió el zip. La orden { $command } dice si el zip está entero. En Windows, { $windows } muestra el número que debe figurar en el archivo.
readme-report = ¿Has encontrado un error? Al pie de cada página está «{ report-open }».
