"""The client in a real browser, as people use it: two seats, a phone, the keyboard, both languages.

Everything is found by its role and its name. A package, so that the browser of these tests is
closed before others begin: while it is open, no event loop can be run beside it.
"""
