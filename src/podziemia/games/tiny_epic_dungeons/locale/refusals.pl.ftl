# Dlaczego czegoś nie można wybrać. Zasada, która tego zabrania, stoi obok zdania.

## Anywhere

ted-refused-not-now = Tego nie można teraz wybrać. Wybierz jedną z podanych możliwości.
ted-refused-must-choose = Tu nie można zrezygnować. Wybierz jedną z podanych możliwości.
ted-refused-answer-first = Najpierw trzeba odpowiedzieć na inne pytanie. Wybierz jedną z podanych możliwości.
ted-refused-no-focus = To kosztuje { $cost } skupienia, a masz { $focus }. Odpocznij albo zyskaj skupienie z niewykorzystanych kości.
ted-refused-last-health = Nie wolno płacić ostatnim zdrowiem. Najpierw się ulecz.
ted-refused-no-target = W zasięgu nie ma nikogo ani niczego, w co można by wymierzyć. Podejdź bliżej albo zrób coś innego.
ted-refused-no-effect = { CARD($card) }: teraz niczego by to nie zmieniło. Zachowaj na później.
ted-refused-no-ability = Twój bohater nie może tego tak użyć: { CARD($card) }.
ted-refused-used = To działa raz na turę, a w tej turze już zostało użyte.
ted-refused-covered = { CARD($card) }: zakrywa to karta w tej ręce. Odrzuć ją albo przełóż do drugiej ręki.

## Heroes

ted-refused-hero-taken = Tego bohatera nie można wziąć. Wybierz jednego z podanych.
ted-refused-choose-hero-first = Najpierw wybierz swojego bohatera.

## Moving

ted-refused-stopped = Wróg w tym pomieszczeniu zakończył Twój ruch. Wciąż możesz działać.
ted-refused-move-over = Twój ruch w tej turze już się skończył.
ted-refused-no-speed = W tej turze nie masz już szybkości.
ted-refused-off-grid = Tam kończą się podziemia: żadna karta nie leży dalej niż 3 od Wejścia.
ted-refused-not-adjacent = To pomieszczenie nie leży obok Twojego. Idź krok po kroku.
ted-refused-face-down = Ta karta jest jeszcze zakryta. Odkryj ją.
ted-refused-no-path = Tam jest ściana. Ścieżka wymaga otwartego korytarza na obu kartach.
ted-refused-not-hidden = Nie leży tam zakryta karta.
ted-refused-no-corridor = Do tej karty nie prowadzi żaden otwarty korytarz Twojego pomieszczenia.
ted-refused-rotation = Tak obrócona karta nie ma ścieżki tam, skąd przychodzisz. Obróć ją inaczej.
ted-refused-lay = Tam nie można położyć karty. Wybierz jedno z zaznaczonych miejsc.
ted-refused-destination = Można się przenieść tylko na inną odkrytą kartę podziemi.
ted-refused-walking = Najpierw dokończ { CARD("shadow_walk") }: idź, odkrywaj albo się zatrzymaj.
ted-refused-no-portal = W tym pomieszczeniu nie ma portalu.
ted-refused-portal-barred = Wróg, który Cię tu zatrzymał, blokuje portal. Najpierw się go pozbądź.
ted-refused-no-stop = W tej turze nie było ruchu po arkuszu Bossa, więc nie ma czego kończyć.

## Heroic actions

ted-refused-no-action = Bohaterska akcja tej tury jest już zużyta.
ted-refused-no-search = W tym pomieszczeniu nie ma czego przeszukiwać.
ted-refused-emptied = Do końca tego aktu jest tu pusto.
ted-refused-guarded = Są tu wrogowie. Musi być w pomieszczeniu inny przytomny bohater, który ich zajmie.
ted-refused-no-trap = W tym pomieszczeniu nie ma pułapki.
ted-refused-no-disarm = Tej pułapki nie da się rozbroić.
ted-refused-disarmed = Ta pułapka jest już rozbrojona.
ted-refused-no-spell = Twój bohater nie ma tego zaklęcia: { CARD($card) }.
ted-refused-no-weapon = Twój bohater nie może tym atakować, bo tego nie ma albo jest to zakryte: { CARD($card) }.
ted-refused-not-in-room = Atak wręcz sięga tylko wrogów w Twoim pomieszczeniu.
ted-refused-not-in-sight = Atak dystansowy sięga tylko wrogów w innym pomieszczeniu, w prostej linii ścieżek i w zasięgu broni.
ted-refused-border = Nic nie sięga przez granicę leża. Wejdź tam albo wywab wroga na zewnątrz.

## Checks

ted-refused-no-check = Teraz nie ma otwartego testu.
ted-refused-check-open = Najpierw dokończ test: wybierz kości, które się liczą.
ted-refused-no-die = Nie ma takiej kości na stole.
ted-refused-plus-twice = Każda kość liczy się tylko raz.
ted-refused-no-plus = Do głównej kości można dodać tylko kości z plusem.
ted-refused-die-bounds = Kości nie można zmienić powyżej 6 ani poniżej 1.
ted-refused-no-reroll = Tej kości nie wolno przerzucić.
ted-refused-no-trigger = Ta zdolność tu nie działa albo już została użyta.

## Loot and spells

ted-refused-no-discovery = Karty bierze się i zakłada tylko wtedy, gdy coś odkrywasz albo podnosisz.
ted-refused-slot = Ta karta tam nie pasuje. Wybierz wolne miejsce jej rodzaju albo odrzuć dla niej inną.
ted-refused-not-in-row = Ta karta nie leży w rzędzie.
ted-refused-no-deck = Tym razem można brać tylko karty z rzędu.
ted-refused-not-equipped = Twój bohater nie ma tej karty.
ted-refused-switch = Do drugiej ręki można przełożyć tylko jedyną kartę oręża.
ted-refused-switched = Karta dopiero co zmieniła rękę. Zanim wróci, zrób coś innego.

## Free actions

ted-refused-explore-act = Zwiad należy do Aktu 1.
ted-refused-nothing-hidden = Żaden otwarty korytarz Twojego pomieszczenia nie prowadzi do zakrytej karty.
ted-refused-taunt-act = Przed Aktem 2 nie ma z kogo kpić.
ted-refused-taunt-here = Boss już jest przy Tobie albo nie może podejść bliżej.

## The lair

ted-refused-on-mat = To wymaga pomieszczenia podziemi, a Twój bohater jest w leżu.
ted-refused-leave-first = Twój bohater jest w leżu. Wychodzi się z pola 0 na Wrota.
ted-refused-not-on-mat = Twojego bohatera nie ma na arkuszu Bossa.
ted-refused-not-beside = To pole nie leży obok. Pola tworzą pierścień.
ted-refused-space-taken = Nie można zostać na polu z innym bohaterem, a dalej szybkość nie wystarczy.
ted-refused-shared-space = Dzielisz pole z innym bohaterem. Najpierw idź dalej.
ted-refused-leave = Na Wrota prowadzi tylko pole 0.
ted-refused-not-at-gate = Do leża wchodzi się z Wrót. Najpierw tam idź.
ted-refused-gate-closed = Wrota są zamknięte. Otworzą się, gdy zginie tylu sługusów, ilu jest bohaterów.
ted-refused-entrance-taken = Pole wejściowe jest zajęte, a do wolnego nie wystarczy szybkości.

## Enemies and the Boss

ted-refused-not-tied = Wróg idzie najkrótszą drogą do najbliższego bohatera. Wybierz jedną z podanych możliwości.
ted-refused-enemy-phase = Tej zdolności nie można teraz użyć na tym wrogu.
ted-refused-assign = Znaczniki muszą przyjąć tyle obrażeń, ile mogą, ale żaden nie może wejść na całą pieczęć ani jej minąć.
ted-refused-marker = Tego znacznika nie da się leczyć: stoi na 0 albo na 8.
