"""DF-13: the throw, from the gesture of a hand to the facts that the rules judge.

What the rules need, by its module:

- `facts`: `Request` and `FlipRequest` say what is thrown, `Facts` what a die did;
- `gesture`: `hand(request)` and `flick(request)` are the free answers `Throw` and `Flip`;
- `table`: `reported(request)` and `flip_reported(dice)` are the free answers `Report` and
  `FlipReport`, `landed(request, report)` and `flipped(request, report)` what they come to;
- `world`: `landing(request, skill)` and `flipping(request)` are what the world is asked,
  `answer_throw(request, throw, rng)` and `answer_flip(request, flip, rng)` what physics answers;
- `judge`: `judge(facts, required)` and `judge_flip(flipped)`, pure functions.

`sampled` draws from distributions, `physics` simulates; the rules import neither.
"""
