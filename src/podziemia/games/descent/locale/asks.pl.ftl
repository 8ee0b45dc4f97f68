# O co pyta się gracza, po jednym komunikacie na pytanie.

## Przygotowanie

dj-ask-choose-hero = Wybierz bohatera { $number } z { $heroes }.
dj-ask-draft = Wybierz umiejętność.
dj-ask-exchange = Wymienić jedną umiejętność czy zostawić wszystkie trzy?
dj-ask-shop = Zakupy, w sakiewce monet: { $coins }.
dj-ask-start-space = Na którym polu zaczyna bohater?

## Tura bohatera

dj-ask-next-hero = Który bohater ma następną turę?
dj-ask-swap = Zamienić rozkaz na inny?
dj-ask-start = Początek tury: co rozpatrzyć teraz?
dj-ask-blood = Oddać ranę za zmęczenie albo zmęczenie za ranę?
dj-ask-restore = Użyć przedmiotu przed akcją?
dj-ask-arrange = Ułóż ekwipunek: co na sobie, co w plecaku?
dj-ask-action = Którą akcję wykonuje bohater?
dj-ask-turn = Punkty ruchu: { $mp }, ataki: { $attacks }. Co teraz?
dj-ask-pick-up = Podnieść to?
dj-ask-put-back = Tu nie można stanąć. Na które pole cofa się figurka?
dj-ask-arrive = Glif jest zajęty. Gdzie pojawia się bohater?
dj-ask-encounter = Skorzystać z tego, co bohater znalazł?
dj-ask-lull = Zagrać teraz na flecie?
dj-ask-familiar = Dokąd idzie chowaniec? Zostało punktów: { $left }.
dj-ask-lead = Dokąd idzie postać wyprawy? Zostało punktów: { $left }.
dj-ask-telekinesis = Dokąd przesunąć figurkę?
dj-ask-evade = Odskoczyć? Zostało kroków: { $mp }.

## Ataki

dj-ask-target = Które pole jest celem ataku?
dj-ask-from = Skąd wychodzi atak?
dj-ask-blast = Użyć Rozprysku tej broni?
dj-ask-breath = Gdzie leży znacznik zionięcia?
dj-ask-aim = Użyć rozkazu „Celuj” do tego ataku?
dj-ask-declared = Użyć umiejętności przy tej akcji?
dj-ask-reroll = Które kości rzucić jeszcze raz?
dj-ask-spend = Na co wydać przypływy mocy i potężne ataki?
dj-ask-cancel = Zadane rany: { $wounds }. Powstrzymać je?
dj-ask-bury = Czyją śmierć rozpatrzyć teraz?
dj-ask-knockback = Dokąd poleci figurka?
dj-ask-cleave = Jeszcze jeden atak, na kogoś innego?
dj-ask-another-attack = Zapłacić za następny atak?
dj-ask-vampiric-blood = Odzyskać ranę czy zmęczenie?
dj-ask-guard = Przerwać rozkazem „Strzeż”?
dj-ask-taunt = Prowokować potwory, zanim ruszą?

## Pan Podziemi

dj-ask-hand-limit = Masz za dużo kart: odrzuć jedną za jej wartość zagrożenia.
dj-ask-opening = Zanim ruszą potwory: zagraj albo odrzuć kartę lub przejdź dalej.
dj-ask-spawn = Którego potwora postawić teraz?
dj-ask-relocate = W pudełku nie ma już figurki „{ CARD($monster) }”: którą zdjąć z mapy?
dj-ask-place-monster = Gdzie staje { CARD($monster) }?
dj-ask-place = Pole jest zajęte. Gdzie staje figurka?
dj-ask-upgrade = Który potwór staje się straszliwy?
dj-ask-power-order = Którą kartę mocy rozpatrzyć teraz?
dj-ask-activate = Kogo aktywować? Potwory, które jeszcze czekają: { $left }.
dj-ask-activation = Punkty ruchu: { $mp }, ataki: { $attacks }. Co robi potwór?
dj-ask-stunned = Straszliwy potwór jest ogłuszony: zachowuje ruch czy atak?
dj-ask-aim-card = Zagrać kartę do tego ataku?
dj-ask-dodge-card = Zagrać kartę przeciw temu atakowi?
dj-ask-activation-card = Zagrać kartę na tego potwora?
dj-ask-space-trap = Zagrać pułapkę na pole bohatera?
dj-ask-door-trap = Drzwi się otwierają: zagrać pułapkę?
dj-ask-chest-trap = Skrzynia się otwiera: zagrać pułapkę?
dj-ask-spiked-pit = Na które pole odskakuje bohater?
dj-ask-crushing-block = Na które pole wypchnąć bohatera?
dj-ask-dark-charm = Którego bohatera omamić?
dj-ask-charmed-attack = Wybierz atak omamionego bohatera.
dj-ask-mimic = Gdzie staje Mimik?
dj-ask-drag-back = Dokąd zawlec postać wyprawy?
dj-ask-bring-back = Gdzie ona powraca?
