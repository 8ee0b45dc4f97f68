# Opcje słowami; ted-effect-… mówi, co by się stało przy dzisiejszych liczbach.

## Przygotowanie

ted-option-choose-hero = Poprowadź: { CARD($hero) }
    .group = Poprowadź…
    .short = { CARD($hero) }

## Ruch

ted-option-end-turn = Zakończ turę
ted-option-stop-turn = Zatrzymaj się tutaj
ted-option-step = Idź do: { CARD($room) } ({ $column }{ $row })
    .group = Idź do…
    .short = { CARD($room) } ({ $column }{ $row })
ted-option-reveal = Odkryj kartę na polu { $column }{ $row }
    .group = Odkryj kartę na polu…
    .short = { $column }{ $row }
ted-option-stride =
    { $space ->
        [0] Na pole wejściowe
       *[other] Na pole bohatera { $space }
    }
ted-option-enter-lair = Wejdź do leża Bossa
ted-option-leave-lair = Wyjdź z leża na Wrota
ted-option-portal = Użyj portalu (2 skupienia)
ted-option-teleport = Do: { CARD($room) } ({ $column }{ $row })
    .group = Do…
    .short = { CARD($room) } ({ $column }{ $row })
ted-option-go = Do: { CARD($room) } ({ $column }{ $row })
    .group = Do…
    .short = { CARD($room) } ({ $column }{ $row })
ted-option-go-to-lair = Do leża
ted-option-rotate =
    { $degrees ->
        [0] Zostaw tak, jak leży
       *[other] Obróć o { $degrees }° w prawo
    }
ted-option-lay = Karta na pole { $column }{ $row }
    .group = Karta na pole…
    .short = { $column }{ $row }

## Akcje

ted-option-rest = Odpocznij: 3 zdrowia i 5 skupienia
ted-option-search =
    { $target ->
        [none] Przeszukaj: { CARD($source) }
       *[other] Przeszukaj: { CARD($source) }, cel: { ted-said-enemy }
    }
ted-option-disarm = Rozbrój pułapkę
ted-option-attack =
    { $mode ->
        [1] Atakuj: { ted-said-enemy }, broń: { CARD($source) }, z daleka
       *[other] Atakuj: { ted-said-enemy }, broń: { CARD($source) }
    }
    .group = Atakuj…
    .short = { ted-said-enemy }, broń: { CARD($source) }
ted-option-volley = Atakuj wszystkich wrogów w zasięgu: { CARD($source) } (3 skupienia)
ted-option-cast =
    { $target ->
        [none] Rzuć zaklęcie: { CARD($source) }
       *[other] Rzuć zaklęcie: { CARD($source) }, cel: { ted-said-enemy }
    }
    .group = Rzuć zaklęcie…
    .short =
        { $target ->
            [none] { CARD($source) }
           *[other] { CARD($source) }, cel: { ted-said-enemy }
        }
ted-option-special = { CARD($source) }
ted-option-use =
    { $target ->
        [none] Użyj: { CARD($source) }
       *[other] Użyj: { CARD($source) }, cel: { ted-said-enemy }
    }
    .group = Użyj…
    .short =
        { $target ->
            [none] { CARD($source) }
           *[other] { CARD($source) }, cel: { ted-said-enemy }
        }
ted-option-pin = { CARD($source) }: { ted-said-enemy } nie rusza się z miejsca
ted-option-explore = Zwiad: odkryj wszystkie sąsiednie karty (pochodnia o 1 w dół)
ted-option-taunt = Zakpij z Bossa (2 skupienia)
ted-option-drop = Odrzuć: { CARD($card) }
    .group = Odrzuć…
    .short = { CARD($card) }
ted-option-switch-hand = Przełóż kartę oręża do drugiej ręki

## Testy

ted-option-name-skill = { ted-skill.title } ({ ted-said-dice })
ted-option-fix = { $sum }: wynik { $result }
ted-option-change-die = Zmień { $face } na { $to } (2 skupienia)
    .group = Zmień kość (2 skupienia)…
    .short = { $face } na { $to }
ted-option-reroll = { CARD($source) }: przerzuć { $face }
    .group = Przerzuć…
    .short = { $face }
ted-option-boost = Użyj: { CARD($source) }
ted-option-pay =
    { $health ->
        [0] Zapłać { $focus } skupienia
       *[other] Zapłać { $health } zdrowia i { $focus } skupienia
    }
ted-option-pass-pay = Nie płać
ted-option-pass-defend = Przyjmij cios

## Wybory

ted-option-choose-counter = { ted-said-enemy }
ted-option-choose-nearest = { CARD($target) }
ted-option-choose-rewards = { ted-said-enemy }
ted-option-choose-spell-damage = { ted-said-enemy }
ted-option-choose-horn = { ted-said-enemy }
ted-option-choose-summon = { CARD($target) }
ted-option-choose-heal-boss = Znacznik { $marker }
ted-option-stop-push = Niech tu zostanie
ted-option-stop-horn = Nie przesuwaj już nikogo
ted-option-assign = { ted-said-damage } na znacznik { $marker }
    .group = Obrażenia na znacznik…
    .short = { ted-said-damage } na znacznik { $marker }
ted-option-reward =
    { $goblin ->
        [stabby] { $number ->
            [1] Odkryj 1 łup
           *[2] Zyskaj 3 zdrowia
        }
        [pokey] { $number ->
            [1] Odkryj 1 łup
           *[2] Odkryj gdziekolwiek 1 kartę podziemi
        }
        [shooty] { $number ->
            [1] Odkryj 1 łup
           *[2] Zyskaj 5 skupienia
        }
       *[boomy] { $number ->
            [1] Odkryj 1 łup
           *[2] Odkryj 1 zaklęcie
        }
    }
ted-option-pass-reward = Nie bierz nagrody
ted-option-pass-enemy-phase = Niech działają

## Karty

ted-option-discover =
    { $what ->
        [loot] Odkryj łup
       *[spell] Odkryj zaklęcie
    }
ted-option-draw =
    { $what ->
        [loot] Dobierz z talii łupów
       *[spell] Dobierz z talii zaklęć
    }
ted-option-take = Weź z rzędu: { CARD($card) }
    .group = Weź z rzędu…
    .short = { CARD($card) }
ted-option-equip =
    { $instead ->
        [none] Wyposaż się: { CARD($card) } ({ ted-said-slot })
       *[other] Wyposaż się: { CARD($card) }, zamiast: { CARD($instead) }
    }
ted-option-put-in-row = Odłóż do rzędu: { CARD($card) }
ted-option-pass-discover = Niczego nie odkrywaj
ted-option-pass-draw = Niczego nie bierz
ted-option-pass-pick-up = Niczego nie podnoś
ted-option-pass-reveal = Nie odkrywaj więcej

## Części powyższych

ted-said-enemy =
    { $number ->
        [0] { CARD($target) }
       *[other] { CARD($target) } ({ $number })
    }
ted-said-dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[other] { $dice } kości
    }
ted-said-damage =
    { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }
ted-said-slot =
    { $slot ->
        [left] lewa ręka
        [right] prawa ręka
        [garb] odzienie
        [trinket] błyskotka
        [trinket2] druga błyskotka
        [spell] zaklęcie
       *[spell2] drugie zaklęcie
    }

## Co by się stało

ted-effect-fix =
    { $success ->
        [true] { $damage ->
            [0] Sukces{ ted-effect-icons }
            [one] Trafienie: { $damage } obrażenie{ ted-effect-icons }
            [few] Trafienie: { $damage } obrażenia{ ted-effect-icons }
           *[many] Trafienie: { $damage } obrażeń{ ted-effect-icons }
        }
       *[false] Za mało
    }
ted-effect-icons =
    { $focus ->
        [0] { $health ->
            [0] { "" }
           *[other] , z niewykorzystanych kości { $health } zdrowia
        }
       *[other] { $health ->
            [0] , z niewykorzystanych kości { $focus } skupienia
           *[other] , z niewykorzystanych kości { $focus } skupienia i { $health } zdrowia
        }
    }
