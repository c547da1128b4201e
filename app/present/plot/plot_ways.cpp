#include <fmt/format.h>

#include "present/basemap/coast.h"
#include "present/picture/palette.h"
#include "present/plot/plot_page.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

std::vector<std::vector<Point>> outline(const PlotPage& page, const std::vector<Square>& squares) {
    auto rings = outline_of(squares);
    for (auto& ring : rings) {
        for (Point& point : ring) point = page.frame.at(point);
    }
    return rings;
}

std::vector<Square> squares_round(const Chart& chart, Square centre) {
    const Block block = block_round(chart, centre);
    std::vector<Square> squares;
    for (std::int16_t row = block.first.row; row <= block.last.row; ++row) {
        for (std::int16_t column = block.first.column; column <= block.last.column; ++column) {
            squares.push_back({column, row});
        }
    }
    return squares;
}

void add_blocks(PlotPage& page) {
    for (const PlotBlock& block : page.plot.blocks) {
        const Ink colour = block.is_search ? quiet_ink : battle_ink;
        const Dash dash = block.is_search ? Dash::dotted : Dash::solid;
        page.on_chart(block.is_search ? Feature::search : Feature::block, block.text,
                      Area{outline(page, squares_round(page.plot.chart, block.centre)),
                           no_ink,
                           {colour, 1.6 * page.scale, dash},
                           Pattern::hatch,
                           colour.faded(0.28),
                           (block.is_search ? 14 : 9) * page.scale});
    }
}

void add_way(PlotPage& page, const PlotFormation& formation) {
    const Ink colour = page.style(formation.side).colour;
    std::vector<Square> track = formation.track;
    if (track.empty() || track.back() != formation.square) track.push_back(formation.square);
    if (track.size() > 1) {
        page.on_chart(Feature::track, formation.id,
                      Line{way_over(page.frame, track), {colour.faded(0.75), 2.6 * page.scale}});
    }
    std::vector<Square> now{formation.square}, later;
    for (std::size_t i = 0; i < formation.ahead.size(); ++i) {
        (i < formation.steps_now ? now : later).push_back(formation.ahead[i].to);
    }
    if (!later.empty()) {
        later.insert(later.begin(), now.back());
        page.on_chart(
            Feature::plan_later, formation.id,
            Line{way_over(page.frame, later), {colour.faded(0.7), 2.2 * page.scale, Dash::dashed}});
    }
    if (now.size() > 1) {
        page.on_chart(Feature::plan_now, formation.id,
                      Line{way_over(page.frame, now), {colour, 4.2 * page.scale}});
    }
}

/// The way that history's formation had sailed.
void add_ghost_way(PlotPage& page, const PlotGhost& ghost) {
    if (ghost.track.size() < 2) return;
    const Ink colour = page.style(ghost.side).colour;
    page.on_chart(Feature::ghost, ghost.id,
                  Line{way_over(page.frame, ghost.track),
                       {colour.faded(ghost_strength), 2.2 * page.scale, Dash::dotted}});
}

}  // namespace

void add_reach(PlotPage& page) {
    // pixels of a square: below, their edges would be most of what is seen
    constexpr double far = 4;
    const bool is_far = page.frame.side < far * page.scale;
    for (const PlotReach& reach : page.plot.reach) {
        const Ink colour = page.style(reach.side).colour, veil = colour.faded(0.07);
        const auto add = [&](Feature feature, const std::vector<Square>& squares, Ink fill,
                             const Stroke& edge) {
            if (squares.empty()) return;
            page.on_chart(
                feature, page.plot.sides.at(reach.side.index()).id,
                Area{outline(page, squares), is_far ? veil : fill, is_far ? Stroke{} : edge});
        };
        add(Feature::reach, reach.by_eye, veil, {colour.faded(0.55), page.scale});
        add(Feature::radar_reach, reach.by_radar, no_ink,
            {colour.faded(0.6), page.scale, Dash::dashed});
    }
    add_blocks(page);
}

void add_ways(PlotPage& page) {
    for (const PlotGhost& ghost : page.plot.ghosts) add_ghost_way(page, ghost);
    for (const PlotFormation& formation : page.plot.formations) add_way(page, formation);
}

}  // namespace flagplot
