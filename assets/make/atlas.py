"""Many small pictures packed on one sheet, with a JSON that tells where each lies."""

import json
from typing import TypeAlias

from pygame import Surface

from assets.make.bitmaps import blank
from assets.make.built import Files, png

Sprites: TypeAlias = dict[str, Surface]
Places: TypeAlias = dict[str, list[int]]


def atlas(stem: str, sprites: Sprites, width: int) -> Files:
    """`stem.png` and `stem.json` with {"name": [x, y, w, h]}."""
    sheet, places = packed(sprites, width)
    return {f"{stem}.png": png(sheet), f"{stem}.json": lines(places).encode()}


def packed(sprites: Sprites, width: int) -> tuple[Surface, Places]:
    """Shelves of pictures of like height, tallest first, in the order of their names."""
    places: Places = {}
    x = y = shelf = 0
    for name in sorted(sprites, key=lambda each: (-sprites[each].get_height(), each)):
        w, h = sprites[name].get_size()
        if x + w > width:
            x, y, shelf = 0, y + shelf, 0
        places[name] = [x, y, w, h]
        x, shelf = x + w, max(shelf, h)
    sheet = blank(width, y + shelf)
    for name, (left, top, _, _) in places.items():
        sheet.blit(sprites[name], (left, top))
    return sheet, dict(sorted(places.items()))


def lines(places: Places) -> str:
    """JSON with one name a line, so that changes read well."""
    written = (
        f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(place)}" for name, place in places.items()
    )
    return "{\n" + ",\n".join(written) + "\n}\n"
