# Plansza Boss Monstera.

bm-board-dungeons = Podziemia
bm-board-others-cards = Karty: { PLAYER($seat) }
bm-board-town-empty = W mieście nikogo nie ma.

play-prompt-bm-floor = czary i zdolności
play-prompt-bm-negate = negowanie czarów
play-prompt-bm-machinate = dociąganie karty na koniec rundy
