#!/usr/bin/env python3
"""Makes, checks and shows charts with the built program.

    tests/program/charts.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

The shipped charts are clean, and the command at the head of one makes it again to the byte. Whoever is
interrupted leaves the files as they were. Each wrong request ends with one clear sentence.
"""
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile

DONE, WRONG, USAGE, TROUBLE = range(4)

MADE_AGAIN = ("med60", "atl60", "solomons-30", "aegean-30")

WORLD = "chart make --bbox=-180,-90,180,90 --square 30nm --projection equirect --out world.toml"

NORTH_SEA = "--bbox=-5,50,13,62"

# A request, how it ends, and what it says.
REQUESTS = (
    (f"chart make {NORTH_SEA} --out a.toml --size 4x4", USAGE, "--size goes with"),
    ("chart make --out a.toml", USAGE, "one of --bbox, --center and --like"),
    ("chart make --bbox 1,2,3 --out a.toml", WRONG, "four numbers of degrees"),
    ("chart make --bbox 5,60,10,50 --out a.toml", WRONG, "its south not below its north"),
    ("chart make --center Kiil --size 4x4 --out a.toml", WRONG, "Kiel"),
    ("chart make --center 48,10 --size 2x2 --out a.toml", WRONG, "no square of it has water"),
    (f"chart make {NORTH_SEA} --close Kattegat-Strait --out a.toml", WRONG, "Kattegat"),
    (f"chart make {NORTH_SEA} --square 0nm --out a.toml", WRONG, "whole nautical miles"),
    (f"chart make {NORTH_SEA} --sea 52 --out a.toml", WRONG, "LAT,LON"),
    (f"chart make {NORTH_SEA} --side-deviation 0 --out a.toml", WRONG, "whole percent"),
    (f"chart make {NORTH_SEA} --without island --out a.toml", WRONG, 'did you mean "islands"?'),
    (f"chart make {NORTH_SEA} --with lakes --out a.toml", USAGE, "go with --like"),
    (f"chart make {NORTH_SEA} --straits --out a.toml", USAGE, "go with --like"),
    (f"chart make {NORTH_SEA} --coast a.b --without lakes --out a.toml", USAGE, "not with --coast"),
    ("chart make --like maps/med60.toml --with seas --out a.toml", WRONG, "islands, lakes"),
    (f"chart make {NORTH_SEA} --coast no.geojson --out a.toml", WRONG, "no.geojson"),
    (f"chart make {NORTH_SEA} --coast text.shp --out a.toml", WRONG, "text.shp"),
    ("chart make --like maps/med60.toml --size 20x14 --out a.toml", WRONG, "at least the 21x14"),
    ("chart make --like maps/med60.toml --size 9999x9999 --out a.toml", WRONG, "at most 1000000"),
    ("chart show maps/med60.toml --size 640x480", USAGE, "--png"),
    ("chart show maps/med60.toml --png a.png --svg a.svg", USAGE, "at a time"),
    ("chart show maps/med60.toml --png a.png --size 3x3", WRONG, "from 320 to 8192"),
    ("chart show maps/med60.toml --png a.png --bbox AA1:AB9", WRONG, "A1 to U14"),
    ("chart show text.shp", WRONG, "text.shp"),
)

# Two islands in thousandths of a degree, longitude first, clockwise; a chart round them.
ISLANDS = (((400, 400), (400, 1600), (1500, 1600), (1500, 400)),
           ((2200, 200), (1700, 1900), (2900, 1900)))
ISLES = "chart make --bbox 0,0,4,2 --square 30nm --no-places --name ISLES --title Isles --out isles.toml"


def closed(ring):
    return (*ring, ring[0])


def as_geojson(rings):
    polygons = [[[[x / 1000, y / 1000] for x, y in closed(ring)]] for ring in rings]
    return json.dumps({"type": "MultiPolygon", "coordinates": polygons}).encode()


def as_gshhg(rings):
    land, version = 1, 15 << 8
    return b"".join(
        struct.pack(">11i", 0, len(closed(ring)), land + version, *[0] * 8)
        + b"".join(struct.pack(">2i", x * 1000, y * 1000) for x, y in closed(ring))
        for ring in rings)


def box_of(points):
    return (min(x for x, _ in points), min(y for _, y in points),
            max(x for x, _ in points), max(y for _, y in points))


def as_shapes(rings):
    """The two files of a shapefile with a polygon for each ring."""
    polygon, head_words = 5, 50
    records, index = b"", b""
    for number, ring in enumerate(rings, 1):
        points = [(x / 1000, y / 1000) for x, y in closed(ring)]
        body = struct.pack("<i4d3i", polygon, *box_of(points), 1, len(points), 0)
        body += b"".join(struct.pack("<2d", x, y) for x, y in points)
        index += struct.pack(">2i", head_words + len(records) // 2, len(body) // 2)
        records += struct.pack(">2i", number, len(body) // 2) + body
    box = box_of([(x / 1000, y / 1000) for ring in rings for x, y in ring])

    def head(words):
        return struct.pack(">7i", 9994, 0, 0, 0, 0, 0, head_words + words) + struct.pack(
            "<2i8d", 1000, polygon, *box, 0, 0, 0, 0)
    return head(len(records) // 2) + records, head(len(index) // 2) + index


PICTURES = {"--png": b"\x89PNG", "--svg": b"<?xml", "--pdf": b"%PDF"}


class Charts:
    """A folder with the shipped charts, and what was looked at there."""

    def __init__(self, program, data, folder):
        self.program = pathlib.Path(program).resolve()
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "FLAGPLOT_DATA": str(data), "LC_ALL": "C"}
        self.looked_at = 0
        self.failures = []
        shutil.copytree(data / "maps", self.folder / "maps")
        (self.folder / "text.shp").write_text("no shapes", encoding="utf-8")

    def run(self, line):
        return subprocess.run([self.program, *shlex.split(line)], cwd=self.folder,
                              env=self.environment, capture_output=True, text=True, check=False)

    def must(self, holds, what):
        self.looked_at += 1
        if not holds:
            self.failures.append(what)

    def ended(self, line, status, says=""):
        done = self.run(line)
        said = done.stdout + done.stderr
        self.must(done.returncode == status and says in said,
                  f"flagplot {line}: ended with {done.returncode}, {status} and \"{says}\" "
                  f"expected\n{said}")
        return said

    def files(self):
        return {path: path.read_bytes() for path in sorted(self.folder.rglob("*"))
                if path.is_file()}

    def shipped(self):
        """No chart that comes with the program has an error or a warning."""
        charts = sorted(path.name for path in (self.folder / "maps").iterdir())
        said = self.ended("chart check " + " ".join(f"maps/{name}" for name in charts), DONE)
        self.must(said.rstrip().endswith(f"{len(charts)} charts: 0 errors, 0 warnings"), said)

    def made_again(self, name):
        chart = self.folder / "maps" / f"{name}.toml"
        before = chart.read_bytes()
        command = re.search(r"(?m)^#   flagplot (chart make .*)$", before.decode("utf-8"))
        self.must(command is not None, f"{name} does not say how it was made")
        if command is None:
            return
        self.ended(command[1].replace("--bbox ", "--bbox=").replace("--center ", "--center=")
                   .replace("--sea ", "--sea="), DONE)
        self.must(chart.read_bytes() == before, f"{name} is made otherwise than it is shipped")

    def interrupted(self):
        """Ctrl-C while a chart is made: status 3, and no file is another or more than before."""
        (self.folder / "world.toml").write_text("an older chart\n", encoding="utf-8")
        before = self.files()
        with subprocess.Popen([self.program, *shlex.split(WORLD)], cwd=self.folder,
                              env=self.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as work:
            shown = work.stderr.read(1)  # it has taken long enough to show how far it has come
            work.send_signal(signal.SIGINT)
            shown += work.stderr.read()
            status = work.wait()
        self.must(status == TROUBLE, f"interrupted, it ended with {status}")
        self.must(b"interrupted; nothing was written" in shown, f"interrupted, it said {shown}")
        self.must(self.files() == before, "interrupted, it changed a file")

    def requests(self):
        before = self.files()
        for line, status, says in REQUESTS:
            self.ended(line, status, says)
        self.must(self.files() == before, "a request that was refused changed a file")

    def coasts(self):
        """A coast of one's own makes the same squares in whatever form it comes."""
        shapes, index = as_shapes(ISLANDS)
        for name, text in (("isles.geojson", as_geojson(ISLANDS)), ("isles.b", as_gshhg(ISLANDS)),
                           ("isles.shx", index), ("isles.shp", shapes)):
            (self.folder / name).write_bytes(text)
        drawings = set()
        for name in ("isles.geojson", "isles.b", "isles.shp"):
            done = self.run(f"{ISLES} --coast {name}")
            if name == "isles.shp" and "built without GDAL" in done.stderr:
                continue
            self.must(done.returncode == DONE, f"--coast {name}: {done.stderr}")
            made = (self.folder / "isles.toml").read_text(encoding="utf-8")
            drawings.add(made[made.index("drawing"):made.index("[survey]")])
        self.must(len(drawings) == 1, f"one coast, several charts: {drawings}")
        self.must("#" in "".join(drawings), f"the islands are not there: {drawings}")
        squares = (self.folder / "isles.toml").read_text(encoding="utf-8").count("#")
        (self.folder / "lake.geojson").write_bytes(as_geojson(ISLANDS[:1]))
        self.ended(f"{ISLES} --coast isles.geojson lake.geojson", DONE)
        self.must((self.folder / "isles.toml").read_text(encoding="utf-8").count("#") < squares,
                  "a ring in a ring of another file is no water")
        (self.folder / "isles.b").write_bytes(as_gshhg(ISLANDS)[:-1])
        self.ended(f"{ISLES} --coast isles.b", WRONG, "it is no GSHHG coast, or damaged")

    def layers(self):
        """A chart is made without islands or lakes, and made anew of what it was made of."""
        box = "chart make --bbox=-93,41,-76,49.5 --square 60nm --no-places"
        for without, words in (("", ("islands", "lakes")), ("--without islands", ("lakes",)),
                               ("--without islands lakes", ())):
            if words:
                self.ended(f"{box} {without} --out lakes.toml", DONE)
                self.ended("chart check lakes.toml", DONE, "Lake Ontario is a lake of ")
            else:
                self.ended(f"{box} {without} --out lakes.toml", WRONG, "no square of it has water")
            self.has_layers("lakes.toml", words or ("lakes",))
        self.ended("chart make --like lakes.toml --out again.toml", DONE)
        self.has_layers("again.toml", ("lakes",))
        self.ended("chart make --like lakes.toml --with islands --out again.toml", DONE)
        self.has_layers("again.toml", ("islands", "lakes"))

    def has_layers(self, file, words):
        text = (self.folder / file).read_text(encoding="utf-8")
        coast = re.search(r'(?m)^coast = "(.*)"$', text)[1]
        found = tuple(word for word in ("islands", "lakes") if word in coast)
        self.must(found == words, f"{file} is made of {coast}, {words} expected")

    def pictures(self):
        for option, begins in PICTURES.items():
            for chart in ("med60", "solomons-30"):
                picture = "picture." + option.strip("-")
                self.ended(f"chart show maps/{chart}.toml {option} {picture} --size 640x480", DONE,
                           f"written: {picture}")
                self.must((self.folder / picture).read_bytes().startswith(begins),
                          f"{option} of {chart} is none")
        said = self.ended("chart show maps/med60.toml --names --graticule", DONE, "Alexandria")
        self.must("N" in said, "a graticule without latitudes")


def main():
    program, data = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        charts = Charts(program, data, folder)
        charts.shipped()
        for name in MADE_AGAIN:
            charts.made_again(name)
        charts.requests()
        charts.interrupted()
        charts.coasts()
        charts.layers()
        charts.pictures()
    for failure in charts.failures:
        print(failure)
    print(f"{charts.looked_at} things looked at of charts, {len(charts.failures)} not as they "
          "should be.")
    return 1 if charts.failures else 0


if __name__ == "__main__":
    sys.exit(main())
