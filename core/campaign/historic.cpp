#include "campaign/historic.h"

#include <algorithm>
#include <iterator>

#include "base/ensure.h"

namespace flagplot {

std::uint32_t historic_count(const Definition& definition) {
    return static_cast<std::uint32_t>(definition.formations.size() + definition.partings.size());
}

const std::string& historic_name(const Definition& definition, HistoricId id) {
    const HistoricParting* parting = definition.parting_of(id);
    return parting != nullptr ? parting->id : definition.formations.at(id.index()).id;
}

SideId historic_side(const Definition& definition, HistoricId id) {
    while (const HistoricParting* parting = definition.parting_of(id)) {
        FLAGPLOT_ENSURE(parting->formation < id);
        id = parting->formation;
    }
    return definition.formations.at(id.index()).side;
}

std::optional<Square> square_at(const HistoricTrack& track, TurnNumber turn) {
    const auto found = std::find_if(track.squares.begin(), track.squares.end(),
                                    [&](const TrackSquare& each) { return each.turn == turn; });
    return found == track.squares.end() ? std::nullopt : std::optional(found->square);
}

TurnNumber turn_of(const Calendar& calendar, const HistoricTime& time) {
    const std::int64_t since = time.half_hour.half_hours - calendar.start.half_hours;
    FLAGPLOT_ENSURE(since >= 0);
    return {static_cast<std::int32_t>(since / half_hours_per_turn) + 1};
}

std::string time_text(const HistoricTime& time) {
    std::string text = moment_text(time.half_hour);
    // The half hour ends in "00" or "30", and fewer than thirty minutes are added.
    text[text.size() - 2] = static_cast<char>(text[text.size() - 2] + time.minutes / 10);
    text[text.size() - 1] = static_cast<char>(text[text.size() - 1] + time.minutes % 10);
    return text;
}

std::vector<HistoricChange> historic_changes(const Definition& definition) {
    std::vector<HistoricChange> changes;
    for (std::size_t i = 0; i < definition.partings.size(); ++i) {
        changes.push_back({definition.partings[i].time, false, i});
    }
    for (std::size_t i = 0; i < definition.joinings.size(); ++i) {
        changes.push_back({definition.joinings[i].time, true, i});
    }
    std::sort(changes.begin(), changes.end());
    return changes;
}

HistoricCompanies first_companies(const Definition& definition) {
    HistoricCompanies companies;
    for (const FormationRow& row : definition.formations) companies.push_back(row.ships);
    companies.resize(historic_count(definition));
    return companies;
}

void carry_out(const Definition& definition, const HistoricChange& change,
               HistoricCompanies& companies) {
    if (change.is_joining) {
        const HistoricJoining& joining = definition.joinings[change.index];
        auto& ships = companies[joining.formation.index()];
        auto& into = companies[joining.into.index()];
        into.insert(into.end(), ships.begin(), ships.end());
        std::sort(into.begin(), into.end());
        ships.clear();
        return;
    }
    const HistoricParting& parting = definition.partings[change.index];
    auto& from = companies[parting.formation.index()];
    std::vector<ShipId> left;
    std::set_difference(from.begin(), from.end(), parting.ships.begin(), parting.ships.end(),
                        std::back_inserter(left));
    from = std::move(left);
    companies[definition.formations.size() + change.index] = parting.ships;
}

HistoricCompanies companies_at(const Definition& definition, const HistoricTime& time) {
    HistoricCompanies companies = first_companies(definition);
    for (const HistoricChange& change : historic_changes(definition)) {
        if (change.time <= time) carry_out(definition, change, companies);
    }
    return companies;
}

std::vector<Unit> sound_units(const Definition& definition, const std::vector<ShipId>& ships) {
    std::vector<Unit> units;
    for (const ShipId id : ships) {
        const BookShip& ship = definition.ship(id).ship;
        units.push_back({ship.type, ship.kind, ship.maximum, ship.size, ship.has_radar});
    }
    return units;
}

}  // namespace flagplot
