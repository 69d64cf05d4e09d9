"""Cards and sets of cards as numbers, and their texts (record-format.md, *Cards*).

The order of the numbers is the order of the pack: S C D H, 2 … 10 11 12 13 J Q K A, the joker last.
"""

from collections.abc import Iterable, Iterator
from typing import NewType, TypeAlias

Card = NewType("Card", int)
"""16 * suit + rank; the joker is 64; the second pack's copy of a card is 128 higher."""

CardSet: TypeAlias = int
"""Bit ``1 << card`` for each card; ``& | ^ ~`` are the set operations. May exceed 64 bits."""

Suit: TypeAlias = int
"""0 … 3, the index into SUITS."""

Seat: TypeAlias = int
Side: TypeAlias = int

SUITS = "SCDH"
SPADES, CLUBS, DIAMONDS, HEARTS = range(4)
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A")
JACK = Card(RANKS.index("J"))
JOKER = Card(64)
FACE_DOWN = Card(65)
"""Stands in public for a card on the table that nobody but its player may name."""
SECOND_PACK = 128
EITHER_PACK = SECOND_PACK - 1
"""`card & EITHER_PACK` is the same for both copies of a card."""

_WORDS = (*(rank + suit for suit in SUITS for rank in RANKS), "JO")
_CARDS = {word: Card(number) for number, word in enumerate(_WORDS)}
_TEXTS = (*_WORDS, "back")


def text(card: Card) -> str:
    """The card's word, e.g. ``10H``; both copies of a card have one text. FACE_DOWN is a ``back``."""
    return _TEXTS[card & EITHER_PACK]


def card(word: str) -> Card:
    """The (first copy of the) card of a word; raises ValueError if it is none."""
    try:
        return _CARDS[word]
    except KeyError:
        raise ValueError(f"{word!r} is not a card") from None


def is_card(word: str) -> bool:
    return word in _CARDS


def suit_of(card: Card) -> Suit | None:
    """The suit printed on the card; None for the joker and for a card face down."""
    number = card & EITHER_PACK
    return None if number >= JOKER else number >> 4


def cards(a_set: CardSet) -> Iterator[Card]:
    """The cards of a set in the order of the pack; those of a second pack come after the first."""
    while a_set:
        low = a_set & -a_set
        yield Card(low.bit_length() - 1)
        a_set ^= low


def card_set(some: Iterable[Card]) -> CardSet:
    a_set = 0
    for each in some:
        a_set |= 1 << each
    return a_set


def words(a_set: CardSet) -> str:
    """A set as its words, e.g. ``5S 6C JO``; the copies of a card stand side by side."""
    return " ".join(text(each) for each in sorted(cards(a_set), key=lambda each: each & EITHER_PACK))


def set_of_words(line: str) -> CardSet:
    """The set of words with one space between; raises ValueError for one that is no card or stands twice."""
    a_set = 0
    for word in line.split(" ") if line else ():
        bit = 1 << card(word)
        if a_set & bit:
            raise ValueError(f"{word} stands twice")
        a_set |= bit
    return a_set


def held_copy(word: str, held: CardSet) -> Card | None:
    """The copy of this card that is held, the lower of two; None if neither is, or the word is no card."""
    first = _CARDS.get(word)
    if first is None:
        return None
    for copy in (first, Card(first + SECOND_PACK)):
        if held >> copy & 1:
            return copy
    return None


def suit_cards(suit: Suit) -> CardSet:
    """Every card printed with this suit (first pack)."""
    return 0xFFFF << (16 * suit)
