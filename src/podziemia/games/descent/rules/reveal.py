"""DJ-18: areas are revealed as soon as a hero sees them, and what waited there comes to light."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podziemia.kernel.questions import Rules, ask

from .. import options as choice
from ..content import MONSTERS
from ..events import AreaRevealed, ChestLaid
from ..geometry import Body, Cells, Floor, all_bodies, as_cells, as_set, size_of
from ..quests import Contents, parts
from ..quests.quest import body as body_of
from ..quests.rules import AnyEncounter, Bound
from ..state import OVERLORD, Companion, Monster, State, Token
from .board import active_glyphs, empty_cells, figures_on, nearest, sight_of
from .cards.powers import area_revealed
from .quests import sleeps
from .spawn import place_monster
from .tokens import sense_glyphs

NONE: Final = -1


def look(state: State) -> Rules:
    """DJ-18.1, DJ-18.5, DJ-18.15: whatever a hero sees now is revealed, the nearest area first."""
    while True:
        area = area_in_sight(state)
        if area == NONE:
            return
        yield from reveal(state, area)


def area_in_sight(state: State) -> int:
    """DJ-18.15: the nearest unrevealed area in a hero's sight; stairs show none (DJ-7.18)."""
    hidden = frontier(state.floor, state.openings, state.revealed, state.swallowed)
    if not hidden:
        return NONE
    found = (0, NONE)
    for hero in state.heroes:
        if hero.cell < 0:
            continue
        seen = sight_of(state, hero, by_stairs=False) & hidden
        for cell in as_cells(seen):
            each = state.plan.distance(hero.cell, cell), state.floor.area[cell]
            if found[1] == NONE or each < found:
                found = each
    return found[1]


@lru_cache(maxsize=1024)
def frontier(
    floor: Floor, openings: frozenset[str], revealed: frozenset[int], swallowed: frozenset[int]
) -> Cells:
    """The cells of all unrevealed areas, if an open door leads to one of them; otherwise none."""
    hidden = 0
    for area, cells in floor.areas.items():
        if area not in revealed and area not in swallowed:
            hidden |= cells
    return hidden if any(floor.doors[name].cells & hidden for name in openings) else 0


def reveal(state: State, area: int) -> Rules:
    """DJ-18.2, DJ-18.3, DJ-R-61: terrain and tokens, monsters, then what power cards add."""
    state.revealed |= {area}
    state.show()
    state.emit(AreaRevealed, "DJ-18.1", area)
    contents = state.unrevealed.pop(area)
    furnish(state, contents)
    placed = yield from people(state, contents)
    yield from area_revealed(state, area, placed)
    sense_glyphs(state)


def furnish(state: State, contents: Contents) -> None:
    """DJ-1.17, DJ-18.2: obstacles, glyphs, tokens and quest figures of an area."""
    cell = state.floor.cell
    for obstacle in contents.obstacles:
        cells = as_set(cell(square) for square in obstacle.squares)
        if obstacle.kind == "pit":
            state.pits |= cells
        elif obstacle.kind == "water":
            state.water |= cells
        else:
            state.rubble |= cells
    for glyph in contents.glyphs:
        state.glyphs[cell(glyph.square)] = glyph.active
    for chest in contents.chests:
        number = state.chests[chest.color].pop()
        lay(state, chest, Token("chest", chest.color, number))
        state.emit(ChestLaid, "DJ-1.17", chest.color, *chest.square, number)
    for treasure in contents.treasures:
        kind = treasure.kind
        lay(state, treasure, Token("coins" if kind == "coins" else "potion", kind))
    for key in contents.keys:
        lay(state, key, Token("key", key.color))
    for relic in contents.relics:
        lay(state, relic, Token("relic", relic.id))
    for encounter in contents.encounters:
        lay(state, encounter, Token("encounter", encounter.id))
    bound = state.quest.rule(Bound)
    for npc in contents.npcs:
        companion = Companion(npc.id, cell(npc.square), npc.life(state.monster_players))
        companion.bound = bound is not None and bound.npc == npc.id
        state.companions.append(companion)


def lay(state: State, placed: parts.Placed | AnyEncounter, token: Token) -> None:
    """A token lies on its square."""
    cell = state.floor.cell(placed.square)
    state.tokens[cell] = (*state.tokens.get(cell, ()), token)


def people(state: State, contents: Contents) -> Rules[list[Monster]]:
    """DJ-18.2, DJ-18.4: the monsters of an area; some only for larger parties (DJ-18.10)."""
    found = []
    for placed in contents.monsters:
        if placed.heroes > state.count:
            continue
        card = state.quest.named[placed.named] if placed.named else MONSTERS[placed.monster]
        body = body_on(state, placed)
        if figures_on(state) & as_set(body):
            body = yield from other_place(state, body, placed.named or placed.monster)
        monster = yield from place_monster(state, card, body, "DJ-18.2", named=placed.named or "")
        if monster is not None:
            monster.asleep = bool(placed.named) and sleeps(state, monster.named)
            found.append(monster)
    return found


def other_place(state: State, body: Body, name: str) -> Rules[Body]:
    """DJ-13.16: the nearest legal space of its area, as the overlord chooses."""
    places = places_near(state, body)
    if not places:
        return body
    ways = [choice.Put(name, state.floor.squares[other[0]]) for other in places]
    chosen = yield from ask(OVERLORD, "place", ways, rule="DJ-13.16")
    return places[ways.index(chosen)]


def places_near(state: State, body: Body) -> list[Body]:
    """DJ-13.11, DJ-13.16: the legal places in the area of a monster's own one, the nearest ones."""
    area = state.floor.areas[state.floor.area[body[0]]]
    free = empty_cells(state) & area & ~active_glyphs(state)
    fitting = [
        other
        for other in all_bodies(state.plan, size_of(state.floor, body))
        if not as_set(other) & ~free
    ]
    near = nearest(state, body[0], as_set(other[0] for other in fitting))
    return [other for other in fitting if near >> other[0] & 1]


def body_on(state: State, placed: parts.MonsterPlaced) -> Body:
    """The place that a quest has for a monster."""
    return tuple(sorted(state.floor.cell(square) for square in body_of(placed)))
