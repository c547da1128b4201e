#include "operations/restore.h"

#include <ostream>

#include "cli/command_context.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--overrule", Takes::text, false,
     "replace a save that is not damaged, and why; the reason is kept with "
     "what it replaces"},
};

Result<int> run(const Arguments& given, Console& console) {
    const std::string& save = given.text("SAVE");
    const auto restored = restore(save, compiled, given.optional_text("--overrule"));
    if (!restored) return Failure(restored.error());
    for (const std::string& said : told_of(*restored, save)) console.out << said << '\n';
    return done;
}

}  // namespace

const CommandRow restore_command{"restore", "replace a damaged save by the copy beside it",
                                 arguments, run};

}  // namespace flagplot::cli
