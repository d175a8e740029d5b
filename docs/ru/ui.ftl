# Строки интерфейса, русский.
# `$seatYou` (и подобные) равно "yes", когда место принадлежит читателю.
# Имя игрока всегда в именительном падеже: подлежащее или слово перед двоеточием либо после него.
# Карта приходит в нескольких падежах: $card (именительный), $cardObj (винительный), $cardWith (творительный),
# $cardLead (родительный, «ходит с …» и «нет …»), $cardCall (винительный, «вызывает …»).

## Cards

suit =
    { $suit ->
        [S] пики
        [H] черви
        [D] бубны
       *[C] трефы
    }
    .none =
        { $suit ->
            [S] пик
            [H] червей
            [D] бубен
           *[C] треф
        }
rank =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [n9] девятка
        [n8] восьмёрка
        [n7] семёрка
        [n6] шестёрка
        [n5] пятёрка
        [n4] четвёрка
        [n3] тройка
       *[n2] двойка
    }
card = { rank } { suit.none }
    .obj =
        { $rank ->
            [A] туза
            [K] короля
            [Q] даму
            [J] валета
            [T] десятку
            [n9] девятку
            [n8] восьмёрку
            [n7] семёрку
            [n6] шестёрку
            [n5] пятёрку
            [n4] четвёрку
            [n3] тройку
           *[n2] двойку
        } { suit.none }
    .with =
        { $rank ->
            [A] тузом
            [K] королём
            [Q] дамой
            [J] валетом
            [T] десяткой
            [n9] девяткой
            [n8] восьмёркой
            [n7] семёркой
            [n6] шестёркой
            [n5] пятёркой
            [n4] четвёркой
            [n3] тройкой
           *[n2] двойкой
        } { suit.none }
    .lead =
        { $rank ->
            [A] туза
            [K] короля
            [Q] дамы
            [J] валета
            [T] десятки
            [n9] девятки
            [n8] восьмёрки
            [n7] семёрки
            [n6] шестёрки
            [n5] пятёрки
            [n4] четвёрки
            [n3] тройки
           *[n2] двойки
        } { suit.none }
    .call = { card.obj }
# Четыре буквы на старших картах: как на колодах, которые здесь продают, и русские буквы на выбор читателя.
card-letters = A K Q J
card-letters-local = Т К Д В
card-compact = { $index }{ $symbol }
list-more = { $a }, { $b }
list-last = { $a } и { $b }

## Around the table

player-0 = Нора
player-1 = Лео
player-2 = Эмиль
player-3 = Анна
player-you = Вы
hand-of =
    { $seatYou ->
        [yes] Ваши карты
       *[no] Карты: { $seat }
    }
hand-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
badge-dealer = Сдающий
badge-declarer = Разыгрывающий
badge-partner = Партнёр
badge-turn = очередь
badge-turn-call = очередь

## Events

event-deal =
    { $dealerYou ->
        [yes] Вы сдаёте каждому по двенадцать карт, четыре остаются в прикупе.
       *[no] { $dealer } сдаёт каждому по двенадцать карт, четыре остаются в прикупе.
    }
event-bid =
    { $seatYou ->
        [yes] Вы заявляете { $bid }.
       *[no] { $seat } заявляет { $bid }.
    }
event-amerikaner =
    { $seatYou ->
        [yes] Вы заявляете «Американер»: { $tricks ->
            [one] { $tricks } взятка
            [few] все { $tricks } взятки
            [many] все { $tricks } взяток
           *[other] все { $tricks } взятки
        } в одиночку и без козыря.
       *[no] { $seat } заявляет «Американер»: { $tricks ->
            [one] { $tricks } взятка
            [few] все { $tricks } взятки
            [many] все { $tricks } взяток
           *[other] все { $tricks } взятки
        } в одиночку и без козыря.
    }
event-pass =
    { $seatYou ->
        [yes] Вы пасуете.
       *[no] { $seat } пасует.
    }
event-auction-won =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Вы выигрываете торговлю: «Американер».
           *[no] { $seat } выигрывает торговлю: «Американер».
        }
       *[no] { $seatYou ->
            [yes] Вы выигрываете торговлю: заявка { $bid }.
           *[no] { $seat } выигрывает торговлю: заявка { $bid }.
        }
    }
event-all-pass = Все спасовали: ничего не записывают, тот же игрок сдаёт ещё раз.
event-kitty =
    { $seatYou ->
        [yes] Вы берёте прикуп, не показывая его.
       *[no] { $seat } берёт прикуп, не показывая его.
    }
event-discard =
    { $seatYou ->
        [yes] Вы сносите { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        } рубашкой вверх.
       *[no] { $seat } сносит { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        } рубашкой вверх.
    }
event-lead-call =
    { $seatYou ->
        [yes] Вы ходите с { $leadLead } и вызываете { $calledCall }.
       *[no] { $seat } ходит с { $leadLead } и вызывает { $calledCall }.
    }
event-trump = Козырь — { $suit }.
event-no-call =
    { $seatYou ->
        [yes] Вызвать вам нечего: ничего не записывают, тот же игрок сдаёт ещё раз.
       *[no] { $seat } не находит, что вызвать: ничего не записывают, тот же игрок сдаёт ещё раз.
    }
event-lead =
    { $seatYou ->
        [yes] Вы ходите с { $cardLead }.
       *[no] { $seat } ходит с { $cardLead }.
    }
event-play =
    { $seatYou ->
        [yes] Вы кладёте { $cardObj }.
       *[no] { $seat } кладёт { $cardObj }.
    }
event-called =
    { $seatYou ->
        [yes] Вы кладёте вызванную карту — { $cardObj } — и становитесь партнёром.
       *[no] { $seat } кладёт вызванную карту — { $cardObj } — и становится партнёром.
    }
event-ruff =
    { $seatYou ->
        [yes] Вы бьёте козырем: { $card }.
       *[no] { $seat } бьёт козырем: { $card }.
    }
event-throw =
    { $seatYou ->
        [yes] Вы сбрасываете { $cardObj }.
       *[no] { $seat } сбрасывает { $cardObj }.
    }
event-trick-won =
    { $seatYou ->
        [yes] Вы берёте { $trick }-ю взятку { $cardWith }.
       *[no] { $seat } берёт { $trick }-ю взятку { $cardWith }.
    }
event-made =
    Контракт выполнен: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    } при заявке { $bid }.
event-lost =
    Контракт не выполнен: не хватило { $short ->
        [one] { $short } взятки
        [few] { $short } взяток
        [many] { $short } взяток
       *[other] { $short } взятки
    }.
event-amerikaner-made = «Американер» выполнен: { $signed }.
event-amerikaner-lost = «Американер» не выполнен: { $signed }.
event-score =
    { $seatYou ->
        [yes] Вы записываете { $signed }.
       *[no] { $seat } записывает { $signed }.
    }

## Why an action is refused

reason-deal-over = Эта раздача закончена.
reason-not-your-turn =
    { $seatYou ->
        [yes] Сейчас не ваша очередь.
       *[no] { $seat } ждёт своей очереди.
    }
reason-auction-running = Торговля ещё идёт: сначала заявка или пас.
reason-auction-over = Торговля закончена: заявок больше не делают.
reason-discard-first =
    { $needed ->
        [one] Сначала нужно снести { $needed } карту.
        [few] Сначала нужно снести { $needed } карты.
        [many] Сначала нужно снести { $needed } карт.
       *[other] Сначала нужно снести { $needed } карты.
    }
reason-open-first = Сначала разыгрывающий делает первый ход, остальное потом.
reason-play-running = Идёт розыгрыш: сносить и вызывать уже поздно.
reason-already-passed =
    { $seatYou ->
        [yes] Вы спасовали и в этой раздаче больше не торгуетесь.
       *[no] { $seat } больше не торгуется: пас действует до конца раздачи.
    }
reason-own-bid =
    { $seatYou ->
        [yes] Высшая заявка и так ваша: свою заявку не повышают.
       *[no] { $seat } уже держит высшую заявку: свою заявку не повышают.
    }
reason-below-lowest = Наименьшая заявка — { $lowest }.
reason-not-higher = Заявка должна быть больше { $highest }.
reason-above-highest = Взяток всего { $highest }: выше { $highest } — только «Американер».
reason-over-amerikaner = Выше «Американера» заявок нет: торговля окончена.
reason-discard-count =
    { $needed ->
        [one] Снести нужно ровно { $needed } карту, а выбрано { $count }.
        [few] Снести нужно ровно { $needed } карты, а выбрано { $count }.
        [many] Снести нужно ровно { $needed } карт, а выбрано { $count }.
       *[other] Снести нужно ровно { $needed } карты, а выбрано { $count }.
    }
reason-discard-repeated = Одну и ту же карту дважды не сносят: { $cards }.
reason-discard-not-held = Сносят только свои карты. На руках нет: { $cards }.
reason-not-in-hand =
    { $seatYou ->
        [yes] У вас нет { $cardLead }.
       *[no] { $seat }: на руках нет { $cardLead }.
    }
reason-already-played =
    { $seatYou ->
        [yes] Вы уже сыграли { $cardObj }.
       *[no] { $seat }: эта карта уже сыграна — { $card }.
    }
reason-no-card-to-call = Ни у кого из остальных нет { $suitNone }: при таком ходе вызвать нечего.
warning-leaves-no-call = После такого сноса вызвать будет нечего, и раздачу придётся пересдать. Нажмите ещё раз, чтобы всё равно снести эти карты.
reason-call-missing = Вместе с этим ходом нужно вызвать карту.
reason-call-at-amerikaner = На «Американере» карту не вызывают: разыгрывающий играет в одиночку.
reason-call-own = Свою карту вызвать нельзя: { $card }.
reason-call-discarded = Карту из сноса вызвать нельзя: { $card }.
reason-call-other-suit = Вызвать можно только карту той масти, с которой ходят: { $suit }.
reason-must-follow =
    { $seatYou ->
        [yes] У вас на руках { $cards }: нужно ответить в масть.
       *[no] { $seat }: на руках { $cards }, нужно ответить в масть.
    }
reason-must-play-called =
    { $seatYou ->
        [yes] Вызванная карта у вас, её нужно положить сейчас: { $card }.
       *[no] { $seat } держит вызванную карту, её нужно положить сейчас: { $card }.
    }
not-allowed = Нельзя.
allowed = Можно.
rule-link = Правило: { $clause }

## What can be wrong with a link, a record or a question to the engine

error-link-damaged = Ссылка повреждена. Показано начало раздачи.
error-link-newer = Ссылка создана в более новой версии сайта. Показано начало раздачи.
error-unknown-step = Такого шага, как в ссылке, в этой раздаче нет. Показано начало раздачи.
error-unknown-line = Такого розыгрыша, как в ссылке, у этой раздачи нет. Показано начало раздачи.
error-other = Что-то пошло не так ({ $code }). Сам пример по-прежнему работает.

## Clause names (link texts)

clause-deal-pack = колода
clause-deal-rank = старшинство карт
clause-deal-dealer = кто сдаёт
clause-deal-cut = тасовать и снимать
clause-deal-twelve = по двенадцать карт
clause-deal-kitty = четыре карты прикупа
clause-deal-hidden = карты закрыты, всё по часовой стрелке
clause-deal-misdeal = ошибка при сдаче
clause-bid-first = кто говорит первым
clause-bid-number = что такое заявка
clause-bid-minimum = наименьшая заявка — шесть
clause-bid-higher = каждая заявка выше
clause-bid-twelve = заявка двенадцать
clause-bid-amerikaner = заявка «Американер»
clause-bid-pass-final = пас окончателен
clause-bid-end = конец торговли
clause-bid-all-pass = все спасовали
clause-kitty-take = взять прикуп
clause-kitty-discard = снести четыре карты
clause-kitty-out = снос вне игры
clause-lead-bidder = первый ход
clause-lead-trump = первый ход назначает козырь
clause-call-card = вызвать карту
clause-call-live = только карта, которая в игре
clause-call-none = вызвать нечего
clause-call-owner = вызванную карту кладут
clause-call-silent = партнёр молчит
clause-play-follow = отвечать в масть
clause-play-free = если масти нет
clause-play-trump-lead = ход с козыря
clause-play-winner = кто берёт взятку
clause-play-next = кто ходит дальше
clause-play-all = все двенадцать взяток
clause-play-alone = один против троих
clause-play-revoke = фальшренонс
clause-score-made = контракт выполнен
clause-score-lost = контракт не выполнен
clause-score-over = лишние взятки
clause-score-defender = взятки защитников
clause-score-amerikaner = очки за «Американер»
clause-score-running = общий счёт
clause-end-52 = конец партии: 52 очка
clause-end-not-always = когда 52 ещё не конец
clause-end-shared = общая победа

## The stepper

stepper-region = Пример раздачи по шагам
stepper-first = К началу
stepper-previous = Назад
stepper-next = Дальше
stepper-last = К концу
stepper-play = Пуск
stepper-pause = Пауза
stepper-speed = Скорость
stepper-speed-slow = медленно
stepper-speed-normal = обычно
stepper-speed-fast = быстро
stepper-progress = Шаг { $n } из { $last }
stepper-keys = Клавиши: ← → — на шаг, Home и End — к началу и к концу, пробел — пуск и пауза. На картах: ↑ ↓ — к соседней карте, S H D C — масть, A K Q J T и цифры — старшинство, M — что можно положить, W — почему нельзя.
stepper-steps = Все шаги
stepper-auction = Торговля
stepper-lines = Розыгрыш
stepper-turning-point = На этой карте розыгрыши расходятся.
stepper-explanation = Пояснение
stepper-off-record = Вы отошли от готового примера и играете дальше за всех четверых.
stepper-back = Вернуться к примеру
stepper-undo = Взять ход назад
stepper-copy-link = Скопировать ссылку
stepper-link-copied = Ссылка скопирована
stepper-copy-failed = Скопировать ссылку не удалось. Она есть в адресной строке.
stepper-settings = Настройки
stepper-settings-not-kept = Этот браузер настройки не сохраняет: они действуют, пока вы не уйдёте со страницы.
stepper-sit = Сесть на это место
stepper-sit-none = Показать карты всех
stepper-seats = Чьи карты показать
stepper-letters = Буквы на картах
stepper-letters-standard = A K Q J
stepper-letters-local = Т К Д В
stepper-four-colours = Масти четырёх цветов
stepper-words = Карты словами
stepper-redeal = Пересдача. Сдаёт тот же игрок.
stepper-try-call = Попробуйте другую заявку
stepper-try-discard =
    { $count ->
        [0] Снос готов.
        [one] Выберите для сноса ещё { $count } карту.
        [few] Выберите для сноса ещё { $count } карты.
        [many] Выберите для сноса ещё { $count } карт.
       *[other] Выберите для сноса ещё { $count } карты.
    }
stepper-discard-button = Снести эти карты
stepper-try-lead = Нажмите на карту, с которой пойти, потом на карту, которую вызвать.
stepper-choose-called = Первый ход — с { $cardLead }. Какую карту вызвать?
stepper-try-card = Нажмите на любую карту того, чья сейчас очередь.
stepper-pass = Пас
stepper-amerikaner = Американер
no-javascript = Для примера по шагам нужен JavaScript. Та же раздача описана ниже текстом.
line-parts = Шаги с 1 по { $n } те же. Дальше розыгрыши расходятся:
example-summary = Пример: { $title }
example-summary-line = Пример: { $title }. { $line }
sheet-player = Игрок
sheet-before = До раздачи
sheet-deal = За раздачу
sheet-after = Общий счёт
sheet-won =
    { $winnerYou ->
        [yes] Вы выигрываете партию: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
       *[no] { $winner } выигрывает партию: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    }
sheet-shared = Общая победа: { $players }.
sheet-goes-on = { $target ->
        [one] Пока ни у кого нет { $target } очка: следующая раздача.
       *[other] Пока ни у кого нет { $target } очков: следующая раздача.
    }
scroll-hint = Прокрутите вбок: справа есть продолжение.

## The facts line and the table

fact-contract = Контракт
fact-trump = Козырь
fact-no-trump = без козыря
fact-called = Вызвана
fact-tricks = Взятки
fact-scores = Запись
fact-none = пока нет
fact-highest = Высшая заявка
fact-side = { $taken } из { $needed }
fact-side-both = { $a } и { $b }
fact-kitty = Прикуп
fact-discards = Снос
trick-number = взятка { $n }
trick-place = Ещё без карты: { $seat }
trick-list = Взятка { $n }: { $cards }
trick-empty = Ни одной карты ещё не сыграно.
card-back = Карта рубашкой вверх
card-allowed = { $card }, можно положить
card-not-allowed = { $card }, положить нельзя
card-proof = вот почему
allowed-cards = Можно положить: { $cards }
tricks-needed =
    { $count ->
        [0] Заявка уже выполнена.
        [one] Нужна ещё { $count } взятка.
        [few] Нужны ещё { $count } взятки.
        [many] Нужно ещё { $count } взяток.
       *[other] Нужно ещё { $count } взятки.
    }
tricks-short = Заявку уже не выполнить.
diagram-label = Расклад: карты четырёх игроков и прикуп
north = Север
east = Восток
south = Юг
west = Запад

## The rules engine

engine-loading = Загружается движок правил… { $percent } %
engine-size = В первый раз загрузится около { $mb } МБ.
engine-failed = Движок правил не запустился. Готовый пример по-прежнему работает.
engine-file-missing = Не удалось загрузить файл { $file }.
engine-file-broken = Файл { $file } повреждён.
engine-unsupported = Этот браузер для него слишком старый.
engine-boot = Движок загрузился, но не запустился.
engine-timeout = Ответа пришлось ждать слишком долго.
engine-died = Движок остановился, не закончив ответа.
engine-fault = Ответить на это он не смог.
engine-retry = Повторить

## The site

language-name = Русский
# Other language tags whose readers are led to this folder, besides the folder’s own name.
language-aliases = ru
site-name = Американер
site-short-name = Американер
site-description = Правила американера, норвежской игры на взятки, и раздача по шагам: попробуйте любую карту и узнайте, можно ли её положить и почему.
site-footer = Тексты: CC BY 4.0 · код: MIT · версия { $version } ({ $date })
# Section titles in the navigation.
nav-hands = Примеры раздач
nav-more = Ещё
permalink-here = Ссылка на этот раздел
permalink-clause = Ссылка на правило: { $clause }
# Under the meaning of a word, shown beside it.
glossary-open = Открыть словарик
sheet-pdf = PDF для печати: одна страница A4
palette-to-dark = Включить тёмную тему
palette-to-light = Включить светлую тему
menu-open = Меню
not-found-title = Такой страницы нет
not-found-text = Возможно, в адресе опечатка или страница переехала.
not-found-home = На главную страницу
offline-title = Нет сети
offline-text = Эта страница не сохранена на вашем устройстве. Если вы уже читали сайт на каком-то языке, страницы на этом языке открываются и без сети.
# Pairs written=typed: what a reader may type instead of a letter of this language.
search-letters = ё=е

## The theme (theme-a-b stands for the theme’s own string a.b)

# html lang, and the theme’s shipped file that gives what is not listed here.
theme-language = ru
theme-base = ru
theme-action-skip = Перейти к содержимому
theme-clipboard-copy = Скопировать в буфер обмена
theme-clipboard-copied = Скопировано в буфер обмена
theme-footer = Предыдущая и следующая страница
theme-footer-previous = Назад
theme-footer-next = Вперёд
theme-header = Шапка сайта
theme-nav = Навигация
theme-search = Поиск
theme-search-placeholder = Поиск
theme-search-reset = Очистить
theme-search-share = Поделиться
theme-search-result-initializer = Поиск запускается
theme-search-result-placeholder = Введите слово для поиска
theme-search-result-none = Ничего не найдено
theme-search-result-one = Найдено: 1
theme-search-result-other = Найдено: #
theme-search-result-more-one = Ещё 1 на этой странице
theme-search-result-more-other = Ещё # на этой странице
theme-search-result-term-missing = Нет слова
theme-select-language = Выбрать язык
theme-select-version = Выбрать версию
theme-tabs = Вкладки
theme-toc = На этой странице
theme-top = Наверх
