# Names of the game, its table options, its heroes, dice, steps and numbers.

pd-name = Papierowe podziemia
pd-title = { pd-name }
pd-pitch = Poprowadź czworo bohaterów przez podziemia, używając kości wspólnych dla wszystkich, i zbierz dość siły na trzech bossów.
pd-kind = gra kościana, wszyscy grają naraz

## Table options

pd-switch-adventure = Przygoda
    .about = Które podziemia badacie: wylosowane, wskazane czy trzy po kolei w kampanii.
pd-switch-use-missions = Karty misji
    .about = Na stole leżą trzy misje wspólne dla wszystkich. Pierwsza gra jest łatwiejsza bez nich.
pd-switch-mission = Wskazana misja
    .about = Można wskazać jedną z trzech misji; pozostałe się losuje.
pd-switch-vanishing-gems = Znikające klejnoty
    .about = Po pierwszych dwóch bossach klejnoty z ich kart znikają z każdej mapy. W grze solo tak jest zawsze.
pd-switch-gem-track-rewards = Nagrody na torze klejnotów
    .about = 3. klejnot daje też miksturę, 6. część przedmiotu, 9. awans.
pd-switch-open-objectives = Jawne cele
    .about = Wszyscy widzą cele, gdy tylko każdy wybierze.
pd-switch-manual-potions = Mikstury ręcznie
    .about = Gra pyta o każde obrażenie: mikstura czy kolumna obrażeń. W przeciwnym razie obrażenia najpierw trafiają na mikstury.

pd-choice-random = losowo
pd-choice-dungeon-a = A: { CARD("dungeon_a") }
pd-choice-dungeon-b = B: { CARD("dungeon_b") }
pd-choice-dungeon-c = C: { CARD("dungeon_c") }
pd-choice-dungeon-d = D: { CARD("dungeon_d") }
pd-choice-dungeon-e = E: { CARD("dungeon_e") }
pd-choice-dungeon-f = F: { CARD("dungeon_f") }
pd-choice-dungeon-g = G: { CARD("dungeon_g") }
pd-choice-dungeon-h = H: { CARD("dungeon_h") }
pd-choice-dungeon-i = I: { CARD("dungeon_i") }
pd-choice-dungeon-j = J: { CARD("dungeon_j") }
pd-choice-dungeon-k = K: { CARD("dungeon_k") }
pd-choice-dungeon-l = L: { CARD("dungeon_l") }
pd-choice-heroes-of-the-city = kampania A, B, C: { CARD("heroes_of_the_city") }
pd-choice-mummy-of-hamnapta = kampania D, E, F: { CARD("mummy_of_hamnapta") }
pd-choice-tower-of-death = kampania G, H, I: { CARD("tower_of_death") }
pd-choice-around-the-kingdom = kampania J, K, L: { CARD("around_the_kingdom") }
pd-choice-three-kinds-of-trouble = { CARD("three_kinds_of_trouble") }
pd-choice-living-legend = { CARD("living_legend") }
pd-choice-from-wall-to-wall = { CARD("from_wall_to_wall") }
pd-choice-no-weak-link = { CARD("no_weak_link") }
pd-choice-straight-to-the-bottom = { CARD("straight_to_the_bottom") }
pd-choice-full-shelf = { CARD("full_shelf") }
pd-choice-seasoned-trio = { CARD("seasoned_trio") }
pd-choice-half-a-dozen-trophies = { CARD("half_a_dozen_trophies") }
pd-choice-glittering-purse = { CARD("glittering_purse") }
pd-choice-cutting-corners = { CARD("cutting_corners") }
pd-choice-spiked-boots = { CARD("spiked_boots") }
pd-choice-map-makers = { CARD("map_makers") }
pd-choice-well-equipped = { CARD("well_equipped") }
pd-choice-hale-and-hearty = { CARD("hale_and_hearty") }
pd-choice-know-your-enemies = { CARD("know_your_enemies") }
pd-choice-pair-of-masters = { CARD("pair_of_masters") }

## Heroes; `object` is who is levelled up

pd-hero =
    { $hero ->
        [warrior] wojownik
        [wizard] mag
        [cleric] kleryk
       *[rogue] łotr
    }
    .object =
        { $hero ->
            [warrior] wojownika
            [wizard] maga
            [cleric] kleryka
           *[rogue] łotra
        }

## Dice

pd-colour =
    { $colour ->
        [white] biała
       *[black] czarna
    }
pd-symbol =
    { $symbol ->
        [warrior] miecz z tarczą
        [wizard] kapelusz
        [cleric] krzyż
        [rogue] maska
        [clover] koniczyna
        [boots] 3 buty
       *[skull] czaszka
    }

## Steps of the game

pd-phase-setup = Przygotowanie do gry
pd-phase-powers = Przygotowanie: moce
pd-phase-roll = Rzut kośćmi
pd-phase-dice = Użycie kości
pd-phase-end = Koniec rundy
pd-phase-boss = Walka z bossem
pd-phase-scoring = Punktacja
pd-phase-over = Koniec gry

## Numbers, used in other messages

pd-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
