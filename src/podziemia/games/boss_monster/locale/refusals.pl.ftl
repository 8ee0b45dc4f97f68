# Why an option is not offered. The rule that forbids it is shown beside the sentence.

## Anywhere

bm-refused-not-now = Tego nie można teraz wybrać. Wybierz jedną z podanych możliwości.
bm-refused-must-choose = Tu nie można zrezygnować. Wybierz jedną z podanych możliwości.
bm-refused-not-in-list = Tego nie ma wśród rzeczy do wyboru. Wybierz jedną z podanych możliwości.
bm-refused-not-in-hand = Nie masz na ręce karty { CARD($card) }. Wybierz kartę z ręki.
bm-refused-discard-count =
    { $count ->
        [one] Trzeba odrzucić dokładnie { $count } kartę.
        [few] Trzeba odrzucić dokładnie { $count } karty.
       *[many] Trzeba odrzucić dokładnie { $count } kart.
    }
bm-refused-discard-cards = Tych kart nie można odrzucić. Wybierz z ręki karty, o które chodzi.

## Setup

bm-refused-mulligan = Mulligan wymaga czterech wypaśnych komnat na ręce albo czterech komnat z tym samym rodzajem skarbu. Zatrzymaj tę rękę.
bm-refused-setup-advanced = Komnata { CARD($card) } jest wypaśna, a nie ma jeszcze na czym jej zbudować. Zacznij od typowej komnaty.
bm-refused-setup-place = Pierwszą komnatę kładzie się na miejscu 0, tuż przy bossie.

## Placing rooms

bm-refused-place-turn = Komnaty kładzie się tylko we własnej turze budowy. Poczekaj na nią.
bm-refused-kobold = Koboldy strajkują: w tej rundzie nie można zbudować żadnej komnaty.
bm-refused-one-room = Leżą już wszystkie komnaty, które możesz położyć w tej turze. Użyj efektów albo spasuj.
bm-refused-place-waiting = Nie można położyć komnaty, gdy oczekuje jakiś efekt. Odpowiedz na niego albo spasuj, aby został rozpatrzony.
bm-refused-sixth-slot = Podziemia mają najwyżej pięć miejsc. Połóż komnatę { CARD($card) } na jednej ze swoich widocznych komnat.
bm-refused-advanced-needs-room = Komnata { CARD($card) } jest wypaśna i potrzebuje komnaty pod spodem. Połóż ją na widocznej komnacie, która ma z nią wspólny rodzaj skarbu.
bm-refused-no-such-slot = Twoje podziemia nie mają miejsca { $slot }. Wybierz jedno ze swoich miejsc albo kolejne nowe po lewej.
bm-refused-on-face-down = Na miejscu { $slot } leży już zakryta komnata. Wybierz inne miejsce.
bm-refused-on-deactivated = Komnata na miejscu { $slot } jest dezaktywowana i w tej rundzie nie można na niej budować. Wybierz inne miejsce.
bm-refused-on-cave = Na komnacie { CARD("neanderthal_cave") } nie można zbudować wypaśnej komnaty. Wybierz inne miejsce dla komnaty { CARD($card) }.
bm-refused-no-shared-treasure = Komnaty { CARD($card) } i { CARD($below) } nie mają wspólnego rodzaju skarbu. Połóż wypaśną komnatę na takiej, która go ma.

## Spells and abilities

bm-refused-no-window = Czarów i zdolności można używać tylko w oknie reakcji. Odpowiedz najpierw na bieżące pytanie.
bm-refused-phase = Czaru { CARD($card) } nie można zagrać w tej fazie. Zachowaj go na fazę, którą pokazuje jego symbol.
bm-refused-motivation = Czar { CARD("motivation") } można zagrać tylko we własnej turze budowy, mając mniej komnat niż któryś przeciwnik.
bm-refused-target = To nie może być teraz celem karty { CARD($card) }. Wybierz jeden z podanych dla niej celów.
bm-refused-not-own-room = To nie jest widoczna, aktywna komnata w Twoich podziemiach. Wybierz jedną ze swoich.
bm-refused-room-inactive = Ta komnata jest dezaktywowana albo przykryta, więc jej zdolność teraz nie działa.
bm-refused-no-ability = Komnata { CARD($card) } nie ma zdolności, której można użyć. Działa sama albo wcale.
bm-refused-window = Zdolności komnaty { CARD($card) } nie można użyć w tej chwili. Poczekaj na inne okno.
bm-refused-once = Zdolność komnaty { CARD($card) } jest już w tej rundzie zużyta. Wróci w następnej.
bm-refused-cost = Za kartę { CARD($card) } nie można zapłacić w ten sposób. Zapłać dokładnie tym, czego wymaga karta.

## Negating

bm-refused-only-negate = Właśnie zagrano czar: teraz można go tylko zanegować. Zaneguj go albo spasuj.
bm-refused-counterspell-negates = Czar { CARD("counterspell") } zagrywa się tylko przeciw zadeklarowanemu czarowi. Poczekaj, aż się taki pojawi.
bm-refused-nothing-declared = Takiego zadeklarowanego czaru już nie ma. Wybierz jeden z oczekujących.
bm-refused-negate-ability = Zanegować można tylko czar, a to jest zdolność.
bm-refused-negate-own = Nie można zanegować własnego czaru. Można zanegować wymierzony w niego czar { CARD("counterspell") }.
bm-refused-not-this-spell = Tego czaru nie można teraz zanegować. Zaneguj ten, o który chodzi, albo spasuj.
bm-refused-not-negating = Komnata { CARD($card) } nie neguje czarów. Użyj czaru { CARD("counterspell") } albo komnaty { CARD("all_seeing_eye") }.
