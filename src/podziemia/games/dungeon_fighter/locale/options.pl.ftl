# Opcje słowami; fakty to części opcji i to, co dodaje `shown/offers.py`.

## Setting up and the room

df-option-choose-hero = Zagraj: { CARD($hero) }
    .group = Zagraj…
    .short = { CARD($hero) }
df-option-choose-leader = Szefem jest { CARD($hero) }
    .group = Szefem jest…
    .short = { CARD($hero) }
df-option-choose-room = Wejdź do: { CARD($room) }
    .group = Wejdź do…
    .short = { CARD($room) }
df-option-give-to = Dostaje { CARD($hero) }
    .group = Dostaje…
    .short = { CARD($hero) }
df-option-fight = Walczmy
df-option-flee = Zwiewajmy

## Dice and throws

df-option-take-die = Weź { df-die }
    .group = Weź…
    .short = { df-die.title }
df-option-recover = Odzyskaj kolorowe kości
df-option-declare =
    { $weapons ->
        [none] { $roundhouse ->
            [true] Z półobrotu, bez broni
           *[false] Bez broni
        }
       *[other] { $roundhouse ->
            [true] { CARDS($weapons) }, z półobrotu
           *[false] { CARDS($weapons) }
        }
    }
df-option-by-hand = Ręką, przy stole
df-option-simulate = Niech zrobi to komputer
df-option-toss = { df-hand }
df-option-confirm = Tak było
df-option-correct = Było inaczej
df-option-leave-overlay = Zostaw ją tam
df-option-flip-again = Podrzuć ponownie

## What came of it

df-option-choose-cube = Kostka { $number }: { df-said-place }{ $symbol ->
        [eye] , z okiem
       *[other] { "" }
    }
df-option-repeat =
    { $by ->
        [careless] Rzuć jeszcze raz: potwór nie uważa
       *[other] Rzuć jeszcze raz: { CARD($by) }
    }
df-option-activate = { CARD($skill) }
df-option-use-upgrade = Użyj ulepszenia: { CARD($skill) }
df-option-use-token = Dodaj obie sekcje: żeton zabijaki
df-option-heal-hero = { CARD($hero) }
df-option-play-card =
    { $hero ->
        [none] Użyj: { CARD($card) }
       *[other] Użyj: { CARD($card) }. Dla kogo: { CARD($hero) }
    }
    .group = Użyj…
    .short =
        { $hero ->
            [none] { CARD($card) }
           *[other] { CARD($card) } ({ CARD($hero) })
        }

## Rest and market

df-option-take-scar =
    { $colour ->
        [red] Na czerwonej umiejętności: { CARD($skill) }
        [green] Na zielonej umiejętności: { CARD($skill) }
       *[blue] Na niebieskiej umiejętności: { CARD($skill) }
    }
df-option-give = Oddaj: { CARD($card) }. Dostaje { CARD($to) }
    .group = Oddaj…
    .short = { CARD($card) } ({ CARD($to) })
df-option-swap = Zamień: { CARD($card) } na { CARD($other) } ({ CARD($to) })
    .group = Zamień…
    .short = { CARD($card) } na { CARD($other) } ({ CARD($to) })
df-option-discard = Wyrzuć: { CARD($card) }
    .group = Wyrzuć…
    .short = { CARD($card) }
df-option-agree = Biorę
df-option-decline = Dziękuję, nie
df-option-buy =
    { $hero ->
        [none] Kup dla drużyny: { CARD($card) } ({ df-said-price })
       *[other] Kup: { CARD($card) } ({ df-said-price }). Dla kogo: { CARD($hero) }
    }
    .group = Kup…
    .short =
        { $hero ->
            [none] { CARD($card) }, { df-said-price } (drużyna)
           *[other] { CARD($card) }, { df-said-price } ({ CARD($hero) })
        }
df-said-price =
    { $price ->
        [one] 1 moneta
        [few] { $price } monety
       *[many] { $price } monet
    }
df-option-buy-healing = Ulecz każdego o 1 (1 moneta)
df-option-buy-die = Kup białą kość (2 monety)
df-option-end-shopping = Odejdź od kramiku
df-option-place-upgrade =
    { $colour ->
        [red] Czerwona umiejętność: { CARD($skill) }
        [green] Zielona umiejętność: { CARD($skill) }
       *[blue] Niebieska umiejętność: { CARD($skill) }
    }

## Passing

df-option-pass-cards = Nie używaj niczego
df-option-pass-repeat = Niech rzut się liczy
df-option-pass-skill = Nie aktywuj niczego
df-option-pass-upgraded = Zachowaj ulepszenie
df-option-pass-pass-on = Idźcie dalej

## Co by to dało

df-effect-end-shopping = Karty niekupione wracają do pudełka; w skrzyni { $coins ->
        [one] zostaje 1 moneta
        [few] zostają { $coins } monety
       *[many] zostaje { $coins } monet
    }
df-effect-room = Symbole kramiku po tej walce: { $symbols }
df-effect-flee = Każdy bohater traci życie: { $level }; przychodzi inny potwór
df-effect-die =
    { $skill ->
        [none] W pierścieniu 5: obrażenia { $plain }
       *[other] W pierścieniu 5: obrażenia { $plain }, z okiem { $eye } ({ CARD($skill) })
    }
df-effect-recover =
    { $stunned ->
        [0] Nikogo to nie ogłuszy
        [one] Ogłuszy to { $stunned } bohatera
       *[other] Ogłuszy to { $stunned } bohaterów
    }
df-effect-weapons = +{ $bonus } do obrażeń przy trafieniu; rzut wymaga: { CARDS($techniques) }
df-said-place =
    { $place ->
        [section] na tarczy
        [overlay] na makiecie
        [hole] w dziurze
        [overlay_hole] w otworze makiety
        [margin] na marginesie
        [bones] na piszczelach
        [wall] na murze
        [table] na stole
        [off_table] poza stołem
       *[other] na innej kości
    }

## How long to go on using nothing

df-lasting-calm = Pytaj dopiero, gdy ma zaboleć
df-lasting-fight = Już nie w tej walce
