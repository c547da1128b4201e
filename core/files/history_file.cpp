#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "files/history_names.h"
#include "files/schema_campaign.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Reads partings, joinings, tracks, anchors, events and battles.
class History {
  public:
    History(const Source& source, const HistoryNames& names, Draft& draft)
        : source_(source), names_(names), draft_(draft) {}

    void take(const HistoryFile& written) {
        take_changes(source_, names_, written, draft_);
        for (const TrackTable& table : written.track) take(table);
        for (const AnchorTable& table : written.anchor) take(table);
        for (const EventTable& table : written.event) take(table);
        for (const BattleTable& table : written.battle) take(table);
    }

  private:
    std::optional<FormationId> formation(const Given<Word>& name) {
        const auto number = draft_.formations.find(source_, name);
        if (!number) return std::nullopt;
        return FormationId{*number};
    }

    void take(const TrackTable& table) {
        HistoricTrack track;
        if (const auto id = names_.find(source_, table.formation)) {
            track.formation = *id;
            if (!tracked_.insert(*id).second) repeated("track of", table.formation);
        }
        std::int32_t turn = table.from_turn.value;
        for (const auto& square : table.squares.values) {
            draft_.is_sea(source_, square);
            track.squares.push_back({{turn++}, square.value});
        }
        if (table.squares.is_given() && track.squares.empty()) {
            source_.problem(table.squares.spot, ErrorCode::out_of_range,
                            {"squares", "an empty list", "at least one square"});
        }
        draft_.is_turn(source_, "the last turn of the track", turn - 1, table.squares.spot,
                       draft_.definition.calendar.turn_starts);
        draft_.definition.tracks.push_back(std::move(track));
    }

    void take(const AnchorTable& table) {
        const auto id = names_.find(source_, table.formation);
        draft_.is_on_chart(source_, table.square);
        draft_.definition.anchors.push_back({id.value_or(HistoricId{}), table.time.value.half_hour,
                                             table.time.value.minutes, table.latitude.value,
                                             table.longitude.value, table.square.value,
                                             table.kind.value, table.what.value});
    }

    void take(const EventTable& table) {
        draft_.is_on_chart(source_, table.square);
        draft_.definition.events.push_back({table.when.value, table.square.value, table.what.value,
                                            table.kind.value, table.confidence.value,
                                            table.sources.value,
                                            sighting_of(source_, names_, table, draft_)});
    }

    void take(const BattleTable& table) {
        draft_.is_sea(source_, table.square);
        HistoricBattle battle;
        battle.square = table.square.value;
        battle.name = table.name.value;
        battle.confidence = table.confidence.value;
        battle.outcome.minutes = table.minutes.value;
        take_formations(table, battle);
        for (const auto& name : table.sunk) take_ship(name, {0}, {0}, battle);
        for (const HitTable& hit : table.hit) {
            take_ship(hit.ship, {hit.hull.value}, {hit.speed.value}, battle);
        }
        for (const LearnedTable& learned : table.learned) take(learned, battle);
        auto& ships = battle.outcome.ships;
        std::sort(ships.begin(), ships.end(),
                  [](const ShipOutcome& a, const ShipOutcome& b) { return a.ship < b.ship; });
        auto& learned = battle.outcome.learned;
        std::sort(learned.begin(), learned.end(),
                  [](const Learned& a, const Learned& b) { return a.side < b.side; });
        draft_.definition.battles.push_back(std::move(battle));
    }

    void take_formations(const BattleTable& table, HistoricBattle& battle) {
        const auto& names = table.formations.values;
        if (table.formations.is_given() && names.size() < 2) {
            source_.problem(table.formations.spot, ErrorCode::out_of_range,
                            {"formations", fmt::format("a list of {}", names.size()),
                             "at least two formations"});
        }
        are_ids_known_ = table.formations.is_given();
        ids_.clear();
        sides_.clear();
        seen_ships_.clear();
        seen_sides_.clear();
        for (const auto& name : names) {
            const auto id = formation(name);
            are_ids_known_ = are_ids_known_ && id.has_value();
            if (!id) continue;
            if (!ids_.insert(*id).second) repeated("formation", name);
            sides_.insert(draft_.definition.formation(*id).side);
        }
        battle.formations.assign(ids_.begin(), ids_.end());
    }

    void take_ship(const Given<CallName>& name, Hundredths hull, Hundredths speed,
                   HistoricBattle& battle) {
        const auto number = draft_.ships.find(source_, name);
        if (!number) return;
        if (are_ids_known_ && !ids_.contains(draft_.formation_of_ship[*number])) {
            source_.problem(name.spot, ErrorCode::unknown_reference,
                            {"ship in this battle called", name.value});
        }
        const ShipId ship{*number};
        if (!seen_ships_.insert(ship).second) repeated("ship", name);
        battle.outcome.ships.push_back({ship, hull, speed});
    }

    void take(const LearnedTable& table, HistoricBattle& battle) {
        const auto number = draft_.sides.find(source_, table.side);
        if (!number) return;
        const SideId side{*number};
        if (are_ids_known_ && !sides_.contains(side)) {
            source_.problem(table.side.spot, ErrorCode::unknown_reference,
                            {"side in this battle called", table.side.value});
        }
        if (!seen_sides_.insert(side).second) repeated("side", table.side);
        battle.outcome.learned.push_back({side, table.text.value});
    }

    template <class ValueType>
    void repeated(std::string what, const Given<ValueType>& name) {
        source_.problem(name.spot, ErrorCode::duplicate, {std::move(what), name.value});
    }

    const Source& source_;
    const HistoryNames& names_;
    Draft& draft_;
    std::set<HistoricId> tracked_;
    // of the battle being read
    bool are_ids_known_ = true;
    std::set<FormationId> ids_;
    std::set<SideId> sides_;
    std::set<ShipId> seen_ships_;
    std::set<SideId> seen_sides_;
};

}  // namespace

void take_history(const SourceFile& history, Draft& draft) {
    const Source source{history.name, draft.problems};
    const auto root = parsed(history, draft.problems);
    if (!root) return;
    HistoryFile written;
    read_table(source, *root, written);
    const HistoryNames names(source, draft, written.parting);
    History(source, names, draft).take(written);
}

}  // namespace flagplot
