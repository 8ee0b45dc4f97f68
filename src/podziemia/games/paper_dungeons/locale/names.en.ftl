# Names of the game, its table options, its heroes, dice, steps and numbers.

pd-name = Paper Dungeons
pd-title = { pd-name }
pd-pitch = Lead four heroes through a dungeon with dice that everybody shares, and grow strong enough for three bosses.
pd-kind = dice game, everybody at once

## Table options

pd-switch-adventure = Adventure
    .about = Which dungeon is explored: one drawn at random, a certain one, or the three of a campaign in a row.
pd-switch-use-missions = Mission cards
    .about = Three missions lie on the table for everybody. A first game is easier without them.
pd-switch-mission = A certain mission
    .about = One of the three missions can be named; the others are drawn at random.
pd-switch-vanishing-gems = Vanishing gems
    .about = After the first two bosses the gems named on their cards disappear from every map. Always so in a solo game.
pd-switch-gem-track-rewards = Rewards on the gem track
    .about = The 3rd gem also gives a potion, the 6th an item part, the 9th a level-up.
pd-switch-open-objectives = Open objectives
    .about = Everybody sees the objectives as soon as all have chosen.
pd-switch-manual-potions = Potions by hand
    .about = You are asked about every point of damage: potion or damage column. Otherwise potions always take the damage first.

pd-choice-random = at random
pd-choice-dungeon-a = A: { CARD("dungeon_a") }
pd-choice-dungeon-b = B: { CARD("dungeon_b") }
pd-choice-dungeon-c = C: { CARD("dungeon_c") }
pd-choice-dungeon-d = D: { CARD("dungeon_d") }
pd-choice-dungeon-e = E: { CARD("dungeon_e") }
pd-choice-dungeon-f = F: { CARD("dungeon_f") }
pd-choice-dungeon-g = G: { CARD("dungeon_g") }
pd-choice-dungeon-h = H: { CARD("dungeon_h") }
pd-choice-dungeon-i = I: { CARD("dungeon_i") }
pd-choice-dungeon-j = J: { CARD("dungeon_j") }
pd-choice-dungeon-k = K: { CARD("dungeon_k") }
pd-choice-dungeon-l = L: { CARD("dungeon_l") }
pd-choice-heroes-of-the-city = campaign A, B, C: { CARD("heroes_of_the_city") }
pd-choice-mummy-of-hamnapta = campaign D, E, F: { CARD("mummy_of_hamnapta") }
pd-choice-tower-of-death = campaign G, H, I: { CARD("tower_of_death") }
pd-choice-around-the-kingdom = campaign J, K, L: { CARD("around_the_kingdom") }
pd-choice-three-kinds-of-trouble = { CARD("three_kinds_of_trouble") }
pd-choice-living-legend = { CARD("living_legend") }
pd-choice-from-wall-to-wall = { CARD("from_wall_to_wall") }
pd-choice-no-weak-link = { CARD("no_weak_link") }
pd-choice-straight-to-the-bottom = { CARD("straight_to_the_bottom") }
pd-choice-full-shelf = { CARD("full_shelf") }
pd-choice-seasoned-trio = { CARD("seasoned_trio") }
pd-choice-half-a-dozen-trophies = { CARD("half_a_dozen_trophies") }
pd-choice-glittering-purse = { CARD("glittering_purse") }
pd-choice-cutting-corners = { CARD("cutting_corners") }
pd-choice-spiked-boots = { CARD("spiked_boots") }
pd-choice-map-makers = { CARD("map_makers") }
pd-choice-well-equipped = { CARD("well_equipped") }
pd-choice-hale-and-hearty = { CARD("hale_and_hearty") }
pd-choice-know-your-enemies = { CARD("know_your_enemies") }
pd-choice-pair-of-masters = { CARD("pair_of_masters") }

## Heroes; `object` is who is levelled up

pd-hero =
    { $hero ->
        [warrior] warrior
        [wizard] wizard
        [cleric] cleric
       *[rogue] rogue
    }
    .object =
        { $hero ->
            [warrior] the warrior
            [wizard] the wizard
            [cleric] the cleric
           *[rogue] the rogue
        }

## Dice

pd-colour =
    { $colour ->
        [white] white
       *[black] black
    }
pd-symbol =
    { $symbol ->
        [warrior] sword and shield
        [wizard] hat
        [cleric] cross
        [rogue] mask
        [clover] clover
        [boots] three boots
       *[skull] skull
    }

## Steps of the game

pd-phase-setup = Setup
pd-phase-powers = Setup: powers
pd-phase-roll = Roll
pd-phase-dice = Using the dice
pd-phase-end = End of the round
pd-phase-boss = Boss fight
pd-phase-scoring = Scoring
pd-phase-over = End of the game

## Numbers, used in other messages

pd-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
