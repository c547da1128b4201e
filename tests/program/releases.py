#!/usr/bin/env python3
"""Plays convoy Beta with the built program as an umpire does who releases late, twice or in mid-turn.

    tests/program/releases.py PATH_TO_FLAGPLOT FOLDER_OF_DATA

Every report must reach its side, once; what waits must be said; the answer to a sheet must not betray
what has not been released; a refused sheet must be remembered.
"""
import pathlib
import re
import sys
import tempfile

from table import BATTLE_TURN, DONE, WRONG, Table

URGENT = "Report your fuel at once."
HELD_BACK = "The sides have not been shown this yet"
ALL_SHOWN = "The sides have been shown all they were told."


class Umpire(Table):
    """The umpire's folder, with what he does again and again."""

    def begin(self, seed="6"):
        self.must("new", "war.save", "--seed", seed, save="convoy-beta")

    def play_turn(self):
        for side in ("uk", "axis"):
            self.must("order", "--side", side, "--historical")
        return self.must("resolve")

    def mail(self, name):
        path = self.folder / name
        self.expect(path.exists(), f"{name} was not written")
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def says(self, text, words, what):
        self.expect(words in text, f"{what} should say \"{words}\":\n{text}")

    def does_not_say(self, text, words, what):
        self.expect(words not in text, f"{what} should not say \"{words}\":\n{text}")

    def sheet(self, name, *lines):
        (self.folder / name).write_text("\n".join([*lines, "END\n"]), encoding="utf-8")
        return name


def above_receipt(briefing):
    """What comes before its last section."""
    return briefing[:briefing.rindex("## Receipt")]


def a_preview_has_no_receipt(umpire, preview):
    """Somebody who keeps it is not told after the war that the record was altered."""
    umpire.says(preview, "This is a preview. Only a release", "the preview")
    umpire.does_not_say(preview, "RECEIPT", "the preview")
    (umpire.folder / "preview.md").write_text(preview, encoding="utf-8")
    umpire.says(umpire.must("verify", "--receipt", "preview.md"), "fit", "verify --receipt")
    early = umpire.must("brief", "--side", "uk", "--preview", "--turn", "6")
    umpire.does_not_say(early, "RECEIPT", "the preview of a turn that is not released")


def a_release_in_mid_turn(umpire):
    """What comes after it waits for the next one."""
    umpire.begin()
    for _ in range(BATTLE_TURN - 1):
        umpire.play_turn()
        umpire.must("release")
    umpire.says(umpire.play_turn(), "must be fought", "resolve")
    umpire.must("release", "--out", "mail")
    midway = umpire.mail("mail/convoy-beta-uk-turn-5-midway.md")
    umpire.says(midway, "## What happened in turn 5 (", "the briefing in mid-turn")
    umpire.says(umpire.must("status"), ALL_SHOWN, "status")

    umpire.must("battle", "1", "--historical")
    umpire.says(umpire.must("status"), HELD_BACK, "status after the battle")
    umpire.says(umpire.must("resolve"), HELD_BACK, "resolve")
    umpire.says(umpire.must("status"), HELD_BACK, "status after the turn")
    before = umpire.must("brief", "--side", "uk")
    umpire.does_not_say(before, "is over", "brief before the release")
    preview = umpire.must("brief", "--side", "uk", "--preview")
    a_preview_has_no_receipt(umpire, preview)
    umpire.must("release", "--out", "mail")
    after = umpire.mail("mail/convoy-beta-uk-turn-6.md")
    umpire.says(after, "## What happened in turn 5, continued (", "the next briefing")
    umpire.expect(above_receipt(after) == above_receipt(preview),
                  "the preview is not what was released")
    umpire.says(after, "RECEIPT uk turn 6", "what was released")
    umpire.says(umpire.must("brief", "--side", "uk", "--preview"), "RECEIPT uk turn 6",
                "a preview of what is released already")
    umpire.expect(after == umpire.must("brief", "--side", "uk"), "brief is not what was released")
    umpire.says(umpire.must("status"), ALL_SHOWN, "status")
    umpire.must("release", status=WRONG)


def an_unreleased_turn(umpire):
    """Nothing of it is lost."""
    umpire.begin()
    umpire.must("message", "--to", "uk", URGENT)
    first = umpire.play_turn()
    umpire.says(first, "begins while the sides have not been shown", "resolve with a message waiting")
    umpire.says(first, HELD_BACK, "resolve")
    umpire.must("brief", "--side", "uk", "--turn", "2", status=WRONG)
    umpire.play_turn()
    umpire.must("release", "--out", "mail")
    uk = umpire.mail("mail/convoy-beta-uk-turn-3.md")
    umpire.expect(uk.count(URGENT) == 1, f"the message should stand in the briefing once:\n{uk}")
    for heading in ("## What happened in turn 1 (", "## What happened in turn 2 ("):
        umpire.says(uk, heading, "the briefing of two turns")
    axis = umpire.mail("mail/convoy-beta-axis-turn-3.md")
    umpire.does_not_say(axis, URGENT, "the other side's briefing")
    for turn in ("1", "2", "3"):
        umpire.must("brief", "--side", "uk", "--turn", turn)
    umpire.says(umpire.must("brief", "--side", "uk", "--turn", "2"), "## What happened in turn 1 (",
                "brief --turn 2")
    umpire.must("brief", "--side", "uk", "--turn", "4", status=WRONG)
    told = umpire.must("brief", "mail/convoy-beta-uk-turn-3.view", save="--view")
    umpire.says(told, URGENT, "brief --view")


def first_briefings_and_again(umpire):
    """They are written by release too, and any release a second time."""
    umpire.begin()
    umpire.must("release", status=WRONG)
    umpire.says(umpire.must("release", "--out", "mail"), "convoy-beta-axis-turn-1.md", "release")
    first = umpire.mail("mail/convoy-beta-uk-turn-1.md")
    umpire.says(first, "## The dice", "the first briefing")
    umpire.expect(first == umpire.must("brief", "--side", "uk"), "brief is not what was written")
    umpire.play_turn()
    umpire.must("release", "--out", "mail")
    umpire.play_turn()
    umpire.must("release", "--again", "--side", "uk", "--out", "again")
    umpire.expect(sorted(path.name for path in umpire.folder.glob("again/*")) ==
                  ["convoy-beta-uk-turn-2.md", "convoy-beta-uk-turn-2.view"],
                  "release --again --side uk should write the files of uk alone")
    for ending in ("md", "view"):
        umpire.expect(umpire.mail(f"again/convoy-beta-uk-turn-2.{ending}") ==
                      umpire.mail(f"mail/convoy-beta-uk-turn-2.{ending}"),
                      f"the {ending} written again is another one")
    shown = umpire.must("release", "--again", "--side", "axis")
    umpire.expect(shown == umpire.mail("mail/convoy-beta-axis-turn-2.md"),
                  "release --again without --out should show the briefing")
    umpire.says(umpire.must("status"), HELD_BACK, "status after release --again")


def a_refused_sheet(umpire):
    """Status and resolve say so, until a right one comes."""
    umpire.begin()
    wrong = umpire.sheet("wrong.txt", "ORDERS uk turn 1", "UK-K rout to E6")
    umpire.must("order", "--side", "uk", wrong, status=WRONG)
    umpire.says(umpire.must("status"), "its last sheet was refused", "status")
    copy = umpire.copy("resolved.save")
    umpire.says(umpire.must("resolve", save=copy), "The last sheet of Royal Navy (uk) was refused",
                "resolve")
    umpire.does_not_say(umpire.must("status", save=copy), "refused", "status of the next turn")
    umpire.must("order", "--side", "uk", umpire.sheet("right.txt", "ORDERS uk turn 1"))
    umpire.does_not_say(umpire.must("status"), "refused", "status after a right sheet")
    unreadable = umpire.sheet("later.txt", "ORDERS uk turn 7")
    umpire.must("order", "--side", "uk", unreadable, status=WRONG)
    umpire.says(umpire.must("status"), "orders are in; its last sheet was refused",
                "status after a wrong sheet behind a right one")
    umpire.must("withdraw", "last", "--why", "she asked for it")
    umpire.says(umpire.must("status"), "(uk): no orders yet", "status after withdraw last")


def a_sheet_before_the_release(umpire):
    """Its answer is the same whatever waits."""
    umpire.begin()
    umpire.must("order", "--side", "axis", umpire.sheet("out.txt", "ORDERS axis turn 1",
                                                        "AX-BETA route C3 C4 D5 to E6"))
    umpire.must("resolve")
    umpire.must("release")
    other = umpire.copy("other.save")
    umpire.must("rule", "contact", "axis", "at", "E4", "CA", "3", "--why", "a nervous watcher")
    turned = umpire.sheet("turned.txt", "ORDERS axis turn 2", "AX-BETA route C4 D4 to E6")
    known = umpire.must("order", "--side", "axis", turned, status=WRONG)
    plain = umpire.must("order", "--side", "axis", turned, save=other, status=WRONG)
    known, plain = (re.sub(r"\nWORD [-a-z0-9]+\n", "\nWORD\n", answer) for answer in (known, plain))
    umpire.expect(known == plain, f"the answers differ:\n{known}\n---\n{plain}")
    umpire.must("release")
    umpire.must("order", "--side", "axis", umpire.sheet("turned.txt", "ORDERS axis turn 2",
                                                        "AX-BETA route C4 D4 to E6"))


def a_side_held_back(umpire):
    """It learns nothing from the release to the other, and all of it, once, when it is its turn."""
    def known():
        return [umpire.must(*asked) for asked in (
            ("brief", "--side", "axis"), ("show", "--side", "axis", "--json"), ("log", "--side", "axis"),
            ("brief", "--side", "axis", "--archive"))]

    def happened(briefing):
        return [line for line in briefing.splitlines() if line.startswith("- ")]

    def files(folder):
        return sorted(path.name for path in umpire.folder.glob(f"{folder}/*"))

    umpire.begin()
    umpire.play_turn()
    before = known()
    umpire.says(umpire.must("release", "--side", "uk", "--out", "mail"), "still held back from Regia Marina",
                "release --side uk")
    umpire.expect(files("mail") == ["convoy-beta-uk-turn-2.md", "convoy-beta-uk-turn-2.view"],
                  "release --side uk should write the files of uk alone")
    umpire.expect(known() == before, "the side held back has learnt something")
    status = umpire.must("status")
    umpire.says(status, "Still held back from Regia Marina", "status")
    umpire.does_not_say(status, "--side uk --preview", "status")
    umpire.says(umpire.must("log"), "The briefings of Royal Navy went out, and no others", "the log")
    umpire.must("rule", "contact", "axis", "at", "E4", "CA", "3", "--why", "a nervous watcher")
    umpire.must("release", "--side", "uk", status=WRONG)
    for side in ("uk", "axis"):
        umpire.must("order", "--side", side, "--historical")
    umpire.must("resolve", status=WRONG)
    ill = umpire.copy("ill.save")
    umpire.says(umpire.must("resolve", "--overrule", "his mail is down", save=ill),
                "Turn 2 begins while Regia Marina", "resolve --overrule")
    umpire.says(umpire.must("verify", save=ill), "did the same", "verify")
    preview = umpire.must("brief", "--side", "axis", "--preview")
    umpire.must("release", "--out", "later")
    umpire.expect(files("later") == ["convoy-beta-axis-turn-2.md", "convoy-beta-axis-turn-2.view"],
                  "the later release should write the files of axis alone")
    axis = umpire.mail("later/convoy-beta-axis-turn-2.md")
    umpire.says(axis, "## What happened in turn 1 (", "the later briefing")
    umpire.expect(above_receipt(axis) == above_receipt(preview), "the preview is not what was released")
    uk = umpire.mail("mail/convoy-beta-uk-turn-2.md")
    umpire.expect(happened(umpire.must("brief", "--side", "uk")) == happened(uk), "uk was released twice")
    umpire.must("release", "--again", "--out", "again")
    umpire.expect(umpire.mail("again/convoy-beta-uk-turn-2.md") == uk and
                  umpire.mail("again/convoy-beta-axis-turn-2.md") == axis,
                  "release --again should write what each side was sent last")
    (umpire.folder / "receipts.md").write_text(uk + axis, encoding="utf-8")
    umpire.says(umpire.must("verify", "--receipt", "receipts.md"), "fit", "verify --receipt")
    umpire.says(umpire.must("status"), ALL_SHOWN, "status")
    umpire.must("release", status=WRONG)
    umpire.must("resolve")


TRAPS = (a_release_in_mid_turn, an_unreleased_turn, first_briefings_and_again, a_refused_sheet,
         a_sheet_before_the_release, a_side_held_back)


def main(program, data):
    failures = []
    for trap in TRAPS:
        with tempfile.TemporaryDirectory() as folder:
            umpire = Umpire(str(pathlib.Path(program).resolve()), pathlib.Path(data).resolve(),
                            pathlib.Path(folder))
            trap(umpire)
            said = umpire.must("verify")
            umpire.says(said, "did the same", "verify")
            failures += [f"{trap.__name__}: {each}" for each in umpire.failures]
    print("\n".join(failures) or f"{len(TRAPS)} evenings with a late umpire: nothing is lost")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
