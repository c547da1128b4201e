#pragma once

#include <span>
#include <vector>

#include "admiral/plan.h"
#include "files/schema_campaign.h"
#include "toml/keys.h"

/// \file
/// plans.toml as written: one struct for each table, one member for each key.

namespace flagplot::file_schema {

using Weight = Whole<1, 100>;

struct DoctrineTable {
    Spot spot;
    Given<OneOf<Stance>> battle;
    Given<Whole<1, 1'000>> seek_from;
    Given<Whole<0, 100>> break_off_below;
};

struct PlannedOrdersTable {
    Spot spot;
    Given<Whole<1, most_turns>> turn;
    GivenList<Given<Sentence>> lines;
};

struct PlannedSearchTable {
    Spot spot;
    Given<Whole<1, most_turns>> turn;
    GivenList<Given<Label>> squares;
    GivenList<Given<Word>> by;
};

struct HomeTable {
    Spot spot;
    Given<Word> of;
    Given<Label> port;
};

struct PlanTable {
    Spot spot;
    Given<Word> id;
    Given<Word> side;
    Given<Label> title;
    Given<OneOf<admiral::PlanKind>> kind;
    Given<Weight> weight;
    Given<Whole<0, 100>> won;
    Given<OneOf<Confidence>> confidence;
    Given<Prose> text;
    DoctrineTable doctrine;
    std::vector<PlannedOrdersTable> orders;
    std::vector<PlannedSearchTable> search;
    std::vector<HomeTable> home;
};

struct BeginningTable {
    Spot spot;
    Given<Label> square;
    Given<Whole<1, most_turns>> turn;
    Given<Weight> weight;
};

struct GoalTable {
    Spot spot;
    Given<Label> square;
    Given<Weight> weight;
};

struct ExpectedTable {
    Spot spot;
    Given<Word> side;
    Given<Label> name;
    GivenList<Given<Whole<0, 100>>> count;
    Given<OneOf<ShipType>> biggest;
    Given<Fixed<10, 1, 100>> knots;
    Given<Flag> radar;
    GivenList<BeginningTable> from;
    std::vector<GoalTable> bound;
};

struct PlansFile {
    Spot spot;
    std::vector<PlanTable> plan;
    std::vector<ExpectedTable> expected;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(DoctrineTable);
FLAGPLOT_KEYS(PlannedOrdersTable);
FLAGPLOT_KEYS(PlannedSearchTable);
FLAGPLOT_KEYS(HomeTable);
FLAGPLOT_KEYS(PlanTable);
FLAGPLOT_KEYS(BeginningTable);
FLAGPLOT_KEYS(GoalTable);
FLAGPLOT_KEYS(ExpectedTable);
FLAGPLOT_KEYS(PlansFile);
#undef FLAGPLOT_KEYS

}  // namespace flagplot::file_schema
