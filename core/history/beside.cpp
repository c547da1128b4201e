#include "history/beside.h"

#include <algorithm>

namespace flagplot {

namespace {

/// How history took a ship, and in which battle.
struct LossInHistory {
    Fate fate{};
    const HistoricBattle* battle = nullptr;
};

std::optional<LossInHistory> loss_in_history(const Definition& definition, ShipId ship) {
    for (const HistoricBattle& battle : definition.battles) {
        for (const ShipOutcome& outcome : battle.outcome.ships) {
            const ShipState after{outcome.hull, outcome.speed, {}, outcome.fate};
            if (outcome.ship == ship && after.is_lost()) {
                // A result may say it by her hull alone.
                const bool is_sunk = outcome.fate == Fate::afloat;
                return LossInHistory{is_sunk ? Fate::sunk : outcome.fate, &battle};
            }
        }
    }
    return std::nullopt;
}

/// The first turn at whose beginning she was, with her formation, in this square.
std::optional<TurnNumber> first_in(const Definition& definition, ShipId ship, Square square) {
    std::optional<TurnNumber> first;
    for (const HistoricTrack& track : definition.tracks) {
        for (const TrackSquare& each : track.squares) {
            if (each.square != square || (first && each.turn >= *first)) continue;
            const HistoricTime when{definition.calendar.begin_of(each.turn), 0};
            const auto companies = companies_at(definition, when);
            const auto& ships = companies.at(track.formation.index());
            if (std::binary_search(ships.begin(), ships.end(), ship)) first = each.turn;
        }
    }
    return first;
}

/// Is she afloat in this square in this war?
bool is_afloat_in(const CampaignState& state, ShipId ship, Square square) {
    if (state.ships.at(ship.index()).is_lost()) return false;
    return std::any_of(
        state.formations.begin(), state.formations.end(), [&](const FormationState& formation) {
            return formation.presence != Presence::due && formation.square == square &&
                   std::binary_search(formation.ships.begin(), formation.ships.end(), ship);
        });
}

/// Was she, with her formation, in this square at the beginning of a turn up to the last that
/// counts?
bool was_in(const Definition& definition, ShipId ship, Square square,
            std::optional<TurnNumber> last) {
    const auto first = first_in(definition, ship, square);
    return first && (!last || *first <= *last);
}

SideId searcher_side(const Definition& definition, const HistoricSighting& sighting) {
    if (const auto* asset = std::get_if<AssetId>(&sighting.searcher)) {
        return definition.assets.at(asset->index()).side;
    }
    return historic_side(definition, std::get<HistoricId>(sighting.searcher));
}

bool was_sighted(const Definition& definition, SideId by, FormationId formation) {
    return std::any_of(
        definition.events.begin(), definition.events.end(), [&](const HistoricEvent& event) {
            if (!event.sighting || searcher_side(definition, *event.sighting) != by) return false;
            const auto& targets = event.sighting->targets;
            return std::find(targets.begin(), targets.end(), historic(formation)) != targets.end();
        });
}

bool was_earned(const Definition& definition, const VictoryRow& row, ShipId ship) {
    const bool was_lost = loss_in_history(definition, ship).has_value();
    switch (row.what) {
        case VictoryFor::arrives:
            return !was_lost && row.at && was_in(definition, ship, *row.at, row.by);
        case VictoryFor::sinks:
            return was_lost;
        case VictoryFor::keeps:
            return !was_lost;
        case VictoryFor::spots:
            return false;  // counted by formation
    }
    return false;
}

/// The beginning of the turn from which on it stays in the square where its track ends.
TurnNumber come_to_stay(const HistoricTrack& track) {
    const Square end = track.squares.back().square;
    auto first = track.squares.end();
    while (first != track.squares.begin() && std::prev(first)->square == end) --first;
    return first->turn;
}

}  // namespace

std::optional<Square> square_of(const Definition& definition, const CampaignState& state,
                                HistoricId historic) {
    const SideId side = historic_side(definition, historic);
    for (std::uint32_t id = 0; id < state.formations.size(); ++id) {
        const FormationRow& row = row_of(definition, state, {id});
        if (row.side != side || row.id != historic_name(definition, historic)) continue;
        const bool is_there = state.formations[id].presence == Presence::on_chart;
        return is_there ? std::optional(state.formations[id].square) : std::nullopt;
    }
    return std::nullopt;
}

std::vector<FormationFit> fits_of_tracks(const Definition& definition) {
    std::vector<FormationFit> fits;
    for (const HistoricTrack& track : definition.tracks) fits.push_back({track.formation, {}, 0});
    return fits;
}

void add_standings(std::vector<FormationFit>& fits, const Definition& definition,
                   const CampaignState& state) {
    for (FormationFit& fit : fits) {
        const HistoricTrack& track = *definition.track_of(fit.formation);
        const auto then = square_at(track, state.turn);
        if (!then || state.turn == track.squares.front().turn) continue;
        if (const auto now = square_of(definition, state, fit.formation)) {
            fit.standings.push_back({state.turn, *then, *now});
        } else {
            ++fit.absent;
        }
    }
}

std::vector<TrackEnd> track_ends_beside(const Definition& definition,
                                        std::span<const CampaignState* const> turns) {
    std::vector<TrackEnd> ends;
    for (const HistoricTrack& track : definition.tracks) {
        TrackEnd end{track.formation, track.squares.back().square, come_to_stay(track), {}};
        for (const CampaignState* state : turns) {
            const bool is_there = square_of(definition, *state, track.formation) == end.at;
            if (is_there && !end.now) end.now = state->turn;
        }
        ends.push_back(end);
    }
    return ends;
}

std::vector<LossBeside> losses_beside(const Definition& definition, const CampaignState& end) {
    std::vector<LossBeside> losses;
    for (std::uint32_t number = 0; number < definition.ships.size(); ++number) {
        const ShipState& now = end.ships.at(number);
        LossBeside loss{{number}, {}, {}};
        if (const auto then = loss_in_history(definition, {number})) {
            loss.in_history = then->fate;
            loss.battle = then->battle;
        }
        if (now.is_lost()) loss.now = now.fate;
        if (loss.in_history || loss.now) losses.push_back(loss);
    }
    return losses;
}

std::vector<ArrivalBeside> arrivals_beside(const Definition& definition,
                                           std::span<const CampaignState* const> turns) {
    std::vector<ArrivalBeside> arrivals;
    for (const VictoryRow& row : definition.victory) {
        if (row.what != VictoryFor::arrives || !row.at) continue;
        for (const ShipId ship : row.ships) {
            ArrivalBeside arrival{ship, *row.at, {}, {}};
            if (!loss_in_history(definition, ship)) {
                arrival.in_history = first_in(definition, ship, *row.at);
            }
            for (const CampaignState* state : turns) {
                if (!arrival.now && is_afloat_in(*state, ship, *row.at)) arrival.now = state->turn;
            }
            arrivals.push_back(arrival);
        }
    }
    return arrivals;
}

std::vector<WayBeside> ways_beside(const Definition& definition,
                                   std::span<const CampaignState* const> turns) {
    std::vector<WayBeside> ways;
    for (const HistoricTrack& track : definition.tracks) {
        WayBeside way{track.formation, {}, {}};
        for (const CampaignState* state : turns) {
            way.in_history.push_back(square_at(track, state->turn));
            way.now.push_back(square_of(definition, *state, track.formation));
        }
        ways.push_back(std::move(way));
    }
    return ways;
}

std::vector<std::int32_t> historic_points(const Definition& definition) {
    std::vector<std::int32_t> points(definition.sides.size());
    for (const VictoryRow& row : definition.victory) {
        std::int32_t& of_side = points[row.side.index()];
        for (const ShipId ship : row.ships) {
            if (was_earned(definition, row, ship)) of_side += worth(definition, row, ship);
        }
        for (const FormationId formation : row.formations) {
            if (was_sighted(definition, row.side, formation)) of_side += row.points;
        }
    }
    return points;
}

}  // namespace flagplot
