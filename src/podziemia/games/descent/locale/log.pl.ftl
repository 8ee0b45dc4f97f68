# Co się wydarzyło, jedno zdanie na wydarzenie. Karta, której nie wolno znać, to `none`.
# Nazwy się nie odmieniają: stoją w mianowniku, po dwukropku albo w nawiasie.

## Przygotowanie

dj-log-hero-chosen =
    { YOU($seat) ->
        [true] Prowadzisz bohatera: { CARD($who) }.
       *[false] { PLAYER($seat) } prowadzi bohatera: { CARD($who) }.
    }
dj-log-skills-drawn = { CARD($who) } ma umiejętności: { CARDS($skills) }.
dj-log-skill-exchanged = { CARD($who) } wymienia umiejętność: { CARD($skill) } na { CARD($gained) }.
dj-log-quest-began =
    { $conquest ->
        [one] Zaczyna się wyprawa „{ dj-said-quest }”. Bohaterowie mają { $conquest } Żeton Zwycięstwa.
        [few] Zaczyna się wyprawa „{ dj-said-quest }”. Bohaterowie mają { $conquest } Żetony Zwycięstwa.
       *[many] Zaczyna się wyprawa „{ dj-said-quest }”. Bohaterowie mają { $conquest } Żetonów Zwycięstwa.
    }
dj-log-chest-laid =
    { $number ->
        [none] Na polu { $at } stoi skrzynia ({ dj-said-colour }).
       *[other] Na polu { $at } stoi skrzynia ({ dj-said-colour }), numer { $number }.
    }
dj-log-hero-placed = { CARD($who) } zaczyna na polu { $at }.

## Tura bohatera

dj-log-round-began = Zaczyna się runda { $round }.
dj-log-hero-turn-began =
    { YOU($seat) ->
        [true] Twoja tura: { CARD($who) }.
       *[false] Tura: { CARD($who) } ({ PLAYER($seat) }).
    }
dj-log-hero-turn-ended = { CARD($who) } kończy turę.
dj-log-cards-refreshed = { CARD($who) } odznacza karty: { CARDS($cards) }.
dj-log-action-declared = { CARD($who) } wybiera akcję: { dj-said-action }.
dj-log-fatigue-spent = { CARD($who) } wydaje { dj-said-fatigue } (zostaje { $fatigue }).
dj-log-fatigue-restored = { CARD($who) } odzyskuje { dj-said-fatigue } (teraz { $fatigue }).

## Ruch

dj-log-figure-moved = { CARD($who) } idzie na pole { $at }.
dj-log-figure-put =
    { $row ->
        [-1] { CARD($who) } znika z mapy.
       *[other] { CARD($who) } staje na polu { $at }.
    }
dj-log-movement-ended = { CARD($who) } dalej w tej turze już nie idzie.
dj-log-token-taken = { CARD($who) } podnosi: { dj-said-token }.
dj-log-coins-gained = { CARD($who) } dostaje { $amount } monet (teraz { $coins }).
dj-log-coins-paid = { CARD($who) } płaci { $amount } monet (zostaje { $coins }).
dj-log-key-found = Znaleziony klucz runiczny: { dj-said-colour }.
dj-log-glyph-activated = Glif na polu { $at } rozbłyska.
dj-log-travelled-to-town = { CARD($who) } przenosi się do miasta.
dj-log-travelled-to-glyph = { CARD($who) } wraca z miasta na pole { $at }.
dj-log-potion-drunk = { CARDS($whom) } wypija: { CARD($potion) }.
dj-log-item-given = { CARD($who) } daje przedmiot: { CARD($item) }. Bierze go { CARDS($whom) }.
dj-log-pico-given = { CARD($who) } przekazuje Pico. Teraz nosi go { CARDS($whom) }.
dj-log-door-opened = { CARD($who) } otwiera drzwi.
dj-log-door-closed = { CARD($who) } zamyka drzwi.
dj-log-fell-into-pit = { CARD($who) } wpada do rozpadliny.
dj-log-jumped-over = { CARD($who) } przeskakuje rozpadlinę na pole { $at }.

## Ataki

dj-log-attack-declared =
    { COUNT($weapon) ->
        [0] { CARD($who) } atakuje{ dj-said-attacked }.
       *[other] { CARD($who) } ({ dj-said-weapon }) atakuje{ dj-said-attacked }.
    }
dj-log-aim-used = { CARD($who) } celuje.
dj-log-attack-rolled =
    { COUNT($colors) ->
        [one] { CARD($who) } rzuca { COUNT($colors) } kością: { dj-said-roll }.
       *[other] { CARD($who) } rzuca { COUNT($colors) } kośćmi: { dj-said-roll }.
    }
dj-log-reroll-cancelled = Celowanie i unik znoszą się nawzajem.
dj-log-dice-rerolled =
    { COUNT($dice) ->
        [one] { CARDS($whom) } każe przerzucić { COUNT($dice) } kość.
        [few] { CARDS($whom) } każe przerzucić { COUNT($dice) } kości.
       *[many] { CARDS($whom) } każe przerzucić { COUNT($dice) } kości.
    }
dj-log-power-die-added = { CARD($who) } dorzuca kość mocy: { dj-said-power-face }.
dj-log-surges-spent =
    { $surges ->
        [one] { CARD($who) } wydaje { $surges } przypływ mocy: { dj-said-gain }.
        [few] { CARD($who) } wydaje { $surges } przypływy mocy: { dj-said-gain }.
       *[many] { CARD($who) } wydaje { $surges } przypływów mocy: { dj-said-gain }.
    }
dj-log-fear-paid =
    { $surges ->
        [one] { CARD($who) } wydaje { $surges } przypływ mocy, by przełamać Strach ({ CARDS($whom) }).
        [few] { CARD($who) } wydaje { $surges } przypływy mocy, by przełamać Strach ({ CARDS($whom) }).
       *[many] { CARD($who) } wydaje { $surges } przypływów mocy, by przełamać Strach ({ CARDS($whom) }).
    }
dj-log-attack-decided =
    { $hit ->
        [true] Trafienie, obrażenia: { $damage }.
       *[false] Za krótko: zasięg { $range }, a trzeba { $distance }.
    }
dj-log-attack-missed =
    { $why ->
        [miss] { CARD($who) } pudłuje.
        [range] Poza zasięgiem: { CARDS($whom) }.
       *[fear] { CARD($who) } nie przełamuje Strachu; bez szwanku wychodzi { CARDS($whom) }.
    }
dj-log-wounds-cancelled =
    { $amount ->
        [0] { CARD($item) } nie pomaga ({ CARD($who) }).
        [one] { CARD($item) } powstrzymuje { $amount } ranę ({ CARD($who) }).
        [few] { CARD($item) } powstrzymuje { $amount } rany ({ CARD($who) }).
       *[many] { CARD($item) } powstrzymuje { $amount } ran ({ CARD($who) }).
    }
dj-log-wounded =
    { $amount ->
        [one] { CARD($who) } traci { $amount } ranę (zostaje { $left }).
        [few] { CARD($who) } traci { $amount } rany (zostaje { $left }).
       *[many] { CARD($who) } traci { $amount } ran (zostaje { $left }).
    }
dj-log-hero-healed =
    { $poison ->
        [0] { CARD($who) } odzyskuje { dj-said-wounds } (teraz { $left }).
       *[other] { $wounds ->
            [0] { CARD($who) } pozbywa się zatrucia ({ $poison }).
           *[other] { CARD($who) } pozbywa się zatrucia ({ $poison }) i odzyskuje { dj-said-wounds } (teraz { $left }).
        }
    }
dj-log-hero-killed =
    { $whom ->
        [none] { CARD($who) } ginie i budzi się w mieście (zostaje { $coins } monet).
       *[other] { CARD($who) } ginie i budzi się w mieście (zostaje { $coins } monet). Cios zadaje { CARDS($whom) }.
    }
dj-log-monster-killed =
    { $whom ->
        [none] { CARD($who) } ginie.
       *[other] { CARD($who) } ginie. Ostatni cios zadaje { CARDS($whom) }.
    }
dj-log-undying-rolled =
    { $rises ->
        [true] { CARD($who) } powstaje z martwych.
       *[false] { CARD($who) } już nie powstaje.
    }
dj-log-tokens-gained =
    { $effect ->
        [burn] { CARD($who) } staje w ogniu (żetony podpalenia: { $total }).
        [web] { CARD($who) } grzęźnie w pajęczynie (żetony pajęczyny: { $total }).
        [stun] { CARD($who) } otrzymuje ogłuszenie (żetony: { $total }).
        [poison] { CARD($who) } otrzymuje zatrucie (żetony: { $total }).
       *[monkey] { CARD($who) } zmienia się w małpę.
    }
dj-log-tokens-lost =
    { $effect ->
        [burn] { CARD($who) } gasi ogień (zostaje żetonów podpalenia: { $total }).
        [web] { CARD($who) } rozrywa pajęczynę (zostaje żetonów: { $total }).
        [stun] { CARD($who) } otrząsa się z ogłuszenia (zostaje żetonów: { $total }).
        [poison] { CARD($who) } pozbywa się zatrucia (zostaje żetonów: { $total }).
       *[monkey] { $total ->
            [0] { CARD($who) } przestaje być małpą.
           *[other] { CARD($who) } jeszcze przez turę jest małpą.
        }
    }
dj-log-tokens-rolled =
    { COUNT($faces) ->
        [one] { CARD($who) } rzuca { COUNT($faces) } kością: { dj-said-effect }.
       *[other] { CARD($who) } rzuca { COUNT($faces) } kośćmi: { dj-said-effect }.
    }

## Rozkazy i zdolności

dj-log-order-placed = { CARD($who) } przyjmuje rozkaz { dj-said-order }.
dj-log-order-removed =
    { $used ->
        [true] { CARD($who) } wykonuje rozkaz { dj-said-order }.
       *[false] { CARD($who) } traci rozkaz { dj-said-order }.
    }
dj-log-guard-attacked = { CARD($who) } przerywa atakiem z zaskoczenia.
dj-log-ability-used =
    { $own ->
        [true] { CARD($who) } używa swojej zdolności.
       *[false] { $whom ->
            [none] { CARD($who) } używa: { CARD($source) }.
           *[other] { CARD($who) } używa: { CARD($source) } (cel: { CARDS($whom) }).
        }
    }

## Pan Podziemi

dj-log-overlord-turn-began =
    { YOU($seat) ->
        [true] Twoja tura jako Pana Podziemi.
       *[false] Tura Pana Podziemi ({ PLAYER($seat) }).
    }
dj-log-threat-gained =
    { YOU($seat) ->
        [true] Zyskujesz { dj-said-threat } (teraz { $threat }).
       *[false] { PLAYER($seat) } zyskuje { dj-said-threat } (teraz { $threat }).
    }
dj-log-threat-paid =
    { YOU($seat) ->
        [true] Płacisz { dj-said-threat } (zostaje { $threat }).
       *[false] { PLAYER($seat) } płaci { dj-said-threat } (zostaje { $threat }).
    }
dj-log-threat-from-surges =
    { YOU($seat) ->
        [true] Za przypływy mocy zyskujesz { dj-said-threat } (teraz { $threat }).
       *[false] Za przypływy mocy { PLAYER($seat) } zyskuje { dj-said-threat } (teraz { $threat }).
    }
dj-log-threat-lost =
    { YOU($seat) ->
        [true] Tracisz { dj-said-threat } (zostaje { $threat }).
       *[false] { PLAYER($seat) } traci { dj-said-threat } (zostaje { $threat }).
    }
dj-log-overlord-drew =
    { YOU($seat) ->
        [true] Dobierasz { $card ->
            [none] kartę
           *[other] kartę: { CARD($card) }
        }.
       *[false] { PLAYER($seat) } dobiera { $card ->
            [none] kartę
           *[other] kartę: { CARD($card) }
        }.
    }
dj-log-overlord-deck-reshuffled = Talia Pana Podziemi się skończyła: z odrzuconych kart powstaje nowa.
dj-log-overlord-discarded =
    { YOU($seat) ->
        [true] Odrzucasz kartę: { CARD($card) }.
       *[false] { PLAYER($seat) } odrzuca kartę: { CARD($card) }.
    }
dj-log-overlord-played =
    { YOU($seat) ->
        [true] Zagrywasz kartę: { CARD($card) }.
       *[false] { PLAYER($seat) } zagrywa kartę: { CARD($card) }.
    }
dj-log-trap-rolled =
    { $wounds ->
        [0] { CARD($card) }: { CARD($who) } rzuca { dj-said-dice }.
       *[other] { CARD($card) }: { CARD($who) } rzuca { dj-said-dice } i otrzymuje { dj-said-wounds }.
    }
dj-log-trap-avoided = { CARD($who) } wymyka się pułapce: { CARD($card) }.
dj-log-obstacle-laid =
    { $kind ->
        [pit] Na polu { $at } otwiera się rozpadlina.
       *[rubble] Pole { $at } zasypuje rumowisko.
    }
dj-log-monster-placed = { CARD($who) } pojawia się na polu { $at }.
dj-log-monster-relocated = { CARD($who) } znika z mapy, by pojawić się gdzie indziej.
dj-log-monster-upgraded = Potwór awansuje: { CARD($monster) }.
dj-log-monster-activated = { CARD($who) } rusza do akcji.
dj-log-activation-ended =
    { COUNT($who) ->
        [0] Aktywacja dobiega końca.
       *[other] { CARD($who) } kończy aktywację.
    }

## Odkrywanie i wyprawy

dj-log-area-revealed = Bohaterowie odkrywają: { dj-said-quest }.
dj-log-encounter-met = { CARD($who) } coś znajduje. { dj-said-quest }
dj-log-encounter-used = { CARD($who) } korzysta ze znaleziska.
dj-log-monster-woke = { CARD($who) } budzi się.
dj-log-relic-dropped = Na polu { $at } leży { CARD($relic) }.
dj-log-quest-rule-applied = { dj-said-quest }
dj-log-area-swallowed =
    { COUNT($en) ->
        [0] Obszar, którego nikt nie widział, zostaje na zawsze zasypany.
       *[other] Zasypane na zawsze: { dj-said-quest }.
    }
dj-log-companion-freed = { CARD($who) } odzyskuje wolność. Więzy przecina { CARDS($whom) }.
dj-log-companion-healed =
    { $amount ->
        [one] { CARD($who) } odzyskuje { $amount } ranę (teraz { $wounds }).
        [few] { CARD($who) } odzyskuje { $amount } rany (teraz { $wounds }).
       *[many] { CARD($who) } odzyskuje { $amount } ran (teraz { $wounds }).
    }
dj-log-companion-fell = { CARD($who) } pada bez sił i trafia z powrotem w więzy.
dj-log-hero-left = { CARD($who) } na dobre opuszcza podziemia.

## Ekwipunek

dj-log-item-gained = { CARD($who) } dostaje: { CARD($item) }{ dj-said-packed }.
dj-log-item-equipped = { CARD($who) } bierze do użytku: { CARD($item) }.
dj-log-item-packed = { CARD($who) } chowa do plecaka: { CARD($item) }.
dj-log-item-dropped = { CARD($who) } porzuca: { CARD($item) }.
dj-log-chest-opened = { CARD($who) } otwiera skrzynię na polu { $at }: numer { $number }.
dj-log-chest-emptied = Wszyscy dzielą się zawartością skrzyni { $number }.
dj-log-treasure-drawn = { CARD($who) } dobiera skarb: { CARD($item) }.
dj-log-item-bought = { CARD($who) } kupuje za { dj-said-price }: { CARD($item) }{ dj-said-packed } (zostaje { $coins }).
dj-log-item-sold = { CARD($who) } sprzedaje: { CARD($item) }.
dj-log-skill-bought = { CARD($who) } uczy się umiejętności: { CARD($skill) }.
dj-log-training-gained = { CARD($who) } trenuje: { dj-said-trait } (żetony treningu: { $tokens }).
dj-log-familiar-moved = { CARD($who) } idzie na pole { $at }.
dj-log-familiar-took = { CARD($who) } podnosi: { CARD($item) }.
dj-log-familiar-put-down = { CARD($who) } odkłada: { CARD($item) }.
dj-log-familiar-handed-over = { CARD($who) } przynosi: { CARD($item) }. Bierze { CARDS($whom) }.

## Koniec

dj-log-conquest-gained =
    { $amount ->
        [one] Bohaterowie zyskują { $amount } Żeton Zwycięstwa (teraz { $conquest }).
        [few] Bohaterowie zyskują { $amount } Żetony Zwycięstwa (teraz { $conquest }).
       *[many] Bohaterowie zyskują { $amount } Żetonów Zwycięstwa (teraz { $conquest }).
    }
dj-log-conquest-lost =
    { $amount ->
        [one] Bohaterowie tracą { $amount } Żeton Zwycięstwa (zostaje { $conquest }).
        [few] Bohaterowie tracą { $amount } Żetony Zwycięstwa (zostaje { $conquest }).
       *[many] Bohaterowie tracą { $amount } Żetonów Zwycięstwa (zostaje { $conquest }).
    }
dj-log-game-ended =
    { $heroes_won ->
        [true] Bohaterowie wygrywają.
       *[false] Wygrywa Pan Podziemi.
    }

## Części powyższych

# Każdy tekst wyprawy ma obie wersje językowe.
dj-said-quest =
    { $en ->
       *[other] { $pl }
    }
dj-said-colour =
    { $colour ->
        [copper] miedziana
        [silver] srebrna
        [gold] złota
        [red] czerwony
        [blue] niebieski
       *[yellow] żółty
    }
dj-said-action =
    { $action ->
        [run] bieg
        [battle] zmaganie
        [advance] natarcie
        [ready] { $half ->
            [move] przygotowanie i ruch
            [attack] przygotowanie i atak
           *[both] przygotowanie, ruch i atak
        }
       *[stunned] { $half ->
            [move] tylko ruch (ogłuszenie)
            [attack] tylko atak (ogłuszenie)
           *[order] tylko rozkaz (ogłuszenie)
        }
    }
dj-said-token =
    { $kind ->
        [coins] stos monet
        [key] { $name ->
            [red] czerwony
            [blue] niebieski
           *[yellow] żółty
        } klucz runiczny
       *[other] { CARD($name) }
    }
dj-said-weapon =
    { $weapon ->
        [unarmed] bez broni
        [hook] hak
       *[other] { CARD($weapon) }
    }
dj-said-attacked =
    { COUNT($whom) ->
        [0] { $shape ->
            [space] { " " }pole { $at }
            [blast] { " " }pole { $at }
           *[other] , ale nikogo tam nie ma
        }
       *[other] : { CARDS($whom) }
    }
# Co pokazują wszystkie kości razem; przypływy mocy i potężne ataki tylko, gdy jakieś są.
dj-said-roll =
    { $miss ->
        [true] pudło
       *[false] zasięg { $range }, obrażenia { $damage }{ $surges ->
            [0] { "" }
           *[other] , przypływy mocy { $surges }
        }{ $enhancements ->
            [0] { "" }
           *[other] , potężne ataki { $enhancements }
        }
    }
dj-said-power-face =
    { $face ->
        [0] pusta ścianka
        [1] przypływ mocy
        [2] przypływ mocy
       *[other] potężny atak
    }
dj-said-gain =
    { $on ->
        [damage] obrażenia
        [range] zasięg
        [pierce] Przebicie
        [blast] Rozprysk
        [knockback] Odrzucenie
        [stun_token] więcej ogłuszenia
        [burn_token] więcej ognia
        [threat_loss] strata zagrożenia
        [double_damage] podwojone obrażenia
       *[instant_kill] natychmiastowa śmierć
    }
dj-said-effect =
    { $effect ->
        [burn] podpalenie
       *[web] pajęczyna
    }
dj-said-order =
    { $order ->
        [aim] „Celuj”
        [dodge] „Unikaj”
        [guard] „Strzeż”
       *[rest] „Odpoczywaj”
    }
dj-said-trait =
    { $trait ->
        [melee] walka wręcz
        [ranged] walka strzelecka
       *[magic] magia
    }
dj-said-wounds =
    { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
dj-said-threat =
    { $amount ->
        [one] { $amount } żeton zagrożenia
        [few] { $amount } żetony zagrożenia
       *[many] { $amount } żetonów zagrożenia
    }
dj-said-fatigue =
    { $amount ->
        [one] { $amount } punkt zmęczenia
        [few] { $amount } punkty zmęczenia
       *[many] { $amount } punktów zmęczenia
    }
dj-said-price =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
dj-said-packed =
    { $packed ->
        [true] , do plecaka
       *[false] { "" }
    }
dj-said-dice =
    { COUNT($faces) ->
        [one] { COUNT($faces) } kością
       *[other] { COUNT($faces) } kośćmi
    }
