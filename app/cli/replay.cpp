#include <fmt/format.h>

#include <ostream>

#include "base/ensure.h"
#include "base/lines.h"
#include "cli/command_context.h"
#include "store/save_reading.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--turn", Takes::number, false, "this turn alone"},
    truth_option,
};

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    if (auto shown = check_unveiled(*save, given, console, "replay"); !shown) {
        return Failure(shown.error());
    }
    const auto asked = given.number("--turn");
    CampaignState state = save->state_after(0);
    for (const Entry* entry : save->line()) {
        const TurnNumber turn = state.turn;
        state = state_with(std::move(state), *entry);
        const Digest digest = digest_of(state);
        if (digest != entry->state) {
            return Failure(error_of_damage(
                given.text("SAVE"),
                fmt::format("what entry {} did does not lead to its state", entry->number)));
        }
        if (asked && static_cast<std::uint64_t>(turn.count) != *asked) continue;
        console.out << fmt::format("turn {:3}  {}  command {:4}  {}\n", turn.count,
                                   short_hex(digest), entry->number, first_line(entry->command));
    }
    return done;
}

}  // namespace

const CommandRow replay_command{"replay", "fold the record and show the digest of every state",
                                arguments, run};

}  // namespace flagplot::cli
