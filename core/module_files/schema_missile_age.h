#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/missile_age/tables.h"
#include "toml/keys.h"

/// \file
/// The files of the missile age as they are written: one struct a table, one member a key. Lengths
/// are centimetres of the table.

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 7> words_of<tactical::missile_age::Special>{
    "no effect", "fire if a weapon is lost", "demoralisation", "propulsion", "blackout", "helm",
    "fire"};

}  // namespace flagplot

namespace flagplot::file_schema::missile_age {

namespace model = tactical::missile_age;

using Length = Whole<0, 2'000>;
using Modifier = Whole<-20, 20>;
using Markers = Whole<0, 6>;
using OnD10 = Whole<0, 10>;
using Score = Whole<-20, 40>;
using Percent = Whole<0, 100>;
using Count = Whole<1, 100>;

/// A name that data of a class can list with a number behind it: "76 mm gun 2".
struct ListedName {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// Sea miles of a centimetre, in hundredths (A-MN-02).
struct MilesPerCentimetre {
    using Value = std::int32_t;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// Centimetres, or `roll`: none (A-MN-20).
struct NightVisibility {
    using Value = std::optional<std::int32_t>;
    static std::vector<std::string> candidates() {
        return {"roll", "a whole number from 1 to 200"};
    }
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// Crew quality at which a unit breaks, or `none` (A-MN-44).
struct BreaksAt {
    using Value = std::optional<std::int32_t>;
    static std::vector<std::string> candidates() {
        return {"none", "a whole number from -20 to 2"};
    }
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

template <class ValueType>
using Row = GivenList<Given<ValueType>>;

// --- movement.toml ---

struct BandTable {
    Spot spot;
    Given<Length> least;
    Given<Length> most;
};
struct TurningTable {
    Spot spot;
    Given<Whole<0, 40>> mvr;
    Given<Length> run;
};
struct InitiativeTable {
    Spot spot;
    Given<Modifier> more_models;
    Given<Modifier> lost_half;
};
struct LengthTable {
    Spot spot;
    Given<Whole<40, 2'000>> table;
    Given<Length> around;
    Given<Whole<1, 100>> abreast;
    Given<Length> shore;
    Given<Length> torpedo_strikes;
    Given<Length> torpedo_seeks;
    Given<Length> bomb_path;
    Given<Length> alongside;
    Given<Length> collision_gap;
    Given<Length> far_missile;
    Given<Length> civilian_flight;
    Row<Whole<1, 40>> hull_length;
    Row<Whole<1, 40>> hull_breadth;
};
struct MovementFile {
    Spot spot;
    Given<Whole<1, 100>> turns;
    GivenList<BandTable> bands;
    GivenList<TurningTable> turnings;
    InitiativeTable initiative;
    LengthTable lengths;
};

// --- spotting.toml ---

struct RadarTable {
    Spot spot;
    Row<Length> reach;
    Row<Length> reach_from_air;
    Given<Length> more_to_air;
    Given<OnD10> needed;
    Given<Modifier> land_behind;
    Given<Length> land_within;
    Given<Modifier> vessel_between;
    Row<Modifier> sea;
    Row<Modifier> fire_control;
    Given<Modifier> at_speed;
    Given<Markers> speed_from;
};
struct EyeTable {
    Spot spot;
    Row<Length> reach;
    Row<Length> reach_from_air;
    Given<Length> more_to_air;
    Given<OnD10> needed;
    Row<Modifier> sea;
    Given<Modifier> at_speed;
    Given<Markers> speed_from;
};
struct SensorTable {
    Spot spot;
    Given<Whole<0, 1'000>> esm_reach_percent;
    Given<OnD10> esm_needed;
    Given<Modifier> eo_bonus;
    Given<Percent> eo_night_percent;
    Given<Percent> fog_percent;
    Given<Length> fire_light;
};
struct ConditionTable {
    Spot spot;
    Row<Length> visibility;
    Row<Length> night_visibility;
    Row<Whole<0, 6>> sea_state;
    Row<Length> by_scale;
};
struct SpottingFile {
    Spot spot;
    RadarTable radar;
    EyeTable eye;
    SensorTable sensors;
    ConditionTable conditions;
};

// --- fire.toml ---

using UsedBy = Row<OneOf<model::Attack>>;
/// A modifier that depends on something.
struct ModifiersTable {
    Spot spot;
    Row<Modifier> modifiers;
    UsedBy used_by;
};
struct TargetSpeedTable {
    Spot spot;
    Row<Modifier> modifiers;
    Given<Modifier> in_air;
    UsedBy used_by;
};
struct ModifierTable {
    Spot spot;
    Given<Modifier> modifier;
    UsedBy used_by;
};
struct GunsTable {
    Spot spot;
    ModifiersTable size;
    ModifiersTable shooter;
    TargetSpeedTable target;
    ModifiersTable fire_control;
    ModifiersTable sea;
    ModifierTable mounts;
    ModifierTable fire;
    ModifierTable rockets;
};
struct JammingTable {
    Spot spot;
    Given<OneOf<model::Seeker>> seeker;
    Given<OneOf<model::Generation>> generation;
    Row<Modifier> against;
};
struct GuidedTable {
    Spot spot;
    Row<Modifier> size;
    Row<Modifier> markers;
    Given<Modifier> fire;
    Given<Modifier> sam_against_missile;
};
struct DecoyTable {
    Spot spot;
    Given<Modifier> chaff_against_semi_active;
};
struct FireFile {
    Spot spot;
    GunsTable guns;
    GuidedTable guided;
    DecoyTable decoys;
    GivenList<JammingTable> jamming;
};

// --- damage.toml ---

struct LevelTable {
    Spot spot;
    Given<Score> from;
    Given<Modifier> earlier;
    Given<OnD10> knocks_out;
    Given<OnD10> slows;
    Row<Whole<0, 6>> speed_loss;
    Row<Whole<0, 40>> mvr_gain;
};
struct SpecialTable {
    Spot spot;
    Row<OneOf<model::Special>> die;
    Row<Whole<0, 6>> propulsion_loss;
    Given<OnD10> helm_port_to;
    Given<Whole<0, 180>> helm_turn;
};
struct RepairTable {
    Spot spot;
    Given<Score> repaired_from;
    Given<Score> worse_to;
};
struct DamageFile {
    Spot spot;
    Row<Modifier> target;
    Given<Modifier> aircraft_marker;
    Row<Modifier> collision;
    Given<Modifier> fire_burns;
    Given<OnD10> sinks_to;
    Row<Percent> hull_left;
    GivenList<LevelTable> levels;
    SpecialTable special;
    RepairTable repair;
};

// --- units.toml ---

struct WeaponTable {
    Spot spot;
    Given<ListedName> name;
    Given<OneOf<model::WeaponKind>> kind;
    Given<Length> range;
    Given<Modifier> modifier;
    Given<OneOf<model::Seeker>> seeker;
    Given<OneOf<model::Generation>> generation;
    Given<Count> rounds;
    Given<Count> salvo;
    Given<Flag> area;
    Given<Flag> small_arms;
    Given<OneOf<model::Altitude>> reach;
    Given<Length> run;
    Given<Flag> guided;
};
struct FittedTable {
    Spot spot;
    Given<Label> weapon;
    Given<Count> mounts;
    Given<Count> rounds;
};
struct EmbarkedTable {
    Spot spot;
    Given<Label> kind;
    Given<Count> count;
};
struct TemplateTable {
    Spot spot;
    Given<ListedName> name;
    Given<OneOf<model::Craft>> craft;
    Given<OneOf<model::Size>> size;
    Given<Markers> rating;
    Given<Whole<0, 30>> mvr;
    Given<Whole<1, 6>> accel;
    Given<Whole<-2, 2>> crew_quality;
    Given<Whole<-9, 9>> damage_modifier;
    Given<OneOf<model::Generation>> fire_control;
    Given<OneOf<model::Generation>> ecm;
    Given<Flag> radar;
    Given<Flag> eo;
    Given<Flag> esm;
    Given<Length> move;
    Given<Whole<1, 100>> endurance;
    Given<Flag> civilian;
    GivenList<FittedTable> weapons;
    GivenList<EmbarkedTable> aircraft;
};
struct TypeTable {
    Spot spot;
    Given<Label> type;
    Given<Label> kind;
};
struct LaneTable {
    Spot spot;
    Given<Label> kind;
    Given<Whole<0, 359>> heading;
    Given<Whole<-1'000, 1'000>> offset;
    Given<Whole<-1'000, 1'000>> along;
};
struct UnitsFile {
    Spot spot;
    Row<Label> by_points;
    GivenList<WeaponTable> weapons;
    GivenList<TemplateTable> templates;
    GivenList<TypeTable> types;
    GivenList<LaneTable> lanes;
};

// --- the table `[missile_age]` of a campaign ---

struct ScaleSwitches {
    Spot spot;
    Given<MilesPerCentimetre> nm_per_cm;
    Given<Whole<1, 60>> minutes_per_turn;
};
struct InitiativeSwitches {
    Spot spot;
    Given<OneOf<model::InitiativeTie>> tie;
    Given<OneOf<model::InitiativeBenefit>> benefit;
};
struct MoveSwitches {
    Spot spot;
    Given<Whole<1, 6>> accel;
    Given<Whole<1, 6>> accel_small;
    Given<Whole<1, 180>> turn_deg;
    Given<Flag> straight_carry;
    Given<OneOf<model::Drift>> drift;
};
struct SpotSwitches {
    Spot spot;
    Given<Whole<1, 10>> attempts;
};
struct ContactSwitches {
    Spot spot;
    Given<OneOf<model::ContactBinding>> binding;
    Given<Fixed<100, 0, 5>> dummies;
};
struct EngagementSwitches {
    Spot spot;
    Given<Flag> arh_on_radar_contact;
};
struct SensorSwitches {
    Spot spot;
    Given<Flag> esm;
    Given<Flag> eo;
};
struct NightSwitches {
    Spot spot;
    Given<NightVisibility> visibility;
};
struct TargetNumberSwitches {
    Spot spot;
    Given<Whole<1, 40>> gun_short;
    Given<Whole<1, 40>> gun_medium;
    Given<Whole<1, 40>> gun_long;
    Given<Whole<1, 40>> gun_vs_air;
    Given<Whole<1, 40>> ciws;
    Given<Whole<1, 40>> air_gun;
    Given<Whole<1, 40>> bomb;
    Given<Whole<1, 40>> air_rocket;
    Given<Whole<1, 40>> air_air;
    Given<Whole<1, 40>> sam;
    Given<Whole<1, 40>> missile;
    Given<Whole<1, 40>> torpedo;
};
struct CombatSwitches {
    Spot spot;
    TargetNumberSwitches tn;
    Given<OneOf<model::MultiMount>> multi_mount;
    Given<Whole<1, 20>> cm_success;
    Given<Count> salvo;
    Given<Count> salvo_area;
};
struct MissileSwitches {
    Spot spot;
    Given<OneOf<model::MissileFlight>> flight;
};
struct DamageSwitches {
    Spot spot;
    Given<Flag> special1_fire;
    Given<Flag> sinking;
    Given<OneOf<model::BlackoutStack>> blackout_stack;
    Given<Flag> blackout_sensors;
    Given<Flag> fire_burns;
};
struct MoraleSwitches {
    Spot spot;
    Given<BreaksAt> break_at;
};
struct CrewTestSwitches {
    Spot spot;
    Given<Whole<1, 20>> tn;
};
struct SwitchesTable {
    Spot spot;
    ScaleSwitches tactical;
    InitiativeSwitches initiative;
    MoveSwitches move;
    SpotSwitches spotting;
    ContactSwitches contact;
    EngagementSwitches roe;
    SensorSwitches sensors;
    NightSwitches night;
    CombatSwitches combat;
    MissileSwitches missile;
    DamageSwitches damage;
    MoraleSwitches morale;
    CrewTestSwitches crew_test;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(BandTable);
FLAGPLOT_KEYS(TurningTable);
FLAGPLOT_KEYS(InitiativeTable);
FLAGPLOT_KEYS(LengthTable);
FLAGPLOT_KEYS(MovementFile);
FLAGPLOT_KEYS(RadarTable);
FLAGPLOT_KEYS(EyeTable);
FLAGPLOT_KEYS(SensorTable);
FLAGPLOT_KEYS(ConditionTable);
FLAGPLOT_KEYS(SpottingFile);
FLAGPLOT_KEYS(ModifiersTable);
FLAGPLOT_KEYS(TargetSpeedTable);
FLAGPLOT_KEYS(ModifierTable);
FLAGPLOT_KEYS(GunsTable);
FLAGPLOT_KEYS(JammingTable);
FLAGPLOT_KEYS(GuidedTable);
FLAGPLOT_KEYS(DecoyTable);
FLAGPLOT_KEYS(FireFile);
FLAGPLOT_KEYS(LevelTable);
FLAGPLOT_KEYS(SpecialTable);
FLAGPLOT_KEYS(RepairTable);
FLAGPLOT_KEYS(DamageFile);
FLAGPLOT_KEYS(WeaponTable);
FLAGPLOT_KEYS(FittedTable);
FLAGPLOT_KEYS(EmbarkedTable);
FLAGPLOT_KEYS(TemplateTable);
FLAGPLOT_KEYS(TypeTable);
FLAGPLOT_KEYS(LaneTable);
FLAGPLOT_KEYS(UnitsFile);
FLAGPLOT_KEYS(ScaleSwitches);
FLAGPLOT_KEYS(InitiativeSwitches);
FLAGPLOT_KEYS(MoveSwitches);
FLAGPLOT_KEYS(SpotSwitches);
FLAGPLOT_KEYS(ContactSwitches);
FLAGPLOT_KEYS(EngagementSwitches);
FLAGPLOT_KEYS(SensorSwitches);
FLAGPLOT_KEYS(NightSwitches);
FLAGPLOT_KEYS(TargetNumberSwitches);
FLAGPLOT_KEYS(CombatSwitches);
FLAGPLOT_KEYS(MissileSwitches);
FLAGPLOT_KEYS(DamageSwitches);
FLAGPLOT_KEYS(MoraleSwitches);
FLAGPLOT_KEYS(CrewTestSwitches);
FLAGPLOT_KEYS(SwitchesTable);
#undef FLAGPLOT_KEYS

}  // namespace flagplot::file_schema::missile_age
