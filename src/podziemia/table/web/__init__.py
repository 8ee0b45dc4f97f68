"""The web: HTTP, sockets, limits and refusals. It reads what comes in and says what goes out."""
