#include "campaign/command_kind.h"

#include <algorithm>

namespace flagplot {

namespace {

/// Takes the first word off a text. Words end at a blank or at the end of the line.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

}  // namespace

std::optional<CommandHead> head_of(std::string_view command) {
    const std::string_view verb = take_word(command);
    const auto& verbs = words_of<CommandKind>;
    const auto found = std::find(verbs.begin(), verbs.end(), verb);
    if (found == verbs.end()) return std::nullopt;
    return CommandHead{static_cast<CommandKind>(found - verbs.begin()), take_word(command)};
}

std::optional<CommandKind> kind_of(std::string_view command) {
    const auto head = head_of(command);
    return head ? std::optional(head->kind) : std::nullopt;
}

}  // namespace flagplot
