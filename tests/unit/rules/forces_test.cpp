#include "rules/forces.h"

#include <catch2/catch.hpp>
#include <vector>

#include "support/print.h"

using namespace flagplot;

namespace {

Unit unit(ShipType type, bool has_radar = false) {
    return {type, row_of(type).kind, {300}, row_of(type).size, has_radar};
}

}  // namespace

TEST_CASE("every type has its size and kind", "[forces][ST-03][ST-05][A-ST-30][A-ST-31]") {
    const auto [type, size, kind] = GENERATE(table<ShipType, int, Kind>({
        {ShipType::BB, 4, Kind::battle},
        {ShipType::CV, 4, Kind::battle},
        {ShipType::CVL, 3, Kind::battle},
        {ShipType::CVE, 3, Kind::battle},
        {ShipType::BC, 4, Kind::battle},
        {ShipType::CA, 3, Kind::battle},
        {ShipType::PB, 3, Kind::battle},
        {ShipType::CL, 2, Kind::battle},
        {ShipType::DD, 1, Kind::battle},
        {ShipType::SL, 1, Kind::battle},
        {ShipType::SS, 1, Kind::battle},
        {ShipType::MS, 1, Kind::battle},
        {ShipType::AUX, 1, Kind::auxiliary},
    }));
    CHECK(row_of(type).size == StructurePoints{size});
    CHECK(row_of(type).kind == kind);
}

TEST_CASE("the table of types has each type once, in order of rank", "[forces][A-ST-13]") {
    CHECK(type_table.size() == words_of<ShipType>.size());
    for (std::size_t i = 0; i < type_table.size(); ++i) {
        CHECK(static_cast<std::size_t>(type_table[i].type) == i);
        CHECK_FALSE(type_table[i].name.empty());
    }
}

TEST_CASE("an auxiliary's size goes by its tonnage", "[forces][A-ST-30]") {
    const auto [tons, is_big_kind, size] = GENERATE(table<int, bool, int>({
        {0, false, 1},
        {3'999, false, 1},
        {3'999, true, 1},
        {4'000, false, 2},
        {4'000, true, 2},
        {14'999, true, 2},
        {15'000, true, 3},
        {15'000, false, 2},
        {40'000, true, 3},
    }));
    CHECK(auxiliary_size(tons, is_big_kind) == StructurePoints{size});
}

TEST_CASE("a begun structure point counts whole", "[forces][A-ST-46]") {
    const auto [size, hull, left] = GENERATE(table<int, int, int>({
        {4, 100, 4},
        {4, 76, 4},
        {4, 75, 3},
        {4, 74, 3},
        {4, 51, 3},
        {4, 50, 2},
        {4, 25, 1},
        {4, 1, 1},
        {4, 0, 0},
        {1, 1, 1},
        {3, 34, 2},
        {3, 33, 1},
    }));
    CHECK(points_left({size}, {hull}) == StructurePoints{left});
}

TEST_CASE("speed left goes down to tenths of a knot", "[forces][A-ST-46]") {
    const auto [maximum, speed, left] = GENERATE(table<int, int, int>(
        {{300, 100, 300}, {300, 50, 150}, {285, 75, 213}, {285, 0, 0}, {1, 99, 0}}));
    CHECK(speed_left({maximum}, {speed}) == KnotTenths{left});
}

TEST_CASE("a unit is undamaged unless it is said to be", "[forces]") {
    CHECK(size_of(unit(ShipType::BB), SpBasis::current) == StructurePoints{4});
    CHECK(Unit{}.hull == Hundredths{100});
    CHECK(Unit{}.speed == Hundredths{100});
    CHECK_FALSE(Unit{}.has_radar);
}

TEST_CASE("sighting.sp_basis: damage makes a unit smaller, or does not", "[forces][switch]") {
    Unit damaged = unit(ShipType::BB);
    damaged.hull = {25};
    CHECK(size_of(damaged, SpBasis::nominal) == StructurePoints{4});
    CHECK(size_of(damaged, SpBasis::current) == StructurePoints{1});

    const std::vector<Unit> units{damaged, unit(ShipType::CL)};
    CHECK(strength_of(units, SpBasis::nominal).biggest == ShipType::BB);
    CHECK(strength_of(units, SpBasis::nominal).size == StructurePoints{4});
    CHECK(strength_of(units, SpBasis::current).biggest == ShipType::CL);
    CHECK(strength_of(units, SpBasis::current).size == StructurePoints{2});
}

TEST_CASE("TV-ST-24: a formation declares its biggest unit and the number of all",
          "[forces][ST-37]") {
    const std::vector<Unit> units{unit(ShipType::DD), unit(ShipType::DD), unit(ShipType::CA),
                                  unit(ShipType::BB), unit(ShipType::DD), unit(ShipType::DD)};
    const Strength strength = strength_of(units, SpBasis::nominal);

    CHECK(strength.biggest == ShipType::BB);
    CHECK(strength.size == StructurePoints{4});
    CHECK(strength.units == ShipCount{6});
    CHECK_FALSE(strength.radar_size.has_value());
}

TEST_CASE("of equally big units the one of higher rank is declared", "[forces][A-ST-13]") {
    const auto [one, other, declared] = GENERATE(table<ShipType, ShipType, ShipType>({
        {ShipType::BB, ShipType::CV, ShipType::BB},
        {ShipType::CV, ShipType::BC, ShipType::CV},
        {ShipType::CVL, ShipType::CA, ShipType::CVL},
        {ShipType::CVE, ShipType::CA, ShipType::CVE},
        {ShipType::CA, ShipType::PB, ShipType::CA},
        {ShipType::DD, ShipType::SL, ShipType::DD},
        {ShipType::SL, ShipType::SS, ShipType::SL},
        {ShipType::MS, ShipType::AUX, ShipType::MS},
    }));
    CHECK(strength_of(std::vector<Unit>{unit(one), unit(other)}, {}).biggest == declared);
    CHECK(strength_of(std::vector<Unit>{unit(other), unit(one)}, {}).biggest == declared);
}

TEST_CASE("size goes before rank", "[forces][A-ST-13]") {
    Unit liner = unit(ShipType::AUX);
    liner.size = auxiliary_size(20'000, true);
    const std::vector<Unit> units{unit(ShipType::CL), liner};
    CHECK(strength_of(units, {}).biggest == ShipType::AUX);
    CHECK(strength_of(units, {}).size == StructurePoints{3});
}

TEST_CASE("the radar's size is that of the biggest unit that has one", "[forces][ST-35]") {
    const std::vector<Unit> units{unit(ShipType::DD, true), unit(ShipType::BB),
                                  unit(ShipType::CL, true), unit(ShipType::DD, true)};
    CHECK(strength_of(units, {}).radar_size == StructurePoints{2});
    CHECK(strength_of(std::vector<Unit>{unit(ShipType::BB)}, {}).radar_size == std::nullopt);
}

TEST_CASE("a damaged radar ship searches with what is left of it", "[forces][switch]") {
    Unit cruiser = unit(ShipType::CA, true);
    cruiser.hull = {10};
    const std::vector<Unit> units{unit(ShipType::BB), cruiser};
    CHECK(strength_of(units, SpBasis::nominal).radar_size == StructurePoints{3});
    CHECK(strength_of(units, SpBasis::current).radar_size == StructurePoints{1});
}
