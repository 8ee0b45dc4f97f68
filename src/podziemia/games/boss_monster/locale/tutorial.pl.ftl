# Lekcje samouczka w swojej kolejności; co leży na stole i co się dzieje, mówi tutorial.toml.

bm-tutorial-chapter-first = Jedna komnata, jeden bohater
bm-tutorial-chapter-lure = Kto do kogo idzie
bm-tutorial-chapter-walk = Przez podziemia
bm-tutorial-chapter-next = Następna runda

bm-tutorial-goal = Jesteś bossem podziemi, które chcą splądrować bohaterowie. Dziesięć dusz to zwycięstwo, pięć ran to przegrana.
bm-tutorial-boss = To Twój boss: { CARD("gorgona") }. Bohaterowie wchodzą z lewej strony i idą komnata po komnacie do bossa po prawej. Na razie nie masz żadnej komnaty.
bm-tutorial-hero = Dziś do miasta przyszedł jeden bohater: { CARD("the_fool") }, który ma 2 punkty życia. Idzie do gracza, który ma najmniej dusz; Ty nie masz żadnej, a rywal jedną, więc przyjdzie do Ciebie.
bm-tutorial-first-room = Zanim przyjdzie, zbuduj komnatę: weź kartę { CARD("golem_factory") }, która zadaje 2 obrażenia każdemu, kto wejdzie, i połóż ją przed swoim bossem.
bm-tutorial-first-soul = Wszedł, dostał 2 obrażenia i zginął w Twojej pierwszej komnacie: to pierwsza dusza. Gdyby miał więcej życia, dotarłby do bossa, a to oznacza ranę.

bm-tutorial-room = Trzy rundy później Twoje podziemia mają cztery komnaty, a bohaterowie nie przychodzą już przypadkiem. Skarb na karcie { CARD("golem_factory") } wabi wojowników; każda komnata pokazuje, jaką klasę wabi.
bm-tutorial-damage = Razem Twoje komnaty zadają teraz 5 obrażeń. Bohater, któremu zabraknie życia, ginie i daje duszę, a bohater, który dotrze do bossa, zadaje ranę.

bm-tutorial-town = Bohaterowie czekają w mieście i każdy idzie tam, gdzie jest najwięcej skarbów dla jego klasy. { CARD("sir_digby_apple") } to złodziej, a najwięcej skarbów dla złodziei masz Ty, więc przyjdzie do Ciebie.
bm-tutorial-tie = Przy remisie bohater zostaje w mieście. Ty i rywal macie tyle samo skarbów dla kapłanów i tyle samo dla magów, więc ta trójka nie wie, dokąd pójść.
bm-tutorial-build = Przełam remis o kapłanów: weź komnatę { CARD("open_grave") }, która ma skarb dla kapłanów, i połóż ją na nowym miejscu po lewej. Będzie to Twoja piąta komnata.
bm-tutorial-face-down = Komnaty leżą zakryte, dopóki nie zbudują wszyscy. Twój czar działa tylko wtedy, gdy bohater idzie przez podziemia, więc na razie spasuj.
bm-tutorial-level-up = Masz po raz pierwszy pięć komnat, więc Twój boss awansuje: { CARD("gorgona") } zabija bohatera w mieście. Wybierz bohatera { CARD("johnny_of_the_evening_watch") }, bo poszedłby do rywala.

bm-tutorial-bait = Remis przełamany: kapłani stoją już razem przed Twoim wejściem, a za nimi złodziej. Bohater { CARD("tieg_and_the_magic_bubble") } zostaje w mieście, bo o magów nadal jest remis.
bm-tutorial-window = Zanim bohater wejdzie, a potem w każdej komnacie, można używać czarów i zdolności. Zachowaj czar na później i spasuj.
bm-tutorial-walk = Komnata { CARD("open_grave") } zadała 2 obrażenia, a życie tej postaci to 6. Spasuj, aby szła dalej; w następnych komnatach samouczek spasuje za Ciebie.
bm-tutorial-death = Bohaterka zginęła w komnacie { CARD("golem_factory") } i masz o jedną duszę więcej. Ta komnata daje też nagrodę: na Twoją rękę trafiła karta komnaty.
bm-tutorial-forecast = Następny bohater, { CARD("delatorious_angel_of_light") }, ma 8 punktów życia, a Twoje komnaty zadają tylko 7 obrażeń. Mimo to spasuj; następne pytanie padnie w ostatniej komnacie.
bm-tutorial-spell = Stąd bohater doszedłby do Twojego bossa. Zagraj czar { CARD("exhaustion") }: zada tyle obrażeń, ile masz komnat, czyli jeszcze 5.
bm-tutorial-survivor = To kolejna dusza. Bohater { CARD("sir_digby_apple") } też miał życie 8 i bez czaru nie było jak go zatrzymać: dotarł do bossa i masz jedną ranę.

bm-tutorial-round = Zaczęła się nowa runda: do miasta przyszło dwoje bohaterów, a każdy gracz dociągnął kartę komnaty.
bm-tutorial-upgrade = { CARD("recycling_center") } to wypaśna komnata: można ją położyć tylko na komnacie, która ma z nią wspólny skarb. Połóż ją na komnacie { CARD("dizzygas_hallway") }: będą 3 obrażenia zamiast 1.
bm-tutorial-covered = Rywal przykrył komnatę ze swoim jedynym skarbem dla magów, a przykryta komnata nikogo nie wabi. To przełamało remis i obaj magowie przyszli do Ciebie.
bm-tutorial-stronger = Twoje komnaty zadają teraz 9 obrażeń, za dużo nawet dla kogoś, kto ma 8 punktów życia ({ CARD("dartteon_elf_pyromancer") }). Masz siedem dusz; jeszcze trzy i wygrywasz.

bm-tutorial-rules = Każdy wiersz dziennika podaje swoją zasadę, na przykład { $rules }. Zajrzyj do zasad, gdy tylko coś Cię zaskoczy.
bm-tutorial-end = Na początek tyle wystarczy. Zagraj z botem i zbierz dziesięć dusz, zanim uzbierasz pięć ran.
