# Why an option is not offered. The rule that forbids it is shown beside the sentence.

## Anywhere

pd-refused-not-now = Tego nie można teraz wybrać. Wybierz jedną z podanych możliwości.
pd-refused-reward-first = Czeka na Ciebie nagroda. Najpierw wybierz bohatera, przedmiot albo potwora, potem graj dalej.
pd-refused-must-take = Z nagrody nie można zrezygnować. Wybierz jedną z podanych możliwości.

## Setup

pd-refused-not-dealt = Tej karty nie ma wśród kart rozdanych Ci do tego wyboru. Wybierz jedną z dwóch podanych.
pd-refused-hero-twice = Ten bohater ({ pd-hero }) jest już wybrany. Wybierz innego.
pd-refused-item-twice = Część przedmiotu { CARD($item) } jest już wybrana. Wybierz inny przedmiot.
pd-refused-no-gem = Tego klejnotu nie można teraz złupić na odległość. Może to zrobić tylko Łowca skarbów, zanim zacznie się gra, wybierając literę od A do H.

## Dice

pd-refused-no-pass = Pasować nie można. Jeśli kość ma nic nie zrobić, użyj jej do ruchu i od razu się zatrzymaj.
pd-refused-action-first = Kość jest już wybrana. Najpierw wybierz, do czego jej użyjesz.
pd-refused-no-die = Nie ma takiej kości. Na stole kości ({ $dice }) liczy się od 1; w przesyłanym wyborze mają numery od 0 do 5.
pd-refused-skull = Na tej kości jest czaszka i nikt nie może jej użyć w tej rundzie. Wybierz inną kość.
pd-refused-die-used = Ta kość jest już przez Ciebie użyta w tej rundzie. Wybierz inną.
pd-refused-boots = Buty służą tylko do ruchu. Idź albo od razu się zatrzymaj.

## Level Up

pd-refused-no-hero = Nie ma bohatera „{ $hero }”. Wybierz wojownika, maga, kleryka albo łotra.
pd-refused-top-level = Ten bohater ({ pd-hero }) jest już na 6. poziomie i wyżej nie awansuje. Wybierz coś innego.
pd-refused-symbol = Kością z symbolem „{ pd-symbol }” nie można awansować { pd-hero.object }. Użyj jej dla właściwego bohatera albo do innej akcji.
pd-refused-colour = Kolor tej kości nie pasuje do stylu treningu { pd-hero.object }. Użyj jej do innej akcji.
pd-refused-psionic-spent = Kolor tej kości nie pasuje do stylu treningu { pd-hero.object }, a Psionik już w tej rundzie zmienił kolor. Użyj jej do innej akcji.

## Craft

pd-refused-no-item = Nie ma przedmiotu „{ $item }”. Wybierz jeden z ośmiu przedmiotów na arkuszu.
pd-refused-item-complete = Przedmiot { CARD($item) } jest ukończony i nie przyjmie więcej części. Wybierz inny.
pd-refused-item-symbol = Części przedmiotu { CARD($item) } nie można stworzyć kością z symbolem „{ pd-symbol }”. Wybierz inny przedmiot albo inną akcję.

## Moving

pd-refused-move-first = Twoja drużyna jest w drodze. Zrób następny krok albo najpierw się zatrzymaj.
pd-refused-no-points = Nie masz teraz punktów ruchu. Najpierw użyj kości do ruchu.
pd-refused-no-room = W podziemiach nie ma komnaty „{ $room }”. Komnaty są od A1 do F7.
pd-refused-not-entrance = Komnata { CARD($room) } nie jest wejściowa. Wejdź do podziemi przez jedną z sześciu komnat rzędu 1.
pd-refused-not-adjacent = Komnata { CARD($room) } nie sąsiaduje z komnatą { CARD($start) } i nie prowadzi do niej tunel. Idź krok po kroku.
pd-refused-wall = Drogę do komnaty { CARD($room) } zagradza ściana. Przenika przez nią tylko ukończony { CARD("cloak_of_phasing") }.
pd-refused-water = Drogę do komnaty { CARD($room) } zagradza woda. Pozwala przez nią przejść tylko ukończony { CARD("medallion_of_khar") }.

## Monsters and damage

pd-refused-no-slaying = Nie można teraz pokonać potwora na odległość. Pozwala na to { CARD("reaper_scythe") } w chwili ukończenia albo moc { CARD("assassin") } podczas przygotowania.
pd-refused-no-monster = W komnacie { CARD($room) } nie ma potwora. Wybierz komnatę z żywym potworem.
pd-refused-monster-dead = Potwór z komnaty { CARD($room) } jest już pokonany. Wybierz żywego.
pd-refused-monster-twice = Potwór z komnaty { CARD($room) } jest już wskazany. Wybierz innego.
pd-refused-no-damage = Nie ma teraz obrażeń do zaznaczenia. Wybierz jedną z podanych możliwości.
