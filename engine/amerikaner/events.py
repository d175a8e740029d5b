"""What happened: the last action of a state as events, each with the clause it shows.

An action can be several events: the lead is a lead, a call and a trump; the last card of a
trick is a card and a trick won. The words for them live with their language.
"""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Bid, Discard, Open, Pass, Play
from .cards import Card
from .clauses import Clause
from .reasons import Value
from .rules import AMERIKANER
from .state import State


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    :ivar id: e.g. ``trick-won``
    :ivar clause: the clause of the rules that it shows
    :ivar data: seats as numbers, cards and suits as ids, counts as numbers
    """

    id: str
    clause: Clause
    data: dict[str, Value]

    def as_json(self) -> dict[str, object]:
        """The event as plain JSON values."""
        return {"id": self.id, "clause": self.clause.value, "data": self.data}


def events(state: State) -> list[Event]:
    """What the last action brought about; for the first state, the deal itself."""
    before, action = state.previous, state.action
    if before is None or action is None:
        dealer = state.deal.dealer
        return [Event("deal", Clause.DEAL_TWELVE, {"dealer": dealer})]
    seat = before.to_act
    assert seat is not None
    match action:
        case Bid():
            found = [_bid(state, seat, action)]
        case Pass():
            found = [Event("pass", Clause.BID_PASS_FINAL, {"seat": seat})]
        case Discard():
            data: dict[str, Value] = {"seat": seat, "count": len(action.cards)}
            found = [Event("discard", Clause.KITTY_DISCARD, data)]
        case Open():
            found = _opening(seat, action)
        case Play():
            found = [_card(before, seat, action.card)]
    if before.phase == "auction" and state.declarer is not None:
        found.extend(_auction_won(state))
    winner = state.trick_winner
    if winner is not None:
        found.append(_trick_won(state, winner))
    if state.is_over:
        found.extend(_outcome(state))
    return found


def _bid(state: State, seat: int, bid: Bid) -> Event:
    if bid.tricks == AMERIKANER:
        data: dict[str, Value] = {"seat": seat, "tricks": state.rules.tricks}
        return Event("amerikaner", Clause.BID_AMERIKANER, data)
    first = state.previous is not None and state.previous.contract is None
    clause = Clause.BID_NUMBER if first else Clause.BID_HIGHER
    return Event("bid", clause, {"seat": seat, "bid": bid.tricks})


def _bid_value(contract: int | None) -> Value:
    return "A" if contract == AMERIKANER else contract


def _auction_won(state: State) -> list[Event]:
    clause = Clause.BID_AMERIKANER if state.contract == AMERIKANER else Clause.BID_END
    won: dict[str, Value] = {"seat": state.declarer, "bid": _bid_value(state.contract)}
    found = [Event("auction-won", clause, won)]
    if state.rules.kitty_size:
        taken: dict[str, Value] = {"seat": state.declarer, "count": state.rules.kitty_size}
        found.append(Event("kitty", Clause.KITTY_TAKE, taken))
    return found


def _opening(seat: int, action: Open) -> list[Event]:
    if action.called is None:
        return [Event("lead", Clause.LEAD_BIDDER, {"seat": seat, "card": action.lead.text})]
    data: dict[str, Value] = {
        "seat": seat,
        "lead": action.lead.text,
        "called": action.called.text,
    }
    return [
        Event("lead-call", Clause.CALL_CARD, data),
        Event("trump", Clause.LEAD_TRUMP, {"suit": action.lead.suit.letter}),
    ]


def _card(before: State, seat: int, card: Card) -> Event:
    data: dict[str, Value] = {"seat": seat, "card": card.text}
    led = before.led_suit
    if led is None:
        trump_led = card.suit is before.trump
        return Event("lead", Clause.PLAY_TRUMP_LEAD if trump_led else Clause.PLAY_NEXT, data)
    if card is before.called and before.tricks_played == 0:
        return Event("called", Clause.CALL_OWNER, {**data, "declarer": before.declarer})
    if card.suit is led:
        return Event("play", Clause.PLAY_FOLLOW, data)
    return Event("ruff" if card.suit is before.trump else "throw", Clause.PLAY_FREE, data)


def _trick_won(state: State, winner: int) -> Event:
    card = next(card for seat, card in state.trick if seat == winner)
    data: dict[str, Value] = {"seat": winner, "card": card.text, "trick": state.tricks_played}
    return Event("trick-won", Clause.PLAY_WINNER, data)


def _outcome(state: State) -> list[Event]:
    if state.result == "all-pass":
        return [Event("all-pass", Clause.BID_ALL_PASS, {})]
    declarer, contract = state.declarer, state.contract
    assert declarer is not None
    assert contract is not None
    if state.result == "no-call":
        return [Event("no-call", Clause.CALL_NONE, {"seat": declarer})]
    scores = state.scores()
    assert scores is not None
    made = state.result == "made"
    if contract == AMERIKANER:
        name, clause = ("amerikaner-made" if made else "amerikaner-lost"), Clause.SCORE_AMERIKANER
        data: dict[str, Value] = {"seat": declarer, "points": scores[declarer]}
        found = [Event(name, clause, data)]
    else:
        side = side_tricks(state)
        data = {"bid": contract, "tricks": side}
        if made:
            over = side - contract
            clause = Clause.SCORE_OVER if over else Clause.SCORE_MADE
            found = [Event("made", clause, {**data, "over": over})]
        else:
            found = [Event("lost", Clause.SCORE_LOST, {**data, "short": contract - side})]
    found.extend(_score(state, seat, points) for seat, points in enumerate(scores))
    return found


def _score(state: State, seat: int, points: int) -> Event:
    if state.contract == AMERIKANER:
        clause = Clause.SCORE_AMERIKANER
    elif seat not in (state.declarer, state.partner):
        clause = Clause.SCORE_DEFENDER
    else:
        clause = Clause.SCORE_MADE if state.result == "made" else Clause.SCORE_LOST
    return Event("score", clause, {"seat": seat, "points": points})


def side_tricks(state: State) -> int:
    """Tricks of the declarer and of the partner once shown; 0 while there is no declarer."""
    if state.declarer is None:
        return 0
    partner = state.partner
    return state.taken[state.declarer] + (state.taken[partner] if partner is not None else 0)
