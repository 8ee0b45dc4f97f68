# Names of the game and of its table options.

dj-name = Descent
dj-title = { dj-name }
dj-pitch = Lead heroes through a dungeon nobody has seen yet, or be the overlord who rules everything that waits in it.
dj-kind = dungeon crawl, one against all
dj-quick-screen =
    .about = You pass the device around; the overlord's hand and the unseen areas stay hidden.

## Table options

dj-switch-quest = Quest
    .about = Which quest is played. The overlord reads all of it, the heroes learn it as they go.
dj-switch-own-quest = Quest file
    .about = The text of a quest that you have written yourselves; it is played instead of the one chosen above.
dj-switch-party-size = Heroes
    .about = How many heroes go down: one for each player but the overlord, and two at least, or another number. With more heroes than players somebody leads several.
dj-switch-free-hero-choice = Choosing heroes
    .about = Heroes are chosen, not dealt.
dj-switch-open-skill-draft = Choosing skills
    .about = Skills are chosen from open decks, not drawn.
dj-switch-strict-figure-limit = Figures stay where they are
    .about = When all figures of a monster stand on the map, none is taken off to be placed anew.
dj-switch-breath-template = Breath template
    .about = How wide the fire of dragons and hell hounds spreads.

dj-choice-into-the-dark = Into the Dark
    .about = The first descent: get in, get through, kill the giant. Easy to learn on, 80 to 100 minutes.
dj-choice-salty-cellar = The Salty Cellar
    .about = A lesson: three rooms, one key, one leader. For a first match, 25 to 35 minutes.
dj-choice-thieves-of-ash = Thieves of Ash
    .about = A heist: carry a blade out from under a sleeping dragon. Hard, 100 to 120 minutes.
dj-choice-last-shift = The Last Shift
    .about = A rescue: find the foreman and bring him out alive. Normal, 75 to 95 minutes.
dj-choice-drowned-bell = The Drowned Bell
    .about = Two keys on two sides of a drowned chapel. Normal, 90 to 110 minutes.
dj-choice-hourglass = The Hourglass
    .about = A race: the sand takes one hall after another. Normal, 45 to 60 minutes.
dj-choice-midday-midnight = Lady Midday and Lady Midnight
    .about = Two sisters, three stairs, three keys for three offerings. Hard, 100 to 120 minutes.
dj-choice-as-players = as many as players
dj-choice-1 = 1
dj-choice-2 = 2
dj-choice-3 = 3
dj-choice-4 = 4
dj-choice-wide = wide
dj-choice-narrow = narrow

## Seats

dj-seat-1 = Seat 1: the overlord

## Sides

dj-side-0 = The overlord
dj-side-1 = The heroes
