"""The weights of the features in `worth`, fitted to what these bots took in many thousand deals."""

Row = tuple[float, ...]

TRICKS: dict[tuple[int, bool], Row] = {
    (1, False): (0.8, 0.0, 0.76, 0.41, 0.13, 0.01, -0.02, 0.68, -0.28, 0.56, 0.17, 0.32, 0.01),
    (1, True): (0.39, 0.82, 0.52, 0.21, 0.11, 0.04, 0.0, 0.64, -0.27, 0.61, 0.15, 0.39, 0.09),
    (2, False): (1.58, 0.0, 0.85, 0.45, 0.12, 0.0, 0.01, 0.62, -0.26, 0.66, 0.14, 1.02, 0.48),
    (2, True): (1.41, 0.76, 0.69, 0.22, 0.07, 0.06, -0.06, 0.64, -0.31, 0.66, 0.15, 0.96, 0.51),
}
"""By packs, and with or without a joker: tricks of a side that plays with the partner."""

ALONE: dict[int, Row] = {
    1: (0.72, 0.23, -1.91, -1.86, 0.11, -0.55, 0.87, 1.25, -2.66, 1.14),
    2: (-1.21, 0.51, -0.97, -0.77, -0.44, -0.57, -0.31, 0.31, -2.01, 1.44),
}
"""By packs: the odds of taking all the tricks in a moon, as a logarithm."""

HELPED: dict[tuple[int, int], Row] = {
    (1, 1): (0.15, 0.47, -1.21, -1.52, -0.07, 0.98, -1.88, 0.12, -0.96, 0.32),
    (1, 2): (0.35, 0.09, -1.03, -1.17, 0.05, 0.78, 0.9, -1.28, -0.75, 0.04),
    (1, 3): (-0.03, -0.14, -1.09, -0.89, 0.11, 1.59, 1.73, 1.6, -1.54, -0.02),
    (2, 1): (-1.43, 0.52, -1.53, -1.26, -0.28, 0.73, -1.59, -0.66, -1.1, 1.11),
    (2, 2): (-1.48, 0.57, -0.82, -1.09, -0.32, 0.73, 0.87, -1.1, -1.23, 0.8),
    (2, 3): (-2.06, 0.72, -0.98, -0.56, -0.46, 1.39, 1.82, 2.22, -2.0, 0.27),
}
"""By packs and the number of cards exchanged: the same for an ask, seen before the exchange."""

SUPPORT: dict[int, Row] = {1: (-0.84, 0.5, 0.35), 2: (-1.68, 0.5, 0.35)}
"""By packs: tricks that a hand gives to the bid of another seat."""
