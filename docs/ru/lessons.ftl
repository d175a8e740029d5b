# Строки уроков, тренировки и листов с упражнениями, русский.
# Как и в ui.ftl и house.ftl: имя игрока всегда в именительном падеже, $seatYou равно "yes" у читателя.
# Ещё здесь: $better в тех же падежах, что и $card, $players (имена), $answer (словами или знаками),
# а в why-… также $total и $best (общий счёт, ниже нуля со знаком минус).
# В других строках $n, $total, $count, $done, $right и $review — просто числа.

## Questions

task-playable =
    { $seatYou ->
        [yes] Какие карты вам можно положить? Выберите все.
       *[no] Какие карты может положить { $seat }? Выберите все.
    }
task-play =
    { $seatYou ->
        [yes] Ваша очередь: положите карту.
       *[no] Какую карту может положить { $seat }? Выберите одну.
    }
task-play-win =
    { $seatYou ->
        [yes] Ваша очередь: положите карту, которая возьмёт взятку.
       *[no] Какой картой может взять взятку { $seat }? Выберите одну.
    }
task-winner = Кто берёт эту взятку и ходит в следующую?
task-count =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Вы разыгрывающий, ваш партнёр — { $partner }. Сколько у вас двоих взяток?
           *[no] { $partnerYou ->
                [yes] Разыгрывает { $declarer }, партнёр — вы. Сколько у вас двоих взяток?
               *[no] Разыгрывает { $declarer }, партнёр — { $partner }. Сколько у них двоих взяток?
            }
        }
       *[no] { $declarerYou ->
            [yes] Вы разыгрывающий. Сколько у вас взяток?
           *[no] Разыгрывает { $declarer }. Сколько взяток у разыгрывающего?
        }
    }
task-speaker = Кто сейчас должен заявить или спасовать? Или торговля уже окончена?
task-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Можно ли вам сейчас заявить «Американер»?
           *[no] Может ли { $seat } сейчас заявить «Американер»?
        }
       *[no] { $seatYou ->
            [yes] Можно ли вам сейчас заявить { $bid }?
           *[no] Может ли { $seat } сейчас заявить { $bid }?
        }
    }
task-may-pass =
    { $seatYou ->
        [yes] Можно ли вам сейчас спасовать?
       *[no] Может ли { $seat } сейчас спасовать?
    }
task-callable =
    { $seatYou ->
        [yes] Вы ходите с { $cardLead }. Какие из этих карт можно вызвать? Выберите все.
       *[no] { $seat } ходит с { $cardLead }. Какие из этих карт можно вызвать? Выберите все.
    }
task-partner =
    { $seatYou ->
        [yes] Вы ходите с { $leadLead } и вызываете { $calledCall }. Кто станет вашим партнёром?
       *[no] { $seat } ходит с { $leadLead } и вызывает { $calledCall }. Кто станет партнёром?
    }
task-discard =
    { $seatYou ->
        [yes] Снесите { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }, но так, чтобы потом было что вызвать.
       *[no] Разыгрывает { $seat }. Снесите { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }, но так, чтобы потом было что вызвать.
    }
task-made =
    { $bidAmerikaner ->
        [yes] { $declarerYou ->
            [yes] Ваша заявка — «Американер». Контракт выполнен?
           *[no] { $declarer } разыгрывает «Американер». Контракт выполнен?
        }
       *[no] { $declarerYou ->
            [yes] Ваша заявка — { $bid }. Контракт выполнен?
           *[no] { $declarer } разыгрывает заявку { $bid }. Контракт выполнен?
        }
    }
task-points =
    { $seatYou ->
        [yes] Сколько очков вы записываете за эту раздачу?
       *[no] Сколько очков записывает за эту раздачу { $seat }?
    }
task-end = Раздача сыграна. Кто выиграл партию, или она продолжается?

## Why an answer is right or wrong

why-follow =
    { $seatYou ->
        [yes] Масть хода — { $suit }, и у вас { $cards }: { $cardsCount ->
            [1] можно положить только эту карту.
           *[other] нужно положить одну из этих карт.
        }
       *[no] Масть хода — { $suit }, и { $seat } держит { $cards }: { $cardsCount ->
            [1] можно положить только эту карту.
           *[other] нужно положить одну из этих карт.
        }
    }
why-void =
    { $seatYou ->
        [yes] У вас нет { $suitNone }, поэтому можно положить любую карту.
       *[no] { $seat }: на руках нет { $suitNone }, можно положить любую карту.
    }
why-lead =
    { $seatYou ->
        [yes] Ход ваш, и пойти можно с любой карты.
       *[no] Ходит { $seat }, и пойти можно с любой карты.
    }
why-called =
    { $seatYou ->
        [yes] Вызванная карта у вас, и её нужно положить в первую взятку: { $card }.
       *[no] { $seat } держит вызванную карту, и её нужно положить в первую взятку: { $card }.
    }
# Карты, которые тоже были бы верны.
why-left-out = Не выбрано, но можно: { $cards }.
why-played =
    { $seatYou ->
        [yes] Положить { $cardObj } можно.
       *[no] { $seat } может положить { $cardObj }.
    }
why-trick-won =
    { $seatYou ->
        [yes] Вы берёте взятку { $cardWith }.
       *[no] { $seat } берёт взятку { $cardWith }.
    }
why-trick-lost =
    { $seatYou ->
        [yes] Но взятку берёте вы, { $cardWith }.
       *[no] Но взятку берёт { $seat }, { $cardWith }.
    }
why-highest =
    { $seatYou ->
        [yes] Вы берёте взятку { $cardWith }, старшей картой в масти хода, и ходите в следующую.
       *[no] { $seat } берёт взятку { $cardWith }, старшей картой в масти хода, и ходит в следующую.
    }
why-highest-trump =
    { $seatYou ->
        [yes] Вы берёте взятку { $cardWith }, старшим козырем на столе, и ходите в следующую.
       *[no] { $seat } берёт взятку { $cardWith }, старшим козырем на столе, и ходит в следующую.
    }
why-lower = Взятку { $cardWith } не взять: { $better } старше.
why-off-suit = Взятку { $cardWith } не взять: это не масть хода ({ $suit }) и не козырь.
why-off-suit-plain = Взятку { $cardWith } не взять: это не масть хода ({ $suit }).
why-trumped = Взятку { $cardWith } не взять: её берёт козырь, { $better }.
why-two =
    { $seatYou ->
        [yes] Вы берёте взятку { $cardWith }: за этим столом двойка, с которой пошли, берёт всегда.
       *[no] { $seat } берёт взятку { $cardWith }: за этим столом двойка, с которой пошли, берёт всегда.
    }
why-beaten-by-two = Взятку { $cardWith } не взять: пошли с { $betterLead }, а за этим столом двойка, с которой пошли, берёт всегда.
why-joker = Взятку { $cardWith } не взять: здесь он младше любой карты.
# И $card бывает джокером: два джокера в одной взятке.
why-beaten-by-joker = Взятку берёт { $better }, а если джокеров на столе несколько, то первый из них.
why-highest-joker =
    { $seatYou ->
        [yes] Вы берёте взятку { $cardWith } и ходите в следующую.
       *[no] { $seat } берёт взятку { $cardWith } и ходит в следующую.
    }
why-side-has =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Вы и { $partner } вместе взяли { $tricks ->
                [one] { $tricks } взятку
                [few] { $tricks } взятки
                [many] { $tricks } взяток
               *[other] { $tricks } взятки
            }.
           *[no] { $partnerYou ->
                [yes] { $declarer } и вы вместе взяли { $tricks ->
                    [one] { $tricks } взятку
                    [few] { $tricks } взятки
                    [many] { $tricks } взяток
                   *[other] { $tricks } взятки
                }.
               *[no] { $declarer } и { $partner } вместе взяли { $tricks ->
                    [one] { $tricks } взятку
                    [few] { $tricks } взятки
                    [many] { $tricks } взяток
                   *[other] { $tricks } взятки
                }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Вы взяли { $tricks ->
                [one] { $tricks } взятку
                [few] { $tricks } взятки
                [many] { $tricks } взяток
               *[other] { $tricks } взятки
            }.
           *[no] Разыгрывает { $declarer }, взяток у разыгрывающего { $tricks }.
        }
    }
why-speaks =
    { $seatYou ->
        [yes] Сейчас говорите вы: заявка или пас.
       *[no] Сейчас говорит { $seat }: заявка или пас.
    }
why-over =
    { $seatYou ->
        [yes] Торговля окончена: остальные спасовали, разыгрываете вы.
       *[no] Торговля окончена: остальные спасовали, разыгрывает { $seat }.
    }
why-all-passed = Торговля окончена: спасовали все, и разыгрывающего нет.
why-still-on =
    { $seatYou ->
        [yes] Торговля не окончена: сейчас говорите вы.
       *[no] Торговля не окончена: сейчас говорит { $seat }.
    }
why-may-bid =
    { $bidAmerikaner ->
        [yes] { $seatYou ->
            [yes] Заявить «Американер» можно: очередь ваша, а эта заявка выше любого числа.
           *[no] { $seat } может заявить «Американер»: очередь подошла, а эта заявка выше любого числа.
        }
       *[no] { $seatYou ->
            [yes] Заявить { $bid } можно: очередь ваша, и заявка достаточно высокая.
           *[no] { $seat } может заявить { $bid }: очередь подошла, и заявка достаточно высокая.
        }
    }
why-may-pass =
    { $seatYou ->
        [yes] Спасовать можно: очередь ваша, а заявлять никого не заставляют.
       *[no] { $seat } может спасовать: очередь подошла, а заявлять никого не заставляют.
    }
why-may-call =
    { $cardsCount ->
        [0] Из этих карт вызвать нельзя ни одну.
        [1] Вызвать можно { $cards }: масть та же, что у хода, и карта на руках у кого-то другого.
       *[other] Вызвать можно { $cards }: масть та же, что у хода, и карты на руках у других.
    }
why-holds =
    { $seatYou ->
        [yes] Вы держите { $cardObj } и становитесь партнёром.
       *[no] { $seat } держит { $cardObj } и становится партнёром.
    }
why-not-holder =
    { $seatYou ->
        [yes] У вас нет { $cardLead }.
       *[no] { $seat }: на руках нет { $cardLead }.
    }
why-own =
    { $seatYou ->
        [yes] Вы разыгрываете, а вызывают только чужую карту.
       *[no] { $seat } разыгрывает, а вызывают только чужую карту.
    }
why-call-remains = Вызвать есть что.
why-no-call = Но вызвать теперь нечего: в мастях, которые остались, у других нет ни одной карты. Раздачу пришлось бы пересдать.
why-made =
    Сторона разыгрывающего взяла { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    } при заявке { $bid }: контракт выполнен.
why-failed =
    Сторона разыгрывающего взяла { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    } при заявке { $bid }: не хватило { $short ->
        [one] { $short } взятки
        [few] { $short } взяток
        [many] { $short } взяток
       *[other] { $short } взятки
    }, контракт не выполнен.
why-amerikaner-made = Разыгрывающий взял все взятки: «Американер» выполнен.
why-amerikaner-failed =
    Разыгрывающий взял { $tricks ->
        [0] 0 взяток
        [one] только { $tricks } взятку
        [few] только { $tricks } взятки
        [many] только { $tricks } взяток
       *[other] только { $tricks } взятки
    }, а нужны все: «Американер» не выполнен.
why-points-side =
    { $seatYou ->
        [yes] Контракт выполнен, и при заявке { $bid } вы записываете { $signed }.
       *[no] Контракт выполнен, и при заявке { $bid } { $seat } записывает { $signed }.
    }
why-points-side-lost =
    { $seatYou ->
        [yes] Контракт не выполнен, и при заявке { $bid } вы записываете { $signed }.
       *[no] Контракт не выполнен, и при заявке { $bid } { $seat } записывает { $signed }.
    }
why-points-not-tricks = Это число взяток. Разыгрывающий и партнёр записывают не взятки, а заявку { $bid }: { $signed }.
why-points-sign = Число верное, а знак нет: { $signed }.
why-points-defender =
    { $seatYou ->
        [yes] Вы защитник и записываете по очку за каждую свою взятку: { $signed }.
       *[no] { $seat } — защитник и записывает по очку за каждую свою взятку: { $signed }.
    }
why-points-nothing = «Американер» выполнен, и записывает только разыгрывающий. У остальных 0.
why-points-amerikaner = За «Американер» разыгрывающий записывает +{ $points }, если он выполнен, и −{ $points }, если нет. Здесь это { $signed }.
why-points-pass-round =
    { $seatYou ->
        [yes] Это распасы, и за каждую свою взятку вы записываете −1: { $signed }.
       *[no] Это распасы, и за каждую свою взятку { $seat } записывает −1: { $signed }.
    }
why-goes-on =
    { $target ->
        [one] Ни у кого ещё нет { $target } очка: партия продолжается.
       *[other] Ни у кого ещё нет { $target } очков: партия продолжается.
    }
why-won =
    { $winnerYou ->
        [yes] Партия окончена, победили вы. Наибольший счёт — { $total }.
       *[no] Партия окончена, победитель — { $winner }. Наибольший счёт — { $total }.
    }
why-shared = Партия окончена. Наибольший счёт не у одного, и победа общая: { $players }.
why-not-highest =
    { $seatYou ->
        [yes] Ваш счёт — { $total }, а наибольший — { $best }.
       *[no] { $seat }: счёт { $total }, а наибольший — { $best }.
    }
why-not-over =
    { $target ->
        [one] Партия не окончена: ни у кого ещё нет { $target } очка.
       *[other] Партия не окончена: ни у кого ещё нет { $target } очков.
    }
why-is-over =
    { $winnerYou ->
        [yes] Партия окончена: очков у вас достаточно, и выше счёта нет ни у кого.
       *[no] Партия окончена: { $winner } набирает достаточно очков, и выше счёта нет ни у кого.
    }
why-left-out-winner =
    { $seatYou ->
        [yes] У вас столько же очков, и победа общая.
       *[no] Столько же очков набирает { $seat }, и победа общая.
    }

## Hints

# Дальше идёт название правила, это ссылка.
hint-rule = Здесь решает правило:
hint-led = Масть хода — { $suit }.
hint-void = Масти хода на руках нет.
hint-count =
    { $count ->
        [0] Верных карт здесь нет.
       *[other] Верных карт: { $count }.
    }
hint-trump =
    Козырь — { $suit }. { $count ->
        [0] На столе его нет.
        [one] На столе { $count } козырь.
        [few] На столе { $count } козыря.
        [many] На столе { $count } козырей.
       *[other] На столе { $count } козыря.
    }
hint-trick = Сначала найдите масть хода, потом посмотрите, нет ли козыря.
hint-trick-plain = Найдите масть хода: берёт старшая карта этой масти.
hint-order = Очередь идёт по часовой стрелке, спасовавших пропускают.
hint-highest =
    { $bidAmerikaner ->
        [yes] Высшая заявка пока — «Американер».
       *[no] Высшая заявка пока — { $bid }.
    }
hint-own = Карты с рук разыгрывающего и снесённые карты вызвать нельзя.
hint-search = Найдите, кто держит { $cardObj }.
hint-keep = Оставьте карту той масти, которая есть и у других.
hint-bid =
    { $bidAmerikaner ->
        [yes] Заявка — «Американер»: все взятки, в одиночку.
       *[no] Заявка — { $bid }.
    }
hint-tricks =
    { $tricks ->
        [0] Сторона разыгрывающего не взяла ни одной взятки.
        [one] Сторона разыгрывающего взяла { $tricks } взятку.
        [few] Сторона разыгрывающего взяла { $tricks } взятки.
        [many] Сторона разыгрывающего взяла { $tricks } взяток.
       *[other] Сторона разыгрывающего взяла { $tricks } взятки.
    }
hint-side =
    { $partnerKnown ->
        [yes] { $declarerYou ->
            [yes] Сложите свои взятки и взятки партнёра. Партнёр — { $partner }.
           *[no] { $partnerYou ->
                [yes] Сложите взятки разыгрывающего и свои. Разыгрывает { $declarer }.
               *[no] Сложите взятки двоих игроков: это { $declarer } и { $partner }.
            }
        }
       *[no] { $declarerYou ->
            [yes] Партнёра у вас нет: в счёт идут только ваши взятки.
           *[no] Партнёра нет: в счёт идут только взятки разыгрывающего. Это { $declarer }.
        }
    }
hint-own-tricks =
    { $seatYou ->
        [yes] Вы защитник: считайте только свои взятки.
       *[no] { $seat } — защитник и считает только свои взятки.
    }
hint-sum = Прибавьте запись за эту раздачу к прежнему общему счёту.
hint-target = Партия окончена, когда после целой раздачи у кого-нибудь { $target } или больше.
hint-answer = Ответ: { $answer }.

## Kinds and levels

kind-mix = Всё вперемешку
kind-playable = Что можно положить
kind-play = Какую карту положить
kind-winner = Кто берёт взятку
kind-count = Счёт взяток
kind-speaker = Чьё слово в торговле
kind-may-bid = Можно ли так заявить
kind-callable = Что можно вызвать
kind-partner = Кто станет партнёром
kind-discard = Снос
kind-made = Выполнен ли контракт
kind-points = Запись очков
kind-end = Окончена ли партия
level-1 = лёгкий
level-2 = средний
level-3 = трудный

## Tasks

task-number = Упражнение { $n } из { $total }
task-number-only = Упражнение
task-done = сделано
task-check = Проверить
task-choose-first = Сначала выберите ответ.
task-choose-cards =
    { $count ->
        [0] Карты выбраны.
        [one] Выберите ещё { $count } карту.
        [few] Выберите ещё { $count } карты.
        [many] Выберите ещё { $count } карт.
       *[other] Выберите ещё { $count } карты.
    }
task-choose-fewer =
    { $count ->
        [one] Это на { $count } карту больше, чем нужно.
        [few] Это на { $count } карты больше, чем нужно.
        [many] Это на { $count } карт больше, чем нужно.
       *[other] Это на { $count } карты больше, чем нужно.
    }
# Вариант ответа; .answer — то же внутри предложения.
task-yes = Да
    .answer = да
task-no = Нет
    .answer = нет
task-nobody = Никто: торговля окончена
    .answer = никто
task-goes-on = Партия продолжается
    .answer = партия продолжается
task-no-card = ни одной карты
task-your-answer = Ваш ответ: { $answer }.
verdict-right = Верно.
verdict-wrong = Неверно.
verdict-refused = Так нельзя.
# По правилам можно, но взятка, скажем, не взята.
verdict-allowed = Так можно, но задание другое.
# Дальше то, к чему привели карта или снос.
verdict-led = Вот что вышло:
task-hint = Подсказка { $n } из { $total }
task-hints-over = Больше подсказок нет
# Рядом с игроками за столом.
task-clockwise = Очередь идёт по часовой стрелке.
task-trick = На столе: { $cards }
task-trick-none = Карт на столе нет.
# Название карты, с которой пошли, среди сведений о раздаче.
task-lead = Ход
task-options = Карты на выбор
task-keys = Клавиши: стрелки — к соседней карте, S H D C — масть, A K Q J T и цифры — старшинство, пробел — выбрать.
task-next = Следующее упражнение
task-progress = Сделано упражнений: { $done } из { $total }
task-progress-all = Сделаны все упражнения: { $total }
task-practice = Это упражнение ещё встретится на странице «Тренировка».
task-engine-failed = Проверить ответ нельзя: движок правил не запустился. Верный ответ записан ниже.
task-no-script = Чтобы отвечать, нужен JavaScript. Без него ответ можно открыть здесь.
task-solution = Ответ
task-calls = Заявки и пасы: { $calls }

## Progress and what was missed

progress-damaged = Данные о ваших уроках на этом устройстве повреждены. Они отложены, и вы начинаете заново.
progress-newer = Данные о ваших уроках на этом устройстве — от более новой версии сайта. Они отложены, и вы начинаете заново.
progress-not-kept = Этот браузер ничего не сохраняет: сделанное помнится, пока вы не уйдёте со страницы.
review-title = Повторить то, что не вышло
review-none = Повторять нечего. Упражнение, которое не вышло, появится здесь: сначала через день, потом всё реже и реже.
review-due =
    { $count ->
        [0] На сегодня ничего нет.
        [one] На сегодня есть { $count } упражнение.
        [few] На сегодня есть { $count } упражнения.
        [many] На сегодня есть { $count } упражнений.
       *[other] На сегодня есть { $count } упражнения.
    }
# $date: «3 декабря».
review-later =
    { $count ->
        [1] Ещё { $count } упражнение будет { $date }.
        [one] Ещё { $count } упражнение позже, первое { $date }.
        [few] Ещё { $count } упражнения позже, первое { $date }.
        [many] Ещё { $count } упражнений позже, первое { $date }.
       *[other] Ещё { $count } упражнения позже, первое { $date }.
    }
review-start = Повторить
review-lesson = Из урока «{ $lesson }»
review-gone = Упражнение, которого на сайте больше нет
review-forget = Убрать из списка
review-over = На сегодня всё
progress-title = Перенести на другое устройство
progress-about = Что вы сделали и что не вышло, хранится только на этом устройстве. В файле это можно перенести на другое.
progress-export = Сохранить в файл
progress-import = Взять из файла
progress-taken = Теперь здесь сделанных упражнений: { $done }, для повторения: { $review }.
progress-file-damaged = Файл повреждён или он не с этого сайта. Ничего не изменилось.
progress-file-newer = Файл — от более новой версии сайта. Ничего не изменилось.

## Practice

practice-choose = Выберите упражнения
practice-kind = Вид упражнений
practice-level = Уровень
practice-number = Сколько
practice-number-endless = без конца
practice-seed = Номер набора
practice-seed-help = Один и тот же номер даёт одни и те же упражнения на любом устройстве.
practice-new-seed = Другой номер
practice-rules = Правила
practice-rules-base = основная игра
practice-rules-kept = наш стол
practice-rules-link = стол из ссылки
practice-table-link = Задать правила своего стола
practice-start = Начать
practice-next = Следующее упражнение
practice-skip = Пропустить упражнение
practice-finish = Закончить
# $total — 0, если упражнения без конца.
practice-place =
    { $total ->
        [0] Упражнение { $n }
       *[other] Упражнение { $n } из { $total }
    }
practice-score = Верно с первого раза: { $right } из { $done }
practice-over = Это было последнее упражнение
practice-again = Те же упражнения ещё раз
practice-new = Новые упражнения
practice-change = Выбрать другие упражнения
practice-copy = Скопировать ссылку на эти упражнения
practice-copied = Ссылка скопирована
practice-copy-failed = Скопировать ссылку не удалось. Она есть в адресной строке.
practice-failed = Движок правил не запустился, и составить упражнение нельзя.
practice-drawing = Составляется упражнение…
practice-impossible = По правилам этого стола упражнений вида «{ $kind }» не бывает.
practice-impossible-mix = Вид «{ $kind }» пропущен: по правилам этого стола таких упражнений не бывает.
practice-found-problem =
    { $count ->
        [1] Кое-что из этой ссылки взять нельзя:
       *[other] Не всё из этой ссылки можно взять:
    }
practice-bad-kind = Вида упражнений «{ $value }» нет.
practice-bad-level = Уровня «{ $value }» нет: уровни идут от { $lowest } до { $highest }.
practice-bad-seed = «{ $value }» — не номер набора: это целое число от 0 до { $highest }.
practice-bad-number = «{ $value }» — не число упражнений: это целое число от 1 до { $highest }.
practice-bad-link = Ссылка повреждена.
# $tasks: «Кто берёт взятку · лёгкий · 20».
practice-nearest = Самое близкое из того, что есть: { $tasks }
practice-take-nearest = Взять эти упражнения
practice-no-script = Чтобы составлять упражнения, нужен JavaScript. Уроки можно читать и без него.

## Worksheet

worksheet-choose = Выберите, что будет на листе
worksheet-build = Составить лист
worksheet-drawing = Составляется упражнение { $n } из { $total }…
worksheet-ready =
    { $total ->
        [one] Лист готов: { $total } упражнение.
        [few] Лист готов: { $total } упражнения.
        [many] Лист готов: { $total } упражнений.
       *[other] Лист готов: { $total } упражнения.
    }
worksheet-title = Американер: упражнения
worksheet-name = Имя:
worksheet-date = Дата:
worksheet-task = Упражнение { $n }
worksheet-choose-all = Отметьте все верные ответы.
worksheet-choose-one = Отметьте один ответ.
worksheet-choose-count =
    { $count ->
        [one] Отметьте { $count } карту.
        [few] Отметьте { $count } карты.
        [many] Отметьте { $count } карт.
       *[other] Отметьте { $count } карты.
    }
worksheet-answers = Ответы
worksheet-with-answers = Распечатать и лист с ответами
worksheet-print = Распечатать
worksheet-quiz = Открыть эти упражнения на экране
worksheet-copy = Скопировать ссылку на упражнения
# $code: “winner.1.4711.20”.
worksheet-code = Набор: { $code }
worksheet-screen = Те же упражнения на экране: { $address }
worksheet-table = На столе
worksheet-no-script = Чтобы составить лист, нужен JavaScript.
worksheet-any-of = Любая из этих карт: { $answer }
worksheet-for-example = Например, { $answer }

## Projector

projector-open = Показать крупно
projector-open-help = Для проектора: клавиша P
projector-region = Проектор
projector-close = Выйти (Esc)
projector-back = Назад (←)
projector-forward = Дальше (→)
projector-show = Показать ответ (A)
projector-hide = Скрыть ответ (A)
projector-place = { $n } из { $total }

## Mistakes

# mistake-<упражнение>-<ответ>: говорится вместе с вычисленной причиной. Места: 0 Нора, 1 Лео, 2 вы, 3 Анна.
mistake-trick-1-2 = Вспомните порядок: A K Q J 10. Десятка младше валета.
mistake-trick-3-1 = Туз старше всех только в своей масти, а пошли здесь не с треф.
mistake-trick-4-1 = Король и правда старше дамы, но масть у него другая.
mistake-trump-1-3 = Туз пик взял бы, если бы никто не положил козыря.
mistake-trump-3-3 = Да, это козырь, но на столе есть ещё один.
mistake-trump-5-1 = Валет здесь не поможет: бубны — не масть хода и не козырь.
mistake-following-2-9H_7H_QD_JC = Козыри не исключение: бить ими можно, только когда масти хода нет.
mistake-following-4-TS_3S = Бить козырем можно, но не обязательно.
mistake-leading-4-JC = Козыри беречь не обязательно: ходят и с них.
mistake-counting-1-4 = Это только ваши взятки. К ним прибавьте взятку партнёра.
mistake-auction-1-2 = Вы сдающий, а первым говорит сосед слева от сдающего.
mistake-auction-3-no = С шести можно перескочить на восемь: заявка бывает выше не только на один.
mistake-auction-4-no = Три паса ни к чему не обязывают: четвёртый тоже может спасовать.
mistake-calling-2-AH = Годится не только туз: вызвать можно и младшую карту.
mistake-calling-4-0 = Туза и правда держит Нора, но на этот раз вызвана десятка.
mistake-forced-1-2S = Приберечь туза нельзя: он вызван.
mistake-forced-4-0 = Вызванная карта только показывает, кто партнёр. Взятки она от этого не берёт.
mistake-contract-3-no = Одних ваших пяти взяток мало, но прибавьте три взятки партнёра. Партнёр — Лео.
mistake-scores-1-9 = За лишние взятки не платят.
mistake-scores-1-7 = Свои взятки записывают только защитники. Разыгрывающий и партнёр записывают заявку.
mistake-amerikaner-3-yes = Одиннадцати взяток из двенадцати мало.
mistake-to-52-4-2 = У вас больше 52, но не только у вас: побеждает наибольший счёт.

## The site

# Title of the lessons in the navigation.
nav-lessons = Уроки
