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
            [one] Następne na torze: działają wrogowie, za { $n } krok
            [few] Następne na torze: działają wrogowie, za { $n } kroki
           *[many] Następne na torze: działają wrogowie, za { $n } kroków
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

## Pola bohaterów na planszy Bossa

# What counts while a hero stands there, or wears something; `n` is never 0.
ted-mod-dice =
    { $when ->
        [strength_check] { $n ->
            [-1] 1 kość mniej w testach siły
           *[1] 1 kość więcej w testach siły
        }
        [agility_check] { $n ->
            [-1] 1 kość mniej w testach zręczności
           *[1] 1 kość więcej w testach zręczności
        }
        [intellect_check] { $n ->
            [-1] 1 kość mniej w testach inteligencji
           *[1] 1 kość więcej w testach inteligencji
        }
       *[any_check] { $n ->
            [-1] 1 kość mniej we wszystkich testach
           *[1] 1 kość więcej we wszystkich testach
        }
    }
ted-mod-result =
    { $when ->
        [strength_check] { ted-signed } do testów siły
        [agility_check] { ted-signed } do testów zręczności
        [intellect_check] { ted-signed } do testów inteligencji
        [melee] { ted-signed } do ataków wręcz
        [missile] { ted-signed } do ataków dystansowych
        [melee_or_missile] { ted-signed } do ataków wręcz i dystansowych
        [disarm] { ted-signed } do rozbrajania
       *[any_check] { ted-signed } do wszystkich testów
    }
ted-mod-defense =
    { $when ->
        [counter_melee] { ted-signed } obrony przy kontratakach na atak wręcz
       *[always] { ted-signed } obrony
    }
ted-mod-speed = { ted-signed } szybkości
ted-signed =
    { $n ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }

# What happens once to a hero that ends its movement there.
ted-stop-gain-health = Zatrzymaj się tu: zyskaj { $n } zdrowia
ted-stop-lose-health = Zatrzymaj się tu: strać { $n } zdrowia
ted-stop-gain-focus = Zatrzymaj się tu: zyskaj { $n } skupienia
ted-stop-lose-focus = Zatrzymaj się tu: strać { $n } skupienia
ted-stop-discover =
    { $what ->
        [loot] { $n ->
            [one] Zatrzymaj się tu: odkryj { $n } łup
            [few] Zatrzymaj się tu: odkryj { $n } łupy
           *[many] Zatrzymaj się tu: odkryj { $n } łupów
        }
        [spell] { $n ->
            [one] Zatrzymaj się tu: odkryj { $n } zaklęcie
            [few] Zatrzymaj się tu: odkryj { $n } zaklęcia
           *[many] Zatrzymaj się tu: odkryj { $n } zaklęć
        }
       *[either] { $n ->
            [one] Zatrzymaj się tu: odkryj { $n } łup albo zaklęcie
            [few] Zatrzymaj się tu: odkryj { $n } łupy albo zaklęcia
           *[many] Zatrzymaj się tu: odkryj { $n } łupów albo zaklęć
        }
    }
