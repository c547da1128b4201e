#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/fields.h"

/// \file
/// The kind and subject of a command in the record, from the first two words of its text. With
/// these, commands of a kind can be found without reading them completely, which would need the
/// state they were given in.

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

/// The first two words of a command's text.
struct CommandHead {
    CommandKind kind{};
    /// The second word: the id of the side whose orders, answer or choice it is, the number of the
    /// battle or of the command taken back, or the digest of an amendment. Points into the text.
    std::string_view subject;
};

/// None if no command begins like this.
[[nodiscard]] std::optional<CommandHead> head_of(std::string_view command);

[[nodiscard]] std::optional<CommandKind> kind_of(std::string_view command);

}  // namespace flagplot
