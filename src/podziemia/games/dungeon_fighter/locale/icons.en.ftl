# Every icon of the game: a word, and what it means in a sentence.

## Dice

df-icon-eye = Eye
    .about = Activates the thrower's skill of this colour; on a white or special die any skill.
df-icon-deep-snow = Deep snow
    .about = On a miss the thrower takes no damage.
df-icon-coloured-die = Coloured die
    .about = Thrown once per fight, until you recover all three for damage to everybody.
df-icon-white-die = White die
    .about = Thrown when no coloured one is left, and gone then.
df-icon-special-die = Special die
    .about = Yours for one fight, and thrown once.

## Heroes

df-icon-life = Life
    .about = What a hero or a monster can still take; at 0 a hero is stunned and a monster beaten.
df-icon-scar = Scar
    .about = Takes 2 life points for good and blocks the skill of its colour; a fourth one is the end.
df-icon-stunned = Stunned
    .about = Out of it until the end of the fight, and cannot be healed.
df-icon-dead = Dead
    .about = Dead as dead can be; the others go on.
df-icon-leader = Leader
    .about = Chooses the room, does the shopping and settles doubts; goes to whoever threw last.
df-icon-experience = Experience
    .about = With 3 a skill is upgraded at the next market.
df-icon-upgrade = Upgrade
    .about = Once between two markets this skill can be activated without an eye.

## Monsters

df-icon-damage = Damage
    .about = What the hero takes on a miss.
df-icon-gold = Reward
    .about = Coins for the chest when the monster is beaten.
df-icon-level = Level
    .about = Damage to every hero for recovering the dice, and for fleeing.
df-icon-beast = Beast
    .about = A type of monster; some hero may have it for a favourite.
df-icon-humanoid = Humanoid
    .about = A type of monster; some hero may have it for a favourite.
df-icon-undead = Undead
    .about = A type of monster; some hero may have it for a favourite.
df-icon-magical = Magical
    .about = A type of monster; some hero may have it for a favourite.
df-icon-careless = Careless
    .about = A throw that ends in a section marked 1 may be taken back and thrown again.
df-icon-crazy = Crazy
    .about = Each hit adds the next of its three techniques to every throw.
df-icon-technique = Technique
    .about = Every throw of this fight is made like this.

## The target

df-icon-bullseye = Bullseye
    .about = Worth 10; with an eye on the die the monster is destroyed.
df-icon-hole = Hole
    .about = A die in it has missed; icebergs close it.
df-icon-margin = Margin
    .about = A die on it has missed.
df-icon-bones = Bones
    .about = A die on them has missed.
df-icon-iceberg = Iceberg
    .about = Each one touched by a throw deals 1 damage, even on a miss, and leaves.
df-icon-permafrost = Permafrost
    .about = A section worth 0 with a hole in the middle.
df-icon-weak-point = Weak point
    .about = A die on it halves the monster's life.

## Equipment and the chest

df-icon-coins = Coins
    .about = For equipment, healing and white dice at the market, and glory in the end.
df-icon-stall = Market symbol
    .about = With 10 of them behind you, you go shopping; after the third time you meet the big bad.
df-icon-weapon = Weapon
    .about = Used or not before each throw: demands a technique, adds damage to a hit.
df-icon-armour = Armour
    .about = Once per fight, when its owner misses.
df-icon-curiosity = Curiosity
    .about = Used once, nearly at any time.
df-icon-rarity = Rarity
    .about = Belongs to the party; whoever has the turn may use it.
df-icon-bully = Swashbuckler token
    .about = A die on a line counts for both sections, once.
df-icon-catchy-tune = Catchy tune token
    .about = Anybody may throw a roundhouse for 2 more damage.
