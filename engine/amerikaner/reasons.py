"""Why not: the answers the engine gives instead of a bare no.

A reason is language-neutral and complete: its data is enough to print "you hold ♥9 ♥4".
"""

from __future__ import annotations

from collections.abc import Mapping

from .clauses import Anchor
from .frozen import dataclass

Value = int | str | list[str] | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused.

    :ivar code: what is wrong, e.g. ``must-follow``
    :ivar clause: the clause of the rules, or the house rule, that refuses it
    :ivar data: what proves it: seats as numbers, cards and suits as ids, counts as numbers
    """

    code: str
    clause: Anchor
    data: Mapping[str, Value]

    def as_json(self) -> dict[str, object]:
        """The reason as plain JSON values."""
        return {"code": self.code, "clause": self.clause.value, "data": dict(self.data)}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a record or a deal, and where.

    :ivar clause: the clause that is broken, or None where the text cannot be read at all
    :ivar line: counts from 1; 0 where the problem has no place in a text
    :ivar column: counts from 1; 0 likewise
    """

    code: str
    clause: Anchor | None
    data: Mapping[str, Value]
    line: int = 0
    column: int = 0

    def as_json(self) -> dict[str, object]:
        """The problem as plain JSON values."""
        return {
            "code": self.code,
            "clause": self.clause.value if self.clause else None,
            "data": dict(self.data),
            "line": self.line,
            "column": self.column,
        }
