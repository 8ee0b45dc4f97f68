# Co się wydarzyło, jedno zdanie na wydarzenie. Nazwy kart się nie odmieniają:
# stoją w mianowniku, po dwukropku albo w nawiasie.

## Setting up and rounds

df-log-hero-chosen =
    { YOU($seat) ->
        [true] Twój bohater: { CARD($hero) }.
       *[false] { PLAYER($seat) } gra bohaterem: { CARD($hero) }.
    }
df-log-leader-chosen = Szefem jest { CARD($hero) }.
df-log-table-set =
    { $difficulty ->
        [hard] Poziom hardy. W skrzyni: monety { $coins }, białe kości { $white_dice }.
        [infernal] Poziom infernalny. W skrzyni: monety { $coins }, białe kości { $white_dice }.
       *[normal] Poziom zwykły. W skrzyni: monety { $coins }, białe kości { $white_dice }.
    }
df-log-round-began = Runda { $round }.
df-log-rooms-drawn =
    { YOU($seat) ->
        [true] { $rooms ->
            [none] Oglądasz następne komnaty.
           *[other] Oglądasz następne komnaty: { CARDS($rooms) }.
        }
       *[false] { $rooms ->
            [none] { CARD($hero) } ({ PLAYER($seat) }) ogląda w tajemnicy następne komnaty.
           *[other] { CARD($hero) } ({ PLAYER($seat) }) ogląda następne komnaty: { CARDS($rooms) }.
        }
    }
df-log-room-entered = Wchodzicie do komnaty: { CARD($room) }.
df-log-rooms-shuffled =
    { $count ->
        [one] Do talii podziemi wraca { $count } odrzucona komnata.
        [few] Do talii podziemi wracają { $count } odrzucone komnaty.
       *[many] Do talii podziemi wraca { $count } odrzuconych komnat.
    }
df-log-room-laid-aside =
    { $symbols ->
        [one] Za wami: { CARD($room) }. Razem { $symbols } symbol kramiku.
        [few] Za wami: { CARD($room) }. Razem { $symbols } symbole kramików.
       *[many] Za wami: { CARD($room) }. Razem { $symbols } symboli kramików.
    }

## The chest and the cards

df-log-coins-gained =
    { $source ->
        [overkill] Ale urwał! Monety do skrzyni: { $amount } (teraz { $coins }).
       *[other] { CARD($source) }: monety do skrzyni: { $amount } (teraz { $coins }).
    }
df-log-coins-paid =
    { $source ->
        [healing] Monety za leczenie: { $amount } (zostaje { $coins }).
        [white] Monety za białą kość: { $amount } (zostaje { $coins }).
       *[other] { CARD($source) }: wydane monety: { $amount } (zostaje { $coins }).
    }
df-log-white-dice-gained = Białe kości do skrzyni: { $amount } (teraz { $white_dice }).
df-log-special-die-gained =
    { $die ->
        [water] Na tę walkę macie kostki wody.
       *[snow] Na tę walkę macie śnieżną kość.
    }
df-log-card-turned-up = Darmówka: { CARD($card) }.
df-log-card-received = { CARD($hero) } dostaje kartę: { CARD($card) }.
df-log-rarity-received = Rarytas ląduje przy skrzyni: { CARD($card) }.
df-log-card-boxed = Do pudełka: { CARD($card) }.
df-log-card-played =
    { $target ->
        [none] { CARD($hero) } używa karty: { CARD($card) }.
       *[other] { CARD($hero) } używa karty: { CARD($card) }. Dla kogo: { CARD($target) }.
    }
df-log-card-passed = { CARD($hero) } oddaje kartę: { CARD($card) }. Dostaje ją { CARD($to) }.
df-log-offer-declined = { CARD($hero) } nie chce tej karty: { CARD($card) }.

## Heroes

df-log-hero-healed =
    { $amount ->
        [one] { CARD($hero) } odzyskuje { $amount } punkt życia (teraz { $life }).
        [few] { CARD($hero) } odzyskuje { $amount } punkty życia (teraz { $life }).
       *[many] { CARD($hero) } odzyskuje { $amount } punktów życia (teraz { $life }).
    }
df-log-hero-hurt =
    { $cause ->
        [recovery] { $amount ->
            [one] Odzyskanie kości: { CARD($hero) } dostaje { $amount } obrażenie (zostaje { $life }).
            [few] Odzyskanie kości: { CARD($hero) } dostaje { $amount } obrażenia (zostaje { $life }).
           *[many] Odzyskanie kości: { CARD($hero) } dostaje { $amount } obrażeń (zostaje { $life }).
        }
        [flight] { $amount ->
            [one] Palący wstyd: { CARD($hero) } dostaje { $amount } obrażenie (zostaje { $life }).
            [few] Palący wstyd: { CARD($hero) } dostaje { $amount } obrażenia (zostaje { $life }).
           *[many] Palący wstyd: { CARD($hero) } dostaje { $amount } obrażeń (zostaje { $life }).
        }
        [flip] { $amount ->
            [one] Nieudany podrzut: { CARD($hero) } dostaje { $amount } obrażenie (zostaje { $life }).
            [few] Nieudany podrzut: { CARD($hero) } dostaje { $amount } obrażenia (zostaje { $life }).
           *[many] Nieudany podrzut: { CARD($hero) } dostaje { $amount } obrażeń (zostaje { $life }).
        }
       *[other] { $amount ->
            [one] Cios potwora ({ CARD($cause) }): { CARD($hero) } dostaje { $amount } obrażenie (zostaje { $life }).
            [few] Cios potwora ({ CARD($cause) }): { CARD($hero) } dostaje { $amount } obrażenia (zostaje { $life }).
           *[many] Cios potwora ({ CARD($cause) }): { CARD($hero) } dostaje { $amount } obrażeń (zostaje { $life }).
        }
    }
df-log-hero-stunned = No i padł! Ogłuszenie: { CARD($hero) }.
df-log-hero-revived =
    { $life ->
        [one] { CARD($hero) } wstaje z { $life } punktem życia.
        [few] { CARD($hero) } wstaje z { $life } punktami życia.
       *[many] { CARD($hero) } wstaje z { $life } punktami życia.
    }
df-log-damage-prevented =
    { $amount ->
        [one] { CARD($source) }: { CARD($hero) } unika { $amount } obrażenia.
        [few] { CARD($source) }: { CARD($hero) } unika { $amount } obrażeń.
       *[many] { CARD($source) }: { CARD($hero) } unika { $amount } obrażeń.
    }
df-log-scar-taken =
    { $colour ->
        [red] { CARD($hero) } dostaje bliznę, na czerwonym.
        [green] { CARD($hero) } dostaje bliznę, na zielonym.
       *[blue] { CARD($hero) } dostaje bliznę, na niebieskim.
    }
df-log-hero-died = { CARD($hero) } umiera na śmierć.
df-log-experience-gained = { CARD($hero) } czegoś się uczy (doświadczenie: { $experience }).
df-log-upgrade-placed =
    { $colour ->
        [red] { CARD($hero) } ulepsza czerwoną umiejętność.
        [green] { CARD($hero) } ulepsza zieloną umiejętność.
       *[blue] { CARD($hero) } ulepsza niebieską umiejętność.
    }
df-log-upgrades-ready = { CARD($hero) } znów może użyć wszystkich ulepszeń.

## The monster

df-log-monster-appeared = Z cienia wyłania się potwór: { CARD($monster) }. Życie: { $life }, nagroda: { $gold }.
df-log-monsters-shuffled =
    { $count ->
        [one] Wraca { $count } pokonany potwór.
        [few] Wracają { $count } pokonane potwory.
       *[many] Wraca { $count } pokonanych potworów.
    }
df-log-big-bad-appeared = Wielki zły: { CARD($big_bad) }. Życie: { $life }.
df-log-monster-hurt =
    { $damage ->
        [one] Potwór dostaje { $damage } obrażenie (życie: { $life }).
        [few] Potwór dostaje { $damage } obrażenia (życie: { $life }).
       *[many] Potwór dostaje { $damage } obrażeń (życie: { $life }).
    }
df-log-monster-halved = Słaby punkt! Potworowi zostaje połowa życia: { $life }.
df-log-monster-destroyed = Trafienie ultra krytyczne! { CARD($hero) } unicestwia potwora.
df-log-monster-defeated = { CARD($hero) } zadaje ostateczny cios. Pokonany potwór: { CARD($monster) }.
df-log-requirement-added = Potwór szaleje: do każdego rzutu dochodzi technika: { CARD($technique) }.
df-log-monster-fled = Zwiewacie przed potworem: { CARD($monster) }.
df-log-flight-refused = { CARD($hero) } nie ma zamiaru zwiewać.

## The target

df-log-icebergs-placed =
    { COUNT($holes) ->
        [one] W dziurze staje góra lodowa.
       *[other] W dziurach stają góry lodowe: { COUNT($holes) }.
    }
df-log-icebergs-touched =
    { COUNT($holes) ->
        [one] Trącona góra lodowa znika.
       *[other] Trącone góry lodowe znikają: { COUNT($holes) }.
    }
df-log-overlay-landed = { CARD($hero) } podrzuca, na tarczy ląduje { CARD($overlay) }.
df-log-flip-failed =
    { $touched ->
        [true] { CARD($hero) } podrzuca, ale { CARD($overlay) } dotyka stołu.
       *[false] { CARD($hero) } podrzuca, ale { CARD($overlay) } prawie się nie obraca.
    }
df-log-dice-taken-off =
    { COUNT($dice) ->
        [one] Jedna kość znika z tarczy.
       *[other] Kości zabrane z tarczy: { COUNT($dice) }.
    }
df-log-overlay-removed = Z tarczy znika { CARD($overlay) }.
df-log-target-cleared = Tarcza jest uprzątnięta.

## Turns and throws

df-log-turn-began = Tura: { CARD($hero) }.
df-log-die-taken = { CARD($hero) } bierze { df-die }.
df-log-dice-recovered = { CARD($hero) } odzyskuje kolorowe kości.
df-log-throw-declared =
    { $weapons ->
        [none] { $techniques ->
            [none] { CARD($hero) } rzuca.
           *[other] { CARD($hero) } rzuca. Techniki: { CARDS($techniques) }.
        }
       *[other] { $techniques ->
            [none] { CARD($hero) } rzuca. Broń: { CARDS($weapons) }.
           *[other] { CARD($hero) } rzuca. Broń: { CARDS($weapons) }. Techniki: { CARDS($techniques) }.
        }
    }
df-log-throw-helped = { CARD($hero) }: chwilę wybiera los. Techniki: { CARDS($techniques) }.
df-log-die-landed = { df-die.title }: { df-lies }, { df-symbol }.
df-log-cube-chosen = { CARD($hero) } wskazuje kostkę wody.
df-log-throw-ignored =
    { $by ->
        [careless] Potwór nie uważał: { CARD($hero) } rzuca jeszcze raz.
       *[other] { CARD($by) }: { CARD($hero) } rzuca jeszcze raz.
    }
df-log-throw-hit =
    { $section ->
        [bullseye] { CARD($hero) } trafia w sam środek!
        [permafrost_1] { CARD($hero) } trafia w zmarzlinę.
        [permafrost_2] { CARD($hero) } trafia w zmarzlinę.
        [weak_point] { CARD($hero) } trafia w słaby punkt!
       *[other] { $value ->
            [1] { CARD($hero) } trafia w jedynkę.
            [2] { CARD($hero) } trafia w dwójkę.
            [3] { CARD($hero) } trafia w trójkę.
            [4] { CARD($hero) } trafia w czwórkę.
           *[5] { CARD($hero) } trafia w piątkę.
        }
    }
df-log-throw-missed = { CARD($hero) } pudłuje: { df-reason }.
df-log-skill-activated = { CARD($hero) } aktywuje umiejętność: { CARD($skill) }.
df-log-upgrade-used = { CARD($hero) } aktywuje umiejętność dzięki ulepszeniu: { CARD($skill) }.
df-log-skill-failed = Tym razem bez skutku: { CARD($skill) } ({ CARD($hero) }).
df-log-skill-declined = { CARD($hero) } woli się czegoś nauczyć, niż użyć oka.
df-log-token-placed =
    { $token ->
        [bully] Na potworze leży żeton zabijaki ({ CARD($hero) }).
       *[catchy_tune] Gra chwytliwa melodia ({ CARD($hero) }).
    }
df-log-token-used = { CARD($hero) } używa żetonu zabijaki: liczą się obie sekcje.

## Rest, market, end

df-log-overkill-rewarded = Ale urwał! Potwór miałby { $life } życia.
df-log-market-opened =
    { $cards ->
        [none] Kramik { $market } z 3: na wystawie pusto.
       *[other] Kramik { $market } z 3. Na wystawie: { CARDS($cards) }.
    }
df-log-card-bought =
    { $hero ->
        [none] Kupione dla drużyny: { CARD($card) } (cena { $price }).
       *[other] Kupione: { CARD($card) } (cena { $price }). Dla kogo: { CARD($hero) }.
    }
df-log-market-closed = Kramik zamknięty.
df-log-game-ended =
    { $won ->
        [true] Wielki zły pokonany! Chwała: { $glory }. Od dziś w balladach: { CARD($title) }.
       *[false] Drużyna przegrywa. Może następnym razem.
    }
