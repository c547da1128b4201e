#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include "cli/command_context.h"
#include "store/trouble.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FILE", Takes::text, false, "a save, or a file to edit or check; without it the start screen"},
    {"--side", Takes::text, false,
     "of a save, show this side's view alone; without it the umpire's desk"},
    {"--view", Takes::text, false, "instead of a save: a side's view file, on its own machine"},
};

bool is_set(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

/// The desk is a separate program, so that other commands do not have to load its libraries.
std::filesystem::path desk_program() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "flagplot-desk";
}

[[noreturn]] void become(const std::filesystem::path& program, std::vector<std::string> words) {
    words.insert(words.begin(), program.string());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    ::execv(program.c_str(), argv.data());
    throw_trouble("cannot start " + program.string(), errno);
}

Result<int> run(const Arguments& given, Console&) {
    if (given.has("--view") && given.has("FILE")) {
        throw WrongUsage("desk takes a file, or --view and a view file");
    }
    if (given.has("--side") && !given.has("FILE")) throw WrongUsage("--side goes with a save");
    const std::filesystem::path program = desk_program();
    if (!std::filesystem::exists(program)) {
        throw MachineTrouble(
            "the desk was not built: it needs libsfml-dev and libimgui-dev (scripts/packages.txt)");
    }
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) {
        throw MachineTrouble(
            "the desk needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set; flagplot "
            "show draws in the terminal");
    }
    std::vector<std::string> words;
    for (const char* option : {"--side", "--view"}) {
        if (const auto value = given.optional_text(option)) {
            words.insert(words.end(), {option, *value});
        }
    }
    if (const auto file = given.optional_text("FILE")) words.push_back(*file);
    become(program, std::move(words));
}

}  // namespace

const CommandRow desk_command{"desk", "open the desk, the plotting table in a window", arguments,
                              run};

}  // namespace flagplot::cli
