# Każda ikona gry: słowo i jedno zdanie, co znaczy.

## Skills

ted-icon-strength = Siła
    .about = Testuje się ją tyloma kośćmi bohatera, ile kostek jest obok; zwykle w walce wręcz, przy dźwigniach i ciężarach.
ted-icon-agility = Zręczność
    .about = Testuje się ją tyloma kośćmi bohatera, ile kostek jest obok; zwykle na dystans, przy skrzyniach i pułapkach.
ted-icon-intellect = Inteligencja
    .about = Testuje się ją tyloma kośćmi bohatera, ile kostek jest obok; zwykle przy zaklęciach, księgach i runach.
ted-icon-any-skill = Dowolna umiejętność
    .about = Przed rzutem wybierasz, którą umiejętność testujesz.

## Attributes

ted-icon-health = Zdrowie
    .about = Ile obrażeń zniesie jeszcze bohater albo wróg; przy 0 bohater jest nieprzytomny, a wróg martwy.
ted-icon-focus = Skupienie
    .about = Płaci się nim za zaklęcia, zdolności i zmiany kości; wraca przy odpoczynku i z niewykorzystanych kości.
ted-icon-speed = Szybkość
    .about = Do ilu pomieszczeń można wejść w turze; wrogowie tak daleko idą, gdy działają.
ted-icon-defense = Obrona
    .about = Odejmuje się ją od kontrataków na bohatera; u wroga muszą ją przebić ataki wręcz i dystansowe.

## Equipment

ted-icon-hand = Oręż
    .about = Broń albo narzędzie, które zakrywa jedno z dwóch pól rąk; najwyżej dwie karty.
ted-icon-garb = Odzienie
    .about = Coś do noszenia na sobie; najwyżej jedno i niczego nie zakrywa.
ted-icon-trinket = Błyskotka
    .about = Drobna magiczna rzecz; najwyżej dwie i niczego nie zakrywają.
ted-icon-spell = Zaklęcie
    .about = Karta zaklęcia; najwyżej dwie i niczego nie zakrywają.

## Dice

ted-icon-hero-dice-x = Kości bohatera
    .about = Iloma kośćmi bohatera się rzuca, nigdy mniej niż 1 ani więcej niż 3.
ted-icon-enemy-die = Kość wroga
    .about = Rzuca się nią razem z Twoimi kośćmi, gdy cel może oddać.
ted-icon-shield-match = Parowanie tarczą
    .about = Kość wroga liczy się jak Twoja obrona, więc tracisz dokładnie modyfikator wroga.
ted-icon-die-torch = Pochodnia na kości
    .about = Wróg pudłuje, ale pochodnia przesuwa się o 1 pole w dół.

## Skill check

ted-icon-roll-for = Rzuć, by
    .about = Przetestuj umiejętność: liczba to wynik, którego potrzebujesz.
ted-icon-success = Sukces
    .about = Zielona fajeczka: co się dzieje, gdy test jest zdany.
ted-icon-failure = Porażka
    .about = Czerwony X: co się dzieje, gdy test jest niezdany; bez niego porażka nic nie kosztuje.

## Heroic actions

ted-icon-rest = Odpoczynek
    .about = Zyskaj 3 zdrowia i 5 skupienia; wolno zawsze, a nieprzytomni muszą.
ted-icon-any-action = Dowolna akcja
    .about = Wykonaj dowolną bohaterską akcję.
ted-icon-search = Przeszukanie
    .about = Skorzystaj z tego, co oferuje pomieszczenie; wrogowie w tym przeszkadzają, chyba że jest tu inny przytomny bohater.
ted-icon-disarm = Rozbrojenie
    .about = Zdaj test z prawej strony karty, a pułapka zniknie na dobre; odkrywasz 1 łup albo zaklęcie.
ted-icon-cast-spell = Rzucenie zaklęcia
    .about = Zdaj test zaklęcia, zapłać skupieniem i zaklęcie działa.
ted-icon-melee = Atak wręcz
    .about = Zaatakuj wroga w swoim pomieszczeniu.
ted-icon-missile = Atak dystansowy
    .about = Zaatakuj wroga w innym pomieszczeniu, którego widzisz w linii prostej.
ted-icon-one-time-action = Jednorazowa akcja
    .about = Jeszcze jedna bohaterska akcja w tej turze; nie dwa razy w turze, skądkolwiek pochodzi.

## Free actions

ted-icon-free-action = Darmowa akcja
    .about = Można jej użyć w każdej chwili swojej tury, tyle razy, na ile Cię stać.
ted-icon-enter-lair = Wejście do leża
    .about = Na otwartych Wrotach: wydaj 1 szybkości i stań na arkuszu Bossa.

## Movement and range

ted-icon-line-of-sight = Pole widzenia
    .about = W linii prostej po ścieżkach, w innym pomieszczeniu niż Twoje.
ted-icon-range-x = Zasięg
    .about = O ile pomieszczeń dalej może być cel.
ted-icon-move-speed = Porusz się
    .about = Idź po ścieżkach o najwyżej swoją szybkość.
ted-icon-any-path = Dowolna ścieżka
    .about = Po ścieżkach, także za rogiem; to samo pomieszczenie się liczy.
ted-icon-same-room = To samo pomieszczenie
    .about = Cel musi być w tym samym pomieszczeniu.
ted-icon-all-in-range = Wszyscy w zasięgu
    .about = Działa na wszystkich po tej stronie, którzy są w zasięgu.
ted-icon-targeted = Wybrany cel
    .about = Działa tylko na wybranego bohatera albo wroga.

## Targets

ted-icon-one-hero = Jeden bohater
    .about = Działa na jednego bohatera.
ted-icon-all-heroes = Wszyscy bohaterowie
    .about = Działa na wszystkich bohaterów.
ted-icon-goblins = Gobliny
    .about = Działa na gobliny.
ted-icon-one-enemy = Jeden wróg
    .about = Działa na jednego wroga: goblina, sługusa albo Bossa.
ted-icon-minions = Sługusi
    .about = Działa na sługusów.
ted-icon-boss = Boss
    .about = Działa na Bossa.

## Abilities and modifiers

ted-icon-gain-defense-speed = Więcej obrony albo szybkości
    .about = Twoja obrona albo szybkość rośnie o tę liczbę.
ted-icon-lose-defense-speed = Mniej obrony albo szybkości
    .about = Twoja obrona albo szybkość spada o tę liczbę, ale nie poniżej 0.
ted-icon-gain-health-focus = Zyskaj zdrowie albo skupienie
    .about = Twoje zdrowie albo skupienie rośnie o tę liczbę, najwyżej do maksimum.
ted-icon-dice-plus-minus = Kość więcej albo mniej
    .about = Rzucasz o jedną kość bohatera więcej albo mniej, zawsze od 1 do 3.
ted-icon-shift-die = Zmiana kości
    .about = Jedna z Twoich kości zmienia się o 1 w górę albo w dół, ale nie poza 1 i 6.
ted-icon-mod-result = Zmiana wyniku
    .about = W teście umiejętności tę liczbę dodaje się do wyniku albo od niego odejmuje.
ted-icon-reroll-melee = Przerzut
    .about = W ataku wręcz możesz przerzucić jedną kość bohatera; nowy wynik obowiązuje.
ted-icon-portal = Portal
    .about = Wydaj 2 skupienia i przenieś się na dowolną inną odkrytą kartę podziemi.
ted-icon-push-enemy = Odepchnięcie
    .about = Przesuń wroga o tyle pomieszczeń od siebie.
ted-icon-kill = Zabicie
    .about = Goblin albo sługus od razu ginie, a bohater, który to zrobił, dostaje nagrodę.
ted-icon-stealth = Skradanie się
    .about = Mijasz wrogów: nie zatrzymują Cię i nie urządzają zasadzki.

## Enemies and traps

ted-icon-counter-mod = Modyfikator kontrataku
    .about = Dodaje się go do kości wroga, gdy ten wróg oddaje.
ted-icon-discard-equipped = Utrata karty
    .about = Bohater musi odłożyć do rzędu łup albo zaklęcie, w które jest wyposażony.
ted-icon-lose-health-focus = Strać zdrowie albo skupienie
    .about = Bohater traci tyle, jakąkolwiek ma obronę.
ted-icon-enemy-heal = Wróg zyskuje zdrowie
    .about = Znacznik wroga przesuwa się w górę o tę liczbę.
ted-icon-boss-to-lair = Boss do leża
    .about = Boss od razu wraca na swój arkusz.
ted-icon-boss-moves-to = Boss porusza się do
    .about = Boss idzie w stronę miejsca pokazanego obok.

## Dungeon and torch mat

ted-icon-card-room = Pomieszczenie
    .about = Karta pomieszczenia.
ted-icon-card-entrance = Wejście
    .about = Karta pośrodku: stąd ruszają bohaterowie i tędy przychodzą gobliny.
ted-icon-card-encounter = Spotkanie sługusa
    .about = Czeka tu sługus; w Akcie 2 leży tu pieczęć.
ted-icon-card-gate = Wrota do leża
    .about = Droga do Bossa; otwierają się, gdy zginie tylu sługusów, ilu jest bohaterów.
ted-icon-torch-move = Przesuń pochodnię
    .about = W górę daje czas i nic nie wywołuje, w dół zabiera czas i wywołuje każde pole.
ted-icon-reveal = Odkryj kartę
    .about = Odwróć zakrytą kartę podziemi; nikt nie musi wchodzić i nikt nie wpada w zasadzkę.
ted-icon-goblin-entrance = Goblin na Wejściu
    .about = Na Wejściu pojawia się nowy goblin; piąty oznacza przegraną.
ted-icon-enemy-action = Akcja wroga
    .about = Działają po kolei wszystkie gobliny, potem sługusi albo Boss; obrona nie pomaga.
ted-icon-goblin-minion-here = Goblin albo sługus tutaj
    .about = W tym pomieszczeniu pojawia się wróg.
ted-icon-skull = Czaszka
    .about = Gra się kończy i bohaterowie przegrywają.
ted-icon-trap = Pułapka
    .about = Kto wchodzi, musi zdać test z lewej strony karty albo zostanie ranny.
ted-icon-discover = Odkryj
    .about = Dobierz kartę łupu albo zaklęcia lub weź ją z jej rzędu.
ted-icon-pick-up = Podnieś
    .about = Weź kartę łupu albo zaklęcia z jej rzędu, nie z talii.
ted-icon-seal = Pieczęć
    .about = Zamyka tor zdrowia Bossa, dopóki Boss nie przejdzie przez to pomieszczenie.

## Plaques and signs

ted-icon-heroic-plaque = Niebieska tabliczka
    .about = Bohaterska akcja: jedna w turze.
ted-icon-free-plaque = Pomarańczowa tabliczka
    .about = Darmowa akcja: w każdej chwili swojej tury.
ted-icon-colon = Dwukropek
    .about = Tego, co następuje, można użyć tylko razem z akcją przed nim.
ted-icon-slash = Ukośnik
    .about = Lub: wybierz jedno.
ted-icon-plus = Plus
    .about = Oraz: możesz wziąć jedno i drugie.
