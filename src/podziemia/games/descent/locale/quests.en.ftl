# What is wrong in a quest file. $place is where in the file: [[door]] d1.

dj-quest-malformed = { $file }: { $place ->
    [none] { $fault }
   *[other] { $place }: { $fault }
}.
dj-quest-map-large = { $file }: { $place }: a map has at most { $most } rows and { $most } columns.
dj-quest-map-squares = { $file }: { $place }: the map has { $squares } squares, and can have { $most } at most.
dj-quest-map-letter = { $file }: { $place }: a map is drawn with digits, one for each area, and with dots; “{ $letter }” is neither.
dj-quest-map-ragged = { $file }: { $place }: this row has { $columns } squares, the longest one { $widest }. Fill it up with dots.
dj-quest-twice = { $file }: { $place }: “{ $what }” is there twice.
dj-quest-area-not-drawn = { $file }: { $place }: area { $area } is not on the map.
dj-quest-area-not-told = { $file }: { $place }: area { $area } is drawn, but there is no “area” with id = { $area }.
dj-quest-no-start-area = { $file }: { $place }: there is no area 0, in which the heroes begin.
dj-quest-door-color = { $file }: { $place }: { $kind ->
    [rune] a rune door needs a color
   *[other] only a rune door has a color: add kind = "rune"
}.
dj-quest-door-edge = { $file }: { $place }: it does not stand on an edge between two areas. “a” are two squares of one area side by side, “b” the two squares right across from them, in the same order.
dj-quest-door-twice = { $file }: { $place }: the door { $other } already stands there.
dj-quest-areas-touch = { $file }: { $place }: the squares { $one } of area { $first } and { $other } of area { $second } touch without a door between them. Put rock between the areas or a door.
dj-quest-outside = { $file }: { $place }: the square { $square } is not on the map.
dj-quest-overlap = { $file }: { $place }: the square { $square } is already taken by { $other }.
dj-quest-two-areas = { $file }: { $place }: it stands in two areas at once.
dj-quest-obstacle-apart = { $file }: { $place }: the squares of one obstacle hang together along their edges.
dj-quest-on-glyph = { $file }: { $place }: no figure begins on an active glyph.
dj-quest-start-glyph = { $file }: { $place }: area 0 needs one active glyph, around which the heroes begin; it has { $found }.
dj-quest-start-room = { $file }: { $place }: there is room for { $room } heroes on the active glyph of area 0 and around it; up to { $heroes } begin there.
dj-quest-box = { $file }: { $place }: there are { $count } of “{ $what_pl ->
   *[other] { $what_en }
}”, the box has { $most }.
dj-quest-box-chests = { $file }: { $place }: there are { $count } { $color } chests, the box has { $most }.
dj-quest-color-twice = { $file }: { $place }: the box has one of the color { $color }.
dj-quest-key-without-door = { $file }: { $place }: the { $color } key opens no door.
dj-quest-door-without-key = { $file }: { $place }: there is no key for the { $color } door.
dj-quest-unknown-monster = { $file }: { $place }: there is no monster “{ $name }”. There are: { $known }.
dj-quest-unknown-card = { $file }: { $place }: there is no relic “{ $name }” in the box. There are: { $known }.
dj-quest-unknown-named = { $file }: { $place }: no “named_monster” is called “{ $name }”. There are: { $known }.
dj-quest-unknown-npc = { $file }: { $place }: no “npc” is called “{ $name }”. There are: { $known }.
dj-quest-unknown-relic = { $file }: { $place }: no “relic” “{ $name }” lies on the map. There are: { $known }.
dj-quest-unknown-exit = { $file }: { $place }: no “exit” is called “{ $name }”. There are: { $known }.
dj-quest-name-taken = { $file }: { $place }: “{ $name }” is what a card of the box is called; take another id.
dj-quest-upright = { $file }: { $place }: only long figures, hell hounds and dragons, can stand upright.
dj-quest-named-base = { $file }: { $place }: this named monster is based on “{ $base }”: write monster = "{ $base }".
dj-quest-named-missing = { $file }: { $place }: one “monster” needs named = "{ $name }"; { $count ->
    [0] none has it
   *[other] { $count } have it
}.
dj-quest-named-master = { $file }: { $place }: named monsters use the red figures of masters; “{ $base }” is no master.
dj-quest-without = { $file }: { $place }: “{ $base }” does not have the ability “{ $ability }” that is taken away.
dj-quest-named-fear = { $file }: { $place }: no attack has enough surges for Fear { $fear }; the most it can have is { $most }.
dj-quest-named-low = { $file }: { $place }: it needs at least 1 wound, speed 1 and armor 0.
dj-quest-chest-number = { $file }: { $place }: a { $color } chest may turn out to be number { $number }; say what is in it.
dj-quest-npc-not-led = { $file }: { $place }: “{ $npc }” needs a “rule” of the kind "leading", or it cannot move.
dj-quest-exit-without-rule = { $file }: { $place }: the exit “{ $exit }” needs a “rule” of the kind "leaving", or nobody can leave.
dj-quest-escape-many = { $file }: { $place }: { $count } heroes must leave, but a party may have { $most }.
dj-quest-goal-heroes = { $file }: { $place }: “{ $name }” is what the heroes have to kill, so it must wait for two heroes already.
dj-quest-dear = { $file }: { $place }: a slow hero has no more than { $most } movement points when he runs, and this costs { $cost }.
dj-quest-price-high = { $file }: { $place }: no hero can pay this; the most they have is { $wounds } wounds to give and { $fatigue } fatigue.
dj-quest-no-sand = { $file }: { $place }: this needs a “rule” of the kind "sand".
dj-quest-span = { $file }: { $place }: from { $least } to { $most } goes backwards.
dj-quest-rule-area = { $file }: { $place }: known = "area" and the key “area” go together.
dj-quest-rule-twice = { $file }: { $place }: a quest has one rule of the kind “{ $kind }”.
dj-quest-sand-order = { $file }: { $place }: the rounds of the schedule rise from line to line.
dj-quest-text-empty = { $file }: { $place }: key “{ $key }”: this text is empty. Players read every text in Polish and in English.
dj-quest-text-long = { $file }: { $place }: key “{ $key }”: there is room for { $most } letters.
dj-quest-area-unreached = { $file }: { $place }: nobody can come to area { $area }: a door, a key or stairs are missing.
dj-quest-unreached = { $file }: { $place }: nobody can come to the square { $square }.

## The signs of a drawn quest.

dj-draw-pit = pit
dj-draw-water = water
dj-draw-rubble = rubble
dj-draw-lit = active glyph
dj-draw-dark = inactive glyph
dj-draw-chest = chest
dj-draw-healing-potion = healing potion
dj-draw-vitality-potion = vitality potion
dj-draw-coins = coins
dj-draw-key = rune key
dj-draw-encounter = encounter
dj-draw-stairs = stairs
dj-draw-door = door
dj-draw-rune = rune door
dj-quest-shown = { $name }: { $squares } squares in { $areas } areas; { $few }, { $some }, { $many } monsters for 2, 3, 4 heroes; { $conquest } conquest tokens.
