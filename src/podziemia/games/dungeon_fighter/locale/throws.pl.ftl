# Rzuty, podrzuty i wpisy: jak się nazywa ich podanie i dlaczego ręce czegoś nie wolno.

## Answers; the attributes are their parts, for whoever types them

df-answer-throw = Rzuć
    .x = Ręka, w prawo (0,1 mm)
    .y = Ręka, od siebie (0,1 mm)
    .z = Ręka, nad stołem (0,1 mm)
    .speed = Prędkość (mm/s)
    .azimuth = Kierunek (1/100 stopnia)
    .elevation = W górę lub w dół (1/100 stopnia)
    .spin-x = Obrót wokół x (1/100 rad/s)
    .spin-y = Obrót wokół y (1/100 rad/s)
    .spin-z = Obrót wokół z (1/100 rad/s)
    .pond = Sadzawka
    .floe = Kra
    .wall = Miejsce muru (1/100 stopnia)
    .waterfall = Wodospad
    .impact = Po uderzeniu (ms)
    .palms = Między dłońmi (ms)
    .hop = Po wyskoku (ms)
    .turn = Od początku obrotu (ms)
    .waited = Od chwycenia kości (ms)
    .balance = Równowaga (od 0 do 1000)
    .eyes = Wysokość oczu (0,1 mm)
    .helped = Zrobione za Ciebie
df-answer-flip = Podrzuć
    .x = Kciuk, w prawo (0,1 mm)
    .y = Kciuk, od siebie (0,1 mm)
    .z = Kciuk, nad stołem (0,1 mm)
    .upward = W górę (mm/s)
    .forward = Do przodu (mm/s)
    .azimuth = Kierunek (1/100 stopnia)
    .spin = Obrót (1/100 rad/s)
df-answer-report = Wpisz to
    .bounced = Najpierw odbiła się od stołu
    .lies = Gdzie leży
    .symbol = Co wypadło
    .sections = Sekcje
    .most = Najwięcej rogów
    .overlay = Makieta
    .performed = Wykonane techniki
    .icebergs = Trącone góry lodowe
df-answer-flip-report = Wpisz to
    .failed = Podrzuty, które dotknęły stołu
    .dice-underneath = Kości pod makietą

## What a hand may do

df-refused-release-radius = Ręka musi być od { $least } do { $most } mm od środka tarczy. Przesuń ją tam.
df-refused-release-height = Ręka musi być od { $least } do { $most } mm nad stołem. Podnieś ją albo opuść.
df-refused-speed = Za szybko albo za wolno: kość może ruszyć z prędkością od { $least } do { $most } mm na sekundę.
df-refused-elevation = Za stromo albo za płasko: rzucaj pod kątem od { $least } do { $most } stopni.
df-refused-spin = Za dużo obrotu: najwyżej { $most } radianów na sekundę.
df-refused-no-spin = Przy tej technice kość kręci się, jak chce. Rzuć bez własnego obrotu.
df-refused-no-hand = Z wodospadem nie rzuca ręka: tylko go ustaw i przechyl.
df-refused-eyes = Oczy muszą być od { $least } do { $most } mm nad stołem. Zejdź niżej.
df-refused-helped = Tego wyczucia chwili nikt tu za Ciebie nie zrobi. Rzuć bez tej pomocy.
df-refused-record-missing = { CARD($technique) }: nie wiadomo, co zrobiła ręka. Rzuć tak, jak każe technika.
df-refused-record-odd = W tym rzucie ta technika nie jest wymagana: { CARD($technique) }. Rzuć bez niej.

## Pieces on the table

df-refused-gadget-missing = { CARD($technique) }: najpierw ustaw to, czego trzeba.
df-refused-gadget-odd = Ta technika nie jest wymagana: { CARD($technique) }. Jej gadżet zostaje w pudełku.
df-refused-off-table =
    { $gadget ->
        [floe] Kra musi cała leżeć na stole.
       *[pond] Sadzawka musi cała leżeć na stole.
    }
df-refused-on-target =
    { $gadget ->
        [floe] Kra nie może leżeć na tarczy ani na piszczelach. Odsuń ją.
       *[pond] Sadzawka nie może leżeć na tarczy ani na piszczelach. Odsuń ją.
    }
df-refused-floe-on-pond = Kra i sadzawka nie mogą na siebie zachodzić, chyba że cała kra leży w sadzawce.
df-refused-pond-far = Sadzawka jest za daleko od ręki: najwyżej { $most } mm.
df-refused-wall-angle = Mur stoi pod kątem od 0 do 360 stopni.
df-refused-edge-height = Dolna krawędź wodospadu musi być od { $least } do { $most } mm nad stołem.
df-refused-edge-radius = Dolna krawędź wodospadu musi być od { $least } do { $most } mm od środka tarczy.
df-refused-lateral = Kość musi leżeć od { $least } do { $most } mm obok środka wodospadu.
df-refused-tilt = Przechyl wodospad o { $least } do { $most } stopni.
df-refused-tilt-rate = Przechylaj wodospad z prędkością od { $least } do { $most } stopni na sekundę.
df-refused-upper-end = Spod stołu górny koniec wodospadu musi wystawać za krawędź blatu. Cofnij go.

## Flips

df-refused-upward = Pstryknij w górę z prędkością od { $least } do { $most } mm na sekundę.
df-refused-forward = Pstryknij do przodu z prędkością od { $least } do { $most } mm na sekundę.
df-refused-flip-spin = Musi się obracać z prędkością od { $least } do { $most } radianów na sekundę.

## What can have happened at a real table

df-refused-facts = W tym rzucie nie mogło się to zdarzyć.
df-refused-symbol =
    { $die ->
        [snow] Śnieżna kość nie ma takiego symbolu.
       *[other] Ta kość nie ma takiego symbolu.
    }
df-refused-section = Nie ma takiej sekcji albo jest podana dwa razy. Stuknij sekcje na obrazku.
df-refused-place = Podaj jedną sekcję albo powiedz, gdzie indziej leży kość.
df-refused-line = Linia to od 2 do { $most } sekcji. Stuknij te, których kość dotyka.
df-refused-line-apart = Te sekcje się nie stykają. Stuknij sąsiednie.
df-refused-most = Najwięcej rogów leży w jednej z dotkniętych sekcji albo jest ich po równo.
df-refused-no-overlay = Ta makieta nie leży na tarczy.
df-refused-no-opening = Ta makieta nie ma otworu.
df-refused-no-wall = Przy tarczy nie stoi lodowy mur.
df-refused-on-wall = Kość, która leży na murze, nie zrobiła tego, czego chce technika.
df-refused-no-iceberg = W tej dziurze nie stoi góra lodowa.
df-refused-not-required = Ta technika nie była w tym rzucie wymagana.
df-refused-not-bounced = Odbicie w sadzawce albo od kry to odbicie od stołu. Zaznacz, że kość się odbiła.
df-refused-underneath = Takiej kości na tarczy nie ma.
df-refused-flips = Tylu nieudanych podrzutów nie da się wpisać naraz: najwyżej { $most }.
