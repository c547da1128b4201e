#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tactical/squadron/class_data.h"
#include "tactical/squadron/tables.h"
#include "toml/keys.h"

/// \file
/// The files of squadron battles as they are written: one struct a table, one member a key. Lengths
/// are inches, and are kept in hundredths.

namespace flagplot::file_schema::squadron {

namespace model = tactical::squadron;

template <std::int32_t Least, std::int32_t Most>
using Inches = Fixed<100, Least, Most>;
using Length = Inches<0, 100>;
using Points = Whole<1, 40>;
using Degrees = Whole<0, 180>;
using Dice = Whole<0, 100>;
using OnD6 = Whole<1, 7>;  ///< 7: never

template <class ValueType>
using Row = GivenList<Given<ValueType>>;

/// AD by band, "6/5/3/-".
struct DiceText {
    using Value = model::DiceByBand;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// "5" or "5 red".
struct RamText {
    using Value = model::RamScore;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// "72x48": width and height in inches.
struct TableSize {
    using Value = std::pair<std::int32_t, std::int32_t>;  ///< in hundredths
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// 4, 8, 12 or 16.
struct WindPoints {
    using Value = std::int32_t;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

// --- ships.toml ---

struct TurningTable {
    Spot spot;
    Given<Label> name;
    Given<Inches<0, 20>> radius;
};
struct ClassTable {
    Spot spot;
    Given<Label> name;
    Given<Inches<0, 20>> move;
    Given<Label> turning;
    Given<Inches<0, 10>> length;
    Given<Inches<0, 10>> breadth;
    Given<Points> hull;
    Given<Points> dr;
    Given<Points> cr;
    Given<Points> crew;
    Given<RamText> ram;
    Given<DiceText> broadside;
    Given<DiceText> fore;
    Given<DiceText> aft;
    Given<DiceText> turret;
    Given<Whole<0, 1'000>> points;
    Given<Whole<1, 12>> least;
    Given<Whole<1, 12>> most;
    Given<Flag> wind;
    Given<Flag> small_target;
    Given<Flag> capital;
};
struct NameTable {
    Spot spot;
    Given<Label> name;
    Given<Label> ship;
};
struct TonnageTable {
    Spot spot;
    Given<Whole<0, 1'000'000>> tons;
    Given<Label> ship;
};
struct ShipsFile {
    Spot spot;
    GivenList<TurningTable> turnings;
    GivenList<ClassTable> classes;
    GivenList<NameTable> names;
    GivenList<TonnageTable> tonnages;
};

// --- movement.toml ---

struct ArcsTable {
    Spot spot;
    Row<Length> reach;
    Given<Degrees> broadside_from;
    Given<Degrees> broadside_to;
    Given<Degrees> stern_half_angle;
};
struct WindTable {
    Spot spot;
    Given<OnD6> changes_on;
    Row<Whole<-8, 8>> notches;
};
struct LengthTable {
    Spot spot;
    Given<Length> command_radius;
    Given<Length> drift;
    Given<Length> back;
    Given<Degrees> swing;
    Given<Inches<1, 30>> island_length;
    Given<Inches<1, 30>> island_breadth;
    Given<Length> island_rim;
    Given<Length> island_gap;
};
struct NumberTable {
    Spot spot;
    Row<Dice> obstacle_dice;
    Given<Whole<1, 1'000>> shots;
};
struct MovementFile {
    Spot spot;
    ArcsTable arcs;
    WindTable wind;
    LengthTable lengths;
    NumberTable numbers;
};

// --- critical.toml ---

struct CriticalTable {
    Spot spot;
    Given<OneOf<model::CriticalEffect>> effect;
    Given<Whole<0, 40>> hull;
    Given<Whole<0, 40>> crew;
    Given<Whole<0, 20>> crew_die;
};
struct CriticalFile {
    Spot spot;
    Given<Length> blast_reach;
    Given<Whole<0, 10>> blast_dice;
    Row<OneOf<model::FireResult>> fire;
    Given<OnD6> repair;
    GivenList<CriticalTable> rows;
};

// --- cards.toml ---

struct CardTable {
    Spot spot;
    Given<Label> title;
    Given<OneOf<model::CardTiming>> timing;
    Given<OneOf<model::CardOp>> op;
    Given<Whole<0, 10'000>> value;
    Given<Whole<0, 40>> copies;
};
struct CardsFile {
    Spot spot;
    Given<Whole<0, 20>> hand;
    GivenList<CardTable> cards;
};

// --- the table [squadron] of a campaign ---

struct TableSwitches {
    Spot spot;
    Given<TableSize> size;
    Given<Inches<1, 50>> deploy_depth;
    Given<OneOf<model::TableTerrain>> terrain;
};
struct CardSwitches {
    Spot spot;
    Given<Whole<0, 5>> t_per_turn;
    Given<Flag> limits;
    Given<Flag> count_initial;
    Given<Flag> shared_deck;
};
struct InitiativeSwitches {
    Spot spot;
    Given<Flag> winner_may_pass;
};
struct ActivationSwitches {
    Spot spot;
    Given<Flag> pass_tokens;
};
struct WindSwitches {
    Spot spot;
    Given<WindPoints> points;
    Given<Degrees> headwind_half_angle;
    Given<OneOf<model::ArcStep>> arc_step;
};
struct CommandSwitches {
    Spot spot;
    Given<OneOf<model::CommandMode>> mode;
    Given<OneOf<model::ElementMode>> element;
};
struct MoveSwitches {
    Spot spot;
    Given<Inches<0, 20>> minimum_inches;
};
struct ContactSwitches {
    Spot spot;
    Given<OneOf<model::ContactResolve>> resolve;
    Given<OneOf<model::Clearing>> clear;
};
struct AnchorSwitches {
    Spot spot;
    Given<Flag> half_move_variant;
};
struct FireSwitches {
    Spot spot;
    Given<Flag> to_hit_modifiers;
    Given<OneOf<model::PartialRounding>> partial_rounding;
    Given<OneOf<model::Threshold>> threshold;
    Given<Whole<0, 1>> min_ad;
    Given<OneOf<model::FireOrder>> order;
    Given<OneOf<model::FireDeclare>> declare;
    Given<Flag> into_melee;
    Given<Flag> ammunition;
};
struct SplitSwitches {
    Spot spot;
    Given<OneOf<model::SplitBasis>> basis;
};
struct LinkSwitches {
    Spot spot;
    Given<OneOf<model::LinkScope>> scope;
    Given<Flag> same_ship_full;
    Given<Flag> zero_may_join;
};
struct SightSwitches {
    Spot spot;
    Given<Flag> ships_block;
};
struct RamSwitches {
    Spot spot;
    Given<OneOf<model::RamDeclare>> declare;
    Given<Flag> red_multiples;
};
struct DamageSwitches {
    Spot spot;
    Given<Flag> reduces_ram;
};
struct BoardingSwitches {
    Spot spot;
    Given<OneOf<model::CrewMarked>> crew_marked;
};
struct MeleeSwitches {
    Spot spot;
    Given<OneOf<model::Casualties>> casualties;
    Given<OneOf<model::BreakOff>> break_off;
    Given<OneOf<model::MeleeTiming>> timing;
    Given<Flag> once_per_turn;
    Given<Flag> is_optional;
};
struct CriticalSwitches {
    Spot spot;
    Given<Whole<0, 10>> hull_cost;
};
struct RepairSwitches {
    Spot spot;
    Given<Flag> enabled;
};
struct DriftSwitches {
    Spot spot;
    Given<Flag> derelict_damage;
};
struct BattleSwitches {
    Spot spot;
    Given<Whole<1, 100>> max_turns;
};
struct FogSwitches {
    Spot spot;
    Given<OneOf<model::Fog>> ships;
};
struct SwitchesTable {
    Spot spot;
    TableSwitches table;
    CardSwitches cards;
    InitiativeSwitches initiative;
    ActivationSwitches activation;
    WindSwitches wind;
    CommandSwitches command;
    MoveSwitches move;
    ContactSwitches contact;
    AnchorSwitches anchor;
    FireSwitches fire;
    SplitSwitches split;
    LinkSwitches link;
    SightSwitches sight;
    RamSwitches ram;
    DamageSwitches damage;
    BoardingSwitches boarding;
    MeleeSwitches melee;
    CriticalSwitches critical;
    RepairSwitches repair;
    DriftSwitches drift;
    BattleSwitches battle;
    FogSwitches fog;
    Given<OneOf<model::Edges>> edges;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(ClassTable);
FLAGPLOT_KEYS(NameTable);
FLAGPLOT_KEYS(TonnageTable);
FLAGPLOT_KEYS(ShipsFile);
FLAGPLOT_KEYS(TurningTable);
FLAGPLOT_KEYS(ArcsTable);
FLAGPLOT_KEYS(WindTable);
FLAGPLOT_KEYS(LengthTable);
FLAGPLOT_KEYS(NumberTable);
FLAGPLOT_KEYS(MovementFile);
FLAGPLOT_KEYS(CriticalTable);
FLAGPLOT_KEYS(CriticalFile);
FLAGPLOT_KEYS(CardTable);
FLAGPLOT_KEYS(CardsFile);
FLAGPLOT_KEYS(TableSwitches);
FLAGPLOT_KEYS(CardSwitches);
FLAGPLOT_KEYS(InitiativeSwitches);
FLAGPLOT_KEYS(ActivationSwitches);
FLAGPLOT_KEYS(WindSwitches);
FLAGPLOT_KEYS(CommandSwitches);
FLAGPLOT_KEYS(MoveSwitches);
FLAGPLOT_KEYS(ContactSwitches);
FLAGPLOT_KEYS(AnchorSwitches);
FLAGPLOT_KEYS(FireSwitches);
FLAGPLOT_KEYS(SplitSwitches);
FLAGPLOT_KEYS(LinkSwitches);
FLAGPLOT_KEYS(SightSwitches);
FLAGPLOT_KEYS(RamSwitches);
FLAGPLOT_KEYS(DamageSwitches);
FLAGPLOT_KEYS(BoardingSwitches);
FLAGPLOT_KEYS(MeleeSwitches);
FLAGPLOT_KEYS(CriticalSwitches);
FLAGPLOT_KEYS(RepairSwitches);
FLAGPLOT_KEYS(DriftSwitches);
FLAGPLOT_KEYS(BattleSwitches);
FLAGPLOT_KEYS(FogSwitches);
FLAGPLOT_KEYS(SwitchesTable);
#undef FLAGPLOT_KEYS

}  // namespace flagplot::file_schema::squadron
