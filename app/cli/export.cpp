#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "cli/command_context.h"
#include "operations/record_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"FOLDER", Takes::text, true,
     "the folder to write; new, empty, or of an older export, which is brought up to date"},
    {"--with-secret", Takes::nothing, false,
     "also write the secret of the dice: anybody who has it can foresee every die"},
    truth_option,
};

/// Tells the user where the secret of the dice is.
std::string secret_text(const Save& save, const std::filesystem::path& folder, bool is_written) {
    const std::string file = (folder / secret_file).string();
    if (save.dice().public_seed) return "Its dice are public, so import needs nothing else.\n";
    if (is_written) {
        return fmt::format(
            "The secret of its dice is in {}: anybody who has it can foresee every die. Keep it to "
            "yourself while the war lasts.\n",
            file);
    }
    if (std::filesystem::exists(file)) {
        return fmt::format("The secret of its dice is in {}, as it was before.\n", file);
    }
    return fmt::format(
        "The secret of its dice is not in it, so it can be read but not imported; --with-secret "
        "writes it to {}.\n",
        file);
}

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    if (auto shown = check_unveiled(*save, given, console, "export"); !shown) {
        return Failure(shown.error());
    }
    const std::filesystem::path folder = given.text("FOLDER");
    const bool with_secret = given.has("--with-secret");
    const auto exported =
        export_save(*save, folder, with_secret ? SecretOfDice::written : SecretOfDice::left_out);
    if (!exported) return Failure(exported.error());
    console.out << fmt::format("{} commands of {} are in {}.\n", save->entries().size(),
                               save->definition().title, folder.string())
                << secret_text(*save, folder, with_secret);
    return done;
}

}  // namespace

const CommandRow export_command{"export", "write the whole campaign into a folder, as plain text",
                                arguments, run};

}  // namespace flagplot::cli
