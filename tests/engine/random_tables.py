"""Random tables and random deals, played by the engine and by the plain reference side by side.

Everything follows from one number: ``play_and_compare(seed)`` always plays the same deal, with
``3 + seed % 4`` players. ``python benchmarks/random_deals.py --first SEED --deals 1`` does so too.
"""

import functools
import random
from typing import Any

from amerikaner import AMERIKANER, Card, Deal, Discard, Hand, Match, State, parse_rules
from amerikaner.actions import Action

from . import plain_reference as plain
from .plain_reference import BASE, VALUES, PlainDeal, Table

text_of = functools.cache(str)
"""Most actions come again and again."""


class Disagreement(AssertionError):
    """The engine does not do what the rules say; the text holds all that is needed to see it."""


def any_table(chance: random.Random, players: int) -> Table:
    """All options by chance, whether or not they go together."""
    table = BASE | {name: chance.choice(values) for name, values in VALUES.items()}
    table["players"] = players
    table["lowest-bid"] = chance.choice(("half", chance.randint(1, 18)))
    table["target"] = chance.choice((52, chance.randint(1, 999)))
    return table


def random_table(chance: random.Random, players: int) -> Table:
    """All options by chance, so that a game can be played by them."""
    while True:
        table = any_table(chance, players)
        if plain.is_possible(table):
            return table


def stacked_deal(chance: random.Random, table: Table, rules: Any) -> Deal:
    """Long suits, or all high cards together: what a shuffled pack hardly ever brings."""
    cards = plain.pack(table)
    if chance.random() < 0.3:
        cards.sort(key=lambda card: (card[1] == "X", plain.RANKS.find(card[0])))
    start = chance.choice((0, chance.randrange(len(cards))))
    cards = cards[start:] + cards[:start]
    for _ in range(chance.choice((0, chance.randrange(6)))):
        i, j = chance.randrange(len(cards)), chance.randrange(len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    size, players = plain.hand_size(table), table["players"]
    found = [Card.parse(card) for card in cards]
    hands = [Hand.of(found[seat * size : (seat + 1) * size]) for seat in range(players)]
    kitty = Hand.of(found[players * size :])
    return Deal(tuple(hands), kitty, chance.randrange(players), rules)


def random_deal(chance: random.Random, table: Table, rules: Any) -> Deal:
    """Mostly a shuffled pack, sometimes a stacked one."""
    if chance.random() < 0.15:
        return stacked_deal(chance, table, rules)
    return Deal.shuffled(chance.getrandbits(50), chance.randrange(table["players"]), rules)


def some_discard(chance: random.Random, deal: PlainDeal) -> str:
    """As many cards of the bidder's hand as were taken up."""
    assert deal.declarer is not None
    cards = chance.sample(deal.hands[deal.declarer], plain.kitty_size(deal.table))
    return f"discard {plain.dotted(cards)}"


def some_action(chance: random.Random, deal: PlainDeal, actions: list[str]) -> str:
    """One of these actions; in the auction passes and low bids, so that contracts are made too."""
    if deal.phase != "auction":
        return chance.choice(actions)
    if actions[-1] == "claim" and chance.random() < 0.4:
        return "claim"
    wish = chance.random()
    if wish < (0.3 if has_long_suit(deal) else 0.01):
        return "bid A"
    if wish < 0.55 or actions[1] == "bid A":
        return "pass"
    return actions[1] if wish < 0.85 else chance.choice(actions)


def has_long_suit(deal: PlainDeal) -> bool:
    """Whether two thirds of the hand of the player to act are of one suit."""
    assert deal.to_act is not None
    suits = [card[1] for card in deal.hands[deal.to_act]]
    return 3 * max(map(suits.count, plain.SUITS)) >= 2 * len(suits)


def texts(cards: Hand) -> list[str]:
    return [card.text for card in cards]


def play_and_compare(seed: int) -> tuple[State, PlainDeal]:
    """One deal by rules drawn by chance, played by chance to its end by both.

    Raises Disagreement with the seed and the rules as soon as the engine and the reference differ,
    or when the scores break what holds for every deal.
    """
    chance = random.Random(seed)
    table = random_table(chance, 3 + seed % 4)
    text = plain.table_text(table)
    try:
        return _play(chance, table, text)
    except Disagreement as found:
        raise Disagreement(f"seed {seed}, rules {text}: {found}") from None
    except Exception as error:
        raise Disagreement(f"seed {seed}, rules {text}: {type(error).__name__}: {error}") from error


def agree(what: str, engine: object, reference: object) -> None:
    if engine != reference:
        raise Disagreement(f"{what}: engine {engine}, reference {reference}")


def _play(chance: random.Random, table: Table, text: str) -> tuple[State, PlainDeal]:
    rules = parse_rules(text)
    agree("text of the rules", str(rules), text)
    deal = random_deal(chance, table, rules)
    agree("kitty", len(deal.kitty), plain.kitty_size(table))
    agree("hands", [len(hand) for hand in deal.hands], [plain.hand_size(table)] * table["players"])
    dealt = [card.text for hand in (*deal.hands, deal.kitty) for card in hand]
    agree("pack", sorted(dealt), sorted(plain.pack(table)))
    state = State(deal)
    other = PlainDeal(table, [texts(hand) for hand in deal.hands], texts(deal.kitty), deal.dealer)
    while other.phase != "over":
        if state.phase != other.phase or state.to_act != other.to_act:
            agree("phase and turn", (state.phase, state.to_act), (other.phase, other.to_act))
        action: Action
        if other.phase == "discard":
            done = some_discard(chance, other)
            ranks = done.removeprefix("discard ")
            action = Discard(Hand.parse(ranks))
        else:
            possible = other.possible_actions()
            legal = {text_of(a): a for a in state.legal_actions()}
            if len(legal) != len(possible) or not all(a in legal for a in possible):
                agree(f"legal after {told(state)}", sorted(legal), sorted(possible))
            done = some_action(chance, other, possible)
            action = legal[done]
        state = state.apply(action)
        other.do(done)
        if list(state.taken) != other.taken:
            agree(f"tricks after {told(state)}", list(state.taken), other.taken)
        if not other.trick and other.phase == "play" and sum(other.taken):
            winner = state.trick_winner
            if winner != other.leader:
                agree(f"winner after {told(state)}", winner, other.leader)
    agree("end", (state.phase, state.to_act, state.is_over), ("over", None, True))
    agree("legal at the end", state.legal_actions(), ())
    agree("contract", contract_text(state), other.contract)
    agree(
        "declarer, partner, trump",
        (state.declarer, state.partner, state.trump.letter if state.trump else ""),
        (other.declarer, other.partner, other.trump),
    )
    scores = state.scores()
    agree("scores", None if scores is None else list(scores), other.scores)
    before = [chance.randrange(-60, table["target"]) for _ in range(table["players"])]
    match = Match(tuple(before), deal.dealer, rules).after(state)
    agree("next dealer", match.dealer, other.next_dealer)
    totals = [sum(pair) for pair in zip(before, other.scores or [0] * len(before), strict=True)]
    agree("totals", list(match.totals), totals)
    agree("winners", list(match.winners()), plain.winners(table, totals))
    if scores is not None:
        invariants(table, state)
    return state, other


def told(state: State) -> str:
    """Deal and actions, for whoever looks into a disagreement."""
    deal = state.deal
    hands = " ".join(map(str, deal.hands))
    actions = ", ".join(map(str, state.actions()))
    return f"dealer {deal.dealer}, {hands}, kitty {deal.kitty}: {actions}"


def contract_text(state: State) -> str:
    if state.contract is None or state.declarer is None:
        return ""  # while there is no declarer, it is the highest bid so far
    return "A" if state.contract == AMERIKANER else str(state.contract)


def invariants(table: Table, state: State) -> None:
    """What holds for the scores of every deal, whoever took which trick (RULES 3.19)."""
    scores = state.scores()
    assert scores is not None
    tricks = plain.hand_size(table)
    agree("number of tricks", sum(state.taken), tricks)
    total = sum(scores)
    declarer, partner, contract = state.declarer, state.partner, state.contract
    if declarer is None:
        agree("sum of an all-pass deal", total, -tricks)
        agree("someone gains in an all-pass deal", max(scores) > 0, False)
        return
    others = [score for seat, score in enumerate(scores) if seat not in (declarer, partner)]
    agree("a defender loses points", min(others) < 0, False)
    if contract == AMERIKANER:
        own = state.taken[declarer]
        agree("sum of Amerikaner", total, 52 if own == tricks else -52 + tricks - own)
        return
    assert contract is not None
    assert partner is not None
    tricks += table["kitty-trick"] == "yes"
    side = state.taken[declarer] + state.taken[partner] + (table["kitty-trick"] == "yes")
    points = table["contract-points"]
    if points == "equal":
        agree("declarer and partner", scores[declarer], scores[partner])
        both = 2 * contract
    elif points == "declarer-double":
        agree("declarer and partner", scores[declarer], 2 * scores[partner])
        both = 3 * contract
    else:
        half = abs(scores[partner])
        agree("half of the bid", half in (contract // 2, contract - contract // 2), True)
        both = contract + half
    agree("sum of the scores", total, (both if side >= contract else -both) + tricks - side)
