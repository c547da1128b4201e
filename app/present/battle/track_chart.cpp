#include "present/battle/track_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

#include "present/battle/track_plan.h"
#include "present/picture/label_places.h"
#include "present/picture/navy_style.h"
#include "present/picture/paper_flow.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

using tactical::SideIndex;
using tactical::UnitResult;
using tactical::UnitState;

constexpr Ink page_ink = ink(0xf7f2e4);
constexpr Ink water_ink = ink(0xedf2ef);
constexpr Ink rule_ink = ink(0x3b3123);
constexpr Ink hit_ink = ink(0xc2410c);
constexpr Ink plate_halo = ink(0xedf2ef, 0.9);
constexpr std::int32_t yards_of_thousand = 1'000;

/// Lays out the plate and draws it, first to last.
class Plate {
  public:
    Plate(const TrackChart& battle, double width, double height)
        : battle_(battle),
          plan_(track_plan(battle.request, battle.turns)),
          unit_(std::min(width / 1400, height / 950)) {
        picture_.width = width;
        picture_.height = height;
        picture_.title = battle.title;
        const double edge = 26 * unit_;
        frame_ = {edge, edge, width - edge, height - edge};
        const double head = 74 * unit_, table = table_height();
        picture_.chart = {frame_.left + 14 * unit_, frame_.top + head, frame_.right - 14 * unit_,
                          frame_.bottom - table - 14 * unit_};
        fit();
        places_.emplace(picture_.chart.grown(-4 * unit_));
    }

    Picture draw() {
        paper();
        grid();
        for (const TorpedoRun& run : plan_.torpedoes) torpedo(run);
        for (const RangeLine& range : plan_.ranges) range_line(range);
        for (const ShipTrack& track : plan_.tracks) line_of(track);
        for (const HitMark& hit : plan_.hits) burst(hit);
        for (const LossMark& loss : plan_.losses) cross(loss);
        for (const ShipTrack& track : plan_.tracks) ship_at_end(track);
        for (const LossMark& loss : plan_.losses) loss_label(loss);
        for (const ShipTrack& track : plan_.tracks) names(track);
        for (const RangeLine& range : plan_.ranges) range_label(range);
        for (const ShipTrack& track : plan_.tracks) times(track);
        north();
        scale_bar();
        key();
        heading();
        tables();
        return std::move(picture_);
    }

  private:
    // --- places ---

    void fit() {
        const Box& chart = picture_.chart;
        const double wide = std::max(1, plan_.most.east - plan_.least.east);
        const double high = std::max(1, plan_.most.north - plan_.least.north);
        const double room = 74 * unit_;
        per_yard_ = std::min((chart.width() - 2 * room) / wide, (chart.height() - 2 * room) / high);
        constexpr double most_per_yard = 0.12;  // of a battle at one place
        per_yard_ = std::min(per_yard_, most_per_yard * unit_);
        const Point middle = chart.centre();
        west_ = middle.x - per_yard_ * (plan_.least.east + wide / 2);
        south_ = middle.y + per_yard_ * (plan_.least.north + high / 2);
    }
    [[nodiscard]] Point at(Fix fix) const {
        return {west_ + per_yard_ * fix.east, south_ - per_yard_ * fix.north};
    }
    [[nodiscard]] double points_of(std::int32_t yards) const { return per_yard_ * yards; }

    [[nodiscard]] Ink colour_of(SideIndex side) const {
        return style_of_navy(battle_.request.parties.at(side.index()).name, SideId{side.number})
            .colour;
    }
    /// The first side's lines are whole, so that a copy without colours can be read.
    [[nodiscard]] static Dash dash_of(SideIndex side) {
        return side.index() == 0 ? Dash::solid : Dash::dashed;
    }

    void add(Feature feature, std::string subject, decltype(Primitive::drawn) drawn,
             bool is_clipped = false) {
        picture_.primitives.push_back({feature, std::move(subject), std::move(drawn), is_clipped});
    }
    void words(Feature feature, Point where, const std::string& text, double size, Align align,
               Ink colour, Face face = Face::sans, Ink halo = no_ink) {
        add(feature, "", Words{where, text, align, face, size * unit_, colour, halo});
    }

    // --- the paper ---

    void paper() {
        add(Feature::paper, "", Area{{ring_of({0, 0, picture_.width, picture_.height})}, page_ink});
        add(Feature::paper, "", Area{{ring_of(frame_)}, no_ink, {rule_ink, 2 * unit_}});
        add(Feature::paper, "",
            Area{{ring_of(frame_.grown(-4 * unit_))}, no_ink, {rule_ink, 0.7 * unit_}});
        add(Feature::sea, "", Area{{ring_of(picture_.chart)}, water_ink, {rule_ink, unit_}});
    }

    /// Thousands of yards from line to line, so that they are well apart.
    [[nodiscard]] std::int32_t grid_step() const {
        for (const std::int32_t thousands : {1, 2, 5, 10, 20}) {
            if (points_of(thousands * yards_of_thousand) >= 60 * unit_) {
                return thousands * yards_of_thousand;
            }
        }
        constexpr std::int32_t widest = 50;
        return widest * yards_of_thousand;
    }
    void grid() {
        const Box& chart = picture_.chart;
        const double step = points_of(grid_step());
        const Stroke thin{grid_ink, 0.5 * unit_};
        for (double x = west_ + std::ceil((chart.left - west_) / step) * step; x < chart.right;
             x += step) {
            add(Feature::grid, "", Line{{{x, chart.top}, {x, chart.bottom}}, thin});
        }
        for (double y = south_ - std::floor((south_ - chart.top) / step) * step; y < chart.bottom;
             y += step) {
            add(Feature::grid, "", Line{{{chart.left, y}, {chart.right, y}}, thin});
        }
    }

    // --- tracks ---

    void line_of(const ShipTrack& track) {
        std::vector<Point> points;
        for (const TimedFix& fix : track.fixes) points.push_back(at(fix.at));
        if (points.size() < 2) return;
        const double width = track.is_timed ? 1.7 : 0.9;
        for (const Point& point : points) places_->avoid(box_round(point, 5 * unit_, 5 * unit_));
        add(Feature::track, track.ship,
            Line{std::move(points), {colour_of(track.side), width * unit_, dash_of(track.side)}},
            true);
    }

    /// The way she went there, as long as 1; none: she lay still.
    [[nodiscard]] std::optional<Point> way_at(const ShipTrack& track, std::size_t fix) const {
        const std::size_t from = fix == 0 ? 0 : fix - 1;
        const std::size_t to = std::min(track.fixes.size() - 1, fix + (fix == 0 ? 1 : 0));
        const Point way = at(track.fixes[to].at) - at(track.fixes[from].at);
        const double length = std::hypot(way.x, way.y);
        if (length < 0.2 * unit_) return std::nullopt;
        return way * (1 / length);
    }

    void times(const ShipTrack& track) {
        if (!track.is_timed) return;
        for (std::size_t i = 0; i < track.fixes.size(); ++i) {
            const TimedFix& fix = track.fixes[i];
            if (fix.minutes % plan_.tick != 0) continue;
            const Point where = at(fix.at), way = way_at(track, i).value_or(Point{0, -1});
            const Point across{-way.y, way.x};
            add(Feature::track, track.ship,
                Line{{where - across * (4 * unit_), where + across * (4 * unit_)},
                     {colour_of(track.side), 1.1 * unit_}},
                true);
            label(where, naval_time(plan_, fix.minutes), 9.5, colour_of(track.side), Face::sans,
                  14);
        }
    }

    /// Beside a place, where there is room.
    bool label(Point beside, const std::string& text, double size, Ink colour, Face face,
               double far) {
        const double wide = text_width(text, size * unit_), high = size * unit_;
        const auto box = places_->place(box_round(beside, 9 * unit_, 9 * unit_), wide + 3 * unit_,
                                        high, far * unit_);
        if (!box) return false;
        words(Feature::formation_label, box->centre(), text, size, Align::centre, colour, face,
              plate_halo);
        return true;
    }

    void names(const ShipTrack& track) {
        if (!track.is_timed || track.fixes.empty()) return;
        constexpr std::size_t most_names = 8;
        std::vector<std::string> lines(
            track.company.begin(), track.company.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                               most_names, track.company.size())));
        if (track.company.size() > most_names) {
            lines.push_back(fmt::format("and {} more", track.company.size() - most_names));
        }
        constexpr double size = 11;
        double wide = 0;
        for (const std::string& line : lines) wide = std::max(wide, text_width(line, size * unit_));
        const double line_step = size * 1.22 * unit_;
        const Point start = at(track.fixes.front().at);
        const auto box = places_->place(box_round(start, 12 * unit_, 12 * unit_), wide + 4 * unit_,
                                        line_step * static_cast<double>(lines.size()), 160 * unit_);
        if (!box) return;
        double y = box->top + line_step / 2;
        const bool is_left = box->right <= start.x;
        for (const std::string& line : lines) {
            words(Feature::formation_label, {is_left ? box->right : box->left, y}, line, size,
                  is_left ? Align::right : Align::left, colour_of(track.side), Face::sans_bold,
                  plate_halo);
            y += line_step;
        }
        add(Feature::track, track.ship, Disc{start, 2.6 * unit_, colour_of(track.side), {}}, true);
    }

    /// An arrow's head: where she was, and on which course, when it was over.
    void ship_at_end(const ShipTrack& track) {
        const bool is_lost =
            std::any_of(plan_.losses.begin(), plan_.losses.end(),
                        [&](const LossMark& loss) { return loss.ship == track.ship; });
        if (is_lost || track.fixes.size() < 2) return;
        const auto way = way_at(track, track.fixes.size() - 1);
        if (!way) return;
        const Point tip = at(track.fixes.back().at) + *way * (5 * unit_), across{-way->y, way->x};
        const double length = (track.is_timed ? 10 : 7) * unit_;
        add(Feature::track, track.ship,
            Area{{{tip, tip - *way * length + across * (length * 0.36), tip - *way * (length * 0.7),
                   tip - *way * length - across * (length * 0.36)}},
                 colour_of(track.side)},
            true);
    }

    // --- fire ---

    void range_line(const RangeLine& range) {
        add(Feature::reach, "",
            Line{{at(range.from), at(range.to)},
                 {quiet_ink.faded(0.75), 0.8 * unit_, Dash::dotted}},
            true);
    }
    void range_label(const RangeLine& range) {
        constexpr std::int32_t hundred = 100;
        const std::int32_t rounded = (range.yards + hundred / 2) / hundred * hundred;
        const Point middle = (at(range.from) + at(range.to)) * 0.5;
        label(middle,
              fmt::format("{}: {} yards", naval_time(plan_, range.minutes), with_commas(rounded)),
              11.5, text_ink, Face::serif_italic, 60);
    }
    static std::string with_commas(std::int32_t number) {
        std::string text = std::to_string(number);
        for (auto i = static_cast<std::ptrdiff_t>(text.size()) - 3; i > 0; i -= 3) {
            text.insert(static_cast<std::size_t>(i), ",");
        }
        return text;
    }

    void torpedo(const TorpedoRun& run) {
        add(Feature::plan_later, "",
            Line{{at(run.from), at(run.to)},
                 {colour_of(run.side).faded(0.55), 0.7 * unit_, Dash::dashed}},
            true);
    }

    /// A burst whose size says how many hits; one of torpedoes has a ring.
    void burst(const HitMark& hit) {
        const Point centre = at(hit.at.at);
        const double size = std::min(11.0, 3.6 + 1.5 * std::sqrt(hit.hits)) * unit_;
        star(centre, size);
        if (hit.is_torpedo) {
            add(Feature::battle, "", Disc{centre, size + 2.5 * unit_, no_ink, {hit_ink, unit_}},
                true);
        }
        places_->avoid(box_round(centre, 2 * size, 2 * size));
    }
    void star(Point centre, double size) {
        constexpr int points = 8;
        std::vector<Point> ring;
        for (int i = 0; i < 2 * points; ++i) {
            const double angle = i * std::numbers::pi / points;
            const double out = i % 2 == 0 ? size : size * 0.42;
            ring.push_back(centre + Point{out * std::sin(angle), -out * std::cos(angle)});
        }
        add(Feature::battle, "", Area{{std::move(ring)}, hit_ink.faded(0.85)}, true);
    }

    void cross(const LossMark& loss) {
        const Point where = at(loss.at.at);
        const double arm = 7 * unit_;
        const Stroke thick{colour_of(loss.side), 2.2 * unit_};
        if (!loss.is_sunk) {
            add(Feature::battle, loss.ship, Disc{where, arm, water_ink.faded(0.7), thick}, true);
        }
        add(Feature::battle, loss.ship,
            Line{{where - Point{arm, arm}, where + Point{arm, arm}}, thick}, true);
        add(Feature::battle, loss.ship,
            Line{{where - Point{arm, -arm}, where + Point{arm, -arm}}, thick}, true);
        places_->keep_free(box_round(where, 2.2 * arm, 2.2 * arm));
    }
    void loss_label(const LossMark& loss) {
        label(at(loss.at.at),
              fmt::format("{} {} {}", loss.ship, loss.is_sunk ? "sunk" : "a wreck",
                          naval_time(plan_, loss.at.minutes)),
              10, colour_of(loss.side), Face::sans_bold, 120);
    }

    // --- round it ---

    void north() {
        const Point foot{picture_.chart.right - 30 * unit_, picture_.chart.top + 74 * unit_};
        const Point top = foot - Point{0, 48 * unit_};
        add(Feature::legend, "", Line{{foot, top}, {rule_ink, 1.2 * unit_}});
        add(Feature::legend, "",
            Area{{{top - Point{0, 6 * unit_}, top + Point{4.5 * unit_, 9 * unit_},
                   top + Point{0, 5 * unit_}, top + Point{-4.5 * unit_, 9 * unit_}}},
                 rule_ink});
        words(Feature::legend, top - Point{0, 15 * unit_}, "N", 12, Align::centre, rule_ink,
              Face::serif_italic);
    }

    void scale_bar() {
        const std::int32_t step = grid_step();
        const double length = points_of(step), high = 5 * unit_;
        constexpr int parts = 4;
        const bool is_room = parts * length < picture_.chart.width() / 2;
        const int drawn = is_room ? parts : 2;
        const Point left{picture_.chart.left + 18 * unit_, picture_.chart.bottom - 18 * unit_};
        for (int part = 0; part < drawn; ++part) {
            const double x = left.x + part * length;
            add(Feature::scale_bar, "",
                Area{{ring_of({x, left.y - high, x + length, left.y})},
                     part % 2 == 0 ? rule_ink : page_ink,
                     {rule_ink, 0.8 * unit_}});
            words(Feature::scale_bar, {x, left.y - 12 * unit_}, with_commas(part * step), 8.5,
                  Align::centre, rule_ink);
        }
        words(Feature::scale_bar, {left.x + drawn * length, left.y - 12 * unit_},
              fmt::format("{} yards", with_commas(drawn * step)), 8.5, Align::left, rule_ink);
    }

    /// What the signs mean, at the foot of the chart.
    void key() {
        const double y = picture_.chart.bottom - 14 * unit_;
        double x = picture_.chart.right - 14 * unit_;
        const auto entry = [&](const std::string& text, double sign) {
            x -= text_width(text, 9 * unit_);
            words(Feature::legend, {x, y}, text, 9, Align::left, rule_ink);
            x -= sign * unit_;
            const Point centre{x + sign * unit_ / 2 - 3 * unit_, y};
            x -= 14 * unit_;
            return centre;
        };
        if (!plan_.torpedoes.empty()) {
            const Point centre = entry("torpedoes", 34);
            add(Feature::legend, "",
                Line{{centre - Point{12 * unit_, 0}, centre + Point{12 * unit_, 0}},
                     {quiet_ink, 0.8 * unit_, Dash::dashed}});
        }
        if (!plan_.losses.empty()) {
            const Point centre = entry("lost", 20);
            const double arm = 5 * unit_;
            add(Feature::legend, "",
                Line{{centre - Point{arm, arm}, centre + Point{arm, arm}},
                     {rule_ink, 1.6 * unit_}});
            add(Feature::legend, "",
                Line{{centre - Point{arm, -arm}, centre + Point{arm, -arm}},
                     {rule_ink, 1.6 * unit_}});
        }
        if (!plan_.hits.empty()) star(entry("hits, more the larger", 20), 6 * unit_);
    }

    void heading() {
        const double middle = (frame_.left + frame_.right) / 2;
        words(Feature::heading, {middle, frame_.top + 28 * unit_}, battle_.title, 25, Align::centre,
              rule_ink, Face::serif_italic);
        const tactical::Scene& scene = battle_.request.scene;
        words(Feature::heading, {middle, frame_.top + 56 * unit_},
              fmt::format("{}, {} to {}, by {}, {}", date_of(scene.date_hour), naval_time(plan_, 0),
                          naval_time(plan_, plan_.last), scene.light, scene.weather),
              11, Align::centre, quiet_ink);
    }

    /// "24 May 1941" of "24 May 1941 05:52".
    static std::string date_of(const std::string& date_hour) {
        return date_hour.substr(0, date_hour.rfind(' '));
    }

    // --- what everybody fired ---

    static constexpr double row_step = 14.5;

    [[nodiscard]] std::size_t rows_of(SideIndex side) const {
        return static_cast<std::size_t>(
            std::count_if(plan_.counts.begin(), plan_.counts.end(),
                          [&](const ShipFired& count) { return count.side == side; }));
    }
    /// Of the table: as few as make columns of about the same height.
    [[nodiscard]] std::size_t rows() const {
        constexpr std::size_t most_rows = 9;
        std::size_t most = 1;
        for (std::uint32_t side = 0; side < battle_.request.parties.size(); ++side) {
            most = std::max(most, rows_of({side}));
        }
        const std::size_t columns = (most + most_rows - 1) / most_rows;
        return (most + columns - 1) / columns;
    }
    [[nodiscard]] double table_height() const {
        return (static_cast<double>(rows()) + 2) * row_step * unit_ + 8 * unit_;
    }

    void tables() {
        std::size_t columns = 0;
        for (std::uint32_t side = 0; side < battle_.request.parties.size(); ++side) {
            columns += (rows_of({side}) + rows() - 1) / rows();
        }
        if (columns == 0) return;
        const double left = frame_.left + 14 * unit_;
        const double wide = (frame_.width() - 28 * unit_) / static_cast<double>(columns);
        std::size_t column = 0;
        for (std::uint32_t side = 0; side < battle_.request.parties.size(); ++side) {
            std::size_t row = 0;
            for (std::size_t ship = 0; ship < plan_.counts.size(); ++ship) {
                if (plan_.counts[ship].side != SideIndex{side}) continue;
                if (row == rows()) row = 0, ++column;
                const Box box{left + static_cast<double>(column) * wide, picture_.chart.bottom,
                              left + static_cast<double>(column + 1) * wide - 16 * unit_,
                              frame_.bottom};
                if (row == 0) table_head(box, {side});
                table_row(box, row++, plan_.counts[ship]);
            }
            if (row > 0) ++column;
        }
    }

    [[nodiscard]] std::array<double, 4> stops(const Box& box) const {
        return {box.left + box.width() * 0.52, box.left + box.width() * 0.70,
                box.left + box.width() * 0.80, box.right};
    }
    void table_head(const Box& box, SideIndex side) {
        const double y = box.top + 14 * unit_;
        words(Feature::legend, {box.left, y}, battle_.request.parties[side.index()].name, 10.5,
              Align::left, colour_of(side), Face::sans_bold);
        const std::array<const char*, 4> titles{"fired", "hits", "taken", "at the end"};
        for (std::size_t i = 0; i < titles.size(); ++i) {
            words(Feature::legend, {stops(box)[i], y}, titles[i], 8.5, Align::right, quiet_ink);
        }
        const double line = y + 8 * unit_;
        add(Feature::legend, "",
            Line{{{box.left, line}, {box.right, line}}, {rule_ink, 0.6 * unit_}});
    }
    void table_row(const Box& box, std::size_t row, const ShipFired& count) {
        const double y =
            box.top + (14 + row_step + 3 + static_cast<double>(row) * row_step) * unit_;
        words(Feature::legend, {box.left, y},
              in_lines(count.ship, box.width() * 0.4, {9.5 * unit_}).front(), 9.5, Align::left,
              text_ink);
        const std::array<std::string, 4> cells{with_torpedoes(count.rounds, count.torpedoes),
                                               with_torpedoes(count.hits, count.torpedo_hits),
                                               count.taken == 0 ? "-" : with_commas(count.taken),
                                               at_the_end(count.ship)};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            words(Feature::legend, {stops(box)[i], y}, cells[i], 9.5, Align::right, text_ink);
        }
    }
    static std::string with_torpedoes(std::int32_t shells, std::int32_t torpedoes) {
        if (torpedoes == 0) return shells == 0 ? "-" : with_commas(shells);
        if (shells == 0) return fmt::format("{} T", torpedoes);
        return fmt::format("{} + {} T", with_commas(shells), torpedoes);
    }
    [[nodiscard]] std::string at_the_end(const std::string& ship) const {
        const auto& units = battle_.result.units;
        const auto unit = std::find_if(units.begin(), units.end(),
                                       [&](const UnitResult& each) { return each.name == ship; });
        if (unit == units.end() || !unit->state) return "";
        const bool is_gone = *unit->state == UnitState::sunk ||
                             *unit->state == UnitState::captured ||
                             *unit->state == UnitState::derelict;
        if (is_gone) return std::string(word_of(*unit->state));
        return fmt::format("hull {} %", unit->hull.value_or(Hundredths{100}).count);
    }

    const TrackChart& battle_;
    TrackPlan plan_;
    double unit_;
    Box frame_;
    double per_yard_ = 1;
    double west_ = 0;   ///< where the meridian of 0 yards stands
    double south_ = 0;  ///< where the parallel of 0 yards stands
    std::optional<LabelPlaces> places_;
    Picture picture_;
};

}  // namespace

Picture track_chart(const TrackChart& battle, double width, double height) {
    return Plate(battle, width, height).draw();
}

}  // namespace flagplot
