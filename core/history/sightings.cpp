#include "history/sightings.h"

#include <algorithm>

#include "campaign/state.h"
#include "rules/air.h"
#include "rules/effect.h"

namespace flagplot {

namespace {

/// The sightings of one event.
class EventOdds {
  public:
    EventOdds(const Definition& definition, std::size_t event)
        : definition_(definition),
          event_(definition.events[event]),
          sighting_(*event_.sighting),
          turn_(turn_of(definition.calendar, sighting_.time)),
          light_(definition.calendar.light_of(turn_)),
          companies_(companies_at(definition, sighting_.time)),
          weather_(forecast(definition, turn_)) {}

    [[nodiscard]] SightingOdds against(std::size_t event, HistoricId target) const {
        SightingOdds odds{event, sighting_.searcher, target, turn_, light_, {}, {}};
        if (const auto* asset = std::get_if<AssetId>(&sighting_.searcher)) {
            const AssetRow& row = definition_.assets.at(asset->index());
            odds.distance = flight_of(row);
            odds.attempt = from_air(row, odds.distance, target);
        } else {
            const HistoricId searcher = std::get<HistoricId>(sighting_.searcher);
            odds.distance = apart(searcher, target);
            odds.attempt = from_ships(searcher, target);
        }
        return odds;
    }

  private:
    /// The smaller of the distances at the beginnings of this turn and the next (A-ST-57).
    [[nodiscard]] std::optional<Squares> apart(HistoricId searcher, HistoricId target) const {
        std::optional<Squares> nearest;
        for (const TurnNumber turn : {turn_, turn_ + TurnNumber{1}}) {
            const auto from = square_of(searcher, turn);
            const auto to = square_of(target, turn);
            if (!from || !to) continue;
            const Squares distance = sighting_distance(*from, *to, definition_.switches.metric);
            nearest = std::min(nearest.value_or(distance), distance);
        }
        return nearest;
    }

    [[nodiscard]] std::optional<Square> square_of(HistoricId id, TurnNumber turn) const {
        const HistoricTrack* track = definition_.track_of(id);
        return track == nullptr ? std::nullopt : square_at(*track, turn);
    }

    /// Its ships at that time; before it is formed, those it will have.
    [[nodiscard]] std::vector<Unit> units_of(HistoricId id) const {
        const HistoricParting* parting = definition_.parting_of(id);
        const bool is_to_be_formed = parting != nullptr && parting->time > sighting_.time;
        return sound_units(definition_,
                           is_to_be_formed ? parting->ships : companies_.at(id.index()));
    }

    /// Was it in a port of its own for the whole turn?
    [[nodiscard]] bool is_in_port(HistoricId id) const {
        const auto here = square_of(id, turn_);
        const auto& ports = definition_.side(historic_side(definition_, id)).ports;
        return here && here == square_of(id, turn_ + TurnNumber{1}) &&
               std::binary_search(ports.begin(), ports.end(), *here);
    }

    [[nodiscard]] std::optional<Attempt> from_ships(HistoricId searcher, HistoricId target) const {
        const Switches& switches = definition_.switches;
        const auto own = units_of(searcher);
        const auto enemy = units_of(target);
        if (own.empty() || enemy.empty()) return std::nullopt;
        if (is_sheltered(is_in_port(target), switches.port_shelter)) return std::nullopt;
        const bool is_by_radar = sighting_.mode == SightMode::radar;
        const Weathering weather = weathering_at(weather_, event_.square);
        const auto attempt = sighting_attempt(
            {strength_of(own, SpBasis::nominal), is_by_radar}, strength_of(enemy, SpBasis::nominal),
            is_by_radar ? Reach::one_between : Reach::close, light_, switches.sighting(),
            hindrance_of({}, {}, weather, weather));
        const bool is_as_history = attempt && attempt->mode == sighting_.mode;
        return is_as_history ? attempt : std::nullopt;
    }

    [[nodiscard]] std::optional<Square> base_of(const AssetRow& asset) const {
        if (const auto* square = std::get_if<Square>(&asset.base)) return *square;
        const ShipId ship = std::get<ShipId>(asset.base);
        for (std::uint32_t id = 0; id < companies_.size(); ++id) {
            if (!std::binary_search(companies_[id].begin(), companies_[id].end(), ship)) continue;
            return square_of({id}, turn_);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Squares> flight_of(const AssetRow& asset) const {
        const auto base = base_of(asset);
        return base ? std::optional(chebyshev(*base, event_.square)) : std::nullopt;
    }

    [[nodiscard]] bool has_fighters(HistoricId id) const {
        const auto& ships = companies_.at(id.index());
        return std::any_of(ships.begin(), ships.end(),
                           [&](ShipId ship) { return definition_.ship(ship).ship.has_fighters; });
    }

    /// A sortie of unknown distance counts as near.
    [[nodiscard]] std::optional<Attempt> from_air(const AssetRow& asset,
                                                  std::optional<Squares> distance,
                                                  HistoricId target) const {
        const Switches& switches = definition_.switches;
        const std::int32_t hour = hour_of(definition_.calendar.begin_of(turn_));
        const auto units = units_of(target);
        if (units.empty() || !may_fly(light_, hour, switches.air())) return std::nullopt;
        // Watchers look at their own squares, at any distance.
        const Squares far = asset.watches ? Squares{0} : distance.value_or(Squares{0});
        return air_attempt({asset.quality, asset.range, far, {}},
                           {strength_of(units, switches.sp_basis).size,
                            weathering_at(weather_, event_.square),
                            {},
                            definition_.chart.is_coastal(event_.square),
                            false,
                            is_in_port(target),
                            has_fighters(target)},
                           switches.sighting_cap);
    }

    const Definition& definition_;
    const HistoricEvent& event_;
    const HistoricSighting& sighting_;
    TurnNumber turn_;
    Light light_;
    HistoricCompanies companies_;
    std::vector<WeatherZone> weather_;
};

}  // namespace

std::int32_t SightingOdds::chances() const {
    return attempt ? std::clamp(attempt->needed, 0, sighting_die) : 0;
}

std::vector<SightingOdds> sighting_odds(const Definition& definition) {
    std::vector<SightingOdds> all;
    for (std::size_t i = 0; i < definition.events.size(); ++i) {
        if (!definition.events[i].sighting) continue;
        const EventOdds event(definition, i);
        for (const HistoricId target : definition.events[i].sighting->targets) {
            all.push_back(event.against(i, target));
        }
    }
    return all;
}

}  // namespace flagplot
