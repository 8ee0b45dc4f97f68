"""The table in the terminal: drawing scenes, listing options, a sitting of people and bots.

Commands import it when they need it: it is large, and `--help` is to be quick.
"""
