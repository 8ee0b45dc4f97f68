"""Who may look at what the server measures of itself: addresses that its host names."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from podziemia.kernel.errors import BadInput

Network: TypeAlias = IPv4Network | IPv6Network


def read_networks(names: Iterable[str]) -> tuple[Network, ...]:
    """Addresses (`127.0.0.1`) and networks (`10.0.0.0/8`)."""
    return tuple(read_network(name) for name in names)


def read_network(name: str) -> Network:
    """An address or a network."""
    try:
        return ip_network(name)
    except ValueError:
        raise BadInput("table-bad-network", {"given": name}) from None


def may_watch(networks: Iterable[Network], address: str) -> bool:
    """Whether somebody at an address may see what is measured."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket without an address
        return False
    return any(found in network for network in networks)
