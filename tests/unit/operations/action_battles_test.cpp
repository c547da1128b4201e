#include "operations/action_battles.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "files/action_file.h"
#include "present/war/actions_text.h"
#include "support/shipped_battles.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr const char* begin_of_battles = "<!-- flagplot history --battles -->";
constexpr const char* end_of_battles = "<!-- end -->";

std::vector<actions::Action> shipped_actions() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path(FLAGPLOT_SOURCE_DIR) / "assets/actions")) {
        names.insert("assets/actions/" + entry.path().filename().string());
    }
    std::vector<actions::Action> all;
    for (const std::string& name : names) {
        auto read = read_action(shipped_file(name), {shipped_file("assets/ship-classes.toml")});
        REQUIRE(read);
        for (actions::Action& action : *read) {
            if (!action.statements.empty()) all.push_back(std::move(action));
        }
    }
    return all;
}

/// A row of a table: what is stated, what must be, the model, history, whether it holds.
struct Row {
    std::string action;
    std::vector<std::string> cells;
};

std::vector<Row> rows_in(const std::string& text) {
    std::vector<Row> rows;
    std::string action;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("### ")) action = line;
        if (!line.starts_with("| ") || line.starts_with("| -") || line.starts_with("| statement")) {
            continue;
        }
        Row row{action, {}};
        std::istringstream cells(line.substr(1));
        for (std::string cell; std::getline(cells, cell, '|');) {
            const auto first = cell.find_first_not_of(' ');
            if (first == std::string::npos) continue;
            row.cells.push_back(cell.substr(first, cell.find_last_not_of(' ') - first + 1));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string battles_of_page() {
    const std::string page = text_of_file("docs/history.md");
    const auto begin = page.find(begin_of_battles);
    REQUIRE(begin != std::string::npos);
    return page.substr(begin, page.find(end_of_battles, begin) - begin);
}

double number_in(const std::string& text) { return std::strtod(text.c_str(), nullptr); }

/// Is what few battles gave possible where a thousand gave that?
void check_possible(const std::string& few, const std::string& thousand) {
    INFO(few << " of a few battles, " << thousand << " of a thousand");
    const auto bracket = thousand.find('(');
    if (bracket == std::string::npos) {
        constexpr double far = 65;  // percent
        CHECK(std::abs(number_in(few) - number_in(thousand)) <= far);
        return;
    }
    const std::string range = thousand.substr(bracket + 1);
    const double least = number_in(range), most = number_in(range.substr(range.find("to") + 2));
    const double room = 1 + (most - least) / 2;  // one battle of a few may be out of the way
    CHECK(number_in(few) >= least - room);
    CHECK(number_in(few) <= most + room);
}

}  // namespace

TEST_CASE("the page of history has the battles that the program fights", "[actions]") {
    const auto modules = shipped_modules();
    std::vector<actions::ActionFound> found;
    for (const actions::Action& action : shipped_actions()) {
        const auto module = tactical::module_named(modules, action.module);
        REQUIRE(module);
        const auto counted = fight_often(**module, action, {6, 1}, {});
        INFO(action.title << (counted ? "" : ": " + describe(counted.error())));
        REQUIRE((counted && *counted));
        found.push_back(**counted);
    }
    const std::vector<Row> fought = rows_in(actions_text(found));
    const std::vector<Row> told = rows_in(battles_of_page());
    REQUIRE(told.size() == fought.size());
    for (std::size_t i = 0; i < told.size(); ++i) {
        INFO("scripts/history-page writes what the program prints: " << told[i].action << ", "
                                                                     << told[i].cells[0]);
        CHECK(told[i].action == fought[i].action);
        for (const std::size_t column : {0U, 1U, 3U}) {
            CHECK(told[i].cells[column] == fought[i].cells[column]);
        }
        if (told[i].cells[2].find(" of ") == std::string::npos) {
            check_possible(fought[i].cells[2], told[i].cells[2]);
        }
    }
}

TEST_CASE("an action fought on two threads is the same as on one, and every time", "[actions]") {
    const auto modules = shipped_modules();
    const auto all = shipped_actions();
    const auto module = tactical::module_named(modules, all.front().module);
    REQUIRE(module);
    actions::ActionCount alone(all.front());
    for (std::uint64_t seed = 7; seed < 12; ++seed) {
        alone.add(actions::fought(**module, all.front(), seed).value());
    }
    for (int again = 0; again < 2; ++again) {
        const auto together = fight_often(**module, all.front(), {5, 7}, {});
        REQUIRE((together && *together));
        CHECK((*together)->found == alone.found().found);
        CHECK((*together)->minutes == alone.found().minutes);
    }
}

TEST_CASE("battles that are given up are not counted", "[actions]") {
    const auto modules = shipped_modules();
    const auto all = shipped_actions();
    const auto module = tactical::module_named(modules, all.front().module);
    REQUIRE(module);
    std::stop_source stop;
    std::int32_t fought = 0;
    const Progress progress{stop.get_token(), [&](std::int32_t pieces) {
                                fought += pieces;
                                stop.request_stop();
                            }};
    const auto given_up = fight_often(**module, all.front(), {1000, 1}, progress);
    REQUIRE(given_up);
    CHECK_FALSE(*given_up);
    CHECK(fought < 100);
}
