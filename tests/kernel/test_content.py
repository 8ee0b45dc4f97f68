"""Content is read strictly, and every fault says where it is."""

from pathlib import Path

import pytest

from podziemia.kernel.content import ContentEntry, ContentFault, read_entries


class Thing(ContentEntry, frozen=True, kw_only=True):
    """Something with a number."""

    size: int
    colour: str = "grey"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[thing]]\nid = "a"\nsize = "big"', ["things.toml", "thing a", "size", "int"]),
        ('[[thing]]\nid = "a"', ["thing a", "size"]),
        ('[[thing]]\nid = "a"\nsize = 1\nweight = 2', ["thing a", "weight"]),
        ("[[thing]]\nsize = 1", ["number 1", "id"]),
        ('[[thing]]\nid = "a"\nsize = 1\n[[thing]]\nid = "a"\nsize = 1', ["thing a", "twice"]),
        ('[[other]]\nid = "a"', ["things.toml", "other"]),
        ("[[thing", ["things.toml", "TOML"]),
    ],
)
def test_a_fault_names_the_file_the_entry_the_key_and_the_reason(
    tmp_path: Path, text: str, words: list[str]
) -> None:
    path = tmp_path / "things.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentFault) as fault:
        read_entries(path, "thing", Thing)
    for word in words:
        assert word in str(fault.value)


def test_good_content_is_read(tmp_path: Path) -> None:
    path = tmp_path / "things.toml"
    path.write_text('[[thing]]\nid = "a"\nsize = 1\n', encoding="utf-8")
    assert read_entries(path, "thing", Thing) == [Thing(id="a", size=1)]
