"""Live tables: those in the memory of this process, who looks at them, and the turns of their bots.

What is in memory is a cache of the database, shown to viewers and thrown away when in doubt.
"""
