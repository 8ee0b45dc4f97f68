ct-name = Krypta
ct-pitch = Idź korytarzami i spotykaj gobliny.
ct-kind = zabawka
ct-title = W krypcie
ct-map = Krypta
ct-floor = karta
ct-hidden = zakryta karta
ct-wall = ściana
ct-fog = jeszcze nieodkryte
ct-sight = w polu widzenia
ct-reach = ile kosztuje droga
ct-life = życie
ct-card-hall = Sala
ct-card-fork = Rozwidlenie
ct-card-bend = Zakręt
ct-card-passage = Przejście
ct-card-end = Ślepy zaułek
ct-ann = Ania
ct-bob = Bolek
ct-cyd = Cyryl
ct-dan = Danka
ct-goblin = Goblin { $number }
ct-ask-move = Idź bohaterem.
ct-ask-pay = Zapłać myto albo nie.
ct-option-pay = Zapłać
ct-option-pass = Zakończ turę
ct-option-go = Idź na { $square }
ct-log-walked =
    { YOU($seat) ->
        [true] Idziesz: { $hero }.
       *[false] { PLAYER($seat) } idzie: { $hero }.
    }
ct-log-met =
    { YOU($seat) ->
        [true] Spotykasz goblina: { $hero }.
       *[false] { PLAYER($seat) } spotyka goblina: { $hero }.
    }
ct-not-offered = Tam nie prowadzi żaden korytarz.
