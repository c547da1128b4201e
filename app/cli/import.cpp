#include <fmt/format.h>

#include <ostream>

#include "cli/at_hand.h"
#include "store/campaign_folder.h"
#include "store/record_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FOLDER", Takes::text, true, "a folder that export has written, with the secret of the dice"},
    {"SAVE", Takes::text, true, "the file to make; it must not exist"},
};

Result<int> run(const Arguments& given, Console& console) {
    const auto imported = import_save(given.text("FOLDER"), given.text("SAVE"), compiled);
    if (!imported) return Failure(imported.error());
    console.out << fmt::format("{} holds {} commands, each decided again with the same result.\n",
                               given.text("SAVE"), *imported);
    return done;
}

}  // namespace

const CommandRow import_command{"import", "make a save of a folder that export has written",
                                arguments, run};

}  // namespace flagplot::cli
