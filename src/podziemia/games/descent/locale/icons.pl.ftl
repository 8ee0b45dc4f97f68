# Każda ikona kart bohaterów, tacy z kośćmi i ekranu Pana Podziemi: słowo i znaczenie.

## Bohaterowie

dj-icon-wounds = Rany
    .about = Ile ran można jeszcze stracić. Gdy zostaje 0, potwór ginie; bohater też ginie i wraca w mieście kosztem Żetonów Zwycięstwa.
dj-icon-fatigue = Zmęczenie
    .about = Wydaje się je na punkty ruchu (po 1), na dodatkową kość mocy w ataku i na niektóre umiejętności. Przywracają je odpoczynek, miasto i eliksiry.
dj-icon-armor = Pancerz
    .about = Odejmuje się go od obrażeń każdego ataku; Przebicie pomija jego część.
dj-icon-armor-melee = Pancerz w walce wręcz
    .about = Odejmuje się go od obrażeń ataków wręcz.
dj-icon-armor-ranged = Pancerz w walce strzeleckiej
    .about = Odejmuje się go od obrażeń ataków strzeleckich.
dj-icon-armor-magic = Pancerz przeciw magii
    .about = Odejmuje się go od obrażeń ataków magicznych.
dj-icon-speed = Szybkość
    .about = Punkty ruchu: Natarcie daje ich tyle, Bieg dwa razy tyle, Zmaganie ani jednego.
dj-icon-melee = Walka wręcz
    .about = Ataki na sąsiednie pola. Kostki to kości mocy, którymi rzuca się przy każdej broni białej.
dj-icon-ranged = Walka strzelecka
    .about = Ataki z daleka, które potrzebują zasięgu. Kostki to kości mocy przy każdej broni strzeleckiej.
dj-icon-magic = Magia
    .about = Ataki runami i kosturami, które potrzebują zasięgu. Kostki to kości mocy przy każdej broni magicznej.
dj-icon-coins = Monety
    .about = Płaci się nimi w mieście. Każdy bohater ma własną sakiewkę.
dj-icon-conquest = Wartość zwycięstwa
    .about = Tyle Żetonów Zwycięstwa przepada, gdy ten bohater zginie.
dj-icon-mp = Punkty ruchu
    .about = Płaci się nimi za kroki, drzwi, skrzynie, mikstury i glify. Niewydane przepadają na koniec tury.
dj-icon-attacks = Ataki
    .about = Ile razy bohater może jeszcze zaatakować w tej turze.
dj-icon-order-due = Rozkaz
    .about = Bohater może jeszcze położyć rozkaz: „Celuj”, „Unikaj”, „Strzeż” albo „Odpoczywaj”.

## Wyposażenie

dj-icon-hand = Ręce
    .about = Bronie i tarcze zajmują jedną rękę albo dwie; bohater ma dwie ręce.
dj-icon-armor-slot = Pancerz
    .about = Nosi się jeden pancerz. Ciężki spowalnia, a niektóre wykluczają runy.
dj-icon-other-slot = Inne przedmioty
    .about = Pierścienie, płaszcze i podobne: najwyżej dwa.
dj-icon-potion-slot = Eliksiry
    .about = Trzy eliksiry pod ręką. Tylko te można wypić, jeden na turę, za 1 punkt ruchu.
dj-icon-pack = Plecak
    .about = Trzy rzeczy, które nic nie robią, dopóki się ich nie założy.

## Rozkazy i żetony

dj-icon-order-aim = Rozkaz „Celuj”
    .about = W następnym ataku można raz przerzucić dowolne kości. Ruch usuwa ten rozkaz.
dj-icon-order-dodge = Rozkaz „Unikaj”
    .about = Kości ataków, które obejmują tego bohatera, można raz przerzucić; do jego następnej tury.
dj-icon-order-guard = Rozkaz „Strzeż”
    .about = Jeden atak w środku tury Pana Podziemi.
dj-icon-order-rest = Rozkaz „Odpoczywaj”
    .about = Na początku następnej tury wraca całe zmęczenie. Utrata rany usuwa ten rozkaz.
dj-icon-burn = Podpalenie
    .about = Kosztuje ranę na początku każdej tury, chyba że kości ugaszą ogień.
dj-icon-web = Pajęczyna
    .about = Kto tkwi w pajęczynie, nie rusza się. Na początku każdej tury rzuca się przeciw niej kośćmi.
dj-icon-stun = Ogłuszenie
    .about = Tylko pół tury, i jeden żeton znika.
dj-icon-poison = Zatrucie
    .about = Leczenie najpierw usuwa żetony zatrucia.
dj-icon-monkey = Małpa
    .about = Przez tyle tur bohater jest małpą: porusza się i nie robi nic innego.

## Atak

dj-icon-damage = Obrażenia
    .about = Ile atak ma ich do tej pory. Odejmuje się pancerz, reszta to rany.
dj-icon-range = Zasięg
    .about = Zasięg do tej pory i odległość do celu. Atak, któremu zabraknie zasięgu, chybia.
dj-icon-surges = Przypływy mocy
    .about = Błyskawice na kościach. Bohaterowie kupują za nie to, co jest na broni; u potworów dwa przypływy to 1 punkt zagrożenia.
dj-icon-enhancements = Potężne ataki
    .about = Każdy dodaje 1 do zasięgu albo 1 do obrażeń.
dj-icon-sorcery = Czarna magia
    .about = Każdy punkt dodaje 1 do zasięgu albo 1 do obrażeń.
dj-icon-pierce = Przebicie
    .about = Tyle pancerza się pomija.
dj-icon-miss = Pudło
    .about = Jedna taka ścianka i cały atak chybia.
dj-icon-hit = Szansa trafienia
    .about = Policzona po wszystkich możliwych rzutach; przypływy mocy wydane jak najlepiej.
dj-icon-kill = Szansa zabicia
    .about = Na to, że ten atak zabierze wszystkie pozostałe rany.

## Pan Podziemi

dj-icon-threat = Zagrożenie
    .about = Płaci się nim za karty Pana Podziemi. Przybywa co turę, za odrzucone karty i za przypływy mocy potworów.
dj-icon-income = Zagrożenie co turę
    .about = Tyle zagrożenia przybywa na początku każdej tury Pana Podziemi: 1 za każdego bohatera, a za niektórych więcej.
dj-icon-deck = Talia Pana Podziemi
    .about = Co turę dobiera się dwie karty. Po ostatniej bohaterowie tracą Żetony Zwycięstwa, a odrzucone karty tworzą talię.
dj-icon-hand-cards = Karty na ręce
    .about = Widzi je tylko Pan Podziemi; zatrzymuje najwyżej osiem.
dj-icon-cost = Koszt
    .about = Tyle zagrożenia płaci się za zagranie karty.
dj-icon-value = Wartość zagrożenia
    .about = Tyle zagrożenia przybywa, gdy kartę zamiast zagrać się odrzuca.

## Potwory

dj-icon-dice = Kości
    .about = Kości, którymi rzuca się na atak.
dj-icon-price = Cena
    .about = W monetach bohatera, który kupuje.
dj-icon-copies = Sztuki
    .about = Ile jeszcze zostało.
