#pragma once

#include <span>
#include <vector>

#include "tactical/battle_board/tables.h"
#include "toml/keys.h"

/// \file
/// The files of the battle board as written: one struct for each table, one member for each key.

namespace flagplot::file_schema::battle_board {

namespace board = tactical::battle_board;

using Power = Whole<0, 100'000>;
using Percent = Whole<0, 100>;
using Few = Whole<0, 1'000>;

/// "1,4": column and row, 0 to 9.
struct BoardSquareName {
    using Value = board::BoardSquare;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

struct BoardWeaponTable {
    Spot spot;
    Given<Word> name;
    Given<OneOf<board::WeaponKind>> kind;
    Given<Power> power;
    Given<Whole<0, 9>> range;
    Given<Few> initiative;
    Given<Percent> accuracy;
    Given<Few> loads;
};
[[nodiscard]] std::span<const KeyRow<BoardWeaponTable>> keys_of(
    std::type_identity<BoardWeaponTable>);

struct HullTable {
    Spot spot;
    Given<Word> name;
    Given<Whole<1, 100'000>> armor;
    Given<Few> initiative;
    Given<Power> mass;
    Given<Flag> base;
    Given<Flag> bomber;
    Given<Flag> freighter;
    Given<Flag> tanker;
    Given<Power> cargo;
};
[[nodiscard]] std::span<const KeyRow<HullTable>> keys_of(std::type_identity<HullTable>);

struct EngineTable {
    Spot spot;
    Given<Word> name;
    Given<Whole<1, 20>> ideal_speed;
    Given<Whole<-20, 20>> bonus_halves;
};
[[nodiscard]] std::span<const KeyRow<EngineTable>> keys_of(std::type_identity<EngineTable>);

struct DeviceTable {
    Spot spot;
    Given<Word> name;
    Given<Few> initiative;
    Given<Percent> accuracy;
    Given<Percent> jamming;
    Given<Percent> capacitor;
    Given<Whole<0, 10>> deflectors;
    Given<Whole<0, 10>> quarters;
    Given<Whole<0, 10>> dampener;
    Given<Power> shields;
    Given<Power> armor;
};
[[nodiscard]] std::span<const KeyRow<DeviceTable>> keys_of(std::type_identity<DeviceTable>);

struct FittedTable {
    Spot spot;
    Given<Word> part;
    Given<Whole<1, 50>> count;
};
[[nodiscard]] std::span<const KeyRow<FittedTable>> keys_of(std::type_identity<FittedTable>);

struct DesignTable {
    Spot spot;
    Given<Word> name;
    Given<Word> hull;
    Given<Word> engine;
    Given<Whole<1, 20>> engines;
    GivenList<FittedTable> weapons;
    GivenList<FittedTable> devices;
    Given<Power> mass;
    Given<Power> cost;
    Given<Power> minerals;
    Given<Whole<-20, 20>> race_initiative;
    Given<Flag> regenerating;
};
[[nodiscard]] std::span<const KeyRow<DesignTable>> keys_of(std::type_identity<DesignTable>);

struct StartTable {
    Spot spot;
    GivenList<Given<BoardSquareName>> squares;
};
[[nodiscard]] std::span<const KeyRow<StartTable>> keys_of(std::type_identity<StartTable>);

struct BoardReferenceFile {
    Spot spot;
    GivenList<BoardWeaponTable> weapons;
    GivenList<HullTable> hulls;
    GivenList<EngineTable> engines;
    GivenList<DeviceTable> devices;
    GivenList<DesignTable> designs;
    GivenList<StartTable> starts;
};
[[nodiscard]] std::span<const KeyRow<BoardReferenceFile>> keys_of(
    std::type_identity<BoardReferenceFile>);

struct NavalTypeTable {
    Spot spot;
    Given<Label> type;
    Given<Few> initiative;
    Given<Flag> freighter;
    Given<OneOf<board::Station>> station;
    Given<Power> cost;
    GivenList<FittedTable> weapons;
    GivenList<FittedTable> devices;
};
[[nodiscard]] std::span<const KeyRow<NavalTypeTable>> keys_of(std::type_identity<NavalTypeTable>);

struct NavalSightTable {
    Spot spot;
    Given<Label> light;
    Given<Label> weather;
    Given<Whole<1, 9>> squares;
};
[[nodiscard]] std::span<const KeyRow<NavalSightTable>> keys_of(std::type_identity<NavalSightTable>);

struct NavalWordTable {
    Spot spot;
    Given<Label> of;
    Given<Label> says;
};
[[nodiscard]] std::span<const KeyRow<NavalWordTable>> keys_of(std::type_identity<NavalWordTable>);

struct BoardNavalFile {
    Spot spot;
    Given<Whole<1, 1'000>> mass_per_point;
    Given<Whole<1, 10'000>> armor_per_point;
    Given<Few> minerals_per_point;
    GivenList<BoardWeaponTable> weapons;
    GivenList<DeviceTable> devices;
    GivenList<NavalTypeTable> types;
    GivenList<NavalSightTable> sights;
    GivenList<NavalWordTable> words;
};
[[nodiscard]] std::span<const KeyRow<BoardNavalFile>> keys_of(std::type_identity<BoardNavalFile>);

/// The table `naval` in it: rules only for ships at sea.
struct BoardSkinSwitchTable {
    Spot spot;
    Given<Flag> cripples;
    Given<Flag> pursuit;
    Given<Flag> sight;
    Given<Flag> surprise;
};
[[nodiscard]] std::span<const KeyRow<BoardSkinSwitchTable>> keys_of(
    std::type_identity<BoardSkinSwitchTable>);

/// The table `[battle_board]` of a campaign.
struct BoardSwitchTable {
    Spot spot;
    Given<OneOf<board::SpeedFormula>> speed_formula;
    Given<OneOf<board::SpeedRounding>> speed_rounding;
    Given<Flag> mass_includes_cargo;
    Given<OneOf<board::WeightFuzz>> weight_fuzz;
    Given<Whole<0, 50>> weight_fuzz_pct;
    Given<OneOf<board::NetMetric>> net_damage_metric;
    Given<Whole<1, 3>> plan_depth;
    Given<OneOf<board::ChallengeOn>> challenge_on;
    Given<Whole<1, 48>> retreat_steps;
    Given<OneOf<board::RetreatLeaves>> retreat_leaves;
    Given<Flag> range_breaks_ties;
    Given<Few> initiative_cap;
    Given<OneOf<board::StreamScope>> stream_scope;
    Given<OneOf<board::StreamScope>> torpedo_stream;
    Given<OneOf<board::BeamStreamCap>> beam_stream_cap;
    Given<OneOf<board::BeamRounding>> beam_rounding;
    Given<Percent> beam_loss_pct;
    Given<Flag> beam_loss_is_per_square;
    Given<Whole<0, 1'000>> armor_step;
    Given<OneOf<board::CapitalDouble>> capital_double;
    Given<Whole<100, 400>> capacitor_cap;
    Given<Percent> jam_cap;
    Given<Flag> spread_targets;
    Given<Whole<1, 100>> wreck_factor;
    Given<Flag> ai_sees_starbase_range;
    Given<Flag> flee_approach;
    BoardSkinSwitchTable naval;
};
[[nodiscard]] std::span<const KeyRow<BoardSwitchTable>> keys_of(
    std::type_identity<BoardSwitchTable>);

}  // namespace flagplot::file_schema::battle_board
