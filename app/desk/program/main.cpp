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
#include "desk/monkey/monkey.h"
#include "desk/opened_file.h"
#include "desk/recent.h"
#include "desk/start_screen.h"
#include "present/desk/front.h"
#include "store/disk.h"

namespace {

using flagplot::desk::DocumentWanted;
using flagplot::desk::Monkey;
using flagplot::desk::TestHooks;

constexpr const char* usage =
    "usage: flagplot desk [FILE], flagplot desk SAVE --side SIDE, or flagplot desk --view FILE\n";

bool is_set(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

/// What the words ask for that is for tests alone.
struct Tried {
    TestHooks hooks;
    std::filesystem::path counts;  ///< at the end, how often each intent was carried out
    bool has_monkey = false;
    Monkey::Habits habits;
};

/// What the words ask for; false: they ask for nothing that can be shown.
bool read_words(const std::vector<std::string>& words, DocumentWanted& wanted, Tried& tried) {
    Monkey::Habits& habits = tried.habits;
    const std::map<std::string, std::filesystem::path*> files{
        {"--view", &wanted.file},     {"--screenshot", &tried.hooks.screenshot},
        {"--counts", &tried.counts},  {"--acts", &habits.log},
        {"--memory", &habits.memory},
    };
    static const std::set<std::string> other_valued{"--side", "--word", "--monkey", "--moves",
                                                    "--first"};
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
        } else if (word == "--word") {
            tried.hooks.word = words[++i];
        } else if (word == "--first") {
            habits.first_keys.push_back(words[++i]);
        } else if (word == "--monkey" || word == "--moves") {
            const auto number = flagplot::desk::whole_number(words[++i]);
            if (!number) return false;
            tried.has_monkey |= word == "--monkey";
            if (word == "--monkey") habits.seed = *number;
            if (word == "--moves") habits.acts = static_cast<std::int64_t>(*number);
        } else if (word == "--measure") {
            tried.hooks.measures = true;
        } else if (word.starts_with("-") || !wanted.file.empty()) {
            return false;
        } else {
            wanted.file = word;
        }
    }
    const bool is_start = wanted.file.empty() && wanted.bound_side.empty();
    return !wanted.file.empty() || is_start;
}

/// What the words ask for, if it goes on the desk; none: it is for the start screen, which chooses.
std::optional<DocumentWanted> table_asked_for(const DocumentWanted& wanted) {
    if (wanted.file.empty()) return std::nullopt;
    const bool says_what_it_is = !wanted.bound_side.empty() || wanted.is_view_file;
    return says_what_it_is ? wanted : flagplot::desk::table_in(wanted.file);
}

/// Until the desk is left, and not for the start screen; the status.
int sit_down(const DocumentWanted& wanted, const TestHooks& hooks) {
    auto table = table_asked_for(wanted);
    if (table && !table->is_view_file) flagplot::desk::note_recent(table->file);
    for (auto opened = wanted.file;; opened.clear()) {
        if (!table) table = flagplot::desk::StartScreen(hooks, opened).run();
        if (!table) return 0;
        flagplot::desk::Desk desk(*std::exchange(table, std::nullopt), hooks);
        (void)std::signal(SIGABRT, SIG_DFL);
        const int status = desk.run();
        if (!desk.is_closed()) return status;
    }
}

/// With the monkey and the counts that are wanted.
const TestHooks& made_ready(Tried& tried) {
    using namespace flagplot::desk;
    if (tried.has_monkey || !tried.counts.empty()) {
        tried.hooks.counts = std::make_shared<IntentCounts>();
        tried.hooks.counts->expect<Intent>();
        tried.hooks.counts->expect<FrontIntent>();
    }
    if (tried.has_monkey) {
        tried.hooks.monkey = std::make_shared<Monkey>(tried.habits, tried.hooks.counts);
    }
    return tried.hooks;
}

}  // namespace

/// SFML ends the program where a display that is named cannot be opened.
void say_no_display(int /*signal*/) {
    constexpr char text[] = "flagplot: the display that DISPLAY names cannot be opened\n";
    (void)!::write(STDERR_FILENO, text, sizeof text - 1);
    std::_Exit(3);
}

int main(int argc, char** argv) {
    DocumentWanted wanted;
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
        const int status = sit_down(wanted, made_ready(tried));
        if (!tried.counts.empty()) {
            flagplot::replace_file(tried.counts, tried.hooks.counts->text());
        }
        return status;
    } catch (const std::exception& trouble) {
        std::cerr << "flagplot: " << trouble.what() << '\n';
        return 3;
    }
}
