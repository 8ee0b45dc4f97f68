# Nazwa gry, opcje stołu, słowa i liczby.

df-name = Wojownicy podziemi
df-title = { df-name }
df-pitch = Odbijajcie kości od stołu prosto w tarczę, coraz głupszymi sposobami, i przerzucajcie się razem przez zamarznięte podziemia aż do wielkiego złego.
df-kind = kooperacyjna przygoda z rzucaniem kośćmi
df-quick-alone =
    .about = Prowadzisz dwoje bohaterów.
df-quick-bots =
    { $others ->
        [one] Z botem
       *[other] Z { $others } botami
    }
df-quick-screen =
    .about = Rzucacie po kolei na jednym urządzeniu; nic nie jest ukryte.

## Opcje stołu

df-switch-throws = Rzuty
    .about = Kości latają w komputerze albo rzucacie prawdziwymi kośćmi w prawdziwą tarczę i wpisujecie, co zrobiły.
df-switch-difficulty = Poziom trudności
    .about = Na hardym potwory mają o 2 punkty życia więcej, na infernalnym o 4. Im trudniej, tym więcej chwały do zdobycia.
df-switch-ballads = Ballady i awanse
    .about = Bohaterowie uczą się na ostatecznych ciosach i na niewykorzystanych oczach, a potem ulepszają umiejętności. Do kramików jest trochę dalej.
df-switch-hero-choice = Wybór bohaterów
    .about = Każdy wybiera bohatera albo dostaje losowego.
df-switch-first-leader = Pierwszy szef
    .about = Wylosowany albo wskazany z pierwszego miejsca.
df-switch-throw-limit = Najwięcej rzutów
    .about = Partia, w której rzutów i podrzutów jest więcej, zostaje przegrana. Prawie zawsze kończy się dużo wcześniej.

df-choice-physics = kości latają
df-choice-table = prawdziwe kości
df-choice-sampled = losowane
df-choice-normal = zwykły
df-choice-hard = hardy
df-choice-infernal = infernalny
df-choice-choice = dowolny wybór
df-choice-drawn = losowo
df-choice-chosen = wybór

## Kinds of things

df-monster-type =
    { $type ->
        [beast] bestia
        [humanoid] humanoid
        [undead] nieumarły
       *[magical] magiczny
    }
df-monster-level =
    { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { "–" }
    }
df-hand =
    { $skill ->
        [sure_hand] Pewna ręka
        [average] Przeciętniak
        [clumsy] Fajtłapa
       *[hopeless] Dwie lewe ręce
    }

## Dice: what is taken, what lies there, what is thrown

df-die =
    { $die ->
        [red] czerwoną kość
        [green] zieloną kość
        [blue] niebieską kość
        [snow] śnieżną kość
        [water] kostki wody
       *[white] białą kość
    }
    .title =
        { $die ->
            [red] Czerwona kość
            [green] Zielona kość
            [blue] Niebieska kość
            [snow] Śnieżna kość
            [water] Kostki wody
           *[white] Biała kość
        }
    .thrown =
        { $die ->
            [red] czerwoną kością
            [green] zieloną kością
            [blue] niebieską kością
            [snow] śnieżną kością
            [water] kostkami wody
           *[white] białą kością
        }
df-lies =
    { $resting_on ->
        [section] na tarczy
        [overlay] na makiecie
        [hole] w dziurze
        [overlay_hole] w otworze zmarzliny
        [margin] na marginesie
        [bones] na piszczelach
        [wall] na lodowym murze
        [other_die] na innej kości
       *[table] poza tarczą
    }
df-symbol =
    { $symbol ->
        [eye] oko
        [deep_snow] kopny śnieg
       *[blank] bez oka
    }
df-reason =
    { $reason ->
        [no_bounce] kość nie odbiła się od stołu przed tarczą
        [technique] zabrakło techniki ({ CARD($technique) })
        [wall] kość leży na lodowym murze
        [hole] kość leży w dziurze
        [overlay_hole] kość leży w otworze zmarzliny
        [margin] kość leży na marginesie
        [bones] kość leży na piszczelach
       *[off] kość leży poza tarczą
    }
