"""Outside bots: a class in a file of somebody's, named `file.py:Class`, in a process of its own.

The process is told what its seat may know and nothing else. A world dealt anew stays here and is
played by messages, so there is nothing hidden to reach over there. It is not a sandbox: the code
may do whatever a program of the same user may do.

`crew` says who sits at a table, `host` is this side of the pipe, `child` the other one, and
`messages` what is said on it.
"""
