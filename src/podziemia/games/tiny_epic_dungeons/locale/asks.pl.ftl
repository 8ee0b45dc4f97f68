# O co pyta się gracza, jedna wiadomość na pytanie.

## Przygotowanie

ted-ask-choose-hero = Wybierz bohatera { $number } z { $heroes }.

## Tura

ted-ask-turn =
    { $walk ->
        [0] { $actions ->
            [0] { CARD($hero) }: ruch, darmowe akcje albo koniec tury.
           *[other] { CARD($hero) }: ruch, bohaterska akcja, darmowe akcje albo koniec tury.
        }
        [one] { CARD($hero) } idzie niezauważenie: jeszcze { $walk } pomieszczenie albo koniec.
        [few] { CARD($hero) } idzie niezauważenie: jeszcze { $walk } pomieszczenia albo koniec.
       *[other] { CARD($hero) } idzie niezauważenie: jeszcze { $walk } pomieszczeń albo koniec.
    }
ted-ask-rotate = Jak ułożyć kartę { CARD($card) }?
ted-ask-lay =
    { $deck ->
        [one] W talii podziemi została { $deck } karta: na które pole ją położyć?
        [few] W talii podziemi zostały tylko { $deck } karty: na które pole położyć następną?
       *[other] W talii podziemi zostało tylko { $deck } kart: na które pole położyć następną?
    }
ted-ask-reveal-next = Którą kartę odkryć teraz?
ted-ask-reveal =
    { $left ->
        [one] Możesz odkryć jeszcze { $left } kartę.
        [few] Możesz odkryć do { $left } kart, jedną po drugiej.
       *[other] Możesz odkryć do { $left } kart, jedną po drugiej.
    }
ted-ask-destination = Gdzie pojawi się { CARD($hero) }?

## Testy

ted-ask-skill = Którą umiejętność testujesz? Potrzebny wynik: { $difficulty } lub więcej.
ted-ask-check =
    { $kind ->
        [trap] Pułapka. { CARD($hero) }: potrzebne { $difficulty } lub więcej.
        [melee] Atak wręcz. { CARD($hero) }: trafienie od { $difficulty }.
        [missile] Atak dystansowy. { CARD($hero) }: trafienie od { $difficulty }.
        [spell] Zaklęcie. { CARD($hero) }: potrzebne { $difficulty } lub więcej.
        [search] Przeszukanie. { CARD($hero) }: potrzebne { $difficulty } lub więcej.
        [disarm] Rozbrajanie. { CARD($hero) }: potrzebne { $difficulty } lub więcej.
       *[other] { CARD($hero) }: potrzebne { $difficulty } lub więcej.
    }
ted-ask-pay =
    { $health ->
        [0] Sukces. Zapłacić { $focus } skupienia ({ CARD($source) })?
       *[other] Zapłacić { $health } zdrowia i { $focus } skupienia ({ CARD($source) })?
    }

## Ataki

ted-ask-granted-attack = Wybierz broń i wroga, którego atakujesz.
ted-ask-counter = Który wróg kontratakuje? Cel: { CARD($hero) }.
ted-ask-defend = Kontratak: { CARD($card) }. { CARD($hero) } straci zdrowie: { $damage }.
ted-ask-rewards = Czyją nagrodę { CARD($hero) } bierze najpierw?
ted-ask-reward = Goblin pokonany: { CARD($goblin) }. Wybierz nagrodę.
ted-ask-spell-damage = Który wróg otrzyma dodatkowe obrażenia ({ $damage })?
ted-ask-assign = { CARD($boss) }: który znacznik zdrowia otrzymuje obrażenia? Do rozdzielenia: { $damage }.
ted-ask-heal-boss = { CARD($boss) } odzyskuje zdrowie ({ $amount }): na którym znaczniku?

## Łupy i zaklęcia

ted-ask-discover = { CARD($hero) } odkrywa kartę: łup czy zaklęcie?
ted-ask-draw =
    { $what ->
        [loot] { CARD($hero) } odkrywa łup: dobrać czy wziąć kartę z rzędu?
       *[spell] { CARD($hero) } odkrywa zaklęcie: dobrać czy wziąć kartę z rzędu?
    }
ted-ask-pick-up = { CARD($hero) } może podnieść kartę z rzędu.
ted-ask-equip = Co { CARD($hero) } robi z kartą { CARD($card) }?
ted-ask-discard = { CARD($hero) } musi odrzucić kartę: którą?

## Wrogowie

ted-ask-enemy-phase = Wrogowie zaraz zaczną działać. Czy { CARD($hero) } używa zdolności { CARD($ability) }?
ted-ask-nearest = Kilku bohaterów jest równie blisko: do kogo idzie { CARD($card) }?
ted-ask-way = Jest kilka dróg: dokąd idzie { CARD($card) }?
ted-ask-push =
    { $left ->
        [one] Dokąd przesunąć wroga ({ CARD($card) })? Zostało { $left } pomieszczenie.
        [few] Dokąd przesunąć wroga ({ CARD($card) })? Zostały { $left } pomieszczenia.
       *[other] Dokąd przesunąć wroga ({ CARD($card) })? Zostało { $left } pomieszczeń.
    }
ted-ask-horn = Którego wroga przesunąć teraz?
ted-ask-summon = Kogo { CARD($hero) } tu sprowadza?
