"""`python -m podziemia` is the command `podziemia`."""

from podziemia.cli import main

if __name__ == "__main__":
    main()
