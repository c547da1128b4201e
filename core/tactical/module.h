#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/quantity.h"
#include "chart/chart.h"
#include "chart/square.h"
#include "tactical/terms.h"

/// \file
/// The contract between the campaign and whatever fights its battles: a module of ours, a table, a
/// telephone (contract 4.1). A `BattleRequest` goes in, a `BattleResult` comes back. Both are plain
/// records that name things as people do; neither carries a number of the campaign's truth or a
/// die.

namespace flagplot::tactical {

/// Of these records. A result says which one it was written to.
inline constexpr std::int32_t contract_version = 2;

/// Results on papers of this version and all since are read.
inline constexpr std::int32_t oldest_contract = 1;

/// What is longer goes on in the campaign's next turn (A-ST-55).
inline constexpr std::int32_t minutes_of_campaign_turn = 360;

/// One of the squares round the battle's.
struct Beside {
    Direction direction{};
    Square square;
    Terrain terrain{};
    bool is_way = false;  ///< may ships steam there?
    std::string place;    ///< its name, or empty

    friend bool operator==(const Beside&, const Beside&) = default;
};
FLAGPLOT_FIELDS(Beside, direction, square, terrain, is_way, place)

/// Hundredths of a degree.
using DegreeHundredths = Quantity<struct DegreeHundredthTag>;

/// Where and when. What is none is not known to the campaign, and a module has its own rule for it.
struct Scene {
    TurnNumber turn;
    std::string date_hour;
    std::string light;
    std::string weather;
    Square square;
    std::string place;  ///< its name, or empty
    Terrain terrain{};
    std::vector<Beside> around;  ///< clockwise from north, as far as there is a chart
    std::optional<Wind> wind = {};
    std::optional<std::int32_t> sea_state = {};      ///< Douglas's scale, 0 (calm) to 9
    std::optional<std::int32_t> visibility = {};     ///< international scale: 0 (50 yards) to 9
    std::optional<std::int32_t> moon_age = {};       ///< days since new moon, 0 to 29
    std::optional<DegreeHundredths> latitude = {};   ///< north; none: the chart has no degrees
    std::optional<DegreeHundredths> longitude = {};  ///< east

    friend bool operator==(const Scene&, const Scene&) = default;
};
FLAGPLOT_FIELDS(Scene, turn, date_hour, light, weather, square, place, terrain, around, wind,
                sea_state, visibility, moon_age, latitude, longitude)

/// What the data of a campaign say of a ship's class for one module alone: a key of that module's,
/// and its value as a text ("30", "beam 4, torpedo 2"). What is not said the module derives by its
/// own documented rule.
struct ModuleValue {
    std::string module;
    std::string key;
    std::string value;

    friend bool operator==(const ModuleValue&, const ModuleValue&) = default;
};
FLAGPLOT_FIELDS(ModuleValue, module, key, value)

/// Who in place of a module reads data of a class for a battle at a table: people, so any key will
/// do ("guns" is "6 of 6 inch").
inline constexpr std::string_view paper_block = "paper";

/// "gunnery fires 2": the module and the key are a word each. And back; none: it is no such line.
[[nodiscard]] std::string line_of(const ModuleValue& value);
[[nodiscard]] std::optional<ModuleValue> module_value_in(std::string_view line);

/// What a ship has left for one of her weapons.
struct WeaponStock {
    std::string weapon;  ///< "torpedoes"
    Hundredths left{100};

    friend bool operator==(const WeaponStock&, const WeaponStock&) = default;
};
FLAGPLOT_FIELDS(WeaponStock, weapon, left)

/// A ship as she goes in.
struct Unit {
    std::string name;
    std::string class_name;
    std::string type;  ///< "heavy cruiser"
    StructurePoints size;
    StructurePoints points_left;
    KnotTenths maximum;     ///< undamaged
    KnotTenths speed_left;  ///< her maximum now
    bool has_radar = false;
    UnitState state{};
    Hundredths hull{100};
    Hundredths speed{100};
    Hundredths crew{100};
    Hundredths firepower{100};
    Hundredths ammunition{100};
    std::vector<std::string> notes;             ///< lasting damage, as an earlier result worded it
    std::vector<ModuleValue> data = {};         ///< hers and her class's, for this module and that
    std::vector<ModuleValue> lasting = {};      ///< as modules left it: each reads what is its own
    std::vector<WeaponStock> weapons = {};      ///< where more is known than `ammunition`
    std::optional<std::int32_t> tonnage = {};   ///< gross register tons, of a merchant ship
    std::optional<std::int32_t> year = {};      ///< in which she was completed
    std::optional<std::int32_t> aircraft = {};  ///< embarked
    Hundredths experience{100};                 ///< of her crew; 100 is what the rules reckon with

    friend bool operator==(const Unit&, const Unit&) = default;
};
FLAGPLOT_FIELDS(Unit, name, class_name, type, size, points_left, maximum, speed_left, has_radar,
                state, hull, speed, crew, firepower, ammunition, notes, data, lasting, weapons,
                tonnage, year, aircraft, experience)

struct Formation {
    std::string id;
    std::string name;
    std::string stance;
    std::optional<Direction> course;  ///< of its last step; none: it came by none
    std::string route;                ///< "by D6 to C7", or empty
    std::vector<Unit> units;
    std::optional<Direction> enters_from = {};     ///< the edge it comes in by; none: any
    KnotTenths speed{0};                           ///< of its slowest ship that can steam
    std::optional<Hundredths> contact_range = {};  ///< of the range at which it could be seen

    friend bool operator==(const Formation&, const Formation&) = default;
};
FLAGPLOT_FIELDS(Formation, id, name, stance, course, route, units, enters_from, speed,
                contact_range)

/// What a party is in a battle.
enum class PartyRole : std::uint8_t {
    side,
    neutral  ///< it is there and fights nobody unless it must
};

/// What a party is to another.
enum class Attitude : std::uint8_t { hostile, neutral, allied };

struct PartyAttitude {
    std::string party;  ///< its id
    Attitude attitude{};

    friend bool operator==(const PartyAttitude&, const PartyAttitude&) = default;
};
FLAGPLOT_FIELDS(PartyAttitude, party, attitude)

/// One side's part in a battle.
struct Party {
    std::string id;
    std::string name;
    std::vector<std::string> knows;  ///< of the enemy, a sentence each
    std::vector<Formation> formations;
    PartyRole role = PartyRole::side;
    std::vector<PartyAttitude> attitudes = {};  ///< to others, where they are not as usual

    friend bool operator==(const Party&, const Party&) = default;
};
FLAGPLOT_FIELDS(Party, id, name, knows, formations, role, attitudes)

/// Who has spotted whom.
struct Spotting {
    std::string side;
    std::string searcher;  ///< id of a formation, or empty: aircraft, or a report
    std::string target;    ///< id of a formation
    std::string how;       ///< "by eye", "by radar", ...

    friend bool operator==(const Spotting&, const Spotting&) = default;
};
FLAGPLOT_FIELDS(Spotting, side, searcher, target, how)

/// All that goes into a battle: for the umpire, or for a program of his.
struct BattleRequest {
    std::string campaign;  ///< its id
    std::string title;
    std::int32_t contract = contract_version;
    std::int32_t battle = 0;  ///< its number, from 1
    Scene scene;
    std::int32_t limit_minutes = minutes_of_campaign_turn;
    std::vector<Party> parties;
    std::vector<std::string> surprised;  ///< ids of sides
    std::vector<Spotting> spottings;

    friend bool operator==(const BattleRequest&, const BattleRequest&) = default;
};
FLAGPLOT_FIELDS(BattleRequest, campaign, title, contract, battle, scene, limit_minutes, parties,
                surprised, spottings)

/// What one side may have of it: made of that side's picture alone.
struct SideSheet {
    std::string title;
    std::int32_t battle = 0;  ///< as this side counts it, from 1
    Scene scene;
    Party party;

    friend bool operator==(const SideSheet&, const SideSheet&) = default;
};
FLAGPLOT_FIELDS(SideSheet, title, battle, scene, party)

/// What has become of one ship. What is not given is not known.
struct UnitResult {
    std::string name;
    std::optional<UnitState> state;
    std::optional<bool> has_withdrawn;
    std::optional<Direction> exit;  ///< where to, if it withdrew
    std::optional<Hundredths> hull;
    std::optional<Hundredths> speed;
    std::optional<Hundredths> crew;
    std::optional<Hundredths> firepower;
    std::optional<Hundredths> ammunition;
    std::string by;          ///< id of the side that took or sank her, or empty
    std::string prize_crew;  ///< name of the ship that gave it, or empty
    std::optional<std::vector<std::string>> notes;  ///< what lasts, instead of what lasted
    /// What lasts in the words of the module that fought, instead of what lasted in them.
    std::optional<std::vector<ModuleValue>> lasting = {};
    std::string lost_with = {};  ///< name of the ship that carried her down, or empty

    friend bool operator==(const UnitResult&, const UnitResult&) = default;
};

/// What a side learned of the enemy, in words.
struct LearnedResult {
    std::string side;  ///< its id
    std::string text;

    friend bool operator==(const LearnedResult&, const LearnedResult&) = default;
};

/// Who holds the field: the only side that still has a mobile, crewed ship there that did not
/// withdraw; or nobody.
struct FieldHolder {
    std::string side;  ///< its id; empty: nobody

    friend bool operator==(const FieldHolder&, const FieldHolder&) = default;
};

/// What came of a battle. What is not given is not known, and is filled in with defaults that are
/// shown as such (campaign/engagement.h).
struct BattleResult {
    std::string campaign;
    std::int32_t battle = 0;
    std::int32_t contract = 0;
    std::string fingerprint;  ///< of the request it answers
    std::optional<EndedBy> ended_by;
    std::optional<std::int32_t> minutes;
    std::optional<FieldHolder> field_holder;
    std::vector<UnitResult> units;
    std::vector<LearnedResult> learned;
    std::string wreck;       ///< salvage and survivors
    std::string ammunition;  ///< what was fired, in words
    std::string disputed;
    std::string remarks;

    friend bool operator==(const BattleResult&, const BattleResult&) = default;
};

/// Of all that goes in: two requests differ if and only if their fingerprints do. For the umpire's
/// papers alone.
[[nodiscard]] std::string fingerprint_of(const BattleRequest& request);

/// The same as a program of the first contract took it, of what that had.
[[nodiscard]] std::string first_fingerprint_of(const BattleRequest& request);

/// What one party is to another: as it says, else hostile between two sides, and neutral where
/// one of them is. Nobody is hostile to himself.
[[nodiscard]] Attitude attitude_of(const BattleRequest& request, SideIndex party, SideIndex other);

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::PartyRole>{"side", "neutral"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::Attitude>{"hostile", "neutral",
                                                                              "allied"};

}  // namespace flagplot
