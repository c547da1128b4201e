#include <algorithm>
#include <set>
#include <utility>

#include "present/picture/palette.h"
#include "present/plot/plot_markers.h"
#include "present/plot/plot_surround.h"

namespace flagplot {

namespace {

/// A line as on a page of scale 1.
LegendEntry line_entry(std::string text, Stroke stroke) {
    return {std::move(text), [stroke](PlotPage& page, Point at) {
                const Point half{surround::sample_width / 2 * page.scale, 0};
                Stroke scaled = stroke;
                scaled.width *= page.scale;
                page.on_page(Feature::legend, "", Line{{at - half, at + half}, scaled});
            }};
}

/// An area as on a page of scale 1.
LegendEntry area_entry(std::string text, Area area) {
    return {std::move(text), [kept = std::move(area)](PlotPage& page, Point at) {
                Area scaled = kept;
                scaled.rings = {ring_of(box_round(at, 24 * page.scale, 12 * page.scale))};
                scaled.edge.width *= page.scale;
                scaled.pattern_step *= page.scale;
                page.on_page(Feature::legend, "", std::move(scaled));
            }};
}

Symbol sample_symbol(const PlotPage& page, Point at, bool is_contact) {
    const SideId side = page.plot.whose.value_or(SideId{0});
    Symbol symbol{at, 14 * page.scale, side,
                  is_contact ? page.contact_style(side) : page.style(side)};
    symbol.is_contact = is_contact;
    symbol.is_friend = !is_contact;
    symbol.is_mark = is_crowded(page);
    return symbol;
}

void sample(PlotPage& page, const Symbol& symbol) {
    for (auto& part : drawn(symbol, page.options.theme)) {
        page.on_page(Feature::legend, "", std::move(part));
    }
}

LegendEntry side_entry(const PlotPage& page, SideId side) {
    return {page.plot.sides.at(side.index()).name, [side](PlotPage& to, Point at) {
                Symbol symbol = sample_symbol(to, at, false);
                symbol.side = side;
                symbol.style = to.style(side);
                symbol.is_friend = side == to.plot.whose.value_or(SideId{0});
                symbol.type = ShipType::CL;
                sample(to, symbol);
            }};
}

bool has_marker(const Plot& plot, bool wants_checkpoint) {
    return std::any_of(plot.formations.begin(), plot.formations.end(), [&](const auto& formation) {
        return formation.route && (!wants_checkpoint || !formation.route->checkpoints.empty());
    });
}

void add_contact_entries(std::vector<LegendEntry>& entries, const Plot& plot) {
    if (plot.contacts.empty()) return;
    entries.push_back({"contact, current", [](PlotPage& page, Point at) {
                           Symbol symbol = sample_symbol(page, at, true);
                           symbol.type = ShipType::CL;
                           sample(page, symbol);
                       }});
    entries.push_back({"contact, old, type unknown", [](PlotPage& page, Point at) {
                           Symbol symbol = sample_symbol(page, at, true);
                           symbol.is_old = true;
                           symbol.strength = 0.6;
                           sample(page, symbol);
                       }});
}

void add_way_entries(std::vector<LegendEntry>& entries, const Plot& plot, Ink colour) {
    entries.push_back(line_entry("track sailed", {colour.faded(0.75), 2.6}));
    if (!has_marker(plot, false)) return;
    entries.push_back(line_entry("this turn", {colour, 4.2}));
    entries.push_back(line_entry("later", {colour.faded(0.7), 2.2, Dash::dashed}));
    if (has_marker(plot, true)) {
        entries.push_back({"checkpoint", [colour](PlotPage& page, Point at) {
                               const double half = 6.5 * page.scale;
                               page.on_page(Feature::legend, "",
                                            Area{{{at + Point{0, -half}, at + Point{half, 0},
                                                   at + Point{0, half}, at + Point{-half, 0}}},
                                                 paper_ink,
                                                 {colour, 1.6 * page.scale}});
                           }});
    }
    entries.push_back({"destination", [colour](PlotPage& page, Point at) {
                           const double s = page.scale;
                           const Point foot = at + Point{-5 * s, 7 * s};
                           page.on_page(Feature::legend, "",
                                        Line{{foot, foot + Point{0, -14 * s}}, {colour, 1.8 * s}});
                           page.on_page(
                               Feature::legend, "",
                               Area{{{foot + Point{0, -14 * s}, foot + Point{11 * s, -10 * s},
                                      foot + Point{0, -6 * s}}},
                                    paper_ink,
                                    {colour, 1.6 * s}});
                       }});
}

void add_area_entries(std::vector<LegendEntry>& entries, const Plot& plot, Ink colour) {
    const auto any_reach = [&](auto member) {
        return std::any_of(plot.reach.begin(), plot.reach.end(),
                           [&](const PlotReach& reach) { return !(reach.*member).empty(); });
    };
    if (any_reach(&PlotReach::by_eye)) {
        entries.push_back(
            area_entry("can be sighted", {{}, colour.faded(0.07), {colour.faded(0.55), 1}}));
    }
    if (any_reach(&PlotReach::by_radar)) {
        entries.push_back(
            area_entry("by radar", {{}, no_ink, {colour.faded(0.6), 1, Dash::dashed}}));
    }
    const auto any_block = [&](bool is_search) {
        return std::any_of(plot.blocks.begin(), plot.blocks.end(),
                           [&](const PlotBlock& block) { return block.is_search == is_search; });
    };
    if (any_block(true)) {
        entries.push_back(area_entry("searched from the air", {{},
                                                               no_ink,
                                                               {quiet_ink, 1.6, Dash::dotted},
                                                               Pattern::hatch,
                                                               quiet_ink.faded(0.28),
                                                               7}));
    }
    if (any_block(false)) {
        entries.push_back(
            area_entry("an enemy in one of these",
                       {{}, no_ink, {battle_ink, 1.6}, Pattern::hatch, battle_ink.faded(0.28), 5}));
    }
}

}  // namespace

std::vector<LegendEntry> legend_of(const PlotPage& page) {
    const Plot& plot = page.plot;
    const Ink colour = page.style(plot.whose.value_or(SideId{0})).colour;
    std::vector<LegendEntry> entries;
    std::set<SideId> shown;
    for (const PlotFormation& formation : plot.formations) shown.insert(formation.side);
    for (const SideId side : shown) entries.push_back(side_entry(page, side));
    add_contact_entries(entries, plot);
    if (!plot.formations.empty()) add_way_entries(entries, plot, colour);
    if (!plot.ghosts.empty()) {
        entries.push_back(line_entry("in history, up to this turn",
                                     {colour.faded(ghost_strength), 2.2, Dash::dotted}));
    }
    add_area_entries(entries, plot, colour);
    if (!plot.battles.empty()) {
        entries.push_back(
            {"battle", [](PlotPage& to, Point at) {
                 to.on_page(
                     Feature::legend, "",
                     Disc{at, 6 * to.scale, battle_ink.faded(0.2), {battle_ink, 2 * to.scale}});
             }});
    }
    if (page.options.basemap != nullptr) {
        entries.push_back(area_entry(
            "counts as land",
            {{}, land_ink, {coast_ink.faded(0.35), 0.8}, Pattern::hatch, coast_ink.faded(0.3), 7}));
        const auto& terrain = plot.chart.terrain;
        if (std::find(terrain.begin(), terrain.end(), Terrain::islands) != terrain.end()) {
            entries.push_back(area_entry("hides what is behind", {{},
                                                                  sea_ink,
                                                                  {coast_ink.faded(0.35), 0.8},
                                                                  Pattern::dots,
                                                                  coast_ink.faded(0.4),
                                                                  5}));
        }
    }
    entries.push_back({"port", [](PlotPage& to, Point at) {
                           to.on_page(
                               Feature::legend, "",
                               Disc{at, 3 * to.scale, paper_ink, {place_ink, 1.5 * to.scale}});
                       }});
    return entries;
}

}  // namespace flagplot
