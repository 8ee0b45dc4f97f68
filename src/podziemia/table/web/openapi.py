"""The description of the HTTP interface, made from the list of what may be asked for."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from podziemia.table import wire
from podziemia.table.web.endpoints import ENDPOINTS, Endpoint, Ftl, RecordFile

REF: Final = "#/components/schemas/{name}"
FAULTS: Final = ("404", "409", "413", "422", "429", "500", "503")


def types_of(endpoint: Endpoint) -> list[Any]:
    """What an endpoint receives and sends as JSON."""
    return [
        kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, Ftl, RecordFile)
    ]


@cache
def openapi() -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for endpoint in ENDPOINTS for kind in types_of(endpoint)]
    schemas, components = msgspec.json.schema_components([*kinds, wire.Fault], ref_template=REF)
    by_type = dict(zip(map(repr, [*kinds, wire.Fault]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        operation = describe(endpoint, by_type)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    bearer = {"type": "http", "scheme": "bearer", "description": "A person's token."}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Podziemia: the table", "version": "1"},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"person": bearer}},
    }


def describe(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    """One thing that may be asked for."""
    in_path = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [parameter(name, "path", ()) for name in in_path]
    parameters += [parameter(name, "query", known) for name, known in endpoint.query.items()]
    fault = {"description": "Why not", "content": content(by_type[repr(wire.Fault)])}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.what,
        "parameters": parameters,
        "responses": {"200": answer(endpoint, by_type), **dict.fromkeys(FAULTS, fault)},
    }
    if endpoint.body is not None:
        schema = {"type": "object"} if endpoint.body is RecordFile else by_type[repr(endpoint.body)]
        operation["requestBody"] = {"required": True, "content": content(schema)}
    if endpoint.private:
        operation["security"] = [{"person": []}, {}]
    return operation


def parameter(name: str, where: str, known: tuple[str, ...]) -> dict[str, Any]:
    """A part of the path or of the query."""
    schema: dict[str, Any] = {"type": "string", "minLength": 1}
    if known:
        schema = {"enum": list(known)}
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def answer(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    """What is sent when all is well."""
    if endpoint.answer is Ftl:
        return {"description": endpoint.what, "content": {"text/plain": {}}}
    if endpoint.answer is RecordFile:
        return {"description": endpoint.what, "content": content({"type": "object"})}
    if endpoint.answer is None:
        return {"description": endpoint.what, "content": content({"type": "null"})}
    return {"description": endpoint.what, "content": content(by_type[repr(endpoint.answer)])}


def content(schema: Any) -> dict[str, Any]:
    """A body of JSON."""
    return {"application/json": {"schema": schema}}


@cache
def protocol() -> dict[str, Any]:
    """The messages of the socket as JSON Schema."""
    (client, server), components = msgspec.json.schema_components(
        [wire.ClientMessage, wire.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {"client": client, "server": server, "$defs": components}
