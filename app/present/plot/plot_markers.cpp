#include "present/plot/plot_markers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "present/picture/palette.h"

namespace flagplot {

namespace {

constexpr std::size_t most_lines = 3;
constexpr double line_step = 1.22;

class Markers {
  public:
    explicit Markers(PlotPage& page)
        : page_(page), places_(page.frame.page), groups_(marker_groups(page)) {}

    void add() {
        avoid_ways();
        add_battles();
        add_route_markers();
        add_ports();
        for (const auto& [key, group] : groups_) draw_symbol(group);
        name_weather();
        for (const auto& [key, group] : groups_) add_label(group);
        for (const auto& label : waiting_) add_small_label(label);
        add_sea_names(page_, places_);
        add_square_names(page_, places_);
    }

  private:
    struct SmallLabel {
        Feature feature;
        std::string subject;
        std::string text;
        Box beside;
        Ink colour;
    };

    // --- symbols ---

    void avoid_ways() {
        for (const PlotFormation& formation : page_.plot.formations) {
            std::vector<Square> squares = formation.track;
            squares.push_back(formation.square);
            for (const PlannedStep& step : formation.ahead) squares.push_back(step.to);
            const std::vector<Point> way = way_over(page_.frame, squares);
            for (std::size_t i = 0; i + 1 < way.size(); ++i) avoid_line(way[i], way[i + 1]);
        }
    }

    void avoid_line(Point from, Point to) {
        constexpr int parts = 4;
        const double width = 4 * page_.scale;
        for (int part = 0; part <= parts; ++part) {
            const Point at = from + (to - from) * (static_cast<double>(part) / parts);
            places_.avoid(box_round(at, width, width));
        }
    }

    void keep_free(const Box& box) { places_.keep_free(box); }

    void draw_symbol(const MarkerGroup& group) {
        if (group.course && !group.symbol.is_mark) {
            const Offset offset = offset_of(*group.course);
            const double length = std::hypot(offset.columns, offset.rows);
            const Point ahead{offset.columns / length, offset.rows / length};
            constexpr double knots_per_square = 30;
            const double reach =
                group.symbol.size * 0.95 + page_.frame.side * 0.6 * group.knots / knots_per_square;
            page_.on_chart(Feature::speed_leader, group.subject,
                           Line{{group.symbol.centre, group.symbol.centre + ahead * reach},
                                {text_ink.faded(0.85), 1.5 * page_.scale}});
        }
        for (auto& part : drawn(group.symbol, page_.options.theme)) {
            page_.on_chart(group.feature, group.subject, std::move(part));
        }
        keep_free(box_of(group.symbol, page_.options.theme));
    }

    void add_battles() {
        for (const PlotBattle& battle : page_.plot.battles) {
            if (!is_shown(page_, battle.square)) continue;
            const double reach = page_.frame.side * 0.46;
            const Point centre = page_.frame.centre(battle.square);
            const std::string subject = fmt::format("B{}", battle.number);
            const Stroke stroke{battle_ink.faded(battle.is_over ? 0.6 : 1), 2.2 * page_.scale};
            std::vector<Point> star;
            constexpr int points = 16;
            for (int i = 0; i < points; ++i) {
                const double angle = i * 2 * 3.14159265358979 / points;
                const double out =
                    (i % 2 == 0 ? 1 : 0.78) * std::max(reach, symbol_size(page_) * 1.1);
                star.push_back(centre + Point{std::cos(angle), std::sin(angle)} * out);
            }
            page_.on_chart(Feature::battle, subject,
                           Area{{star}, battle_ink.faded(battle.is_over ? 0.06 : 0.2), stroke});
            waiting_.push_back(
                {Feature::battle, subject, subject + (battle.is_over ? " battle, over" : " battle"),
                 box_round(centre, symbol_size(page_) * 2, symbol_size(page_) * 1.2), battle_ink});
        }
    }

    /// Checkpoints are diamonds with their number, the destination is a flag on a staff.
    void add_route_markers() {
        for (const PlotFormation& formation : page_.plot.formations) {
            if (!formation.route) continue;
            const Ink colour = page_.style(formation.side).colour;
            std::vector<Square> markers = formation.route->checkpoints;
            markers.push_back(formation.route->destination);
            for (std::size_t i = 0; i < markers.size(); ++i) {
                const bool is_last = i + 1 == markers.size();
                const Box box = is_last ? add_flag(formation.id, markers[i], colour)
                                        : add_checkpoint(formation.id, markers[i], i + 1, colour);
                const auto arrival =
                    i < formation.arrivals.size() ? formation.arrivals[i].when : std::nullopt;
                const bool is_written =
                    page_.options.detail.arrivals && is_shown(page_, markers[i]);
                if (!arrival || !is_written) continue;
                waiting_.push_back(
                    {Feature::arrival, formation.id, day_hour(*arrival), box, colour});
            }
        }
    }

    Box add_checkpoint(const std::string& id, Square square, std::size_t number, Ink colour) {
        const Point centre = page_.frame.centre(square);
        const double half = 7.5 * page_.scale;
        page_.on_chart(Feature::checkpoint, id,
                       Area{{{centre + Point{0, -half}, centre + Point{half, 0},
                              centre + Point{0, half}, centre + Point{-half, 0}}},
                            paper_ink,
                            {colour, 1.6 * page_.scale}});
        page_.on_chart(Feature::checkpoint, id,
                       Words{centre, std::to_string(number), Align::centre, Face::sans_bold,
                             8 * page_.scale, colour});
        const Box box = box_round(centre, half * 2, half * 2);
        keep_free(box);
        return box;
    }

    Box add_flag(const std::string& id, Square square, Ink colour) {
        const Point foot = page_.frame.centre(square) + Point{0, 7 * page_.scale};
        const double s = page_.scale;
        page_.on_chart(Feature::destination, id,
                       Line{{foot, foot + Point{0, -18 * s}}, {colour, 1.8 * s}});
        page_.on_chart(Feature::destination, id,
                       Area{{{foot + Point{0, -18 * s}, foot + Point{13 * s, -13.5 * s},
                              foot + Point{0, -9 * s}}},
                            paper_ink,
                            {colour, 1.6 * s}});
        page_.on_chart(Feature::destination, id, Disc{foot, 2 * s, colour});
        const Box box{foot.x - 2 * s, foot.y - 19 * s, foot.x + 14 * s, foot.y + 2 * s};
        keep_free(box);
        return box;
    }

    /// At its real place, or else in a corner of its square, so that ships in port do not hide it.
    Point where(const NamedPlace& place) {
        if (page_.options.basemap != nullptr) {
            for (const GroundPlace& known : page_.options.basemap->places) {
                if (known.name == place.name) return page_.frame.at(known.at);
            }
        }
        const double along = 0.82 - 0.22 * places_in_[place.square]++;
        return page_.frame.at({place.square.column + along, place.square.row + 0.84});
    }

    void add_ports() {
        if (!page_.options.detail.places) return;
        for (const NamedPlace& place : page_.plot.chart.places) {
            if (!is_shown(page_, place.square)) continue;
            const Point at = where(place);
            const double radius = 3 * page_.scale;
            if (place.is_port) {
                page_.on_chart(Feature::port, place.name,
                               Disc{at, radius, paper_ink, {place_ink, 1.5 * page_.scale}});
            } else {
                page_.on_chart(Feature::place, place.name, Disc{at, radius * 0.6, place_ink});
            }
            const Box box = box_round(at, radius * 2, radius * 2);
            keep_free(box);
            waiting_.push_back({place.is_port ? Feature::port : Feature::place, place.name,
                                place.name, box, place_ink});
        }
    }

    /// The kind is written in the north-western corner of its zone.
    void name_weather() {
        for (const WeatherZone& zone : page_.plot.weather) {
            if (!zone.centre) continue;
            const auto reach = static_cast<std::int16_t>(zone.radius.count);
            const Square corner{
                std::max<std::int16_t>(static_cast<std::int16_t>(zone.centre->column - reach), 0),
                std::max<std::int16_t>(static_cast<std::int16_t>(zone.centre->row - reach), 0)};
            const Square shown = is_shown(page_, corner) ? corner : *zone.centre;
            if (!is_shown(page_, shown)) continue;
            waiting_.push_back({Feature::weather, std::string(word_of(zone.weather)),
                                weather_name(zone.weather),
                                box_round(page_.frame.centre(shown), 2, 2), quiet_ink});
        }
    }

    // --- words ---

    void write(Feature feature, const std::string& subject, const Box& box,
               const std::vector<LabelLine>& lines, Ink colour) {
        double y = box.top;
        for (const LabelLine& line : lines) {
            const double size = line.is_bold ? page_.small() : page_.caption();
            page_.on_chart(feature, subject,
                           Words{{box.centre().x, y + size * line_step / 2},
                                 line.text,
                                 Align::centre,
                                 line.is_bold ? Face::sans_bold : Face::sans,
                                 size,
                                 colour,
                                 halo_ink});
            y += size * line_step;
        }
    }

    /// Only the names, if many share a symbol or there is no more room.
    [[nodiscard]] std::vector<LabelLine> cut_short(const std::vector<LabelLine>& lines) const {
        if (lines.size() <= 2 && page_.options.detail.second_lines) return lines;
        std::vector<LabelLine> names;
        for (const LabelLine& line : lines) {
            if (line.is_bold) names.push_back(line);
        }
        if (names.size() <= most_lines) return names;
        const std::size_t left_out = names.size() - most_lines + 1;
        names.resize(most_lines - 1);
        names.push_back({fmt::format("and {} more", left_out)});
        return names;
    }

    [[nodiscard]] static Feature label_feature(Feature symbol) {
        if (symbol == Feature::ghost) return Feature::ghost;
        return symbol == Feature::contact ? Feature::contact_label : Feature::formation_label;
    }

    void add_label(const MarkerGroup& group) {
        if (group.symbol.is_mark) return;
        std::vector<LabelLine> lines = cut_short(group.lines);
        const Box symbol = box_of(group.symbol, page_.options.theme);
        for (; !lines.empty(); lines.pop_back()) {
            double width = 0, height = 0;
            for (const LabelLine& line : lines) {
                const double size = line.is_bold ? page_.small() : page_.caption();
                width = std::max(width, text_width(line.text, size));
                height += size * line_step;
            }
            const auto box =
                places_.place(symbol, width + 2 * page_.scale, height, 90 * page_.scale);
            if (!box) continue;
            const Feature feature = label_feature(group.feature);
            const double least = group.feature == Feature::ghost ? 0.7 : 0.85;
            const Ink colour = group.colour.faded(std::max(group.symbol.strength, least));
            lead_to(feature, group.subject, symbol, *box, colour);
            write(feature, group.subject, *box, lines, colour);
            return;
        }
    }

    /// A line from a label that had to go far to its symbol.
    void lead_to(Feature feature, const std::string& subject, const Box& symbol, const Box& label,
                 Ink colour) {
        if (symbol.grown(9 * page_.scale).overlaps(label)) return;
        const auto nearest = [](const Box& box, Point to) {
            return Point{std::clamp(to.x, box.left, box.right),
                         std::clamp(to.y, box.top, box.bottom)};
        };
        const Point from = nearest(symbol, label.centre());
        page_.on_chart(feature, subject,
                       Line{{from, nearest(label, from)}, {colour.faded(0.7), 0.8 * page_.scale}});
    }

    void add_small_label(const SmallLabel& label) {
        const double width = text_width(label.text, page_.caption()) + 2 * page_.scale;
        const auto box =
            places_.place(label.beside, width, page_.caption() * line_step, 14 * page_.scale);
        if (box) write(label.feature, label.subject, *box, {{label.text}}, label.colour);
    }

    PlotPage& page_;
    LabelPlaces places_;
    MarkerGroups groups_;
    std::vector<SmallLabel> waiting_;
    std::map<Square, int> places_in_;  ///< how many are in the corner of a square
};

}  // namespace

void add_markers(PlotPage& page) { Markers(page).add(); }

}  // namespace flagplot
