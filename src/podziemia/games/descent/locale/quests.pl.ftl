# Co jest nie tak w pliku wyprawy. $place to miejsce w pliku: [[door]] d1.

dj-quest-malformed = { $file }: { $place ->
    [none] { $fault }
   *[other] { $place }: { $fault }
}.
dj-quest-map-large = { $file }: { $place }: mapa może mieć najwyżej { $most } wierszy i { $most } kolumn.
dj-quest-map-squares = { $file }: { $place }: mapa może mieć najwyżej { $most } pól, a liczba jej pól to { $squares }.
dj-quest-map-letter = { $file }: { $place }: mapę rysuje się cyframi, po jednej dla każdego obszaru, i kropkami; „{ $letter }” nie jest ani cyfrą, ani kropką.
dj-quest-map-ragged = { $file }: { $place }: liczba pól w tym wierszu to { $columns }, a w najdłuższym { $widest }. Dopełnij go kropkami.
dj-quest-twice = { $file }: { $place }: „{ $what }” występuje dwa razy.
dj-quest-area-not-drawn = { $file }: { $place }: obszaru { $area } nie ma na mapie.
dj-quest-area-not-told = { $file }: { $place }: obszar { $area } jest narysowany, ale nie ma tabeli „area” z id = { $area }.
dj-quest-no-start-area = { $file }: { $place }: nie ma obszaru 0, w którym zaczynają bohaterowie.
dj-quest-door-color = { $file }: { $place }: { $kind ->
    [rune] drzwi z zamkiem runicznym muszą mieć kolor (color)
   *[other] kolor mają tylko drzwi z zamkiem runicznym: dopisz kind = "rune"
}.
dj-quest-door-edge = { $file }: { $place }: drzwi nie stoją na krawędzi między dwoma obszarami. „a” to dwa sąsiednie pola jednego obszaru, „b” to dwa pola dokładnie naprzeciw nich, w tej samej kolejności.
dj-quest-door-twice = { $file }: { $place }: stoją tam już drzwi { $other }.
dj-quest-areas-touch = { $file }: { $place }: pola { $one } obszaru { $first } i { $other } obszaru { $second } stykają się, choć nie ma między nimi drzwi. Oddziel obszary skałą albo wstaw drzwi.
dj-quest-outside = { $file }: { $place }: pola { $square } nie ma na mapie.
dj-quest-overlap = { $file }: { $place }: na polu { $square } jest już { $other }.
dj-quest-two-areas = { $file }: { $place }: leży w dwóch obszarach naraz.
dj-quest-obstacle-apart = { $file }: { $place }: pola jednej przeszkody muszą się stykać krawędziami.
dj-quest-on-glyph = { $file }: { $place }: żadna figurka nie zaczyna na aktywnym glifie.
dj-quest-start-glyph = { $file }: { $place }: obszar 0 musi mieć dokładnie jeden aktywny glif, wokół którego zaczynają bohaterowie; liczba takich glifów: { $found }.
dj-quest-start-room = { $file }: { $place }: liczba wolnych pól na aktywnym glifie obszaru 0 i wokół niego to { $room }, a bohaterów może być { $heroes }.
dj-quest-box = { $file }: { $place }: „{ $what_en ->
   *[other] { $what_pl }
}”: w pliku { $count }, a w pudełku { $most }.
dj-quest-box-chests = { $file }: { $place }: { $color ->
    [copper] skrzynie miedziane
    [silver] skrzynie srebrne
   *[gold] skrzynie złote
}: w pliku { $count }, a w pudełku { $most }.
dj-quest-color-twice = { $file }: { $place }: w pudełku jest tylko jedna sztuka w kolorze { $color }.
dj-quest-key-without-door = { $file }: { $place }: klucz w kolorze { $color } nie otwiera żadnych drzwi.
dj-quest-door-without-key = { $file }: { $place }: do drzwi w kolorze { $color } nie ma klucza.
dj-quest-unknown-monster = { $file }: { $place }: nie ma potwora „{ $name }”. Są: { $known }.
dj-quest-unknown-card = { $file }: { $place }: w pudełku nie ma artefaktu „{ $name }”. Są: { $known }.
dj-quest-unknown-named = { $file }: { $place }: żadna tabela „named_monster” nie ma id „{ $name }”. Są: { $known }.
dj-quest-unknown-npc = { $file }: { $place }: żadna tabela „npc” nie ma id „{ $name }”. Są: { $known }.
dj-quest-unknown-relic = { $file }: { $place }: na mapie nie leży artefakt „{ $name }” („relic”). Są: { $known }.
dj-quest-unknown-exit = { $file }: { $place }: żadna tabela „exit” nie ma id „{ $name }”. Są: { $known }.
dj-quest-name-taken = { $file }: { $place }: „{ $name }” to nazwa karty z pudełka; wybierz inne id.
dj-quest-upright = { $file }: { $place }: pionowo mogą stać tylko długie figurki: Piekielne ogary i Smoki.
dj-quest-named-base = { $file }: { $place }: podstawą tego nazwanego potwora jest „{ $base }”: napisz monster = "{ $base }".
dj-quest-named-missing = { $file }: { $place }: dokładnie jedna tabela „monster” musi mieć named = "{ $name }"; liczba takich tabel: { $count }.
dj-quest-named-master = { $file }: { $place }: nazwane potwory to czerwone figurki potworów straszliwych, a „{ $base }” nim nie jest.
dj-quest-without = { $file }: { $place }: „{ $base }” nie ma zdolności „{ $ability }”, którą mu się odbiera.
dj-quest-named-fear = { $file }: { $place }: żaden atak nie ma dość przypływów mocy na Strach { $fear }; najwięcej może ich być { $most }.
dj-quest-named-low = { $file }: { $place }: potwór musi mieć co najmniej 1 ranę, szybkość 1 i pancerz 0.
dj-quest-chest-number = { $file }: { $place }: { $color ->
    [copper] miedziana
    [silver] srebrna
   *[gold] złota
} skrzynia może mieć numer { $number }; napisz, co w niej jest.
dj-quest-npc-not-led = { $file }: { $place }: „{ $npc }” potrzebuje zasady („rule”) rodzaju "leading", inaczej nie może się ruszyć.
dj-quest-exit-without-rule = { $file }: { $place }: wyjście „{ $exit }” potrzebuje zasady („rule”) rodzaju "leaving", inaczej nikt nie może wyjść.
dj-quest-escape-many = { $file }: { $place }: liczba bohaterów, którzy muszą wyjść, to { $count }, a w drużynie może ich być { $most }.
dj-quest-goal-heroes = { $file }: { $place }: „{ $name }” trzeba zabić, żeby wygrać, więc musi czekać już na dwóch bohaterów.
dj-quest-dear = { $file }: { $place }: wolny bohater ma w biegu najwyżej tyle punktów ruchu: { $most }, a to kosztuje { $cost }.
dj-quest-price-high = { $file }: { $place }: tego nie zapłaci żaden bohater; najwięcej, co mogą oddać, to rany: { $wounds }, i zmęczenie: { $fatigue }.
dj-quest-no-sand = { $file }: { $place }: do tego potrzebna jest zasada („rule”) rodzaju "sand".
dj-quest-span = { $file }: { $place }: od { $least } do { $most } to nie jest przedział.
dj-quest-rule-area = { $file }: { $place }: known = "area" i klucz „area” występują tylko razem.
dj-quest-rule-twice = { $file }: { $place }: wyprawa ma najwyżej jedną zasadę rodzaju „{ $kind }”.
dj-quest-sand-order = { $file }: { $place }: numery rund muszą rosnąć z wiersza na wiersz.
dj-quest-text-empty = { $file }: { $place }: klucz „{ $key }”: ten tekst jest pusty. Gracze czytają każdy tekst po polsku i po angielsku.
dj-quest-text-long = { $file }: { $place }: klucz „{ $key }”: mieści się tu najwyżej tyle liter: { $most }.
dj-quest-area-unreached = { $file }: { $place }: nikt nie dojdzie do obszaru { $area }: brakuje drzwi, klucza albo schodów.
dj-quest-unreached = { $file }: { $place }: nikt nie dojdzie do pola { $square }.

## Znaki na rysunku wyprawy.

dj-draw-pit = rozpadlina
dj-draw-water = woda
dj-draw-rubble = rumowisko
dj-draw-lit = aktywny glif
dj-draw-dark = nieaktywny glif
dj-draw-chest = skrzynia
dj-draw-healing-potion = eliksir życia
dj-draw-vitality-potion = eliksir wigoru
dj-draw-coins = pieniądze
dj-draw-key = klucz runiczny
dj-draw-encounter = spotkanie
dj-draw-stairs = schody
dj-draw-door = drzwi
dj-draw-rune = drzwi z zamkiem runicznym
dj-quest-shown = { $name }: pola: { $squares }, obszary: { $areas }; potwory przy 2, 3, 4 bohaterach: { $few }, { $some }, { $many }; Żetony Zwycięstwa: { $conquest }.
