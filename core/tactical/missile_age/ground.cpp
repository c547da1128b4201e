#include "tactical/missile_age/ground.h"

#include <fmt/format.h>

#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

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

std::int32_t Ground::roll(DieUse use, Tag tag, std::int32_t faces) {
    const std::uint32_t nth = rolled_[static_cast<std::size_t>(use)]++;
    return flagplot::roll(dice_, key_of(use, turn(), tag, nth), faces);
}

void Ground::say(const std::function<std::string()>& words, std::string_view rule, LogEvent event) {
    if (log_ != nullptr) log_->tell_all(words(), std::string(rule)).event = event;
}

void Ground::tell(const std::function<std::optional<std::string>(SideIndex)>& words,
                  std::string_view rule, LogEvent event, std::optional<SideIndex> whole,
                  const std::vector<std::string>& parts) {
    if (log_ == nullptr) return;
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        auto text = words({side});
        if (!text) continue;
        const bool is_whole = whole == SideIndex{side};
        log_->tell({side}, *std::move(text), std::string(rule),
                   is_whole ? parts : std::vector<std::string>{})
            .event = event;
    }
}

void Ground::tell_one(SideIndex side, const std::function<std::string()>& words,
                      std::string_view rule, const std::vector<std::string>& parts,
                      LogEvent event) {
    if (log_ != nullptr && side.index() < battle.sides.size()) {
        log_->tell(side, words(), std::string(rule), parts).event = event;
    }
}

void Ground::note(const std::function<std::string()>& words, std::string_view rule,
                  const std::vector<std::string>& parts) {
    if (log_ != nullptr) log_->note(words(), std::string(rule), parts);
}

void Ground::trace(kit::Point from, kit::Point to, TraceKind kind, Audience readers) {
    battle.traces.push_back({from, to, kind, false, std::move(readers)});
}

void Ground::trace_shot(const Unit& firer, kit::Point to, TraceKind kind, bool is_hit) {
    for (std::uint32_t side = 0; side < battle.sides.size(); ++side) {
        const kit::Point from = knows({side}, firer) ? firer.place : to;
        battle.traces.push_back({from, to, kind, is_hit, {false, {{side}}}});
    }
}

bool knows(SideIndex side, const Unit& unit) {
    return unit.side == side || unit.seen_by(side) == Sighting::model;
}

std::string called(const Unit& unit, SideIndex side) {
    return knows(side, unit) ? fmt::format("{} (T{})", unit.name, unit.tag)
                             : fmt::format("T{}", unit.tag);
}

std::string called(const Battle& battle, Tag tag, SideIndex side) {
    const Unit* unit = unit_with(battle, tag);
    return unit == nullptr ? "somebody" : called(*unit, side);
}

std::vector<std::string> parts_of(const Ground& ground, const Score& score, std::int32_t needed) {
    if (!ground.is_logged()) return {};
    std::vector<std::string> parts = score.modifiers.words();
    parts.insert(parts.begin(),
                 {fmt::format("needed {}", needed), fmt::format("rolled {}", score.die),
                  fmt::format("score {}", score.total())});
    return parts;
}

}  // namespace flagplot::tactical::missile_age
