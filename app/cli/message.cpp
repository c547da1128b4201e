#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "base/plain_text.h"
#include "cli/command_context.h"
#include "operations/messages.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"TEXT", Takes::words, true, "the message"},
    {"--to", Takes::text, true, "the side that gets it, or all"},
    {"--from", Takes::text, false,
     "the side that sends it through the umpire; without it, the umpire"},
};

/// In a form to paste into a mail.
std::string letter(const Definition& definition, const CampaignState& state,
                   const PassMessage& message) {
    const std::string from = message.from ? definition.side(*message.from).name : "the umpire";
    const std::string to = message.to ? definition.side(*message.to).name : "all sides";
    return fmt::format("{}, {}\nTo {}, from {}:\n\n{}\n", definition.title,
                       date_hour(definition.calendar.begin_of(state.turn)), to, from,
                       quotation(message.text));
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.optional_text("--from") == given.text("--to")) {
        throw WrongUsage("a side sends no message to itself");
    }
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto message =
        pass_message(*save, {fmt::format("{}", fmt::join(given.words("TEXT"), " ")),
                             given.text("--to"), given.optional_text("--from")});
    if (!message) return Failure(message.error());
    console.out << letter(save->definition(), save->state(), *message);
    if (is_held_back(save->definition(), save->state())) {
        console.err << (message->to ? "It will be in the side's briefing when you release.\n"
                                    : "It will be in the briefings when you release.\n");
    }
    return done;
}

}  // namespace

const CommandRow message_command{
    "message", "pass a message to a side or to all, from you or another side", arguments, run};

}  // namespace flagplot::cli
