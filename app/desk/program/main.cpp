#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "desk/desk.h"
#include "desk/front_desk.h"
#include "desk/recent.h"

namespace {

using flagplot::desk::TableWanted;
using flagplot::desk::Trial;

constexpr const char* usage =
    "usage: flagplot desk [SAVE [--side SIDE]], or flagplot desk --view FILE\n";

bool is_set(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

/// What the words ask for; false: they ask for nothing that can be shown.
bool read_words(const std::vector<std::string>& words, TableWanted& wanted, Trial& trial) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool takes_value = words[i] == "--side" || words[i] == "--view" ||
                                 words[i] == "--screenshot" || words[i] == "--counts";
        if (takes_value && i + 1 == words.size()) return false;
        if (words[i] == "--side") {
            wanted.bound_side = words[++i];
        } else if (words[i] == "--view") {
            wanted.is_view_file = true;
            wanted.file = words[++i];
        } else if (words[i] == "--screenshot") {
            trial.screenshot = words[++i];
        } else if (words[i] == "--counts") {
            trial.counts = words[++i];
        } else if (words[i] == "--measure") {
            trial.measures = true;
        } else if (words[i].starts_with("-") || !wanted.file.empty()) {
            return false;
        } else {
            wanted.file = words[i];
        }
    }
    const bool is_start = wanted.file.empty() && wanted.bound_side.empty();
    return !wanted.file.empty() || is_start;
}

}  // namespace

/// SFML ends the program where a display that is named cannot be opened.
void say_no_display(int /*signal*/) {
    constexpr char text[] = "flagplot: the display that DISPLAY names cannot be opened\n";
    (void)!::write(STDERR_FILENO, text, sizeof text - 1);
    std::_Exit(3);
}

int main(int argc, char** argv) {
    TableWanted wanted;
    Trial trial;
    if (!read_words({argv + 1, argv + argc}, wanted, trial)) {
        std::cerr << usage;
        return 2;
    }
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) {  // SFML would abort
        std::cerr << "flagplot: the desk needs a display, and neither DISPLAY nor WAYLAND_DISPLAY "
                     "is set; flagplot show draws in the terminal\n";
        return 3;
    }
    try {
        (void)std::signal(SIGABRT, say_no_display);
        if (wanted.file.empty()) {
            const auto chosen = flagplot::desk::FrontDesk().run();
            if (!chosen) return 0;
            wanted = *chosen;
        } else if (!wanted.is_view_file) {
            flagplot::desk::note_recent(wanted.file);
        }
        flagplot::desk::Desk desk(std::move(wanted), std::move(trial));
        (void)std::signal(SIGABRT, SIG_DFL);
        return desk.run();
    } catch (const std::exception& trouble) {
        std::cerr << "flagplot: " << trouble.what() << '\n';
        return 3;
    }
}
