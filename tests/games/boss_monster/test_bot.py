"""The heuristic bot: it never cheats, answers everything, beats chance, and finds obvious moves."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

import podziemia
from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.bot import Greedy
from podziemia.games.boss_monster.bot.greedy import JUDGES
from podziemia.games.boss_monster.bot.valuation import path_damage, standing, will_die
from podziemia.games.boss_monster.bot.weights import ABILITY, LEVEL_UP, SPELL_WORTH
from podziemia.games.boss_monster.content import BOSSES, FOLDER, HEROES, ROOMS, SPELLS
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
    Negate,
    Pass,
    Place,
    Resolve,
    SearchHeroes,
    Steal,
    Swap,
    Take,
    Use,
)
from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.match import Match
from podziemia.kernel.questions import NOTHING, Ask, Option
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested
from tests.games.posed import Posed

VARIANTS: list[dict[str, object]] = [
    {},
    {"i_choose_you": True, "machinations": True},
    {"hard_mode": True, "starting_discard_rule": "open_pile"},
    {"late_bonus_hits_current_hero": False, "crushinator_once_per_round": False},
]
NINE = [
    *("nick_the_masher", "boden_the_pantless", "joman_chimm_cutpurse", "the_fool"),
    *("tieg_and_the_magic_bubble", "acacia_warrior_of_light", "fires_breath"),
    *("mitchell_the_judge", "jesta_the_rogue"),
]
FOUR_WOUNDS = ["katelyn_angelic_healer", "lord_van_ette"]
WARRIOR = "johnny_of_the_evening_watch"  # life 8
PRIEST = "delatorious_angel_of_light"  # life 8
THIEF = "sir_digby_apple"  # life 8
MAGE = "dartteon_elf_pyromancer"  # life 8


def arranged(
    given: Mapping[str, Any], players: int = 2, options: Mapping[str, object] | None = None
) -> Match[Any]:
    """A match from a position; the bosses' XP makes seat 0 the first unless told otherwise."""
    chosen = options_for(GAME, options or {})
    return Match(GAME, GAME.arrange(players, chosen, nested(given), Rng(1)))


def answer(match: Match[Any], seat: int) -> Option:
    """What the bot chooses for a seat that is asked."""
    return Greedy(0).choose(match.seen(seat))


def passed(match: Match[Any], *seats: int) -> Match[Any]:
    """The match after these seats have passed, one after the other."""
    for seat in seats:
        match.play(seat, Pass())
    return match


class TestHonesty:
    @pytest.mark.parametrize("options", VARIANTS, ids=str)
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_chooses_the_same_whatever_is_hidden_from_it(
        self, players: int, options: dict[str, object]
    ) -> None:
        match = podziemia.start(GAME.id, players, seed=f"honest {players}", options=options)
        bots = [Greedy(seat) for seat in range(players)]
        while not match.over:
            seat, ask = next(iter(match.pending.items()))
            chosen = bots[seat].choose(match.seen(seat))
            for k in range(3):
                other = match.determinize(seat, k)
                assert bots[seat].choose(other.seen(seat)) == chosen, ask.prompt
            match.play(seat, chosen)

    def test_it_is_honest_among_players_who_do_anything(self) -> None:
        match = podziemia.start(GAME.id, 3, seed="wild")
        wild = [RandomBot(seat) for seat in range(3)]
        while not match.over:
            seat, ask = next(iter(match.pending.items()))
            chosen = Greedy(1).choose(match.seen(seat))
            other = match.determinize(seat, 1)
            assert Greedy(1).choose(other.seen(seat)) == chosen, ask.prompt
            match.play(seat, wild[seat].choose(match.seen(seat)))

    @pytest.mark.parametrize("players", [2, 4])
    def test_thinking_changes_nothing(self, players: int) -> None:
        match = podziemia.start(GAME.id, players, seed="untouched")
        while not match.over:
            before = match.digest()
            seat, ask = next(iter(match.pending.items()))
            chosen = Greedy(0).choose(match.seen(seat))
            assert match.digest() == before, ask.prompt
            match.play(seat, chosen)

    def test_the_seed_only_breaks_ties(self) -> None:
        match = podziemia.start(GAME.id, 2, seed="ties")
        bots = {seat: Greedy(0) for seat in range(2)}
        different = 0
        while not match.over:
            seat = next(iter(match.pending))
            assert bots[seat].choose(match.seen(seat)) == Greedy(0).choose(match.seen(seat))
            different += Greedy(1).choose(match.seen(seat)) != Greedy(0).choose(match.seen(seat))
            advance(match, bots, 1)
        assert different < len(match.decisions) / 10


class TestAnswers:
    def test_every_kind_of_question_has_an_intended_answer(self) -> None:
        code = "".join(path.read_text() for path in FOLDER.rglob("*.py"))
        asked = re.findall(r'\bask(?:_secret)?\(\s*[\w.]+,\s*"([a-z-]+)"', code)
        asked += re.findall(r'\baccepts\(\s*[\w.]+,\s*"([a-z-]+)"', code)
        assert set(asked) == set(JUDGES)

    def test_every_card_has_a_worth(self) -> None:
        assert set(SPELL_WORTH) == set(SPELLS)
        assert set(ABILITY) <= set(ROOMS)
        assert set(LEVEL_UP) == set(BOSSES)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_answers_whatever_it_is_asked_with_an_offered_option(self, players: int) -> None:
        seen = set()
        for number in range(10):
            options = VARIANTS[number % len(VARIANTS)]
            match = podziemia.start(GAME.id, players, seed=f"any {number}", options=options)
            wild = RandomBot(number)
            while not match.over:
                seat, ask = next(iter(match.pending.items()))
                seen.add(ask.prompt)
                chosen = Greedy(number).choose(match.seen(seat))
                assert chosen in ask.options
                match.play(seat, wild.choose(match.seen(seat)) if number % 2 else chosen)
        assert {"floor", "negate", "setup-room", "take-from-pile"} <= seen

    def test_an_unknown_question_gets_the_first_option(self) -> None:
        match = arranged({"phase": "build"})
        ask = Ask(0, "no-such-prompt", "BM-1.1", NOTHING, [Draw("room"), Draw("spell")], None)
        assert Greedy(3).choose(Posed(match, ask)) == Draw("room")


class TestStrength:
    def test_it_beats_chance_between_two(self) -> None:
        wins = 0
        for number in range(30):
            for seat in (0, 1):
                match = podziemia.start(GAME.id, 2, seed=f"duel {number}", events=False)
                advance(match, {seat: Greedy(number), 1 - seat: RandomBot(number)})
                assert match.outcome is not None
                wins += seat in match.outcome.winners
        assert wins >= 0.85 * 60

    def test_it_beats_chance_among_four(self) -> None:
        wins = 0
        for number in range(24):
            match = podziemia.start(GAME.id, 4, seed=f"four {number}", events=False)
            bots = {seat: RandomBot(4 * number + seat) for seat in range(4)}
            advance(match, bots | {number % 4: Greedy(number)})
            assert match.outcome is not None
            wins += number % 4 in match.outcome.winners
        assert wins >= 0.7 * 24

    def test_bots_among_themselves_come_to_an_end_soon(self) -> None:
        for players in (2, 3, 4):
            match = podziemia.start(GAME.id, players, seed="soon", events=False)
            advance(match, {seat: Greedy(seat) for seat in range(players)})
            assert match.over
            assert match.state.round <= 20


class TestForecast:
    @pytest.mark.parametrize("number", range(40))
    def test_a_hero_dies_where_the_bot_says_so(self, number: int) -> None:
        rng = Rng(f"walk {number}")
        names = sorted(ROOMS)
        rooms = [rng.pick(names) for _ in range(rng.die(5))]
        if number % 2:
            rooms[rng.below(len(rooms))] = "minotaurs_maze"
        if number % 5 == 0:
            rooms[0] = f"frozen {rooms[0]}"
        hero = rng.pick(sorted(HEROES))
        given = {
            "phase": "adventure",
            "players.0": {"rooms": rooms, "entrance": [hero]},
            "players.1": {"spells": ["counterspell"]},  # somebody to be asked in every window
        }
        state = GAME.arrange(2, options_for(GAME, {}), nested(given), Rng(1))
        match = Match(GAME, state, halt=lambda state: state.phase == "end")
        player = match.state.players[0]
        foreseen = path_damage(player) >= HEROES[hero].life
        while match.pending:
            if match.state.walk is not None:
                assert will_die(player, match.state.walk) == foreseen
            seat = next(iter(match.pending))
            match.play(seat, match.pending[seat].options[0])
        souls, wounds = HEROES[hero].souls, HEROES[hero].wounds
        now = player.soul_count(), player.wound_count()
        assert now == ((souls, 0) if foreseen else (0, wounds))

    def test_scores_are_worth_more_with_souls_and_less_with_wounds(self) -> None:
        for half in range(18):
            assert standing(half / 2 + 0.5, 1) > standing(half / 2, 1)
        for half in range(12):
            assert standing(3, half / 2 + 0.5) < standing(3, half / 2)
        assert standing(10, 0) - standing(9, 0) > 20
        assert standing(9, 4) - standing(9, 5) > 20


def in_own_room(rooms: list[str], distance: int, damage: int, **own: Any) -> Match[Any]:
    """A hero of life 8 in a room of seat 0, whose window is open."""
    walk = {"player": 0, "hero": WARRIOR, "distance": distance, "damage": damage}
    return arranged({"phase": "adventure", "walk": walk, "players.0": {"rooms": rooms, **own}})


class TestOwnHeroes:
    def test_the_bottomless_pit_takes_a_hero_that_would_survive(self) -> None:
        match = in_own_room(["bottomless_pit", "golem_factory"], 1, 1)
        assert answer(match, 0) == Use("room:0.1", WARRIOR)

    def test_the_bottomless_pit_is_kept_when_the_hero_dies_anyway(self) -> None:
        match = in_own_room(["bottomless_pit", "neanderthal_cave", "beast_menagerie"], 2, 1)
        assert answer(match, 0) == Pass()

    def test_of_two_pits_the_second_waits(self) -> None:
        match = in_own_room(["bottomless_pit", "bottomless_pit"], 1, 1)
        assert answer(match, 0) == Pass()

    def test_giant_size_kills_in_the_last_monster_room(self) -> None:
        match = in_own_room(["dark_altar", "golem_factory"], 0, 5, spells=["giant_size"])
        assert answer(match, 0) == Cast("giant_size", "room:0.0")

    def test_giant_size_waits_for_a_later_monster_room(self) -> None:
        rooms = ["golem_factory", "witchs_kitchen"]
        match = in_own_room(rooms, 1, 4, spells=["giant_size"])
        assert answer(match, 0) == Pass()

    def test_giant_size_is_not_wasted_on_a_hero_it_cannot_kill(self) -> None:
        match = in_own_room(["golem_factory"], 0, 2, spells=["giant_size"])
        assert answer(match, 0) == Pass()

    @pytest.mark.parametrize("spell", ["exhaustion", "teleportation", "annihilator", "cave_in"])
    def test_a_spell_that_kills_is_cast_in_the_last_room(self, spell: str) -> None:
        rooms = ["golem_factory", "neanderthal_cave", "open_grave"]
        chosen = answer(in_own_room(rooms, 0, 5, spells=[spell], wounds=FOUR_WOUNDS), 0)
        assert isinstance(chosen, Cast)
        assert chosen.spell == spell

    @pytest.mark.parametrize("spell", ["exhaustion", "teleportation", "cave_in"])
    def test_a_spell_waits_while_there_are_rooms_ahead(self, spell: str) -> None:
        match = in_own_room(["witchs_kitchen", "witchs_kitchen"], 1, 1, spells=[spell])
        assert answer(match, 0) == Pass()

    def test_boulder_ramp_breaks_a_room_rather_than_take_the_fifth_wound(self) -> None:
        rooms = ["boulder_ramp", "witchs_kitchen"]
        match = in_own_room(rooms, 1, 3, wounds=FOUR_WOUNDS)
        assert answer(match, 0) == Use("room:0.1", WARRIOR, ("room:0.0",))

    def test_the_crushinator_breaks_the_poorest_room_for_a_kill(self) -> None:
        rooms = ["witchs_kitchen", "the_crushinator over dark_altar", "neanderthal_cave"]
        match = in_own_room(rooms, 1, 3, wounds=FOUR_WOUNDS)
        chosen = answer(match, 0)
        assert isinstance(chosen, Use)
        assert chosen.room == "room:0.1"

    def test_fear_sends_away_the_hero_of_the_fifth_wound(self) -> None:
        match = in_own_room(["golem_factory"], 0, 2, spells=["fear"], wounds=FOUR_WOUNDS)
        assert answer(match, 0) == Cast("fear", WARRIOR)

    def test_fear_is_kept_when_the_own_hero_dies(self) -> None:
        match = in_own_room(["golem_factory"], 0, 8, spells=["fear"], wounds=FOUR_WOUNDS)
        assert answer(match, 0) == Pass()

    def test_the_pit_answers_a_fear(self) -> None:
        walk = {"player": 0, "hero": WARRIOR, "distance": 0, "damage": 8}
        given = {
            "phase": "adventure",
            "walk": walk,
            "players.0": {"rooms": ["bottomless_pit"], "souls": NINE},
            "players.1": {"spells": ["fear"]},
        }
        match = passed(arranged(given), 0)
        match.play(1, Cast("fear", WARRIOR))
        assert answer(match, 0) == Use("room:0.0", WARRIOR)


def in_their_room(damage: int, spells: list[str], souls: list[str]) -> Match[Any]:
    """A hero of life 8 in the only room of seat 0; seat 1 holds spells and is asked."""
    given = {
        "phase": "adventure",
        "walk": {"player": 0, "hero": WARRIOR, "distance": 0, "damage": damage},
        "players.0": {"rooms": ["golem_factory"], "souls": souls},
        "players.1": {"rooms": ["dark_altar"], "spells": spells},
    }
    return arranged(given)


class TestTheirHeroes:
    @pytest.mark.parametrize("spell", ["assassin", "fear"])
    def test_the_tenth_soul_is_saved(self, spell: str) -> None:
        assert answer(in_their_room(8, [spell], NINE), 1) == Cast(spell, WARRIOR)

    @pytest.mark.parametrize("spell", ["assassin", "fear"])
    def test_a_hero_that_survives_anyway_is_left_alone(self, spell: str) -> None:
        assert answer(in_their_room(7, [spell], NINE), 1) == Pass()

    def test_assassin_is_not_wasted_on_a_hero_that_dies_anyway(self) -> None:
        assert answer(in_their_room(11, ["assassin"], NINE), 1) == Pass()

    def test_one_effect_is_enough(self) -> None:
        match = in_their_room(8, ["assassin", "fear"], NINE)
        match.play(1, answer(match, 1))
        assert answer(match, 1) == Pass()

    def test_freeze_takes_the_room_out_that_would_kill(self) -> None:
        given = {
            "phase": "adventure",
            "players.0": {
                "rooms": ["witchs_kitchen", "neanderthal_cave", "beast_menagerie"],
                "souls": NINE,
                "entrance": [WARRIOR],
            },
            "players.1": {"spells": ["freeze"]},
        }
        chosen = answer(arranged(given), 1)
        assert isinstance(chosen, Cast)
        assert chosen.target in ("room:0.0", "room:0.1")

    def test_trepidation_keeps_the_tenth_soul_out(self) -> None:
        given = {
            "phase": "adventure",
            "players.0": {
                "rooms": ["neanderthal_cave", "neanderthal_cave", "neanderthal_cave"],
                "souls": NINE,
                "entrance": [WARRIOR],
            },
            "players.1": {"spells": ["trepidation"]},
        }
        assert answer(arranged(given), 1) == Cast("trepidation", "player:0")

    def test_the_zombie_prison_opens_for_a_leader_who_cannot_kill(self) -> None:
        given = {
            "phase": "adventure",
            "players.0": {"rooms": ["dark_altar"], "souls": [*NINE, PRIEST], "entrance": [THIEF]},
            "players.1": {"rooms": ["zombie_prison"]},
        }
        chosen = answer(passed(arranged(given), 0), 1)
        assert isinstance(chosen, Use)
        assert chosen.room == "room:1.0"


class TestNegation:
    def spell_against_the_tenth_soul(self) -> Match[Any]:
        given = {
            "phase": "adventure",
            "walk": {"player": 0, "hero": WARRIOR, "distance": 0, "damage": 8},
            "players.0": {"rooms": ["golem_factory"], "souls": NINE, "spells": ["counterspell"]},
            "players.1": {"spells": ["fear", "counterspell"]},
        }
        match = passed(arranged(given), 0)
        match.play(1, Cast("fear", WARRIOR))
        return match

    def test_a_fear_that_saves_the_tenth_soul_is_countered(self) -> None:
        chosen = answer(self.spell_against_the_tenth_soul(), 0)
        assert isinstance(chosen, Negate)
        assert chosen.with_card == "counterspell"

    def test_so_is_the_counterspell_against_it(self) -> None:
        match = self.spell_against_the_tenth_soul()
        match.play(0, answer(match, 0))
        chosen = answer(match, 1)
        assert isinstance(chosen, Negate)

    def test_a_harmless_spell_is_let_through(self) -> None:
        given = {
            "phase": "build",
            "players.0": {"souls": ["nick_the_masher"], "spells": ["soul_harvest"]},
            "players.1": {"spells": ["counterspell"]},
        }
        match = arranged(given)
        match.play(0, Cast("soul_harvest", "nick_the_masher"))
        assert match.pending[1].prompt == "negate"
        assert answer(match, 1) == Pass()

    def test_the_all_seeing_eye_pays_with_the_poorest_spell(self) -> None:
        given = {
            "phase": "adventure",
            "walk": {"player": 0, "hero": WARRIOR, "distance": 0, "damage": 8},
            "players.0": {
                "rooms": ["all_seeing_eye over dark_laboratory"],
                "souls": NINE,
                "spells": ["motivation", "freeze"],
            },
            "players.1": {"spells": ["assassin"]},
        }
        match = passed(arranged(given), 0)
        match.play(1, Cast("assassin", WARRIOR))
        chosen = answer(match, 0)
        assert isinstance(chosen, Negate)
        assert (chosen.with_card, chosen.pay) == ("room:0.0", "motivation")


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
                "rooms": ["face-down golem_factory over dark_altar", "golem_factory"],
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
        "hand": ["dark_altar", "dark_altar", "dark_altar"],
    },
    "players.1": {"souls": [THIEF], "spells": ["fear"], "rooms": ["dark_altar"]},
    "players.2": {"souls": ["the_fool", MAGE], "hand": ["dark_altar"], "rooms": ["dark_altar"]},
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
