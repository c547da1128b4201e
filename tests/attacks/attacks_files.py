"""Attacks by files: campaigns, decks, results, views and exports of strangers, folders and full disks."""
import json
import os
import pathlib

from field import DONE, MEMORY, OPEN, SECONDS, STOPPED, TROUBLE, WRONG, attack, first_line, must
from attacks_dice import at_battle
from attacks_record import released


# --- campaigns ---

def tried_campaign(field, folder):
    """A campaign begun, shown and resolved; the line by which it is refused, or none."""
    said = field.run("lint", folder)
    must(said.seconds < SECONDS, "lint takes too long")
    begun = field.run("new", folder, "big.save", "--seed", "1")
    if begun.status != DONE:
        return first_line(begun.err)
    for how in (("status",), ("brief", "--side", "uk"), ("show",), ("resolve",), ("log",), ("verify",),
                ("release", "--out", "mail")):
        field.run(how[0], "big.save", *how[1:])
    return None


def with_forces(field, text):
    folder = field.copied_campaign()
    (field.folder / folder / "history.toml").unlink()
    path = field.folder / folder / "campaign.toml"
    kept = path.read_text().split("[[victory]]")[0].split("[[script]]")[0]
    path.write_text(kept)
    field.write(f"{folder}/forces.toml", text)
    return folder


def formation(number, ships=1, square="B2"):
    rows = "\n".join(f'[[formation.ship]]\nname = "S{number}x{each}"\nclass = "Zara"' for each in range(ships))
    return (f'[[formation]]\nid = "F{number}"\nname = "F{number}"\nside = "axis"\n'
            f'enters = "1941-11-07 18:00"\nat = "{square}"\n{rows}\n')
