#include "operations/messages.h"

#include "operations/new_game.h"

namespace flagplot {

namespace {

Result<PassMessage> meant(const Definition& definition, const MessageHandedIn& message) {
    PassMessage meant{{}, {}, message.text};
    if (message.to != all_sides) {
        const auto to = side_named(definition, message.to);
        if (!to) return Failure(to.error());
        meant.to = *to;
    }
    if (message.from) {
        const auto from = side_named(definition, *message.from);
        if (!from) return Failure(from.error());
        meant.from = *from;
    }
    return meant;
}

}  // namespace

Result<PassMessage> pass_message(Save& save, const MessageHandedIn& message) {
    auto command = meant(save.definition(), message);
    if (!command) return command;
    const auto passed = save.carry_out(*command);
    if (!passed) return Failure(passed.error());
    return command;
}

Result<void> take_note(Save& save, const std::string& text) {
    const auto noted = save.carry_out(Note{text});
    if (!noted) return Failure(noted.error());
    return {};
}

}  // namespace flagplot
