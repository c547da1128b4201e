"""Packed coasts, as the scripts that make `assets/coast` write and read them.

A packed coast (read by core/coast/packed_coast.cpp) is

    "flagplot coast 1" and a line end
    one line that names the source, and a line end
    the number of rings, then each ring: the number of its points, then for each point how far east
    and how far north of the point before it lies, in thousandths of a degree

Numbers are written seven bits to a byte, the lowest first, the eighth bit set while more follow;
differences are folded to be positive (0, -1, 1, -2, 2, ...). A ring's first point counts from the
first point of the ring before it, the first ring's from 0 0. The last point of a ring is joined to
its first and does not stand twice. An edge takes the shorter way round the globe. Inside is what an
odd number of rings goes round; a ring round a pole has that pole inside.
"""

import bisect
import json
import math

MAGIC = b"flagplot coast 1\n"
THOUSANDTHS = 1000
TURN = 360 * THOUSANDTHS

Point = tuple[int, int]  # east and north, in thousandths of a degree
Ring = list[Point]


def varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def folded(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def packed(source: str, rings: list[Ring]) -> bytes:
    out = bytearray(MAGIC + f"{source}\n".encode())
    out += varint(len(rings))
    start = (0, 0)
    for ring in rings:
        out += varint(len(ring))
        before = start
        for point in ring:
            out += varint(folded(point[0] - before[0])) + varint(folded(point[1] - before[1]))
            before = point
        start = ring[0]
    return bytes(out)


def write_packed(path: str, source: str, rings: list[Ring]) -> None:
    data = packed(source, rings)
    with open(path, "wb") as file:
        file.write(data)
    points = sum(len(ring) for ring in rings)
    print(f"{path}: {len(rings)} rings, {points} points, {len(data)} bytes")


def read_packed(path: str) -> list[Ring]:
    with open(path, "rb") as file:
        data = file.read()
    at = data.index(b"\n", len(MAGIC)) + 1

    def number() -> int:
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def difference() -> int:
        value = number()
        return -(value >> 1) - 1 if value & 1 else value >> 1

    rings = []
    start = (0, 0)
    for _ in range(number()):
        ring: Ring = []
        before = start
        for _ in range(number()):
            east, north = difference(), difference()
            before = (before[0] + east, before[1] + north)
            ring.append(before)
        start = ring[0]
        rings.append(ring)
    return rings


def rings_of_layer(path: str, layer: str) -> list[list[Ring]]:
    """The polygons of one layer of a TopoJSON file: each its outline and its holes."""
    with open(path, encoding="utf-8") as file:
        topology = json.load(file)
    (east, north), (west_edge, south_edge) = (
        topology["transform"]["scale"],
        topology["transform"]["translate"],
    )
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append(
                (
                    round((x * east + west_edge) * THOUSANDTHS),
                    round((y * north + south_edge) * THOUSANDTHS),
                )
            )
        arcs.append(points)
    polygons = []
    for geometry in topology["objects"][layer]["geometries"]:
        if geometry["type"] not in ("Polygon", "MultiPolygon"):
            continue
        several = [geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"]
        for polygon in several:
            rings = [_ring_of(numbers, arcs) for numbers in polygon]
            polygons.append([ring for ring in rings if len(ring) > 2])
    return [polygon for polygon in polygons if polygon]


def _ring_of(numbers: list[int], arcs: list[list[Point]]) -> Ring:
    ring: Ring = []
    for number in numbers:
        points = arcs[number] if number >= 0 else arcs[~number][::-1]
        for point in points:
            if not ring or ring[-1] != point:
                ring.append(point)
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return ring


def square_kilometres(ring: Ring) -> float:
    """The area of a small ring, flat round its first point."""
    (x0, y0) = ring[0]
    narrowed = math.cos(math.radians(y0 / THOUSANDTHS))
    side = 1.852 * 60 / THOUSANDTHS
    doubled = 0.0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        doubled += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    return abs(doubled) / 2 * side * side * narrowed


def _in_one_piece(ring: Ring) -> list[Ring]:
    """A ring without the jump at 180 degrees; one that lies across comes from either side."""
    whole = [ring[0]]
    for x, y in ring[1:]:
        before = whole[-1][0]
        whole.append((before + (x - before + TURN // 2) % TURN - TURN // 2, y))
    copies = [whole]
    for turn in (-TURN, TURN):
        other = [(x + turn, y) for x, y in whole]
        if max(x for x, _ in other) > -TURN // 2 and min(x for x, _ in other) < TURN // 2:
            copies.append(other)
    return copies


class Bands:
    """Where rings lie, in level bands two thousandths of a degree high, each told by its middle.

    No ring goes round a pole but those whose bands nobody asks for.
    """

    HEIGHT = 2

    def __init__(self, rings: list[Ring]) -> None:
        self.crossings: dict[int, list[float]] = {}
        for ring in rings:
            for turned in _in_one_piece(ring):
                for (x1, y1), (x2, y2) in zip(turned, turned[1:] + turned[:1]):
                    self._add(x1, y1, x2, y2)
        for crossings in self.crossings.values():
            crossings.sort()

    def _add(self, x1: int, y1: int, x2: int, y2: int) -> None:
        low, high = min(y1, y2), max(y1, y2)
        for band in range(self._first_above(low), self._first_above(high)):
            along = (self._middle(band) - y1) / (y2 - y1)
            self.crossings.setdefault(band, []).append(x1 + (x2 - x1) * along)

    @classmethod
    def _middle(cls, band: int) -> float:
        return band * cls.HEIGHT + cls.HEIGHT / 2 + 0.25

    @classmethod
    def _first_above(cls, latitude: int) -> int:
        return math.ceil((latitude - cls.HEIGHT / 2 - 0.25) / cls.HEIGHT)

    def spans(self, band: int) -> list[tuple[float, float]]:
        crossings = self.crossings.get(band, [])
        return list(zip(crossings[::2], crossings[1::2]))

    def shared(self, band: int, west: float, east: float) -> float:
        """How much of this stretch of a band lies inside."""
        crossings = self.crossings.get(band, [])
        at = bisect.bisect_right(crossings, west) & ~1
        length = 0.0
        while at + 1 < len(crossings) and crossings[at] < east:
            length += max(0.0, min(east, crossings[at + 1]) - max(west, crossings[at]))
            at += 2
        return length

    def has(self, x: float, y: float) -> bool:
        crossings = self.crossings.get(math.floor(y / self.HEIGHT), [])
        return bisect.bisect_right(crossings, x) % 2 == 1


def share_inside(rings: list[Ring], bands: Bands) -> float:
    """How much of what these rings enclose lies inside of the others, from 0 to 1."""
    own = Bands(rings)
    length = inside = 0.0
    for band in own.crossings:
        for west, east in own.spans(band):
            length += east - west
            inside += bands.shared(band, west, east)
    return inside / length if length else 1.0
