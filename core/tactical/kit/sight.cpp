#include "tactical/kit/sight.h"

#include <algorithm>

namespace flagplot::tactical::kit {

bool is_clear(const Stretch& line, std::span<const Shape> in_the_way) {
    return std::none_of(in_the_way.begin(), in_the_way.end(),
                        [&line](const Shape& shape) { return do_overlap(line, shape); });
}

std::vector<std::size_t> near_line(const Stretch& line, std::int32_t margin,
                                   std::span<const Shape> shapes) {
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < shapes.size(); ++at) {
        if (is_within(line, shapes[at], margin)) found.push_back(at);
    }
    return found;
}

Stretch beyond(const Stretch& line, std::int32_t length) {
    const std::int32_t whole = distance(line.from, line.to);
    if (whole == 0) return {line.to, line.to};
    const auto part = [whole, length](std::int32_t from, std::int32_t to) {
        return static_cast<std::int32_t>((std::int64_t{to} - from) * length / whole);
    };
    return {line.to,
            {line.to.x + part(line.from.x, line.to.x), line.to.y + part(line.from.y, line.to.y)}};
}

}  // namespace flagplot::tactical::kit
