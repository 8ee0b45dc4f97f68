# What cannot be used or chosen: what was wanted, what came, what to do.

## Starting

unknown-language = Nie ma tu języka „{ $language }”. Wybierz jeden z języków: { $known }.
unknown-game = Nie ma gry o nazwie „{ $game }”. Wybierz jedną z gier: { $known }.
unknown-option = Ta gra nie ma opcji stołu o nazwie „{ $option }”. Jej opcje to: { $known }.
bad-option = Opcja stołu „{ $option }” nie może mieć wartości „{ $value }”. Podaj jedną z wartości: { $wanted }.
bad-players = W tę grę gra od { $least } do { $most } graczy, a podana liczba to { $players }. Wybierz liczbę z tego przedziału.
option-for-bots = Z opcją stołu „{ $option }” o wartości „{ $value }” mogą grać tylko boty. Gdy przy stole siedzi człowiek, podaj jedną z wartości: { $wanted }.
option-not-here = Opcja stołu „{ $option }” o wartości „{ $value }” wymaga czegoś, co nie jest tu zainstalowane. Podaj jedną z wartości: { $wanted }.
bad-seats =
    { $seats ->
        [one] Podano { $seats } miejsce
        [few] Podano { $seats } miejsca
       *[many] Podano { $seats } miejsc
    } przy stole dla { $players ->
        [one] { $players } gracza
       *[many] { $players } graczy
    }. Podaj dla każdego gracza dokładnie raz, kto decyduje.
unknown-bot = Nie ma dla tej gry bota o nazwie „{ $bot }”. Wybierz jednego z botów: { $known }.

## Records

record-damaged = To nie jest kompletny zapis partii: { $fault }. Użyj nieuszkodzonej kopii.
record-format = Ten zapis jest w formacie { $found }, a odczytać można tylko format { $known }. Użyj wersji Podziemi, która go utworzyła.
record-version = Ten zapis powstał według zasad w wersji { $recorded }, a tutaj można odtworzyć wersje od { $oldest } do { $version }. Użyj wersji Podziemi, która go utworzyła.
record-illegal = Decyzja nr { $number } w zapisie jest niedozwolona: { $reason } Zapis został zmieniony albo należy do innych zasad.
record-check = Odtworzony zapis przebiega inaczej, niż podaje. Został zmieniony albo należy do innych zasad.
record-scenario = Ta partia zaczęła się od scenariusza, a zapisać można tylko partię zaczętą od przygotowania gry. Zachowaj zamiast tego scenariusz.

## Scenarios

scenario-no-file = Nie ma pliku ani folderu ze scenariuszami „{ $file }”. Podaj istniejącą ścieżkę.
scenario-unreadable = Nie można odczytać scenariusza „{ $file }”: { $fault }. Sprawdź plik.
scenario-malformed = Plik „{ $file }” nie jest scenariuszem: { $fault }. Popraw go tak, jak opisuje docs/scenarios.md.
scenario-otherwise = Pole `otherwise` scenariusza może mieć tylko wartość „pass”, nazwę pytania z tej gry albo listę takich nazw, a nie „{ $given }”. Popraw je albo usuń.
scenario-unknown = Scenariusz podaje w „{ $where }” nazwę „{ $name }”, która nie jest tam znana. Popraw ją albo usuń.
scenario-given = Nie można użyć tego, co podaje scenariusz: { $fault }.
scenario-impossible = Pozycja ze scenariusza nie może powstać: „{ $what }” w „{ $where }” jest sprzeczne z { $rule }. Popraw ją.

## Choices

undo-refused = { PLAYER($seat) } nie ma czego cofnąć: cofnąć można tylko własną ostatnią decyzję, zanim ktoś inny coś zrobi i zanim ujawni się coś ukrytego lub losowego.
refused-over = Partia się skończyła i nie można już nic wybrać. Aby grać dalej, zacznij nową.
refused-not-asked = { PLAYER($seat) } nie ma teraz nic do wyboru. Partia czeka na innych: { PLAYERS($waiting) }.
refused-world-asked = { PLAYER($seat) } nie ma teraz nic do wyboru: najpierw musi się rozstrzygnąć to, co dzieje się na stole.
refused-no-seat = { $seat } nie jest miejscem przy tym stole. Miejsca mają numery od 0 do { $last }.
refused-is-out = { PLAYER($seat) } nie bierze już udziału w partii.
refused-index =
    { $index } nie jest numerem żadnej możliwości: { $count ->
        [one] jest tylko { $count }, o numerze 0
        [few] są { $count }, numerowane od 0
       *[many] jest ich { $count }, numerowanych od 0
    }. Wybierz jedną z nich.
refused-malformed = To nie jest możliwość w tej grze: { $fault }. Wybierz jedną z podanych.
bad-instructions = To nie są stałe polecenia ({ $fault }). Podaj ich listę: przy jakim pytaniu, kiedy i co wybrać.
bad-seed = { $seed } nie może być ziarnem. Podaj liczbę całkowitą albo kilka słów.
bad-options = { $options } to nie jest zestaw opcji. Podaj nazwę i wartość każdej z nich.
no-events = Ta partia nie prowadzi dziennika. Rozpocznij ją albo skopiuj z events=True.
record-dealt-anew = W tej partii ukryte karty rozdano na nowo, więc nie ma ona zapisu. Zapisz partię, z której powstała.
scenario-no-checks = Scenariusz niczego nie sprawdza. Napisz pod `then` albo w kroku, co ma być prawdą.
scenario-none = W { $folder } nie ma scenariuszy. Podaj plik .toml albo folder z takimi plikami.
rewind-refused = Nie można wrócić do stanu po { $count } decyzjach: dotąd było ich { $most }.
