"""What a quest may ask of the rules: how it is won and lost, its own rules, its encounters.

A closed vocabulary (DJ-18.10): every class is carried out by one rule, and `kind` in a file names
the class. What a quest says besides is its texts.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, Copies, Table
from podziemia.kernel.scene import Square

from ..vocabulary import Coins, MonsterKind

RuneColor: TypeAlias = Literal["red", "blue", "yellow"]
"""DJ-R-39."""
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
"""How a quest calls its parts."""
AreaId: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Lost: TypeAlias = Literal["all_swallowed", "nobody_left"]
"""DJ-22.12: the sand has swallowed every area; no hero is in the dungeon, no glyph leads back."""


class Kind(Table, frozen=True, kw_only=True, tag_field="kind"):
    """Something the rules know; `kind` in a file names its class."""


class KillNamed(Kind, frozen=True, kw_only=True, tag="kill_named"):
    """The heroes win when this named monster is killed."""

    named: Name


class KillTogether(Kind, frozen=True, kw_only=True, tag="kill_named_together"):
    """The heroes win when all of these are dead at one moment."""

    named: Annotated[tuple[Name, ...], msgspec.Meta(min_length=2)]


class RelicToTown(Kind, frozen=True, kw_only=True, tag="relic_to_town"):
    """The heroes win when a hero who carries the relic comes to town by glyph."""

    relic: Name


class NpcReaches(Kind, frozen=True, kw_only=True, tag="npc_reaches"):
    """The heroes win when the quest figure ends a move on this square."""

    npc: Name
    square: Square


class HeroesEscape(Kind, frozen=True, kw_only=True, tag="heroes_escape"):
    """The heroes win when all but so many have left through the exit, and at least these."""

    exit: Name
    all_but: Amount = 0
    at_least: Copies = 1

    def needed(self, heroes: int) -> int:
        """How many of so many heroes must leave."""
        return max(self.at_least, heroes - self.all_but)


Win: TypeAlias = KillNamed | KillTogether | RelicToTown | NpcReaches | HeroesEscape


class QuestRule(Kind, frozen=True, kw_only=True):
    """DJ-18.10: a rule of the quest's own, and when the heroes learn it.

    `start`; `area`: when `area` is revealed; `trigger`: when it first applies.
    """

    id: Name
    known: Literal["start", "area", "trigger"] = "start"
    area: AreaId | None = None
    text_en: str
    text_pl: str
    effect_en: str
    effect_pl: str


class SmallParty(QuestRule, frozen=True, kw_only=True, tag="small_party"):
    """DJ-13.10: a spawn card brings at most so many monsters to 2, 3, 4 heroes."""

    most_spawned: tuple[Copies, Copies, Copies]

    def most(self, heroes: int) -> int:
        """How many monsters a card brings to so many heroes."""
        return self.most_spawned[max(heroes, 2) - 2]


class Sleeper(QuestRule, frozen=True, kw_only=True, tag="sleeper"):
    """A named monster sleeps until it is hurt, the relic is taken, or the overlord pays."""

    named: Name
    wake_cost: Amount
    relic: Name | None = None


class RelicAlarm(QuestRule, frozen=True, kw_only=True, tag="relic_alarm"):
    """The overlord gains threat per hero when the relic is first picked up."""

    relic: Name
    threat: Amount


class RelicStays(QuestRule, frozen=True, kw_only=True, tag="relic_stays"):
    """The relic stays where its bearer dies; ferrets cannot carry it."""

    relic: Name


class Slain(QuestRule, frozen=True, kw_only=True, tag="slain"):
    """The heroes gain conquest tokens when each of these is first killed."""

    named: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1)]
    conquest: Amount


class Bound(QuestRule, frozen=True, kw_only=True, tag="bound"):
    """DJ-5.19: the quest figure is bound; an adjacent hero frees it for movement points."""

    npc: Name
    cost: Copies


class FreedAlarm(QuestRule, frozen=True, kw_only=True, tag="freed_alarm"):
    """When the quest figure is first freed the overlord gains threat per hero and draws cards."""

    npc: Name
    threat: Amount = 0
    cards: Amount = 0


class Leading(QuestRule, frozen=True, kw_only=True, tag="leading"):
    """Once a round a hero within so many spaces leads the quest figure, at its own speed."""

    npc: Name
    within: Copies


class NpcHurt(QuestRule, frozen=True, kw_only=True, tag="npc_hurt"):
    """Monsters may attack the quest figure; an adjacent hero's healing potion restores wounds."""

    npc: Name
    healed: Amount


class NpcFalls(QuestRule, frozen=True, kw_only=True, tag="npc_falls"):
    """Without wounds the quest figure is dragged back and bound; the heroes lose conquest."""

    npc: Name
    conquest: Amount


class Burial(Table, frozen=True):
    """At the end of the overlord's turn of this round these areas are swallowed."""

    round: Copies
    areas: tuple[AreaId, ...]


class Sand(QuestRule, frozen=True, kw_only=True, tag="sand"):
    """Areas are swallowed on a public schedule."""

    schedule: Annotated[tuple[Burial, ...], msgspec.Meta(min_length=1)]


class Leaving(QuestRule, frozen=True, kw_only=True, tag="leaving"):
    """DJ-18.12: on the exit a hero leaves for good, for movement points, and brings conquest."""

    exit: Name
    cost: Copies
    conquest: Amount


class Bond(QuestRule, frozen=True, kw_only=True, tag="bond"):
    """Each of two comes back once, so many overlord turns after her death, if the other lives."""

    named: tuple[Name, Name]
    turns: Copies


class Offerings(QuestRule, frozen=True, kw_only=True, tag="offerings"):
    """The overlord gains threat per hero whenever a key is given for a price."""

    threat: Amount


class Told(QuestRule, frozen=True, kw_only=True, tag="told"):
    """Says in words what `win` or `lose` already does."""


Rule: TypeAlias = (
    SmallParty | Sleeper | RelicAlarm | RelicStays | Slain | Bound | FreedAlarm | Leading
) | (NpcHurt | NpcFalls | Sand | Leaving | Bond | Offerings | Told)


class Encounter(Kind, frozen=True, kw_only=True):
    """DJ-18.7: what a hero may do who ends its movement here; the token goes when it was done."""

    id: Name
    square: Square
    text_en: str
    text_pl: str
    effect_en: str
    effect_pl: str


class Font(Encounter, frozen=True, kw_only=True, tag="font"):
    """Roll a power die: a blank wounds, a surge restores all fatigue, an enhancement heals."""

    wounds: Amount
    heals: Amount


class Bell(Encounter, frozen=True, kw_only=True, tag="bell"):
    """Monsters of a kind are stunned, the heroes gain conquest, the overlord draws cards."""

    stuns: MonsterKind
    conquest: Amount = 0
    cards: Amount = 0


class Powder(Encounter, frozen=True, kw_only=True, tag="powder"):
    """At the end of the next overlord turn everybody in the area suffers wounds.

    Heroes there roll dice first, each surge takes one off. Conquest if a monster dies of it.
    """

    wounds: Copies
    dice: Amount = 0
    conquest: Amount = 0


class Crank(Encounter, frozen=True, kw_only=True, tag="crank"):
    """What the schedule has still to swallow comes later; the overlord gains threat per hero."""

    rounds: Copies
    threat: Amount = 0


class Price(Table, frozen=True):
    """What one hero pays, all of it or nothing (DJ-9.19)."""

    coins: Coins = 0
    wounds: Amount = 0
    least_fatigue: Amount = 0
    """With so much fatigue or more: all of it; 0: none."""
    stun: Amount = 0


class Offering(Encounter, frozen=True, kw_only=True, tag="offering"):
    """DJ-18.14: a rune key for a price."""

    key: RuneColor
    price: Price


AnyEncounter: TypeAlias = Font | Bell | Powder | Crank | Offering
