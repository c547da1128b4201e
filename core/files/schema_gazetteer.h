#pragma once

#include <span>
#include <vector>

#include "chart/gazetteer.h"
#include "toml/keys.h"

/// \file
/// The gazetteer as written: one struct for each table, one member for each key.

namespace flagplot::file_schema {

struct PortTable {
    Spot spot;
    Given<Label> name;
    GivenList<Given<Label>> also;
    Given<Fixed<100, -90, 90>> latitude;
    Given<Fixed<100, -180, 180>> longitude;
};

struct StraitTable {
    Spot spot;
    Given<Label> name;
    GivenList<Given<Label>> also;
    Given<Fixed<100, -90, 90>> latitude;
    Given<Fixed<100, -180, 180>> longitude;
    Given<OneOf<WaterwayKind>> kind;
    Given<Day> from;
    Given<Day> until;
    GivenList<GivenList<Given<Fixed<100, -180, 180>>>> course;
};

struct LakeTable {
    Spot spot;
    Given<Label> name;
    GivenList<Given<Label>> also;
    Given<Fixed<100, -90, 90>> latitude;
    Given<Fixed<100, -180, 180>> longitude;
};

struct GazetteerFile {
    Spot spot;
    std::vector<PortTable> ports;
    std::vector<StraitTable> straits;
    std::vector<LakeTable> lakes;
};

[[nodiscard]] std::span<const KeyRow<PortTable>> keys_of(std::type_identity<PortTable>);
[[nodiscard]] std::span<const KeyRow<StraitTable>> keys_of(std::type_identity<StraitTable>);
[[nodiscard]] std::span<const KeyRow<LakeTable>> keys_of(std::type_identity<LakeTable>);
[[nodiscard]] std::span<const KeyRow<GazetteerFile>> keys_of(std::type_identity<GazetteerFile>);

}  // namespace flagplot::file_schema
