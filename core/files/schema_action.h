#pragma once

#include <span>
#include <vector>

#include "actions/statement.h"
#include "chart/chart.h"
#include "files/schema_campaign.h"
#include "rules/light.h"
#include "rules/weather.h"
#include "toml/keys.h"

/// \file
/// An action of history as it is written: one struct a table, one member a key.

namespace flagplot::file_schema {

inline constexpr std::int32_t most_minutes = 1'440;

struct ActionSideTable {
    Spot spot;
    Given<Word> id;
    Given<Label> name;
    GivenList<Given<Word>> spotted;
    Given<Flag> surprised;
    GivenList<Given<Label>> doctrine;
};

struct ActionFormationTable {
    Spot spot;
    Given<Word> id;
    Given<Label> name;
    Given<Word> side;
    Given<OneOf<Direction>> course;
    Given<Speed> speed;
    Given<Whole<1, 100>> contact_range;
    GivenList<ShipTable> ships;
};

/// What a ship has left at the beginning.
struct ShipLeftTable {
    Spot spot;
    Given<CallName> ship;
    Given<Whole<1, 100>> hull;
    Given<Whole<0, 100>> speed;
    Given<Whole<0, 100>> crew;
    Given<Whole<0, 100>> firepower;
    Given<Whole<0, 100>> ammunition;
    GivenList<Given<Label>> lasting;
};

/// How a side fights in a variation.
struct VariedSideTable {
    Spot spot;
    Given<Word> side;
    GivenList<Given<Word>> spotted;
    Given<Flag> surprised;
    GivenList<Given<Label>> doctrine;
    ModuleBlocks module;
};

struct VariationTable {
    Spot spot;
    Given<Label> name;
    Given<OneOf<Light>> light;
    Given<OneOf<Weather>> weather;
    Given<Whole<1, most_minutes>> minutes;
    std::vector<VariedSideTable> sides;
};

struct StatementTable {
    Spot spot;
    Given<Label> says;
    Given<Label> variation;
    Given<OneOf<actions::Count>> count;
    GivenList<Given<CallName>> of;
    GivenList<Given<CallName>> by;
    GivenList<Given<Label>> with;
    GivenList<Given<Label>> which;
    Given<Whole<1, 1'000>> many;
    Given<Whole<1, most_minutes>> within;
    Given<Flag> from_first_shot;
    Given<Flag> if_ever;
    Given<Whole<0, 1'000'000>> at_least;
    Given<Whole<0, 1'000'000>> at_most;
    GivenList<Given<Fixed<10, 0, 1'000'000>>> mean;
    GivenList<Given<Whole<0, 100>>> percent;
    Given<Sentence> history;
    Given<OneOf<Confidence>> confidence;
};

struct ActionFile {
    Spot spot;
    Given<Label> title;
    Given<Word> module;
    GivenList<Given<Word>> classes;
    Given<Minute> begins;
    Given<OneOf<Light>> light;
    Given<OneOf<Weather>> weather;
    Given<OneOf<Terrain>> terrain;
    Given<Whole<1, most_minutes>> minutes;
    GivenList<ActionSideTable> sides;
    GivenList<ActionFormationTable> formations;
    GivenList<ClassTable> own_classes;
    std::vector<ShipLeftTable> left;
    GivenList<VariationTable> variations;
    GivenList<StatementTable> statements;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(ActionSideTable);
FLAGPLOT_KEYS(ActionFormationTable);
FLAGPLOT_KEYS(ShipLeftTable);
FLAGPLOT_KEYS(VariedSideTable);
FLAGPLOT_KEYS(VariationTable);
FLAGPLOT_KEYS(StatementTable);
FLAGPLOT_KEYS(ActionFile);
#undef FLAGPLOT_KEYS

}  // namespace flagplot::file_schema
