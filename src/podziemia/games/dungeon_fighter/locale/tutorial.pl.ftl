# Lekcje samouczka.

df-tutorial-chapter-throw = Rzut
df-tutorial-chapter-eye = Oko
df-tutorial-chapter-techniques = Techniki
df-tutorial-chapter-weapons = Broń i linie
df-tutorial-chapter-danger = To boli
df-tutorial-chapter-scars = Blizny
df-tutorial-chapter-market = Kramik
df-tutorial-chapter-overlays = Przebudowa tarczy
df-tutorial-chapter-big-bad = Wielki zły

df-tutorial-goal = Jesteście bohaterami, mniej więcej. Rzucajcie kośćmi w potwory, komnata po komnacie, aż u stóp legnie Wam wielki zły. Na początek na drodze stoi { CARD("pan_elastyczny") }, któremu zostały 3 punkty życia.
df-tutorial-throw = Odciągnij kość, wyceluj i puść. Najpierw musi odbić się od stołu, a potem zatrzymać na tarczy. W tych lekcjach, jakkolwiek rzucisz, kość już wie, gdzie się położy.
df-tutorial-room = Leży w trójce, więc potwór dostał 3 obrażenia i padł, a jego moneta jest w skrzyni. To była cała walka. Teraz szef ogląda w samotności dwie komnaty i wybiera jedną: weź tę z monetami.
df-tutorial-eye = Teraz wszystkie trzy kości. Każdy kolor to inna Twoja umiejętność, a połowa rogów ma oko. { CARD("jack_wrobel") } ma na czerwono { CARD("piercing") }: weź czerwoną kość.
df-tutorial-eye-throw = Rzuć. Jeśli na kości wypadnie oko, umiejętność w jej kolorze aktywuje się, chcesz czy nie.
df-tutorial-second-try = Dwójka i oko: 2 + 2 = 4 obrażenia. Teraz { CARD("maryla_morgensztern") }, której wolno być niezdarą: jej zielona umiejętność to { CARD("fix") }. Weź zieloną kość i patrz.
df-tutorial-repeat = Poza tarczą: pudło i potwór by oddał. Ale wypadło oko, więc o rzucie można zapomnieć. Rzuć jeszcze raz!
df-tutorial-again = Ta sama kość, a z pierwszego rzutu nic się już nie liczy. Rzucaj.
df-tutorial-last-die = Znów dwójka. Została tylko niebieska kość, więc { CARD("jack_wrobel") } musi rzucić właśnie nią. Leżące kości przeszkadzają. I uważaj na dziury!
df-tutorial-no-dice = Do dziury: pudło, a { CARD("pan_elastyczny") } oddaje za 1. Kolorowych kości już nie ma. Można je odzyskać, za obrażenia dla każdego, albo rzucić białą ze skrzyni. Weź białą.
df-tutorial-bullseye = Białą kością rzuca się tylko raz. Niech się opłaci: czerwony środek jest wart 10.
df-tutorial-pond = Ale urwał! Za taką przesadę jest dodatkowa moneta. A teraz { CARD("goblin_splawik") }, który wymaga techniki: każdy rzut musi się odbić w sadzawce. Weź czerwoną kość.
df-tutorial-pond-throw = Najpierw przeciągnij sadzawkę tam, gdzie kość ma się odbić, potem rzuć jak przedtem. Bez tego odbicia jest pudło, gdziekolwiek kość się położy.
df-tutorial-flee = W sadzawce, i dwójka. Technik jest piętnaście, a wszystkie, których chcą potwór, komnata i broń, wykonuje się w jednym rzucie. Gdy potwór z komnatą chcą dwóch, możecie zwiewać, o ile przeżyjecie ten wstyd.
df-tutorial-weapon = Broń to Twój wybór. { CARD("jack_wrobel") } niesie kartę { CARD("ramboril") }: przy trafieniu 2 obrażenia więcej, ale rzuca się z oczami na poziomie stołu. Weź czerwoną kość.
df-tutorial-declare = Przed każdym rzutem mówi się, jakiej broni się używa. Użyj: { CARD("ramboril") }.
df-tutorial-low-throw = Stąd trudno ocenić odległość. Rzuć mimo to.
df-tutorial-line = Na linii piątki i trójki. Liczy się sekcja, w której jest więcej rogów, a w razie wątpliwości niższa. Ale na potworze leży żeton zabijaki: użyj go, a liczą się obie, 5 + 3, i 2 za miecz.
df-tutorial-danger = A teraz na odwrót: { CARD("jack_wrobel") } ma jeszcze 2 punkty życia, a { CARD("krwiozerczy_pingwin") } zabiera 2 za każde pudło. Patrz.
df-tutorial-curiosity = Pudło! Ale kuriozów można używać w każdej chwili, nawet teraz i nawet poza swoją turą. { CARD("maryla_morgensztern") } ma kartę { CARD("goraca_czekolada") }. Kto ma ją wypić? { CARD("jack_wrobel") }.
df-tutorial-stunned = Bez czekolady kończy się tak: { CARD("jack_wrobel") } leży do końca walki. Gdy ogłuszeni są wszyscy, przegraliście. { CARD("maryla_morgensztern") } musi dać sobie radę w pojedynkę: weź zieloną kość.
df-tutorial-finish = Potworowi został 1 punkt życia. Dokończ dzieła.
df-tutorial-scar = Zrobione. Ogłuszeni wstają, ale z blizną: na zawsze zabiera ona 2 punkty życia, a jej kolor nie ma już umiejętności. Po trzech bliznach następna to koniec. Połóż ją na zielonym.
df-tutorial-market = Na komnatach są kramiki. Gdy macie za sobą 10, idziecie na zakupy. Każdy ma miejsce na tyle a tyle broni, pancerzy i kuriozów. Kup: { CARD("tarcza_z_pokrywki") }, dla kogo: { CARD("maryla_morgensztern") }. Raz na walkę pudło nie boli.
df-tutorial-white-die = Zostały 2 monety: leczenie dla wszystkich albo biała kość. Białe jeszcze się przydadzą, bo za trzecim kramikiem czeka wielki zły. Kup jedną.
df-tutorial-flip = { CARD("krolowa_niech_to_zamarznie") } przebudowuje tarczę: przed walką podrzuca się na nią dwie makiety, jak monety. Pstryknij: makieta ma się obrócić w powietrzu i wylądować na tarczy, inaczej kosztuje to 1 punkt życia.
df-tutorial-flip-again = Leży. Zmarzlina to sekcja warta 0, a jej otwór to jeszcze jedna dziura. Teraz druga.
df-tutorial-careless = Potwory mają więcej w zanadrzu: szalone po każdym trafieniu chcą kolejnej techniki, nieuważne pozwalają cofnąć jedynkę. Góry lodowe w dziurach ranią potwora, nawet gdy pudłujesz.
df-tutorial-big-bad = Trzy kramiki dalej: { CARD("widmo_kramarza") }. Tu kości się nie odzyskuje. Ta niebieska jest ostatnia, białych nie ma, a widmu zostało 31 punktów życia. Jest tylko jeden sposób.
df-tutorial-last-throw = Środek tarczy i oko na kości: to unicestwia każdego potwora, ile by miał życia. Głęboki wdech i rzut.
df-tutorial-end = Trafienie ultra krytyczne! Wygrywacie, a za monety, białe kości i bohaterów bez blizn jest chwała w balladach. Teraz rzucaj naprawdę: od tej chwili kości nic nie wiedzą.
