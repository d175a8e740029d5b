"""Frozen records, as `dataclasses` makes them, in a fraction of the time.

`dataclasses` imports half of the standard library's tools for looking at code, which would take
most of the time that the engine needs to start in a browser. A record made here has all that one
of a frozen dataclass with slots has; for whoever asks `dataclasses` about it, its fields are told
as well. Type checkers see the dataclasses that they know.
"""

from __future__ import annotations

from operator import attrgetter

__all__ = ["dataclass", "field", "replace"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import dataclass, field, replace
    from typing import Any

    Class = Any
else:

    def dataclass(*, frozen, slots):
        """Make a class a frozen record with slots, and no other."""
        assert frozen
        assert slots
        return _record

    def field(**said):
        """What is special about a field: ``default_factory``, ``init``, ``repr``, ``compare``."""
        return _Special(said)

    def replace(record, /, **changes):
        """The same record with other values in some fields."""
        return record.__replace__(**changes)


class _Special:
    """A field that is not like the others."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.said = said


def _record(plain: Class) -> Class:
    names = tuple(plain.__annotations__)
    body = dict(plain.__dict__)
    given = {name: body.pop(name) for name in names if name in body}
    said = {name: value.said for name, value in given.items() if isinstance(value, _Special)}
    asked = [name for name in names if said.get(name, {}).get("init", True)]
    for gone in ("__dict__", "__weakref__"):
        body.pop(gone, None)
    body |= {
        "__slots__": names,
        "__match_args__": tuple(asked),
        "__dataclass_fields__": _FieldsOfDataclasses(given),
        "__setattr__": _set_attribute,
        "__delattr__": _delete_attribute,
        "__repr__": _repr,
        "__eq__": _eq,
        "__hash__": _hash,
        "__replace__": _replace,
        "__getstate__": _get_state,
        "__setstate__": _set_state,
        "_shown": [name for name in names if said.get(name, {}).get("repr", True)],
        "_compared": staticmethod(
            attrgetter(*(name for name in names if said.get(name, {}).get("compare", True)))
        ),
    }
    made = type(plain)(plain.__name__, plain.__bases__, body)
    made.__qualname__ = plain.__qualname__
    made.__init__ = _init(made, asked, given)
    return made


def _init(made: Class, asked: list[str], given: dict[str, Any]) -> Callable[..., None]:
    """``__init__`` with the fields as arguments, written out, since it is called all the time."""
    known: dict[str, Any] = {}
    arguments, lines = ["self"], []
    for name in asked:
        value = name
        if name in given:
            default = given[name]
            factory = default.said.get("default_factory") if isinstance(default, _Special) else None
            known[f"_default_{name}"] = default if factory is None else _MISSING
            arguments.append(f"{name}=_default_{name}")
            if factory is not None:
                known[f"_factory_{name}"] = factory
                value = f"_factory_{name}() if {name} is _default_{name} else {name}"
        else:
            arguments.append(name)
        # The slot itself sets it: __setattr__ refuses.
        known[f"_set_{name}"] = getattr(made, name).__set__
        lines.append(f" _set_{name}(self, {value})\n")
    if hasattr(made, "__post_init__"):
        lines.append(" self.__post_init__()\n")
    exec(f"def __init__({', '.join(arguments)}):\n{''.join(lines)}", known)  # noqa: S102
    init: Callable[..., None] = known["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__module__ = made.__module__
    init.__annotations__ = {name: made.__annotations__[name] for name in asked} | {"return": None}
    return init


_MISSING = object()


def _set_attribute(_record: Any, name: str, _value: object) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete_attribute(_record: Any, name: str) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _repr(record: Any) -> str:
    fields = ", ".join([f"{name}={getattr(record, name)!r}" for name in record._shown])
    return f"{type(record).__qualname__}({fields})"


def _eq(record: Any, other: Any) -> Any:
    if other.__class__ is not record.__class__:
        return NotImplemented
    return record._compared(record) == record._compared(other)


def _hash(record: Any) -> int:
    return hash(record._compared(record))


def _replace(record: Any, /, **changes: Any) -> Any:
    return type(record)(**{name: getattr(record, name) for name in record.__match_args__} | changes)


def _get_state(record: Any) -> list[Any]:
    return [getattr(record, name) for name in record.__slots__]


def _set_state(record: Any, values: list[Any]) -> None:
    for name, value in zip(record.__slots__, values, strict=True):
        object.__setattr__(record, name, value)


class _FieldsOfDataclasses:
    """What `dataclasses` looks for, made by `dataclasses` when it does."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given

    def __get__(self, _record: object, made: Class) -> dict[str, Any]:
        import dataclasses

        fields = []
        for name, annotation in made.__annotations__.items():
            given = self.given.get(name, dataclasses.MISSING)
            said = given.said if isinstance(given, _Special) else {"default": given}
            fields.append((name, annotation, dataclasses.field(**said)))
        twin: Any = dataclasses.make_dataclass(made.__name__, fields)
        known: dict[str, Any] = twin.__dataclass_fields__
        made.__dataclass_fields__ = known
        return known
