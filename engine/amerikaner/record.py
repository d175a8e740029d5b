"""A deal as text that a person can write, in the family of PBN.

Tag lines in brackets, then the auction, the discards, the call and the play, one trick a
line; comments after ``;``. Everything after the deal is optional, so a record may stop
anywhere::

    [Rules "standard"]
    [Dealer "N"]
    [Deal "N:4.A.T8642.QT983 AK.T862.AJ973.2 T852.KQJ94.KQ.A QJ96.53.5.K7654"]
    [Kitty "73.7..J"]
    [Auction] 6 7 - - -
    [Discard "7532..."]
    [Call "AH"]
    [Play]
    4H 3H AH 2H

``[Rules]`` is a table's text (see `rules`). Seats are N E S W with four players, else their
numbers from 0. With house rules there may be ``[Trump "S"]`` after the call (``-`` for no
trump), and ``R`` in the auction for a redeal claim.

A state and its record are the same thing in two forms: `parse_record` gives the state at the
record's end, `format_record` the one canonical text of a state.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from .actions import (
    CLAIM,
    Action,
    Bid,
    Call,
    Claim,
    Discard,
    Open,
    Pass,
    Play,
    call_text,
    parse_call,
    parse_trump,
    trump_text,
)
from .cards import Card, Hand, Suit, card_from_text, dotted, parse_dotted
from .errors import IllegalAction, ImpossibleDeal, NotationError
from .frozen import dataclass
from .reasons import Problem, Value
from .rules import AMERIKANER, STANDARD, Rules, pack, read_rules
from .state import Deal, State, deal_problems

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal, TypeVar

    T = TypeVar("T")

CLAIM_TEXT: Final = "R"
"""A redeal claim among the calls of a record."""
MAX_LENGTH: Final = 20_000
"""The longest record text that is read, in characters; a whole deal takes about 500."""

VALUE_TAGS: Final = ("Rules", "Dealer", "Deal", "Kitty", "Discard", "Call", "Trump")
SECTION_TAGS: Final = ("Auction", "Play")

_TAG = re.compile(r"\[\s*(?P<name>[A-Za-z]+)(?P<gap>\s*)(?:\"(?P<value>[^\"]*)\")?\s*\]")

# A bid or card refused for one of these has happened all the same, so the rest of the record
# can still be looked at. After any other refusal what follows has no meaning.
_CARRY_ON: Final = frozenset(
    {
        "must-follow",
        "must-play-called",
        "not-in-hand",
        "already-played",
        "below-lowest",
        "not-higher",
        "above-highest",
    }
)


def seat_letters(players: int) -> str:
    """The seats as a record writes them, seat 0 first.

    >>> seat_letters(4), seat_letters(5)
    ('NESW', '01234')
    """
    return "NESW" if players == 4 else "012345"[:players]


def parse_record(text: str) -> State:
    """The state at the end of a record.

    :raises NotationError: text that cannot be read; the first fault, with line and column
    :raises ImpossibleDeal: cards that cannot be dealt so; all problems
    :raises IllegalAction: the first action that the rules refuse
    """
    reader = _Reader(text)
    state = reader.read()
    if reader.unreadable:
        raise reader.unreadable[0]
    if reader.impossible:
        raise ImpossibleDeal(reader.impossible)
    if reader.refused:
        raise reader.refused[0]
    assert state is not None
    return state


def record_problems(text: str) -> list[Problem]:
    """Everything wrong with a record, by line and column; [] when it can be replayed.

    A card that the rules refuse is reported and taken as played, so that what comes after it
    is looked at too. Clauses are those of the rules that are broken; None for unreadable text.
    """
    reader = _Reader(text)
    reader.read()
    return sorted(reader.problems, key=lambda p: (p.line, p.column))


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    line: int
    column: int


class _Reader:
    """One reading of one text, collecting every problem on the way."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tags: dict[str, _Token] = {}
        self.sections: dict[str, list[_Token]] = {}
        self.garbled: set[str] = set()
        self.unreadable: list[NotationError] = []
        self.impossible: list[Problem] = []
        self.refused: list[IllegalAction] = []
        self.problems: list[Problem] = []

    def read(self) -> State | None:
        self.text = self.text.removeprefix("\ufeff")  # some editors put a byte order mark first
        if len(self.text) > MAX_LENGTH:
            self._unreadable("too-long", {"count": len(self.text), "highest": MAX_LENGTH})
            return None
        self._split()
        deal = self._deal()
        steps = list(self._steps(deal.rules.players if deal else STANDARD.players))
        if deal is None or self.unreadable:
            # With a call or a card unread, whose turn the rest was is anybody's guess.
            return None
        return self._replay(State(deal), steps)

    # Text -> tags and sections --------------------------------------------------------------

    def _split(self) -> None:
        section: list[_Token] | None = None
        for number, raw in enumerate(self.text.splitlines(), start=1):
            line = raw.partition(";")[0]
            rest = 0
            start = len(line) - len(line.lstrip())
            if line[start : start + 1] == "[":
                match = _TAG.match(line, start)
                if match is None:
                    shown = line[start : start + 40].rstrip()
                    self._unreadable("unreadable-tag", {"text": shown}, number, start + 1)
                    self.garbled.update(re.findall(r"[A-Za-z]+", shown)[:1])
                    section = None
                    continue
                section = self._open_tag(match, number)
                rest = match.end()
            for word in re.finditer(r"\S+", line[rest:]):
                token = _Token(word.group(), number, rest + word.start() + 1)
                if section is None:
                    data = {"text": token.text[:40]}
                    self._unreadable("text-outside", data, number, token.column)
                    break
                section.append(token)

    def _open_tag(self, match: re.Match[str], line: int) -> list[_Token] | None:
        """Note a tag; the list that takes the words after it, or None when no words may follow."""
        name, value = match["name"], match["value"]
        column = match.start() + 1
        if name in self.tags or name in self.sections:
            self._unreadable("repeated-tag", {"tag": name}, line, column)
            return []
        if name in SECTION_TAGS and value is None:
            return self.sections.setdefault(name, [])
        if name in VALUE_TAGS and value is not None:
            self.tags[name] = _Token(value, line, match.start("value") + 1)
        elif name in VALUE_TAGS or name in SECTION_TAGS:
            self._unreadable("unreadable-tag", {"text": match.group()[:40]}, line, column)
            self.garbled.add(name)
        else:
            self._unreadable("unknown-tag", {"tag": name[:40]}, line, column)
            return []
        return None

    # Tags -> the deal -----------------------------------------------------------------------

    def _deal(self) -> Deal | None:
        unreadable_before = len(self.unreadable)
        rules = self._rules()
        dealer = self._dealer(rules)
        hands = self._hands(rules)
        kitty = self._kitty()
        if dealer is None or hands is None or len(self.unreadable) > unreadable_before:
            return None
        cards = [[card for card, _ in hand] for hand in hands]
        if kitty is None:
            held = Hand.of(card for hand in cards for card in hand)
            kitty_cards = [card for card in pack(rules) if card not in held]
        else:
            kitty_cards = [card for card, _ in kitty]
        found = deal_problems(rules, cards, kitty_cards)
        if kitty is None:
            # Nobody wrote a kitty, so its size is no fault of its own: the hands are wrong.
            found = [problem for problem in found if problem.code != "kitty-size"]
        if found:
            # The cards and where each stands, to say where the trouble is.
            places = [place for hand in (*hands, kitty or []) for place in hand]
            for problem in found:
                self._impossible(self._placed(problem, places, hands))
            return None
        return Deal(tuple(Hand.of(hand) for hand in cards), Hand.of(kitty_cards), dealer, rules)

    def _rules(self) -> Rules:
        tag = self.tags.get("Rules")
        if tag is None:
            return STANDARD
        rules, problems = read_rules(tag.text)
        for problem in problems:
            column = tag.column + max(problem.column, 1) - 1
            self._unreadable(problem.code, problem.data, tag.line, column)
        return rules

    def _dealer(self, rules: Rules) -> int | None:
        tag = self._required("Dealer")
        if tag is None:
            return None
        seats = seat_letters(rules.players)
        if len(tag.text) != 1 or tag.text not in seats:
            self._unreadable("unreadable-seat", {"text": tag.text[:20]}, tag.line, tag.column)
            return None
        return seats.index(tag.text)

    def _hands(self, rules: Rules) -> list[list[tuple[Card, _Token]]] | None:
        """The hands by seat, each card with its place in the text."""
        tag = self._required("Deal")
        if tag is None:
            return None
        seats = seat_letters(rules.players)
        if len(tag.text) < 2 or tag.text[0] not in seats or tag.text[1] != ":":
            self._unreadable("unreadable-deal", {"text": tag.text[:20]}, tag.line, tag.column)
            return None
        first = seats.index(tag.text[0])
        hands = []
        for word in re.finditer(r"\S+", tag.text[2:]):
            column = tag.column + 2 + word.start()
            hands.append(self._cards(_Token(word.group(), tag.line, column)))
        count = len(hands)
        if count != rules.players:
            # deal_problems says how many hands are missing; seats cannot be told apart then.
            return hands
        return [hands[(seat - first) % count] for seat in range(count)]

    def _kitty(self) -> list[tuple[Card, _Token]] | None:
        tag = self.tags.get("Kitty")
        return None if tag is None else self._cards(tag)

    def _cards(self, token: _Token) -> list[tuple[Card, _Token]]:
        cards = self._try(token, lambda text: parse_dotted(text, repeats=True)) or []
        columns = [i for i, letter in enumerate(token.text) if letter != "."]
        return [
            (card, _Token(card.text, token.line, token.column + i))
            for card, i in zip(cards, columns, strict=False)
        ]

    def _placed(
        self,
        problem: Problem,
        places: list[tuple[Card, _Token]],
        hands: list[list[tuple[Card, _Token]]],
    ) -> Problem:
        """The same problem with the line and column at fault."""
        spot = self.tags["Deal"]
        seat = problem.data.get("seat")
        if problem.code == "card-twice":
            spots = [place for card, place in places if card.text == problem.data["card"]]
            told = sum(p.code == "card-twice" and p.data == problem.data for p in self.impossible)
            spot = spots[told + 1]
        elif problem.code == "kitty-size":
            spot = self.tags.get("Kitty", spot)
        elif isinstance(seat, int) and seat < len(hands) and hands[seat]:
            spot = hands[seat][0][1]
        return Problem(problem.code, problem.clause, problem.data, spot.line, spot.column)

    # Tags and sections -> actions -----------------------------------------------------------

    def _steps(self, players: int) -> Iterator[tuple[_Token, Action]]:
        """What was done, in order, each with its place in the text."""
        calls: list[tuple[_Token, Call | Claim]] = []
        for token in self.sections.get("Auction", []):
            if token.text == CLAIM_TEXT:
                calls.append((token, CLAIM))
                continue
            call = self._try(token, parse_call)
            if call is not None:
                calls.append((token, call))
        yield from _without_log_passes(calls, players)
        if tag := self.tags.get("Discard"):
            discard = self._try(tag, Discard.of)
            if discard is not None:
                yield tag, discard
        # Where all have passed and play goes on, nobody opens: the first card is one like others.
        opens = not calls or any(not isinstance(call, Pass) for _, call in calls)
        plays = []
        for token in self.sections.get("Play", []):
            card = self._try(token, card_from_text)
            if card is not None:
                plays.append((token, card))
        called = None
        tag = self.tags.get("Call")
        if tag is not None:
            called = self._try(tag, card_from_text)
            if not plays or not opens:
                self._unreadable("call-without-lead", {"card": tag.text}, tag.line, tag.column)
        trump: Suit | Literal["led"] | None = "led"
        named = self.tags.get("Trump")
        if named is not None:
            if called is None:
                self._unreadable("trump-without-call", {}, named.line, named.column)
            elif (read := self._try(named, lambda text: (parse_trump(text),))) is not None:
                trump = read[0]
        for number, (token, card) in enumerate(plays):
            if number == 0 and opens:
                place = tag if tag is not None and called is not None else token
                yield place, Open(card, called, trump)
            else:
                yield token, Play(card)

    def _replay(self, state: State, steps: list[tuple[_Token, Action]]) -> State:
        for token, action in steps:
            bid_refused = bool(self.refused) and isinstance(self.refused[-1].action, Bid)
            if bid_refused and not isinstance(action, Bid | Pass | Claim):
                # Who has won an auction with a refused call in it, nobody can say.
                break
            reason = state.why_illegal(action)
            if reason is not None:
                self.refused.append(IllegalAction(reason, action, state))
                self.problems.append(
                    Problem(reason.code, reason.clause, reason.data, token.line, token.column)
                )
                if reason.code not in _CARRY_ON or not isinstance(action, Play | Bid):
                    break
                state = state.after_refused(action)
            else:
                state = state.apply_unchecked(action)
        return state

    # Problems -------------------------------------------------------------------------------

    def _required(self, name: str) -> _Token | None:
        tag = self.tags.get(name)
        if tag is None and name not in self.garbled:
            self._unreadable("missing-tag", {"tag": name})
        return tag

    def _try(self, token: _Token, read: Callable[[str], T]) -> T | None:
        try:
            return read(token.text)
        except NotationError as error:
            column = token.column + error.column - 1
            self._unreadable(error.code, error.data, token.line, column)
            return None

    def _unreadable(
        self, code: str, data: Mapping[str, object], line: int = 1, column: int = 1
    ) -> None:
        self.unreadable.append(NotationError(code, data, line=line, column=column))
        values: dict[str, Value] = {
            k: v if isinstance(v, int | list) else str(v) for k, v in data.items()
        }
        self.problems.append(Problem(code, None, values, line, column))

    def _impossible(self, problem: Problem) -> None:
        self.impossible.append(problem)
        self.problems.append(problem)


def _without_log_passes(
    calls: list[tuple[_Token, Call | Claim]], players: int
) -> list[tuple[_Token, Call | Claim]]:
    """Calls without the passes a log may show after Amerikaner (clause bid-amerikaner)."""
    for i, (_, call) in enumerate(calls):
        if isinstance(call, Bid) and call.tricks == AMERIKANER:
            passed = sum(isinstance(c, Pass) for _, c in calls[:i])
            end = i + 1
            # Those who had not passed before may be shown passing now, once each.
            while end < len(calls) and isinstance(calls[end][1], Pass):
                if end - i > players - 1 - passed:
                    break
                end += 1
            return calls[: i + 1] + calls[end:]
    return calls


def format_record(state: State) -> str:
    """The canonical text of a deal up to this state; `parse_record` gives the same state back."""
    deal = state.deal
    seats = seat_letters(deal.rules.players)
    lines = [
        f'[Rules "{deal.rules}"]',
        f'[Dealer "{seats[deal.dealer]}"]',
        f'[Deal "{seats[0]}:{" ".join(str(hand) for hand in deal.hands)}"]',
    ]
    if deal.rules.kitty_size:
        lines.append(f'[Kitty "{deal.kitty}"]')
    calls: list[str] = []
    played: list[str] = []
    for action in state.actions():
        match action:
            case Bid() | Pass():
                calls.append(call_text(action))
            case Claim():
                calls.append(CLAIM_TEXT)
            case Discard():
                discard = f'[Discard "{dotted(action.cards)}"]'
                lines.append(_auction_line(calls))
                lines.append(discard)
                calls = []
            case Open():
                if calls:
                    lines.append(_auction_line(calls))
                    calls = []
                if action.called is not None:
                    lines.append(f'[Call "{action.called}"]')
                    if action.trump is not action.lead.suit:
                        lines.append(f'[Trump "{trump_text(action.trump)}"]')
                played.append(action.lead.text)
            case Play():
                if calls:
                    lines.append(_auction_line(calls))
                    calls = []
                played.append(action.card.text)
    if calls:
        lines.append(_auction_line(calls))
    if played:
        lines.append("[Play]")
        size = deal.rules.players
        lines.extend(" ".join(played[i : i + size]) for i in range(0, len(played), size))
    return "\n".join(lines) + "\n"


def _auction_line(calls: list[str]) -> str:
    return "[Auction] " + " ".join(calls)
