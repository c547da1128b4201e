#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/fields.h"

/// \file
/// What a command of the record is and what it is about, by the first two words of its text: enough
/// to find the commands of a kind without reading them whole, which needs the state they met.

namespace flagplot {

/// The kinds of `Command`, each with the verb that its text begins with.
enum class CommandKind : std::uint8_t {
    begin,
    orders,
    resolve,
    answer,
    battle,
    withdraw,
    choose,
    ruling,
    card,
    release,
    rule,
    message,
    amend,
    fight,
    refuse,
    note
};
template <>
inline constexpr std::array<std::string_view, 16> words_of<CommandKind>{
    "begin", "orders",  "resolve", "answer",  "battle", "withdraw", "choose", "ruling",
    "card",  "release", "rule",    "message", "amend",  "fight",    "refuse", "note"};

/// The beginning of a command's text.
struct CommandHead {
    CommandKind kind{};
    /// The second word: the id of the side whose orders, answer or choice it is, the number of the
    /// battle or of the command taken back, the digest of an amendment. Points into the text.
    std::string_view subject;
};

/// None: no command begins like this.
[[nodiscard]] std::optional<CommandHead> head_of(std::string_view command);

[[nodiscard]] std::optional<CommandKind> kind_of(std::string_view command);

}  // namespace flagplot
