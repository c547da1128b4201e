#include "operations/command_text.h"

namespace flagplot {

namespace {

Failure without_place(Error error) {
    error.where = {};
    return Failure(std::move(error));
}

}  // namespace

Result<Command> command_in(const Save& save, const std::string& text) {
    auto command = read_command(save.definition(), save.state(), text);
    if (!command) return without_place(command.error());
    return command;
}

Result<Happened> carry_out_text(Save& save, const std::string& text) {
    const auto command = command_in(save, text);
    if (!command) return Failure(command.error());
    auto happened = save.carry_out(*command);
    if (!happened) return without_place(happened.error());
    return happened;
}

}  // namespace flagplot
