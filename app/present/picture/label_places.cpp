#include "present/picture/label_places.h"

#include <array>
#include <limits>

namespace flagplot {

namespace {

/// Places of a label, as fractions from -1 to 1 of the sizes of both that are between the centres.
/// Below comes first, where readers expect a name.
constexpr std::array<Point, 16> sides{{{0, 1},
                                       {1, 0},
                                       {0, -1},
                                       {-1, 0},
                                       {1, 1},
                                       {-1, 1},
                                       {1, -1},
                                       {-1, -1},
                                       {0.5, 1},
                                       {-0.5, 1},
                                       {0.5, -1},
                                       {-0.5, -1},
                                       {1, 0.5},
                                       {1, -0.5},
                                       {-1, 0.5},
                                       {-1, -0.5}}};

constexpr double ring_step = 4;
constexpr double cost_of_side = 0.5;
constexpr double cost_of_hiding = 3;

}  // namespace

bool LabelPlaces::is_free(const Box& box) const {
    return page_.contains(box) && !taken_.overlaps_any(box);
}

bool LabelPlaces::is_quiet(const Box& box) const {
    return is_free(box) && !avoided_.overlaps_any(box);
}

std::optional<Box> LabelPlaces::place(const Box& beside, double width, double height, double far) {
    std::optional<Box> best;
    double least = std::numeric_limits<double>::max();
    for (double gap = 2; gap <= far && gap < least; gap += ring_step) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const Point away{(beside.width() + width) / 2 + gap,
                             (beside.height() + height) / 2 + gap};
            const Point centre =
                beside.centre() + Point{away.x * sides.at(i).x, away.y * sides.at(i).y};
            const Box box = box_round(centre, width, height);
            if (!is_free(box)) continue;
            const double cost = gap + cost_of_side * static_cast<double>(i) +
                                cost_of_hiding * static_cast<double>(avoided_.overlaps(box));
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    }
    if (best) taken_.add(*best);
    return best;
}

}  // namespace flagplot
