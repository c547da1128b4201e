#include "present/battle/board_ways.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "present/battle/battle_overlay.h"

namespace flagplot {

namespace {

using tactical::BattleScene;
using tactical::BoardPlace;
using tactical::FireArc;
using tactical::Token;

class WayDrawing {
  public:
    WayDrawing(const BattleFrame& frame, double scale) : frame_(frame), scale_(scale) {}

    BoardLayer take() { return std::move(layer_); }

    void arcs(const Token& token, Ink colour) {
        std::vector<FireArc> drawn;
        for (const FireArc& arc : token.arcs) {
            const bool is_drawn = std::any_of(drawn.begin(), drawn.end(), [&](const FireArc& one) {
                return one.from == arc.from && one.to == arc.to && one.reach == arc.reach;
            });
            if (is_drawn) continue;
            drawn.push_back(arc);
            layer_.draw(Feature::reach, token.id,
                        Area{{sector_ring(frame_, token.place, {arc.from, arc.to, arc.reach})},
                             colour.faded(0.07),
                             {colour.faded(0.8), 1.2 * scale_, Dash::dashed}});
        }
    }

    void trace(const tactical::Trace& trace) {
        const Point from = frame_.middle(trace.from), to = frame_.middle(trace.to);
        if (std::hypot(to.x - from.x, to.y - from.y) < 1) return;
        layer_.draw(Feature::track, trace.what,
                    Line{{from, to}, {text_ink.faded(0.6), 1.6 * scale_}});
        arrow_head(from, to, trace.what, 7 * scale_, text_ink.faded(0.8));
        const Box middle = box_round((from + to) * 0.5, 2 * scale_, 2 * scale_);
        layer_.labels.push_back({Feature::track,
                                 "",
                                 {trace.what},
                                 middle,
                                 9 * scale_,
                                 quiet_ink,
                                 Face::sans,
                                 14 * scale_});
    }

    void ordered(const std::vector<BoardPlace>& way) {
        if (way.size() < 2) return;
        std::vector<Point> points;
        for (const BoardPlace place : way) points.push_back(frame_.middle(place));
        layer_.draw(Feature::plan_now, "",
                    Line{std::move(points), {brass_ink, 2.4 * scale_, Dash::dashed}});
    }

    /// A move has an arrow at its end, a shot is dashed and has a splash there.
    void of_step(const BoardLine& line) {
        const Point from = frame_.middle(line.from), to = frame_.middle(line.to);
        const Dash dash = line.is_shot ? Dash::dashed : Dash::solid;
        layer_.draw(Feature::track, "",
                    Line{{from, to}, {line.colour.faded(0.8), 2 * scale_, dash}});
        if (!line.is_shot) return arrow_head(from, to, "", 8 * scale_, line.colour);
        layer_.draw(Feature::track, "",
                    Disc{to, 5 * scale_, aimed_at_ink.faded(0.5), {aimed_at_ink, 1.5 * scale_}});
    }

  private:
    void arrow_head(Point from, Point to, const std::string& subject, double tip, Ink colour) {
        const Point along = to - from;
        const double length = std::hypot(along.x, along.y);
        if (length < 1) return;
        const Point ahead = along * (1 / length), across{-ahead.y, ahead.x};
        const Point back = to - ahead * tip;
        layer_.draw(Feature::track, subject,
                    Area{{{to, back + across * (tip / 2), back - across * (tip / 2)}}, colour});
    }

    const BattleFrame& frame_;
    double scale_;
    BoardLayer layer_;
};

}  // namespace

BoardLayer board_ways(const BattleScene& scene, const BattleFrame& frame, const BattleMarks& marks,
                      double scale) {
    WayDrawing drawing(frame, scale);
    if (marks.picked && *marks.picked < scene.tokens.size()) {
        const Token& token = scene.tokens[*marks.picked];
        drawing.arcs(token, colour_of(scene, marks, token));
    }
    for (const tactical::Trace& trace : scene.traces) drawing.trace(trace);
    drawing.ordered(marks.way);
    for (const BoardLine& line : marks.lines) drawing.of_step(line);
    return drawing.take();
}

}  // namespace flagplot
