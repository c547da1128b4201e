#include "tactical/playable.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot::tactical {

std::string expected_among(const std::vector<std::string>& orders) {
    constexpr std::size_t shown = 12;
    if (orders.empty()) return "no order: this side is not to decide now";
    const auto end = orders.begin() + static_cast<std::ptrdiff_t>(std::min(shown, orders.size()));
    std::string text = fmt::format("one of {}", fmt::join(orders.begin(), end, "; "));
    if (orders.size() > shown) text += fmt::format(" and {} more", orders.size() - shown);
    return text;
}

}  // namespace flagplot::tactical
