"""TED-7, TED-15: enemies come into play, walk, and act when the torch says so."""

from __future__ import annotations

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..entries import Ability, BossMat, GoblinCard, MinionCard
from ..events import (
    EnemiesAct,
    EnemyAttacked,
    EnemyEnteredLair,
    EnemyHealed,
    EnemyMoved,
    EnemyPinned,
    GoblinCame,
    GoblinsPacified,
    GoblinsShuffled,
    MinionCame,
    MoveEnded,
    SealBroken,
)
from ..geometry import CENTRE, FAR, LAIR, Cell, cell_at, square_of
from ..operations import EnemyGainHealth, SpawnGoblin
from ..state import ENDED, Enemy, Hero, State
from .boss import heal_boss
from .deeds import Deed, apply, effect
from .end import lose
from .health import hurt, lose_focus


def place_goblin(state: State, cell: Cell, rule: str) -> None:
    """TED-7.4 to TED-7.7, TED-15.5: on the lowest free slot; a fifth goblin loses the game."""
    if None not in state.goblins:
        lose(state, "TED-1.6")
    slot = state.goblins.index(None) + 1
    if not state.goblin_deck:  # TED-7.6
        state.goblin_deck, state.goblin_discard = state.goblin_discard, []
        state.rng.shuffle(state.goblin_deck)
        state.emit(GoblinsShuffled, "TED-7.6", len(state.goblin_deck))
    card = state.goblin_deck.pop()
    goblin = Enemy("goblin", card, cell, 1, slot)
    state.goblins[slot - 1] = goblin
    state.show()
    if state.log is not None:
        state.emit(GoblinCame, rule, goblin.piece, card.id, slot, *square_of(cell))


def place_minion(state: State, cell: Cell) -> None:
    """TED-7.8, TED-7.9: to the right of the others, with full health."""
    card = state.minion_deck.pop()
    minion = Enemy("minion", card, cell, card.health)
    state.minions.append(minion)
    state.show()
    if state.log is not None:
        state.emit(MinionCame, "TED-7.9", card.id, card.id, *square_of(cell))


@effect(SpawnGoblin)
def spawn_goblin(state: State, op: SpawnGoblin, deed: Deed) -> Rules:
    """TED-9.6, TED-R-7: in the hero's room it ends the movement and does not ambush."""
    hero, turn = deed.hero, state.turn
    if op.where == "entrance":
        place_goblin(state, CENTRE, "TED-15.5")
        return
    place_goblin(state, hero.cell, "TED-9.6")
    if not state.stealthy(hero):  # TED-5.22
        turn.move = ENDED
        if turn.entered == hero.cell:
            turn.stopped_at = hero.cell
        state.emit(MoveEnded, "TED-5.7", hero.piece)
    yield from ()


# Walking


def put_enemy(state: State, enemy: Enemy, cell: Cell, rule: str) -> None:
    """TED-15.20, TED-15.22: no traps, no encounters; but the Boss breaks seals (TED-19.7)."""
    enemy.cell = cell
    if state.log is not None:
        if cell == LAIR:
            state.emit(EnemyEnteredLair, rule, enemy.piece, enemy.card.id)
        else:
            where = (*square_of(cell), state.rooms[cell].id)
            state.emit(EnemyMoved, rule, enemy.piece, enemy.card.id, *where)
    if enemy.kind == "boss" and cell in state.seals:
        break_seal(state, cell)


def break_seal(state: State, cell: Cell) -> None:
    """TED-19.7, TED-19.8, TED-19.17: to the highest seal space of the track that has none."""
    boss = state.boss
    assert boss is not None
    if state.covered == len(boss.seals):  # TED-R-34: the surplus stays where it is
        return
    state.seals = tuple(other for other in state.seals if other != cell)
    space = boss.seals[state.covered]
    state.covered += 1
    state.emit(SealBroken, "TED-19.7", state.rooms[cell].id, space)


def step_towards(state: State, enemy: Enemy, target: Cell, rule: str) -> Rules:
    """TED-15.16, TED-15.17: one step of a shortest way; the active player chooses among several."""
    ways = state.paths.towards(enemy.cell, target)
    cell = ways[0]
    if len(ways) > 1:
        about = {"enemy": enemy.piece, "card": enemy.card.id}
        steps = [choice.Go(square_of(way)) for way in ways]
        chosen = yield from ask(
            state.seat, "way", steps, rule="TED-15.17", about=about, piece=enemy.piece
        )
        cell = cell_at(chosen.to)
    put_enemy(state, enemy, cell, rule)


def walk_to(state: State, enemy: Enemy, target: Cell, rule: str, *, stop: bool) -> Rules:
    """TED-15.16, TED-15.18, TED-15.23: up to its Speed; perhaps it stops for the first conscious
    hero, and never at its range."""
    for _ in range(enemy.card.speed):
        if enemy.cell == target or state.paths.distances(enemy.cell)[target] == FAR:
            return
        yield from step_towards(state, enemy, target, rule)
        if stop and state.heroes_at(enemy.cell):
            return


def nearest(state: State, enemy: Enemy) -> Rules[Hero | None]:
    """TED-15.16, TED-15.17, TED-13.8: the nearest conscious hero; the active player decides ties.
    One in the lair may be the nearest (TED-18.14, TED-18.16)."""
    distances = state.paths.distances(enemy.cell)
    least, found = FAR, list[Hero]()
    for hero in state.heroes:
        steps = distances[hero.cell]
        if hero.health == 0 or steps > least or steps == FAR:
            continue
        if steps < least:
            least, found = steps, []
        if all(other.cell != hero.cell for other in found):
            found.append(hero)
    if not found:
        return None
    if len(found) == 1:
        return found[0]
    about = {"enemy": enemy.piece, "card": enemy.card.id}
    ways = [choice.Choose(hero.piece) for hero in found]
    chosen = yield from ask(
        state.seat, "nearest", ways, rule="TED-15.17", about=about, piece=enemy.piece
    )
    return next(hero for hero in found if hero.piece == chosen.piece)


# Actions


def enemy_actions(state: State) -> Rules:
    """TED-15.6, TED-15.8, TED-20.5: abilities of heroes, goblins by slot, minions or Boss."""
    state.emit(EnemiesAct, "TED-15.6")
    yield from hero_abilities(state)
    if state.modifiers.held and state.modifiers.sum("pacified", None):
        state.modifiers.drop("pacified", None)
        if state.goblin_count():
            state.emit(GoblinsPacified, "TED-15.25", True)
        acting = [enemy for enemy in state.enemies() if enemy.kind != "goblin"]
    else:
        acting = state.enemies()
    for enemy in acting:  # TED-15.9
        yield from act(state, enemy)
    state.modifiers.expire("enemies act")


def hero_abilities(state: State) -> Rules:
    """TED-15.12, TED-R-56: each conscious hero with such an ability, once, in turn order."""
    for hero in state.from_active():
        for ability in hero.kit.enemy_phase:
            ways: list[Option] = [choice.Pass(), *pinnings(state, hero, ability)]
            if len(ways) == 1:
                continue
            seat, about = state.leaders[hero.number], {"hero": hero.piece, "ability": ability.id}
            chosen = yield from ask(
                seat, "enemy-phase", ways, rule="TED-15.12", about=about, piece=hero.piece
            )
            if isinstance(chosen, choice.Use):
                lose_focus(state, hero, ability.price.focus, "TED-15.12")
                assert chosen.target is not None
                enemy = state.enemy(chosen.target)
                assert enemy is not None
                state.modifiers.add(ability.id, "pinned", scope=enemy.piece, until="enemies act")
                state.emit(EnemyPinned, "TED-15.26", enemy.piece, enemy.card.id, hero.piece)


def pinnings(state: State, hero: Hero, ability: Ability) -> list[choice.Use]:
    """Which enemies an ability of the enemy phase can be used on; unconscious heroes use none
    (TED-13.10)."""
    if hero.health == 0 or hero.focus < ability.price.focus:
        return []
    within = state.paths.within
    return [
        choice.Use(ability.id, enemy.piece)
        for enemy in state.enemies()
        if not (ability.not_boss and enemy.kind == "boss")
        and within(ability.range, hero.cell, enemy.cell)
    ]


def in_reach(state: State, enemy: Enemy) -> list[Hero]:
    """TED-15.15, TED-15.21: all conscious heroes in range, in turn order from the active one.

    In the lair that is everybody there, and nobody outside (TED-18.15, TED-18.17).
    """
    cell, reach = enemy.cell, enemy.card.reach
    if cell == LAIR or not reach:
        return [hero for hero in state.from_active() if hero.health > 0 and hero.cell == cell]
    distances = state.paths.distances(cell)
    return [
        hero
        for hero in state.from_active()
        if hero.health > 0 and hero.cell != LAIR and distances[hero.cell] <= reach
    ]


def act(state: State, enemy: Enemy) -> Rules:
    """TED-15.11, TED-15.13, TED-15.14: move or attack, or move and attack; the Boss stays in its
    lair with any hero (TED-19.10, TED-R-33) and leaves it without (TED-19.9)."""
    card = enemy.card
    moves_or_attacks = isinstance(card, GoblinCard) and card.mode == "move_or_attack"
    targets = in_reach(state, enemy)
    here = bool(targets) if moves_or_attacks else bool(state.heroes_at(enemy.cell))
    if enemy.kind == "boss" and enemy.cell == LAIR:
        here = any(hero.cell == LAIR for hero in state.heroes)
    pinned = state.modifiers.held and state.modifiers.sum("pinned", enemy.piece)
    if not here and not pinned:  # TED-15.26
        hero = yield from nearest(state, enemy)
        if hero is not None:  # TED-15.19, TED-R-46
            yield from walk_to(state, enemy, hero.cell, "TED-15.16", stop=True)
        targets = [] if moves_or_attacks else in_reach(state, enemy)
    if targets:
        heroes = tuple(hero.piece for hero in targets)
        state.emit(EnemyAttacked, "TED-15.15", enemy.piece, card.id, heroes)
    if isinstance(card, GoblinCard):
        damage = card.damage.base + card.damage.per_goblin * state.goblin_count()  # TED-15.10
        for hero in targets:
            hurt(state, hero, damage, "TED-15.7")
        return
    assert isinstance(card, MinionCard | BossMat)
    effects = card.effects
    if not targets:
        heals = isinstance(card, MinionCard) or not card.heal_requires_hit
        effects = tuple(op for op in effects if heals and isinstance(op, EnemyGainHealth))
    yield from apply(state, effects, Deed(state.hero, card.id, (enemy,), targets))


@effect(EnemyGainHealth)
def enemy_gain_health(state: State, op: EnemyGainHealth, deed: Deed) -> Rules:
    """TED-12.14, TED-19.14: a minion not above its top space; of the Boss one marker."""
    enemy = deed.enemies[0]
    if enemy.kind == "boss":
        yield from heal_boss(state, op.n)
        return
    card = enemy.card
    assert isinstance(card, MinionCard)
    gained = min(op.n, card.health - enemy.health)
    if gained > 0:
        enemy.health += gained
        state.emit(EnemyHealed, "TED-12.14", enemy.piece, card.id, gained, enemy.health)
