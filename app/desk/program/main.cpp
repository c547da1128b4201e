#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "desk/desk.h"
#include "desk/front_desk.h"
#include "desk/monkey.h"
#include "desk/opened_file.h"
#include "desk/recent.h"
#include "present/desk/front.h"
#include "store/disk.h"

namespace {

using flagplot::desk::Monkey;
using flagplot::desk::TableWanted;
using flagplot::desk::Trial;

constexpr const char* usage =
    "usage: flagplot desk [FILE], flagplot desk SAVE --side SIDE, or flagplot desk --view FILE\n";

bool is_set(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

/// What the words ask for that is for tests alone.
struct Tried {
    Trial trial;
    std::filesystem::path counts;  ///< at the end, how often each intent was carried out
    bool has_monkey = false;
    Monkey::Habits habits;
};

/// What the words ask for; false: they ask for nothing that can be shown.
bool read_words(const std::vector<std::string>& words, TableWanted& wanted, Tried& tried) {
    Monkey::Habits& habits = tried.habits;
    const std::map<std::string, std::filesystem::path*> files{
        {"--view", &wanted.file},     {"--screenshot", &tried.trial.screenshot},
        {"--counts", &tried.counts},  {"--acts", &habits.log},
        {"--memory", &habits.memory},
    };
    static const std::set<std::string> other_valued{"--side", "--monkey", "--moves", "--first"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const auto file = files.find(word);
        const bool takes_value = file != files.end() || other_valued.contains(word);
        if (takes_value && i + 1 == words.size()) return false;
        wanted.is_view_file |= word == "--view";
        if (file != files.end()) {
            *file->second = words[++i];
        } else if (word == "--side") {
            wanted.bound_side = words[++i];
        } else if (word == "--first") {
            habits.first_keys.push_back(words[++i]);
        } else if (word == "--monkey" || word == "--moves") {
            const auto number = flagplot::desk::whole_number(words[++i]);
            if (!number) return false;
            tried.has_monkey |= word == "--monkey";
            if (word == "--monkey") habits.seed = *number;
            if (word == "--moves") habits.acts = static_cast<std::int64_t>(*number);
        } else if (word == "--measure") {
            tried.trial.measures = true;
        } else if (word.starts_with("-") || !wanted.file.empty()) {
            return false;
        } else {
            wanted.file = word;
        }
    }
    const bool is_start = wanted.file.empty() && wanted.bound_side.empty();
    return !wanted.file.empty() || is_start;
}

/// Until the desk is left, and not for the start screen; the status. What is no save and no view
/// file is opened on the start screen.
int sit_down(TableWanted wanted, const Trial& trial) {
    for (;;) {
        const bool is_plain = wanted.bound_side.empty() && !wanted.is_view_file;
        if (is_plain) wanted.is_view_file = flagplot::desk::is_view_file(wanted.file);
        if (wanted.file.empty() || (is_plain && !flagplot::desk::goes_on_desk(wanted.file))) {
            const auto chosen = flagplot::desk::FrontDesk(trial, wanted.file).run();
            if (!chosen) return 0;
            wanted = *chosen;
        } else if (!wanted.is_view_file) {
            flagplot::desk::note_recent(wanted.file);
        }
        flagplot::desk::Desk desk(std::exchange(wanted, {}), trial);
        (void)std::signal(SIGABRT, SIG_DFL);
        const int status = desk.run();
        if (!desk.is_closed()) return status;
    }
}

/// With the monkey and the counts that are wanted.
const Trial& made_ready(Tried& tried) {
    using namespace flagplot::desk;
    if (tried.has_monkey || !tried.counts.empty()) {
        tried.trial.counts = std::make_shared<IntentCounts>();
        tried.trial.counts->expect<Intent>();
        tried.trial.counts->expect<FrontIntent>();
    }
    if (tried.has_monkey) {
        tried.trial.monkey = std::make_shared<Monkey>(tried.habits, tried.trial.counts);
    }
    return tried.trial;
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
    Tried tried;
    if (!read_words({argv + 1, argv + argc}, wanted, tried)) {
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
        const int status = sit_down(std::move(wanted), made_ready(tried));
        if (!tried.counts.empty()) {
            flagplot::replace_file(tried.counts, tried.trial.counts->text());
        }
        return status;
    } catch (const std::exception& trouble) {
        std::cerr << "flagplot: " << trouble.what() << '\n';
        return 3;
    }
}
