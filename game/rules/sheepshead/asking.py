"""How the table asks: prompts with what they may win and cost, and the facts to keep in sight."""

from game.rules.actions import Action
from game.rules.cards import Seat, text
from game.rules.prompt import Fact, Prompt
from game.rules.settings import Settings
from game.rules.sheepshead.calling import ALONE
from game.rules.sheepshead.pack import CUTS, JACK_OF_DIAMONDS, card_points
from game.rules.sheepshead.picking import PICK, is_forced
from game.rules.sheepshead.position import JACK, NONE, SheepsheadPublic, SheepsheadSecret, partner_by
from game.rules.sheepshead.scoring import EVERY_TRICK, blind_winner, factor, points_by_seat, unit_shares
from game.rules.tricks import taken


def prompt(
    settings: Settings, public: SheepsheadPublic, secret: SheepsheadSecret, actions: tuple[Action, ...]
) -> Prompt:
    assert public.turn is not None
    mine = secret.holdings[public.turn] | secret.aside  # before the call nobody else's lies there
    is_own_jack = partner_by(settings) == JACK and bool(mine >> JACK_OF_DIAMONDS & 1)  # SH-27
    match public.phase:
        case "pick":
            surely_alone = is_own_jack or partner_by(settings) == NONE
            stakes = _stakes(settings, public, "alone" if surely_alone else "pick")
            return Prompt(_pick_phase(settings, public), actions, stakes=((PICK, stakes),))
        case "bury":
            return Prompt("bury", actions, words=(("cards", CUTS[len(public.counts)].stock),))
        case "call":
            called = "own_jack" if is_own_jack else "call"
            stakes_of = tuple(
                (label, _stakes(settings, public, "alone" if label == ALONE else called))
                for label in dict.fromkeys(map(_label, actions))
            )
            return Prompt(_call_phase(settings, actions), actions, stakes=stakes_of)
        case "play":
            return Prompt("follow" if public.trick else "lead", actions)
        case phase:
            return Prompt(phase, actions)


def _pick_phase(settings: Settings, public: SheepsheadPublic) -> str:
    if is_forced(settings, public):
        return "forced"
    return "pick_alone" if partner_by(settings) == NONE else "pick"


def _label(call: Action) -> str:
    """Without the card of his own that the picker lays face down."""
    called, under, _ = call.partition(" under ")
    return called + under.rstrip()


def _call_phase(settings: Settings, actions: tuple[Action, ...]) -> str:
    if partner_by(settings) == JACK:
        return "jack"
    return "under" if " under " in actions[-1] else "call" if len(actions) > 1 else "no_call"


def _stakes(settings: Settings, public: SheepsheadPublic, key: str) -> Fact:
    """What the picker may win and lose: with a partner, alone, or before the pick either."""
    if key == "pick":
        alone = tuple((f"alone_{name}", value) for name, value in _range(settings, public, partner=None))
        return Fact(key, (*_range(settings, public, partner=1), *alone))
    return Fact(key, _range(settings, public, partner=1 if key == "call" else None))


def _range(settings: Settings, public: SheepsheadPublic, partner: Seat | None) -> tuple[tuple[str, int], ...]:
    """SH-52 to SH-58, with the doublers up."""
    players, times = len(public.counts), factor(settings, public)
    bump = 2 if settings.flag("double_on_bump") else 1
    win = unit_shares(players, 0, partner, 1, partner_pays=True)[0] * times
    worst = unit_shares(players, 0, partner, -EVERY_TRICK, partner_pays=False)[0] * times * bump
    return (("win", win), ("most", EVERY_TRICK * win), ("loss", win * bump), ("worst", -worst))


def facts(settings: Settings, public: SheepsheadPublic) -> tuple[Fact, ...]:
    told: list[Fact] = []
    hands = settings.number("hands")
    if hands:
        told.append(Fact("hand", (("number", public.hands_played + 1), ("hands", hands))))
    told += _doubling(settings, public)
    if public.thrown_in:
        told.append(Fact("thrown_in"))
    elif public.leaster:
        told.append(Fact("leaster"))
    elif public.picker is not None:
        told += _picker_and_partner(public)
    if public.blind:
        taken_by = blind_winner(settings, public)
        told.append(Fact("blind", (("seat", taken_by), ("points", card_points(public.blind)))))
    tricks = taken(public.tricks, len(public.counts))
    points = points_by_seat(settings, public)
    told += [
        Fact("card_points", (("points", points[seat]),), seat)
        for seat, number in enumerate(tricks)
        if number  # SH-85
    ]
    return tuple(told)


def _doubling(settings: Settings, public: SheepsheadPublic) -> list[Fact]:
    times = factor(settings, public)
    if times == 1:
        return []
    told = [Fact("doubled" if times == 2 else "multiplied", (("times", times),))]
    if settings.word("doublers") == "queue" and public.doublers > 1:
        told.append(Fact("doublers", (("more", public.doublers - 1),)))
    return told


def _picker_and_partner(public: SheepsheadPublic) -> list[Fact]:
    assert public.picker is not None
    told = [Fact("alone" if public.alone else "picker", (("seat", public.picker),))]
    if public.called is not None:
        told.append(Fact("under" if public.under else "called", (("card", text(public.called)),)))
    if public.partner is not None:
        told.append(Fact("partner", (("seat", public.partner),)))
    return told
