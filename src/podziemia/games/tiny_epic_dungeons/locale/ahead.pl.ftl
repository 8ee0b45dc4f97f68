# Co można przewidzieć: ruchy wrogów i szanse testów.

ted-intent-stays =
    { $heroes ->
        [0] Potem: zostaje na miejscu.
        [one] Potem: { CARD($hero) } traci { $damage } zdrowia.
       *[other] Potem: każdy z { $heroes } bohaterów traci { $damage } zdrowia.
    }
ted-intent-walks =
    { $heroes ->
        [0] { $rooms ->
            [one] Potem: przechodzi { $rooms } pomieszczenie.
            [few] Potem: przechodzi { $rooms } pomieszczenia.
           *[other] Potem: przechodzi { $rooms } pomieszczeń.
        }
        [one] { $rooms ->
            [one] Potem: przechodzi { $rooms } pomieszczenie, a { CARD($hero) } traci { $damage } zdrowia.
            [few] Potem: przechodzi { $rooms } pomieszczenia, a { CARD($hero) } traci { $damage } zdrowia.
           *[other] Potem: przechodzi { $rooms } pomieszczeń, a { CARD($hero) } traci { $damage } zdrowia.
        }
       *[other] { $rooms ->
            [one] Potem: przechodzi { $rooms } pomieszczenie, a każdy z { $heroes } bohaterów traci { $damage } zdrowia.
            [few] Potem: przechodzi { $rooms } pomieszczenia, a każdy z { $heroes } bohaterów traci { $damage } zdrowia.
           *[other] Potem: przechodzi { $rooms } pomieszczeń, a każdy z { $heroes } bohaterów traci { $damage } zdrowia.
        }
    }
ted-intent-lure = Droga, którą pójdzie wyśmiany Boss
ted-chance-after = wtedy { $percent }%
ted-chance-hit = szansa trafienia: { $percent }%
ted-chance-success = szansa na sukces: { $percent }%
ted-chance-stopped = wróg zakończy tam twój ruch
ted-chance-trap = pułapka: szansa na uniknięcie { $percent }%
ted-scene-layer-sight = w polu widzenia
ted-ahead-torch =
    { $effect ->
        [goblin] potem pochodnia wypala się do { $torch }: przychodzi goblin
        [enemy_action] potem pochodnia wypala się do { $torch }: działają wrogowie
        [skull] potem pochodnia gaśnie i wszystko stracone
       *[other] potem pochodnia wypala się do { $torch }
    }
    .short =
        { $effect ->
            [goblin] pochodnia na { $torch }: goblin
            [enemy_action] pochodnia na { $torch }: działają wrogowie
            [skull] pochodnia gaśnie
           *[other] pochodnia na { $torch }
        }
ted-ahead-lure = { CARD($boss) } podchodzi o { ted-ahead-rooms }, { ted-ahead-seals }
    .short = { ted-ahead-rooms }, { ted-ahead-seals }
ted-ahead-rooms =
    { $rooms ->
        [one] { $rooms } pomieszczenie
        [few] { $rooms } pomieszczenia
       *[many] { $rooms } pomieszczeń
    }
ted-ahead-seals =
    { $seals ->
        [0] żadna pieczęć nie pęka
        [one] pęka { $seals } pieczęć
        [few] pękają { $seals } pieczęcie
       *[many] pęka { $seals } pieczęci
    }
ted-ahead-open = otwarte: { $sides }
ted-ahead-unused = Bohaterska akcja jest jeszcze niewykorzystana.
ted-ahead-torch-first =
    { $effect ->
        [goblin] najpierw pochodnia wypala się do { $torch }: przychodzi goblin
        [enemy_action] najpierw pochodnia wypala się do { $torch }: działają wrogowie
        [skull] pochodnia gaśnie i wszystko stracone
       *[other] najpierw pochodnia wypala się do { $torch }
    }
ted-chance-stopped-at-trap = wróg zakończy tam twój ruch, do tego pułapka: szansa na uniknięcie { $percent }%
