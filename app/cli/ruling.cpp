#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/screen.h"
#include "operations/decide.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"ANSWER", Takes::text, true, "yes or no"},
    {"--tell", Takes::text, false, "what the side whose card asked is told"},
    truth_option,
};

Result<int> run(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const std::string& answer = given.text("ANSWER");
    const auto taken = rule_on_question(*save, answer, given.optional_text("--tell").value_or(""));
    if (!taken) return Failure(taken.error());
    console.out << fmt::format("The umpire ruled: {}.\n", answer)
                << screen_standing(*save, veiled_seat(*save, given, console));
    return done;
}

}  // namespace

const CommandRow ruling_command{"ruling", "answer a question that the turn asks the umpire",
                                arguments, run};

}  // namespace flagplot::cli
