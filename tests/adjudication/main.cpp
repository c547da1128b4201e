#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "adjudication/case_file.h"
#include "adjudication/forms.h"
#include "adjudication/play_case.h"
#include "rules/switches.h"

/// \file
/// Plays the book of adjudication cases. docs/adjudication/README.md says how.

namespace flagplot::book {

namespace {

using Arguments = std::vector<std::string>;

constexpr std::string_view usage =
    R"(flagplot_cases check PAGE [HEADING]  play and check the cases of a page
flagplot_cases show PAGE [HEADING]   print what they give
flagplot_cases planted PAGE          check that each case fails as it says
flagplot_cases items PAGE...         print what the cases of these pages name
flagplot_cases switches              print every switch with its values
flagplot_cases forms [README]        print every form of a line, or check that a page lists them
)";

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

std::string text_of_file(const std::string& path) {
    std::ifstream in(path);
    if (!in) throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The folder above `docs` that a page lies in.
std::string root_of(const std::string& page) {
    auto folder = std::filesystem::absolute(page).parent_path();
    while (!std::filesystem::exists(folder / "assets") && folder.has_relative_path()) {
        folder = folder.parent_path();
    }
    return folder.string();
}

std::vector<Case> cases_of(const std::string& page) {
    return read_page(std::filesystem::path(page).filename().string(), text_of_file(page));
}

/// Plays the cases of a page, or the one of a heading; false if there is none or one fails.
bool for_cases(const Arguments& arguments,
               const std::function<bool(const Case&, const Played&)>& take) {
    const std::string& page = arguments.at(1);
    bool is_found = false;
    bool is_right = true;
    for (const Case& each : cases_of(page)) {
        if (arguments.size() > 2 && each.heading != arguments[2]) continue;
        is_found = true;
        is_right &= take(each, play(each, root_of(page)));
    }
    if (!is_found) print("there is no such case\n");
    return is_found && is_right;
}

bool check(const Arguments& arguments) {
    return for_cases(arguments, [](const Case&, const Played& played) {
        for (const std::string& problem : played.problems) print(problem + "\n");
        return played.problems.empty();
    });
}

bool show(const Arguments& arguments) {
    return for_cases(arguments, [](const Case& each, const Played& played) {
        print("## " + each.heading + "\n" + played.transcript);
        for (const std::string& problem : played.problems) print("PROBLEM " + problem + "\n");
        return true;
    });
}

/// What is wrong with a case, even if it cannot be played.
std::vector<std::string> problems_of(const Case& each, const std::string& root) {
    try {
        return play(each, root).problems;
    } catch (const PageError& error) {
        return {error.what()};
    }
}

bool check_planted(const Arguments& arguments) {
    bool is_right = true;
    for (const Case& each : cases_of(arguments[1])) {
        const auto problems = problems_of(each, root_of(arguments[1]));
        const bool is_found = std::any_of(
            problems.begin(), problems.end(),
            [&](const auto& problem) { return problem.find(each.fails) != std::string::npos; });
        if (is_found && !each.fails.empty()) continue;
        print(each.name() + " did not fail with \"" + each.fails + "\", but:\n");
        for (const std::string& problem : problems) print("    " + problem + "\n");
        is_right = false;
    }
    return is_right;
}

/// The values of a switch that a row of the program's table lists; none: numbers or names.
std::vector<std::string> listed_values(const SwitchRow& row) {
    std::vector<std::string> values;
    if (row.values.find(',') == std::string_view::npos) return values;
    for (std::string& value : words_in(row.values)) {
        const bool is_open = value == "radius(n)";
        values.push_back(is_open ? "radius" : std::move(value));
    }
    return values;
}

/// What a value counts as: any radius is one value of its switch.
std::string listed_as(const std::string& value) {
    return value.starts_with("radius(") ? "radius" : value;
}

bool print_switches(const Arguments&) {
    for (const std::string_view profile : words_of<Profile>) {
        print("profile = " + std::string(profile) + "\n");
    }
    for (const SwitchRow& row : switch_table()) {
        for (const std::string& value : listed_values(row)) {
            print(std::string(row.key) + " = " + value + "\n");
        }
        print(std::string(row.key) + " decides\n");
    }
    return true;
}

/// Does this case play every value of its switch, or where they are no list two of them?
bool plays_all_values(const Case& each) {
    if (each.variants.empty()) return false;
    std::set<std::string> played;
    for (const Variant& variant : each.variants) played.insert(listed_as(variant.with.value));
    for (const SwitchRow& row : switch_table()) {
        if (row.key != each.variants.front().with.key) continue;
        const auto values = listed_values(row);
        return std::all_of(values.begin(), values.end(),
                           [&](const std::string& value) { return played.contains(value); });
    }
    return false;
}

std::set<std::string> items_of(const Case& each) {
    std::set<std::string> items(each.rules.begin(), each.rules.end());
    bool has_briefing = false;
    const auto look = [&](const std::vector<Block>& blocks) {
        has_briefing |= std::any_of(blocks.begin(), blocks.end(),
                                    [](const Block& block) { return block.kind == "briefing"; });
    };
    look(each.blocks);
    for (const Setting& setting : each.switches) {
        items.insert(setting.key + " = " + listed_as(setting.value));
    }
    for (const Variant& variant : each.variants) {
        items.insert(variant.with.key + " = " + listed_as(variant.with.value));
        look(variant.blocks);
    }
    if (plays_all_values(each)) {
        items.insert(each.variants.front().with.key +
                     (each.values_agree ? " is the same for all" : " decides"));
    }
    if (!has_briefing) return items;
    for (const std::string& rule : each.rules) {
        if (rule.starts_with("5.2 ")) items.insert(rule + " in a briefing");
    }
    return items;
}

bool print_items(const Arguments& arguments) {
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        for (const Case& each : cases_of(arguments[i])) {
            for (const std::string& item : items_of(each)) print(item + "\t" + each.name() + "\n");
        }
    }
    return true;
}

bool print_forms(const Arguments& arguments) {
    if (arguments.size() == 1) {
        for (const Form& form : forms()) {
            print("| `" + std::string(form.text) + "` | " + std::string(form.meaning) + " |\n");
        }
        return true;
    }
    const std::string page = text_of_file(arguments[1]);
    bool is_right = true;
    for (const Form& form : forms()) {
        if (page.find("`" + std::string(form.text) + "`") != std::string::npos) continue;
        print(arguments[1] + " does not list: " + std::string(form.text) + "\n");
        is_right = false;
    }
    return is_right;
}

struct Verb {
    std::size_t least;  ///< arguments
    bool (*run)(const Arguments&);
};

const std::map<std::string, Verb, std::less<>> verbs{{"check", {2, check}},
                                                     {"show", {2, show}},
                                                     {"planted", {2, check_planted}},
                                                     {"items", {2, print_items}},
                                                     {"switches", {1, print_switches}},
                                                     {"forms", {1, print_forms}}};

int run(const Arguments& arguments) {
    const auto verb = arguments.empty() ? verbs.end() : verbs.find(arguments.front());
    if (verb == verbs.end() || arguments.size() < verb->second.least) {
        print(usage);
        return 2;
    }
    return verb->second.run(arguments) ? 0 : 1;
}

}  // namespace

}  // namespace flagplot::book

int main(int count, char** words) {
    try {
        return flagplot::book::run({words + 1, words + count});
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
}
