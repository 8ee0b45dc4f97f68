# What a player is asked, one message per prompt. The attribute `own` is said in one's own turn.

## Setup

bm-ask-keep-boss = Wybierz bossa, którego zatrzymasz; drugiego nikt nie zobaczy.
bm-ask-opening-hand = Zatrzymujesz tę rękę?
bm-ask-setup-discard = Wybierz dwie karty z ręki do odrzucenia.
bm-ask-setup-room = Wybierz typową komnatę, którą położysz zakrytą obok bossa.

## Round

bm-ask-round-draw = Wybierz talię, z której dociągniesz: komnata { CARD("haunted_library") } pozwala wziąć kartę czaru zamiast karty komnaty.
bm-ask-machinate = W tej rundzie żaden bohater nie zginął z Twojej ręki: dociągnij kartę komnaty albo czaru lub zrezygnuj.

## Windows

# $waiting is the number of declared effects that have not resolved yet
bm-ask-waiting =
    { $waiting ->
        [0] { "" }
        [one] { " " }Czeka { $waiting } efekt.
        [few] { " " }Czekają { $waiting } efekty.
       *[many] { " " }Czeka { $waiting } efektów.
    }
bm-ask-floor =
    { $window ->
        [hero_entrance] Bohater zaraz wejdzie do podziemi ({ PLAYER($active) }): użyj czaru lub zdolności albo spasuj.
        [hero_in_room] Bohater idzie przez podziemia ({ PLAYER($active) }): użyj czaru lub zdolności albo spasuj.
       *[build_turn] Buduje { PLAYER($active) }: użyj czaru lub zdolności albo spasuj.
    }{ bm-ask-waiting }
    .own =
        { $window ->
            [hero_entrance] Bohater zaraz wejdzie do Twoich podziemi: użyj czarów lub zdolności albo spasuj.
            [hero_in_room] Bohater idzie przez Twoje podziemia: użyj czarów lub zdolności albo spasuj.
           *[build_turn] { $placements ->
                [0] Nic więcej nie zbudujesz: rzuć czar, użyj zdolności albo idź dalej.
               *[other] Budujesz: połóż komnatę. Możesz też używać czarów i zdolności.
            }
        }{ bm-ask-waiting }
bm-ask-negate =
    { $target ->
        [none] { $target_owner ->
            [none] { PLAYER($owner) } zagrywa czar { CARD($spell) }: kontrujesz?
           *[other] { PLAYER($owner) } zagrywa czar { CARD($spell) } (cel: { PLAYER($target_owner) }): kontrujesz?
        }
       *[other] { $target_owner ->
            [none] { PLAYER($owner) } zagrywa czar { CARD($spell) } (cel: { CARD($target) }): kontrujesz?
           *[other] { PLAYER($owner) } zagrywa czar { CARD($spell) } (cel: { CARD($target) }, { PLAYER($target_owner) }): kontrujesz?
        }
    }
bm-ask-resolve-first = Czeka kilka Twoich efektów: wybierz ten, który zostanie rozpatrzony pierwszy.

## Cards

bm-ask-when-built-first = Kilka Twoich nowych komnat działa po zbudowaniu: wybierz tę, która zadziała pierwsza.
bm-ask-choose-opponent = Wybierz przeciwnika.
bm-ask-choose-hero = Wybierz bohatera.
bm-ask-take-from-pile = Wybierz ze stosu odrzuconych kart kartę, którą weźmiesz na rękę.
bm-ask-take-from-hand = Weź jedną kartę z oglądanej ręki.
bm-ask-steal = Wybierz przeciwnika i rodzaj karty: zabierzesz mu losową kartę tego rodzaju.
bm-ask-heal = Wybierz ranę do wyleczenia albo zrezygnuj.
bm-ask-draw-spell = Czy dociągasz kartę czaru?
bm-ask-draw-three = Czy dociągasz trzy karty czarów, aby potem odrzucić jedną kartę czaru?
bm-ask-discard-spell = Wybierz z ręki kartę czaru do odrzucenia.
bm-ask-recycle = Zniszczona została komnata w Twoich podziemiach: czy dociągasz dwie karty komnat?
bm-ask-swap = Wybierz dwie komnaty w jednych podziemiach, które zamienią się miejscami, albo zrezygnuj.
bm-ask-build-another = Wybierz z ręki jeszcze jedną komnatę, którą od razu zbudujesz, albo zrezygnuj.
bm-ask-search-rooms = Czy przeglądasz talię komnat i stos odrzuconych kart w poszukiwaniu wypaśnej komnaty?
bm-ask-take-found = Wybierz wypaśną komnatę, którą weźmiesz i pokażesz wszystkim, albo nie bierz żadnej.
bm-ask-build-found = Zbuduj od razu znalezioną komnatę albo zatrzymaj ją na ręce.
bm-ask-seduce = Sprowadź przed swoje wejście bohatera z miasta, poszukaj go w talii bohaterów albo zrezygnuj.
bm-ask-destroy-own = Wybierz komnatę w swoich podziemiach: zostanie zniszczona.
