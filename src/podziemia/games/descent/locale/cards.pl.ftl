# Co mówi się o karcie, gdy ktoś jej szuka, zanim przyjdzie jej tekst.

dj-card-attack = { $attack ->
    [melee] atak wręcz
    [ranged] atak strzelecki
   *[magic] atak magiczny
}
dj-card-dice = { $dice ->
    [none] { "" }
   *[other] , kości: { CARDS($dice) }
}
dj-card-deck = { $deck ->
    [fighting] Umiejętność bojowa
    [subterfuge] Umiejętność łotrzykowska
    [wizardry] Umiejętność magiczna
    [shop] ze sklepu
    [potion] z targu
    [copper] skarb miedziany
    [silver] skarb srebrny
    [gold] skarb złoty
   *[relic] artefakt
}
dj-card-price = { $price ->
    [0] { "" }
   *[other] , { $price } { $price ->
        [one] moneta
        [few] monety
       *[other] monet
    }
}
dj-card-hero = Bohater: rany { $wounds }, zmęczenie { $fatigue }, pancerz { $armor }, szybkość { $speed }; cechy: walka wręcz { $melee }, walka strzelecka { $ranged }, magia { $magic }; umiejętności: bojowe { $fighting }, łotrzykowskie { $subterfuge }, magiczne { $wizardry }; wartość zwycięstwa { $conquest }
dj-card-monster = { $rank ->
    [master] Potwór straszliwy
   *[normal] Potwór zwyczajny
}: szybkość { $speed }, pancerz { $armor }, rany przy 2, 3, 4, 5 graczach { $wounds }; { dj-card-attack }{ dj-card-dice }
dj-card-npc = Postać wyprawy: szybkość { $speed }, pancerz { $armor }, rany przy 2, 3, 4, 5 graczach { $wounds }
dj-card-event = Wydarzenie: koszt { $cost }, wartość zagrożenia { $value }
dj-card-trap = Pułapka: koszt { $cost }, wartość zagrożenia { $value }
dj-card-spawn = Rozmnażanie: koszt { $cost }, wartość zagrożenia { $value }
dj-card-power = Moc: koszt { $cost }, wartość zagrożenia { $value }
dj-card-skill = { dj-card-deck }
dj-card-weapon = Broń, { dj-card-deck }, ręce { $hands }{ dj-card-dice }{ dj-card-price }
dj-card-armor = Zbroja, { dj-card-deck }{ dj-card-price }
dj-card-shield = Tarcza, { dj-card-deck }, ręce { $hands }{ dj-card-price }
dj-card-other = Inny przedmiot, { dj-card-deck }{ dj-card-price }
dj-card-potion = Eliksir, { dj-card-deck }{ dj-card-price }
dj-card-cache = Skrytka, { dj-card-deck }
dj-card-familiar = Chowaniec, szybkość { $speed }
dj-card-companion = Towarzysz
dj-card-transformation = Przemieniony bohater, szybkość { $speed }
dj-card-ability = Zdolność
dj-card-die = Kość, w pudełku: { $copies }
