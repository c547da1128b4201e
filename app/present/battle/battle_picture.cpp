#include "present/battle/battle_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "present/battle/battle_overlay.h"
#include "present/battle/board_counters.h"
#include "present/battle/board_fields.h"
#include "present/battle/board_labels.h"
#include "present/battle/board_ways.h"
#include "present/battle/scene_notes.h"
#include "present/picture/paper_flow.h"

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::FireArc;
using tactical::Token;

/// What is written on the board lies round its counters, its terrain and its wind.
BoardObstacles obstacles_of(const BoardLayer& fields, const BoardLayer& under,
                            const BoardLayer& counters, const BoardLayer& weather) {
    BoardObstacles obstacles;
    for (const Primitive& each : fields.primitives) {
        if (each.feature == Feature::place) obstacles.solid.push_back(extent_of(each));
    }
    for (const Primitive& each : counters.primitives) {
        const bool is_solid = each.feature == Feature::formation;
        (is_solid ? obstacles.solid : obstacles.faint).push_back(extent_of(each));
    }
    for (const Primitive& each : weather.primitives) obstacles.solid.push_back(extent_of(each));
    for (const Primitive& each : under.primitives) {
        if (!std::holds_alternative<Line>(each.drawn)) obstacles.faint.push_back(extent_of(each));
    }
    return obstacles;
}

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
                                           Words{{box_.left + indent, y_ - type.size / 2},
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

Box room_for_board(const Box& room, double scale) {
    const double edge = 10 * scale, head = 22 * scale;
    return {room.left + head + edge, room.top + head, room.right - edge, room.bottom - edge};
}

std::vector<Primitive> board_primitives(const BattleScene& scene, const BattleFrame& frame,
                                        const BattleMarks& marks, double scale) {
    const BoardLayer fields = board_fields(scene, frame, scale);
    const BoardLayer under = under_tokens(scene, frame, marks, scale);
    const BoardLayer counters =
        board_counters(scene, token_spots(scene, frame, scale), marks, scale);
    const BoardLayer weather = board_weather(scene, frame, scale);
    BoardLayer board;
    board.put(fields);
    board.put(board_shapes(scene, frame, scale));
    board.put(lit_fields(scene, frame, marks.lit, scale));
    board.put(board_ways(scene, frame, marks, scale));
    board.put(under);
    std::vector<BoardLabel> labels = counters.labels;
    labels.insert(labels.end(), board.labels.begin(), board.labels.end());
    board.put(counters);
    board.put(
        {placed_labels(frame.page, labels, obstacles_of(fields, under, counters, weather), scale)});
    board.put(weather);
    return std::move(board.primitives);
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
    picture.primitives.push_back(
        {Feature::heading, "",
         Words{{edge, title / 2}, scene.title, Align::left, Face::sans_bold, 17 * scale, text_ink},
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
