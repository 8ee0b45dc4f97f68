"""Games with grids in the terminal: the squares, sheets large and at a glance, whole games."""

import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from podziemia.cli.terminal.drawings import Drawing
from podziemia.cli.terminal.grids import FloorPlan
from podziemia.cli.terminal.news import FOR_ALL, OF_OTHERS, OWN_STEPS, kept
from podziemia.cli.terminal.sheets import FAR_AWAY
from podziemia.kernel.registry import find, start
from podziemia.kernel.scene import (
    Area,
    Edge,
    EdgeKind,
    Figure,
    Grid,
    Layer,
    Spot,
    Square,
    SquareKind,
    Stat,
    Way,
    Words,
)
from podziemia.kernel.texts import texts
from tests.cli.conftest import Cli, Ran

GAME = find("paper_dungeons")
PLAY = ("play", "paper_dungeons", "--seats")
TYPED = ["1", "3", "2", "1", "4", "2", "5"] * 2_000
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
MISSING = re.compile(r"\[(pd|cli|log|player)-")
BOXES = 13  # A to L, and the explored rooms


def check_ended(ran: Ran) -> None:
    assert ran.code == 0, ran.err
    assert not MISSING.search(ran.out)
    assert not ran.err


def drawing(width: int = 80, left_out: int = 0) -> Drawing:
    return Drawing(
        GAME, texts(GAME.id, "en", ("Ala", "Ola")), width=width, roomy=False, left_out=left_out
    )


def spot(square: Square, *badges: Stat) -> Spot:
    return Spot(square=square, name=Words("x"), badges=badges)


def badge(icon: str, value: int | str) -> Stat:
    return Stat(icon, value, Words(f"pd-stat-{icon}"))


SPOTS = (
    spot((0, 0), badge("orc", 3)),
    spot((0, 1), badge("trap", "")),
    spot((0, 2), badge("gem", "C")),
    spot((1, 0)),
    spot((1, 1), badge("potion", 2)),
    spot((1, 2), badge("boss", 1)),
)
EDGES = (
    Edge(0, 0, "e", "wall"),
    Edge(1, 2, "n", "water"),
    Edge(1, 0, "w", "tunnel"),
    Edge(1, 2, "e", "tunnel"),
)
KINDS = {sign: SquareKind(Words("pd-scene-square-trap"), "sign") for sign in "o^+1"}


def way(*squares: Square) -> dict[str, Layer]:
    seen = Area(label=Words("pd-scene-layer-explored"), look="seen", squares=((1, 0, 2),))
    return {"path": Way(label=Words("pd-scene-layer-path"), squares=squares), "explored": seen}


def small_grid(**changes: object) -> Grid:
    party = Figure(id="party", name=Words("pd-scene-map", {"seat": 0}), picture="", square=(1, 1))
    grid = Grid(
        id="map",
        name=Words("x"),
        rows=("o^+", ".+1"),
        kinds={".": SquareKind(Words("pd-scene-square-empty")), **KINDS},
        edges=EDGES,
        edge_kinds={
            "wall": EdgeKind(Words("pd-scene-edge-wall")),
            "water": EdgeKind(Words("pd-scene-edge-water"), "water"),
            "tunnel": EdgeKind(Words("pd-scene-edge-tunnel"), "opening"),
        },
        spots=SPOTS,
        figures=(party,),
        layers=way((1, 0), (1, 1)),
        row_names=("2", "1"),
    )
    return msgspec.structs.replace(grid, **changes)


def lines_of(plan: FloorPlan, most: int | None = None) -> list[str]:
    return [line.plain.rstrip() for line in plan.lines(most)]


# The squares


def test_walls_water_tunnels_and_the_way_lie_between_squares() -> None:
    assert lines_of(FloorPlan(drawing(), small_grid(), 25)) == [
        "      A      B      C",
        "2    o3  ┃   ▲     ♦C",
        "         ╹      ·≈≈≈≈≈≈",
        "1 ═   •─────☻!2    ♛1  ═",
    ]


def test_a_wall_on_the_way_is_seen() -> None:
    crossing = way((0, 0), (0, 1), (1, 1), (1, 2), (0, 2))
    lines = lines_of(FloorPlan(drawing(), small_grid(layers=crossing), 25))
    assert lines[1].count("┿") == 1, "through the wall between A2 and B2"
    assert lines[2] == "         ╹   │  ·≈≈≈│≈≈", "down from B2, and across the water"


def test_a_tunnel_is_no_line_across_the_grid() -> None:
    jump = way((1, 0), (1, 2))
    assert "─" not in "".join(lines_of(FloorPlan(drawing(), small_grid(layers=jump), 25)))


def test_an_option_is_numbered_where_it_leads_if_there_is_room() -> None:
    drawn = drawing()
    drawn.told = {"map:1.2": 4, "map:0.1": 12}
    assert "4:♛1" in lines_of(FloorPlan(drawn, small_grid(), 25))[-1]
    narrow = lines_of(FloorPlan(drawn, small_grid(), 15))
    assert "♛1" in narrow[-1]
    assert "4:" not in narrow[-1]


def test_squares_of_which_nothing_is_said_show_their_letters() -> None:
    bare = small_grid(spots=tuple(Spot(square=each.square, card="a1") for each in SPOTS))
    assert lines_of(FloorPlan(drawing(), bare, 25))[1].split() == ["2", "o", "┃", "^", "+"]


@pytest.mark.parametrize(("square", "first"), [((1, 0), "1"), ((0, 0), "2"), (None, "1")])
def test_of_a_large_grid_the_rows_around_whoever_acts_are_drawn(
    square: Square | None, first: str
) -> None:
    party = Figure(id="party", name=Words("x"), picture="party", square=square)
    lines = lines_of(FloorPlan(drawing(), small_grid(figures=(party,)), 25), 1)
    assert [line[0] for line in lines if line.strip()[:1].isdigit()] == [first]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_legend_names_what_is_on_the_grid(language: str) -> None:
    drawn = Drawing(GAME, texts(GAME.id, language), width=80, roomy=False)
    legend = [entry.plain for entry in FloorPlan(drawn, small_grid(), 25).legend()]
    signs = [entry.split()[0] for entry in legend]
    assert signs == ["o3", "▲", "♦C", "!2", "♛1", "━", "≈", "═", "─", "•", "☻"]
    assert not any("[" in entry for entry in legend)


# The sheets


def shown(players: int, width: int, **how: int) -> str:
    match = start(GAME.id, players, 3, {}, ["human"] * players)
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawing(width, **how).scene(GAME.scene(match.view(0))))
    return capture.get()


def test_the_own_sheet_is_large_and_others_are_a_line_of_a_table() -> None:
    screen = shown(8, 120)
    assert len(re.findall(r"^■ .* 1/1/1/1 +0 pts +outside", screen, re.MULTILINE)) == 7
    assert screen.count("Flaming Sword 0/2") == 1
    assert screen.count("♦A") == 1


def test_where_the_table_does_not_fit_others_are_told_in_words() -> None:
    screen = shown(8, 80)
    assert len(re.findall(r"^■ .*: Health 4 · 0 pts · outside", screen, re.MULTILINE)) == 7


def test_on_the_smallest_screens_only_the_own_sheet_is_left() -> None:
    screen = shown(8, 80, left_out=FAR_AWAY)
    assert screen.count("■") == 1
    assert "Flaming Sword 0/2" in screen


# Whole games


@pytest.mark.parametrize(
    ("seats", "lang"), [("human", "pl"), ("human,greedy", "en"), ("random,human,random", "pl")]
)
def test_a_whole_game_ends_with_a_scoring_pad(cli: Cli, seats: str, lang: str) -> None:
    ran = cli(*PLAY, seats, "--seed", "2", "--lang", lang, typed=TYPED)
    check_ended(ran)
    pad = ran.out.rstrip().split("\n")[-BOXES - 1 :]
    people = seats.count(",") + 1
    heading, *numbers = pad
    assert re.findall(r"(\d)\. ", heading) == sorted(re.findall(r"(\d)\. ", heading))
    scores = [[int(value) for value in line.split()[-people:]] for line in numbers]
    for column in range(people):
        boxes = [line[column] for line in scores]
        assert sum(boxes[:11]) == boxes[11], "box L is the sum of the others"


def test_several_people_see_only_their_own_cards(cli: Cli) -> None:
    ran = cli(*PLAY, "human,human", "--names", "Ala,Ola", "--seed", "2", typed=["1"] * 20)
    check_ended(ran)
    looks = re.split(r"Pass the device to (\w+)", ran.out)
    assert {"Ala", "Ola"} == set(looks[1::2])
    for name, screen in zip(looks[1::2], looks[2::2], strict=True):
        assert set(re.findall(r"(\w+) is dealt the powers", screen)) <= {name}


def test_the_cards_to_choose_from_say_what_they_do(cli: Cli) -> None:
    out = cli(*PLAY, "human,greedy", "--seed", "3", typed=["q"]).out
    power = GAME.cards["shaman"].texts["en"]
    assert power[:50] in " ".join(out.split())


def test_the_number_in_a_square_leads_there(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "walk.json"
    play = (*PLAY, "human", "--seed", "7", "--save", str(path))
    out = cli(*play, typed=["1", "1", "1", "1"]).out
    entrances = re.findall(r"^1 .*", out, re.MULTILINE)[-1]
    assert re.findall(r"(\d):", entrances) == ["1", "2", "3", "4", "5", "6"]
    walked = cli("play", "--resume", str(path), typed=["6", "q"]).out
    assert "You explore room F1." in walked


def test_what_a_die_can_do_is_told_before_it_is_chosen(cli: Cli) -> None:
    out = cli(*PLAY, "human", "--seed", "9", typed=["1", "1"]).out
    assert re.search(r"White cross \(die 1\) +→ level up the cleric, craft, brew or move", out)


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 columns and 24 rows."""
    sizes = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    for name, value in sizes.items():
        monkeypatch.setenv(name, value)


def screens_of(ran: Ran) -> list[str]:
    return [ESCAPES.sub("", screen) for screen in re.split(r"\x1b\[2J", ran.out)]


def test_an_option_is_chosen_by_the_room_it_leads_to(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "walk.json"
    play = (*PLAY, "human", "--seed", "7", "--save", str(path))
    cli(*play, typed=["1", "1", "1", "1"])
    assert "You explore room F1." in cli("play", "--resume", str(path), typed=["f1"]).out


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", ["! potion", "▲ trap"]), ("pl", ["! mikstura", "▲ pułapka"])]
)
def test_on_a_small_screen_w_shows_everything_page_by_page(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, wanted: list[str]
) -> None:
    small(monkeypatch)
    typed = ["", "1", "1", "", "w", "", "", "", "?", "", "w", "back", "q", "y"]
    ran = cli(*PLAY, "human,greedy", "--seed", "4", "--lang", lang, typed=typed)
    check_ended(ran)
    pages = [screen for screen in screens_of(ran) if re.search(r" \d (of|z) \d · Enter", screen)]
    assert all(page.count("\n") < 24 for page in pages)
    whole = "".join(page for page in pages if "PD-" not in page)
    signs = {"♦", "♛", "½", "↑", "≥", "★", "A, boss 1", *wanted}
    assert not {sign for sign in signs if sign not in whole}
    assert any(all(sign in page for sign in wanted) and "?PD-5.12" in page for page in pages), "?"
    assert "w whole table" in ran.out or "w cały stół" in ran.out


def test_what_concerns_all_is_told_before_what_others_gain(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch)
    seats = "human,random,random,random"
    ran = cli(*PLAY, seats, "--seed", "4", typed=["", "1", "2"] * 100)
    check_ended(ran)
    asked = [screen for screen in screens_of(ran) if "Choose a die (3 left)" in screen]
    assert len(asked) >= 8
    assert all("The roll: " in screen for screen in asked), "the roll never vanishes"
    news = [screen for screen in screens_of(ran) if "What has happened" in screen]
    for number in (4, 7):
        told = next(screen for screen in news if f"Round {number} begins." in screen)
        assert re.search(r"You (fight|flee|have not found)", told), told


def test_lines_about_others_are_left_out_first() -> None:
    heights, weights = [1, 2, 1, 1, 2], [FOR_ALL, OF_OTHERS, OWN_STEPS, OF_OTHERS, FOR_ALL]
    assert kept(heights, weights, 7) == [0, 1, 2, 3, 4]
    assert kept(heights, weights, 6) == [0, 2, 3, 4]
    assert kept(heights, weights, 5) == [0, 2, 4]
    assert kept(heights, weights, 4) == [0, 4]
    assert kept(heights, weights, 1) == [4], "the latest that matters stays"
    assert kept([], [], 3) == []


def test_alone_the_end_tells_the_total_and_the_rank(cli: Cli) -> None:
    out = cli(*PLAY, "human", "--seed", "2", typed=TYPED).out
    assert re.search(r"^Your total: -?\d+\. Your rank: .+\.$", out, re.MULTILINE)
    assert "wins." not in out


def test_looking_up_folds_diacritics_and_does_not_guess_wildly(cli: Cli) -> None:
    typed = ["?plonacy miecz", "?mikstura", "q", "t"]
    out = cli(*PLAY, "human", "--seed", "2", "--lang", "pl", typed=typed).out
    assert "Płonący miecz: Magiczny przedmiot" in out
    assert "Nic się tak nie nazywa: „mikstura”" in out
    assert "Minotaur: " not in out


SCREENS = [
    ("80", "24", "pl", "human,random"),
    ("80", "40", "en", "human,human"),
    ("120", "40", "pl", "human,random,random,random,random,random,random,random"),
    ("160", "70", "en", "human,random"),
    ("40", "20", "pl", "human,random,random"),
]


@pytest.mark.parametrize(("columns", "rows", "lang", "seats"), SCREENS)
def test_screens_of_every_size(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: str, rows: str, lang: str, seats: str
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", rows)
    ran = cli(*PLAY, seats, "--seed", "4", "--lang", lang, "--quick", typed=TYPED[:60])
    check_ended(ran)
    screens = [ESCAPES.sub("", screen) for screen in re.split(r"\x1b\[2J", ran.out)]
    longest = max((line for screen in screens for line in screen.split("\n")), key=len)
    assert len(longest) <= int(columns), longest
    if int(columns) >= 80:
        asked = [screen.partition("\n> ")[0].split("\n") for screen in screens[1:]]
        tallest = max(asked, key=len)
        assert len(tallest) + 1 <= int(rows), "\n".join(tallest)
