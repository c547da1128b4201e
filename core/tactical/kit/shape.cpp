#include "tactical/kit/shape.h"

#include "tactical/kit/figure.h"
#include "tactical/kit/vector.h"

namespace flagplot::tactical::kit {

std::array<Point, 4> corners_of(const Box& box) {
    // In half steps, half of a length is the length itself; so a corner is one length and one
    // breadth from the centre.
    const auto nearest = [](std::int64_t value) {
        constexpr std::int64_t half = fine_unit / 2;
        return (value < 0 ? value - half : value + half) / fine_unit;
    };
    const Vector bow = way_of(box.heading);
    const auto corner = [&](std::int64_t along, std::int64_t to_starboard) {
        const Vector centre = in_half_steps(box.centre);
        return Point{
            static_cast<std::int32_t>(centre.x + nearest(along * bow.x + to_starboard * bow.y)),
            static_cast<std::int32_t>(centre.y + nearest(along * bow.y - to_starboard * bow.x))};
    };
    const std::int64_t along = box.length;
    const std::int64_t beside = box.breadth;
    return {corner(along, beside), corner(-along, beside), corner(-along, -beside),
            corner(along, -beside)};
}

std::int32_t gap(const Shape& one, const Shape& other) { return gap(Figure(one), Figure(other)); }

bool is_within(const Shape& one, const Shape& other, std::int32_t reach) {
    return is_within(Figure(one), Figure(other), reach);
}

bool do_touch(const Shape& one, const Shape& other) { return is_within(one, other, 0); }

bool do_overlap(const Shape& one, const Shape& other) {
    return do_overlap(Figure(one), Figure(other));
}

}  // namespace flagplot::tactical::kit
