#include <algorithm>
#include <catch2/catch.hpp>

#include "shipped.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

const Definition& salamis() { return shipped("salamis"); }

/// Of the side whose formations begin so.
std::ptrdiff_t squadrons_of(const std::string& side) {
    const std::vector<ShipFact> facts = ship_facts_of(salamis());
    return std::count_if(facts.begin(), facts.end(), [&](const ShipFact& fact) {
        return fact.kind == "battle" && fact.formation.starts_with(side);
    });
}

}  // namespace

TEST_CASE("Salamis is fought in 480 BC by galleys, with a class of theirs for every ship",
          "[shipped]") {
    CHECK(date_hour(salamis().calendar.start) == "23 Sep 480 BC 06:00");
    CHECK(salamis().battle_module == "galley");
    for (const ShipRow& row : salamis().ships) {
        INFO(row.ship.name);
        CHECK(std::any_of(row.module_data.begin(), row.module_data.end(), [](const auto& each) {
            return each.module == "galley" && each.key == "class";
        }));
    }
}

TEST_CASE("at Salamis thirty-one squadrons of the king meet twenty-four of the League",
          "[shipped]") {
    CHECK(squadrons_of("GR-") == 24);
    CHECK(squadrons_of("PE-") == 31);
}
