#include "desk/attention.h"

#include <algorithm>

namespace flagplot::desk {

void Attention::turn_to(unsigned panel, std::size_t acts) {
    constexpr std::size_t longest_look = 40;
    std::erase_if(stays_, [panel](const Stay& stay) { return stay.panel == panel; });
    stays_.push_back({panel, acts, std::min(acts / 4, longest_look)});
}

void Attention::keep_to(const std::vector<unsigned>& drawn) {
    std::erase_if(stays_, [&](const Stay& stay) {
        return std::find(drawn.begin(), drawn.end(), stay.panel) == drawn.end();
    });
}

std::optional<unsigned> Attention::panel() const {
    return stays_.empty() ? std::nullopt : std::optional(stays_.back().panel);
}

void Attention::spend() {
    if (stays_.empty()) return;
    --stays_.back().left;
    end_if_over();
}

void Attention::look_again() {
    if (!stays_.empty()) stays_.back().looked /= 2;
}

void Attention::tire() {
    constexpr std::size_t price = 4;
    if (stays_.empty()) return;
    stays_.back().left -= std::min(stays_.back().left, price);
    end_if_over();
}

std::optional<double> Attention::look() {
    if (stays_.empty() || stays_.back().looked == stays_.back().looks) return std::nullopt;
    Stay& stay = stays_.back();
    return static_cast<double>(stay.looked++) / static_cast<double>(stay.looks);
}

void Attention::end_if_over() {
    if (stays_.back().left == 0) stays_.pop_back();
}

}  // namespace flagplot::desk
