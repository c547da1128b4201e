#include "tactical/galley/ground.h"

#include <fmt/format.h>

namespace flagplot::tactical::galley {

namespace {
constexpr std::int32_t die_faces = 6;
}

DieKey key_of(DieUse use, std::int32_t turn, Tag tag, std::uint32_t nth) {
    return {Purpose::battle,
            0,
            static_cast<std::uint16_t>(turn),
            tag,
            static_cast<std::uint32_t>(use),
            nth};
}

std::vector<std::string> Sum::words() const {
    std::vector<std::string> words;
    for (std::size_t part = 0; part < count_; ++part) {
        words.push_back(fmt::format("{} {:+}", parts_[part].what, parts_[part].value));
    }
    return words;
}

std::int32_t Ground::roll(DieUse use, Tag tag) {
    const std::uint32_t nth = rolled_[static_cast<std::size_t>(use)]++;
    return flagplot::roll(dice_, key_of(use, turn(), tag, nth), die_faces);
}

Score Ground::roll_one(DieUse use, Tag tag, const Sum& modifiers) {
    return {roll(use, tag), 0, modifiers};
}

Score Ground::roll_two(DieUse use, Tag tag, const Sum& modifiers) {
    const std::int32_t first = roll(use, tag);
    return {first, roll(use, tag), modifiers};
}

void Ground::say(const std::function<std::string()>& words, std::string_view rule, LogEvent event,
                 const std::vector<std::string>& parts) {
    if (log_ != nullptr) log_->tell_all(words(), std::string(rule), parts).event = event;
}

void Ground::say(const std::function<std::string()>& words, std::string_view rule,
                 const Score& score, LogEvent event) {
    if (log_ == nullptr) return;
    std::vector<std::string> parts{score.second == 0
                                       ? fmt::format("rolled {}", score.first)
                                       : fmt::format("rolled {}+{}", score.first, score.second)};
    for (std::string& word : score.modifiers.words()) parts.push_back(std::move(word));
    parts.push_back(fmt::format("total {}", score.total()));
    say(words, rule, event, parts);
}

void Ground::trace(Tag from, Tag to, TraceKind kind) {
    battle.traces.push_back({battle.ship(from).at.bow, battle.ship(to).at.bow, kind});
}

std::string called(const Battle& battle, Tag ship) {
    return fmt::format("{} (T{})", battle.ship(ship).name, ship);
}

}  // namespace flagplot::tactical::galley
