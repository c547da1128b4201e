#include "cli/standing.h"

#include <ostream>

#include "cli/at_hand.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{save_argument};

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    console.out << save->definition().title << '\n'
                << standing_text(save->definition(), save->state())
                << score_text(save->definition(), save->state()) << dice_text(save->dice())
                << record_text(*save);
    return done;
}

}  // namespace

const CommandRow status_command{
    "status", "date, whose orders are in, what waits for a decision, victory points", arguments,
    run};

}  // namespace flagplot::cli
