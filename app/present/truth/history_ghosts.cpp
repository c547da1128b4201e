#include "present/truth/history_ghosts.h"

#include <fmt/format.h>

#include <utility>

#include "campaign/historic.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// One for a track; none if history does not say where it was at that time.
std::optional<PlotGhost> ghost_of(const Definition& definition, const HistoricTrack& track,
                                  TurnNumber turn) {
    const auto square = square_at(track, turn);
    if (!square) return std::nullopt;
    PlotGhost ghost{historic_name(definition, track.formation),
                    historic_side(definition, track.formation),
                    *square,
                    {}};
    for (const TrackSquare& each : track.squares) {
        if (each.turn <= turn) ghost.track.push_back(each.square);
    }
    return ghost;
}

}  // namespace

std::vector<PlotGhost> ghosts_of_all(const Definition& definition, TurnNumber turn) {
    std::vector<PlotGhost> ghosts;
    for (const HistoricTrack& track : definition.tracks) {
        if (auto ghost = ghost_of(definition, track, turn)) ghosts.push_back(*std::move(ghost));
    }
    return ghosts;
}

std::vector<PlotGhost> ghosts_of(const Definition& definition, SideId side, TurnNumber turn) {
    std::vector<PlotGhost> ghosts = ghosts_of_all(definition, turn);
    std::erase_if(ghosts, [&](const PlotGhost& ghost) { return ghost.side != side; });
    return ghosts;
}

std::string ghosts_text(const std::vector<PlotGhost>& ghosts) {
    if (ghosts.empty()) return "History says of nobody where it was at this time.\n";
    std::vector<std::string> places;
    for (const PlotGhost& ghost : ghosts) {
        places.push_back(fmt::format("{} in {}", ghost.id, name_of(ghost.square)));
    }
    return fmt::format("In history at this time: {}.\n", enumeration(places));
}

}  // namespace flagplot
