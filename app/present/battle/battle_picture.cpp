#include "present/battle/battle_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "present/battle/battle_overlay.h"
#include "present/battle/scene_notes.h"
#include "present/picture/navy_style.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::BoardPlace;
using tactical::FireArc;
using tactical::Grid;
using tactical::Token;

constexpr double one_half = 0.5;
constexpr std::int32_t east = 90;  // a heading
constexpr Ink target_ink = ink(0xc2410c);

class BoardDrawing {
  public:
    BoardDrawing(const BattleScene& scene, const BattleFrame& frame, const BattleMarks& marks,
                 double scale)
        : scene_(scene), frame_(frame), marks_(marks), scale_(scale) {}

    std::vector<Primitive> draw() {
        fields();
        heads();
        terrain();
        put(shape_primitives(scene_, frame_, scale_));
        lit();
        if (marks_.picked && *marks_.picked < scene_.tokens.size()) {
            arcs(scene_.tokens[*marks_.picked]);
        }
        for (const tactical::Trace& trace : scene_.traces) way(trace);
        ordered_way();
        for (const BoardLine& line : marks_.lines) of_step(line);
        put(under_tokens(scene_, frame_, marks_, scale_));
        const auto spots = token_spots(scene_, frame_, scale_);
        for (const TokenSpot& spot : spots) counter(spot);
        for (const TokenSpot& spot : spots) name(spot);
        put(weather_primitives(scene_, frame_, scale_));
        return std::move(primitives_);
    }

  private:
    void add(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
        primitives_.push_back({feature, std::move(subject), std::move(drawn), false});
    }
    void put(std::vector<Primitive> more) {
        for (Primitive& each : more) primitives_.push_back(std::move(each));
    }
    void words(Feature feature, Point at, const std::string& text, double size, Align align,
               Ink colour, Face face = Face::sans, Ink halo = no_ink) {
        add(feature, "", Words{at, text, align, face, size, colour, halo});
    }

    void fields() {
        add(Feature::sea, "", Area{{ring_of(frame_.page)}, sea_ink, {coast_ink, scale_}});
        if (scene_.board.grid == Grid::hexes) return hexes();
        const double step = frame_.field * static_cast<double>(line_step());
        const Stroke thin{grid_ink, 0.8 * scale_};
        for (double x = frame_.page.left + step; x < frame_.page.right - one_half; x += step) {
            add(Feature::grid, "", Line{{{x, frame_.page.top}, {x, frame_.page.bottom}}, thin});
        }
        for (double y = frame_.page.top + step; y < frame_.page.bottom - one_half; y += step) {
            add(Feature::grid, "", Line{{{frame_.page.left, y}, {frame_.page.right, y}}, thin});
        }
    }
    void hexes() {
        for (std::int32_t row = 0; row < scene_.board.rows; ++row) {
            for (std::int32_t column = 0; column < scene_.board.columns; ++column) {
                auto ring = frame_.outline({column, row});
                ring.push_back(ring.front());
                add(Feature::grid, "", Line{std::move(ring), {grid_ink, 0.8 * scale_}});
            }
        }
    }

    /// Fields between lines: every field, or on a plane as many steps as leave room.
    [[nodiscard]] std::int32_t line_step() const {
        if (scene_.board.grid != Grid::plane) return 1;
        return step_of_at_least(40 * scale_);
    }
    /// 1, 2, 5, 10, 20 ... fields that are at least this wide together.
    [[nodiscard]] std::int32_t step_of_at_least(double width) const {
        if (frame_.field <= 0) return 1;
        for (std::int32_t ten = 1; ten < 1'000'000; ten *= 10) {
            for (const std::int32_t step : {ten, 2 * ten, 5 * ten}) {
                if (step * frame_.field >= width) return step;
            }
        }
        return 1'000'000;
    }

    /// Columns at the top, rows on the left.
    void heads() {
        const double size = 10 * scale_, beside = 9 * scale_;
        const std::int32_t step = std::max(line_step(), step_of_at_least(20 * scale_));
        for (std::int32_t column = 0; column < scene_.board.columns; column += step) {
            words(Feature::margin, {frame_.middle({column, 0}).x, frame_.page.top - beside},
                  fmt::format("{}", column), size, Align::centre, square_name_ink);
        }
        for (std::int32_t row = 0; row < scene_.board.rows; row += step) {
            words(Feature::margin,
                  {frame_.page.left - one_half * beside, frame_.middle({0, row}).y},
                  fmt::format("{}", row), size, Align::right, square_name_ink);
        }
    }

    void terrain() {
        for (const tactical::TerrainMark& mark : scene_.terrain) {
            if (scene_.board.grid == Grid::plane) {
                add(Feature::land, mark.name,
                    Disc{frame_.middle(mark.place), 7 * scale_, land_ink, {coast_ink, scale_}});
            } else {
                add(Feature::land, mark.name,
                    Area{{frame_.outline(mark.place)}, land_ink, {coast_ink, scale_}});
            }
            words(Feature::place, frame_.middle(mark.place), std::string(1, mark.sign), 12 * scale_,
                  Align::centre, place_ink);
        }
    }

    void lit() {
        for (const BoardPlace place : marks_.lit) {
            if (scene_.board.grid == Grid::plane) {
                add(Feature::checkpoint, "",
                    Disc{frame_.middle(place),
                         6 * scale_,
                         brass_ink.faded(0.5),
                         {brass_ink, 1.5 * scale_}});
            } else {
                add(Feature::checkpoint, "",
                    Area{{frame_.outline(place)}, brass_ink.faded(0.35), {brass_ink, 2 * scale_}});
            }
        }
    }

    void arcs(const Token& token) {
        const Ink colour = colour_of(scene_, marks_, token);
        std::vector<FireArc> drawn;
        for (const FireArc& arc : token.arcs) {
            const bool is_drawn = std::any_of(drawn.begin(), drawn.end(), [&](const FireArc& one) {
                return one.from == arc.from && one.to == arc.to && one.reach == arc.reach;
            });
            if (is_drawn) continue;
            drawn.push_back(arc);
            add(Feature::reach, token.id,
                Area{{sector_ring(frame_, token.place, {arc.from, arc.to, arc.reach})},
                     colour.faded(0.07),
                     {colour.faded(0.8), 1.2 * scale_, Dash::dashed}});
        }
    }

    /// A move has an arrow at its end; a shot is dashed and ends in a splash.
    void of_step(const BoardLine& line) {
        const Point from = frame_.middle(line.from), to = frame_.middle(line.to);
        const Dash dash = line.is_shot ? Dash::dashed : Dash::solid;
        add(Feature::track, "", Line{{from, to}, {line.colour.faded(0.8), 2 * scale_, dash}});
        if (line.is_shot) {
            add(Feature::track, "",
                Disc{to, 5 * scale_, target_ink.faded(0.5), {target_ink, 1.5 * scale_}});
        } else {
            arrow_head(from, to, line.colour);
        }
    }
    void arrow_head(Point from, Point to, Ink colour) {
        const Point along = to - from;
        const double length = std::hypot(along.x, along.y);
        if (length < 1) return;
        const Point ahead = along * (1 / length), across{-ahead.y, ahead.x};
        const double tip = 8 * scale_;
        add(Feature::track, "",
            Area{{{to, to - ahead * tip + across * (tip * one_half),
                   to - ahead * tip - across * (tip * one_half)}},
                 colour});
    }

    void ordered_way() {
        if (marks_.way.size() < 2) return;
        std::vector<Point> points;
        for (const BoardPlace place : marks_.way) points.push_back(frame_.middle(place));
        add(Feature::plan_now, "",
            Line{std::move(points), {brass_ink, 2.4 * scale_, Dash::dashed}});
    }

    void way(const tactical::Trace& trace) {
        const Point from = frame_.middle(trace.from), to = frame_.middle(trace.to);
        const Point along = to - from;
        const double length = std::hypot(along.x, along.y);
        if (length < 1) return;
        const Point ahead = along * (1 / length), across{-ahead.y, ahead.x};
        const double tip = 7 * scale_;
        add(Feature::track, trace.what, Line{{from, to}, {text_ink.faded(0.6), 1.6 * scale_}});
        add(Feature::track, trace.what,
            Area{{{to, to - ahead * tip + across * (tip * one_half),
                   to - ahead * tip - across * (tip * one_half)}},
                 text_ink.faded(0.8)});
        words(Feature::track, (from + to) * one_half, trace.what, 9 * scale_, Align::centre,
              quiet_ink, Face::sans, halo_ink);
    }

    /// A ship with a heading is a hull, another one a counter in the shape of her navy; a token of
    /// no side is a triangle. Nothing depends on colour.
    void counter(const TokenSpot& spot) {
        const Token& token = scene_.tokens[spot.token];
        mark(spot);
        if (token.heading) return hull(spot, *token.heading);
        shape(spot, token);
        const bool has_ship = type_of(spot).has_value();
        const double size = std::min(spot.size * (has_ship ? 0.36 : 0.42), 12 * scale_);
        const double up = has_ship ? spot.size * 0.16 : 0;
        words(Feature::formation, spot.centre - Point{0, up}, sign_of(token, spot.size, size), size,
              Align::centre, paper_ink, Face::sans_bold);
        if (has_ship) put_ship(spot, towards(radians(east)), {0, spot.size * 0.24}, paper_ink);
    }
    /// A ring round what is picked, pointed at or can be aimed at.
    void mark(const TokenSpot& spot) {
        const bool is_picked = marks_.picked == spot.token;
        const bool is_target = std::find(marks_.targets.begin(), marks_.targets.end(),
                                         spot.token) != marks_.targets.end();
        if (!is_picked && !is_target && marks_.pointed_at != spot.token) return;
        add(Feature::destination, scene_.tokens[spot.token].id,
            Disc{spot.centre,
                 spot.size * 0.8,
                 no_ink,
                 {is_target ? target_ink : brass_ink, 3 * scale_}});
    }
    void shape(const TokenSpot& spot, const Token& token) {
        const Stroke edge{paper_ink, 1.2 * scale_};
        std::vector<Point> ring;
        if (token.side) {
            const Box box = box_round(spot.centre, spot.size * 1.2, spot.size * 0.95);
            ring = counter_outline(box, style_of(scene_, marks_, *token.side).shape);
        } else {
            for (const std::int32_t corner : {0, 120, 240}) {
                ring.push_back(spot.centre + towards(radians(corner)) * (spot.size * 0.62));
            }
        }
        add(Feature::formation, token.id,
            Area{{std::move(ring)}, colour_of(scene_, marks_, token), edge});
    }
    /// From above, with a line ahead and its name in orders over it.
    void hull(const TokenSpot& spot, std::int32_t heading) {
        const Token& token = scene_.tokens[spot.token];
        const Ink colour = colour_of(scene_, marks_, token);
        const Point ahead = towards(radians(heading));
        add(Feature::speed_leader, token.id,
            Line{{spot.centre, spot.centre + ahead * (spot.size * 1.3)}, {colour, 1.6 * scale_}});
        put_ship(spot, ahead, {}, colour);
        const double size = std::min(spot.size * 0.4, 11 * scale_);
        words(Feature::formation, spot.centre - Point{0, spot.size * 0.72}, token.id, size,
              Align::centre, colour, Face::sans_bold, halo_ink);
    }
    /// Only a hull, if the ship's type is not known.
    void put_ship(const TokenSpot& spot, Point ahead, Point beside, Ink colour) {
        const auto type = type_of(spot);
        auto rings = silhouette(type.value_or(ShipType::DD));
        if (!type) rings.resize(1);
        const double length = spot.size * (scene_.tokens[spot.token].heading ? 1.7 : 1.05);
        const Point across{-ahead.y, ahead.x};
        for (auto& ring : rings) {
            for (Point& point : ring) {
                point = spot.centre + beside + ahead * (point.x * length) +
                        across * (point.y * 1.5 * length);
            }
        }
        add(Feature::formation, scene_.tokens[spot.token].id, Area{std::move(rings), colour});
    }
    [[nodiscard]] std::optional<ShipType> type_of(const TokenSpot& spot) const {
        return spot.token < marks_.types.size() ? marks_.types[spot.token] : std::nullopt;
    }
    /// What fits on the counter: its name in orders, or the beginning of its name.
    [[nodiscard]] static std::string sign_of(const Token& token, double width, double size) {
        if (text_width(token.id, size) <= width * 0.92) return token.id;
        const std::string& name = token.label.empty() ? token.id : token.label;
        std::size_t letters = std::min<std::size_t>(name.size(), 2);
        while (letters < name.size() && (name[letters] & 0xc0) == 0x80) ++letters;
        return name.substr(0, letters);
    }
    void name(const TokenSpot& spot) {
        const Token& token = scene_.tokens[spot.token];
        const double size = 10 * scale_;
        const bool is_marked = marks_.picked == spot.token;
        constexpr double wider = 1.5;  // than its field, because there is often room beside it
        if (token.label.empty() || token.label == token.id) {
            if (spot.room < 30 * scale_) return;
        }
        if (!is_marked && text_width(token.label, size) > spot.room * wider) return;
        if (!is_marked && spot.room < 40 * scale_) return;
        add(Feature::formation_label, token.id,
            Words{spot.centre + Point{0, spot.size * 0.62 + size * 0.7}, token.label, Align::centre,
                  is_marked ? Face::sans_bold : Face::sans, size, text_ink, halo_ink});
    }

    const BattleScene& scene_;
    const BattleFrame& frame_;
    const BattleMarks& marks_;
    double scale_;
    std::vector<Primitive> primitives_;
};

std::string arc_text(const FireArc& arc) {
    if (arc.from == arc.to) return fmt::format("{} all round to {}", arc.name, arc.reach);
    return fmt::format("{} {:03} to {:03}, to {}", arc.name, arc.from, arc.to, arc.reach);
}

/// The column beside the board on a page.
class SideColumn {
  public:
    SideColumn(Picture& picture, const Box& box) : picture_(picture), box_(box), y_(box.top) {}

    void line(std::string_view text, const Type& type, Ink colour, double indent = 0) {
        for (std::string& each : in_lines(text, box_.width() - indent, type)) {
            if (y_ + line_height(type) > box_.bottom) return;
            y_ += line_height(type);
            picture_.primitives.push_back({Feature::legend, "",
                                           Words{{box_.left + indent, y_ - type.size * one_half},
                                                 each,
                                                 Align::left,
                                                 type.face,
                                                 type.size,
                                                 colour},
                                           false});
        }
    }
    void gap(double points) { y_ += points; }

  private:
    Picture& picture_;
    Box box_;
    double y_;
};

}  // namespace

SideStyle style_of(const BattleScene& scene, const BattleMarks& marks, tactical::SideIndex side) {
    if (side.index() < marks.styles.size()) return marks.styles[side.index()];
    const bool is_named = side.index() < scene.sides.size();
    return style_of_navy(is_named ? scene.sides[side.index()] : std::string(), SideId{side.number});
}

Ink colour_of(const BattleScene& scene, const BattleMarks& marks, const Token& token) {
    return token.side ? style_of(scene, marks, *token.side).colour : quiet_ink;
}

Box room_for_board(const Box& room, double scale) {
    const double edge = 10 * scale, head = 22 * scale;
    return {room.left + head + edge, room.top + head, room.right - edge, room.bottom - edge};
}

std::vector<Primitive> board_primitives(const BattleScene& scene, const BattleFrame& frame,
                                        const BattleMarks& marks, double scale) {
    return BoardDrawing(scene, frame, marks, scale).draw();
}

std::vector<std::string> token_facts(const BattleScene& scene, const Token& token) {
    const bool is_sided = token.side && token.side->index() < scene.sides.size();
    std::vector<std::string> facts{token.id == token.label || token.label.empty()
                                       ? token.id
                                       : fmt::format("{} {}", token.id, token.label)};
    facts.push_back(fmt::format(
        "{}{}", is_sided ? scene.sides[token.side->index()] : "nobody",
        token.is_gone ? ", gone" : fmt::format(", at {},{}", token.place.column, token.place.row)));
    if (token.heading) facts.back() += fmt::format(", heading {:03}", *token.heading);
    if (!token.badges.empty()) facts.push_back(fmt::format("{}", fmt::join(token.badges, ", ")));
    for (const FireArc& arc : token.arcs) facts.push_back(arc_text(arc));
    return facts;
}

Picture battle_picture(const BattleScene& scene, double width, double height,
                       const BattleMarks& marks) {
    Picture picture{width, height, {}, scene.title, {}};
    const double scale = std::max(std::min(width / 1280, height / 800), 0.5);
    const double title = 36 * scale, column = 320 * scale, edge = 14 * scale;
    picture.primitives.push_back(
        {Feature::paper, "", Area{{ring_of({0, 0, width, height})}, paper_ink}, false});
    picture.primitives.push_back({Feature::heading, "",
                                  Words{{edge, title * one_half},
                                        scene.title,
                                        Align::left,
                                        Face::sans_bold,
                                        17 * scale,
                                        text_ink},
                                  false});
    const BattleFrame frame =
        battle_frame(scene.board, room_for_board({0, title, width - column - edge, height}, scale));
    picture.chart = frame.page;
    for (Primitive& each : board_primitives(scene, frame, marks, scale)) {
        picture.primitives.push_back(std::move(each));
    }
    SideColumn beside(picture, {width - column, title, width - edge, height - edge});
    for (const Token& token : scene.tokens) {
        const auto facts = token_facts(scene, token);
        beside.line(facts[0], {11 * scale, Face::sans_bold},
                    token.is_gone ? quiet_ink : colour_of(scene, marks, token));
        for (std::size_t i = 1; i < facts.size(); ++i) {
            beside.line(facts[i], {9.5 * scale}, text_ink, 10 * scale);
        }
    }
    beside.gap(8 * scale);
    if (!scene.board.step.empty()) {
        beside.line(fmt::format("One step is {}.", scene.board.step), {9.5 * scale}, quiet_ink);
    }
    for (const std::string& sentence : scene_notes(scene)) {
        beside.line(sentence, {9.5 * scale}, quiet_ink);
    }
    for (const std::string& sentence : scene.legend) {
        beside.line(sentence, {9.5 * scale}, quiet_ink);
    }
    return picture;
}

}  // namespace flagplot
