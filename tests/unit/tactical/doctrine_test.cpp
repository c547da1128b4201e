#include "tactical/doctrine.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

std::vector<DoctrineKey> keys() {
    return {{"withdraw", {"never", "below half hull"}, "when a ship leaves"},
            {"range", {"close", "far"}, "how near to come"}};
}

Party party() {
    Party party{"uk", "Royal Navy", {}, {}};
    party.formations.resize(1);
    for (const char* name : {"Hood", "Prince of Wales"}) {
        Unit unit;
        unit.name = name;
        party.formations[0].units.push_back(unit);
    }
    return party;
}

Result<Doctrine> read(std::string_view text) {
    return read_doctrine(keys(), party(), text, "uk.txt");
}

std::string said_of(std::string_view text) {
    const auto doctrine = read(text);
    REQUIRE_FALSE(doctrine);
    return describe(doctrine.error());
}

}  // namespace

TEST_CASE("a doctrine is a wish a line, for all or for one ship, and reads back") {
    const auto doctrine =
        read("# so\n\nall: range close\n Prince of Wales :  withdraw below half hull \r\n");
    REQUIRE(doctrine);
    CHECK(doctrine->lines ==
          std::vector<DoctrineLine>{{"", "range", "close"},
                                    {"Prince of Wales", "withdraw", "below half hull"}});
    CHECK(read(text_of(*doctrine)) == doctrine);
}

TEST_CASE("of the wishes for a unit her own comes first, and then the last") {
    const auto doctrine =
        read("Hood: range far\nall: range close\nall: range far\nall: range close");
    REQUIRE(doctrine);
    CHECK(wish_of(*doctrine, "Hood", "range") == "far");
    CHECK(wish_of(*doctrine, "Prince of Wales", "range") == "close");
    CHECK(wish_of(*doctrine, "Hood", "withdraw").empty());
}

TEST_CASE("a wrong line of a doctrine is refused with its place and the nearest right word") {
    CHECK(said_of("all: range close\nrange close") ==
          "uk.txt:2:1: in a doctrine no colon stands behind who is meant; expected a line like "
          "\"all: KEY VALUE\" (battle.bad-doctrine)");
    CHECK(said_of("Hod: range close") ==
          "uk.txt:1:1: in a doctrine \"Hod\" is no ship of this side; expected one of all, Hood, "
          "Prince of Wales; did you mean \"Hood\"? (battle.bad-doctrine)");
    CHECK(said_of("all: rnage close") ==
          "uk.txt:1:6: in a doctrine \"rnage\" means nothing; expected one of withdraw, range; did "
          "you mean \"range\"? (battle.bad-doctrine)");
    CHECK(
        said_of("all: range closer") ==
        "uk.txt:1:12: in a doctrine \"closer\" means nothing; expected one of close, far; did you "
        "mean \"close\"? (battle.bad-doctrine)");
}

TEST_CASE("what a mail program leaves in a doctrine is made plain, and no byte of it goes astray") {
    const auto doctrine = read("Hood:\xc2\xa0range\tclose");
    REQUIRE(doctrine);
    CHECK(doctrine->lines == std::vector<DoctrineLine>{{"Hood", "range", "close"}});
    CHECK(
        said_of("al\xff\x1b[2J: range close") ==
        "uk.txt:1:1: in a doctrine \"al\xef\xbf\xbd [2J\" is no ship of this side; expected one of "
        "all, Hood, Prince of Wales (battle.bad-doctrine)");
}

TEST_CASE("an empty form of a doctrine reads as the defaults of its module") {
    const auto doctrine = read(blank_doctrine(keys(), party()));
    REQUIRE(doctrine);
    CHECK(doctrine->lines ==
          std::vector<DoctrineLine>{{"", "withdraw", "never"}, {"", "range", "close"}});
}
