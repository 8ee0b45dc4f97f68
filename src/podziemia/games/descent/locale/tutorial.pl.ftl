# Lekcje samouczka.

dj-tutorial-chapter-steps = Pierwsze kroki
dj-tutorial-chapter-first = Jeden zwierzoczłek
dj-tutorial-chapter-surges = Przypływy mocy i zmęczenie
dj-tutorial-chapter-range = Z daleka
dj-tutorial-chapter-orders = Celowanie
dj-tutorial-chapter-door = Drzwi
dj-tutorial-chapter-glyph = Glif i miasto
dj-tutorial-chapter-chest = Skrzynia
dj-tutorial-chapter-overlord = Tura Pana Podziemi
dj-tutorial-chapter-trap = Pułapka
dj-tutorial-chapter-last = Kieł

dj-tutorial-goal = Nie żyje. Gdzieś w tej piwnicy siedzi jego przywódca, { CARD("fang") }. Zabij go, póki drużyna ma choć jeden Żeton Zwycięstwa, a wygrasz; gdy zniknie ostatni żeton, wygra Pan Podziemi.
dj-tutorial-advance = To { CARD("steelhorns") }, sam w korytarzu, a prowadzisz go Ty. W każdej turze bohater wykonuje jedną akcję. Wybierz natarcie: tyle punktów ruchu, ile wynosi szybkość, czyli 4, i jeden atak.
dj-tutorial-step = Krok na sąsiednie pole kosztuje 1 punkt ruchu, na skos także. Zrób jeden krok naprzód.
dj-tutorial-attack = Przed Tobą stoi zwierzoczłek. Natarcie daje jeden atak, broń: { CARD("axe") }. Rzucasz jej czerwoną i zieloną kością oraz trzema czarnymi za walkę wręcz 3.
dj-tutorial-hearts = Serduszka to obrażenia: 3 i 1 to razem 4. Pancerz zatrzymuje 2, a 2 rany to wszystko, co zniesie zwierzoczłek. Wystarczy.

dj-tutorial-battle = Teraz jest ich dwóch i obaj w zasięgu. Zmaganie daje dwa ataki i ani jednego punktu ruchu. Pierwszy jest dla tego na wprost.
dj-tutorial-surge = Tylko 3 obrażenia, a pancerz zabiera 2. Ale wypadł przypływ mocy, a { CARD("axe") } zamienia każdy taki na 1 obrażenie więcej. Wydaj go.
dj-tutorial-fatigue = Pierwszy nie żyje, a drugi atak to znowu 3 obrażenia, ale bez przypływu mocy. Wysil się: za 1 punkt zmęczenia rzucasz jeszcze jedną czarną kością.
dj-tutorial-enhancement = Potężny atak. Dodaje 1 do obrażeń albo 1 do zasięgu; przeciwko sąsiadowi to znaczy do obrażeń.

dj-tutorial-unseen = Strzela { CARD("silhouette") }. Pod ścianą stoi szkielet, ale zasłania go rumowisko: nie ma prostej linii od środka jednego pola do środka drugiego. Zrób krok w bok, a linia będzie wolna.
dj-tutorial-shoot = Do szkieleta jest 6 pól, kości muszą więc pokazać zasięg 6. Strzelaj.
dj-tutorial-short = Zasięg 4: za mało. Są jednak dwa potężne ataki. Pierwszy przeznacz na zasięg; drugi pójdzie za nim.
dj-tutorial-hit = Zasięg 6: trafienie, a szkielet nie ma pancerza. Za przypływy mocy można by kupić to, co podaje { CARD("crossbow") }; jeden to za mało. Zakończ atak.

dj-tutorial-ready = Kto ma czas, ten się przygotowuje: pół akcji, ruch albo atak, i do tego rozkaz. Wybierz przygotowanie z atakiem.
dj-tutorial-aim = Połóż rozkaz „Celuj”. Leży obok Ciebie, aż go użyjesz, ruszysz się albo odniesiesz ranę; tu zadziała od razu, w ataku z celowaniem.
dj-tutorial-miss = Na czerwonej kości wypadło pudło, a jedno pudło psuje cały atak. Ale to atak z celowaniem: rzuć tą kością jeszcze raz, a dobre zostaw.

dj-tutorial-closed = Zamknięte drzwi. Co jest za nimi, wie tylko Pan Podziemi. Otwórz je za 2 z 4 punktów ruchu.
dj-tutorial-reveal = Gdy tylko bohater zobaczy choć jedno pole nowego obszaru, wykłada się go w całości: potwory, skarby i przeszkody. Potwory działają dopiero w turze Pana Podziemi.
dj-tutorial-potion = W kącie coś błyszczy. Idź tam za ostatnie 2 punkty: eliksir podnosi się, wchodząc na jego pole, i można go nosić gotowy do wypicia.

dj-tutorial-glyph = Glif. Kto pierwszy na niego wejdzie, ten go budzi, a to jest warte 3 Żetony Zwycięstwa. Ogłoś bieg, czyli podwojoną szybkość, i wejdź na glif.
dj-tutorial-town = Aktywny glif to brama do miasta. Przejdź przez nią za 1 punkt; w jednej turze można tak podróżować raz.
dj-tutorial-shop = W mieście 3 punkty prowadzą do sklepu. Masz 100 monet, dokładnie tyle kosztuje { CARD("chain_mail") }: 2 pancerza więcej.
dj-tutorial-death = Tu budzą się też polegli bohaterowie, wyleczeni, ale bez połowy monet, a każda śmierć kosztuje Żetony Zwycięstwa. Drogą powrotną są aktywne glify.

dj-tutorial-chest = Skrzynię otwiera się, stojąc na niej, za 2 punkty. O zawartości decyduje jej numer, a zna go tylko Pan Podziemi. Otwórz ją: udział dostaje każdy bohater, gdziekolwiek jest.
dj-tutorial-curse = 50 monet i skarb dla każdego, a do tego 2 Żetony Zwycięstwa dla wszystkich. Ale była też klątwa: Pan Podziemi zyskał za nią po 1 żetonie zagrożenia za każdego bohatera.

dj-tutorial-guard = Za rumowiskiem coś dyszy. Znów wybierz przygotowanie, tym razem z ruchem, ale połóż rozkaz „Strzeż” i niech samo przyjdzie.
dj-tutorial-threat = Zakończ turę. Pan Podziemi zyskuje 1 żeton zagrożenia za każdego bohatera i dobiera dwie karty; potem każdy z jego potworów może się ruszyć i zaatakować.
dj-tutorial-interrupt = Potwór wyszedł zza rogu i podnosi maczugę. Teraz użyj rozkazu: Twój atak rozstrzyga się pierwszy, w środku tury Pana Podziemi.
dj-tutorial-saved = Ginie, zanim zdążył uderzyć: jego atak się nie odbywa.

dj-tutorial-walk-on = Pan Podziemi ma 3 żetony zagrożenia i jedną kartę w ręce. Karty kosztują zagrożenie, a pułapki czekają na bohaterów, którzy wchodzą na puste pola. Idź dalej i patrz pod nogi.
dj-tutorial-pit = { CARD("spiked_pit") }! Uratować mogła tylko pusta ścianka na czarnej kości: 2 rany, a pancerz nie pomaga. Wyjdź za 2 punkty.

dj-tutorial-fang = Siedzi tam. { CARD("fang") } to nazwany potwór z pancerzem 3 i 6 ranami, z których 4 już otrzymał. Wystarczy jeden dobry cios.
dj-tutorial-end = 7 obrażeń przeciwko pancerzowi 3: { CARD("fang") } nie żyje, a Żetony Zwycięstwa jeszcze są. To zwycięstwo. Teraz otwórz własne drzwi i uważaj na rumowiska.
