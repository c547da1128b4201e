#include "tactical/pass_until.h"

#include <algorithm>
#include <string>

#include "base/plain_text.h"

namespace flagplot::tactical {

namespace {

constexpr std::string_view turn_word = "turn ";

std::optional<std::int32_t> turn_in(std::string_view text) {
    if (!text.starts_with(turn_word)) return std::nullopt;
    text.remove_prefix(turn_word.size());
    const auto turn = whole_number<std::int32_t>(text);
    return turn && *turn > 0 ? turn : std::nullopt;
}

}  // namespace

Result<PassUntil> read_pass_until(std::string_view text) {
    for (const LogEvent event : {LogEvent::contact, LogEvent::hit}) {
        if (text == word_of(event)) return PassUntil{event, 0};
    }
    if (const auto turn = turn_in(text)) return PassUntil{std::nullopt, *turn};
    return failure(ErrorCode::no_such_order, {std::string(text), "contact, hit or turn 5"}, {},
                   nearest_word(text, {"contact", "hit", "turn"}));
}

bool has_come(const PassUntil& until, const std::vector<LogLine>& lines, std::int32_t turn) {
    if (!until.event) return turn >= until.turn;
    return std::any_of(lines.begin(), lines.end(),
                       [&](const LogLine& line) { return line.event == until.event; });
}

}  // namespace flagplot::tactical
