"""A save as a stranger can make it: any content, with all digests, the seal and the sums made anew."""
import contextlib
import hashlib
import sqlite3
import struct

PAGE = 4096
SUM = 8
COOKIE = slice(40, 44)  # of the header


def digest(content):
    return hashlib.blake2b(content, digest_size=32).digest()


def number(value):
    text = b""
    while value >= 0x80:
        text += bytes([value & 0x7F | 0x80])
        value >>= 7
    return text + bytes([value])


def whole(value):
    """A number with a sign: zigzag."""
    return number(value << 1 if value >= 0 else (-value << 1) - 1)


def text(content):
    content = content.encode() if isinstance(content, str) else content
    return number(len(content)) + content


def digits(content):
    """The bytes of a digest, each as a number with a sign."""
    return b"".join(whole(byte) for byte in content)


def listed(items):
    return number(len(items)) + b"".join(items)


def page_sum(page):
    first = second = 0
    for low, high in struct.iter_unpack("<II", page[:PAGE - SUM]):
        first = first + low + second & 0xFFFFFFFF
        second = second + high + first & 0xFFFFFFFF
    return struct.pack("<II", first, second)


def put_sums(path):
    content = bytearray(path.read_bytes())
    for at in range(0, len(content), PAGE):
        content[at + PAGE - SUM:at + PAGE] = page_sum(content[at:at + PAGE])
    path.write_bytes(content)


def put_digests(database):
    """Chains and seal over whatever the tables hold now."""
    (definition, schema), = database.execute("SELECT bytes, schema FROM definition")
    chains = {0: digest(definition)}
    rows = database.execute("SELECT number, parent, revision, command, happened, state FROM entries "
                            "ORDER BY number").fetchall()
    for at, parent, revision, command, happened, state in rows:
        chains[at] = digest(digits(chains[parent]) + whole(at) + whole(parent) + text(revision) +
                            text(command) + text(happened) + digits(state))
        database.execute("UPDATE entries SET chain = ? WHERE number = ?", (chains[at], at))
    (record_schema, dice), = database.execute("SELECT record_schema, dice FROM meta")
    sources = database.execute("SELECT kind, name, text FROM sources ORDER BY id").fetchall()
    (head,), = database.execute("SELECT entry FROM head")
    snapshots = [whole(entry) for entry, in database.execute("SELECT entry FROM snapshots ORDER BY entry")]
    sealed = (digits(digest(record_schema.encode())) + dice +
              digits(digest(listed([text(a) + text(b) + text(c) for a, b, c in sources]))) + digits(schema) +
              digits(chains[0]) + whole(head) + listed([digits(chains[row[0]]) for row in rows]) +
              listed(snapshots) + listed([]))
    for record, in database.execute("SELECT record FROM earlier ORDER BY id"):
        sealed += digits(digest(record))
    database.execute("UPDATE head SET seal = ?", (digest(sealed),))


@contextlib.contextmanager
def forged(path):
    """The tables of a save, to change at will; what has digests gets them anew."""
    database = sqlite3.connect(path)
    with database:
        yield database
        put_digests(database)
    cookie = path.read_bytes()[COOKIE]
    database.execute("VACUUM")  # a save has no free pages
    database.close()
    content = bytearray(path.read_bytes())
    content[COOKIE] = cookie  # counted up by VACUUM: in a save it says that each table was made once
    path.write_bytes(content)
    put_sums(path)


def put_earlier(database, receipts_by_side, orders=()):
    """A record that the save says it was upgraded from."""
    record = (text("0.1.0") + digits(bytes(32)) +
              listed([listed([digits(each) for each in sorted(of_side)]) for of_side in receipts_by_side]) +
              listed([text(each) for each in sorted(orders)]))
    database.execute("INSERT INTO earlier (record) VALUES (?)", (record,))
