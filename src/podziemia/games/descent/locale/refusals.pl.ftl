# Dlaczego czegoś nie można wybrać. Zasada, która tego zabrania, stoi obok zdania.

## Wszędzie

dj-refused-not-now = Tego nie można teraz wybrać. Wybierz jedną z podanych możliwości.
dj-refused-must-choose = Tu nie można zrezygnować. Wybierz jedną z podanych możliwości.
dj-refused-answer-first = Najpierw trzeba odpowiedzieć na inne pytanie. Wybierz jedną z podanych możliwości.
dj-refused-nobody = Nie ma takiej figurki na stole.
dj-refused-not-overlord = To może zrobić tylko Pan Podziemi.
dj-refused-not-hero = To mogą zrobić tylko bohaterowie.
dj-refused-no-place = Figurka nie może tam stanąć. Wybierz jedno z zaznaczonych pól.

## Przygotowanie

dj-refused-hero-taken = Tego bohatera nie można wziąć. Wybierz jednego z podanych.
dj-refused-skill-exchange = Wymienić można tylko jedną z umiejętności tego bohatera.
dj-refused-skill-draft = Tej umiejętności nie ma w talii, z której wybierasz.
dj-refused-start-space = Bohaterowie zaczynają na glifie albo tuż obok, każdy na osobnym polu.

## Tury

dj-refused-choose-hero-first = Najpierw wybierz, który bohater ma następną turę.
dj-refused-turn-under-way = Trwa tura innego bohatera. Najpierw musi się skończyć.
dj-refused-had-turn = { CARD($card) }: ta tura w tej rundzie już się odbyła.
dj-refused-hero-left = { CARD($card) } nie wróci już do podziemi.
dj-refused-nothing-to-settle = Niczego takiego nie trzeba teraz rozpatrywać.
dj-refused-action-first = Najpierw wybierz akcję tej tury.
dj-refused-no-such-action = Bohater nie może teraz wybrać tej akcji.
dj-refused-no-change = To, co bohater już zrobił, nie mieści się w tej akcji, albo akcja była już porzucona.
dj-refused-second-action = Bohater ma w turze jedną akcję, a ta jest już wybrana.
dj-refused-stunned-action = Ogłuszony bohater się porusza albo wykonuje jeden atak, albo kładzie jeden rozkaz.
dj-refused-no-exchange = Ostatniej rany nie można tak oddać ani odzyskać więcej, niż wynosi maksimum.
dj-refused-monkey = Małpa może się tylko poruszać.
dj-refused-only-guard = To tura Pana Podziemi. Możliwy jest teraz tylko atak z rozkazu „Strzeż”, jeśli wróg jest w zasięgu.
dj-refused-only-taunt = Teraz można użyć tylko Prowokacji.

## Ruch

dj-refused-stopped = Ruch tego bohatera w tej turze już się skończył.
dj-refused-webbed = W pajęczynie nie można wydawać punktów ruchu.
dj-refused-grappled = Wróg trzyma bohatera w uścisku: obok niego nie można wydawać punktów ruchu.
dj-refused-battle = Zmaganie nie daje punktów ruchu. Żeby się ruszyć, wydaj zmęczenie.
dj-refused-no-points = Trzeba na to punktów ruchu: { $cost }, a zostało: { $mp }.
dj-refused-no-fatigue = Na to nie wystarcza zmęczenia.
dj-refused-no-stop = Nie ma tu nic, dla czego warto kończyć ruch.
dj-refused-no-square = Na mapie nie ma takiego pola.
dj-refused-not-on-map = Kto jest w mieście, nie chodzi po mapie.
dj-refused-not-adjacent = To pole nie sąsiaduje. Idź krok po kroku.
dj-refused-stands-there = Figurka już tam stoi.
dj-refused-wall = Drogę zagradza ściana albo zamknięte drzwi.
dj-refused-enemy = Stoi tam wróg, a przez wrogów się nie przechodzi.
dj-refused-water = Drogę zagradza woda.
dj-refused-rubble = Drogę zagradza rumowisko.
dj-refused-occupied = Ktoś już tam stoi, a dwie figurki nie mogą zostać na jednym polu.
dj-refused-no-room = Figurka nie może tam zakończyć ruchu.
dj-refused-in-pit = Figurka jest w rozpadlinie. Najpierw musi z niej wyjść.
dj-refused-pit-taken = W tej rozpadlinie ktoś już jest i nie ma w niej miejsca.
dj-refused-not-in-pit = Figurka nie jest w rozpadlinie.
dj-refused-no-climb = Z rozpadliny wychodzi się tylko na puste pole na jej brzegu.
dj-refused-no-leap = Skacze się w linii prostej, tylko nad rozpadliną, na puste pole, za 3 punkty za każde pole rozpadliny.
dj-refused-no-stairs = Nie ma tu schodów.
dj-refused-stairs-taken = Drugi koniec schodów nie jest wolny.
dj-refused-large-stairs = Schodami chodzą tylko figurki na jedno pole.
dj-refused-glyph-end = Na aktywnym glifie nie może stanąć żaden potwór.
dj-refused-unrevealed = Tego obszaru nikt jeszcze nie odkrył.
dj-refused-footprint = Ta figurka się tam nie mieści.
dj-refused-familiar-way = Chowaniec nie może tam iść.
dj-refused-familiar-only = Teraz rusza się chowaniec i nic więcej nie robi.
dj-refused-lead-way = Postać wyprawy nie może tam iść.
dj-refused-evade-way = To za daleko albo coś stoi na drodze.
dj-refused-evade-only = Ten odskok to tylko ruch.
dj-refused-no-arrival = Bohater pojawia się na glifie, a gdy jest zajęty, tuż obok.
dj-refused-no-escape = Tam nie ma pustego pola. Wybierz jedno z zaznaczonych.
dj-refused-no-shove = Figurkę można przesunąć tylko na puste pole obok niej.

## Drzwi, glify, skrzynie

dj-refused-no-door = Nie ma takich drzwi.
dj-refused-door-far = Te drzwi nie sąsiadują z figurką.
dj-refused-no-key = Te drzwi mają zamek runiczny, a klucza nikt jeszcze nie znalazł.
dj-refused-rune-door = Potwory nie otwierają ani nie zamykają drzwi z zamkiem runicznym.
dj-refused-door-as-is =
    { $opens ->
        [true] Te drzwi są już otwarte.
       *[false] Te drzwi są już zamknięte.
    }
dj-refused-door-blocked = W drzwiach stoi duży potwór.
dj-refused-door-hidden = Potwory nie otwierają drzwi do obszarów, których nikt jeszcze nie odkrył.
dj-refused-no-chest = Na tym polu nie ma skrzyni.
dj-refused-chest-crowded = Skrzynię otwiera tylko ten, kto stoi na jej polu sam.
dj-refused-no-glyph = Na tym polu nie ma aktywnego glifu.
dj-refused-glyph-closed = Ten glif nie jest aktywny albo nie ma przy nim miejsca.
dj-refused-travelled = Bohater podróżuje glifem tylko raz na turę.
dj-refused-already-in-town = Bohater już jest w mieście.
dj-refused-not-in-town = Bohatera nie ma w mieście.
dj-refused-no-exit = Nie ma tu wyjścia.
dj-refused-no-encounter = Bohater nie znalazł niczego, z czego można skorzystać.
dj-refused-no-captive = To nikt, komu można pomóc.
dj-refused-captive-far = Bohater nie stoi obok tej postaci.
dj-refused-bound = Ta postać jest związana. Najpierw trzeba ją uwolnić.
dj-refused-not-bound = Ta postać nie jest związana.
dj-refused-no-nursing = Trzeba mieć w użytku eliksir życia, a leczony musi być ranny.

## Ataki

dj-refused-running = Kto biegnie, nie atakuje.
dj-refused-no-charge = Szarża to jeden atak wręcz w biegu, na końcu linii prostej.
dj-refused-no-hook = Hak uderza raz w turze i nigdy, gdy jego właściciel jest ogłuszony.
dj-refused-same-weapon = Atak opłacony zmęczeniem wykonuje się tą samą bronią.
dj-refused-no-attack = Nie ma już ataku do wykonania.
dj-refused-attack-in-town = Z miasta nikt nie atakuje.
dj-refused-no-weapon =
    { $card ->
        [none] Bohater nie może tak atakować.
       *[other] Bohater nie ma tego w użytku: { CARD($card) }.
    }
dj-refused-unknown-weapon = Nie ma takiej broni.
dj-refused-sharing = Kto dzieli z kimś pole, nie może atakować.
dj-refused-over-obstacle = Bohater jest w przelocie nad przeszkodą. Zaatakuje dopiero z pola za nią.
dj-refused-out-of-reach = Atak wręcz sięga tylko sąsiednich pól.
dj-refused-out-of-sight = Bohater nie widzi tego pola.
dj-refused-monster-reach = Tego potwór nie może zaatakować. Wybierz kogoś, kogo dosięga i widzi.
dj-refused-friend = Swoich atakuje się, wskazując ich pole.
dj-refused-own-space = Nikt nie atakuje pola, na którym stoi.
dj-refused-no-ability = Ten potwór tak nie atakuje.
dj-refused-sweeps = Ten potwór atakuje zamaszyście: naraz wszystkich w zasięgu.
dj-refused-taunted = Bohater sprowokował tego potwora: atak musi objąć właśnie jego.
dj-refused-no-target = To pole jest poza zasięgiem albo poza polem widzenia.
dj-refused-no-origin = Stamtąd nie można zacząć tego ataku.
dj-refused-no-breath = Znacznik musi leżeć na mapie, tuż przy boku atakującego.
dj-refused-no-cleave = Rąbanie trafia kogoś innego, tą samą bronią.
dj-refused-charmed = Omamiony bohater atakuje bohatera i nie wydaje zmęczenia.
dj-refused-aim-late = Celowanie ogłasza się przed rzutem.
dj-refused-no-dice-now = Nie ma teraz kości, z którymi można to zrobić.
dj-refused-no-reroll-now = Kości nie można już przerzucić.
dj-refused-die-picked = Ta kość jest już wybrana.
dj-refused-no-die = Nie ma takiej kości.
dj-refused-no-surge-option = Ta broń nie ma takiej możliwości.
dj-refused-no-surges =
    { $surges ->
        [0] Nie ma już przypływów mocy.
        [one] Został tylko { $surges } przypływ mocy.
        [few] Zostały tylko { $surges } przypływy mocy.
       *[many] Zostało tylko { $surges } przypływów mocy.
    }
dj-refused-surge-once = To niczego by teraz nie zmieniło albo zostało już kupione.
dj-refused-fear-paid = Ten Strach jest już przełamany.
dj-refused-no-fear = Nie ma tu Strachu do przełamania.
dj-refused-no-enhancement = Nie ma już potężnych ataków do użycia.
dj-refused-no-sorcery = Nie ma już Czarnej magii do użycia.
dj-refused-range-enough = Zasięg wystarcza: reszta i tak doda się do obrażeń.
dj-refused-five-dice = Żaden atak nie ma więcej niż pięć kości mocy.
dj-refused-no-shield = Ten przedmiot nie pomaga przeciw tym ranom albo jest już zaznaczony.
dj-refused-not-dying = Ta figurka nie ginie.
dj-refused-no-landing = Figurkę odrzuca się najwyżej o 3 pola, nie przez ściany ani zamknięte drzwi, i na wolne pole.

## Rozkazy i umiejętności

dj-refused-no-order = Rozkaz kładzie się tylko przy przygotowaniu, i tylko jeden.
dj-refused-own-order = Rozkaz innemu bohaterowi daje tylko Przywództwo.
dj-refused-order-far = Rozkazu nie daje się z mapy do miasta ani z miasta na mapę.
dj-refused-has-order = Ten bohater ma już rozkaz.
dj-refused-no-swap = Tylko Sylwetka zamienia swój rozkaz, i tylko na inny.
dj-refused-no-telekinesis = Telekineza przesuwa tego, kogo bohater widzi, na puste pole, i każdą figurkę raz w turze.
dj-refused-no-skill = Bohater nie może teraz tego użyć.

## Przedmioty

dj-refused-nothing-here = Na tym polu nic takiego nie leży.
dj-refused-chest-picked = Skrzyni się nie podnosi, tylko otwiera na jej polu.
dj-refused-relic-off-map = Artefakt można upuścić tylko na polu w podziemiach.
dj-refused-dropped-relic = Porzuconego artefaktu nie można podnieść w tej samej turze.
dj-refused-not-yours = Bohater tego nie ma.
dj-refused-second-potion = Bohater wypija w turze tylko jeden eliksir.
dj-refused-potion-packed = Eliksiru z plecaka nie można wypić. Najpierw trzeba go wziąć do użytku.
dj-refused-no-potion = Bohater nie ma tego eliksiru.
dj-refused-no-coin-gift = Monet nie można oddawać.
dj-refused-hero-far = Ten bohater nie stoi obok.
dj-refused-no-pico = Ten bohater nie niesie Pico.
dj-refused-ferret = Fretka niczego nie niesie.
dj-refused-ferret-far = Fretka daje coś tylko bohaterowi na swoim polu albo obok, albo drugiej fretce.
dj-refused-ferret-load = Podnosić mogą tylko fretki: jeden eliksir albo artefakt, ze swojego pola.
dj-refused-arranged = Wyposażenie na tę turę jest już ułożone; od teraz zmiana kosztuje 2 punkty ruchu.
dj-refused-rearrange-first = W trakcie tury wyposażenie zmienia się za 2 punkty ruchu.
dj-refused-empty-pack = Nie ma czego zmieniać: bohater niczego nie używa i ma pusty plecak.
dj-refused-not-in-pack = Tego nie ma w plecaku bohatera.
dj-refused-not-equipped = Bohater nie ma tego w użytku.
dj-refused-use-late = Tego używa się na początku tury, zaraz po wyposażeniu się.
dj-refused-use-early = Na tym gra się na końcu tury.
dj-refused-no-patient = To leczy tylko posiadacza albo kogoś obok, i tylko rannego.
dj-refused-pack-full = Do plecaka mieści się najwyżej tyle rzeczy: { $most }. Najpierw zrób miejsce.
dj-refused-drop-later = Rzeczy porzuca się w turze bohatera albo gdy plecak jest za pełny.
dj-refused-to-and-fro = To dopiero co zmieniło miejsce i na razie tam zostaje.
dj-refused-hands = Bohaterowi brakuje na to rąk.
dj-refused-second-armor = Nosić można tylko jedną zbroję.
dj-refused-fourth-potion = W użytku mogą być najwyżej 3 eliksiry.
dj-refused-third-item = W użytku mogą być najwyżej 2 inne przedmioty.
dj-refused-rune-armor = Ta zbroja nie pozwala na runy.

## Miasto

dj-refused-shop-first = Najpierw idź na zakupy, za 3 punkty ruchu.
dj-refused-only-shop = Przed wyprawą można tylko kupować karty ze sklepu i eliksiry.
dj-refused-not-sold = Tego nie można kupić.
dj-refused-sold-out = Wyprzedane: { CARD($card) }.
dj-refused-no-coins = To kosztuje { $price } monet, a bohater ma { $coins }.
dj-refused-colour-closed = Najpierw bohaterowie muszą otworzyć skrzynię w tym kolorze.
dj-refused-deck-empty = Ta talia jest pusta.
dj-refused-trait-most = Żadna cecha nie może przekroczyć { $most }.
dj-refused-no-training = Takich żetonów treningu już nie ma.
dj-refused-not-for-sale = Nikt tego nie kupi: { CARD($card) }.

## Pan Podziemi

dj-refused-not-in-hand = Nie masz tej karty na ręce.
dj-refused-discard-later = Karty odrzuca się wtedy, gdy gra pyta o karty.
dj-refused-hand-limit = Masz na ręce tyle kart: { $cards }. Najpierw odrzucaj, aż zostanie najwyżej 8.
dj-refused-no-threat =
    { $cost ->
        [one] Ta karta kosztuje { $cost } żeton zagrożenia, a masz { $threat }.
        [few] Ta karta kosztuje { $cost } żetony zagrożenia, a masz { $threat }.
       *[many] Ta karta kosztuje { $cost } żetonów zagrożenia, a masz { $threat }.
    }
dj-refused-wrong-time = Tej karty nie można teraz zagrać: { CARD($card) }.
dj-refused-one-of-a-kind =
    { $type ->
        [power] W turze można zagrać tylko jedną moc.
        [spawn] W turze można zagrać tylko jedną kartę rozmnażania.
       *[other] Na początku tury można zagrać tylko jedno wydarzenie albo jedną pułapkę.
    }
dj-refused-hero-away = Nie ma takiego bohatera na mapie, a do miasta karty nie sięgają.
dj-refused-power-late = Moce zagrywa się w swojej turze, przed pierwszą aktywacją.
dj-refused-spawn-late = Karty rozmnażania zagrywa się w swojej turze, przed pierwszą aktywacją.
dj-refused-no-spawn = Ta karta nie daje tego potwora albo nie ma dla niego miejsca.
dj-refused-no-relocation = Tej figurki nie można w tym celu zdjąć z mapy.
dj-refused-obstacle = Na tym polu jest przeszkoda.
dj-refused-seen = To pole widzi bohater.
dj-refused-no-upgrade = Ten potwór nie może stać się straszliwy.
dj-refused-no-power = Ta moc niczego teraz nie robi.
dj-refused-no-monster = Aktywuje się tylko potwory.
dj-refused-activate-first = Najpierw aktywuj potwora.
dj-refused-finish-first = Aktywacja innego potwora jeszcze się nie skończyła.
dj-refused-activated = Ten potwór był już w tej turze aktywowany.
dj-refused-asleep = Ten potwór śpi.
dj-refused-one-half = Ogłuszony straszliwy potwór ma albo ruch, albo atak, nigdy jedno i drugie.
