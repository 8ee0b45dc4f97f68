# What a player is asked, one message per prompt.

## Setup

pd-ask-keep-power = Wybierz moc, którą zatrzymasz.
pd-ask-keep-objective = Wybierz cel, który zatrzymasz; decyduje też o tym, którzy bohaterowie trenują z czarnymi kośćmi.
pd-ask-loot = Wybierz klejnot, który łupisz, zanim zacznie się gra.
pd-ask-prepare-part =
    { $left ->
        [1] Wybierz drugi przedmiot, którego część dostajesz.
       *[other] Wybierz pierwszy z dwóch przedmiotów, których części dostajesz.
    }
pd-ask-prepare-level =
    { $left ->
        [1] Wybierz drugiego bohatera, który zacznie na 2. poziomie.
       *[other] Wybierz pierwszego z dwóch bohaterów, którzy zaczną na 2. poziomie.
    }
pd-ask-prepare-slay =
    { $left ->
        [1] Wybierz drugiego potwora, którego pokonujesz, zanim zacznie się gra.
       *[other] Wybierz pierwszego z dwóch potworów, które pokonujesz, zanim zacznie się gra.
    }

## Dice

pd-ask-die =
    { $left ->
        [1] Wybierz ostatnią kość w tej rundzie.
       *[other] Wybierz kość (zostały { $left }).
    }
pd-ask-action =
    { $symbol ->
        [clover] Do czego używasz koniczyny?
        [boots] Do czego używasz butów?
       *[other] Do czego używasz tej kości ({ pd-colour }: { pd-symbol })?
    }
pd-ask-step =
    { $room ->
        [none] { $points ->
            [one] Wybierz wejście albo się zatrzymaj; masz { $points } punkt ruchu.
            [few] Wybierz wejście albo się zatrzymaj; masz { $points } punkty ruchu.
           *[many] Wybierz wejście albo się zatrzymaj; masz { $points } punktów ruchu.
        }
       *[other] { $points ->
            [one] Jesteś w komnacie { CARD($room) } i masz { $points } punkt ruchu: dokąd idziesz?
            [few] Jesteś w komnacie { CARD($room) } i masz { $points } punkty ruchu: dokąd idziesz?
           *[many] Jesteś w komnacie { CARD($room) } i masz { $points } punktów ruchu: dokąd idziesz?
        }
    }

## Rewards and damage

pd-ask-reward-level = Awans { pd-from }: wybierz bohatera.
pd-ask-reward-part = Część przedmiotu { pd-from }: wybierz przedmiot.
pd-ask-slay =
    { $left ->
        [1] { CARD("reaper_scythe") }: wybierz drugiego potwora do pokonania.
       *[other] { CARD("reaper_scythe") }: wybierz pierwszego z dwóch potworów do pokonania.
    }
pd-ask-damage =
    { $source ->
        [skulls] Obrażenia z czaszek (do zaznaczenia: { $points }): mikstura czy kolumna obrażeń? Puste serca pod miksturami: { $hearts }.
        [monster] Obrażenia od potwora (do zaznaczenia: { $points }): mikstura czy kolumna obrażeń? Puste serca pod miksturami: { $hearts }.
        [trap] Obrażenie od pułapki: mikstura czy kolumna obrażeń? Puste serca pod miksturami: { $hearts }.
       *[boss] Obrażenia od bossa (do zaznaczenia: { $points }): mikstura czy kolumna obrażeń? Puste serca pod miksturami: { $hearts }.
    }
