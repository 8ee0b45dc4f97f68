# Każda ikona gry: słowo i jedno zdanie, co znaczy.

## Dice

df-icon-eye = Oko
    .about = Aktywuje umiejętność rzucającego w tym kolorze; na białej i specjalnej kości dowolną.
df-icon-deep-snow = Kopny śnieg
    .about = Przy pudle rzucający nie dostaje obrażeń.
df-icon-coloured-die = Kolorowa kość
    .about = Rzuca się nią raz na walkę, dopóki nie odzyskacie wszystkich trzech za obrażenia dla każdego.
df-icon-white-die = Biała kość
    .about = Rzuca się nią, gdy nie ma już kolorowych, i potem przepada.
df-icon-special-die = Specjalna kość
    .about = Macie ją na jedną walkę i na jeden rzut.

## Heroes

df-icon-life = Życie
    .about = Ile zniesie jeszcze bohater albo potwór; przy 0 bohater jest ogłuszony, a potwór pokonany.
df-icon-scar = Blizna
    .about = Na zawsze zabiera 2 punkty życia i blokuje umiejętność swojego koloru; czwarta to koniec.
df-icon-stunned = Ogłuszenie
    .about = Do końca walki nie gra i nie można go leczyć.
df-icon-dead = Śmierć
    .about = Umarł na śmierć; reszta gra dalej.
df-icon-leader = Szef
    .about = Wybiera komnatę, robi zakupy i rozstrzyga wątpliwości; zostaje nim ten, kto rzucał ostatni.
df-icon-experience = Doświadczenie
    .about = Przy 3 na najbliższych zakupach ulepsza się umiejętność.
df-icon-upgrade = Ulepszenie
    .about = Raz między zakupami tę umiejętność można aktywować bez oka.

## Monsters

df-icon-damage = Obrażenia
    .about = Tyle dostaje bohater, który spudłował.
df-icon-gold = Nagroda
    .about = Monety do skrzyni po pokonaniu potwora.
df-icon-level = Poziom
    .about = Tyle obrażeń dostaje każdy za odzyskanie kości i za ucieczkę.
df-icon-beast = Bestia
    .about = Typ potwora; dla któregoś bohatera może być ulubiony.
df-icon-humanoid = Humanoid
    .about = Typ potwora; dla któregoś bohatera może być ulubiony.
df-icon-undead = Nieumarły
    .about = Typ potwora; dla któregoś bohatera może być ulubiony.
df-icon-magical = Magiczny
    .about = Typ potwora; dla któregoś bohatera może być ulubiony.
df-icon-careless = Nieuważny
    .about = Rzut, który skończył w sekcji 1, można zignorować i powtórzyć.
df-icon-crazy = Szalony
    .about = Każde trafienie dodaje do wszystkich rzutów następną z trzech technik.
df-icon-technique = Technika rzutu
    .about = Tak trzeba wykonać każdy rzut tej walki.

## The target

df-icon-bullseye = Środek tarczy
    .about = Wart 10; z okiem na kości unicestwia potwora.
df-icon-hole = Dziura
    .about = Kość w dziurze to pudło; zamykają ją góry lodowe.
df-icon-margin = Margines
    .about = Kość na marginesie to pudło.
df-icon-bones = Piszczele
    .about = Kość na piszczelach to pudło.
df-icon-iceberg = Góra lodowa
    .about = Każda trącona w rzucie zadaje 1 obrażenie, nawet przy pudle, i znika.
df-icon-permafrost = Zmarzlina
    .about = Sekcja warta 0 z dziurą w środku.
df-icon-weak-point = Słaby punkt
    .about = Kość na nim zmniejsza życie potwora o połowę.

## Equipment and the chest

df-icon-coins = Monety
    .about = Na ekwipunek, leczenie i białe kości na kramiku, a na końcu na chwałę.
df-icon-stall = Symbol kramiku
    .about = Gdy macie za sobą 10, idziecie na zakupy; po trzecich czeka wielki zły.
df-icon-weapon = Broń
    .about = Przed każdym rzutem decydujesz: wymaga techniki, dodaje obrażeń do trafienia.
df-icon-armour = Pancerz
    .about = Raz na walkę, gdy właściciel spudłuje.
df-icon-curiosity = Kuriozum
    .about = Na jeden raz, prawie w dowolnej chwili.
df-icon-rarity = Rarytas
    .about = Należy do drużyny; używa go ten, kto ma turę.
df-icon-bully = Żeton zabijaki
    .about = Kość na linii liczy się za obie sekcje, jeden raz.
df-icon-catchy-tune = Żeton chwytliwej melodii
    .about = Każdy może rzucić z półobrotu i zadać 2 obrażenia więcej.
