# Możliwości w słowach; dj-effect-… to co by się stało, z dzisiejszymi liczbami.

## Przygotowanie

dj-option-choose-hero = Poprowadź: { CARD($hero) }
    .group = Poprowadź…
    .short = { CARD($hero) }
dj-option-exchange-skill = Wymień: { CARD($card) }
    .group = Wymień…
    .short = { CARD($card) }
dj-option-pass-exchange = Zostaw wszystkie trzy
dj-option-choose-skill = { CARD($card) }
dj-option-put = { CARD($who) } na pole { $at }
    .group = Na pole…
    .short = { $at }

## Tura bohatera

dj-option-take-turn = { CARD($who) }
dj-option-swap-order = Zamień rozkaz na: { dj-said-order }
dj-option-pass-swap = Zachowaj rozkaz
dj-option-settle =
    { $effect ->
        [rest] Użyj rozkazu „Odpoczywaj”
        [keep_rest] Zachowaj rozkaz „Odpoczywaj”
        [burn] Rzuć przeciw podpaleniu (żetony: { $count })
        [web] Rzuć przeciw pajęczynie (żetony: { $count })
        [stun] Otrząśnij się z ogłuszenia (żetony: { $count })
       *[ability] Użyj zdolności bohatera
    }
dj-option-exchange =
    { $lost ->
        [fatigue] Wydaj 1 punkt zmęczenia, odzyskaj 1 ranę
       *[wound] Oddaj 1 ranę, odzyskaj 1 punkt zmęczenia
    }
dj-option-pass-blood = Ani to, ani to
dj-option-pass-restore = Niczego nie używaj
dj-option-declare = { dj-said-choice }
dj-option-redeclare = Zmień akcję: { dj-said-choice }
    .group = Zmień akcję…
    .short = { dj-said-choice }
dj-option-pass-declared = Niczego nie używaj
dj-option-exert = Wydaj 1 punkt zmęczenia na punkt ruchu
dj-option-end-turn = Zakończ turę

## Ruch

dj-option-walk = Idź na { $at }
    .group = Idź na…
    .short = { $at }
dj-option-climb-out = Wyjdź z rozpadliny na { $at }
    .group = Wyjdź z rozpadliny na…
    .short = { $at }
dj-option-leap = Skocz na { $at }
    .group = Skocz na…
    .short = { $at }
dj-option-take-stairs = Idź schodami
dj-option-stop-turn = Zakończ tu ruch i zbadaj to miejsce
dj-option-stop-familiar = Niech tu zostanie
dj-option-stop-lead = Niech tu zostanie
dj-option-stop-evade = Niech tu zostanie
dj-option-go-to-town = Glifem do miasta
dj-option-return = Z powrotem na glif { $at }
    .group = Z powrotem na glif…
    .short = { $at }
dj-option-open-door = Otwórz drzwi
dj-option-close-door = Zamknij drzwi
dj-option-open-chest = Otwórz skrzynię
dj-option-go-shopping = Idź na zakupy
dj-option-rearrange = Zmień wyposażenie
dj-option-leave-dungeon = Opuść podziemia na dobre
dj-option-accept = Skorzystaj
dj-option-pass-encounter = Nie ruszaj tego
dj-option-cut-loose = Przetnij więzy: { CARD($who) }
dj-option-nurse = Podaj eliksir życia: { CARD($who) }

## Ataki

dj-option-attack =
    { $weapon ->
        [none] Atakuj: { CARD($who) } ({ $at })
       *[other] Atakuj: { CARD($who) } ({ $at }), { dj-said-weapon }
    }
    .group =
        { $weapon ->
            [none] Atakuj…
           *[other] Atakuj ({ dj-said-weapon })…
        }
    .short = { CARD($who) } ({ $at })
dj-option-attack-space =
    { $weapon ->
        [none] Atakuj pole
       *[other] Atakuj pole ({ dj-said-weapon })
    }
dj-option-attack-around =
    { $weapon ->
        [none] Atakuj wszystkich w zasięgu
       *[other] Atakuj wszystkich dokoła ({ dj-said-weapon })
    }
dj-option-target = Pole { $at }
    .group = Pole…
    .short = { $at }
dj-option-breathe = Atakuj Zionięciem
dj-option-breathe-at-wall =
    { $side ->
        [n] Na północ, w ścianę (miejsce { $place })
        [w] Na zachód, w ścianę (miejsce { $place })
        [e] Na wschód, w ścianę (miejsce { $place })
       *[s] Na południe, w ścianę (miejsce { $place })
    }
dj-option-lay-breath =
    { $side ->
        [n] Na północ, od { $at } do { $end }
        [w] Na zachód, od { $at } do { $end }
        [e] Na wschód, od { $at } do { $end }
       *[s] Na południe, od { $at } do { $end }
    }
dj-option-from = Stamtąd, gdzie stoi { CARD($who) }
dj-option-use-blast =
    { $spaces ->
        [one] Rozprysk, { $spaces } pole dokoła
        [few] Rozprysk, { $spaces } pola dokoła
       *[many] Rozprysk, { $spaces } pól dokoła
    }
dj-option-pass-blast = Tylko to pole
dj-option-use-aim = Celuj
dj-option-pass-aim = Zachowaj rozkaz „Celuj”
dj-option-pick-die = Przerzuć kość { $number }: { CARD($face) }
    .group = Przerzuć…
    .short = kość { $number }: { CARD($face) }
dj-option-done-reroll =
    { $picked ->
        [0] Zostaw wszystkie kości
        [one] Przerzuć { $picked } kość
        [few] Przerzuć { $picked } kości
       *[other] Przerzuć { $picked } kości
    }
dj-option-spend-surges =
    { $surges ->
        [one] { $surges } przypływ mocy: { dj-said-gains }
        [few] { $surges } przypływy mocy: { dj-said-gains }
       *[many] { $surges } przypływów mocy: { dj-said-gains }
    }
dj-option-pay-fear =
    { $surges ->
        [one] { $surges } przypływ mocy przeciw Strachowi: { CARD($who) }
        [few] { $surges } przypływy mocy przeciw Strachowi: { CARD($who) }
       *[many] { $surges } przypływów mocy przeciw Strachowi: { CARD($who) }
    }
dj-option-enhance =
    { $to ->
        [range] Potężny atak: +1 do zasięgu
       *[damage] Potężny atak: +1 do obrażeń
    }
dj-option-conjure =
    { $to ->
        [range] Czarna magia: +1 do zasięgu
       *[damage] Czarna magia: +1 do obrażeń
    }
dj-option-fatigue-die =
    { $dice ->
        [one] Za 1 punkt zmęczenia: { $dice } kość mocy więcej
       *[other] Za 1 punkt zmęczenia: { $dice } kości mocy więcej
    }
dj-option-done-spend = Wystarczy
dj-option-cancel-wounds =
    { $way ->
        [cloak] { CARD($card) }: kość mocy za każdą ranę
        [ward] { CARD($card) }: 1 punkt zmęczenia przeciw 1 ranie
       *[shield] { CARD($card) }: powstrzymuje { $amount ->
            [one] { $amount } ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        }
    }
dj-option-pass-cancel = Przyjmij rany
dj-option-bury = { CARD($who) }
dj-option-throw = Odrzuć na { $at }: { CARD($who) }
    .group = Odrzuć…
    .short = { CARD($who) } na { $at }
dj-option-pass-knockback = Nie odrzucaj
dj-option-pass-cleave = Bez dalszych ataków
dj-option-pass-another-attack = Bez dalszych ataków
dj-option-recover =
    { $what ->
        [wound] Odzyskaj 1 ranę
       *[fatigue] Odzyskaj 1 punkt zmęczenia
    }

## Rozkazy

dj-option-place-order =
    { $own ->
        [true] Rozkaz { dj-said-order }
       *[false] Rozkaz { dj-said-order } ({ CARD($who) })
    }
    .group = Rozkaz…
    .short =
        { $own ->
            [true] { dj-said-order }
           *[false] { dj-said-order } ({ CARD($who) })
        }
dj-option-pass-guard = Niech się dzieje
dj-option-pass-taunt = Nie prowokuj
dj-option-pass-lull = Nie graj

## Przedmioty

dj-option-pick-up =
    { $token ->
        [coins] Podnieś monety
        [red] Podnieś czerwony klucz runiczny
        [blue] Podnieś niebieski klucz runiczny
        [yellow] Podnieś żółty klucz runiczny
       *[other] Podnieś: { CARD($token) }
    }
dj-option-pass-pick-up = Niech leży
dj-option-drop = Porzuć: { CARD($card) }
    .group = Porzuć…
    .short = { CARD($card) }
dj-option-give = Daj: { CARD($card) } (dla: { CARD($who) })
    .group = Daj…
    .short = { CARD($card) } (dla: { CARD($who) })
dj-option-give-pico = Przekaż Pico (niesie: { CARD($who) })
dj-option-put-down = Odłóż: { CARD($card) }
dj-option-drink = Wypij: { CARD($card) }
    .group = Wypij…
    .short = { CARD($card) }
dj-option-use =
    { $who ->
        [none] Użyj: { CARD($card) }
       *[other] Użyj: { CARD($card) } (cel: { CARD($who) })
    }
    .group = Użyj…
    .short =
        { $who ->
            [none] { CARD($card) }
           *[other] { CARD($card) } (cel: { CARD($who) })
        }
dj-option-equip = Weź do użytku: { CARD($card) }
    .group = Weź do użytku…
    .short = { CARD($card) }
dj-option-pack = Schowaj do plecaka: { CARD($card) }
    .group = Schowaj do plecaka…
    .short = { CARD($card) }
dj-option-done-arrange = Gotowe
dj-option-buy = Kup: { CARD($card) }
    .group = Kup…
    .short = { CARD($card) }
dj-option-buy-treasure =
    { $colour ->
        [copper] Kup losowy miedziany skarb
        [silver] Kup losowy srebrny skarb
       *[gold] Kup losowy złoty skarb
    }
dj-option-buy-skill =
    { $deck ->
        [fighting] Naucz się losowej umiejętności bojowej
        [subterfuge] Naucz się losowej umiejętności łotrzykowskiej
       *[wizardry] Naucz się losowej umiejętności magicznej
    }
dj-option-train = Trenuj: { dj-said-trait }
    .group = Trenuj…
    .short = { dj-said-trait }
dj-option-sell = Sprzedaj: { CARD($card) }
    .group = Sprzedaj…
    .short = { CARD($card) }
dj-option-done-shop = Koniec zakupów

## Pan Podziemi

dj-option-play-card = Zagraj: { CARD($card) } (zagrożenie: { $cost })
    .group = Zagraj…
    .short = { CARD($card) } (zagrożenie: { $cost })
dj-option-discard-card = Odrzuć: { CARD($card) } (+{ $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    } zagrożenia)
    .group = Odrzuć za zagrożenie…
    .short = { CARD($card) } (+{ $value })
dj-option-pass-opening = Dalej, do potworów
dj-option-pass-aim-card = Niczego nie zagrywaj
dj-option-pass-dodge-card = Niczego nie zagrywaj
dj-option-pass-activation-card = Niczego nie zagrywaj
dj-option-pass-space-trap = Bez pułapki
dj-option-pass-door-trap = Bez pułapki
dj-option-pass-chest-trap = Bez pułapki
dj-option-bewitch = { CARD($who) }
dj-option-use-power = { CARD($card) }
dj-option-spawn = { CARD($card) }
dj-option-done-spawn = Żadnego potwora więcej
dj-option-relocate = { CARD($who) } z pola { $at }
dj-option-pass-relocate = Żadnej: nikt nowy nie przyjdzie
dj-option-place =
    { $end ->
        [none] { CARD($who) } na pole { $at }
       *[other] { CARD($who) } na pola od { $at } do { $end }
    }
    .group = Postaw…
    .short =
        { $end ->
            [none] { $at }
           *[other] od { $at } do { $end }
        }
dj-option-upgrade = { CARD($who) } ({ $at })
dj-option-pass-upgrade = Żaden
dj-option-activate = { CARD($who) } ({ $at })
    .group = Aktywuj…
    .short = { CARD($who) } ({ $at })
dj-option-keep =
    { $half ->
        [move] Ruch
       *[attack] Atak
    }
dj-option-shift =
    { $end ->
        [none] Idź na { $at }
       *[other] Idź na pola od { $at } do { $end }
    }
    .group = Idź na…
    .short =
        { $end ->
            [none] { $at }
           *[other] od { $at } do { $end }
        }
dj-option-shove =
    { $end ->
        [none] { CARD($who) } na pole { $at }
       *[other] { CARD($who) } na pola od { $at } do { $end }
    }
    .group = Przesuń…
    .short =
        { $end ->
            [none] { $at }
           *[other] od { $at } do { $end }
        }
dj-option-stop-activation = Ten potwór już skończył
dj-option-rouse = Obudź: { CARD($who) }

## Części powyższych

dj-said-choice =
    { $action ->
        [run] Bieg
        [battle] Zmaganie
        [advance] Natarcie
        [ready] { $half ->
            [move] Przygotowanie: ruch i rozkaz
            [attack] Przygotowanie: atak i rozkaz
           *[both] Przygotowanie: ruch, atak i rozkaz
        }
       *[stunned] { $half ->
            [move] Tylko ruch
            [attack] Tylko atak
           *[order] Tylko rozkaz
        }
    }
dj-said-gains =
    { $besides ->
        [none] { dj-said-bought }
        [damage] { dj-said-bought }, +{ $more } do obrażeń
        [range] { dj-said-bought }, +{ $more } do zasięgu
       *[pierce] { dj-said-bought }, Przebicie { $more }
    }
dj-said-bought =
    { $gain ->
        [damage] +{ $amount } do obrażeń
        [range] +{ $amount } do zasięgu
        [pierce] Przebicie { $amount }
        [blast] Rozprysk { $amount }
        [knockback] Odrzucenie
        [stun_token] o jeden żeton ogłuszenia więcej
        [burn_token] o jeden żeton podpalenia więcej
        [threat_loss] Pan Podziemi traci { dj-said-threat }
        [double_damage] podwojone obrażenia
       *[instant_kill] kto jest trafiony, ginie
    }

## Dalsze pasowanie

dj-lasting-steps = Aż ktoś zaatakuje
dj-lasting-overlord = Już nie pytaj w turze Pana Podziemi
dj-lasting-hero = Już nie pytaj w turze tego bohatera

## Co by się stało

dj-effect-odds = Trafienie { $hit } %, śmierć { $kill } %, średnio ran: { $wounds },{ $tenths }
dj-effect-result =
    { $why ->
        [miss] Ścianka pudła: atak chybia
        [range] { $short ->
            [one] Do celu { CARD($who) } brakuje { $short } pola: atak chybia
           *[other] Do celu { CARD($who) } brakuje { $short } pól: atak chybia
        }
        [fear] { CARD($who) } budzi strach: nieopłacone przypływy mocy: { $fear }
       *[hit] { $dies ->
            [true] { CARD($who) } traci { dj-said-wounds } i ginie
           *[false] { $wounds ->
                [0] { CARD($who) } nie traci nic: pancerz wytrzymuje
               *[other] { CARD($who) } traci { dj-said-wounds }
            }
        }
    }
dj-effect-reaches =
    { $names ->
        [none] Nikogo nie dosięga
       *[other] Dosięga: { CARDS($names) }
    }
dj-effect-hurts =
    { $cause ->
        [aura] Kosztuje { dj-said-wounds }: Aura
        [pit] Kosztuje { dj-said-wounds }: upadek w rozpadlinę
       *[both] Kosztuje { dj-said-wounds }: Aura i upadek w rozpadlinę
    }
dj-effect-unknown = Nikt tam jeszcze nie był
dj-effect-shared = Tylko po drodze: ktoś tam stoi
dj-effect-allows =
    { $order ->
        [true] Punkty ruchu: { $mp }, ataki: { $attacks }, rozkaz
       *[false] Punkty ruchu: { $mp }, ataki: { $attacks }
    }
dj-effect-costs =
    { $fatigue ->
        [0] { dj-said-points }
       *[other] { $mp ->
            [0] { dj-said-fatigue-points }
           *[other] { dj-said-points }, { dj-said-fatigue-points }
        }
    }
dj-effect-heals =
    { $poison ->
        [0] { $wounds ->
            [0] Nie ma czego leczyć
           *[other] Leczy { dj-said-wounds } (potem { $left })
        }
       *[other] Usuwa zatrucie ({ $poison }), leczy { dj-said-wounds } (potem { $left })
    }
dj-effect-rests =
    { $fatigue ->
        [0] Całe zmęczenie już jest
       *[other] Przywraca { dj-said-fatigue-points }
    }
dj-effect-stunned =
    { $master ->
        [true] Ogłuszenie: zachowa ruch albo atak
       *[false] Ogłuszenie: tylko pozbędzie się żetonu
    }
dj-effect-threat =
    { $cost ->
        [one] { $cost } żeton zagrożenia
        [few] { $cost } żetony zagrożenia
       *[many] { $cost } żetonów zagrożenia
    }
dj-effect-in-town = W mieście
dj-effect-idle = Potwory, które jeszcze nie działały: { $monsters }.
dj-effect-unused =
    { $mp ->
        [0] { $attacks ->
            [0] Wciąż niewykorzystane: rozkaz.
           *[other] Wciąż niewykorzystane: ataki { $attacks }{ dj-effect-unused-order }.
        }
       *[other] { $attacks ->
            [0] Wciąż niewykorzystane: punkty ruchu { $mp }{ dj-effect-unused-order }.
           *[other] Wciąż niewykorzystane: punkty ruchu { $mp }, ataki { $attacks }{ dj-effect-unused-order }.
        }
    }
dj-effect-unused-order =
    { $order ->
        [true] , rozkaz
       *[false] { "" }
    }
dj-effect-told = { dj-said-quest }
dj-effect-lost = { CARD($card) } na zawsze wypada z gry.
dj-effect-used-up = Wypada z gry
dj-effect-coins =
    { $gains ->
        [true] +{ $amount } monet (potem { $left })
       *[false] { $amount } monet (zostaje { $left })
    }
dj-effect-spawns = Najwyżej: { CARDS($monsters) }
dj-effect-saves = Pusta ścianka ratuje ofiarę
dj-effect-trap-saves =
    { $wounds ->
        [0] Bohater rzuca { $dice ->
            [one] { $dice } kością
           *[other] { $dice } kośćmi
        }; ratuje go pusta ścianka
       *[other] Bohater rzuca { $dice ->
            [one] { $dice } kością
           *[other] { $dice } kośćmi
        }; bez pustej ścianki traci { dj-said-wounds }
    }
dj-effect-trap =
    { $dice ->
        [one] Zadaje { dj-said-wounds }; każdy przypływ mocy na { $dice } kości odejmuje { $less }
       *[other] Zadaje { dj-said-wounds }; każdy przypływ mocy na { $dice } kościach odejmuje { $less }
    }
dj-said-fatigue-points =
    { $fatigue ->
        [one] { $fatigue } punkt zmęczenia
        [few] { $fatigue } punkty zmęczenia
       *[many] { $fatigue } punktów zmęczenia
    }
dj-said-points =
    { $mp ->
        [one] { $mp } punkt ruchu
        [few] { $mp } punkty ruchu
       *[many] { $mp } punktów ruchu
    }
