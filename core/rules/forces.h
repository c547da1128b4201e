#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// Ships as the campaign sees them: a type, a kind, a speed, a size, a radar (ST-02 to ST-05).
/// Rules page: docs/rules/campaign.md#forces

namespace flagplot {

/// Battle units cruise at two thirds of their speed, auxiliaries at all of it (ST-03, ST-11,
/// ST-12).
enum class Kind : std::uint8_t { battle, auxiliary };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Kind>{"battle", "auxiliary"};

/// Ship types in order of rank: of two units of equal size the earlier one is declared (A-ST-13,
/// A-ST-54), and "CA or bigger" means CA or an earlier one.
enum class ShipType : std::uint8_t { BB, CV, CVL, CVE, BC, CA, PB, CL, DD, SL, SS, MS, AUX };
template <>
inline constexpr std::array<std::string_view, 13> words_of<ShipType>{
    "BB", "CV", "CVL", "CVE", "BC", "CA", "PB", "CL", "DD", "SL", "SS", "MS", "AUX"};

/// One row of the table of types (3.7, A-ST-30, A-ST-31).
struct TypeRow {
    ShipType type;
    std::string_view name;
    StructurePoints size;  ///< for auxiliaries, the smallest; `auxiliary_size` gives it by tonnage
    Kind kind;
};

inline constexpr std::array<TypeRow, 13> type_table{{
    {ShipType::BB, "battleship", {4}, Kind::battle},
    {ShipType::CV, "fleet carrier", {4}, Kind::battle},
    {ShipType::CVL, "light carrier", {3}, Kind::battle},
    {ShipType::CVE, "escort carrier", {3}, Kind::battle},
    {ShipType::BC, "battlecruiser", {4}, Kind::battle},
    {ShipType::CA, "heavy cruiser", {3}, Kind::battle},
    {ShipType::PB, "panzerschiff", {3}, Kind::battle},
    {ShipType::CL, "light cruiser", {2}, Kind::battle},
    {ShipType::DD, "destroyer", {1}, Kind::battle},
    {ShipType::SL, "sloop or escort", {1}, Kind::battle},
    {ShipType::SS, "submarine", {1}, Kind::battle},
    {ShipType::MS, "minesweeper or motor boat", {1}, Kind::battle},
    {ShipType::AUX, "auxiliary", {1}, Kind::auxiliary},
}};

[[nodiscard]] constexpr const TypeRow& row_of(ShipType type) {
    return type_table[static_cast<std::size_t>(type)];
}

/// Size of an auxiliary by gross register tons; `is_liner_or_tanker` matters from 15,000 (3.7).
[[nodiscard]] constexpr StructurePoints auxiliary_size(std::int32_t gross_tons,
                                                       bool is_liner_or_tanker) {
    if (gross_tons < 4'000) return {1};
    return gross_tons >= 15'000 && is_liner_or_tanker ? StructurePoints{3} : StructurePoints{2};
}

/// A unit as the rules need it. Speed and size are those of the undamaged ship; `hull` and `speed`
/// are what is left.
struct Unit {
    ShipType type{};
    Kind kind{};
    KnotTenths maximum;
    StructurePoints size;
    bool has_radar = false;
    Hundredths hull{100};
    Hundredths speed{100};
    bool is_adrift = false;  ///< a derelict: neither she nor her formation can move
};

/// Structure points left, by the percentage of the hull; a partly lost point counts as whole
/// (A-ST-46).
[[nodiscard]] StructurePoints points_left(StructurePoints size, Hundredths hull);

/// Speed left, rounded down to tenths of a knot (A-ST-46).
[[nodiscard]] KnotTenths speed_left(KnotTenths maximum, Hundredths speed);

/// What counts as a unit's size for sighting (A-ST-12).
enum class SpBasis : std::uint8_t { nominal, current };
template <>
inline constexpr std::array<std::string_view, 2> words_of<SpBasis>{"nominal", "current"};

[[nodiscard]] StructurePoints size_of(const Unit& unit, SpBasis basis);

/// A formation as others meet it: what it would have to declare, and its size for sighting.
struct Strength {
    ShipType biggest{};                         ///< by size, then by rank (A-ST-13)
    StructurePoints size;                       ///< of the biggest unit
    std::optional<StructurePoints> radar_size;  ///< of the biggest unit with radar (ST-35)
    ShipCount units;

    friend bool operator==(const Strength&, const Strength&) = default;
};

/// \pre at least one unit
[[nodiscard]] Strength strength_of(std::span<const Unit> units, SpBasis basis);

}  // namespace flagplot
