#pragma once

#include <span>
#include <vector>

#include "base/limits.h"
#include "campaign/definition.h"
#include "files/module_data.h"
#include "toml/keys.h"

/// \file
/// Campaign, ship class, forces and history files as written: one struct for each table, one member
/// for each key. Their rows are in schema_campaign.cpp, schema_forces.cpp and schema_history.cpp.

namespace flagplot::file_schema {

inline constexpr std::int32_t most_turns = std::int32_t{limits::turns};

/// One switch as written, whole or in nested tables: "movement.diagonal".
struct SwitchWord {
    std::string key;
    std::string word;
    Spot key_spot;
    Spot word_spot;
};

struct SwitchWords {
    std::vector<SwitchWord> words;
    bool is_wrong = false;  ///< it was not a table
};

/// The switch that names a file.
inline constexpr std::string_view deck_switch = "events.deck";

template <>
struct Slot<SwitchWords> {
    static std::string expected();
    static KeysShown inner();
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     SwitchWords& target);
};

struct SideTable {
    Spot spot;
    Given<Word> id;
    Given<Label> name;
    GivenList<Given<Word>> hostile_to;
    std::vector<Given<Label>> ports;
    Given<MarkdownName> briefing;
    Given<OneOf<WhenMissing>> missing;
    Given<Word> deck;
};

/// How the umpire runs the game.
struct UmpireTable {
    Spot spot;
    Given<OneOf<Releasing>> release;
};

/// What the sides are told for fairness.
struct FairnessTable {
    Spot spot;
    Given<Flag> tell_withdrawals;
};

/// Weather over an area, in a range of turns.
struct WeatherTable {
    Spot spot;
    Given<Whole<1, most_turns>> from_turn;
    Given<Whole<1, most_turns>> to_turn;
    Given<OneOf<Weather>> kind;
    Given<SquareName> square;
    Given<Whole<0, 1'000>> radius;
};

/// A card that the campaign deals.
struct ScriptTable {
    Spot spot;
    Given<Whole<1, most_turns>> turn;
    Given<Word> side;
    Given<CallName> card;
    Given<Word> on;
};

/// What a side gets points for.
struct VictoryTable {
    Spot spot;
    Given<Word> side;
    Given<OneOf<VictoryFor>> what;
    GivenList<Given<CallName>> ships;
    GivenList<Given<Word>> formations;
    GivenList<Given<Word>> sides;
    Given<Label> at;
    Given<Whole<1, most_turns>> by_turn;
    Given<Whole<-1'000, 1'000>> points;
    Given<Flag> by_size;
    Given<Label> text;
};

struct CampaignTable {
    Spot spot;
    Given<Word> id;
    Given<Label> title;
    Given<Word> chart;
    GivenList<Given<Label>> closed_straits;
    GivenList<Given<Word>> classes;
    Given<HalfHour> start;
    Given<Whole<2, most_turns>> turn_starts;
    GivenList<Given<OneOf<Light>>> light;
    Given<OneOf<Profile>> profile;
    SwitchWords switches;
    Given<OneOf<AtDestination>> at_destination;
    Given<Word> battle_module;
    UmpireTable table;
    FairnessTable fairness;
    GivenList<SideTable> side;
    std::vector<WeatherTable> weather;
    std::vector<ScriptTable> script;
    std::vector<VictoryTable> victory;
};

using Speed = Fixed<10, 0, 100>;
using Size = Whole<1, 20>;

struct ClassTable {
    Spot spot;
    Given<Label> name;
    Given<OneOf<ShipType>> type;
    Given<OneOf<Kind>> kind;
    Given<Speed> speed;
    Given<Flag> radar;
    Given<Size> size;
    Given<Flag> liner_or_tanker;
    Given<Flag> fighters;
    Given<OneOf<Confidence>> speed_confidence;
    Given<OneOf<Confidence>> radar_confidence;
    ModuleBlocks module;
};

struct ClassFile {
    Spot spot;
    std::vector<ClassTable> classes;
};

struct ShipTable {
    Spot spot;
    Given<CallName> name;
    Given<Label> class_name;
    Given<Whole<1, 1'000'000>> grt;
    Given<Speed> speed;
    Given<Flag> radar;
    Given<Flag> fighters;
    Given<Size> size;
    Given<OneOf<Confidence>> speed_confidence;
    Given<OneOf<Confidence>> radar_confidence;
    ModuleBlocks module;
};

struct FormationTable {
    Spot spot;
    Given<Word> id;
    Given<Label> name;
    Given<Word> side;
    Given<Whole<1, most_turns>> enters;
    Given<SquareName> at;
    Given<OneOf<AtDestination>> at_destination;
    GivenList<ShipTable> ships;
};

/// Aircraft or watchers.
struct AssetTable {
    Spot spot;
    Given<Word> id;
    Given<Label> name;
    Given<Word> side;
    Given<Label> base;
    Given<CallName> ship;
    Given<Whole<0, 9>> quality;
    Given<Whole<0, 1'000>> range;
    Given<Whole<1, 20>> sorties;
    Given<SquareName> watches;
};

struct ForcesFile {
    Spot spot;
    GivenList<FormationTable> formation;
    std::vector<AssetTable> asset;
};

struct TrackTable {
    Spot spot;
    Given<Word> formation;
    Given<Whole<1, most_turns>> from_turn;
    GivenList<Given<SquareName>> squares;
};

struct AnchorTable {
    Spot spot;
    Given<Word> formation;
    Given<Minute> time;
    Given<Fixed<100, -90, 90>> latitude;
    Given<Fixed<100, -180, 180>> longitude;
    Given<SquareName> square;
    Given<OneOf<PositionKind>> kind;
    Given<Prose> what;
};

struct EventTable {
    Spot spot;
    Given<Label> when;
    Given<SquareName> square;
    Given<Prose> what;
    Given<Label> kind;
    Given<OneOf<Confidence>> confidence;
    Given<Prose> sources;
    Given<Minute> time;
    Given<Word> searcher;
    GivenList<Given<Word>> targets;
    Given<OneOf<SightMode>> mode;
};

/// Ships that leave a formation and form a new one.
struct PartingTable {
    Spot spot;
    Given<Minute> time;
    Given<Word> formation;
    Given<Word> as;
    Given<Label> name;
    GivenList<Given<CallName>> ships;
    Given<Prose> what;
    Given<OneOf<Confidence>> confidence;
};

/// A formation that joins another.
struct JoiningTable {
    Spot spot;
    Given<Minute> time;
    Given<Word> formation;
    Given<Word> into;
    Given<Prose> what;
    Given<OneOf<Confidence>> confidence;
};

struct HitTable {
    Spot spot;
    Given<CallName> ship;
    Given<Whole<1, 100>> hull;
    Given<Whole<0, 100>> speed;
};

struct LearnedTable {
    Spot spot;
    Given<Word> side;
    Given<Prose> text;
};

struct BattleTable {
    Spot spot;
    Given<Label> name;
    Given<SquareName> square;
    GivenList<Given<Word>> formations;
    Given<Whole<0, 10'000>> minutes;
    std::vector<Given<CallName>> sunk;
    std::vector<HitTable> hit;
    std::vector<LearnedTable> learned;
    Given<OneOf<Confidence>> confidence;
};

struct HistoryFile {
    Spot spot;
    std::vector<TrackTable> track;
    std::vector<AnchorTable> anchor;
    std::vector<EventTable> event;
    std::vector<BattleTable> battle;
    GivenList<PartingTable> parting;
    std::vector<JoiningTable> joining;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(SideTable);
FLAGPLOT_KEYS(UmpireTable);
FLAGPLOT_KEYS(FairnessTable);
FLAGPLOT_KEYS(WeatherTable);
FLAGPLOT_KEYS(ScriptTable);
FLAGPLOT_KEYS(VictoryTable);
FLAGPLOT_KEYS(ClassTable);
FLAGPLOT_KEYS(ClassFile);
FLAGPLOT_KEYS(ShipTable);
FLAGPLOT_KEYS(FormationTable);
FLAGPLOT_KEYS(AssetTable);
FLAGPLOT_KEYS(ForcesFile);
FLAGPLOT_KEYS(TrackTable);
FLAGPLOT_KEYS(AnchorTable);
FLAGPLOT_KEYS(EventTable);
FLAGPLOT_KEYS(HitTable);
FLAGPLOT_KEYS(LearnedTable);
FLAGPLOT_KEYS(BattleTable);
FLAGPLOT_KEYS(PartingTable);
FLAGPLOT_KEYS(JoiningTable);
FLAGPLOT_KEYS(HistoryFile);
#undef FLAGPLOT_KEYS
/// The switches of tactical modules are among them: tables that are checked here, and read again
/// when a battle begins (module_files/catalog.h).
[[nodiscard]] std::vector<KeyRow<CampaignTable>> keys_of(std::type_identity<CampaignTable>);

}  // namespace flagplot::file_schema
