# Lekcje samouczka w swojej kolejności; co leży na stole i co się dzieje, mówi tutorial.toml.

pd-tutorial-chapter-first = Jedna kość, jedna komnata
pd-tutorial-chapter-dice = Co potrafią kości
pd-tutorial-chapter-way = Przez podziemia
pd-tutorial-chapter-items = Przedmioty i klejnoty
pd-tutorial-chapter-boss = Boss i punkty

pd-tutorial-goal = Prowadzisz czworo bohaterów przez podziemia, a rywal bada te same podziemia na własnym arkuszu. Gra ma osiem rund i trzech bossów, a wygrywa ten, kto zbierze najwięcej punktów chwały.
pd-tutorial-dice = W każdej rundzie rzuca się dla wszystkich sześcioma kośćmi, trzema białymi i trzema czarnymi. Używasz trzech dowolnych i nikt nie może Ci żadnej zabrać.
pd-tutorial-boots = Zacznij od jednej kości. Buty służą do chodzenia: weź je, a Twoja drużyna zrobi do trzech kroków.
pd-tutorial-enter = Drużyna stoi na zewnątrz. Pierwszym krokiem wchodzi do dowolnej komnaty rzędu 1; wejdź do { CARD("c1") }.
pd-tutorial-first-room = Jedna kość, jedna komnata: { CARD("c1") } jest zbadana i stoi w niej Twoja drużyna. Zostały jeszcze dwa kroki i dwie kości, ale przejdźmy od razu do rundy 2.

pd-tutorial-skull = Runda 2, a wśród kości jest czaszka. Rani każdą drużynę: 1 obrażenie. Twoje zatrzymała mikstura; bez niej trafia do kolumny obrażeń, która kosztuje punkty, a jeśli kiedyś przewyższy zdrowie, to jeszcze 9 punktów.

pd-tutorial-die = Wzmocnijmy kleryka. Weź biały krzyż: to symbol kleryka, a Twój kleryk trenuje z białymi kośćmi. Przed rundą 1 wybiera się jedną z dwóch mocy i jeden z dwóch celów; to cel ustalił te kolory.
pd-tutorial-level = Kością można awansować bohatera, jeśli pasują symbol i kolor. Wybierz awans: kleryk osiągnie poziom 3, a Twoje zdrowie, czyli suma poziomów, wzrośnie do 6.
pd-tutorial-brew = Symbol bohatera przydaje się też do innych rzeczy i wtedy kolor nie ma znaczenia. Weź biały miecz.
pd-tutorial-potions = Uwarz dwie mikstury. Każda ma dwa serca, a każde serce zatrzyma później jedno obrażenie.
pd-tutorial-row = Czwarta mikstura zapełniła rząd, a pełny rząd daje nagrodę: tutaj awans dowolnego bohatera. Wybierz kleryka, który na poziomie 4 uczy się czegoś nowego: czaszki przestaną Cię ranić.

pd-tutorial-walk = Teraz idź dalej z { CARD("c1") }. Każdą kością drużyna może zamiast czegoś innego zrobić dwa kroki; buty nie potrafią nic więcej, ale dają trzy. Weź je.
pd-tutorial-walls = Pierwszy boss czeka w { CARD("d2") }. Od { CARD("d1") } odgradza go ściana, więc idź przez { CARD("c2") }; pułapka kosztuje tam 1 obrażenie, i to przy każdym wejściu.
pd-tutorial-boss-room = Obrażenie znów zatrzymała mikstura. Idź dalej do { CARD("d2") }: kto był w tej komnacie, bierze udział w walce po rundzie 3.
pd-tutorial-monster = W { CARD("e2") } czeka zombie na poziomie 3, a zombie to sprawa kleryka. Twój kleryk ma poziom 4, więc wejdź śmiało: nic Cię to nie będzie kosztować.
pd-tutorial-reward = Potwór zawsze zostaje pokonany i daje punkty; potem bierzesz to, co leży w komnacie, tutaj awans. Daj go wojownikowi.

pd-tutorial-gem-gone = Runda 2 dobiegła końca. Rywal złupił klejnot A, więc zniknął on z Twojej mapy: klejnoty to wyścig, a ten sam może wziąć kilka drużyn tylko w tej samej rundzie.
pd-tutorial-sword = Znowu czaszka, ale kleryk ochronił drużynę. Teraz dokończ magiczny przedmiot: { CARD("flaming_sword") } wymaga miecza, więc weź tę kość.
pd-tutorial-item = Każdy przedmiot ma dwie części i działa, gdy tylko są obie. Cztery górne wymagają określonego symbolu, do czterech dolnych pasuje każdy symbol bohatera. Stwórz drugą część: +3 do siły przeciw każdemu bossowi.
pd-tutorial-clover = Koniczyna liczy się jako symbol dowolnego bohatera w dowolnym kolorze. Weź ją; samouczek awansuje nią maga.
pd-tutorial-way = Klejnot B leży w { CARD("f3") }, za wodą, przez którą przeprowadza tylko { CARD("medallion_of_khar") }; idź więc przez { CARD("e3") }. Tunele A2–F2 i A4–F4 są otwarte dla każdego. Weź czarny kapelusz do ruchu; pierwszy krok zrobi się sam.
pd-tutorial-gem = Strzeże go ork na poziomie 4, a Twój wojownik ma dopiero poziom 2. I tak wygrasz, ale różnica, czyli 2, to obrażenia; wejdź i weź klejnot.

pd-tutorial-fight = Po rundzie 3 na wszystkich czeka { CARD("ghoul_king") }. Twoja siła to suma poziomów, 9, jeszcze raz kleryk, bo to jego słabość, 4, i miecz, 3. Co daje 16, mówią trzy przedziały na karcie: punkty i obrażenia.
pd-tutorial-boss = To drugi przedział: 3 punkty i 1 obrażenie, które zatrzymała mikstura. Rywal nie znalazł komnaty i uciekł: −2 punkty; tak samo jest, gdy brakuje siły. Najsilniejszy dostaje trzy mikstury; za pełny rząd wybierz przedmiot { CARD("book_of_wisdom") }.
pd-tutorial-score = Tutaj cały czas liczą się Twoje punkty: bossowie, najsłabszy bohater, przedmioty, klejnoty, potwory, a na minus obrażenia. Liczy się też Twój tajny cel; za 8 mikstur i za moc masz już 4 punkty.
pd-tutorial-end = Każdy wiersz dziennika podaje swoją zasadę, na przykład { $rules }, i w każdej chwili możesz ją sprawdzić. To wszystko, czego trzeba na początek: zagraj pierwszą partię, najlepiej bez misji.
