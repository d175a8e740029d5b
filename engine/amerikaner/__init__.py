"""The rules of Amerikaner, the Norwegian trick-taking game, as a library.

Pure Python, standard library only, no word of any human language: refusals and events are
codes with the clause of the rules and the data that proves them.

>>> from amerikaner import Deal, State, parse_action
>>> state = State(Deal.shuffled(seed=1))
>>> state.why_illegal(parse_action("bid 5")).code
'below-lowest'
"""

from .actions import Action, Bid, Claim, Discard, Open, Pass, Play, parse_action
from .cards import Card, Hand, Rank, Suit
from .clauses import Clause, Option
from .errors import IllegalAction, ImpossibleDeal, NotationError
from .link import format_link, parse_link
from .match import Match
from .reasons import Problem, Reason
from .record import format_record, parse_record, record_problems
from .rules import AMERIKANER, Rules, parse_rules, read_rules
from .scoring import score_deal
from .state import Deal, State, View

__version__ = "0.1.0"

__all__ = [
    "AMERIKANER",
    "Action",
    "Bid",
    "Card",
    "Claim",
    "Clause",
    "Deal",
    "Discard",
    "Hand",
    "IllegalAction",
    "ImpossibleDeal",
    "Match",
    "NotationError",
    "Open",
    "Option",
    "Pass",
    "Play",
    "Problem",
    "Rank",
    "Reason",
    "Rules",
    "State",
    "Suit",
    "View",
    "format_link",
    "format_record",
    "parse_action",
    "parse_link",
    "parse_record",
    "parse_rules",
    "read_rules",
    "record_problems",
    "score_deal",
]
