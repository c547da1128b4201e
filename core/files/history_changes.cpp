#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "campaign/historic.h"
#include "files/history_names.h"

namespace flagplot {

namespace {

using namespace file_schema;

HistoricTime time_of(const Given<Minute>& time) {
    return {time.value.half_hour, time.value.minutes};
}

/// Reads partings and joinings, then goes through them in order of time to check which ships each
/// formation has.
class Changes {
  public:
    Changes(const Source& source, const HistoryNames& names, const HistoryFile& written,
            Draft& draft)
        : source_(source), names_(names), written_(written), draft_(draft) {}

    void take() {
        for (const PartingTable& table : written_.parting.values) take(table);
        for (const JoiningTable& table : written_.joining) take(table);
        if (!is_sound_) return;  // errors about ships may only follow from reported ones
        HistoricCompanies companies = first_companies(draft_.definition);
        for (const HistoricChange& change : historic_changes(draft_.definition)) {
            const bool is_possible = change.is_joining ? may_join(change.index, companies)
                                                       : may_part(change.index, companies);
            if (!is_possible) return;
            carry_out(draft_.definition, change, companies);
        }
    }

  private:
    void take(const PartingTable& table) {
        const HistoricId own{historic_count(draft_.definition)};
        HistoricParting parting;
        parting.time = time_of(table.time);
        parting.id = table.as.value;
        parting.name = table.name.is_given() ? table.name.value : table.as.value;
        parting.what = table.what.value;
        parting.confidence = table.confidence.value;
        const auto from = names_.find(source_, table.formation);
        const bool is_formed = from && *from < own;
        if (from && !is_formed) {
            refuse(table.formation, "formation", "one that history has formed before");
        }
        if (is_formed) parting.formation = *from;
        take_ships(table, parting);
        const bool is_in_time = draft_.is_within(source_, table.time);
        is_sound_ = is_sound_ && is_in_time && is_formed && table.as.is_given();
        draft_.definition.partings.push_back(std::move(parting));
    }

    void take_ships(const PartingTable& table, HistoricParting& parting) {
        if (table.ships.is_given() && table.ships.values.empty()) {
            source_.problem(table.ships.spot, ErrorCode::out_of_range,
                            {"ships", "an empty list", "at least one ship"});
        }
        std::set<ShipId> ships;
        for (const auto& name : table.ships.values) {
            const auto number = draft_.ships.find(source_, name);
            if (!number) {
                is_sound_ = false;
            } else if (!ships.insert({*number}).second) {
                source_.problem(name.spot, ErrorCode::duplicate, {"ship", name.value});
            }
        }
        is_sound_ = is_sound_ && !ships.empty();
        parting.ships.assign(ships.begin(), ships.end());
    }

    void take(const JoiningTable& table) {
        HistoricJoining joining;
        joining.time = time_of(table.time);
        joining.what = table.what.value;
        joining.confidence = table.confidence.value;
        const auto formation = names_.find(source_, table.formation);
        const auto into = names_.find(source_, table.into);
        const bool is_in_time = draft_.is_within(source_, table.time);
        is_sound_ = is_sound_ && is_in_time && formation && into;
        if (formation) joining.formation = *formation;
        if (into) joining.into = *into;
        draft_.definition.joinings.push_back(std::move(joining));
    }

    [[nodiscard]] bool may_part(std::size_t index, const HistoricCompanies& companies) const {
        const PartingTable& table = written_.parting.values[index];
        const HistoricParting& parting = draft_.definition.partings[index];
        const auto& company = companies[parting.formation.index()];
        if (company.size() == parting.ships.size() && company == parting.ships) {
            source_.problem(table.ships.spot, ErrorCode::out_of_range,
                            {"ships", fmt::format("all that {} had then", table.formation.value),
                             "some of them"});
            return false;
        }
        for (const auto& name : table.ships.values) {
            const ShipId ship{*draft_.ships.find(source_, name)};
            if (std::binary_search(company.begin(), company.end(), ship)) continue;
            std::vector<std::string> known;
            for (const ShipId id : company) known.push_back(draft_.definition.ship(id).ship.name);
            source_.problem(
                name.spot, ErrorCode::unknown_reference,
                {fmt::format("ship that {} had then called", table.formation.value), name.value},
                source_.problems.nearest(name.value, known));
            return false;
        }
        return true;
    }

    [[nodiscard]] bool may_join(std::size_t index, const HistoricCompanies& companies) {
        const JoiningTable& table = written_.joining[index];
        const HistoricJoining& joining = draft_.definition.joinings[index];
        const Definition& definition = draft_.definition;
        if (joining.formation == joining.into) {
            return refuse(table.into, "into", "another formation");
        }
        if (historic_side(definition, joining.formation) !=
            historic_side(definition, joining.into)) {
            return refuse(table.into, "into", "a formation of the same side");
        }
        constexpr std::string_view has_ships =
            "a formation that was there then and had joined no other";
        if (companies[joining.formation.index()].empty()) {
            return refuse(table.formation, "formation", has_ships);
        }
        if (companies[joining.into.index()].empty()) return refuse(table.into, "into", has_ships);
        return true;
    }

    /// Reports what is wrong with a name. Always false.
    bool refuse(const Given<Word>& name, std::string_view key, std::string_view expected) {
        source_.problem(
            name.spot, ErrorCode::out_of_range,
            {std::string(key), fmt::format("\"{}\"", name.value), std::string(expected)});
        return false;
    }

    const Source& source_;
    const HistoryNames& names_;
    const HistoryFile& written_;
    Draft& draft_;
    bool is_sound_ = true;  ///< all names and times so far are correct
};

/// Reads the sighting of one event.
class EventSighting {
  public:
    EventSighting(const Source& source, const HistoryNames& names, const EventTable& table,
                  Draft& draft)
        : source_(source), names_(names), table_(table), draft_(draft) {}

    std::optional<HistoricSighting> take() {
        if (!is_any_written()) return std::nullopt;
        require(table_.time.is_written(), "time");
        require(table_.searcher.is_written(), "searcher");
        require(table_.targets.is_written(), "targets");
        require(table_.mode.is_written(), "mode");
        draft_.is_within(source_, table_.time);
        HistoricSighting sighting;
        sighting.time = time_of(table_.time);
        sighting.mode = table_.mode.value;
        const auto side = table_.mode.is_given() ? take_searcher(sighting) : std::nullopt;
        if (table_.targets.is_given() && table_.targets.values.empty()) {
            source_.problem(table_.targets.spot, ErrorCode::out_of_range,
                            {"targets", "an empty list", "at least one formation"});
        }
        for (const auto& name : table_.targets.values) take_target(name, side, sighting);
        return sighting;
    }

  private:
    [[nodiscard]] bool is_any_written() const {
        return table_.time.is_written() || table_.searcher.is_written() ||
               table_.targets.is_written() || table_.mode.is_written();
    }

    void require(bool is_there, std::string key) {
        if (is_there) return;
        source_.problem(
            table_.spot, ErrorCode::missing_key,
            {std::move(key), "time, searcher, targets and mode together, or none of them"});
    }

    /// Aircraft search from the air, formations by eye and radar. Returns the searcher's side.
    std::optional<SideId> take_searcher(HistoricSighting& sighting) {
        if (sighting.mode == SightMode::air) {
            const auto asset = draft_.assets.find(source_, table_.searcher);
            if (!asset) return std::nullopt;
            sighting.searcher = AssetId{*asset};
            return known(draft_.definition.assets.at(*asset).side);
        }
        const auto formation = names_.find(source_, table_.searcher);
        if (!formation) return std::nullopt;
        sighting.searcher = *formation;
        return side_of(*formation);
    }

    void take_target(const Given<Word>& name, std::optional<SideId> searching,
                     HistoricSighting& sighting) {
        const auto target = names_.find(source_, name);
        if (!target) return;
        const auto& targets = sighting.targets;
        if (std::find(targets.begin(), targets.end(), *target) != targets.end()) {
            source_.problem(name.spot, ErrorCode::duplicate, {"target", name.value});
        }
        const auto side = side_of(*target);
        if (searching && side && !draft_.definition.are_hostile(*searching, *side)) {
            source_.problem(name.spot, ErrorCode::out_of_range,
                            {"targets", fmt::format("\"{}\"", name.value),
                             "formations that are hostile to the searcher"});
        }
        sighting.targets.push_back(*target);
    }

    /// None if a parting was not correct.
    [[nodiscard]] std::optional<SideId> side_of(HistoricId id) const {
        if (id.index() >= historic_count(draft_.definition)) return std::nullopt;
        return known(historic_side(draft_.definition, id));
    }

    /// None if the campaign's sides were not correct.
    [[nodiscard]] std::optional<SideId> known(SideId side) const {
        const auto& sides = draft_.definition.sides;
        const bool is_known = side.index() < sides.size() && !sides[side.index()].id.empty();
        return is_known ? std::optional(side) : std::nullopt;
    }

    const Source& source_;
    const HistoryNames& names_;
    const EventTable& table_;
    Draft& draft_;
};

}  // namespace

HistoryNames::HistoryNames(const Source& source, const Draft& draft,
                           const GivenList<PartingTable>& partings)
    : formations_(draft.formations) {
    for (const PartingTable& table : partings.values) formations_.add(source, table.as);
    if (partings.is_written() && !partings.is_given()) formations_.mark_incomplete();
}

std::optional<HistoricId> HistoryNames::find(const Source& source, const Given<Word>& name) const {
    const auto number = formations_.find(source, name);
    return number ? std::optional(HistoricId{*number}) : std::nullopt;
}

void take_changes(const Source& source, const HistoryNames& names, const HistoryFile& written,
                  Draft& draft) {
    Changes(source, names, written, draft).take();
}

std::optional<HistoricSighting> sighting_of(const Source& source, const HistoryNames& names,
                                            const EventTable& table, Draft& draft) {
    return EventSighting(source, names, table, draft).take();
}

}  // namespace flagplot
