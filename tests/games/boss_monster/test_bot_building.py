"""The heuristic bot finds obvious moves when it builds, and where cards ask for something."""

from collections.abc import Mapping
from typing import Any

import pytest

import podziemia
from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.bot import Greedy
from podziemia.games.boss_monster.content import ROOMS
from podziemia.games.boss_monster.options import (
    Accept,
    Cast,
    ChooseHero,
    ChoosePlayer,
    Destroy,
    Discard,
    Draw,
    Heal,
    KeepBoss,
    KeepHand,
    Mulligan,
    Pass,
    Place,
    Resolve,
    SearchHeroes,
    Steal,
    Swap,
    Take,
)
from podziemia.kernel.match import Match
from podziemia.kernel.questions import NOTHING, Ask, Option
from tests.games.boss_monster.asked import (
    FOUR_WOUNDS,
    MAGE,
    NINE,
    PRIEST,
    THIEF,
    WARRIOR,
    answer,
    arranged,
    passed,
)
from tests.games.posed import Posed


class TestBuilding:
    def test_it_lures_a_hero_it_can_kill(self) -> None:
        given = {
            "phase": "build",
            "town": ["joman_chimm_cutpurse"],  # a thief of life 4
            "players.0": {"rooms": ["neanderthal_cave"], "hand": ["jackpot_stash", "open_grave"]},
            "players.1": {"boss": "robobo", "rooms": ["witchs_kitchen"]},
        }
        assert answer(arranged(given), 0) == Place("jackpot_stash", 1)

    def test_with_four_wounds_it_lures_no_hero_it_cannot_kill(self) -> None:
        given = {
            "phase": "build",
            "town": [THIEF],
            "players.0": {
                "rooms": ["neanderthal_cave"],
                "hand": ["jackpot_stash", "open_grave"],
                "wounds": FOUR_WOUNDS,
            },
            "players.1": {"boss": "robobo", "rooms": ["witchs_kitchen"]},
        }
        assert answer(arranged(given), 0) == Place("open_grave", 1)

    def test_an_advanced_room_goes_over_the_poorer_match(self) -> None:
        given = {
            "phase": "build",
            "players.0": {
                "rooms": ["goblin_armory", "minotaurs_maze", "golem_factory", "golem_factory"],
                "hand": ["beast_menagerie"],
            },
        }
        chosen = answer(arranged(given), 0)
        assert isinstance(chosen, Place)
        assert chosen.slot in (2, 3)

    def test_a_hallway_goes_before_a_trap(self) -> None:
        given = {
            "phase": "build",
            "players.0": {
                "boss": "robobo",
                "rooms": ["open_grave", "golem_factory"],
                "hand": ["dizzygas_hallway"],
            },
        }
        match = passed(arranged(given), *([1] if arranged(given).pending.get(1) else []))
        assert answer(match, 0) == Place("dizzygas_hallway", 2)

    def test_the_fifth_room_is_built(self) -> None:
        given = {
            "phase": "build",
            "players.0": {
                "rooms": ["golem_factory", "open_grave", "brainsucker_hive", "neanderthal_cave"],
                "hand": ["specters_sanctum"],
            },
        }
        assert answer(arranged(given), 0) == Place("specters_sanctum", 4)

    def test_motivation_is_cast_by_who_is_behind_with_rooms_to_build(self) -> None:
        given = {
            "phase": "build",
            "players.0": {
                "rooms": ["golem_factory"],
                "hand": ["neanderthal_cave", "open_grave"],
                "spells": ["motivation"],
            },
            "players.1": {"rooms": ["golem_factory", "open_grave", "brainsucker_hive"]},
        }
        match = arranged(given)
        placed = answer(match, 0)
        assert isinstance(placed, Place)
        match.play(0, placed)
        assert answer(match, 0) == Cast("motivation")

    def test_motivation_is_kept_without_rooms(self) -> None:
        given = {
            "phase": "build",
            "players.0": {"rooms": ["golem_factory"], "spells": ["motivation"]},
            "players.1": {"rooms": ["golem_factory", "open_grave", "brainsucker_hive"]},
        }
        assert answer(arranged(given), 0) == Pass()

    def last_build_turn(self, their: Mapping[str, Any] = NOTHING, **own: Any) -> Match[Any]:
        """Seat 1 of the lower XP is active; its dungeon kills heroes of life 8, but no epic one."""
        strong = ["neanderthal_cave", "neanderthal_cave", "brainsucker_hive"]
        given = {
            "phase": "build",
            "active": 1,
            "town": ["lord_van_ette", PRIEST],
            "players.0": {"boss": "cleopatra", "rooms": ["jackpot_stash"], **their},
            "players.1": {"boss": "robobo", "rooms": strong, **own},
        }
        return arranged(given)

    def test_princess_in_peril_fetches_a_hero_that_nobody_lures(self) -> None:
        match = self.last_build_turn(spells=["princess_in_peril"])
        assert answer(match, 1) == Cast("princess_in_peril", PRIEST)

    def test_princess_in_peril_is_kept_when_the_hero_comes_anyway(self) -> None:
        rooms = ["neanderthal_cave", "neanderthal_cave", "open_grave"]
        given = {
            "phase": "build",
            "active": 1,
            "town": [PRIEST],
            "players.0": {"boss": "cleopatra", "rooms": ["jackpot_stash"]},
            "players.1": {"boss": "robobo", "rooms": rooms, "spells": ["princess_in_peril"]},
        }
        assert answer(arranged(given), 1) == Pass()

    def test_zombie_attack_falls_on_a_leader_who_cannot_kill(self) -> None:
        match = self.last_build_turn({"souls": [*NINE, THIEF]}, spells=["zombie_attack"])
        chosen = answer(match, 1)
        assert isinstance(chosen, Cast)
        assert chosen.spell == "zombie_attack"

    def test_jeopardy_is_for_an_empty_hand(self) -> None:
        their = {"hand": ["dark_altar"] * 3, "spells": ["fear", "fear"]}
        assert answer(self.last_build_turn(their, spells=["jeopardy"]), 1) == Cast("jeopardy")
        full = ["neanderthal_cave", "goblin_armory", "beast_menagerie", "monsters_ballroom"]
        match = self.last_build_turn(spells=["jeopardy", "counterspell"], hand=full)
        while isinstance(chosen := answer(match, 1), Place):
            match.play(1, chosen)
        assert chosen == Pass()

    def test_kobold_strike_stops_others_when_there_is_nothing_to_build(self) -> None:
        given = {
            "phase": "build",
            "active": 1,
            "players.0": {
                "boss": "draculord",
                "rooms": ["face-down golem_factory over dark_altar", "golem_factory"],
                "souls": NINE,
            },
            "players.1": {"boss": "cleopatra", "spells": ["kobold_strike"]},
            "players.2": {
                "boss": "king_croak",
                "rooms": ["face-down golem_factory over dark_altar", "brainsucker_hive"],
                "souls": [PRIEST, WARRIOR, MAGE, THIEF, "samurai_tom"],
            },
        }
        match = arranged(given, players=3)
        assert answer(match, 1) == Pass()  # it waits for the last build turn
        passed(match, 1)
        assert answer(match, 1) == Cast("kobold_strike")


def ask_about(rule: str, prompt: str, *options: Option) -> Ask:
    """A question to seat 0."""
    return Ask(0, prompt, rule, NOTHING, list(options), None)


POSITION: dict[str, Any] = {
    "phase": "reveal",
    "town": [PRIEST, "lord_van_ette"],
    "discard": ["minotaurs_maze", "neanderthal_cave", "soul_harvest"],
    "players.0": {
        "rooms": ["witchs_kitchen", "neanderthal_cave", "neanderthal_cave", "brainsucker_hive"],
        "wounds": ["katelyn_angelic_healer", "nick_the_masher"],
        "hand": ["dark_altar", "boulder_ramp", "boulder_ramp"],
    },
    "players.1": {"souls": [THIEF], "spells": ["fear"], "rooms": ["dark_altar"]},
    "players.2": {"souls": ["the_fool", MAGE], "hand": ["open_grave"], "rooms": ["dark_altar"]},
}

OTHER_QUESTIONS: list[tuple[str, str, str, list[Option], Option]] = [
    # what, rule, prompt, options, answer
    ("cards are welcome", "BM-18.13", "draw-spell", [Pass(), Accept()], Accept()),
    ("rooms are welcome", "BM-18.23", "recycle", [Pass(), Accept()], Accept()),
    (
        "spells with rooms in hand",
        "BM-7.10",
        "round-draw",
        [Draw("room"), Draw("spell")],
        Draw("spell"),
    ),
    (
        "schemes are free",
        "BM-17.5",
        "machinate",
        [Pass(), Draw("room"), Draw("spell")],
        Draw("spell"),
    ),
    (
        "the epic wound is healed",
        "BM-18.6",
        "heal",
        [Pass(), Heal("nick_the_masher"), Heal("katelyn_angelic_healer")],
        Heal("katelyn_angelic_healer"),
    ),
    (
        "who has no spell loses none",
        "BM-18.3",
        "choose-opponent",
        [ChoosePlayer(2), ChoosePlayer(1)],
        ChoosePlayer(1),
    ),
    (
        "a spell is stolen",
        "BM-18.4",
        "steal",
        [Steal(2, "room"), Steal(1, "spell")],
        Steal(1, "spell"),
    ),
    (
        "the poorest spell goes",
        "BM-18.14",
        "discard-spell",
        [Discard(("fear",)), Discard(("soul_harvest",)), Discard(("assassin",))],
        Discard(("soul_harvest",)),
    ),
    (
        "the best room comes back",
        "BM-18.2",
        "take-from-pile",
        [Take("minotaurs_maze"), Take("neanderthal_cave")],
        Take("neanderthal_cave"),
    ),
    (
        "Gorgona takes the epic hero",
        "BM-18.66",
        "choose-hero",
        [ChooseHero(PRIEST), ChooseHero("lord_van_ette")],
        ChooseHero("lord_van_ette"),
    ),
    (
        "the Mimic takes the hero that dies",
        "BM-18.28",
        "choose-hero",
        [ChooseHero("lord_van_ette"), ChooseHero(PRIEST)],
        ChooseHero(PRIEST),
    ),
    (
        "Seducia fetches no hero she cannot kill",
        "BM-18.65",
        "seduce",
        [Pass(), ChooseHero("lord_van_ette"), SearchHeroes("epic")],
        Pass(),
    ),
    (
        "the poorest room is given up",
        "BM-18.67",
        "destroy-own",
        [Destroy(f"room:0.{slot}") for slot in range(4)],
        Destroy("room:0.3"),
    ),
    (
        "a useless swap is declined",
        "BM-18.25",
        "swap",
        [Pass(), Swap(0, 0, 1), Swap(1, 0, 0)],
        Pass(),
    ),
    (
        "the better boss stays",
        "BM-17.2",
        "keep-boss",
        [KeepBoss("draculord"), KeepBoss("gorgona")],
        KeepBoss("gorgona"),
    ),
]


class TestOtherQuestions:
    @pytest.mark.parametrize(
        ("rule", "prompt", "options", "best"),
        [row[1:] for row in OTHER_QUESTIONS],
        ids=[row[0] for row in OTHER_QUESTIONS],
    )
    def test_the_sensible_answer(
        self, rule: str, prompt: str, options: list[Option], best: Option
    ) -> None:
        match = arranged(POSITION, players=3, options={})
        assert Greedy(0).choose(Posed(match, ask_about(rule, prompt, *options))) == best

    def test_a_hand_that_cannot_build_is_thrown_in(self) -> None:
        match = podziemia.start(GAME.id, 2, seed=1)
        seat, ask = next(iter(match.pending.items()))
        choices = [KeepHand(), Mulligan()]
        ask = Ask(seat, ask.prompt, ask.rule, ask.about, choices, None)
        player = match.state.players[seat]
        names = ["dracolich_lair", "beast_menagerie", "ligers_den", "the_crushinator"]
        player.rooms = [ROOMS[name] for name in [*names, "vampire_bordello"]]
        assert Greedy(0).choose(Posed(match, ask)) == Mulligan()
        player.rooms = [ROOMS["golem_factory"]] * 3 + [ROOMS["neanderthal_cave"]] * 2
        assert Greedy(0).choose(Posed(match, ask)) == KeepHand()

    def test_of_two_abilities_cards_come_first(self) -> None:
        rooms = ["mimic_vault", "dark_laboratory", "construction_zone"]
        match = arranged({"phase": "reveal", "players.0": {"rooms": rooms}})
        options = [Resolve("room:0.2"), Resolve("room:0.0"), Resolve("room:0.1")]
        ask = ask_about("BM-9.11", "when-built-first", *options)
        assert Greedy(0).choose(Posed(match, ask)) == Resolve("room:0.1")
        ask = ask_about("BM-9.11", "when-built-first", *options[:2])
        assert Greedy(0).choose(Posed(match, ask)) == Resolve("room:0.0")
