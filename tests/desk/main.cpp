#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/plain_text.h"
#include "desk/shell/run_desk.h"
#include "desk/watchers.h"
#include "present/desk/start/front_intent.h"
#include "present/desk/state/intent.h"
#include "store/disk.h"

/// \file
/// The desk with somebody at it who is no person, or a person who is counted: for tests, pictures
/// and measurements. Words it does not know are the desk's own.

namespace {

using namespace flagplot::desk;

constexpr const char* usage =
    "usage: flagplot-desk-tests [--screenshot FILE | --measure | --monkey SEED] [--moves N]\n"
    "       [--acts FILE] [--memory FILE] [--first KEY] [--counts FILE] [--word WORD] "
    "[WORDS OF THE DESK]\n";

struct Wanted {
    std::map<std::string, std::string> values;
    std::vector<std::string> first_keys;
    bool measures = false;
    std::vector<std::string> desk_words;

    [[nodiscard]] std::string value(const std::string& name) const {
        const auto found = values.find(name);
        return found == values.end() ? std::string() : found->second;
    }
};

std::optional<Wanted> read_words(const std::vector<std::string>& words) {
    Wanted wanted;
    wanted.values = {{"--screenshot", ""}, {"--monkey", ""}, {"--moves", ""}, {"--acts", ""},
                     {"--memory", ""},     {"--counts", ""}, {"--word", ""}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto known = wanted.values.find(words[i]);
        const bool is_first = words[i] == "--first";
        if (words[i] == "--measure") {
            wanted.measures = true;
        } else if (known == wanted.values.end() && !is_first) {
            wanted.desk_words.push_back(words[i]);
        } else if (++i == words.size()) {
            return std::nullopt;
        } else if (is_first) {
            wanted.first_keys.push_back(words[i]);
        } else {
            known->second = words[i];
        }
    }
    return wanted;
}

Monkey::Habits habits_of(const Wanted& wanted) {
    Monkey::Habits habits;
    habits.seed =
        flagplot::whole_number<std::uint64_t>(wanted.value("--monkey")).value_or(habits.seed);
    habits.acts =
        static_cast<std::int64_t>(flagplot::whole_number<std::uint64_t>(wanted.value("--moves"))
                                      .value_or(static_cast<std::uint64_t>(habits.acts)));
    habits.log = wanted.value("--acts");
    habits.memory = wanted.value("--memory");
    habits.first_keys = wanted.first_keys;
    return habits;
}

std::unique_ptr<Watcher> watcher_of(const Wanted& wanted, const Watch& watch) {
    if (wanted.measures) return std::make_unique<Stopwatch>(watch);
    if (const std::string picture = wanted.value("--screenshot"); !picture.empty()) {
        return std::make_unique<PictureTaker>(watch, picture);
    }
    if (!wanted.value("--monkey").empty()) {
        return std::make_unique<Player>(watch, habits_of(wanted));
    }
    return std::make_unique<Watcher>(watch);
}

}  // namespace

int main(int argc, char** argv) {
    const auto wanted = read_words({argv + 1, argv + argc});
    if (!wanted) {
        std::cerr << usage;
        return 2;
    }
    const auto counts = std::make_shared<IntentCounts>();
    counts->expect<Intent>();
    counts->expect<FrontIntent>();
    const auto watcher = watcher_of(*wanted, {counts, wanted->value("--word")});
    const int status = run_desk(wanted->desk_words, *watcher);
    if (const std::string file = wanted->value("--counts"); !file.empty()) {
        flagplot::replace_file(file, counts->text());
    }
    return status != 0 ? status : watcher->status();
}
