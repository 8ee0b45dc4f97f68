"""The table: a server at which people and bots play the games, and what keeps their matches.

The rooms, from the outside in: `web` reads requests, `lobby` brings people to a table, `live` keeps
the tables that are in use, `journal` knows what was done at one, and `storage` keeps it. `wire` is
what crosses the network, `tokens` the secrets of people and seats, `clock` the time of day,
`metrics` what is measured.
"""
