"""Whatever cannot be used becomes one sentence and exit code 2, and never a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from podziemia.kernel import registry
from tests.cli.conftest import Cli, Ran
from tests.processes import PATIENCE

PLAY = ("play", "boss_monster")
BAD = [
    (("gams",), "did you mean games"),
    (("frobnicate",), "There is no command frobnicate"),
    (("games", "--frobnicate"), "There is no option --frobnicate"),
    (("games", "more"), "more"),
    (("games", "--lang", "de"), "There is no language “de”"),
    (("replay",), "FILE is missing"),
    (("play",), "Say which game to play"),
    (("play", "chess"), "There is no game called “chess”"),
    (("play", "chess", "--lang", "pl"), "Nie ma gry o nazwie „chess”"),
    ((*PLAY, "--seats", "human"), "for 2 to 4 players, not for 1"),
    ((*PLAY, "--seats", "human,random,random,random,random"), "not for 5"),
    ((*PLAY, "--seats", "human,skynet"), "There is no bot called “skynet”"),
    ((*PLAY, "--seats", ""), "Name who sits at every seat, for example human,random."),
    ((*PLAY, "--seats", "human,,random", "--lang", "pl"), "kto siedzi na każdym miejscu"),
    ((*PLAY, "--names", "Ala,Ola,Ela"), "3 names are given for 2 seats"),
    (("simulate", "boss_monster", "--workers", "-3"), "-3 is no number of processes"),
    (("simulate", "boss_monster", "--games", "0"), "0 is no number of matches"),
    (("simulate", "boss_monster", "--games", "0", "--lang", "pl"), "Podaj 1 lub więcej"),
    ((*PLAY, "--seats", "human,random", "--option", "speed=1"), "no table option called “speed”"),
    ((*PLAY, "--seats", "human,random", "--option", "hard_mode"), "key=value"),
    ((*PLAY, "--seats", "human,random", "--option", "hard_mode=maybe"), "cannot be “maybe”"),
    ((*PLAY, "--seats", "human,random", "--option", "stall_rounds=0"), "cannot be “0”"),
    ((*PLAY, "--seats", "human,random", "--option", "stall_rounds=x"), "cannot be “x”"),
    ((*PLAY, "--save", "/no/such/folder/a.json"), "/no/such/folder to save to. Make it"),
    ((*PLAY, "--resume", "/no/such/file.json"), "/no/such/file.json. Check the path"),
    (("replay", "/no/such/file.json", "--lang", "pl"), "Nie ma pliku /no/such/file.json"),
    (("replay", "/"), "/ cannot be used"),
    (("rules", "chess"), "There is no game called “chess”"),
    (("rules", "BM-5.199"), "did you mean one of BM-5.19"),
    (("rules", "boss_monster", "QQQ"), "There is no rule QQQ, and none that speaks of it"),
    (
        ("simulate", "boss_monster", "--games", "many"),
        "“many” does not fit --games: a whole number",
    ),
    (("bench", "--seconds", "x", "--lang", "pl"), "„x” nie pasuje do --seconds: potrzebna jest"),
    (("serve", "--port", "99999"), "“99999” does not fit --port: 65535 or less is wanted"),
    (("serve", "--bots", "0", "--lang", "pl"), "liczba nie mniejsza niż 1; zobacz podziemia serve"),
    (("serve", "--bots", "9" * 5000), "something else is wanted"),
    (("play", "--resume"), "--resume needs a value"),
    (("games", "--json=3"), "--json takes no value"),
    (("games", "more", "--lang", "pl"), "podano jeszcze „more”"),
    ((*PLAY, "--save", "/"), "/ is a folder; give a file, for example /match.json"),
    (("play", "--resume", "/", "--lang", "pl"), "/ to folder; podaj plik"),
    ((*PLAY, "--names", "Ala,Ala"), "Two players cannot both be called Ala"),
    ((*PLAY, "--option", "hard_mode=on", "--option", "hard_mode=off"), "hard_mode is given twice"),
    (("rules", "BM-99.9", "--lang", "pl"), "Nie ma zasady BM-99.9"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=[" ".join(a) for a, _ in BAD])
def test_bad_input_is_refused_with_a_sentence(
    cli: Cli, arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in cli(*arguments).refused()


DAMAGE = [
    ("nothing in it", lambda text: ""),
    ("cut off", lambda text: text[: len(text) // 2]),
    ("not JSON", lambda text: "once upon a time"),
    ("a list", lambda text: "[]"),
    ("a field too many", lambda text: text.replace("{", '{"more": 1,', 1)),
    ("a field missing", lambda text: text.replace('"check"', '"checks"')),
    ("another version", lambda text: text.replace('"version": 2', '"version": 999')),
    ("another format", lambda text: text.replace('"podziemia": 2', '"podziemia": 1')),
    ("another game", lambda text: text.replace("boss_monster", "chess")),
    ("another check value", lambda text: text.replace('"check": "', '"check": "00')),
    ("another seed", lambda text: text.replace('"seed": 3', '"seed": 4')),
    ("too many players", lambda text: text.replace('"players": 2', '"players": 7')),
    ("an unknown choice", lambda text: text.replace('"type":"pass"', '"type":"cheat"', 1)),
]


@pytest.mark.parametrize(("what", "damage"), DAMAGE, ids=[what for what, _ in DAMAGE])
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")], ids=["replay", "resume"])
def test_a_damaged_record_is_refused_with_a_sentence(
    cli: Cli, saved: Path, what: str, damage: Cli, command: tuple[str, ...]
) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(str(damage(text)), encoding="utf-8")
    assert saved.read_text(encoding="utf-8") != text, "the damage has missed"
    cli(*command, str(saved)).refused()


def test_bytes_that_are_no_text_are_refused(cli: Cli, saved: Path) -> None:
    saved.write_bytes(b'{"podziemia": "\xff\xfe"}')
    assert "not a complete record" in cli("replay", str(saved)).refused()


def test_a_record_of_an_unknown_bot_is_refused(cli: Cli, saved: Path) -> None:
    record = json.loads(saved.read_text(encoding="utf-8"))
    record["seats"][1] = "skynet"
    saved.write_text(json.dumps(record), encoding="utf-8")
    assert "not what happened then" in cli("play", "--resume", str(saved)).refused()


def test_a_saved_match_is_not_written_over(cli: Cli, saved: Path) -> None:
    before = saved.read_bytes()
    refused = cli("play", "boss_monster", "--seats", "human,random", "--save", str(saved)).refused()
    assert "is there already" in refused
    assert saved.read_bytes() == before


def test_a_saved_match_keeps_its_seed_options_and_game(cli: Cli, saved: Path) -> None:
    resume = ("--resume", str(saved))
    assert "leave out" in cli("play", *resume, "--seed", "9").refused()
    assert "leave out" in cli("play", *resume, "--option", "hard_mode=true").refused()
    assert "3 seats" in cli("play", *resume, "--seats", "human,random,random").refused()
    assert "chess" in cli("play", "chess", *resume).refused()


def test_a_saved_match_of_another_game_is_refused_with_advice(
    cli: Cli, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = registry.find
    others = ("draughts",)
    monkeypatch.setattr(registry, "find", lambda name: name if name in others else find(name))
    refused = cli("play", "draughts", "--resume", str(saved)).refused()
    assert "not of draughts. Leave draughts out, or give another file." in refused


def test_a_full_output_is_named() -> None:
    command = f"{sys.executable} -m podziemia games --lang en > /dev/full"
    done = subprocess.run(  # noqa: S602 -- our own command
        command, shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (
        Ran(done.returncode, done.stdout, done.stderr)
        .refused()
        .startswith("Nothing can be written to standard output: ")
    )


def test_a_bug_is_a_sentence_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        msg = "the table has three legs"
        raise RuntimeError(msg)

    monkeypatch.setattr("podziemia.cli.games.facts", broken)
    ran = cli("games")
    assert ran.code == 1
    assert "RuntimeError: the table has three legs" in ran.err
    assert "Traceback" not in ran.err
    monkeypatch.setenv("PODZIEMIA_DEBUG", "1")
    with pytest.raises(RuntimeError):
        cli("games")


def test_the_real_command_refuses_in_the_language_of_the_environment(real: Cli) -> None:
    assert "Nie ma gry" in real("play", "chess", LC_ALL="pl_PL.UTF-8").refused()
    assert "There is no game" in real("play", "chess", LC_ALL="de_DE.UTF-8").refused()
