"""The journal: what was done at a table as a list of entries, and the match that follows from it.

Plain and synchronous: it knows no database, no clock and no connection.
"""
