#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/calendar.h"
#include "base/codec.h"
#include "base/confidence.h"
#include "base/fields.h"
#include "base/id.h"
#include "base/sealed.h"
#include "chart/chart.h"
#include "rules/card.h"
#include "rules/damage.h"
#include "rules/forces.h"
#include "rules/sighting.h"
#include "rules/switches.h"
#include "rules/weather.h"
#include "tactical/module.h"
#include "tactical/terms.h"
#include "view/book.h"
#include "view/report.h"

/// \file
/// A campaign as its files define it: what never changes during play. Everything is found by
/// number; the numbers are places in these vectors.

namespace flagplot {

/// What a historical position is based on.
enum class PositionKind : std::uint8_t { documented, remembered, estimated, interpolated };
template <>
inline constexpr std::array<std::string_view, 4> words_of<PositionKind>{"D", "M", "E", "I"};

/// What happens in a turn for which a side has sent no orders.
enum class WhenMissing : std::uint8_t {
    go_on,  ///< it goes on as ordered before
    hold,   ///< its formations hold if they may
    refuse  ///< the turn cannot begin without them
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<WhenMissing>{"continue", "hold",
                                                                       "refuse"};

struct SideRow {
    std::string id;                  ///< "uk"
    std::string name;                ///< "Royal Navy"
    std::vector<SideId> hostile_to;  ///< sorted (A-ST-43)
    std::vector<Square> ports;       ///< sorted
    std::string briefing;  ///< what its captains are told before the first turn, in Markdown
    WhenMissing missing{};

    friend bool operator==(const SideRow&, const SideRow&) = default;
};
FLAGPLOT_FIELDS(SideRow, id, name, hostile_to, ports, briefing, missing)

/// When the sides are shown the results of a turn.
enum class Releasing : std::uint8_t {
    at_once,  ///< as soon as it is resolved
    by_hand   ///< when the umpire has looked at them and releases them
};
template <>
inline constexpr std::array<std::string_view, 2> words_of<Releasing>{"at_once", "by_hand"};

/// How the umpire runs the game.
struct TableRules {
    Releasing release{};

    friend bool operator==(const TableRules&, const TableRules&) = default;
};
FLAGPLOT_FIELDS(TableRules, release)

/// What the sides are told for fairness.
struct FairnessRules {
    bool tell_withdrawals = false;  ///< at once, not only after the war

    friend bool operator==(const FairnessRules&, const FairnessRules&) = default;
};
FLAGPLOT_FIELDS(FairnessRules, tell_withdrawals)

struct ShipRow {
    BookShip ship;
    Confidence speed_confidence{};
    Confidence radar_confidence{};
    std::vector<tactical::ModuleValue> module_data = {};  ///< her own, then her class's
    std::optional<std::int32_t> tonnage = {};             ///< gross register tons

    friend bool operator==(const ShipRow&, const ShipRow&) = default;
};
FLAGPLOT_FIELDS(ShipRow, ship, speed_confidence, radar_confidence, module_data, tonnage)

struct FormationRow {
    std::string id;    ///< "UK-K"
    std::string name;  ///< "Force K, Capt. Agnew"
    SideId side;
    OwnNumber number;   ///< within its side, from 1
    TurnNumber enters;  ///< it is placed at the beginning of this turn
    Square enters_at;
    std::vector<ShipId> ships;
    AtDestination at_destination{};

    friend bool operator==(const FormationRow&, const FormationRow&) = default;
};
FLAGPLOT_FIELDS(FormationRow, id, name, side, number, enters, enters_at, ships, at_destination)

/// A formation in history: first the campaign's, by their numbers, then those that partings formed,
/// in the order of the partings.
using HistoricId = Id<struct HistoricTag>;

/// A time to the minute.
struct HistoricTime {
    Moment half_hour;          ///< that began before it, or at it
    std::int32_t minutes = 0;  ///< since then, 0 to 29

    friend auto operator<=>(const HistoricTime&, const HistoricTime&) = default;
};
FLAGPLOT_FIELDS(HistoricTime, half_hour, minutes)

/// Where a formation was in history at the beginning of a turn.
struct TrackSquare {
    TurnNumber turn;
    Square square;

    friend bool operator==(const TrackSquare&, const TrackSquare&) = default;
};
FLAGPLOT_FIELDS(TrackSquare, turn, square)

struct HistoricTrack {
    HistoricId formation;
    std::vector<TrackSquare> squares;  ///< by turn

    friend bool operator==(const HistoricTrack&, const HistoricTrack&) = default;
};
FLAGPLOT_FIELDS(HistoricTrack, formation, squares)

/// A position given by the sources, in hundredths of a degree (north and east are positive).
struct HistoricAnchor {
    HistoricId formation;
    Moment time;               ///< the half hour that began before it, or at it
    std::int32_t minutes = 0;  ///< since `time`, 0 to 29
    std::int32_t latitude = 0;
    std::int32_t longitude = 0;
    Square square;
    PositionKind kind{};
    std::string what;

    friend bool operator==(const HistoricAnchor&, const HistoricAnchor&) = default;
};
FLAGPLOT_FIELDS(HistoricAnchor, formation, time, minutes, latitude, longitude, square, kind, what)

/// A historical sighting to compare with the rules.
struct HistoricSighting {
    HistoricTime time;
    std::variant<HistoricId, AssetId> searcher;  ///< an asset if the mode is `air`
    std::vector<HistoricId> targets;             ///< hostile to the searcher, as listed in the file
    SightMode mode{};

    friend bool operator==(const HistoricSighting&, const HistoricSighting&) = default;
};
FLAGPLOT_FIELDS(HistoricSighting, time, searcher, targets, mode)

struct HistoricEvent {
    std::string when;  ///< as in the sources: "9 Nov 00:39"
    Square square;
    std::string what;
    std::string kind;  ///< "departure", "air sighting", "battle", ...
    Confidence confidence{};
    std::string sources;
    std::optional<HistoricSighting> sighting = {};

    friend bool operator==(const HistoricEvent&, const HistoricEvent&) = default;
};
FLAGPLOT_FIELDS(HistoricEvent, when, square, what, kind, confidence, sources, sighting)

/// Ships that left their formation during the campaign and formed one of their own.
struct HistoricParting {
    HistoricTime time;
    HistoricId formation;       ///< that they left: one of the campaign, or of an earlier parting
    std::string id;             ///< of the new formation: "UK-CS2"
    std::string name;           ///< in full
    std::vector<ShipId> ships;  ///< sorted
    std::string what;
    Confidence confidence{};

    friend bool operator==(const HistoricParting&, const HistoricParting&) = default;
};
FLAGPLOT_FIELDS(HistoricParting, time, formation, id, name, ships, what, confidence)

/// A formation that joined another with all its ships.
struct HistoricJoining {
    HistoricTime time;
    HistoricId formation;
    HistoricId into;
    std::string what;
    Confidence confidence{};

    friend bool operator==(const HistoricJoining&, const HistoricJoining&) = default;
};
FLAGPLOT_FIELDS(HistoricJoining, time, formation, into, what, confidence)

/// Aircraft or watchers of a side (AR-1, AR-9).
struct AssetRow {
    std::string id;    ///< "KALAFRANA"
    std::string name;  ///< "Sunderlands of Kalafrana"
    SideId side;
    std::variant<Square, ShipId> base;
    std::int32_t quality = 0;
    Squares range;
    std::int32_t sorties = 1;
    std::optional<Square> watches;  ///< the fixed block of a watcher

    friend bool operator==(const AssetRow&, const AssetRow&) = default;
};
FLAGPLOT_FIELDS(AssetRow, id, name, side, base, quality, range, sorties, watches)

/// Weather of the campaign, in a range of turns (A-ST-24).
struct WeatherSpell {
    TurnNumber from;
    TurnNumber to;  ///< its last turn
    WeatherZone zone;

    friend bool operator==(const WeatherSpell&, const WeatherSpell&) = default;
};
FLAGPLOT_FIELDS(WeatherSpell, from, to, zone)

/// A card that the campaign deals, with `events.draw = scripted`.
struct ScriptedCard {
    TurnNumber turn;
    SideId side;
    CardId card;
    std::optional<FormationId> on;  ///< none: drawn by lot

    friend bool operator==(const ScriptedCard&, const ScriptedCard&) = default;
};
FLAGPLOT_FIELDS(ScriptedCard, turn, side, card, on)

/// What a side gets points for (ST-08, A-ST-32).
enum class VictoryFor : std::uint8_t {
    arrives,  ///< each of these ships that arrives in the square, by the turn given, if any
    sinks,    ///< each of these ships that is sunk or captured
    keeps,    ///< each of these ships that still belongs to its side when the campaign ends
    spots     ///< each of these formations that the side spots, once
};
template <>
inline constexpr std::array<std::string_view, 4> words_of<VictoryFor>{"arrives", "sinks", "keeps",
                                                                      "spots"};

struct VictoryRow {
    SideId side;  ///< that gets the points
    VictoryFor what{};
    std::vector<ShipId> ships;            ///< sorted; for all but `spots`
    std::vector<FormationId> formations;  ///< sorted; for `spots`
    std::optional<Square> at;             ///< for `arrives`
    std::optional<TurnNumber> by;         ///< for `arrives`: the last turn that counts
    std::int32_t points = 0;              ///< for each ship or formation
    bool is_by_size = false;              ///< multiplied by the ship's structure points
    std::string text;                     ///< "Convoy ships in Tripoli"

    friend bool operator==(const VictoryRow&, const VictoryRow&) = default;
};
FLAGPLOT_FIELDS(VictoryRow, side, what, ships, formations, at, by, points, is_by_size, text)

/// What is left of one ship. What is not given is as it was before the battle.
struct ShipOutcome {
    ShipId ship;
    Hundredths hull;  ///< 0: sunk
    Hundredths speed;
    Fate fate{};
    std::optional<SideId> by = {};  ///< that captured or sank her, if it is known
    std::optional<Hundredths> crew = {};
    std::optional<Hundredths> firepower = {};
    std::optional<Hundredths> ammunition = {};
    /// Lasting damage; replaces the earlier one.
    std::optional<std::vector<ToldText>> notes = {};
    std::optional<std::vector<ToldText>> lasting = {};  ///< lasting effects in the words of modules
    std::optional<ShipId> lost_with = {};               ///< the ship that she was in and sank with

    friend bool operator==(const ShipOutcome&, const ShipOutcome&) = default;
};
FLAGPLOT_FIELDS(ShipOutcome, ship, hull, speed, fate, by, crew, firepower, ammunition, notes,
                lasting, lost_with)

/// What a side learned of the enemy in a battle, in words.
struct Learned {
    SideId side;
    std::string text;

    friend bool operator==(const Learned&, const Learned&) = default;
};
FLAGPLOT_FIELDS(Learned, side, text)

/// A formation that broke off a battle, and where it went (3.6.6).
struct BrokenOff {
    FormationId formation;
    Square to;  ///< the square of the battle or one beside it
    /// The ships that did, sorted; none: the whole formation (contract 4.4).
    std::vector<ShipId> ships = {};

    friend bool operator==(const BrokenOff&, const BrokenOff&) = default;
};
FLAGPLOT_FIELDS(BrokenOff, formation, to, ships)

/// The papers that a result was written on (contract 4.1).
struct BattlePaper {
    std::string campaign;
    std::int32_t battle = 0;    ///< from 1
    std::int32_t contract = 0;  ///< version
    std::string fingerprint;    ///< of what went into the battle

    friend bool operator==(const BattlePaper&, const BattlePaper&) = default;
};
FLAGPLOT_FIELDS(BattlePaper, campaign, battle, contract, fingerprint)

/// The result of a battle. Ships that are not in it are as they were before.
struct BattleOutcome {
    std::int32_t minutes = 0;
    std::vector<ShipOutcome> ships;                  ///< by ship
    std::vector<BrokenOff> left;                     ///< by formation
    std::vector<Learned> learned;                    ///< by side
    std::optional<tactical::EndedBy> ended_by = {};  ///< none: it was not said
    std::optional<SideId> field_holder = {};         ///< none: nobody holds the field
    /// None: it was not written on one of the program's papers.
    std::optional<BattlePaper> paper = {};
    std::string remarks = {};  ///< for the umpire: wrecks, disputed points

    friend bool operator==(const BattleOutcome&, const BattleOutcome&) = default;
};
FLAGPLOT_FIELDS(BattleOutcome, minutes, ships, left, learned, ended_by, field_holder, paper,
                remarks)

/// A battle of history, and its result.
struct HistoricBattle {
    Square square;
    std::string name;
    std::vector<FormationId> formations;  ///< sorted
    BattleOutcome outcome;
    Confidence confidence{};

    friend bool operator==(const HistoricBattle&, const HistoricBattle&) = default;
};
FLAGPLOT_FIELDS(HistoricBattle, square, name, formations, outcome, confidence)

/// \invariant every number in it is a place in its vectors; the formations of a side are numbered
/// from 1 in their order here (core/files checks all this, and names the place in the text)
struct Definition {
    FLAGPLOT_SEALED(Definition)

    std::string id;     ///< "convoy-beta"
    std::string title;  ///< "Convoy Beta, 7-9 November 1941"
    Calendar calendar;
    Profile profile{};
    Switches switches;
    TableRules table;
    FairnessRules fairness;
    std::string battle_module;  ///< that fights where none is named; empty: it must be named
    Chart chart;
    std::vector<SideRow> sides;
    std::vector<FormationRow> formations;
    std::vector<ShipRow> ships;
    std::vector<HistoricTrack> tracks;
    std::vector<HistoricAnchor> anchors;
    std::vector<HistoricEvent> events;
    std::vector<HistoricBattle> battles;
    std::vector<AssetRow> assets;
    std::vector<WeatherSpell> weather;
    Deck deck;
    std::vector<ScriptedCard> script;  ///< by turn
    std::vector<VictoryRow> victory;
    std::vector<HistoricParting> partings;
    std::vector<HistoricJoining> joinings;

    [[nodiscard]] const FormationRow& formation(FormationId id_) const {
        return formations.at(id_.index());
    }
    [[nodiscard]] const ShipRow& ship(ShipId id_) const { return ships.at(id_.index()); }
    [[nodiscard]] const Card& card(CardId id_) const { return deck.cards.at(id_.index()); }
    [[nodiscard]] const SideRow& side(SideId id_) const { return sides.at(id_.index()); }
    [[nodiscard]] bool are_hostile(SideId a, SideId b) const;
    /// The parting that formed it in history; none if it belongs to the campaign.
    [[nodiscard]] const HistoricParting* parting_of(HistoricId id_) const;
    /// Where it was in history; none if there is no track of it.
    [[nodiscard]] const HistoricTrack* track_of(HistoricId id_) const;
};
FLAGPLOT_FIELDS(Definition, id, title, calendar, profile, switches, table, fairness, battle_module,
                chart, sides, formations, ships, tracks, anchors, events, battles, assets, weather,
                deck, script, victory, partings, joinings)
FLAGPLOT_BYTES_ELSEWHERE(Definition);

/// Every side has one seat, of the same number, until sides have several captains.
[[nodiscard]] constexpr SeatId seat_of(SideId side) { return {side.number}; }
[[nodiscard]] constexpr SideId side_of(SeatId seat) { return {seat.number}; }

/// The ships of a side, in the order of its formations; `OwnShip` is a place in this list.
[[nodiscard]] std::vector<ShipId> ships_of(const Definition& definition, SideId side);

/// The points that a row of the victory table gives for one of its ships (A-ST-32).
[[nodiscard]] std::int32_t worth(const Definition& definition, const VictoryRow& row, ShipId ship);

/// The assets of a side; `OwnAsset` is a place in this list.
[[nodiscard]] std::vector<AssetId> assets_of(const Definition& definition, SideId side);

/// What a seat may know of the definition.
[[nodiscard]] Book book_of(const Definition& definition, SeatId seat);

/// "Royal Navy and Regia Marina"
[[nodiscard]] std::string names_of(const Definition& definition, const std::vector<SideId>& sides);

}  // namespace flagplot
