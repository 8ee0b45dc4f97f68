# O co pyta się gracza, jedna wiadomość na pytanie.

## Setting up and the room

df-ask-choose-hero = Wybierz bohatera { $number } z { $heroes }.
df-ask-choose-leader = Kto będzie pierwszym szefem?
df-ask-choose-room = Wybierz następną komnatę. Tylko Ty widzisz te dwie, a drugiej nie zobaczy już nikt.
df-ask-give-to = Kto dostaje kartę: { CARD($card) }?
df-ask-flee = Komnata z potworem chcą razem zbyt wiele. Zwiewacie wszyscy czy walczycie?

## Dice and throws

df-ask-take-die = Którą kość bierzesz?
df-ask-no-dice =
    { $level ->
        [one] Kości się skończyły. Bierzesz białą czy odzyskujesz kolorowe za { $level } obrażenie dla każdego?
        [few] Kości się skończyły. Bierzesz białą czy odzyskujesz kolorowe za { $level } obrażenia dla każdego?
       *[many] Kości się skończyły. Bierzesz białą czy odzyskujesz kolorowe za { $level } obrażeń dla każdego?
    }
df-ask-declare =
    { $repetition ->
        [0] Zanim rzucisz: której broni używasz?
       *[other] Zanim rzucisz ponownie: której broni używasz?
    }
df-ask-how =
    { $what ->
        [permafrost_1] { CARD($what) }: podrzucasz przy stole czy robi to komputer?
        [permafrost_2] { CARD($what) }: podrzucasz przy stole czy robi to komputer?
        [weak_point] { CARD($what) }: podrzucasz przy stole czy robi to komputer?
       *[other] Rzucasz przy stole czy robi to komputer?
    }
df-ask-throw =
    { $repetition ->
        [0] Rzuć { df-die.thrown }.
       *[other] Rzuć { df-die.thrown } jeszcze raz.
    }
df-ask-toss =
    { $repetition ->
        [0] Jak pewna ręka rzuca { df-die.thrown }?
       *[other] Jak pewna ręka rzuca { df-die.thrown } jeszcze raz?
    }
df-ask-landed = Kość leci.
df-ask-report =
    { $die ->
        [water] Co zrobiła ta kostka wody?
       *[other] Co zrobiła kość?
    }
df-ask-flip = Podrzuć na tarczę: { CARD($overlay) }.
df-ask-flipped = W powietrzu: { CARD($overlay) }.
df-ask-flip-report = Jak poszło podrzucanie? { CARD($overlay) }
df-ask-confirm =
    { $lies ->
        [none] { $failed ->
            [0] Makieta od razu upadła na tarczę. Zgadza się?
           *[other] Nieudane próby, zanim makieta upadła na tarczę: { $failed }. Zgadza się?
        }
       *[other] { $bounced ->
            [true] Kość odbiła się od stołu i leży
           *[false] Kość nie odbiła się od stołu i leży
        } { $lies ->
            [section] w sekcji { $values }
            [line] na linii między sekcjami ({ $values })
            [hole] w dziurze
            [margin] na marginesie
            [bones] na piszczelach
            [overlay] na makiecie
            [overlay_hole] w otworze makiety
            [wall] na murze
           *[other] poza tarczą
        }{ $symbol ->
            [eye] , z okiem
           *[other] { "" }
        }. Zgadza się?
    }
df-ask-overlay = { CARD($overlay) } już leży na tarczy. Zostaje czy podrzucasz ponownie?

## What came of it

df-ask-cube = Która kostka wody się liczy?
df-ask-repeat = Zignorować rzut i rzucić jeszcze raz?
df-ask-skill =
    { $hit ->
        [true] Oko i trafienie. Która umiejętność?
       *[false] Oko i pudło. Która umiejętność?
    }
df-ask-upgraded = Oka nie ma, ale jest ulepszenie. Używasz?
df-ask-herbs =
    { $amount ->
        [one] Niezłe ziółka: kto odzyskuje { $amount } punkt życia?
        [few] Niezłe ziółka: kto odzyskuje { $amount } punkty życia?
       *[many] Niezłe ziółka: kto odzyskuje { $amount } punktów życia?
    }
df-ask-cards =
    { $window ->
        [W1] Zaczyna się tura. Używasz karty?
        [W2] Przed rzutem: używasz karty?
        [W4] Kość leży. Używasz czegoś?
        [W5] Zaraz zaboli. Używasz karty?
        [W6] Tura się kończy. Używasz karty?
       *[other] Używasz karty przed dalszą drogą?
    }

## Rest and market

df-ask-scar = Gdzie ląduje blizna? Na zawsze zabiera 2 punkty życia i blokuje umiejętność swojego koloru.
df-ask-inherit = Kto dziedziczy kartę: { CARD($card) }?
df-ask-pass-on = Odpoczywacie. Przekazujesz coś?
df-ask-consent =
    { $other ->
        [none] { CARD($hero) } daje Ci kartę: { CARD($card) }.
       *[other] { CARD($hero) } proponuje wymianę. Dostajesz: { CARD($card) }, oddajesz: { CARD($other) }.
    }
df-ask-market =
    { $coins ->
        [one] Kramik otwarty. W skrzyni jest { $coins } moneta.
        [few] Kramik otwarty. W skrzyni są { $coins } monety.
       *[many] Kramik otwarty. W skrzyni jest { $coins } monet.
    }
df-ask-upgrade = Doświadczenia wystarczy: którą umiejętność ulepszasz?
