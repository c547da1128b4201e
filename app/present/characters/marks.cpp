#include "present/characters/marks.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/phrases.h"

namespace flagplot {

namespace {

PlacedMark plain(Mark mark, std::uint32_t number = 0) {
    return {mark, row_of(mark).glyph, row_of(mark).colour, number};
}

PlacedMark mark_of(const PlotFormation& formation) {
    return {Mark::formation, glyph_of(formation.side), colour_of(formation.side),
            formation.number.number};
}

PlacedMark mark_of(const PlotContact& contact) {
    return plain(contact.is_current ? Mark::contact : Mark::old_contact, contact.number.number);
}

PlacedMark mark_of(const PlotBattle& battle) {
    return plain(battle.is_over ? Mark::past_battle : Mark::battle, battle.number);
}

PlacedMark checkpoint_mark(std::size_t number) {
    return {Mark::checkpoint, checkpoint_glyph(number), row_of(Mark::checkpoint).colour, 0};
}

Mark mark_of(const NamedPlace& place) { return place.is_port ? Mark::port : Mark::place; }

bool is_line(Mark mark) { return mark == Mark::ahead || mark == Mark::track; }

/// Marks that fill squares: shown only if there is nothing else.
bool is_area(Mark mark) {
    return mark == Mark::block || mark == Mark::search || mark == Mark::weather;
}

bool is_ground(Mark mark) { return mark == Mark::port || mark == Mark::place; }

/// Markers hide lines and what is printed on the chart.
void thin_out(std::vector<PlacedMark>& marks) {
    std::stable_sort(marks.begin(), marks.end(),
                     [](const PlacedMark& a, const PlacedMark& b) { return a.mark < b.mark; });
    const Mark first = marks.front().mark;
    const auto is_hidden = [&](const PlacedMark& placed) {
        if (is_line(placed.mark) || is_area(placed.mark)) return placed.mark != first;
        return is_ground(placed.mark) && first < Mark::ahead;
    };
    marks.erase(std::remove_if(marks.begin(), marks.end(), is_hidden), marks.end());
    std::vector<PlacedMark> once;
    for (const PlacedMark& placed : marks) {
        const auto same = std::find_if(once.begin(), once.end(), [&](const PlacedMark& other) {
            return other.glyph == placed.glyph;
        });
        if (same == once.end())
            once.push_back(placed);
        else
            same->number = 0;
    }
    marks = std::move(once);
}

void add_formation(MarkedSquares& squares, const PlotFormation& formation) {
    for (const Square square : formation.track) squares[square].push_back(plain(Mark::track));
    for (const PlannedStep& step : formation.ahead) {
        squares[step.to].push_back(
            {Mark::ahead, glyph_of(step.direction), row_of(Mark::ahead).colour, 0});
    }
    if (formation.route) {
        const auto& checkpoints = formation.route->checkpoints;
        for (std::size_t i = 0; i < checkpoints.size(); ++i) {
            squares[checkpoints[i]].push_back(checkpoint_mark(i + 1));
        }
        squares[formation.route->destination].push_back(plain(Mark::destination));
    }
    squares[formation.square].push_back(mark_of(formation));
}

Mark mark_of(const PlotBlock& block) { return block.is_search ? Mark::search : Mark::block; }

void add_block(MarkedSquares& squares, const Chart& chart, const PlotBlock& block) {
    const Block corners = block_round(chart, block.centre);
    for (Square square = corners.first; square.row <= corners.last.row; ++square.row) {
        for (square.column = corners.first.column; square.column <= corners.last.column;
             ++square.column) {
            if (chart.is_navigable(square)) squares[square].push_back(plain(mark_of(block)));
        }
    }
}

/// Weather over the whole chart is described above the plot.
void add_weather(MarkedSquares& squares, const Chart& chart, const WeatherZone& zone) {
    if (!zone.centre) return;
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        const Square square = chart.square_at(i);
        if (chart.is_navigable(square) && covers(zone, square)) {
            squares[square].push_back(plain(Mark::weather));
        }
    }
}

void add_lines(std::vector<LegendLine>& lines, const Plot& plot, const PlotFormation& formation) {
    lines.push_back({mark_of(formation), formation.square,
                     fmt::format("{} ({})", title_of(formation.id, formation.name),
                                 plot.sides.at(formation.side.index()).name),
                     formation.id});
    if (!formation.route) return;
    const auto& checkpoints = formation.route->checkpoints;
    for (std::size_t i = 0; i < checkpoints.size(); ++i) {
        lines.push_back({checkpoint_mark(i + 1), checkpoints[i],
                         fmt::format("checkpoint {} of {}", i + 1, formation.id)});
    }
    lines.push_back(
        {plain(Mark::destination), formation.route->destination, "destination of " + formation.id});
}

}  // namespace

MarkedSquares marked_squares(const Plot& plot) {
    MarkedSquares squares;
    for (const PlotFormation& formation : plot.formations) add_formation(squares, formation);
    for (const PlotContact& contact : plot.contacts) {
        squares[contact.square].push_back(mark_of(contact));
    }
    for (const PlotBattle& battle : plot.battles) squares[battle.square].push_back(mark_of(battle));
    for (const PlotBlock& block : plot.blocks) add_block(squares, plot.chart, block);
    for (const WeatherZone& zone : plot.weather) add_weather(squares, plot.chart, zone);
    for (const NamedPlace& place : plot.chart.places) {
        squares[place.square].push_back(plain(mark_of(place)));
    }
    for (auto& [square, marks] : squares) thin_out(marks);
    return squares;
}

std::vector<LegendLine> legend(const Plot& plot) {
    std::vector<LegendLine> lines;
    for (const PlotFormation& formation : plot.formations) add_lines(lines, plot, formation);
    for (const PlotContact& contact : plot.contacts) {
        lines.push_back(
            {mark_of(contact), contact.square,
             fmt::format("contact C{}{} of {}, {}, {} h ago: {}; {}", contact.number.number,
                         contact.name.empty() ? "" : ", " + contact.name + ",",
                         plot.sides.at(contact.seen_by.index()).name,
                         contact.is_current ? "current" : "old", contact.age_hours, contact.known,
                         grade_text(contact)),
             fmt::format("C{}", contact.number.number)});
    }
    for (const PlotBattle& battle : plot.battles) {
        lines.push_back(
            {mark_of(battle), battle.square,
             fmt::format("battle B{}, {}: {}", battle.number,
                         battle.is_over ? "over" : "being fought", enumeration(battle.formations)),
             fmt::format("B{}", battle.number)});
    }
    for (const PlotBlock& block : plot.blocks) {
        lines.push_back({plain(mark_of(block)), block.centre, block.text});
    }
    for (const WeatherZone& zone : plot.weather) {
        if (zone.centre) lines.push_back({plain(Mark::weather), *zone.centre, phrase_of(zone)});
    }
    for (const NamedPlace& place : plot.chart.places) {
        lines.push_back({plain(mark_of(place)), place.square, place.name, place.name});
    }
    return lines;
}

}  // namespace flagplot
