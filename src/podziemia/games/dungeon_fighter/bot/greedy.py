"""The player: an answer to every question, for whichever hero it is asked."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen

from .. import options as o
from ..options.throwing import Skill
from ..rules.demands import request
from ..throws.hand import flip_with_noise, nominal_flip, throw_of
from .party import consent, give_to, market, scar, upgrade
from .plans import Answer, choose_room, declare, flee, no_dice, take_die
from .results import cards, cube, herbs, name_skill, repeat, upgraded

ANSWERS: Final[dict[str, Answer]] = {
    "choose-room": choose_room,
    "give-to": give_to,
    "inherit": give_to,
    "flee": flee,
    "take-die": take_die,
    "no-dice": no_dice,
    "declare": declare,
    "cube": cube,
    "repeat": repeat,
    "skill": name_skill,
    "upgraded": upgraded,
    "herbs": herbs,
    "cards": cards,
    "scar": scar,
    "consent": consent,
    "upgrade": upgrade,
    "market": market,
}
"""What to think about; whatever else is asked is answered with the first option."""


class Greedy:
    """Weighs what everything promises, does the best, and throws with a sure hand."""

    skill: Skill = "sure_hand"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """The answer."""
        ask, state = seen.ask, seen.state
        match ask.prompt:
            case "throw":
                return throw_of(request(state), self.skill, self.rng)
            case "flip":
                return flip_with_noise(nominal_flip(), self.skill, self.rng)
            case "toss":
                return o.Toss(self.skill)
            case "how":
                return o.Simulate()  # DF-13.4: it has no hands
        if ask.free is not None:
            return ask.free.default
        answer = ANSWERS.get(ask.prompt)
        return ask.options[0] if answer is None else answer(state, ask, self.skill)


class Squire(Greedy):
    """Knows what to do, and throws like most people."""

    skill: Skill = "average"


class Novice(Greedy):
    """Knows what to do, and throws clumsily."""

    skill: Skill = "clumsy"
