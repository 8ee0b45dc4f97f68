# What is told of a card that is looked up, before its text.

dj-card-attack = { $attack ->
    [melee] Melee
    [ranged] Ranged
   *[magic] Magic
}
dj-card-dice = { $dice ->
    [none] { "" }
   *[other] , dice: { CARDS($dice) }
}
dj-card-deck = { $deck ->
    [fighting] Fighting
    [subterfuge] Subterfuge
    [wizardry] Wizardry
    [shop] from the shop
    [potion] from the market
    [copper] copper treasure
    [silver] silver treasure
    [gold] gold treasure
   *[relic] relic
}
dj-card-price = { $price ->
    [0] { "" }
   *[other] , { $price } coins
}
dj-card-hero = Hero: wounds { $wounds }, fatigue { $fatigue }, armor { $armor }, speed { $speed }; traits: melee { $melee }, ranged { $ranged }, magic { $magic }; skills: fighting { $fighting }, subterfuge { $subterfuge }, wizardry { $wizardry }; conquest value { $conquest }
dj-card-monster = { $rank ->
    [master] Master monster
   *[normal] Normal monster
}: speed { $speed }, armor { $armor }, wounds with 2, 3, 4, 5 players { $wounds }; { dj-card-attack } attack{ dj-card-dice }
dj-card-npc = Quest figure: speed { $speed }, armor { $armor }, wounds with 2, 3, 4, 5 players { $wounds }
dj-card-event = Event: costs { $cost } threat, worth { $value }
dj-card-trap = Trap: costs { $cost } threat, worth { $value }
dj-card-spawn = Spawn card: costs { $cost } threat, worth { $value }
dj-card-power = Power: costs { $cost } threat, worth { $value }
dj-card-skill = { dj-card-deck } skill
dj-card-weapon = Weapon, { dj-card-deck }, hands { $hands }{ dj-card-dice }{ dj-card-price }
dj-card-armor = Armor, { dj-card-deck }{ dj-card-price }
dj-card-shield = Shield, { dj-card-deck }, hands { $hands }{ dj-card-price }
dj-card-other = Other item, { dj-card-deck }{ dj-card-price }
dj-card-potion = Potion, { dj-card-deck }{ dj-card-price }
dj-card-cache = Treasure cache, { dj-card-deck }
dj-card-familiar = Familiar, speed { $speed }
dj-card-companion = Companion
dj-card-transformation = Transformed hero, speed { $speed }
dj-card-ability = Ability
dj-card-die = Die, { $copies } in the box
