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
/// The contract between the campaign and whatever fights its battles: one of the program's modules,
/// a table, or players over the telephone (contract 4.1). A `BattleRequest` goes in, a
/// `BattleResult` comes back. Both are plain records that name things as people do; they contain no
/// number of the campaign's truth, and no die.

namespace flagplot::tactical {

/// The version of these records. A result says which version it was written for.
inline constexpr std::int32_t contract_version = 2;

/// Results written for this version and all later ones can be read.
inline constexpr std::int32_t oldest_contract = 1;

/// A longer battle continues in the campaign's next turn (A-ST-55).
inline constexpr std::int32_t minutes_of_campaign_turn = 360;

/// One of the squares round that of the battle.
struct Beside {
    Direction direction{};
    Square square;
    Terrain terrain{};
    bool is_way = false;  ///< whether ships can steam there
    std::string place;    ///< its name, or empty

    friend bool operator==(const Beside&, const Beside&) = default;
};
FLAGPLOT_FIELDS(Beside, direction, square, terrain, is_way, place)

/// Hundredths of a degree.
using DegreeHundredths = Quantity<struct DegreeHundredthTag>;

/// Where and when the battle is. What is none is not known to the campaign; a module has its own
/// rule for it.
struct Scene {
    TurnNumber turn;
    std::string date_hour;
    std::string light;
    std::string weather;
    Square square;
    std::string place;  ///< its name, or empty
    Terrain terrain{};
    std::vector<Beside> around;  ///< clockwise from north, as far as the chart goes
    std::optional<Wind> wind = {};
    std::optional<std::int32_t> sea_state = {};  ///< on Douglas's scale, 0 (calm) to 9
    /// On the international scale, 0 (50 yards) to 9.
    std::optional<std::int32_t> visibility = {};
    std::optional<std::int32_t> moon_age = {};       ///< days since new moon, 0 to 29
    std::optional<DegreeHundredths> latitude = {};   ///< north; none: the chart has no degrees
    std::optional<DegreeHundredths> longitude = {};  ///< east

    friend bool operator==(const Scene&, const Scene&) = default;
};
FLAGPLOT_FIELDS(Scene, turn, date_hour, light, weather, square, place, terrain, around, wind,
                sea_state, visibility, moon_age, latitude, longitude)

/// What the data of a campaign say about a ship's class for one module: a key of that module, and
/// its value as text ("30", "beam 4, torpedo 2"). If a key is missing, the module derives the value
/// by its own documented rule.
struct ModuleValue {
    std::string module;
    std::string key;
    std::string value;

    friend bool operator==(const ModuleValue&, const ModuleValue&) = default;
};
FLAGPLOT_FIELDS(ModuleValue, module, key, value)

/// The name, in place of a module's, for data of a class that people read for a battle at a table;
/// they may have any key ("guns" is "6 of 6 inch").
inline constexpr std::string_view paper_block = "paper";

/// Writes "gunnery fires 2", with one word each for module and key, and reads it; none if it is not
/// such a line.
[[nodiscard]] std::string line_of(const ModuleValue& value);
[[nodiscard]] std::optional<ModuleValue> module_value_in(std::string_view line);

/// What a ship has left for one of her weapons.
struct WeaponStock {
    std::string weapon;  ///< "torpedoes"
    Hundredths left{100};

    friend bool operator==(const WeaponStock&, const WeaponStock&) = default;
};
FLAGPLOT_FIELDS(WeaponStock, weapon, left)

/// A ship as she enters the battle.
struct Unit {
    std::string name;
    std::string class_name;
    std::string type;  ///< "heavy cruiser"
    StructurePoints size;
    StructurePoints points_left;
    KnotTenths maximum;     ///< undamaged
    KnotTenths speed_left;  ///< the maximum she can reach now
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
    Hundredths experience{100};                 ///< of her crew; the rules assume 100

    friend bool operator==(const Unit&, const Unit&) = default;
};
FLAGPLOT_FIELDS(Unit, name, class_name, type, size, points_left, maximum, speed_left, has_radar,
                state, hull, speed, crew, firepower, ammunition, notes, data, lasting, weapons,
                tonnage, year, aircraft, experience)

struct Formation {
    std::string id;
    std::string name;
    std::string stance;
    std::optional<Direction> course;  ///< of its last step; none: it has not moved
    std::string route;                ///< "by D6 to C7", or empty
    std::vector<Unit> units;
    std::optional<Direction> enters_from = {};  ///< the edge where it enters; none: any
    KnotTenths speed{0};                        ///< of its slowest ship that can steam
    /// Compared with the range at which it could be seen.
    std::optional<Hundredths> contact_range = {};

    friend bool operator==(const Formation&, const Formation&) = default;
};
FLAGPLOT_FIELDS(Formation, id, name, stance, course, route, units, enters_from, speed,
                contact_range)

/// The role of a party in a battle.
enum class PartyRole : std::uint8_t {
    side,
    neutral  ///< present, but fights only if it must
};

/// The attitude of a party to another.
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
    std::vector<std::string> knows;  ///< about the enemy, one sentence each
    std::vector<Formation> formations;
    PartyRole role = PartyRole::side;
    std::vector<PartyAttitude> attitudes = {};  ///< to others, if they differ from the usual

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

/// Everything that goes into a battle: for the umpire, or for a program the umpire uses.
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

/// What one side may have of it, made only from that side's picture.
struct SideSheet {
    std::string title;
    std::int32_t battle = 0;  ///< as this side counts it, from 1
    Scene scene;
    Party party;

    friend bool operator==(const SideSheet&, const SideSheet&) = default;
};
FLAGPLOT_FIELDS(SideSheet, title, battle, scene, party)

/// What happened to one ship. What is not given is not known.
struct UnitResult {
    std::string name;
    std::optional<UnitState> state;
    std::optional<bool> has_withdrawn;
    std::optional<Direction> exit;  ///< where it withdrew to, if it did
    std::optional<Hundredths> hull;
    std::optional<Hundredths> speed;
    std::optional<Hundredths> crew;
    std::optional<Hundredths> firepower;
    std::optional<Hundredths> ammunition;
    std::string by;          ///< id of the side that captured or sank her, or empty
    std::string prize_crew;  ///< name of the ship that provided it, or empty
    std::optional<std::vector<std::string>> notes;  ///< lasting damage; replaces the earlier notes
    /// Lasting effects in the words of the module that fought; replaces its earlier ones.
    std::optional<std::vector<ModuleValue>> lasting = {};
    std::string lost_with = {};  ///< name of the ship that she was in and sank with, or empty

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

/// The result of a battle. What is not given is not known, and is filled in with defaults that are
/// marked as such (campaign/engagement.h).
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

/// Of everything that goes in: two requests have the same fingerprint only if they are equal. Only
/// for the umpire's papers.
[[nodiscard]] std::string fingerprint_of(const BattleRequest& request);

/// The same as a program of the first contract made it, from the members of that version.
[[nodiscard]] std::string first_fingerprint_of(const BattleRequest& request);

/// The attitude of one party to another: as it says; otherwise two sides are hostile to each other,
/// and a neutral party is neutral to all. Nobody is hostile to itself.
[[nodiscard]] Attitude attitude_of(const BattleRequest& request, SideIndex party, SideIndex other);

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 2> words_of<tactical::PartyRole>{"side", "neutral"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<tactical::Attitude>{"hostile", "neutral",
                                                                              "allied"};

}  // namespace flagplot
