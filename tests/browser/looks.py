"""What every screen owes to everybody: readable for all, nothing cut off, a picture to look at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped] # has no types
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person

STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
AXE: Final = f"""async () => {{
  const run = {{ type: 'tag', values: {json.dumps(STANDARDS)} }};
  const {{ violations }} = await axe.run({{ runOnly: run, resultTypes: ['violations'] }});
  return violations.flatMap(({{ id, help, nodes }}) =>
    nodes.map((node) => `${{id}}: ${{help}}: ${{node.html}} ${{node.failureSummary}}`));
}}"""
SMALL: Final = """(least) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim(), around = walk.currentNode.parentElement;
    if (!text || !around.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const { width, height } = range.getBoundingClientRect();
    const drawn = around.ownerSVGElement ? around.getScreenCTM().a : around.currentCSSZoom;
    const size = parseFloat(getComputedStyle(around).fontSize) * drawn;
    if (width > 2 && height > 2 && size < least) found.add(`${text} (${size.toFixed(1)} px)`);
  }
  return [...found];
}"""
"""Words whose letters are smaller than so many pixels."""
LEAST: Final = 10.95
TORN: Final = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set(), range = document.createRange();
  const top = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (node.parentElement.ownerSVGElement) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}\\u00AD]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length < 2) continue;
      for (let at = 1; at < word.length; at += 1) {
        if (word.slice(at - 1, at + 1).includes('\\u00AD')) continue;
        if (top(node, index + at) - top(node, index + at - 1) > 5) found.add(word);
      }
    }
  }
  return [...found];
}"""
"""Words that are broken in the middle, without a hyphen."""
WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie over each other."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    across = abs(2 * (here["x"] - there["x"]) + here["width"] - there["width"])
    down = abs(2 * (here["y"] - there["y"]) + here["height"] - there["height"])
    return across < here["width"] + there["width"] and down < here["height"] + there["height"]


def small(page: Page) -> list[str]:
    """What is written too small for many eyes, and how large it is."""
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found


def torn(page: Page) -> list[str]:
    """What is broken in the middle of a word, without a hyphen."""
    found: list[str] = page.evaluate(TORN)
    return found


class Looks:
    """Looks at screens, and keeps a picture of each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wrong: list[str] = []

    def at(self, person: Person, screen: str, *controls: Locator, in_sight: bool = False) -> None:
        """Look at a screen; its controls must be inside it, and perhaps in sight at once."""
        page = person.page
        size = page.viewport_size
        assert size is not None
        theme = page.locator("html").get_attribute("data-theme")
        name = f"{screen}-{person.lang}-{size['width']}-{theme}"
        for control in controls:
            expect(control).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        page.screenshot(path=self.folder / f"{name}.png")
        if wider := page.evaluate(WIDER):
            self.wrong.append(f"{name}: scrolls sideways by {wider} px")
        for control in controls:
            box: Any = control.bounding_box()
            cut = box["x"] < 0 or box["x"] + box["width"] > size["width"]
            below = box["y"] < 0 or box["y"] + box["height"] > size["height"]
            if cut or (in_sight and below):
                self.wrong.append(f"{name}: {control.inner_text()!r} is cut off: {box}")
        page.evaluate(AXE_SCRIPT)
        self.wrong += [f"{name}: {violation}" for violation in page.evaluate(AXE)]
