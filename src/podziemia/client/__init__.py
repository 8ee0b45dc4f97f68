"""The client: a guest who plays at a table over the network, and a load of many of them.

For programs that play, and for measuring; it knows the messages of the wire and nothing else of
the server.
"""
