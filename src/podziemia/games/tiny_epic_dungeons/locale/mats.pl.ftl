# Arkusz pochodni i arkusz Bossa: czym są i co robią ich pola.

## Torch track

ted-torch-space =
    { $effect ->
        [start] { $heroes ->
            [one] Start przy { $heroes } bohaterze
            [few] Start przy { $heroes } bohaterach
           *[many] Start przy { $heroes } bohaterach
        }
        [none] Puste pole
        [goblin] Goblin
        [enemy_action] Akcja wroga
       *[skull] Czaszka
    }
    .about =
        { $effect ->
            [start] { $heroes ->
                [one] Tu zaczyna pochodnia przy { $heroes } bohaterze i wyżej się nie wzniesie. Poza tym nic się tu nie dzieje.
                [few] Tu zaczyna pochodnia przy { $heroes } bohaterach i wyżej się nie wzniesie. Poza tym nic się tu nie dzieje.
               *[many] Tu zaczyna pochodnia przy { $heroes } bohaterach i wyżej się nie wzniesie. Poza tym nic się tu nie dzieje.
            }
            [none] Nic się tu nie dzieje.
            [goblin] Gdy pochodnia tu zejdzie, na Wejściu pojawia się goblin. Piąty goblin oznacza przegraną.
            [enemy_action] Gdy pochodnia tu zejdzie, działają wszystkie gobliny, potem sługusi albo Boss.
           *[skull] Gdy pochodnia tu dotrze, gaśnie i gra jest przegrana.
        }
ted-torch-next =
    { $effect ->
        [goblin] { $n ->
            [one] Następne na torze: goblin, za { $n } krok
            [few] Następne na torze: goblin, za { $n } kroki
           *[many] Następne na torze: goblin, za { $n } kroków
        }
        [enemy_action] { $n ->
            [one] Następne na torze: akcja wroga, za { $n } krok
            [few] Następne na torze: akcja wroga, za { $n } kroki
           *[many] Następne na torze: akcja wroga, za { $n } kroków
        }
       *[skull] { $n ->
            [one] Następne na torze: ciemność, za { $n } krok
            [few] Następne na torze: ciemność, za { $n } kroki
           *[many] Następne na torze: ciemność, za { $n } kroków
        }
    }
ted-torch-left =
    { $n ->
        [one] { $n } krok do ciemności
        [few] { $n } kroki do ciemności
       *[many] { $n } kroków do ciemności
    }
ted-goblin-slot = Miejsce goblina { $slot }

## The Boss's health track

ted-track-sealed = Pieczęć: żaden znacznik nie zejdzie poniżej { $limit }, dopóki nie pęknie następna pieczęć
ted-track-untouchable = Pieczęć na samej górze: żadne obrażenia się nie liczą, dopóki nie pęknie pierwsza pieczęć
ted-track-open = Wszystkie pieczęcie złamane
ted-boss-unknown = Nikt jeszcze nie zna Bossa
ted-boss-hearts =
    { $left ->
        [0] Wszyscy sługusi nie żyją: znajdźcie Wrota i wejdźcie
        [one] Jeszcze { $left } sługus i Wrota się otworzą
        [few] Jeszcze { $left } sługusów i Wrota się otworzą
       *[many] Jeszcze { $left } sługusów i Wrota się otworzą
    }
