# Plansza Boss Monstera.

bm-board-dungeons = Podziemia
bm-board-others-cards = Karty: { PLAYER($seat) }
bm-board-town-empty = W mieście nikogo nie ma.

play-prompt-bm-floor = czary i zdolności
play-prompt-bm-negate = negowanie czarów
play-prompt-bm-machinate = dociąganie karty na koniec rundy

## The end

bm-board-boss =
    { $boss ->
        [none] { PLAYER($seat) }
       *[other] { CARD($boss) } ({ PLAYER($seat) })
    }
bm-board-why =
    { $rule ->
        [BM-16-4] { $winner } ma { $souls } dusz w rundzie { $round }.
        [BM-16-5] Dziesięć dusz ma więcej niż jeden gracz; po odjęciu ran najwięcej ma { $winner }.
        [BM-16-6] Jest remis; rozstrzygają najmniejsze PeDeki, a ma je { $winner }.
        [BM-16-7] { $count ->
            [one] W rundzie { $round } pada { $fallen }: { $theirs } ran.
           *[other] Padli: { $fallen }. Zostaje tylko { $winner }.
        }
        [BM-16-8] W rundzie { $round } padają wszyscy; najlepiej wypada { $winner }.
        [BM-R-73] Wszyscy inni się poddali.
       *[other] Nie ma już bohaterów; po odjęciu ran najwięcej dusz ma { $winner }.
    }
bm-board-turn =
    { YOU($seat) ->
        [true] Od rundy { $round } prowadzenie jest Twoje.
       *[false] Od rundy { $round } prowadzi { PLAYER($seat) }.
    }
bm-board-course-souls = Dusze w kolejnych rundach (razem { $rounds })
bm-board-course-wounds = Rany w kolejnych rundach (razem { $rounds })
bm-board-round = runda { $round }
