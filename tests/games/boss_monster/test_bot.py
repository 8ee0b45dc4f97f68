"""The heuristic bot: it never cheats, answers everything, beats chance, and guides heroes well."""

import re
from typing import Any

import pytest

import podziemia
from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.bot import Greedy
from podziemia.games.boss_monster.bot.greedy import JUDGES
from podziemia.games.boss_monster.bot.valuation import path_damage, standing, will_die
from podziemia.games.boss_monster.bot.weights import ABILITY, LEVEL_UP, SPELL_WORTH
from podziemia.games.boss_monster.content import BOSSES, HEROES, ROOMS, SPELLS
from podziemia.games.boss_monster.options import (
    Cast,
    Draw,
    Negate,
    Pass,
    Use,
)
from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.match import Match
from podziemia.kernel.questions import NOTHING, Ask
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.scenario import nested
from tests.games.boss_monster.asked import (
    FOUR_WOUNDS,
    NINE,
    PRIEST,
    THIEF,
    WARRIOR,
    answer,
    arranged,
    passed,
)
from tests.games.posed import Posed

VARIANTS: list[dict[str, object]] = [
    {},
    {"i_choose_you": True, "machinations": True},
    {"hard_mode": True, "starting_discard_rule": "open_pile"},
    {"late_bonus_hits_current_hero": False, "crushinator_once_per_round": False},
]


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
        code = "".join(path.read_text() for path in GAME.folder.rglob("*.py"))
        asking = r'\b(?:ask|ask_secret|Ask|accepts|keep_one|choose_first)\(\s*[\w.]+,\s*"([a-z-]+)"'
        asked = re.findall(asking, code)
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
