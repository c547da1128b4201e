#include "present/war/war_report_plot.h"

#include <fmt/format.h>

#include <algorithm>

#include "present/plot/plot_picture.h"
#include "present/truth/truth_plot.h"

namespace flagplot {

namespace {

/// The squares a formation was in during a day, including the one it came from.
std::vector<Square> squares_of(const OwnFormation& own, TurnNumber first, TurnNumber last) {
    std::vector<Square> squares;
    for (const TrackPoint& point : own.track) {
        if (point.turn > last) break;
        if (point.turn < first) squares.clear();
        squares.push_back(point.square);
    }
    return squares;
}

/// Formations that are gone by the end of the day have a marker in their last square.
bool went_on(const OwnFormation& own, TurnNumber first, TurnNumber last) {
    return own.presence == Presence::gone &&
           std::any_of(own.track.begin(), own.track.end(), [&](const TrackPoint& point) {
               return point.turn >= first && point.turn <= last;
           });
}

}  // namespace

Plot plot_of_day(const War& war, const WarDay& day) {
    const TurnNumber first = war.turns[day.first].turn;
    const TurnNumber last = war.turns[day.last].turn;
    const CampaignState& state = war.turns[day.last].after;
    Plot plot = plot_of_truth(war.definition, state);
    plot.title = fmt::format("{}: the tracks of {}", war.definition.title, day.date);
    plot.time = fmt::format("{}, turns {} to {}, as it was at the end of the day", day.date,
                            first.count, last.count);
    plot.contacts.clear();
    plot.blocks.clear();
    plot.reach.clear();
    std::erase_if(plot.battles, [&](const PlotBattle& battle) {
        const TurnNumber turn = state.battles.at(battle.number - 1).turn;
        return turn < first || turn > last;
    });
    for (PlotFormation& marker : plot.formations) {
        const SideView& view = state.view(seat_of(marker.side));
        marker.track = squares_of(view.formation(marker.number), first, last);
        marker.route.reset();
        marker.ahead.clear();
        marker.steps_now = 0;
        marker.arrivals.clear();
    }
    for (const Book& book : war.books) {
        const SideView& view = state.view(seat_of(book.side));
        for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
            const OwnFormation& own = view.formation({number});
            if (!went_on(own, first, last)) continue;
            plot.formations.push_back({own.id,
                                       own.name + " (gone)",
                                       book.side,
                                       {number},
                                       own.track.back().square,
                                       squares_of(own, first, last),
                                       {},
                                       {}});
        }
    }
    return plot;
}

GridBox part_of_all(const std::vector<Plot>& plots) {
    GridBox all = part_of_interest(plots.front());
    for (const Plot& plot : plots) {
        const GridBox part = part_of_interest(plot);
        all = {std::min(all.west, part.west), std::min(all.north, part.north),
               std::max(all.east, part.east), std::max(all.south, part.south)};
    }
    return all;
}

}  // namespace flagplot
