"""What may be chosen in Tiny Epic Dungeons.

Cards and mats are named by their ids; rooms by their square `(row, column)`; heroes and minions by
the id of their mat or card, goblins by `goblin:<slot>`, the Boss by `boss`, its health markers by
`marker:<number>`.
"""

from __future__ import annotations

from typing import Literal

from podziemia.kernel.questions import Option
from podziemia.kernel.scene import Square

from .operations import Skill, Supply


class ChooseHero(Option, frozen=True):
    """TED-2.19: lead this hero."""

    hero: str


class EndTurn(Option, frozen=True):
    """TED-4.10: end the turn."""


class Stop(Option, frozen=True):
    """TED-R-38: declare the end of movement; or leave off walking or moving an enemy."""


class Pass(Option, frozen=True):
    """Decline what is offered, or let it happen."""


class Step(Option, frozen=True):
    """TED-5.1: move into an adjacent revealed room."""

    to: Square


class Reveal(Option, frozen=True):
    """TED-6.1: turn over an adjacent card; by a move also go there (TED-6.2)."""

    to: Square


class Stride(Option, frozen=True):
    """TED-18.4: move to an adjacent hero space of the Boss mat."""

    space: int


class EnterLair(Option, frozen=True):
    """TED-17.2: from the Gate onto the Boss mat."""


class LeaveLair(Option, frozen=True):
    """TED-18.7: from the entrance space to the Gate."""


class Portal(Option, frozen=True):
    """TED-5.13: use the portal of the room."""


class Go(Option, frozen=True):
    """A room: where to teleport (TED-5.13), or where an enemy steps next (TED-15.17)."""

    to: Square


class GoToLair(Option, frozen=True):
    """TED-18.23: an enemy steps from the Gate onto the Boss mat."""


class Rotate(Option, frozen=True):
    """TED-6.3: turn a revealed card so many quarters clockwise."""

    quarters: int


class Lay(Option, frozen=True):
    """TED-6.8: a face-down card goes there, if there are too few for all."""

    to: Square


class Rest(Option, frozen=True):
    """TED-9.2: rest."""


class Search(Option, frozen=True):
    """TED-9.4: search the room, perhaps aiming at somebody (TED-9.31)."""

    target: str | None = None


class Disarm(Option, frozen=True):
    """TED-9.8: disarm the trap of the room."""


class Attack(Option, frozen=True):
    """TED-10.19: attack with a weapon; in its second mode, or all enemies in range (no target)."""

    weapon: str
    mode: int
    target: str | None


class Cast(Option, frozen=True):
    """TED-9.14: cast a spell at a target, or at everybody it reaches."""

    spell: str
    target: str | None = None


class Special(Option, frozen=True):
    """TED-9.1: another heroic action printed on the mat."""

    ability: str


class Use(Option, frozen=True):
    """TED-14: a free action, or an ability of the enemy phase (TED-15.12)."""

    source: str
    target: str | None = None


class Explore(Option, frozen=True):
    """TED-14.5: reveal all rooms that corridors lead to, for a step of the torch."""


class Taunt(Option, frozen=True):
    """TED-19.11: taunt the Boss."""


class Drop(Option, frozen=True):
    """TED-14.11: discard an equipped card; or the one that must go (TED-16.18)."""

    card: str


class SwitchHand(Option, frozen=True):
    """TED-14.12: move the only hand card to the other slot."""


class NameSkill(Option, frozen=True):
    """TED-8.4: the skill of an "any skill" check."""

    skill: Skill


class Fix(Option, frozen=True):
    """TED-8.15: the main die and the plus dice added to it, by their numbers."""

    main: int
    plus: tuple[int, ...]


class ChangeDie(Option, frozen=True):
    """TED-8.10: change a die by one, for focus."""

    die: int
    by: Literal[-1, 1]


class Reroll(Option, frozen=True):
    """TED-8.13: roll a die once more, by an ability."""

    source: str
    die: int


class Boost(Option, frozen=True):
    """TED-14.18: use a trigger ability."""

    source: str


class Pay(Option, frozen=True):
    """TED-8.19: pay for the effect of a success."""


class Choose(Option, frozen=True):
    """One of several pieces: who counter-attacks, whom an enemy goes for, whose reward is first."""

    piece: str


class Discover(Option, frozen=True):
    """TED-16.5: discover loot or a spell."""

    what: Supply


class Draw(Option, frozen=True):
    """TED-16.2: draw the top card."""


class Take(Option, frozen=True):
    """TED-16.2: take this card out of the row."""

    card: str


class Equip(Option, frozen=True):
    """TED-16.19: equip the card in a slot, perhaps in place of another card."""

    slot: str
    instead: str | None = None


class PutInRow(Option, frozen=True):
    """TED-16.3: put the drawn card into its row."""


class Reward(Option, frozen=True):
    """TED-12.4: take this part of a goblin's reward."""

    number: int


class Assign(Option, frozen=True):
    """TED-19.3: so much damage to one marker of the Boss."""

    marker: int
    damage: int
