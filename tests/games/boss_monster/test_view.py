"""What a seat may not know is dealt anew as if nobody knew it."""

from __future__ import annotations

from podziemia.games.boss_monster import GAME
from podziemia.kernel.match import Match
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng

LOOKS = 400


def test_a_face_down_room_that_is_there_is_no_likelier_than_another_that_fits() -> None:
    """BM-8.7: only the ordinary room fits a new slot; two advanced ones fit the other."""
    given = {
        "phase": "build",
        "room_deck": [],
        "players": {
            "0": {"boss": "draculord", "rooms": ["open_grave"]},
            "1": {
                "boss": "robobo",
                "rooms": ["face-down goblin_armory", "face-down dracolich_lair over dark_altar"],
                "hand": ["vampire_bordello"],
            },
        },
    }
    match = Match(GAME, GAME.arrange(2, options_for(GAME, {}), given, Rng(0)))
    worlds = [match.determinize(0, seed, track=False).state.players[1] for seed in range(LOOKS)]
    covers = [[str(slot.face_down) for slot in player.slots] for player in worlds]
    assert {new for _, new in covers} == {"goblin_armory"}
    there = [on_altar for on_altar, _ in covers].count("dracolich_lair")
    assert 0.4 * LOOKS < there < 0.6 * LOOKS
