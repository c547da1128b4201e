"""Attacks by files: campaigns, decks, results, views and exports of strangers, folders and full disks."""
import json
import os

from field import DONE, OPEN, STOPPED, TROUBLE, WRONG, attack, first_line, must
from attacks_dice import at_battle
from attacks_record import released


# --- campaigns ---

def tried_campaign(field, folder):
    """A campaign begun, shown and resolved; the line by which it is refused, or none."""
    field.run("lint", folder)
    begun = field.run("new", folder, "big.save", "--seed", "1")
    if begun.status != DONE:
        return first_line(begun.err)
    for how in (("status",), ("brief", "--side", "blue"), ("show",), ("resolve",), ("log",), ("verify",),
                ("release", "--out", "mail")):
        field.run(how[0], "big.save", *how[1:])
    return None


def written_campaign(field, forces, chart=None, turns=8, sides=("blue", "red"), more=""):
    """A campaign of our own, as a stranger writes it, in the folder data/campaigns/big."""
    drawing = chart or "\n".join(["." * 20] * 20)
    deck = "data/assets/decks/default24.toml"
    field.write(deck, (field.data / "assets/decks/default24.toml").read_bytes())
    field.write("data/maps/big.toml", f'name = "BIG"\ntitle = "A sea"\ndrawing = """\n{drawing}\n"""\n')
    field.write("data/assets/big-classes.toml",
                '[[class]]\nname = "Light"\ntype = "CL"\nspeed = 32\nspeed_confidence = "L"\nradar = true\n'
                'radar_confidence = "L"\n')
    rows = "".join(f'\n[[side]]\nid = "{side}"\nname = "{side}"\n' for side in sides)
    field.write("data/campaigns/big/campaign.toml",
                f'id = "big"\ntitle = "Big"\nchart = "big"\nclasses = ["big-classes"]\nstart = "1942-06-01 06:00"\n'
                f'turn_starts = {turns}\nprofile = "umpired"\n{more}{rows}')
    field.write("data/campaigns/big/forces.toml", forces)
    return "data/campaigns/big"


def formation(number, ships=1, square="B2", side=None):
    rows = ", ".join(f'{{ name = "S{number}-{ship}", class = "Light" }}' for ship in range(ships))
    side = side or ("blue", "red")[number % 2]
    return (f'[[formation]]\nid = "F{number}"\nname = "F{number}"\nside = "{side}"\nenters = 1\nat = "{square}"\n'
            f'ships = [{rows}]\n')


@attack("stranger", is_large=True)
def campaign_of_too_many_formations(field):
    """Sends a campaign of 2,001 formations, or of 20,001 ships, or of 101 sides, or of 10,001 turns."""
    said = ""
    for forces, more in ((map(formation, range(2_001)), {}), ([formation(1, 20_001)], {}),
                         ([formation(1)], {"sides": [f"s{each}" for each in range(101)] + ["red"]}),
                         ([formation(1)], {"turns": 10_001})):
        said = tried_campaign(field, written_campaign(field, "".join(forces), **more))
        must(said is not None, "it is taken")
    return STOPPED, said


@attack("stranger", is_large=True)
def campaign_of_as_many_as_may_be(field):
    """Sends a campaign of 1,000 formations with 20,000 ships, all enemies in one square."""
    forces = "".join(formation(each, 20) for each in range(1_000))
    said = tried_campaign(field, written_campaign(field, forces))
    return STOPPED, said or "every command ends in time, with less than 1 GB"


@attack("stranger", is_large=True)
def campaign_of_a_huge_chart(field):
    """Sends a campaign with a chart of more than four million squares, and one of nearly as many."""
    drawing = "\n".join(["." * 2_001] * 2_000)
    said = tried_campaign(field, written_campaign(field, formation(0) + formation(1), chart=drawing))
    must(said is not None, "it is taken")
    drawing = "\n".join([("." * 99 + "#") * 19] * 2_000)
    field.ok("new", written_campaign(field, formation(0) + formation(1, square="BTA1999"), chart=drawing),
             "large.save", "--seed", "1")
    field.run("order", "large.save", "--side", "blue", text="ORDERS blue turn 1\nF0 route to BTA1990\nEND\n")
    for how in (("status",), ("resolve",), ("brief", "--side", "blue"), ("show", "--side", "blue"),
                ("show", "--svg", "plot.svg")):
        field.run(how[0], "large.save", *how[1:])
    return STOPPED, f"the first: {said}; every command at the other ends in time, with less than 1 GB"


@attack("stranger", is_large=True)
def chart_of_a_huge_drawing(field):
    """Sends charts of one endless line, of a million lines, of 32 MB of land."""
    said = ""
    for drawing in ("." * 10_001, ".\n" * 1_000_000, ("#" * 5_000 + "\n") * 6_500):
        field.write("c.toml", f'name = "C"\ntitle = "C"\ndrawing = """\n{drawing}\n"""\n')
        said = field.refused("lint", "c.toml")
        field.run("chart", "check", "c.toml")
    return STOPPED, said


@attack("stranger", is_large=True)
def texts_of_deep_nesting(field):
    """Sends decks, charts, campaigns, results and views of lists within lists, and of endless keys."""
    war = at_battle(field)
    texts = ["a = " + "[" * 100_000 + "]" * 100_000, "a = " + "{b = " * 50_000 + "1" + "}" * 50_000,
             ".".join(["a"] * 200_000) + " = 1", "[" + ".".join(["a"] * 200_000) + "]\nb = 1",
             "a = [" + "1," * 2_000_000 + "]", 'a = """' + "w" * 20_000_000 + '"""', "[[card]]\n" * 500_000,
             'a = "\x1b[2J"', 'a = "\xff"', "\x00" * 1000]
    said = ""
    for text in texts:
        field.write("stranger.toml", text.encode("latin-1"))
        for how in (("deck", "stranger.toml"), ("lint", "stranger.toml"), ("battle", war, "1", "--report", "stranger.toml")):
            said = field.refused(*how)
        field.refused("brief", "--view", "stranger.toml")
        field.write("data/campaigns/deep/campaign.toml", text.encode("latin-1"))
        field.refused("new", "data/campaigns/deep", "deep.save")
    return STOPPED, said


@attack("stranger", is_large=True)
def deck_of_nested_questions(field):
    """Sends a deck of 100,000 cards, and one whose questions to the umpire lead to more questions."""
    card = '[[card]]\nname = "C{}"\nkind = "blow"\non = "side"\neffects = [{}]\nseen = "x"\n'
    said = ""
    for text in ("".join(card.format(each, '"weather fog"') for each in range(100_001)),
                 card.format(1, '"' + "umpire x: " * 5_000 + '"'), card.format(1, '"weather fog", ' * 200_000),
                 card.format("w" * 5_000_000, '"weather fog"')):
        field.write("deck.toml", text)
        said = field.refused("deck", "deck.toml")
        field.refused("lint", "deck.toml")
    return STOPPED, said


@attack("stranger")
def campaign_with_links(field):
    """Sends a campaign whose texts are links or paths to other files of the reader's machine."""
    field.write("secret.txt", "the secret of somebody\n")
    said = []
    for plant in ("link", "path", "chart", "absolute"):
        folder = field.copied_campaign(f"c-{plant}")
        text = field.read(f"{folder}/campaign.toml")
        briefing = field.folder / folder / "briefing-uk.md"
        if plant == "link":
            briefing.unlink()
            briefing.symlink_to(field.folder / "secret.txt")
        if plant == "path":
            text = text.replace('"briefing-uk.md"', '"../secret.txt"')
        if plant == "absolute":
            text = text.replace('"briefing-uk.md"', f'"{field.folder}/secret.txt"')
        if plant == "chart":
            text = text.replace('"med60"', '"../../../../../../../etc/passwd"')
        field.write(f"{folder}/campaign.toml", text)
        begun = field.run("new", folder, f"{plant}.save")
        must("secret of somebody" not in begun.said and "root:" not in begun.said, f"{plant}: it is read")
        if begun.status == DONE:
            must("secret of somebody" not in field.briefing(f"{plant}.save", "uk"), f"{plant}: it is in the briefing")
        said.append(first_line(begun.err))
    return STOPPED, said[1]


# --- results, views, exports ---

@attack("stranger")
def result_of_nonsense(field):
    """Sends a battle's result of 10 MB, of ships that are not there, of numbers beyond all bounds."""
    war = at_battle(field)
    before = field.ok("replay", war)
    said = ""
    for text in ("battle 1 minutes 80\n" + 'ship "Maria" hull 0\n' * 500_000,
                 'battle 1 minutes 80\nship "\x1b[2J" hull 0\n', "battle 1 minutes 99999999999999999999\n",
                 'battle 1 minutes 80\nship "Maria" hull 101\n', 'battle 1 minutes 80\nship "Hood" hull 0\n',
                 'battle 1 minutes 80\nleft uk "UK-K" to Z99\n', "x" * 10_000_000):
        field.write("result.txt", text)
        said = field.refused("battle", war, "1", "--report", "result.txt")
    must(field.ok("replay", war) == before, "the save is another one")
    return STOPPED, said[:300]


@attack("stranger")
def result_with_escapes(field):
    """Sends a result whose lessons of the battle hold commands of a terminal and tags."""
    war = at_battle(field)
    field.write("result.txt", 'battle 1 minutes 80\nlearned uk "x\x1b[2J\u202e <script> ## Contacts"\n')
    done = field.run("battle", war, "1", "--report", "result.txt")
    if done.status == DONE:
        field.ok("release", war, "--out", "mail", "--html")
        for name in ("md", "html", "view"):
            field.look_at(name, field.read(f"mail/convoy-beta-uk-turn-5-midway.{name}"))
        field.ok("brief", "--view", "mail/convoy-beta-uk-turn-5-midway.view")
        return STOPPED, "it is in the briefing as words: no control character, no tag"
    return STOPPED, first_line(done.err)


@attack("stranger", is_large=True)
def views_of_strangers(field):
    """Sends a view file with deep lists, hostile names, false squares and 10 MB of nothing."""
    mail = released(field)
    path = mail[0].replace(".md", ".view")
    text = field.read(path)
    json.loads(text)
    said, taken = "", 0
    for spoilt in (text.replace("Royal Navy", "\\u001b[2J\\u202e"), text.replace('"C7"', '"ZZZ999999"'),
                   text.replace("Royal Navy", "w" * 10_000_000), "[" * 1_000_000, '{"a":' * 500_000,
                   text[:len(text) // 2], text.replace("true", "1e999"), text.replace(":0", ":-99999999999999999999"),
                   "{" + '"a":1,' * 1_000_000 + '"b":2}'):
        field.write("x.view", spoilt)
        done = field.run("brief", "--view", "x.view", "--html", "x.html")
        taken += done.status == DONE
        field.run("order", "--view", "x.view", text="ORDERS uk turn 2\nEND\n")
        said = first_line(done.err) if done.status != DONE else said
    return STOPPED, f"{9 - taken} of 9 refused, the last with: {said}"


@attack("stranger")
def exports_of_strangers(field):
    """Sends an export whose record names texts outside of its folder, or links out of it."""
    released(field)
    field.write("secret.toml", 'id = "secret of somebody"\n')
    said = []
    for number, name in enumerate(("../../secret.toml", f"{field.folder}/secret.toml", "campaigns/../../../secret.toml")):
        folder = f"text{number}"
        field.ok("export", "war.save", folder, "--with-secret")
        field.write(f"{folder}/record.txt", field.read(f"{folder}/record.txt")
                    .replace("maps/med60.toml", name))
        said.append(field.refused("import", folder, "x.save"))
    field.ok("export", "war.save", "linked", "--with-secret")
    chart = field.folder / "linked/texts/maps/med60.toml"
    chart.unlink()
    chart.symlink_to(field.folder / "secret.toml")
    said.append(field.refused("import", "linked", "x.save"))
    must(not any("secret of somebody" in each for each in said), "what is outside is read")
    must(not (field.folder / "x.save").exists(), "a save was written")
    return STOPPED, said[-1]


@attack("stranger", is_large=True)
def records_of_nonsense(field):
    """Sends an export whose record holds ten million bytes of nonsense, or a million commands."""
    released(field)
    field.ok("export", "war.save", "text", "--with-secret")
    head = field.read("text/record.txt").split("\nrevision")[0]
    said = ""
    for body in ("x" * 10_000_000, "\nrevision 1\ncommand 1 after 0 in turn 1\n    begin\n" * 200_000,
                 "\nrevision 1\ncommand 99999999999 after 0 in turn 1\n    begin\n", "\x1b[2J\n" * 1000):
        field.write("text/record.txt", head + body)
        said = field.refused("import", "text", "x.save")
    return STOPPED, said[:300]


# --- where the program writes ---

@attack("stranger")
def links_where_mail_is_written(field):
    """Plants links in the folder of the mail, so that a release writes over files elsewhere."""
    released(field)
    field.write("elsewhere/diary.txt", "my diary\n")
    (field.folder / "mail").mkdir()
    for ending in ("md", "view", "html", "pdf"):
        (field.folder / f"mail/convoy-beta-uk-turn-4.{ending}").symlink_to(field.folder / "elsewhere/diary.txt")
    done = field.run("release", "war.save", "--again", "--out", "mail", "--html", "--pdf")
    must((field.folder / "elsewhere/diary.txt").read_bytes() == b"my diary\n",
         f"the file behind the link is written over: {done.said}")
    must(done.status == TROUBLE, f"it ended with {done.status}")
    return STOPPED, first_line(done.err)


@attack("stranger")
def links_where_an_export_is_written(field):
    """Plants links in the folder of an export, so that bringing it up to date writes elsewhere."""
    released(field)
    field.ok("export", "war.save", "text")
    record = field.folder / "text/record.txt"
    kept = field.folder / "kept.txt"
    record.rename(kept)
    record.symlink_to(kept)
    before = kept.read_bytes()
    field.ok("message", "war.save", "--to", "uk", "One command more.")
    done = field.run("export", "war.save", "text")
    must(kept.read_bytes() == before, f"the file behind the link is written over: {done.said}")
    return STOPPED, first_line(done.said)


@attack("accident")
def writes_over_a_save(field):
    """Names a save where a command writes its answer, a briefing or a sheet."""
    released(field)
    before = (field.folder / "war.save").read_bytes()
    said = ""
    for how in (("brief", "begun.save", "--side", "uk", "--out", "war.save"), ("sheet", "begun.save", "--turn", "1", "--out", "war.save"),
                ("brief", "begun.save", "--side", "uk", "--html", "war.save"), ("show", "begun.save", "--svg", "war.save"),
                ("new", "convoy-beta", "war.save"), ("order", "begun.save", "--side", "uk", "--reply", "war.save")):
        done = field.run(*how, text="ORDERS uk turn 1\nEND\n")
        must(done.status != DONE, f"{' '.join(how)} is done")
        said = first_line(done.err)
    must((field.folder / "war.save").read_bytes() == before, "the save was written over")
    return STOPPED, said


@attack("accident")
def reply_on_a_full_disk(field):
    """Hands orders in with `--reply` on a disk that is full."""
    released(field)
    if not os.path.exists("/dev/full"):
        return STOPPED, "not tried: this machine has no /dev/full"
    done = field.run("order", "begun.save", "--side", "uk", "--reply", "/dev/full", text="ORDERS uk turn 1\nEND\n")
    must(done.status == TROUBLE and "the orders are in" in done.err, f"it does not say so: {done.status} {done.said}")
    must("(uk): orders are in" in field.ok("status", "begun.save"), "the orders are not in")
    return STOPPED, first_line(done.err)


@attack("accident")
def endless_files(field):
    """Names a device without end as a sheet, a view, a result or a campaign."""
    war = at_battle(field)
    said = ""
    for how in (("order", war, "--side", "uk", "/dev/zero"), ("brief", "--view", "/dev/zero"), ("lint", "/dev/zero"),
                ("battle", war, "1", "--report", "/dev/zero"), ("deck", "/dev/zero"), ("status", "/dev/zero"),
                ("verify", war, "--receipt", "/dev/zero")):
        done = field.run(*how)
        must(done.status in (WRONG, TROUBLE), f"{' '.join(how)} ended with {done.status}")
        said = first_line(done.err)
    return STOPPED, said


@attack("umpire")
def outside_program(field):
    """Has a program of a stranger fight the battle, which can do whatever he himself can."""
    war = at_battle(field)
    program = field.folder / "stranger.sh"
    field.write("stranger.sh", "#!/bin/sh\ntouch been-here\nexit 1\n")
    program.chmod(0o755)
    field.run("battle", war, "1", "--with", "./stranger.sh")
    must((field.folder / "been-here").exists(), "the page says that it may write files")
    return OPEN, "it is a program: run none that you would not run by itself"


# --- what can be known ---

@attack("player")
def looks_for_the_secret(field):
    """Looks for the secret of the dice or its key in all that he is sent."""
    released(field)
    field.ok("export", "war.save", "open", "--with-secret")
    field.ok("export", "war.save", "closed")
    secrets = [line.split()[-1] for line in field.read("open/secret.txt").splitlines()[1:]]
    sent = [path for path in field.folder.rglob("*") if path.is_file() and "open" not in path.parts
            and ".save" not in path.name]
    sent += list((field.folder / "mail-war.save").iterdir())
    for path in sent:
        content = path.read_bytes()
        for secret in secrets:
            must(secret.encode() not in content and bytes.fromhex(secret) not in content, f"{path.name} holds it")
    return STOPPED, f"it is in none of {len(sent)} files, nor in an export without --with-secret"


@attack("player who plays alone")
def asks_for_the_enemy(field):
    """Asks every command for what the enemy has, before the war is over."""
    field.ok("new", "convoy-beta", "solo.save", "--solo", "uk", "--seed", "7")
    for _ in range(3):
        field.ok("resolve", "solo.save")
    said = ""
    for how in (("show", "--side", "axis"), ("brief", "--side", "axis"), ("log", "--dice"), ("log", "--side", "axis"),
                ("sheet",), ("export", "text"), ("report", "--out", "after"),
                ("report", "--side", "axis", "--newspaper")):
        done = field.run(how[0], "solo.save", *how[1:])
        must(done.status != DONE or "AX-" not in done.said, f"{' '.join(how)} tells it")
        said = said or first_line(done.err)
    must("AX-BETA" not in field.ok("log", "solo.save") + field.ok("status", "solo.save") + field.ok("show", "solo.save"),
         "log, status or show names the enemy")
    return STOPPED, said


@attack("player")
def has_the_save(field):
    """Gets hold of the save, with or without the program."""
    released(field)
    must(b"AX-BETA" in (field.folder / "war.save").read_bytes(), "the page says that a save is not locked")
    return OPEN, "whoever has the save has the truth and the secret: it is not encrypted"
