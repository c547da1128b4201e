#include "present/desk/editors/by_side.h"

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot::desk {

bool is_same_name(const std::string& a, const std::string& b) {
    return lower_case(a) == lower_case(b);
}

std::optional<std::size_t> last_of_side(const std::vector<std::string>& sides,
                                        const std::string& side) {
    for (std::size_t i = sides.size(); i > 0; --i) {
        if (is_same_name(sides[i - 1], side)) return i - 1;
    }
    return std::nullopt;
}

std::optional<std::size_t> neighbour_of_side(const std::vector<std::string>& sides,
                                             std::size_t line, bool is_up) {
    const auto count = static_cast<std::ptrdiff_t>(sides.size());
    const std::ptrdiff_t step = is_up ? -1 : 1;
    for (auto i = static_cast<std::ptrdiff_t>(line) + step; i >= 0 && i < count; i += step) {
        const auto other = static_cast<std::size_t>(i);
        if (is_same_name(sides[other], sides[line])) return other;
    }
    return std::nullopt;
}

std::string id_of_side(const std::string& side, const std::string& word) {
    std::string id = side;
    std::transform(id.begin(), id.end(), id.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return id + '-' + word;
}

}  // namespace flagplot::desk
