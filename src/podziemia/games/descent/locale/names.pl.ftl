# Nazwy gry i opcji stołu.

dj-name = Descent
dj-title = { dj-name }
dj-pitch = Prowadźcie bohaterów przez lochy, których nikt jeszcze nie widział, albo bądź Panem Podziemi i władaj wszystkim, co w nich czeka.
dj-kind = wyprawa w podziemia, jeden przeciw wszystkim
dj-quick-screen =
    .about = Przekazujecie sobie urządzenie; ręka Pana Podziemi i nieodkryte obszary pozostają ukryte.

## Opcje stołu

dj-switch-quest = Wyprawa
    .about = W którą wyprawę gracie. Pan Podziemi czyta ją całą, bohaterowie poznają ją po drodze.
dj-switch-own-quest = Plik wyprawy
    .about = Tekst wyprawy, którą sami napisaliście; gracie wtedy w nią zamiast w wybraną powyżej.
dj-switch-party-size = Bohaterowie
    .about = Ilu bohaterów schodzi w podziemia: po jednym na każdego gracza oprócz Pana Podziemi, a najmniej dwóch, albo tylu, ilu wybierzecie. Gdy bohaterów jest więcej niż graczy, ktoś prowadzi kilku.
dj-switch-free-hero-choice = Wybór bohaterów
    .about = Bohaterów się wybiera, zamiast rozdawać.
dj-switch-open-skill-draft = Wybór umiejętności
    .about = Umiejętności wybiera się z odkrytych talii, zamiast dobierać w ciemno.
dj-switch-strict-figure-limit = Figurki zostają na miejscu
    .about = Gdy wszystkie figurki potwora stoją na mapie, żadnej nie zdejmuje się, by postawić ją gdzie indziej.
dj-switch-breath-template = Znacznik zionięcia
    .about = Jak szeroko sięga ogień smoków i piekielnych ogarów.

dj-choice-into-the-dark = Zstąpienie w mrok
    .about = Pierwsza wyprawa: wejść, dojść, zabić olbrzyma. Dobra na początek, 80–100 minut.
dj-choice-salty-cellar = Piwnica Słonego Psa
    .about = Lekcja: trzy izby, jeden klucz, jeden przywódca. Na pierwszy raz, 25–35 minut.
dj-choice-thieves-of-ash = Złodzieje popiołu
    .about = Kradzież: wynieść ostrze spod śpiącej smoczycy. Trudna, 100–120 minut.
dj-choice-last-shift = Ostatnia szychta
    .about = Ratunek: znaleźć sztygara i wyprowadzić go żywego. Średnio trudna, 75–95 minut.
dj-choice-drowned-bell = Utopiony dzwon
    .about = Dwa klucze po dwóch stronach zatopionej kaplicy. Średnio trudna, 90–110 minut.
dj-choice-hourglass = Klepsydra
    .about = Wyścig: piasek zasypuje salę za salą. Średnio trudna, 45–60 minut.
dj-choice-midday-midnight = Południca i Północnica
    .about = Dwie siostry, troje schodów, trzy klucze za trzy ofiary. Trudna, 100–120 minut.
dj-choice-as-players = tylu, ilu graczy
dj-choice-1 = 1
dj-choice-2 = 2
dj-choice-3 = 3
dj-choice-4 = 4
dj-choice-wide = szeroki
dj-choice-narrow = wąski

## Miejsca

dj-seat-1 = Miejsce 1: Pan Podziemi

## Strony

dj-side-0 = Pan Podziemi
dj-side-1 = Bohaterowie
