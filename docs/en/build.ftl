# What only the build says, English: the report at the foot of each page, the README of the zip.
# None of it is sent to the page's scripts.

## Reporting a mistake

report-open = Report a mistake on this page
report-help = Write what is wrong, copy the text and send it to whoever gave you this site. Nothing is sent from here.
report-subject = Mistake on the page “{ $page }”
# The browser puts in the place: the step of a hand, a clause, a heading.
report-text =
    What is wrong?

    Page: { $page }
    Place on the page: { $place }
    Version: { $version } ({ $date })
report-copy = Copy the text
report-copied = The text is copied.
report-by-hand = The browser could not copy the text. It is selected, so you can copy it yourself.
report-close = Close

## The README of the zip

readme-title = { site-name }, version { $version } ({ $date })
readme-unpack = Unpack the whole zip first, into a folder on the computer or on a USB stick. The site does not work from inside the zip.
readme-start = Then double-click { $file } in that folder. The site opens in your browser and lets you choose a language.
readme-browsers = Use an up-to-date browser, such as Chrome, Edge or Firefox. In one that is too old for the rules engine you can still read every page.
readme-network = You need no network, and there is nothing to install. Nothing is fetched from outside and nothing is sent.
readme-content = Inside are the rules, example deals to step through, lessons, practice, worksheets, house rules and a rules engine that answers in the browser. All of it comes in five languages.
readme-licence = The text is under CC BY 4.0, the code under MIT. Both licences are in { $file }.
readme-checksum = The file { $sums } is kept where you got the zip. The command { $command } tells you whether the zip is intact. On Windows, { $windows } shows the number to look for in { $sums }.
readme-report = Found a mistake? At the foot of every page it says “{ report-open }”.
