#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/galley/tables.h"
#include "toml/keys.h"

/// \file
/// The files of the galleys as they are written: one struct a table, one member a key.

namespace flagplot::file_schema::galley {

namespace model = tactical::galley;

using Points = Whole<0, 20>;  ///< movement points, hexes, manpower
using Rating = Whole<0, 30>;  ///< ram attack and defence, points
using Modifier = Whole<-10, 10>;
using On1D6 = Whole<1, 7>;  ///< the least result that counts; 7: none does
using On2D6 = Whole<2, 20>;
using Level = Whole<0, 3>;

template <class ValueType>
using Row = GivenList<Given<ValueType>>;

/// 1, or `n`: as often as she likes (WG-A9).
struct RakesPerTarget {
    using Value = model::Rakes;
    static std::vector<std::string> candidates() { return {"n", "the number 1"}; }
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

// --- ships.toml ---

struct ShipClassTable {
    Spot spot;
    Given<Label> name;
    Given<Whole<1, 2>> hexes;
    Given<Whole<1, 20>> cruise;
    Given<Points> maximum;
    Given<Rating> ram_attack;
    Given<Rating> ram_defence;
    Given<Points> manpower;
    Given<Points> missiles;
    Given<Rating> points;
    Given<Flag> anastrophe;
    Given<Flag> cataphract;
    Given<Flag> towers;
    Given<Flag> merchant;
    Given<Whole<1, 100>> ships_per_counter;
};
struct TypeTable {
    Spot spot;
    Given<Label> type;
    Given<Label> ship_class;
};
struct ShipsFile {
    Spot spot;
    Given<Sentence> whose;
    Given<Label> usual_class;
    GivenList<ShipClassTable> classes;
    GivenList<TypeTable> types;
};

// --- movement.toml ---

struct CostsTable {
    Spot spot;
    Given<Points> ahead;
    Given<Points> turn;
    Given<Points> run_at_cruise;
    Given<Points> run_at_maximum;
    Given<Points> about_small;
    Given<Points> about_large;
    Given<Points> back;
    Given<Points> through;
    Given<Points> towers;
    Given<Points> cut;
    Given<Points> sails;
};
struct FatigueSpeedTable {
    Spot spot;
    Row<Level> a;
    Row<Level> b;
    Row<Level> c;
};
struct FatigueFileTable {
    Spot spot;
    Given<Whole<1, 20>> first_speed;
    Given<Whole<1, 5>> class_a_from;
    Given<Whole<1, 5>> class_b_from;
    Given<Whole<1, 20>> anastrophe_row;
    Given<Level> anastrophe_least;
    GivenList<FatigueSpeedTable> speeds;
};
struct WindFileTable {
    Spot spot;
    Row<OneOf<model::WindChange>> changes;
    Given<Modifier> storm_missiles;
    Given<Points> sail_bonus;
};
struct CommandFileTable {
    Spot spot;
    Given<Points> range;
    Given<Whole<1, 10>> double_needed;
    Given<Whole<1, 5>> usual_crew;
    Given<Level> usual_initiative;
    Given<On1D6> withdraw_needed;
    Given<Modifier> behind;
    Given<Whole<0, 1'000>> withdraw_points;
};
struct VictoryFileTable {
    Spot spot;
    Given<Whole<0, 1'000>> captured;
    Given<Whole<0, 1'000>> left_board;
    Given<Whole<1, 10'000>> victory;
    Given<Whole<1, 10>> times;
};
struct MovementFile {
    Spot spot;
    Given<Sentence> whose;
    Given<Whole<1, 100>> turns;
    CostsTable costs;
    FatigueFileTable fatigue;
    WindFileTable wind;
    CommandFileTable command;
    VictoryFileTable victory;
};

// --- attempts.toml ---

struct GrapplingFileTable {
    Spot spot;
    Given<On1D6> needed;
    Given<On1D6> cut_needed;
    Given<Modifier> target_crippled;
    Given<Modifier> target_stronger;
    Given<On1D6> drag_needed;
};
struct RammingFileTable {
    Spot spot;
    Given<Modifier> at_maximum;
    Given<Modifier> still_target;
    Given<Modifier> better_crew;
    Given<Modifier> worse_crew;
    Given<Modifier> after_failed_rake;
    Given<Whole<0, 20>> fouls_to;
    Given<Rating> fouls_by;
    Given<On2D6> rams_from;
    Given<On2D6> backs_off_from;
};
struct RakeFileTable {
    Spot spot;
    Given<Modifier> at_maximum;
    Given<Modifier> pass_through;
    Given<Modifier> large_target;
    Given<On2D6> needed;
};
struct MissileFileTable {
    Spot spot;
    Given<Whole<1, 2>> range;
    Given<Whole<0, 2>> near_range;
    Given<Modifier> near;
    Given<Modifier> open_target;
    Given<Modifier> towered_target;
    Given<Whole<1, 20>> one_from;
    Given<Whole<1, 20>> two_from;
    Given<Whole<1, 2>> flame_range;
    Given<Modifier> flame_base;
    Given<Whole<1, 20>> flame_needed;
};
struct AvoidanceFileTable {
    Spot spot;
    Given<Modifier> large_ship;
    Given<Modifier> half_speed;
    Given<Modifier> at_maximum;
    Given<Whole<1, 20>> needed;
};
struct BoardingRowTable {
    Spot spot;
    Given<Whole<0, 40>> up_to;
    Given<Points> attacker;
    Given<Points> defender;
    Given<Flag> captured;
};
struct BoardingFileTable {
    Spot spot;
    GivenList<BoardingRowTable> rows;
    Given<Points> crew_limit;
    Given<Points> prize_crew;
};
struct FireFileTable {
    Spot spot;
    Given<On1D6> firepot_from;
    Given<Whole<0, 6>> loses_to;
    Given<On1D6> spreads_on;
    Given<On1D6> spread_from;
    Given<On1D6> out_from;
    Given<On1D6> sinks_on;
    Given<Whole<1, 100>> sinks_after;
};
struct AttemptsFile {
    Spot spot;
    Given<Sentence> whose;
    GrapplingFileTable grappling;
    RammingFileTable ramming;
    RakeFileTable rake;
    MissileFileTable missiles;
    AvoidanceFileTable avoidance;
    BoardingFileTable boarding;
    FireFileTable fire;
};

// --- the table [galley] of a campaign ---

struct BoardSwitches {
    Spot spot;
    Row<Whole<20, 100>> size;
    Given<Whole<3, 9>> deploy_depth;
};
struct SwitchesTable {
    Spot spot;
    Given<OneOf<model::ReactionTiming>> reaction_timing;
    Given<OneOf<model::MissilePath>> missile_path;
    Given<OneOf<model::SmallOne>> rake_small_refers_to;
    Given<RakesPerTarget> rakes_per_target;
    Given<Flag> rake_and_ram_same_target;
    Given<Whole<0, 1>> ram_min_mp;
    Given<Whole<0, 1>> abreast_gap;
    Given<OneOf<model::AnastropheFatigue>> anastrophe_fatigue;
    Given<Flag> anastrophe_any_ship;
    Given<Whole<0, 1>> avoid_penalty;
    Given<Whole<1, 7>> rammed_sinks_on;
    Given<Flag> firepot_needs_hit;
    Given<Whole<-1, 0>> tower_missile;
    Given<OneOf<model::StillTarget>> ram_still_target;
    Given<Flag> missile_by_manpower;
    Given<OneOf<model::ReactionPoint>> reaction_point;
    Given<OneOf<model::GrappleHexside>> grapple_hexside;
    Given<Flag> ram_final_turn;
    Given<Flag> fire_before_move;
    Given<Flag> grapple_drags_down;
    BoardSwitches board;
};

std::span<const KeyRow<ShipClassTable>> keys_of(std::type_identity<ShipClassTable>);
std::span<const KeyRow<TypeTable>> keys_of(std::type_identity<TypeTable>);
std::span<const KeyRow<ShipsFile>> keys_of(std::type_identity<ShipsFile>);
std::span<const KeyRow<CostsTable>> keys_of(std::type_identity<CostsTable>);
std::span<const KeyRow<FatigueSpeedTable>> keys_of(std::type_identity<FatigueSpeedTable>);
std::span<const KeyRow<FatigueFileTable>> keys_of(std::type_identity<FatigueFileTable>);
std::span<const KeyRow<WindFileTable>> keys_of(std::type_identity<WindFileTable>);
std::span<const KeyRow<CommandFileTable>> keys_of(std::type_identity<CommandFileTable>);
std::span<const KeyRow<VictoryFileTable>> keys_of(std::type_identity<VictoryFileTable>);
std::span<const KeyRow<MovementFile>> keys_of(std::type_identity<MovementFile>);
std::span<const KeyRow<GrapplingFileTable>> keys_of(std::type_identity<GrapplingFileTable>);
std::span<const KeyRow<RammingFileTable>> keys_of(std::type_identity<RammingFileTable>);
std::span<const KeyRow<RakeFileTable>> keys_of(std::type_identity<RakeFileTable>);
std::span<const KeyRow<MissileFileTable>> keys_of(std::type_identity<MissileFileTable>);
std::span<const KeyRow<AvoidanceFileTable>> keys_of(std::type_identity<AvoidanceFileTable>);
std::span<const KeyRow<BoardingRowTable>> keys_of(std::type_identity<BoardingRowTable>);
std::span<const KeyRow<BoardingFileTable>> keys_of(std::type_identity<BoardingFileTable>);
std::span<const KeyRow<FireFileTable>> keys_of(std::type_identity<FireFileTable>);
std::span<const KeyRow<AttemptsFile>> keys_of(std::type_identity<AttemptsFile>);
std::span<const KeyRow<BoardSwitches>> keys_of(std::type_identity<BoardSwitches>);
std::span<const KeyRow<SwitchesTable>> keys_of(std::type_identity<SwitchesTable>);

}  // namespace flagplot::file_schema::galley
