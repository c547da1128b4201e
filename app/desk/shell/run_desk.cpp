#include "desk/shell/run_desk.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

#include "desk/shell/shell.h"
#include "desk/start/opened_file.h"

namespace flagplot::desk {

namespace {

constexpr int file_is_wrong = 1, usage_is_wrong = 2, machine_failed = 3;

constexpr const char* usage =
    "usage: flagplot desk [FILE], flagplot desk SAVE --side SIDE, or flagplot desk --view FILE\n";

bool is_set(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

/// SFML ends the program if the named display cannot be opened.
void say_no_display(int /*signal*/) {
    constexpr char text[] = "flagplot: the display that DISPLAY names cannot be opened\n";
    (void)!::write(STDERR_FILENO, text, sizeof text - 1);
    std::_Exit(machine_failed);
}

/// The campaign to open; none: the file belongs on another page.
std::optional<DocumentWanted> campaign_wanted(const DocumentWanted& wanted) {
    if (wanted.file.empty()) return std::nullopt;
    const bool says_what_it_is = !wanted.bound_side.empty() || wanted.is_view_file;
    return says_what_it_is ? wanted : campaign_in(wanted.file);
}

int run_shell(const DocumentWanted& wanted, EventSource& source) {
    (void)std::signal(SIGABRT, say_no_display);
    Shell shell(source);
    (void)std::signal(SIGABRT, SIG_DFL);
    if (const auto campaign = campaign_wanted(wanted)) {
        if (const auto begun = shell.begin_with(*campaign); !begun) {
            std::cerr << "flagplot: " << describe(begun.error()) << '\n';
            return file_is_wrong;
        }
    } else {
        shell.begin_with(wanted.file);
    }
    shell.run();
    return 0;
}

}  // namespace

std::optional<DocumentWanted> wanted_by(const std::vector<std::string>& words) {
    DocumentWanted wanted;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_view = words[i] == "--view", is_side = words[i] == "--side";
        if ((is_view || is_side) && ++i == words.size()) return std::nullopt;
        if (is_side) {
            wanted.bound_side = words[i];
        } else if (!wanted.file.empty() || (!is_view && words[i].starts_with("-"))) {
            return std::nullopt;
        } else {
            wanted.is_view_file = is_view;
            wanted.file = words[i];
        }
    }
    if (wanted.file.empty() && !wanted.bound_side.empty()) return std::nullopt;
    return wanted;
}

int run_desk(const std::vector<std::string>& words, EventSource& source) {
    const auto wanted = wanted_by(words);
    if (!wanted) {
        std::cerr << usage;
        return usage_is_wrong;
    }
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) {  // SFML would abort
        std::cerr << "flagplot: the desk needs a display, and neither DISPLAY nor WAYLAND_DISPLAY "
                     "is set; flagplot show draws in the terminal\n";
        return machine_failed;
    }
    try {
        return run_shell(*wanted, source);
    } catch (const std::exception& trouble) {
        std::cerr << "flagplot: " << trouble.what() << '\n';
        return machine_failed;
    }
}

}  // namespace flagplot::desk
