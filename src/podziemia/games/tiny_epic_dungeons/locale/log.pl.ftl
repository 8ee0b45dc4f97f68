# Co się wydarzyło, jedno zdanie na wydarzenie. Nazwy kart się nie odmieniają:
# stoją w mianowniku, po dwukropku albo w nawiasie.

## Setup and turns

ted-log-hero-chosen =
    { YOU($seat) ->
        [true] Prowadzisz bohatera: { CARD($hero) }.
       *[false] { PLAYER($seat) } prowadzi bohatera: { CARD($hero) }.
    }
ted-log-dungeon-laid = Podziemia dla { $heroes } bohaterów: kart w talii { $deck }, a pochodnia płonie na polu { $torch }.
ted-log-turn-began =
    { YOU($seat) ->
        [true] Tura { $turn }: { CARD($hero) } (Twój bohater).
       *[false] Tura { $turn }: { CARD($hero) } ({ PLAYER($seat) }).
    }
ted-log-turn-ended = { CARD($hero) } kończy turę.

## Moving and revealing

ted-log-hero-moved = { CARD($hero) } wchodzi do pomieszczenia: { CARD($room) }.
ted-log-hero-teleported = { CARD($hero) } pojawia się w pomieszczeniu: { CARD($room) }.
ted-log-hero-strode =
    { $space ->
        [0] { CARD($hero) } staje na polu wejściowym leża.
       *[other] { CARD($hero) } przechodzi na pole { $space } leża.
    }
ted-log-move-ended = { CARD($hero) } natrafia na wroga: koniec ruchu.
ted-log-card-revealed = Odkryta karta: { CARD($card) }.
ted-log-card-turned =
    { $quarters ->
        [0] { CARD($card) }: karta zostaje tak, jak leży.
        [one] { CARD($card) }: karta obrócona o ćwierć obrotu.
        [few] { CARD($card) }: karta obrócona o { $quarters } ćwierci obrotu.
       *[many] { CARD($card) }: karta obrócona o { $quarters } ćwierci obrotu.
    }
ted-log-cards-laid =
    { $count ->
        [0] Nie dochodzi żadna nowa karta; w talii zostało: { $deck }.
        [one] Dochodzi { $count } nowa zakryta karta; w talii zostało: { $deck }.
        [few] Dochodzą { $count } nowe zakryte karty; w talii zostało: { $deck }.
       *[many] Dochodzi { $count } nowych zakrytych kart; w talii zostało: { $deck }.
    }

## Enemies come

ted-log-goblin-came = Pojawia się goblin: { CARD($card) }, numer { $slot }.
ted-log-minion-came = Pojawia się sługus: { CARD($card) }.
ted-log-goblins-shuffled =
    { $count ->
        [one] { $count } odrzucona karta goblina tworzy nową talię.
        [few] { $count } odrzucone karty goblinów tworzą nową talię.
       *[many] { $count } odrzuconych kart goblinów tworzy nową talię.
    }

## Health and focus

ted-log-hero-hurt = { CARD($hero) } traci { $amount } zdrowia (zostaje { $health }).
ted-log-hero-fell = { CARD($hero) } traci przytomność.
ted-log-hero-healed = { CARD($hero) } zyskuje { $amount } zdrowia (teraz { $health }).
ted-log-hero-woke = { CARD($hero) } odzyskuje przytomność.
ted-log-focus-gained = { CARD($hero) } zyskuje { $amount } skupienia (teraz { $focus }).
ted-log-focus-lost = { CARD($hero) } wydaje lub traci { $amount } skupienia (zostaje { $focus }).
ted-log-hero-rested = { CARD($hero) } odpoczywa.

## Checks

ted-log-action-began = { CARD($hero) } używa: { CARD($source) }.
ted-log-dice-rolled =
    { $enemy_die ->
        [none] { CARD($hero) } rzuca { $dice } ({ ted-skill }, potrzeba { $difficulty }).
        [shield] { CARD($hero) } rzuca { $dice } ({ ted-skill }, potrzeba { $difficulty }); kość wroga pokazuje tarczę.
        [torch] { CARD($hero) } rzuca { $dice } ({ ted-skill }, potrzeba { $difficulty }); kość wroga pokazuje pochodnię.
       *[other] { CARD($hero) } rzuca { $dice } ({ ted-skill }, potrzeba { $difficulty }); kość wroga pokazuje { $enemy_die }.
    }
ted-log-die-changed = { CARD($hero) } zmienia kość na { $face }.
ted-log-die-rerolled = { CARD($hero) } przerzuca kość ({ CARD($source) }): { $face }.
ted-log-ability-used = { CARD($hero) } używa zdolności: { CARD($source) }.
ted-log-check-decided =
    { $success ->
        [true] Sukces: { $result }, potrzeba było { $difficulty }.
       *[false] Porażka: { $result }, potrzeba było { $difficulty }.
    }
ted-log-not-paid = { CARD($source) }: koszt niezapłacony, nic się nie dzieje.
ted-log-trap-disarmed = { CARD($hero) } rozbraja na dobre pułapkę: { CARD($card) }.
ted-log-room-emptied = { CARD($card) }: do końca tego aktu nic tu już nie ma.

## Torch and enemies

ted-log-torch-moved =
    { $by ->
        [-1] { $effect ->
            [goblin] Pochodnia wypala się do pola { $torch }: na Wejściu pojawia się goblin.
            [enemy_action] Pochodnia wypala się do pola { $torch }: działają wrogowie.
            [skull] Pochodnia gaśnie.
           *[other] Pochodnia wypala się do pola { $torch }.
        }
       *[other] Pochodnia wznosi się do pola { $torch }.
    }
ted-log-enemies-act = Działają wszyscy wrogowie.
ted-log-goblins-pacified =
    { $now ->
        [true] Gobliny są spokojne i pomijają swoją akcję.
       *[false] Gobliny pominą swoją następną akcję.
    }
ted-log-enemy-pinned = { CARD($hero) } przyszpila wroga ({ CARD($card) }), który tym razem się nie rusza.
ted-log-enemy-moved = { CARD($card) } przechodzi do pomieszczenia: { CARD($room) }.
ted-log-enemy-entered-lair = { CARD($card) } jest w leżu.
ted-log-enemy-attacked =
    { $heroes ->
        [none] { CARD($card) } nikogo nie dosięga.
       *[other] { CARD($card) } atakuje. Cele: { CARDS($heroes) }.
    }
ted-log-counter-attacked =
    { $die ->
        [torch] { CARD($card) } oddaje i pudłuje: pochodnia ({ CARD($hero) } nic nie traci).
        [shield] { $damage ->
            [0] { CARD($card) } oddaje: tarcza, bez obrażeń ({ CARD($hero) }).
            [one] { CARD($card) } oddaje: tarcza, { $damage } obrażenie ({ CARD($hero) }).
            [few] { CARD($card) } oddaje: tarcza, { $damage } obrażenia ({ CARD($hero) }).
           *[many] { CARD($card) } oddaje: tarcza, { $damage } obrażeń ({ CARD($hero) }).
        }
       *[other] { $damage ->
            [0] { CARD($card) } oddaje: { $total } przeciwko obronie { $defense }, bez obrażeń ({ CARD($hero) }).
            [one] { CARD($card) } oddaje: { $total } przeciwko obronie { $defense }, { $damage } obrażenie ({ CARD($hero) }).
            [few] { CARD($card) } oddaje: { $total } przeciwko obronie { $defense }, { $damage } obrażenia ({ CARD($hero) }).
           *[many] { CARD($card) } oddaje: { $total } przeciwko obronie { $defense }, { $damage } obrażeń ({ CARD($hero) }).
        }
    }
ted-log-enemy-hurt =
    { $damage ->
        [one] { CARD($card) } otrzymuje { $damage } obrażenie (zostaje { $health } zdrowia).
        [few] { CARD($card) } otrzymuje { $damage } obrażenia (zostaje { $health } zdrowia).
       *[many] { CARD($card) } otrzymuje { $damage } obrażeń (zostaje { $health } zdrowia).
    }
ted-log-enemy-healed = { CARD($card) } zyskuje { $amount } zdrowia (teraz { $health }).
ted-log-enemy-died = { CARD($card) } ginie ({ CARD($hero) } zadaje ostatni cios).
ted-log-heart-filled = Zabici sługusi: { $killed } z { $needed }.

## Cards

ted-log-card-drawn = { CARD($hero) } dobiera kartę: { CARD($card) }.
ted-log-card-taken = { CARD($hero) } bierze z rzędu kartę: { CARD($card) }.
ted-log-card-equipped =
    { $slot ->
        [left] { CARD($hero) } bierze do lewej ręki: { CARD($card) }.
        [right] { CARD($hero) } bierze do prawej ręki: { CARD($card) }.
       *[other] { CARD($hero) } wyposaża się w kartę: { CARD($card) }.
    }
ted-log-card-discarded = { CARD($hero) } odkłada do rzędu kartę: { CARD($card) }.
ted-log-card-removed = { CARD($hero) } zużywa kartę: { CARD($card) }. Karta jest poza grą.

## The Boss and the end

ted-log-act-two-began = { CARD($hero) } wchodzi do leża. Zaczyna się Akt 2: Bossem jest { CARD($boss) }, a pochodnia płonie na polu { $torch }.
ted-log-seal-broken = Boss przechodzi przez pomieszczenie { CARD($room) }: pieczęć pęka, pole { $space } jego toru jest otwarte.
ted-log-boss-hurt =
    { $damage ->
        [one] { CARD($boss) } otrzymuje { $damage } obrażenie na znaczniku (teraz { $health }).
        [few] { CARD($boss) } otrzymuje { $damage } obrażenia na znaczniku (teraz { $health }).
       *[many] { CARD($boss) } otrzymuje { $damage } obrażeń na znaczniku (teraz { $health }).
    }
ted-log-boss-unhurt =
    { $damage ->
        [one] { CARD($boss) }: przepada { $damage } obrażenie, bo następna pieczęć jest cała.
        [few] { CARD($boss) }: przepadają { $damage } obrażenia, bo następna pieczęć jest cała.
       *[many] { CARD($boss) }: przepada { $damage } obrażeń, bo następna pieczęć jest cała.
    }
ted-log-boss-healed = { CARD($boss) } zyskuje { $amount } zdrowia na znaczniku (teraz { $health }).
ted-log-game-ended =
    { $won ->
        [true] Boss pokonany. Bohaterowie wygrywają.
       *[false] Bohaterowie przegrywają.
    }
