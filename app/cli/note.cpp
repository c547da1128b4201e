#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "cli/command_context.h"
#include "operations/messages.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"TEXT", Takes::words, true, "what you want to remember"},
};

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const TurnNumber turn = save->state().turn;
    const auto noted = take_note(*save, fmt::format("{}", fmt::join(given.words("TEXT"), " ")));
    if (!noted) return Failure(noted.error());
    console.out << fmt::format("Noted for turn {}. No side is told.\n", turn.count);
    return done;
}

}  // namespace

const CommandRow note_command{"note", "keep a note for yourself, in the log and in your sheet",
                              arguments, run};

}  // namespace flagplot::cli
