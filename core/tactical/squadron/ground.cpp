#include "tactical/squadron/ground.h"

#include <algorithm>

namespace flagplot::tactical::squadron {

DieKey key_of(DieUse use, std::int32_t turn, std::uint32_t subject, std::uint32_t nth) {
    return {Purpose::battle,
            0,
            static_cast<std::uint16_t>(turn),
            subject,
            static_cast<std::uint32_t>(use),
            nth};
}

DieKey key_of_deck(std::int32_t turn, std::size_t deck) {
    constexpr std::uint32_t behind_ships = 0x10000;
    return {Purpose::battle,
            0,
            static_cast<std::uint16_t>(turn),
            behind_ships + static_cast<std::uint32_t>(deck),
            0,
            0};
}

std::int32_t Ground::roll(DieUse use, std::uint32_t subject, std::int32_t faces) {
    const auto found = std::find_if(rolled_.begin(), rolled_.end(), [&](const Rolled& each) {
        return each.use == use && each.subject == subject;
    });
    Rolled& rolled =
        found == rolled_.end() ? rolled_.emplace_back(Rolled{use, subject, 0}) : *found;
    return flagplot::roll(dice_, key_of(use, turn(), subject, rolled.count++), faces);
}

void Ground::say(const std::function<std::string()>& words, std::string_view rule,
                 const std::vector<std::string>& parts, LogEvent event) {
    if (log_ != nullptr) log_->tell_all(words(), std::string(rule), parts).event = event;
}

void Ground::tell(SideIndex side, const std::function<std::string()>& words,
                  std::string_view rule) {
    if (log_ != nullptr) log_->tell(side, words(), std::string(rule));
}

}  // namespace flagplot::tactical::squadron
