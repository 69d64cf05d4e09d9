"""How the table asks: prompts with what they may win and cost, and the facts to keep in sight."""

from game.rules.actions import Action
from game.rules.cards import text
from game.rules.prompt import Fact, Prompt
from game.rules.settings import Settings
from game.rules.sheepshead.calling import ALONE
from game.rules.sheepshead.pack import card_points
from game.rules.sheepshead.picking import PICK, is_forced
from game.rules.sheepshead.position import JACK, NONE, SheepsheadPublic, partner_by
from game.rules.sheepshead.scoring import EVERY_TRICK, blind_winner, factor, points_by_seat, unit_shares
from game.rules.tricks import taken


def prompt(settings: Settings, public: SheepsheadPublic, actions: tuple[Action, ...]) -> Prompt:
    match public.phase:
        case "pick":
            stakes = _stakes(settings, public, alone=partner_by(settings) == NONE)
            phase = "forced" if is_forced(settings, public) else "pick"
            return Prompt(phase, actions, stakes=((PICK, stakes),))
        case "call":
            labels = dict.fromkeys(map(_label, actions))
            stakes_of = tuple((label, _stakes(settings, public, alone=label == ALONE)) for label in labels)
            return Prompt(_call_phase(settings, actions), actions, stakes=stakes_of)
        case "play":
            return Prompt("follow" if public.trick else "lead", actions)
        case phase:
            return Prompt(phase, actions)


def _label(call: Action) -> str:
    """Without the card of his own that the picker lays face down."""
    called, under, _ = call.partition(" under ")
    return called + under.rstrip()


def _call_phase(settings: Settings, actions: tuple[Action, ...]) -> str:
    if partner_by(settings) == JACK:
        return "jack"
    return "under" if " under " in actions[-1] else "call" if len(actions) > 1 else "no_call"


def _stakes(settings: Settings, public: SheepsheadPublic, *, alone: bool) -> Fact:
    """What the picker may win and lose (SH-52 to SH-58), with the doublers up."""
    players, times = len(public.counts), factor(settings, public)
    bump = 2 if settings.flag("double_on_bump") else 1
    partner = None if alone else 1
    win = unit_shares(players, 0, partner, 1, partner_pays=True)[0] * times
    worst = unit_shares(players, 0, partner, -EVERY_TRICK, partner_pays=False)[0] * times * bump
    words = (("win", win), ("most", EVERY_TRICK * win), ("loss", win * bump), ("worst", -worst))
    return Fact("alone" if alone else "pick", words)


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
    told = [Fact("doubled", (("times", times),))]
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
