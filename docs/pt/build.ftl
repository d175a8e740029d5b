# What only the build says, European Portuguese: the report at the foot of each page, the README of the zip.
# None of it is sent to the page's scripts.

## Reporting a mistake

report-open = Comunicar um erro nesta página
report-help = Escreva o que está errado, copie o texto e envie-o a quem lhe deu este sítio. Daqui não é enviado nada.
report-subject = Erro na página «{ $page }»
# The browser puts in the place: the step of a hand, a clause, a heading.
report-text =
    O que está errado?

    Página: { $page }
    Lugar na página: { $place }
    Versão: { $version } ({ $date })
report-copy = Copiar o texto
report-copied = O texto foi copiado.
report-by-hand = O navegador não o copiou. O texto está selecionado; pode copiá-lo à mão.
report-close = Fechar

## The README of the zip

readme-title = { site-name }, versão { $version } ({ $date })
readme-unpack = Primeiro, extraia o zip inteiro para uma pasta do computador ou de uma pen USB. Dentro do zip, o sítio não funciona.
readme-start = Depois, faça duplo clique em { $file } nessa pasta. O sítio abre-se no navegador e deixa escolher o idioma.
readme-browsers = Use um navegador atualizado, por exemplo o Chrome, o Edge ou o Firefox. Mesmo que o seu seja demasiado antigo para o motor de regras, pode ler todas as páginas.
readme-network = Não precisa de rede nem de instalar nada. Nada vem de fora e nada é enviado.
readme-content = Aqui estão as regras, rondas para seguir passo a passo, lições, prática, folhas de exercícios, regras da casa e um motor de regras que responde no navegador. Tudo em cinco idiomas.
readme-licence = Os textos têm a licença CC BY 4.0 e o código a licença MIT. Ambas estão em { $file }.
readme-checksum = O ficheiro { $sums } está no mesmo lugar de onde veio o zip. O comando { $command } diz se o zip está inteiro. No Windows, { $windows } mostra o número que deve estar no ficheiro.
readme-report = Encontrou um erro? No fim de cada página está «{ report-open }».
