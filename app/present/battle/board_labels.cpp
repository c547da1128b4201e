#include "present/battle/board_labels.h"

#include <algorithm>
#include <limits>
#include <string>

#include "base/fields.h"
#include "present/picture/label_places.h"
#include "present/picture/palette.h"

namespace flagplot {

namespace {

Box extent_of_points(const std::vector<Point>& points) {
    constexpr double none = std::numeric_limits<double>::max();
    Box box{none, none, -none, -none};
    for (const Point point : points) {
        box = {std::min(box.left, point.x), std::min(box.top, point.y),
               std::max(box.right, point.x), std::max(box.bottom, point.y)};
    }
    return box;
}

Point nearest_in(const Box& box, Point to) {
    return {std::clamp(to.x, box.left, box.right), std::clamp(to.y, box.top, box.bottom)};
}

class LabelWriting {
  public:
    LabelWriting(const Box& board, double scale) : places_(board), scale_(scale) {}

    void keep_clear_of(const BoardObstacles& obstacles) {
        for (const Box& box : obstacles.solid) places_.keep_free(box);
        for (const Box& box : obstacles.faint) places_.avoid(box);
    }

    void write(const BoardLabel& label) {
        constexpr double line_step = 1.22;
        for (const std::string& text : label.texts) {
            const double width = text_width(text, label.size) + 2 * scale_;
            const auto box = places_.place(label.beside, width, label.size * line_step, label.far);
            if (!box) continue;
            lead_back(label, *box);
            return layer_.draw(label.feature, label.subject,
                               Words{box->centre(), text, Align::centre, label.face, label.size,
                                     label.colour, halo_ink});
        }
    }

    std::vector<Primitive> take() { return std::move(layer_.primitives); }

  private:
    void lead_back(const BoardLabel& label, const Box& box) {
        if (label.beside.grown(9 * scale_).overlaps(box)) return;
        const Point from = nearest_in(label.beside, box.centre());
        layer_.draw(label.feature, label.subject,
                    Line{{from, nearest_in(box, from)}, {label.colour.faded(0.7), 0.8 * scale_}});
    }

    LabelPlaces places_;
    double scale_;
    BoardLayer layer_;
};

}  // namespace

Box extent_of(const Primitive& primitive) {
    return std::visit(Overloaded{
                          [](const Area& area) {
                              std::vector<Point> points;
                              for (const auto& ring : area.rings) {
                                  points.insert(points.end(), ring.begin(), ring.end());
                              }
                              return extent_of_points(points);
                          },
                          [](const Line& line) { return extent_of_points(line.points); },
                          [](const Disc& disc) {
                              return box_round(disc.centre, 2 * disc.radius, 2 * disc.radius);
                          },
                          [](const Words& words) { return box_of(words); },
                      },
                      primitive.drawn);
}

std::vector<Primitive> placed_labels(const Box& board, const std::vector<BoardLabel>& labels,
                                     const BoardObstacles& obstacles, double scale) {
    LabelWriting writing(board, scale);
    writing.keep_clear_of(obstacles);
    for (const BoardLabel& label : labels) writing.write(label);
    return writing.take();
}

}  // namespace flagplot
