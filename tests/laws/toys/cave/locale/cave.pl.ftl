cv-name = Jaskinia
cv-pitch = Idź w prawo i nie budź nietoperzy.
cv-kind = zabawka
cv-title = W jaskini
cv-map = Jaskinia
cv-floor = podłoga
cv-scout = zwiadowca
cv-raven = kruk
cv-reach = dokąd dojdzie zwiadowca
cv-ask-go = Wyślij zwiadowcę albo kruka na jakieś pole.
cv-option-pass = Pas
cv-option-walk = Idź na { $square }
cv-option-fly = Leć na { $square }
cv-effect-fly = Kruk leci o { $far } pól.
cv-log-walked =
    { YOU($seat) ->
        [true] Twój zwiadowca idzie.
       *[false] { PLAYER($seat) }: zwiadowca idzie.
    }
cv-log-flown =
    { YOU($seat) ->
        [true] Twój kruk leci.
       *[false] { PLAYER($seat) }: kruk leci.
    }
cv-log-woke =
    { YOU($seat) ->
        [true] Budzisz nietoperza.
       *[false] { PLAYER($seat) } budzi nietoperza.
    }
cv-not-offered = Tam nie można iść.
