"""What happened: the last action of a state as events, each with the clause it shows.

An action can be several events: the lead is a lead, a call and a trump; the last card of a
trick is a card and a trick won. The words for them live with their language.
"""

from __future__ import annotations

from . import house
from .actions import Bid, Claim, Discard, Open, Pass, Play
from .cards import JOKER_SUIT, Card
from .clauses import Anchor, Clause, Option
from .frozen import dataclass, replace
from .reasons import Value
from .rules import AMERIKANER, pack, stripped
from .state import State


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    :ivar id: e.g. ``trick-won``
    :ivar clause: the clause of the rules, or the house rule, that it shows
    :ivar data: seats as numbers, cards and suits as ids, counts as numbers
    """

    id: str
    clause: Anchor
    data: dict[str, Value]

    def as_json(self) -> dict[str, object]:
        """The event as plain JSON values."""
        return {"id": self.id, "clause": self.clause.value, "data": self.data}


def events(state: State) -> list[Event]:
    """What the last action brought about; for the first state, the deal itself."""
    before, action = state.previous, state.action
    if before is None or action is None:
        return _dealt(state)
    seat = before.to_act
    assert seat is not None
    match action:
        case Bid():
            found = [_bid(state, seat, action)]
        case Pass():
            found = [Event("pass", Clause.BID_PASS_FINAL, {"seat": seat})]
        case Claim():
            shown: dict[str, Value] = {"seat": seat, "cards": [c.text for c in state.hand(seat)]}
            found = [Event("claim", Option.REDEAL_CLAIM, shown)]
        case Discard():
            found = _discard(state, seat, action)
        case Open() if action.lead.suit is JOKER_SUIT:
            found = [_joker(before, seat, action.lead)]
        case Open():
            found = _opening(seat, action)
        case Play():
            found = [_card(before, seat, action.card)]
    if before.phase == "auction" and state.declarer is not None:
        found.extend(_auction_won(state))
    if before.phase == "auction" and state.is_pass_round:
        data: dict[str, Value] = {"seat": state.to_act}
        found.append(Event("pass-round", Option.ALL_PASS, data))
    winner = state.trick_winner
    if winner is not None:
        found.extend(_trick_won(state, winner))
    if state.is_over:
        found.extend(_outcome(state))
    return found


def _dealt(state: State) -> list[Event]:
    """The cards on the table, and what is not as in the base game about them."""
    deal, rules = state.deal, state.rules
    dealer: dict[str, Value] = {"dealer": deal.dealer}
    found = []
    if twos := stripped(rules):
        data: dict[str, Value] = {"cards": [c.text for c in twos], "count": len(twos)}
        found.append(Event("twos-out", Option.STRIP_TWOS, data))
    if jokers := sum(card.suit is JOKER_SUIT for card in pack(rules)):
        found.append(Event("jokers-in", Option.JOKERS, {"count": jokers}))
    anchor = house.source(rules, Clause.DEAL_TWELVE)
    if anchor is Clause.DEAL_TWELVE:
        found.append(Event("deal", anchor, dealer))
    else:
        data = {**dealer, "count": rules.hand_size, "kitty": rules.kitty_size}
        found.append(Event("deal-numbers", anchor, data))
    if house.shows_kitty(rules):
        cards: list[str] = [card.text for card in deal.kitty]
        found.append(Event("kitty-open", Option.OPEN_KITTY, {"cards": cards}))
    anchor = house.source(rules, Clause.BID_FIRST)
    if anchor is not Clause.BID_FIRST:
        found.append(Event("dealer-first", anchor, {"seat": state.to_act}))
    return found


def _bid(state: State, seat: int, bid: Bid) -> Event:
    if bid.tricks == AMERIKANER:
        data: dict[str, Value] = {"seat": seat, "tricks": state.rules.hand_size}
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
        name = "kitty-open-taken" if house.shows_kitty(state.rules) else "kitty"
        found.append(Event(name, house.source(state.rules, Clause.KITTY_TAKE), taken))
    return found


def _discard(state: State, seat: int, action: Discard) -> list[Event]:
    data: dict[str, Value] = {"seat": seat, "count": len(action.cards)}
    found = [Event("discard", house.source(state.rules, Clause.KITTY_DISCARD), data)]
    if state.rules.kitty_tricks and state.contract != AMERIKANER:
        found.append(Event("kitty-trick", Option.KITTY_TRICK, {"seat": seat}))
    return found


def _opening(seat: int, action: Open) -> list[Event]:
    if action.called is None:
        return [Event("lead", Clause.LEAD_BIDDER, {"seat": seat, "card": action.lead.text})]
    data: dict[str, Value] = {
        "seat": seat,
        "lead": action.lead.text,
        "called": action.called.text,
    }
    found = [Event("lead-call", Clause.CALL_CARD, data)]
    trump = action.trump
    if trump is None:
        found.append(Event("grand", Option.GRAND, {}))
    elif trump is action.lead.suit:
        found.append(Event("trump", Clause.LEAD_TRUMP, {"suit": trump.letter}))
    else:
        found.append(Event("trump-named", Option.FREE_TRUMP, {"suit": trump.letter}))
    return found


def _joker(before: State, seat: int, card: Card) -> Event:
    data: dict[str, Value] = {"seat": seat, "card": card.text}
    if house.jokers_are_trump(before.rules, before.trump):
        return Event("joker-trumps", Option.JOKERS, data)
    return Event("joker-led" if before.is_leading else "joker-thrown", Option.JOKERS, data)


def _card(before: State, seat: int, card: Card) -> Event:
    if card.suit is JOKER_SUIT:
        return _joker(before, seat, card)
    data: dict[str, Value] = {"seat": seat, "card": card.text}
    led = before.led_suit
    if before.is_leading:
        trump_led = card.suit is before.trump
        return Event("lead", Clause.PLAY_TRUMP_LEAD if trump_led else Clause.PLAY_NEXT, data)
    if card is before.called and before.tricks_played == 0:
        return Event("called", Clause.CALL_OWNER, {**data, "declarer": before.declarer})
    if led is None:
        # The first card with a suit after nothing but jokers.
        return Event("play", Option.JOKERS, data)
    if card.suit is led:
        return Event("play", Clause.PLAY_FOLLOW, data)
    return Event("ruff" if card.suit is before.trump else "throw", Clause.PLAY_FREE, data)


def _trick_won(state: State, winner: int) -> list[Event]:
    card = next(card for seat, card in state.trick if seat == winner)
    data: dict[str, Value] = {"seat": winner, "card": card.text, "trick": state.tricks_played}
    found = [Event("trick-won", Clause.PLAY_WINNER, data)]
    if _won_by_two_alone(state):
        found.append(Event("two-wins", Option.LED_TWO, {"seat": winner, "card": card.text}))
    return found


def _won_by_two_alone(state: State) -> bool:
    """Whether the trick on the table would have gone elsewhere without the led two's power."""
    rules, trick = state.rules, [card for _, card in state.trick]
    if not house.two_wins(rules, trick, state.contract):
        return False
    ordinary = replace(rules, led_two="no")
    two, *others = trick
    return any(
        house.beats(ordinary, card, two, trick, state.trump, state.contract) for card in others
    )


def _outcome(state: State) -> list[Event]:
    dealer, rules = state.deal.dealer, state.rules
    if state.result == "redeal":
        return [Event("redeal", Option.REDEAL_CLAIM, {"dealer": dealer})]
    if state.result == "all-pass":
        following = house.next_dealer(rules, dealer, scored=False, all_passed=True)
        if following != dealer:
            return [Event("all-pass-next", Option.ALL_PASS, {"seat": following})]
        return [Event("all-pass", Clause.BID_ALL_PASS, {})]
    if state.result == "pass-round":
        over = Event("pass-round-over", Option.ALL_PASS, {})
        lost = enumerate(house.pass_round_points(state.taken))
        return [over, *(_score(seat, minus, Option.ALL_PASS) for seat, minus in lost)]
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
            beyond = side - contract
            clause = Clause.SCORE_OVER if beyond else Clause.SCORE_MADE
            found = [Event("made", clause, {**data, "over": beyond})]
        else:
            found = [Event("lost", Clause.SCORE_LOST, {**data, "short": contract - side})]
        found.extend(_split(state, contract))
    found.extend(
        _score(seat, points, _scored_by(state, seat)) for seat, points in enumerate(scores)
    )
    return found


def _split(state: State, contract: int) -> list[Event]:
    """How the contract's points are paid where bidder and partner do not score the same."""
    scores = state.scores()
    assert scores is not None
    assert state.declarer is not None
    assert state.partner is not None
    bidder, partner = abs(scores[state.declarer]), abs(scores[state.partner])
    if bidder > contract:
        double: dict[str, Value] = {"declarer": state.declarer, "bid": contract}
        return [Event("points-double", Option.CONTRACT_POINTS, double)]
    if partner < contract:
        half: dict[str, Value] = {"partner": state.partner, "bid": contract, "half": partner}
        anchor = Option.CONTRACT_POINTS
        if state.rules.rounding == "upward" and 2 * partner != contract:
            anchor = Option.ROUNDING
        return [Event("points-half", anchor, half)]
    return []


def _scored_by(state: State, seat: int) -> Anchor:
    if state.contract == AMERIKANER:
        return Clause.SCORE_AMERIKANER
    if seat not in (state.declarer, state.partner):
        return Clause.SCORE_DEFENDER
    clause = Clause.SCORE_MADE if state.result == "made" else Clause.SCORE_LOST
    return house.source(state.rules, clause)


def _score(seat: int, points: int, anchor: Anchor) -> Event:
    return Event("score", anchor, {"seat": seat, "points": points})


def kitty_trick(state: State) -> int:
    """1 once the discards count as a trick of the declarer's side, else 0. Option-kitty-trick."""
    counts = state.discards is not None and state.contract != AMERIKANER
    return state.rules.kitty_tricks if counts else 0


def side_tricks(state: State) -> int:
    """Tricks of the declarer, of the partner once shown and of the kitty where it counts.

    0 while there is no declarer.
    """
    if state.declarer is None:
        return 0
    partner = state.partner
    of_partner = state.taken[partner] if partner is not None else 0
    return state.taken[state.declarer] + of_partner + kitty_trick(state)
