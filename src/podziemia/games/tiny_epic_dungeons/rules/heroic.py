"""TED-9: heroic actions: rest, search, disarm, cast a spell, special; and rooms' free actions."""

from __future__ import annotations

from typing import Literal

from podziemia.kernel.questions import Rules

from .. import options as choice
from ..content import REST_FOCUS, REST_HEALTH
from ..entries import Ability, DungeonCard, Feature, SpellCard
from ..events import ActionBegan, HeroRested, RoomEmptied, TrapDisarmed
from ..geometry import LAIR, NOWHERE, Cell
from ..operations import GrantAttack, Ops, SummonHero, TargetKind, Teleport
from ..state import ENDED, UNDER_WAY, Check, Enemy, Hero, State
from .attacks import answer, attack_options
from .checks import named_skill, pay_for, succeed, take_check
from .deeds import Deed, apply
from .end import stand
from .health import can_pay, gain_focus, heal, pay
from .kills import bury
from .lair import end_movement
from .movement import may_teleport, summonable


def begin_action(state: State, hero: Hero) -> Rules:
    """TED-4.2, TED-4.3, TED-4.5, TED-R-38: a heroic action ends a move that is under way, and on
    the Boss mat the effect of the space comes first."""
    turn = state.turn
    if turn.move == UNDER_WAY:
        turn.move = ENDED
    yield from end_movement(state, hero)
    turn.actions -= 1


def rest(state: State, hero: Hero) -> None:
    """TED-9.2, TED-9.3: 3 health and 5 focus, and what equipment adds."""
    kit = hero.kit
    state.emit(HeroRested, "TED-9.2", hero.piece)
    heal(state, hero, REST_HEALTH + kit.rest_health, "TED-9.2")
    gain_focus(state, hero, REST_FOCUS + kit.rest_focus, "TED-9.2")


# Rooms


def is_guarded(state: State, hero: Hero) -> bool:
    """TED-9.5, TED-9.10: enemies keep a hero from searching, unless another conscious one helps."""
    if not state.enemy_at(hero.cell):
        return False
    return all(o is hero or o.cell != hero.cell or o.health == 0 for o in state.heroes)


def searches(state: State, hero: Hero) -> list[choice.Search]:
    """TED-9.4, TED-9.26: whether and how the room can be searched."""
    if hero.cell == LAIR:  # TED-18.13
        return []
    feature = state.rooms[hero.cell].search
    if feature is None or hero.cell in state.closed or is_guarded(state, hero):
        return []
    if feature.check is None and not can_pay(hero, feature.price):
        return []
    if feature.target == "one_goblin":  # TED-9.31
        return [
            choice.Search(goblin.piece)
            for goblin in state.goblins
            if goblin is not None and state.paths.within(feature.range, hero.cell, goblin.cell)
        ]
    if isinstance(feature.on_success[0], SummonHero) and not summonable(state, hero):
        return []
    return [SEARCH]


def can_disarm(state: State, hero: Hero) -> bool:
    """TED-9.8, TED-9.9, TED-9.12, TED-9.13: a trap with a disarm side that is not disarmed yet."""
    if hero.cell == LAIR or hero.cell in state.disarmed:
        return False
    return state.rooms[hero.cell].disarm is not None and not is_guarded(state, hero)


def search(state: State, hero: Hero, target: str | None) -> Rules:
    """TED-9.4 to TED-9.7: the room's search feature."""
    card, cell = state.rooms[hero.cell], hero.cell
    feature = card.search
    assert feature is not None
    state.emit(ActionBegan, "TED-9.4", hero.piece, card.id, target)
    succeeded = yield from attempt(state, hero, card, feature, "search", target)
    if succeeded and feature.limit is not None:  # TED-9.32
        state.closed += (cell,)
        state.emit(RoomEmptied, "TED-9.32", card.id)


def disarm(state: State, hero: Hero) -> Rules:
    """TED-9.8, TED-9.11: a marker on the card, and loot or a spell."""
    card = state.rooms[hero.cell]
    feature = card.disarm
    assert feature is not None
    assert feature.check is not None
    state.emit(ActionBegan, "TED-9.8", hero.piece, card.id, None)
    skill = yield from named_skill(state, feature.check, "disarm")
    check = Check(hero.number, "disarm", skill, feature.check.difficulty, card.id)
    if (yield from take_check(state, check)) >= check.difficulty:
        state.disarmed += (hero.cell,)
        state.emit(TrapDisarmed, "TED-9.11", hero.piece, card.id)
        yield from apply(state, feature.on_success, Deed(hero, card.id))


def use_room(state: State, hero: Hero) -> Rules:
    """TED-14.13, TED-14.15, TED-14.19: a room's free action, once per hero and turn."""
    card = state.rooms[hero.cell]
    feature = card.free_action
    assert feature is not None
    state.turn.used += (card.id,)
    state.emit(ActionBegan, "TED-14.13", hero.piece, card.id, None)
    yield from attempt(state, hero, card, feature, "free", None)


def room_uses(state: State, hero: Hero) -> list[choice.Use]:
    """TED-14.13, TED-R-12: the free action of the room, enemies or not."""
    if hero.cell == LAIR:
        return []
    card = state.rooms[hero.cell]
    if card.free_action is None or card.id in state.turn.used:
        return []
    return [choice.Use(card.id)]


def attempt(
    state: State,
    hero: Hero,
    card: DungeonCard,
    feature: Feature,
    kind: Literal["search", "free"],
    target: str | None,
) -> Rules[bool]:
    """TED-8.24: the check of a room's feature, if it has one, and what follows; whether it
    succeeded. Without a check its cost is paid at once (TED-R-91)."""
    enemies = [enemy for enemy in state.enemies() if enemy.piece == target]
    heroes = [o for o in state.heroes if feature.target == "all_heroes" and o.cell == hero.cell]
    deed = Deed(hero, card.id, enemies, heroes)
    if feature.check is not None:
        skill = yield from named_skill(state, feature.check, kind)
        targets = () if target is None else (target,)
        check = Check(hero.number, kind, skill, feature.check.difficulty, card.id, targets)
        if (yield from take_check(state, check)) < check.difficulty:
            yield from apply(state, feature.on_fail, deed)
            stand(state)
            return False
        yield from succeed(state, feature.price, feature.on_success, deed)
    else:
        pay(state, hero, feature.price, "TED-9.4")
        yield from apply(state, feature.on_success, deed)
    yield from bury(state, hero, enemies)
    return True


# Spells


def effects_of(state: State, spell: Ability | SpellCard) -> tuple[TargetKind, Ops]:
    """What a spell is aimed at and does in this act."""
    if state.act == 1 and isinstance(spell, SpellCard) and spell.act1_target is not None:
        return spell.act1_target, spell.act1_effects
    return spell.target, spell.effects


def castings(state: State, hero: Hero) -> list[choice.Cast]:
    """TED-9.14, TED-9.26: every spell with every target in range."""
    found: list[choice.Cast] = []
    for spell in hero.kit.spells:
        kind, effects = effects_of(state, spell)
        name = spell.id
        if kind == "self":
            if castable(state, hero, effects):
                found.append(choice.Cast(name))
        elif kind == "all_heroes":
            found.append(choice.Cast(name))
        elif kind == "boss":
            found += [
                choice.Cast(name, card.id)
                for cell, card in state.rooms.items()
                if card.kind in ("entrance", "encounter") and cell != boss_cell(state)
            ]
        elif kind == "one_hero":
            within = state.paths.within
            found += [
                choice.Cast(name, other.piece)
                for other in state.heroes
                if within(spell.range, hero.cell, other.cell)
            ]
        else:
            near = enemies_near(state, hero, spell, kind)
            if kind != "all_enemies":
                found += [choice.Cast(name, enemy.piece) for enemy in near]
            elif near:
                found.append(choice.Cast(name))
    return found


def boss_cell(state: State) -> Cell:
    """Where the Boss is; NOWHERE in Act 1."""
    return NOWHERE if state.token is None else state.token.cell


def castable(state: State, hero: Hero, effects: Ops) -> bool:
    """TED-9.23, TED-9.26: what a spell on oneself needs: an enemy to hit, a place to go to."""
    first = effects[0]
    if isinstance(first, GrantAttack):
        return bool(attack_options(state, hero, first.type))
    return not isinstance(first, Teleport) or may_teleport(state, hero)


def enemies_near(
    state: State, hero: Hero, spell: Ability | SpellCard, kind: TargetKind
) -> list[Enemy]:
    """TED-9.21: the enemies that a spell may be aimed at."""
    within = state.paths.within
    return [
        enemy
        for enemy in state.enemies()
        if (kind != "one_goblin" or enemy.kind == "goblin")
        and within(spell.range, hero.cell, enemy.cell)
    ]


def cast(state: State, hero: Hero, name: str, target: str | None) -> Rules:
    """TED-9.14, TED-9.15, TED-9.16, TED-9.18: the check, unused icons, the cost, the effect, which
    is none if it is not paid (TED-9.17); a spell that damages or kills is an attack (TED-9.19), and
    is answered even if it fails (TED-R-20)."""
    spell = next(spell for spell in hero.kit.spells if spell.id == name)
    kind, effects = effects_of(state, spell)
    state.emit(ActionBegan, "TED-9.14", hero.piece, name, target)
    deed = aimed_deed(state, hero, spell, kind, target)
    gain_focus(state, hero, hero.kit.owl, "TED-10.24")
    needed = spell.check
    assert needed is not None
    assert needed.skill != "any"
    pieces = tuple(enemy.piece for enemy in deed.enemies)
    check = Check(
        *(hero.number, "spell", needed.skill, needed.difficulty, name, pieces),
        attack=spell.is_attack,
    )
    sees = state.paths.sees
    seen = spell.is_attack and any(sees(hero.cell, enemy.cell) for enemy in deed.enemies)
    result = yield from take_check(state, check, enemy=seen)
    if result >= check.difficulty and (yield from pay_for(state, spell.price, effects, deed)):
        yield from apply(state, effects, deed)
        yield from bury(state, hero, deed.enemies)
    if spell.is_attack:
        yield from answer(state, hero, check, "spell", deed.enemies)


def aimed_deed(
    state: State, hero: Hero, spell: Ability | SpellCard, kind: TargetKind, target: str | None
) -> Deed:
    """TED-9.14, TED-9.21: whom a spell is cast at; fixed before the roll."""
    if kind in ("one_enemy", "one_goblin"):
        return Deed(hero, spell.id, [e for e in state.enemies() if e.piece == target])
    if kind == "all_enemies":
        return Deed(hero, spell.id, enemies_near(state, hero, spell, kind))
    if kind == "one_hero":
        return Deed(hero, spell.id, heroes=[o for o in state.heroes if o.piece == target])
    if kind == "all_heroes":
        within = state.paths.within
        near = [o for o in state.heroes if within(spell.range, hero.cell, o.cell)]
        return Deed(hero, spell.id, heroes=near)
    return Deed(hero, spell.id, target=target)


def special(state: State, hero: Hero, name: str) -> Rules:
    """TED-9.1, TED-9.24: a heroic action of its own kind: Shadow Walk."""
    ability = next(each for each in hero.kit.specials if each.id == name)
    state.emit(ActionBegan, "TED-9.24", hero.piece, name, None)
    needed = ability.check
    assert needed is not None
    assert needed.skill != "any"
    check = Check(hero.number, "special", needed.skill, needed.difficulty, name)
    if (yield from take_check(state, check)) >= check.difficulty:
        yield from succeed(state, ability.price, ability.effects, Deed(hero, name))


SEARCH = choice.Search()
