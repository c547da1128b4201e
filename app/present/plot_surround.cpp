#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "chart/projection.h"
#include "present/palette.h"
#include "present/plot_page.h"

namespace flagplot {

namespace {

constexpr double heading_height = 40;
constexpr double margin_width = 30;
constexpr double margin_height = 17;
constexpr double edge = 8;
constexpr double legend_row = 19;
constexpr double sample_width = 30;
constexpr double gap = 16;

// --- legend ---

struct LegendEntry {
    std::string text;
    std::function<void(PlotPage&, Point)> sample;  ///< drawn round this point
};

void sample_line(PlotPage& page, Point at, Stroke stroke) {
    const Point half{sample_width / 2 * page.scale, 0};
    page.on_page(Feature::legend, "", Line{{at - half, at + half}, stroke});
}

void sample_area(PlotPage& page, Point at, Area area) {
    area.rings = {ring_of(box_round(at, 24 * page.scale, 12 * page.scale))};
    page.on_page(Feature::legend, "", std::move(area));
}

Symbol sample_symbol(const PlotPage& page, Point at, bool is_contact) {
    Symbol symbol{at, 14 * page.scale, page.plot.whose.value_or(SideId{0})};
    symbol.is_contact = is_contact;
    symbol.is_friend = !is_contact;
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
    entries.push_back({"track sailed", [colour](PlotPage& page, Point at) {
                           sample_line(page, at, {colour.faded(0.75), 2.6 * page.scale});
                       }});
    if (!has_marker(plot, false)) return;
    entries.push_back({"this turn", [colour](PlotPage& page, Point at) {
                           sample_line(page, at, {colour, 4.2 * page.scale});
                       }});
    entries.push_back({"later", [colour](PlotPage& page, Point at) {
                           sample_line(page, at,
                                       {colour.faded(0.7), 2.2 * page.scale, Dash::dashed});
                       }});
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
            {"can be sighted", [colour](PlotPage& page, Point at) {
                 sample_area(page, at, {{}, colour.faded(0.07), {colour.faded(0.55), page.scale}});
             }});
    }
    if (any_reach(&PlotReach::by_radar)) {
        entries.push_back(
            {"by radar", [colour](PlotPage& page, Point at) {
                 sample_area(page, at, {{}, no_ink, {colour.faded(0.6), page.scale, Dash::dashed}});
             }});
    }
    const auto any_block = [&](bool is_search) {
        return std::any_of(plot.blocks.begin(), plot.blocks.end(),
                           [&](const PlotBlock& block) { return block.is_search == is_search; });
    };
    if (any_block(true)) {
        entries.push_back({"searched from the air", [](PlotPage& page, Point at) {
                               sample_area(page, at,
                                           {{},
                                            no_ink,
                                            {quiet_ink, 1.6 * page.scale, Dash::dotted},
                                            Pattern::hatch,
                                            quiet_ink.faded(0.28),
                                            7 * page.scale});
                           }});
    }
    if (any_block(false)) {
        entries.push_back({"an enemy in one of these", [](PlotPage& page, Point at) {
                               sample_area(page, at,
                                           {{},
                                            no_ink,
                                            {battle_ink, 1.6 * page.scale},
                                            Pattern::hatch,
                                            battle_ink.faded(0.28),
                                            5 * page.scale});
                           }});
    }
}

std::vector<LegendEntry> legend_of(const PlotPage& page) {
    const Plot& plot = page.plot;
    const Ink colour = style_of(plot.whose.value_or(SideId{0})).colour;
    std::vector<LegendEntry> entries;
    std::set<SideId> shown;
    for (const PlotFormation& formation : plot.formations) shown.insert(formation.side);
    for (const SideId side : shown) entries.push_back(side_entry(page, side));
    add_contact_entries(entries, plot);
    if (!plot.formations.empty()) add_way_entries(entries, plot, colour);
    add_area_entries(entries, plot, colour);
    if (!plot.battles.empty()) {
        entries.push_back(
            {"battle", [](PlotPage& to, Point at) {
                 to.on_page(
                     Feature::legend, "",
                     Disc{at, 6 * to.scale, battle_ink.faded(0.2), {battle_ink, 2 * to.scale}});
             }});
    }
    if (page.options.ground != nullptr) {
        entries.push_back({"counts as land", [](PlotPage& to, Point at) {
                               sample_area(to, at,
                                           {{},
                                            land_ink,
                                            {coast_ink.faded(0.35), 0.8 * to.scale},
                                            Pattern::hatch,
                                            coast_ink.faded(0.3),
                                            7 * to.scale});
                           }});
        const auto& terrain = plot.chart.terrain;
        if (std::find(terrain.begin(), terrain.end(), Terrain::islands) != terrain.end()) {
            entries.push_back({"hides what is behind", [](PlotPage& to, Point at) {
                                   sample_area(to, at,
                                               {{},
                                                sea_ink,
                                                {coast_ink.faded(0.35), 0.8 * to.scale},
                                                Pattern::dots,
                                                coast_ink.faded(0.4),
                                                5 * to.scale});
                               }});
        }
    }
    entries.push_back({"port", [](PlotPage& to, Point at) {
                           to.on_page(
                               Feature::legend, "",
                               Disc{at, 3 * to.scale, paper_ink, {place_ink, 1.5 * to.scale}});
                       }});
    return entries;
}

double width_of(const PlotPage& page, const LegendEntry& entry) {
    return (sample_width + 6 + gap) * page.scale + text_width(entry.text, page.small());
}

double scale_bar_width(const PlotPage& page) { return 190 * page.scale; }

/// Rows of entries; the first is shorter by the scale bar.
std::vector<std::vector<LegendEntry>> legend_rows(const PlotPage& page) {
    std::vector<std::vector<LegendEntry>> rows(1);
    const double room = page.options.width - 2 * edge * page.scale - scale_bar_width(page);
    double used = 0;
    for (LegendEntry& entry : legend_of(page)) {
        const double width = width_of(page, entry);
        if (used + width > room && !rows.back().empty()) {
            rows.emplace_back();
            used = 0;
        }
        used += width;
        rows.back().push_back(std::move(entry));
    }
    return rows;
}

double legend_height(const PlotPage& page) {
    const auto rows = std::max<std::size_t>(legend_rows(page).size(), 2);
    return (legend_row * static_cast<double>(rows) + edge) * page.scale;
}

void add_legend(PlotPage& page) {
    double y = page.options.height - legend_height(page) + legend_row / 2 * page.scale;
    for (const auto& row : legend_rows(page)) {
        double x = edge * page.scale + scale_bar_width(page);
        for (const LegendEntry& entry : row) {
            entry.sample(page, {x + sample_width / 2 * page.scale, y});
            page.on_page(Feature::legend, "",
                         Words{{x + (sample_width + 6) * page.scale, y},
                               entry.text,
                               Align::left,
                               Face::sans,
                               page.small(),
                               text_ink});
            x += width_of(page, entry);
        }
        y += legend_row * page.scale;
    }
}

// --- scale bar ---

/// The longest round number of squares that fits, in two halves.
void add_scale_bar(PlotPage& page) {
    const auto& geography = page.plot.chart.geography;
    const double room = scale_bar_width(page) - 78 * page.scale;
    int squares = 1;
    for (const int longer : {2, 4, 6, 10, 20}) {
        if (longer * page.frame.side <= room) squares = longer;
    }
    const double length = std::min(squares * page.frame.side, room);
    const double left = (edge + 8) * page.scale;
    const double y = page.options.height - legend_height(page) + legend_row * page.scale;
    const double thick = 6 * page.scale;
    const Stroke rim{place_ink, page.scale};
    page.on_page(Feature::scale_bar, "",
                 Area{{ring_of({left, y, left + length, y + thick})}, paper_ink, rim});
    page.on_page(Feature::scale_bar, "",
                 Area{{ring_of({left, y, left + length / 2, y + thick})}, place_ink});
    const std::string unit =
        geography ? fmt::format("{:.0f} nm", length / page.frame.side * geography->square_side)
                  : fmt::format("{:.0f} {}", length / page.frame.side,
                                squares == 1 ? "square" : "squares");
    page.on_page(Feature::scale_bar, "",
                 Words{{left + length + 6 * page.scale, y + thick / 2},
                       unit,
                       Align::left,
                       Face::sans,
                       page.small(),
                       text_ink});
    page.on_page(
        Feature::scale_bar, "",
        Words{
            {left, y - 7 * page.scale}, "0", Align::centre, Face::sans, page.caption(), text_ink});
}

// --- heading ---

/// What `Plot::time` does not say: that it is clear, or what there is in a part of the chart.
std::string weather_text(const Plot& plot) {
    if (plot.weather.empty()) return ", clear";
    std::set<std::string> in_places;
    for (const WeatherZone& zone : plot.weather) {
        if (zone.centre) in_places.insert(weather_name(zone.weather));
    }
    std::string text;
    for (const std::string& weather : in_places) text += ", " + weather + " in places";
    return text;
}

void add_heading(PlotPage& page) {
    const Plot& plot = page.plot;
    const double s = page.scale;
    const bool is_side = plot.whose.has_value();
    const Ink colour = is_side ? style_of(*plot.whose).colour : text_ink;
    const bool is_chart = plot.sides.empty();  // by itself, with nobody on it
    const std::string name = is_side    ? plot.sides.at(plot.whose->index()).name
                             : is_chart ? plot.chart.name
                                        : "The umpire";
    const double middle = heading_height / 2 * s;
    const double width = text_width(name, page.normal()) + 40 * s;
    const Box badge{edge * s, 7 * s, edge * s + width, (heading_height - 7) * s};
    page.on_page(Feature::heading, name, Area{{ring_of(badge)}, colour});
    const Box strip{badge.left + 5 * s, badge.top + 5 * s, badge.left + 15 * s,
                    badge.bottom - 5 * s};
    page.on_page(Feature::heading, name,
                 Area{{ring_of(strip)},
                      ink(0xffffff, 0.2),
                      {},
                      is_side ? style_of(*plot.whose).pattern : Pattern::plain,
                      ink(0xffffff, 0.9),
                      4 * s});
    page.on_page(Feature::heading, name,
                 Words{{badge.left + 24 * s, middle},
                       name,
                       Align::left,
                       Face::sans_bold,
                       page.normal(),
                       ink(0xffffff)});
    const Words time{{badge.right + 14 * s, middle},
                     is_chart ? "" : plot.time + weather_text(plot),
                     Align::left,
                     Face::sans_bold,
                     page.normal(),
                     text_ink};
    page.on_page(Feature::heading, "time", time);
    const Words title{{page.options.width - edge * s, middle},
                      plot.title.substr(0, plot.title.rfind(": ")),
                      Align::right,
                      Face::serif_italic,
                      15 * s,
                      quiet_ink};
    if (!box_of(title).grown(8 * s).overlaps(box_of(time))) {
        page.on_page(Feature::heading, "title", title);
    }
    page.on_page(
        Feature::heading, "",
        Line{{{0, (heading_height - 1) * s}, {page.options.width, (heading_height - 1) * s}},
             {colour, 2 * s}});
}

// --- margins ---

std::string column_name(std::int32_t column) {
    const std::string name = name_of(Square{static_cast<std::int16_t>(column), 0});
    return name.substr(0, name.size() - 1);
}

/// Every name, every second or every fifth, so that they stand apart.
std::int32_t step_for(double side, double room) {
    for (const std::int32_t step : {1, 2, 5}) {
        if (side * step >= room) return step;
    }
    return 10;
}

void add_margin_words(PlotPage& page, Point at, const std::string& text, Align align) {
    page.on_page(Feature::margin, "",
                 Words{at, text, align, Face::sans, page.caption(), quiet_ink});
}

void add_margins(PlotPage& page) {
    const ChartFrame& frame = page.frame;
    const double s = page.scale;
    const std::int32_t column_step = step_for(frame.side, 20 * s);
    for (std::int32_t column = 0; column < page.plot.chart.columns; column += column_step) {
        const double x = frame.at({column + 0.5, 0}).x;
        if (x < frame.page.left || x > frame.page.right) continue;
        add_margin_words(page, {x, frame.page.top - 8 * s}, column_name(column), Align::centre);
    }
    const std::int32_t row_step = step_for(frame.side, 12 * s);
    for (std::int32_t row = 0; row < page.plot.chart.rows; row += row_step) {
        const double y = frame.at({0, row + 0.5}).y;
        if (y < frame.page.top || y > frame.page.bottom) continue;
        add_margin_words(page, {frame.page.left - 5 * s, y}, std::to_string(row + 1), Align::right);
    }
    page.on_page(Feature::margin, "", Area{{ring_of(frame.page)}, no_ink, {text_ink, 1.2 * s}});
}

// --- graticule ---

class Graticule {
  public:
    explicit Graticule(PlotPage& page) : page_(page), geography_(*page.plot.chart.geography) {}

    void add() {
        const int step = step_in_degrees();
        for (int longitude = -180; longitude <= 180; longitude += step) meridian(longitude);
        for (int latitude = -80; latitude <= 85; latitude += step) parallel(latitude);
    }

  private:
    static constexpr double sample_step = 0.5;

    /// So many degrees that lines stand about a seventh of the chart apart.
    [[nodiscard]] int step_in_degrees() const {
        const double degrees =
            (page_.frame.shown.south - page_.frame.shown.north) * geography_.square_side / 60;
        for (const int step : {1, 2, 5}) {
            if (degrees / step <= 9) return step;
        }
        return 10;
    }

    [[nodiscard]] Point at(double latitude, double longitude) const {
        const OnGrid grid = grid_at(geography_, {latitude, longitude});
        return page_.frame.at({grid.column, grid.row});
    }

    void meridian(int longitude) {
        std::vector<Point> points;
        for (double latitude = -80; latitude <= 85; latitude += sample_step) {
            points.push_back(at(latitude, longitude));
        }
        const std::string name =
            fmt::format("{}°{}", std::abs(longitude), longitude < 0 ? "W" : "E");
        draw(points, name, true);
    }

    void parallel(int latitude) {
        std::vector<Point> points;
        constexpr double round_the_origin = 90;
        const double origin = geography_.origin_longitude / 100.0;
        for (double longitude = origin - round_the_origin; longitude <= origin + round_the_origin;
             longitude += sample_step) {
            points.push_back(at(latitude, longitude));
        }
        draw(points, fmt::format("{}°{}", std::abs(latitude), latitude < 0 ? "S" : "N"), false);
    }

    /// The parts within the chart, and the name where the line leaves it below or to the east.
    void draw(const std::vector<Point>& points, const std::string& name, bool is_meridian) {
        const Box& chart = page_.frame.page;
        std::vector<Point> shown;
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const Box around = chart.grown(page_.frame.side * 2);
            if (around.contains(points[i])) shown.push_back(points[i]);
            label(points[i], points[i + 1], name, is_meridian);
        }
        if (shown.size() < 2) return;
        page_.on_chart(Feature::grid, name,
                       Line{shown, {square_name_ink.faded(0.45), 0.6 * page_.scale, Dash::dotted}});
    }

    void label(Point from, Point to, const std::string& name, bool is_meridian) {
        const Box& chart = page_.frame.page;
        const double line = is_meridian ? chart.bottom : chart.right;
        const double a = is_meridian ? from.y : from.x;
        const double b = is_meridian ? to.y : to.x;
        if ((a - line) * (b - line) > 0 || a == b) return;
        const Point crossing = from + (to - from) * ((line - a) / (b - a));
        const double s = page_.scale;
        if (is_meridian) {
            if (crossing.x < chart.left || crossing.x > chart.right) return;
            add_once({crossing.x, chart.bottom + 8 * s}, name, Align::centre);
        } else {
            if (crossing.y < chart.top || crossing.y > chart.bottom) return;
            add_once({chart.right + 4 * s, crossing.y}, name, Align::left);
        }
    }

    void add_once(Point at, const std::string& name, Align align) {
        const Words words{at, name, align, Face::sans, page_.caption(), quiet_ink};
        const Box box = box_of(words);
        const bool is_hidden = std::any_of(written_.begin(), written_.end(),
                                           [&](const Box& other) { return box.overlaps(other); });
        if (is_hidden) return;
        written_.push_back(box);
        page_.on_page(Feature::margin, name, words);
    }

    PlotPage& page_;
    const Geography& geography_;
    std::vector<Box> written_;
};

}  // namespace

Box room_for_chart(const PlotPage& page) {
    const double s = page.scale;
    return {margin_width * s, (heading_height + margin_height) * s,
            page.options.width - margin_width * s,
            page.options.height - legend_height(page) - margin_height * s};
}

void add_surround(PlotPage& page) {
    if (page.plot.chart.geography) Graticule(page).add();
    add_margins(page);
    add_heading(page);
    add_legend(page);
    add_scale_bar(page);
}

}  // namespace flagplot
