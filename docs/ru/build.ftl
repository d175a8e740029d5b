# What only the build says, Russian: the report at the foot of each page, the README of the zip.
# None of it is sent to the page's scripts.

## Reporting a mistake

report-open = Сообщить об ошибке на этой странице
report-help = Напишите, что не так, скопируйте текст и отправьте тому, от кого получили этот сайт. Отсюда ничего не отправляется.
report-subject = Ошибка на странице «{ $page }»
# The browser puts in the place: the step of a hand, a clause, a heading.
report-text =
    Что не так?

    Страница: { $page }
    Место на странице: { $place }
    Версия: { $version } ({ $date })
report-copy = Скопировать текст
report-copied = Текст скопирован.
report-by-hand = Браузер не скопировал текст. Он выделен, скопируйте его сами.
report-close = Закрыть

## The README of the zip

readme-title = { site-name }, версия { $version } ({ $date })
readme-unpack = Сначала распакуйте весь архив в папку на компьютере или на флешке. Внутри архива сайт не работает.
readme-start = Затем дважды щёлкните по файлу { $file } в этой папке. Сайт откроется в браузере и предложит выбрать язык.
readme-browsers = Подойдёт любой свежий браузер, например Chrome, Edge или Firefox. Если браузер слишком старый и движок правил в нём не работает, страницы всё равно можно читать.
readme-network = Сеть не нужна, и устанавливать ничего не надо. Сайт ничего не загружает из сети и ничего туда не отправляет.
readme-content = Здесь правила, раздачи по шагам, уроки, упражнения, рабочие листы, домашние правила и движок правил, который отвечает прямо в браузере. Всё на пяти языках.
readme-licence = Тексты распространяются по лицензии CC BY 4.0, код — по лицензии MIT. Обе приведены в файле { $file }.
readme-checksum = Файл { $sums } лежит там же, откуда вы взяли архив. Команда { $command } покажет, цел ли архив. В Windows команда { $windows } выводит контрольную сумму: она должна совпасть с записанной в этом файле.
readme-report = Нашли ошибку? Внизу любой страницы нажмите «{ report-open }».
