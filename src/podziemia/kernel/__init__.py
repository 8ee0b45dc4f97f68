"""The kernel: rules as generators, and the match that drives them. It knows no game.

Here belong asking, chance, records, views' plumbing, texts and the registry; not a single rule of
any game.
"""
