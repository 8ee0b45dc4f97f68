"""The overlord's cards: what each of them does when it is played."""
