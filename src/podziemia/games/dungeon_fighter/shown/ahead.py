"""What a throw would do, wherever the die comes to lie: told before it is thrown."""

from __future__ import annotations

from typing import Any, Final

from ..content import BULLSEYE, SECTIONS, SKILLS
from ..rules.cards import damage_of_miss
from ..rules.demands import of_throw
from ..rules.result import damage_of_hit
from ..rules.skills import named_by_eye
from ..state import Attempt, State
from ..throws.judge import Judged

DESTROYED: Final = -1
SAMPLES: Final = {section.value: section for section in SECTIONS.values()}
"""A section for each value there is."""


def ahead_of(state: State, attempt: Attempt) -> dict[str, Any]:
    """DF-7.25: the damage for each value, without the eye and with it; what a miss costs."""
    assert state.monster is not None
    tried = attempt.copy()
    tried.tuned = "catchy_tune" in state.tokens and "roundhouse" in of_throw(state, tried)
    skill = skill_of(state, tried)
    found: dict[str, Any] = {}
    for value, section in sorted(SAMPLES.items()):
        judged = Judged(
            hit=True,
            reason=None,
            place="section",
            section=section.id,
            value=value,
            overlay=None,
            line_sections=(section.id,),
        )
        tried.skill = None
        plain = damage_of_hit(state, tried, judged)
        tried.skill = skill
        eye = DESTROYED if section is BULLSEYE else damage_of_hit(state, tried, judged)
        found[str(value)] = [plain, eye]
    return found | {
        "miss": damage_of_miss(state) if state.attempt is attempt else state.monster.damage,
        "life": state.monster_life,
        "skill": skill,
    }


def skill_of(state: State, attempt: Attempt) -> str | None:
    """DF-8.2: what an eye would activate, where there is no choice and a hit is what it needs."""
    named = named_by_eye(state.hero, attempt)
    if len(named) != 1 or SKILLS[named[0]].requires == "miss":
        return None
    return named[0]
