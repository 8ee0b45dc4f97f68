"""What each seat may know.

Everybody sees the same (DF-1.8), the sizes of decks among it (DF-2.19): all but the order of decks,
the monsters in the box, the rooms that the leader is looking at and those put back (DF-3.3).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from podziemia.kernel.content import attributes, ids
from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat

from ..content import NUMBERS
from ..entries import DieId, Foe
from ..rules.demands import of_fight, of_monster
from ..state import COLOURED, Attempt, Hero, State
from .ahead import ahead_of

WHITE: Final[DieId] = "white"


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    leads = bool(state.heroes) and state.seats[state.leader] == seat
    active = state.active if state.monster is not None else None
    return {
        "seat": seat,
        **attributes(state, "phase", "round", "markets", "coins", "white_dice", "count"),
        "mode": state.options.throws,
        "difficulty": state.options.difficulty,
        "ballads": state.options.ballads,
        "leader": state.heroes[state.leader].piece if state.heroes else None,
        "active": state.heroes[active].piece if active is not None else None,
        "heroes": [hero_view(state, hero) for hero in state.heroes],
        "unchosen": ids(state.unchosen) if state.options.hero_choice == "choice" else [],
        "decks": {
            "room": len(state.room_deck),
            "monster": len(state.monster_deck),
            "market": len(state.market_deck),
        },
        "level": state.monster_deck[-1].level if state.monster_deck else None,
        "drawn": ids(state.drawn) if leads else [],
        "looking": len(state.drawn),
        "room": None if state.room is None else state.room.id,
        "laid_aside": ids(state.laid_aside),
        "symbols": {"value": state.symbols(), "wanted": wanted_symbols(state)},
        "room_discard": sorted(ids(state.room_discard)),
        "found": None if state.found is None else state.found.id,
        "sale": ids(state.sale),
        "rarities": ids(state.rarities),
        "discard": ids(state.discard),
        "box": ids(state.box),
        "offered": list(state.offered),
        "monster": None if state.monster is None else monster_view(state, state.monster),
        "defeated": ids(state.monster_discard),
        "exiled": ids(state.exiled),
        "pool": pool_view(state),
        "lying": [
            {
                "name": die.name,
                "kind": die.kind,
                "pose": numbers(die.pose),
                "sections": list(die.sections),
            }
            for die in state.lying
        ],
        "icebergs": list(state.icebergs),
        "overlays": [{"id": each.id, "pose": numbers(each.pose)} for each in state.overlays],
        "attempt": None if state.attempt is None else attempt_view(state, state.attempt),
        "report": msgspec.to_builtins(state.report),
        "lasting": [[m.source, m.what, m.amount, m.scope, m.until] for m in state.modifiers.held],
    }


def wanted_symbols(state: State) -> int:
    """DF-11.16, DF-16.13: at how many symbols the party goes shopping."""
    setup = NUMBERS.setup
    return setup.market_symbols_ballads if state.options.ballads else setup.market_symbols


def numbers(pose: Any) -> str | None:
    """A pose as seven numbers in a text; none where nothing is simulated."""
    if pose is None:
        return None
    return f"{pose.x} {pose.y} {pose.z} {pose.qw} {pose.qx} {pose.qy} {pose.qz}"


def hero_view(state: State, hero: Hero) -> dict[str, Any]:
    """A hero: life, scars, equipment and what was learnt."""
    return {
        "seat": state.seats[hero.number],
        "hero": hero.piece,
        **attributes(hero, "number", "life", "max_life", "stunned", "dead", "experience"),
        "scars": list(hero.scars),
        "upgrades": list(hero.upgrades),
        "tired": list(hero.tired),
        "gear": ids(hero.gear),
        "turned": list(hero.turned),
    }


def monster_view(state: State, monster: Foe) -> dict[str, Any]:
    """The monster or big bad that is fought: its life now and when the fight began."""
    full = monster.life + state.extra_life()
    if state.room is not None:
        full += state.room.more_life
    return {
        "id": monster.id,
        "life": state.monster_life,
        "full": full,
        "reward": state.reward,
        "big": state.in_battle,
        "tokens": list(state.tokens),
        "demands": list(of_fight(state)),
        "own": list(of_monster(state)),
        "waiting": list(monster.techniques[state.demanded :]) if monster.ability == "crazy" else [],
    }


def pool_view(state: State) -> list[dict[str, Any]]:
    """DF-4.4, DF-5.2: the dice that can be taken, with what each would do in the active hands."""
    if state.monster is None:
        return []
    kinds = (*COLOURED, *state.granted, WHITE)
    counts = [state.white_dice if kind == WHITE else int(kind in state.dice) for kind in kinds]
    free = state.attempt is None and state.hero.able
    return [
        {
            "kind": kind,
            "count": count,
            "ahead": ahead_of(state, Attempt(kind)) if count and free else None,
        }
        for kind, count in zip(kinds, counts, strict=True)
    ]


def attempt_view(state: State, attempt: Attempt) -> dict[str, Any]:
    """The throw under way: what is required, and what came of it."""
    judged = attempt.judged
    return {
        **attributes(attempt, "die", "repetition", "roundhouse", "by_hand", "cube", "summed"),
        "hero": state.hero.piece,
        "weapons": ids(attempt.weapons),
        "required": list(attempt.required),
        "facts": [
            {
                "die": facts.die,
                "resting_on": facts.resting_on,
                "sections": [corner.section for corner in facts.corners],
                "symbol": facts.symbol,
            }
            for facts in attempt.facts
        ],
        "hit": None if judged is None else judged.hit,
        "value": None if judged is None else judged.value,
        "reason": None if judged is None else judged.reason,
        "skill": attempt.skill,
        "ahead": ahead_of(state, attempt) if not attempt.facts else None,
    }
