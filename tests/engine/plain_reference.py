"""The rules a second time, as plainly as they are told at a table, to hold the engine against.

Nothing here comes from the engine, and nothing is clever. A card is a text: ``"4H"`` is the four
of hearts, ``"TS"`` the ten of spades, ``"1X"`` the first joker. A hand, a kitty and a trick are
lists of cards, seats are numbers that grow clockwise, and the rules of a table are a dict of the
options by their names. What is played without trump has the trump ``""``.
"""

from typing import Any

RANKS = "23456789TJQKA"
SUITS = "SHDC"

Table = dict[str, Any]

BASE: Table = {
    "players": 4,
    "kitty": "usual",
    "strip-twos": "no",
    "jokers": "none",
    "kitty-trick": "no",
    "open-kitty": "no",
    "lowest-bid": "half",
    "first-to-bid": "left",
    "all-pass": "same-dealer",
    "redeal-claim": "none",
    "grand": "no",
    "free-trump": "no",
    "led-two": "no",
    "contract-points": "equal",
    "rounding": "size",
    "target": 52,
}
"""The base game. A table is such a dict with some values changed."""

VALUES: dict[str, list[str]] = {
    "kitty": ["usual", "none", "one"],
    "strip-twos": ["no", "yes"],
    "jokers": ["none", "dud", "top-trump"],
    "kitty-trick": ["no", "yes"],
    "open-kitty": ["no", "yes"],
    "first-to-bid": ["left", "dealer"],
    "all-pass": ["same-dealer", "next-dealer", "pass-round"],
    "redeal-claim": ["none", "no-akqj", "no-kqj"],
    "grand": ["no", "yes"],
    "free-trump": ["no", "yes"],
    "led-two": ["no", "yes", "not-at-amerikaner"],
    "contract-points": ["equal", "declarer-double", "partner-half"],
    "rounding": ["size", "upward"],
}
"""What each option that is not a number may be. Players are 3 to 6, the target is 1 to 999 and
the lowest bid is ``"half"`` or 1 to 18."""


# The table --------------------------------------------------------------------------------------


def table_text(table: Table) -> str:
    """What differs from the base game, in the order of the options.

    Left out is also what comes to the same: that there is no kitty where none can be, and a lowest
    bid that is half of the tricks anyway.
    """
    changed = []
    for name, value in table.items():
        if value != BASE[name] and not comes_to_the_same(table, name):
            changed.append(f"{name}={value}")
    return ",".join(changed) or "standard"


def comes_to_the_same(table: Table, name: str) -> bool:
    """Whether the value is another way to say that of the base game."""
    if not is_possible(table):
        return False
    if name == "kitty":
        return bool(table["kitty"] == "none" and table["players"] != 4)
    if name == "lowest-bid":
        return lowest_bid(table) == lowest_bid(table | {"lowest-bid": "half"})
    return False


def is_possible(table: Table) -> bool:
    """Whether a game can be played by these rules together."""
    players, kitty = table["players"], table["kitty"]
    twos_out, jokers_in = table["strip-twos"] == "yes", table["jokers"] != "none"
    if kitty == "none" and players != 4 and not (twos_out or jokers_in):
        return False
    if kitty == "one" and (players != 3 or twos_out or jokers_in):
        return False
    if players == 4 and (twos_out or jokers_in):
        return False
    if twos_out and jokers_in:
        return False
    if table["kitty-trick"] == "yes" and (players != 4 or kitty != "usual"):
        return False
    if table["open-kitty"] == "yes" and kitty_size(table) == 0:
        return False
    return lowest_bid(table) <= highest_bid(table)


def stripped_twos(table: Table) -> list[str]:
    """The twos that are taken out of the pack."""
    if table["strip-twos"] == "no":
        return []
    return {3: ["2C"], 5: ["2C", "2D"], 6: ["2C", "2D", "2H", "2S"]}[table["players"]]


def joker_cards(table: Table) -> list[str]:
    """The jokers that are put into the pack."""
    if table["jokers"] == "none":
        return []
    return {3: ["1X", "2X"], 5: ["1X", "2X", "3X"], 6: ["1X", "2X"]}[table["players"]]


def pack(table: Table) -> list[str]:
    """All cards that are dealt."""
    out = stripped_twos(table)
    cards = [rank + suit for suit in SUITS for rank in RANKS if rank + suit not in out]
    return cards + joker_cards(table)


def hand_size(table: Table) -> int:
    """How many cards each player plays, which is how many tricks are played."""
    if table["strip-twos"] == "yes":
        return {3: 17, 5: 10, 6: 8}[table["players"]]
    if table["jokers"] != "none":
        return {3: 18, 5: 11, 6: 9}[table["players"]]
    if table["kitty"] == "none":
        return 13
    if table["kitty"] == "one":
        return 17
    return {3: 16, 4: 12, 5: 10, 6: 8}[table["players"]]


def kitty_size(table: Table) -> int:
    """How many cards are left over."""
    if table["strip-twos"] == "yes" or table["jokers"] != "none" or table["kitty"] == "none":
        return 0
    if table["kitty"] == "one":
        return 1
    return {3: 4, 4: 4, 5: 2, 6: 4}[table["players"]]


def highest_bid(table: Table) -> int:
    """The highest number: all tricks there are to be had, the kitty among them if it is one."""
    return hand_size(table) + (1 if table["kitty-trick"] == "yes" else 0)


def lowest_bid(table: Table) -> int:
    """The lowest number: half of the tricks, rounded up, unless the table agreed on another."""
    if table["lowest-bid"] == "half":
        tricks = highest_bid(table)
        return tricks // 2 + tricks % 2
    return int(table["lowest-bid"])


# Before the play --------------------------------------------------------------------------------


def left_of(table: Table, seat: int) -> int:
    """The next seat clockwise."""
    return int((seat + 1) % table["players"])


def dealt(table: Table, cards: list[str], dealer: int) -> tuple[list[list[str]], list[str]]:
    """The hands of all seats and the kitty, when the pack lies in this order."""
    hands: list[list[str]] = [[] for _ in range(table["players"])]
    seat = left_of(table, dealer)
    for card in cards[: hand_size(table) * table["players"]]:
        hands[seat].append(card)
        seat = left_of(table, seat)
    return hands, cards[hand_size(table) * table["players"] :]


def first_speaker(table: Table, dealer: int) -> int:
    """Who makes the first call of the auction."""
    return dealer if table["first-to-bid"] == "dealer" else left_of(table, dealer)


def may_claim_redeal(table: Table, hand: list[str]) -> bool:
    """Whether the hand that was dealt is poor enough for a new deal."""
    forbidden = {"none": None, "no-akqj": "AKQJ", "no-kqj": "KQJ"}[table["redeal-claim"]]
    if forbidden is None:
        return False
    return not any(card[1] == "X" or card[0] in forbidden for card in hand)


def next_to_speak(table: Table, dealer: int, calls: list[tuple[int, str]]) -> int | None:
    """Whose turn it is after these calls of (seat, "pass" or "6" … or "A"); nobody's at the end."""
    if not calls:
        return first_speaker(table, dealer)
    passed = [seat for seat, call in calls if call == "pass"]
    bids = [(seat, call) for seat, call in calls if call != "pass"]
    highest_bidder = bids[-1][0] if bids else None
    if bids and bids[-1][1] == "A":
        return None
    seat = calls[-1][0]
    for _ in range(table["players"]):
        seat = left_of(table, seat)
        if seat not in passed and seat != highest_bidder:
            return seat
    return None


def possible_calls(table: Table, calls: list[tuple[int, str]]) -> list[str]:
    """What the seat whose turn it is may say, claims of a redeal aside."""
    bids = [call for seat, call in calls if call != "pass"]
    lowest = int(bids[-1]) + 1 if bids else lowest_bid(table)
    return ["pass", *map(str, range(lowest, highest_bid(table) + 1)), "A"]


def possible_openings(table: Table, hand: list[str], discards: list[str]) -> list[str]:
    """Every lead and call with which the bidder of a number may begin.

    ``4H AH`` makes hearts trump; ``4H AH S`` leads and calls the same with spades for trump, and
    ``4H AH -`` plays without trump. ``hand`` is what the bidder holds and ``discards`` what the
    bidder laid away. All other cards of the pack are in the hands of the others.
    """
    out = stripped_twos(table)
    openings = []
    for lead in hand:
        suit = lead[1]
        if suit == "X":
            continue
        trumps = [""]
        if table["free-trump"] == "yes":
            trumps += [f" {other}" for other in SUITS if other != suit]
        if table["grand"] == "yes":
            trumps.append(" -")
        for rank in RANKS:
            called = rank + suit
            if called not in hand and called not in discards and called not in out:
                openings += [f"{lead} {called}{trump}" for trump in trumps]
    return openings


# The play ---------------------------------------------------------------------------------------


def suit_of_jokers(table: Table, trump: str) -> str:
    """The suit that jokers belong to: trump if they are the highest trumps, else none."""
    return trump if table["jokers"] == "top-trump" else ""


def suit_of(card: str, jokers_are: str) -> str:
    """The suit a card belongs to; ``""`` is no suit at all."""
    return jokers_are if card[1] == "X" else card[1]


def suit_to_follow(trick: list[str], jokers_are: str) -> str:
    """The suit of the first card that has one; ``""`` while there is no such card."""
    for card in trick:
        suit = suit_of(card, jokers_are)
        if suit:
            return suit
    return ""


def playable(hand: list[str], trick: list[str], jokers_are: str, called: str = "") -> list[str]:
    """The cards of the hand that may be played next.

    ``trick`` holds what lies on the table already, ``called`` is the called card in trick one.
    """
    if called in hand:
        return [called]
    suit = suit_to_follow(trick, jokers_are)
    if not suit:
        return hand
    return [card for card in hand if suit_of(card, jokers_are) == suit] or hand


def two_wins_if_led(table: Table, contract: str) -> bool:
    """Whether a two that is led takes the trick. The contract of an all-pass deal is ``""``."""
    if table["led-two"] == "not-at-amerikaner":
        return contract != "A"
    return bool(table["led-two"] == "yes")


def winning_place(trick: list[str], trump: str, jokers_are: str, two_wins: bool) -> int:
    """Which card of a complete trick wins it, counted from 0 in the order they were played."""
    if two_wins and trick[0][0] == "2" and trick[0][1] != "X":
        return 0
    led = suit_to_follow(trick, jokers_are)
    best, best_place = 0, 0
    for place, card in enumerate(trick):
        if card[1] == "X":
            strength = 300 if jokers_are else 0
        elif card[1] == trump:
            strength = 200 + RANKS.index(card[0])
        elif card[1] == led:
            strength = 100 + RANKS.index(card[0])
        else:
            strength = 0
        if strength > best:
            best, best_place = strength, place
    return best_place


# The scores -------------------------------------------------------------------------------------


def half_of_bid(table: Table, bid: int, made: bool) -> int:
    """What the partner wins or loses where the partner gets half of the bid, without its sign."""
    rounded_down, rounded_up = bid // 2, bid // 2 + bid % 2
    if table["rounding"] == "upward" and not made:
        return rounded_down
    return rounded_up


def scores_of_number(
    table: Table, bid: int, declarer: int, partner: int, taken: list[int]
) -> list[int]:
    """The scores of a number that was bid; ``taken`` are the tricks of each seat as played."""
    side = taken[declarer] + taken[partner]
    if table["kitty-trick"] == "yes":
        side += 1
    made = side >= bid
    declarers, partners = bid, bid
    if table["contract-points"] == "declarer-double":
        declarers = 2 * bid
    if table["contract-points"] == "partner-half":
        partners = half_of_bid(table, bid, made)
    scores = list(taken)
    scores[declarer] = declarers if made else -declarers
    scores[partner] = partners if made else -partners
    return scores


def scores_of_amerikaner(declarer: int, taken: list[int]) -> list[int]:
    """The scores of Amerikaner: every trick that is played, or it is lost."""
    scores = list(taken)
    scores[declarer] = 52 if sum(taken) == taken[declarer] else -52
    return scores


def scores_of_pass_round(taken: list[int]) -> list[int]:
    """The scores of an all-pass deal that is played: a point lost for each trick."""
    return [-tricks for tricks in taken]


def winners(table: Table, totals: list[int]) -> list[int]:
    """Who has won the game after a complete deal with these totals; nobody yet if it goes on."""
    highest = max(totals)
    if highest < table["target"]:
        return []
    return [seat for seat, total in enumerate(totals) if total == highest]


# A deal from beginning to end -------------------------------------------------------------------


def dotted(cards: list[str]) -> str:
    """A hand as it is written: spades, hearts, diamonds, clubs, and jokers if there are any."""
    parts = []
    for suit in "SHDC":
        ranks = [card[0] for card in cards if card[1] == suit]
        parts.append("".join(sorted(ranks, key=RANKS.index, reverse=True)))
    jokers = "".join(sorted(card[0] for card in cards if card[1] == "X"))
    return ".".join([*parts, jokers] if jokers else parts)


class PlainDeal:
    """The course of one deal: whose turn it is, what that player may do, and what comes of it.

    Actions are texts: ``pass``, ``bid 6``, ``bid A``, ``claim``, ``discard 7532...``, ``open KD``
    (at Amerikaner), ``open 4H AH``, with another trump ``open 4H AH S``, without trump
    ``open 4H AH -``, and ``play 3H``. ``end`` tells how the deal ended: ``scored``, ``pass-round``,
    ``all-pass``, ``claim`` or ``no-call``.
    """

    def __init__(self, table: Table, hands: list[list[str]], kitty: list[str], dealer: int) -> None:
        self.table, self.dealer = table, dealer
        self.players = table["players"]
        self.hands = [list(hand) for hand in hands]
        self.kitty = kitty
        self.discards: list[str] = []
        self.calls: list[tuple[int, str]] = []
        self.contract = ""
        self.declarer: int | None = None
        self.partner: int | None = None
        self.called = ""
        self.trump = ""
        self.jokers_are = ""
        self.two_wins = False
        self.trick: list[str] = []
        self.leader = 0
        self.taken = [0] * self.players
        self.scores: list[int] | None = None
        self.end = ""
        self.next_dealer: int | None = None
        self.phase = "auction"
        self.to_act: int | None = first_speaker(table, dealer)

    def possible_actions(self) -> list[str]:
        """What the player to act may do. Discards are too many to list: see ``may_discard``."""
        if self.to_act is None:
            return []
        hand = self.hands[self.to_act]
        if self.phase == "auction":
            calls = possible_calls(self.table, self.calls)
            actions = ["pass", *(f"bid {call}" for call in calls if call != "pass")]
            has_spoken = any(seat == self.to_act for seat, call in self.calls)
            if not has_spoken and may_claim_redeal(self.table, hand):
                actions.append("claim")
            return actions
        if self.phase == "opening":
            if self.contract == "A":
                return [f"open {card}" for card in hand]
            openings = possible_openings(self.table, hand, self.discards)
            return [f"open {opening}" for opening in openings]
        called = self.called if sum(self.taken) == 0 else ""
        cards = playable(hand, self.trick, self.jokers_are, called)
        return [f"play {card}" for card in cards]

    def may_discard(self, cards: list[str]) -> bool:
        """Whether the bidder may lay away just these cards."""
        assert self.to_act is not None
        held = self.hands[self.to_act]
        count = kitty_size(self.table)
        return len(set(cards)) == len(cards) == count and all(card in held for card in cards)

    def do(self, action: str) -> None:
        """One of the possible actions."""
        word, _, what = action.partition(" ")
        if word == "claim":
            self.thrown_in("claim", self.dealer)
        elif word in ("pass", "bid"):
            self.call(what or "pass")
        elif word == "discard":
            self.discard(what)
        elif word == "open":
            self.open(what.split())
        else:
            self.play(what)

    def thrown_in(self, end: str, next_dealer: int) -> None:
        """The deal is over without scores."""
        self.phase, self.end, self.to_act, self.next_dealer = "over", end, None, next_dealer

    def call(self, call: str) -> None:
        assert self.to_act is not None
        self.calls.append((self.to_act, call))
        self.to_act = next_to_speak(self.table, self.dealer, self.calls)
        if self.to_act is None:
            self.close_auction()

    def close_auction(self) -> None:
        bids = [(seat, call) for seat, call in self.calls if call != "pass"]
        left = left_of(self.table, self.dealer)
        if not bids:
            all_pass = self.table["all-pass"]
            if all_pass == "same-dealer":
                self.thrown_in("all-pass", self.dealer)
            elif all_pass == "next-dealer":
                self.thrown_in("all-pass", left)
            else:
                self.phase, self.leader, self.to_act = "play", left, left
                self.two_wins = two_wins_if_led(self.table, "")
            return
        self.declarer, self.contract = bids[-1]
        self.leader = self.to_act = self.declarer
        if self.kitty:
            self.hands[self.declarer] += self.kitty
            self.phase = "discard"
        else:
            self.wait_for_opening()

    def discard(self, text: str) -> None:
        assert self.declarer is not None
        for suit, ranks in zip(SUITS, text.split("."), strict=True):
            self.discards += [rank + suit for rank in ranks]
        self.hands[self.declarer] = [
            card for card in self.hands[self.declarer] if card not in self.discards
        ]
        self.wait_for_opening()

    def wait_for_opening(self) -> None:
        self.phase = "opening"
        if not self.possible_actions():
            self.thrown_in("no-call", self.dealer)

    def open(self, words: list[str]) -> None:
        lead = words[0]
        if self.contract != "A":
            self.called = words[1]
            self.trump = words[2].strip("-") if len(words) > 2 else lead[1]
            for seat, hand in enumerate(self.hands):
                if self.called in hand:
                    self.partner = seat
        self.jokers_are = suit_of_jokers(self.table, self.trump)
        self.two_wins = two_wins_if_led(self.table, self.contract)
        self.phase = "play"
        self.play(lead)

    def play(self, card: str) -> None:
        assert self.to_act is not None
        self.hands[self.to_act].remove(card)
        self.trick.append(card)
        if len(self.trick) < self.players:
            self.to_act = left_of(self.table, self.to_act)
            return
        place = winning_place(self.trick, self.trump, self.jokers_are, self.two_wins)
        winner = (self.leader + place) % self.players
        self.taken[winner] += 1
        self.leader = self.to_act = winner
        self.trick = []
        if sum(self.taken) == hand_size(self.table):
            self.score()

    def score(self) -> None:
        self.phase, self.to_act, self.end = "over", None, "scored"
        self.next_dealer = left_of(self.table, self.dealer)
        if self.declarer is None:
            self.end = "pass-round"
            self.scores = scores_of_pass_round(self.taken)
        elif self.contract == "A":
            self.scores = scores_of_amerikaner(self.declarer, self.taken)
        else:
            assert self.partner is not None
            self.scores = scores_of_number(
                self.table, int(self.contract), self.declarer, self.partner, self.taken
            )
