"""The words that effects of cards are written in: a closed vocabulary of operations.

Each operation is a class here and, where it is carried out, one function under `rules/`. What
cannot be said in it is a fault of the file, found when it is read.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import Amount, Table

Skill: TypeAlias = Literal["strength", "agility", "intellect"]
Tested: TypeAlias = Literal["strength", "agility", "intellect", "any"]
AttackType: TypeAlias = Literal["melee", "missile", "spell"]
Supply: TypeAlias = Literal["loot", "spell"]
What: TypeAlias = Literal["loot", "spell", "either"]
Who: TypeAlias = Literal["self", "target"]
Sufferer: TypeAlias = Literal["self", "target", "all_heroes"]
When: TypeAlias = Literal[
    "always",
    "melee",
    "missile",
    "melee_or_missile",
    "spell",
    "rest",
    "disarm",
    "strength_check",
    "agility_check",
    "intellect_check",
    "any_check",
    "counter_melee",
    "this_attack",
    "this_attack_kills",
]
TargetKind: TypeAlias = Literal[
    "self", "one_hero", "all_heroes", "one_enemy", "one_goblin", "all_enemies", "boss"
]
RangeKind: TypeAlias = Literal["self", "same_room", "los", "path", "anywhere"]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]
"""What is added to something, or taken from it."""
Difficulty: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Range(Table, frozen=True):
    """TED-10.11 to TED-10.14: how far something reaches."""

    kind: RangeKind
    n: Amount = 0


class Needed(Table, frozen=True):
    """TED-8.1: a skill and the number it points at."""

    skill: Tested
    difficulty: Difficulty


class Op(Table, frozen=True, tag_field="op"):
    """An operation; `op` in a file names its class."""


class Loss(Op, frozen=True):
    """Something that heroes lose: one of them, or everybody in a range of the enemy's."""

    n: Amount
    who: Sufferer = "self"
    range: Range | None = None

    def __post_init__(self) -> None:
        if (self.who == "all_heroes") != (self.range is not None):
            msg = "all_heroes and a range go together"
            raise ValueError(msg)


class GainHealth(Op, frozen=True, tag="gain_health"):
    """Gain health, never above the maximum."""

    n: Amount
    who: Who = "self"


class LoseHealth(Loss, frozen=True, tag="lose_health"):
    """Lose health, whatever the Defense; with a range: everybody in it."""


class GainFocus(Op, frozen=True, tag="gain_focus"):
    """Gain focus, never above the maximum."""

    n: Amount
    who: Who = "self"


class LoseFocus(Loss, frozen=True, tag="lose_focus"):
    """Lose focus, as far as there is any; as a cost in full."""


class HealToMax(Op, frozen=True, tag="heal_to_max"):
    """Health rises to the maximum."""

    who: Who = "self"


class FocusToMax(Op, frozen=True, tag="focus_to_max"):
    """Focus rises to the maximum."""

    who: Who = "self"


class MoveTorch(Op, frozen=True, tag="torch"):
    """The torch goes up, or down space by space."""

    n: Change


class Discover(Op, frozen=True, tag="discover"):
    """Discover cards."""

    what: What
    n: Amount


class PickUp(Op, frozen=True, tag="pick_up"):
    """Take cards out of the row."""

    what: What
    n: Amount


class DiscardEquipped(Op, frozen=True, tag="discard_equipped"):
    """Put equipped cards into their row; whoever has none suffers the other thing, if any."""

    what: What
    n: Amount
    who: Who = "self"
    otherwise: tuple[LoseHealth, ...] = msgspec.field(default=(), name="else")


class DiscardThis(Op, frozen=True, tag="discard_this"):
    """Put this card into its row."""


class RemoveThis(Op, frozen=True, tag="remove_this"):
    """Return this card to the box."""


class Reveal(Op, frozen=True, tag="reveal"):
    """Reveal face-down cards from afar."""

    n: Amount
    scope: Literal["anywhere"]


class SpawnGoblin(Op, frozen=True, tag="spawn_goblin"):
    """A goblin comes."""

    where: Literal["this_room", "entrance"]


class Teleport(Op, frozen=True, tag="teleport"):
    """Go to any revealed card."""

    to: Literal["any_revealed"]


class MoveSelf(Op, frozen=True, tag="move_self"):
    """Walk outside the normal move."""

    max: Literal["speed"]
    stealth: bool


class Damage(Op, frozen=True, tag="damage"):
    """Damage that ignores Defense."""

    n: Amount


class Kill(Op, frozen=True, tag="kill"):
    """The target dies."""

    target: TargetKind


class MoveEnemy(Op, frozen=True, tag="move_enemy"):
    """Push an enemy away, or move it anywhere."""

    n: Amount
    direction: Literal["away", "choice"]
    target: TargetKind


class MoveBoss(Op, frozen=True, tag="move_boss"):
    """The Boss walks towards something, or is back in its lair."""

    to: Literal["active_hero", "entrance_or_encounter", "lair"]
    n: Literal["speed"] | None = None


class LureEnemy(Op, frozen=True, tag="lure_enemy"):
    """A goblin or minion walks towards the acting hero."""


class PacifyGoblins(Op, frozen=True, tag="pacify_goblins"):
    """Goblins skip their next action."""


class SummonHero(Op, frozen=True, tag="summon_hero"):
    """Another hero is brought here, and healed."""

    heal: Amount


class EnemyGainHealth(Op, frozen=True, tag="enemy_gain_health"):
    """A minion or the Boss gains health."""

    n: Amount


class GrantAttack(Op, frozen=True, tag="attack"):
    """A melee attack with a weapon of the hero's, within the same action."""

    type: Literal["melee"]
    skill: Literal["weapon"]
    target: TargetKind
    mod: Change


class ExtraHeroicAction(Op, frozen=True, tag="extra_heroic_action"):
    """One more heroic action this turn."""


class ModResult(Op, frozen=True, tag="mod_result"):
    """More to the result of checks."""

    n: Change
    when: When


class ModDice(Op, frozen=True, tag="mod_dice"):
    """More dice in checks."""

    n: Change
    when: When


class ModDefense(Op, frozen=True, tag="mod_defense"):
    """More Defense."""

    n: Change
    when: When


class ModSpeed(Op, frozen=True, tag="mod_speed"):
    """More Speed."""

    n: Change


class ModSpellDamage(Op, frozen=True, tag="mod_spell_damage"):
    """More damage by spells, to one target."""

    n: Change


class Reroll(Op, frozen=True, tag="reroll"):
    """A die is rolled once more."""

    n: Amount
    when: When


class Stealth(Op, frozen=True, tag="stealth"):
    """Enemies neither stop nor ambush the hero."""

    until: Literal["end_of_next_turn"] | None = None
    who: Who = "self"


class SkipMove(Op, frozen=True, tag="skip_move"):
    """The enemy does not move this time."""

    target: TargetKind


Payment: TypeAlias = LoseFocus | LoseHealth | RemoveThis
Lasting: TypeAlias = ModSpeed | ModDefense | ModResult | ModDice
"""What counts while a hero stands somewhere."""
Worn: TypeAlias = Lasting | ModSpellDamage | Stealth
"""What a card gives all the time."""
Triggered: TypeAlias = ModResult | ModDefense | Reroll | GainHealth | GainFocus
Gained: TypeAlias = GainHealth | GainFocus | Discover | Reveal
"""What is a reward."""
Trodden: TypeAlias = GainHealth | GainFocus | LoseHealth | LoseFocus | Discover
"""What happens to who stops somewhere."""
Inflicted: TypeAlias = LoseHealth | LoseFocus | DiscardEquipped | EnemyGainHealth
"""What an enemy does."""
Unleashed: TypeAlias = Inflicted | SpawnGoblin | MoveBoss
Found: TypeAlias = (
    GainHealth | GainFocus | HealToMax | FocusToMax | LoseHealth | LoseFocus | MoveTorch
) | (Discover | PickUp | Reveal | SpawnGoblin | Kill | PacifyGoblins | SummonHero | Stealth)
"""What rooms do."""
Freely: TypeAlias = (
    GainHealth | GainFocus | MoveTorch | Discover | Reveal | ModSpeed | ModDefense
) | (ExtraHeroicAction | MoveEnemy | Kill | DiscardThis)
"""What free actions do."""
Cast: TypeAlias = Damage | Kill | MoveEnemy | GainHealth | GainFocus | Teleport | GrantAttack
Spelt: TypeAlias = Cast | Freely | MoveBoss
Skilled: TypeAlias = Cast | Freely | Triggered | MoveSelf | SkipMove
"""What a mat's abilities do, by their kind."""
Ops: TypeAlias = tuple[Op, ...]
