"""Secrets: made here or in the browser, kept only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

BYTES: Final = 24  # 192 bits: nobody guesses them


def new_token() -> str:
    """A secret."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """An id that nobody can guess, and no command takes for an option."""
    while not (drawn := new_token())[0].isalnum():
        pass
    return drawn


def hashed(token: str) -> str:
    """What is kept of a secret. It is long and random, so that a plain hash protects it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(kept: str | None, given: str) -> bool:
    """Whether a hash is the one that is kept, in constant time."""
    return hmac.compare_digest(kept or "", given)
