"""The three kinds of error. All are ``ValueError`` and carry codes and data, no sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .actions import Action
    from .reasons import Problem, Reason
    from .state import State


class NotationError(ValueError):
    """Text that cannot be read.

    ``code`` says what is wrong, ``data`` names the text, ``line`` and ``column`` count from 1.
    """

    def __init__(
        self, code: str, data: Mapping[str, object], *, line: int = 1, column: int = 1
    ) -> None:
        super().__init__(f"{line}:{column}: {code} {dict(data)}")
        self.code = code
        self.data = dict(data)
        self.line = line
        self.column = column


class IllegalAction(ValueError):
    """An action that the rules refuse: the ``reason``, the ``action`` and the ``state`` it met."""

    def __init__(self, reason: Reason, action: Action, state: State) -> None:
        super().__init__(f"{action}: {reason}")
        self.reason = reason
        self.action = action
        self.state = state


class ImpossibleDeal(ValueError):
    """A deal that cannot exist: all its ``problems`` at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{p.code} {p.data}" for p in problems))
        self.problems = tuple(problems)
