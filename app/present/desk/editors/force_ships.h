#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "present/desk/editors/key_form.h"
#include "rules/forces.h"
#include "toml/toml_outline.h"

/// \file
/// Ships and their classes in the force editor: how they are shown, and the form of a ship.

namespace flagplot::desk {

/// A class of ships that can be chosen.
struct ClassLine {
    std::string name;   ///< "Zara"
    std::string group;  ///< the comment above its part of the file: "Regia Marina"
    Unit unit = {};
    bool has_speed = false;  ///< otherwise each of her ships has her own
    bool has_fighters = false;
    bool is_liner_or_tanker = false;
    std::string speed_confidence = {};  ///< as it is written; empty: missing
    std::string radar_confidence = {};  ///< the same
};

/// The classes of a file, in order.
[[nodiscard]] std::vector<ClassLine> class_lines(const Outline& outline);

/// The classes for which each word of the filter is part of the name, the type or the group.
[[nodiscard]] std::vector<std::size_t> classes_found(const std::vector<ClassLine>& classes,
                                                     const std::string& filter);
/// "CA heavy cruiser, 32 knots, 3 points".
[[nodiscard]] std::string facts_of(const ClassLine& line);

enum class ShipKey : std::uint8_t {
    name,
    class_name,
    grt,
    speed,
    speed_confidence,
    radar,
    radar_confidence,
    fighters,
    size
};
inline constexpr std::size_t ship_key_count = 9;

[[nodiscard]] const FormKey& form_key(ShipKey key);
/// In the order in which people write them.
[[nodiscard]] KeyOrder ship_keys();

/// A ship as it is written; missing values are empty.
struct ShipLine {
    std::array<std::string, ship_key_count> values = {};  ///< by `ShipKey`
    std::optional<Unit> unit = {};                        ///< none: her class does not exist
    std::string facts = {};                               ///< "CL, 32 knots, 2 points, radar"

    [[nodiscard]] const std::string& value(ShipKey key) const {
        return values[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] const std::string& name() const { return value(ShipKey::name); }
};

/// The ship of a table in the list of its formation.
[[nodiscard]] ShipLine ship_line(const std::string& table, const std::vector<ClassLine>& classes);

/// The form of a ship, with the values of her class where hers are missing.
[[nodiscard]] std::vector<KeyField<ShipKey>> ship_fields(const ShipLine& line,
                                                         const std::vector<ClassLine>& classes);

}  // namespace flagplot::desk
