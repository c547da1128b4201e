#include "tactical/kit/ledger.h"

#include <catch2/catch.hpp>

#include "base/codec.h"
#include "unit/kit/lot.h"

using namespace flagplot;
using namespace flagplot::tactical::kit;

TEST_CASE("no more is taken than there is, and what was really taken is told") {
    Ledger ledger;
    open(ledger, 3, "torpedoes", 8, 6);
    CHECK(take(ledger, 3, "torpedoes", 4) == 4);
    CHECK(take(ledger, 3, "torpedoes", 4) == 2);
    CHECK(take(ledger, 3, "torpedoes", 4) == 0);
    CHECK(left_of(ledger, 3, "torpedoes") == 0);
    CHECK(take(ledger, 4, "torpedoes", 1) == 0);
    CHECK(left_of(ledger, 3, "guns") == 0);
}

TEST_CASE("no more is given back than fits") {
    Ledger ledger;
    open(ledger, 1, "hull", 10, 7);
    CHECK(give(ledger, 1, "hull", 2) == 2);
    CHECK(give(ledger, 1, "hull", 2) == 1);
    CHECK(left_of(ledger, 1, "hull") == 10);
    CHECK(give(ledger, 2, "hull", 2) == 0);
}

TEST_CASE("a share is floored, but something left is at least one in a hundred") {
    Ledger ledger;
    open(ledger, 1, "hull", 300, 199);
    CHECK(share_of(ledger, 1, "hull") == Hundredths{66});
    open(ledger, 1, "hull", 300, 1);
    CHECK(share_of(ledger, 1, "hull") == Hundredths{1});
    open(ledger, 1, "hull", 300, 0);
    CHECK(share_of(ledger, 1, "hull") == Hundredths{0});
    open(ledger, 1, "aircraft", 0, 0);
    CHECK(share_of(ledger, 1, "aircraft") == Hundredths{100});
    CHECK(share_of(ledger, 1, "crew") == Hundredths{100});
}

TEST_CASE("a ship that comes in damaged has lost at least one point and has at least one left") {
    CHECK(part_left(8, {50}) == 4);
    CHECK(part_left(5, {50}) == 3);
    CHECK(part_left(8, {99}) == 7);
    CHECK(part_left(8, {1}) == 1);
    CHECK(part_left(8, {100}) == 8);
    CHECK(part_left(8, {0}) == 0);
    CHECK(part_left(1, {50}) == 1);
    CHECK(part_left(0, {50}) == 0);
}

TEST_CASE("a report tells what is gone and leaves out what is whole") {
    Ledger ledger;
    open(ledger, 2, "torpedoes", 8, 8);
    open(ledger, 2, "hull", 100, 100);
    open(ledger, 1, "hull", 50, 50);
    take(ledger, 2, "hull", 30);
    CHECK(gone_of(ledger, 2) == std::vector<Gone>{{"hull", 30}});
    CHECK(gone_of(ledger, 1).empty());
}

TEST_CASE(
    "accounts keep their order however they were opened, and what is gone and left is whole") {
    Lot lot(60);
    Ledger ledger;
    for (int i = 0; i < 200; ++i) {
        const auto unit = static_cast<std::uint32_t>(lot.between(0, 9));
        const std::string what(1, static_cast<char>('a' + lot.between(0, 3)));
        const std::int32_t full = lot.between(1, 100);
        open(ledger, unit, what, full, lot.between(0, full));
        const std::int32_t before = left_of(ledger, unit, what);
        const std::int32_t taken = take(ledger, unit, what, lot.between(0, 100));
        CHECK(left_of(ledger, unit, what) == before - taken);
    }
    for (std::size_t at = 1; at < ledger.accounts.size(); ++at) {
        const Account& one = ledger.accounts[at - 1];
        const Account& next = ledger.accounts[at];
        CHECK((one.unit < next.unit || (one.unit == next.unit && one.what < next.what)));
    }
    CHECK(decoded<Ledger>(encoded(ledger)) == ledger);
}
