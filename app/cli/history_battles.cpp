#include "cli/history_battles.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <ostream>

#include "cli/long_work.h"
#include "operations/action_battles.h"
#include "present/war/actions_text.h"
#include "store/action_files.h"
#include "store/data_roots.h"
#include "store/module_data.h"

namespace flagplot::cli {

namespace {

constexpr std::uint64_t usual_runs = 1'000;
constexpr std::uint64_t most_runs = 1'000'000;

/// Of the actions named, or of all that are installed; of those that state nothing none is fought.
Result<std::vector<actions::Action>> actions_asked_for(const Arguments& given) {
    std::vector<std::string> names = given.words("CAMPAIGN");
    if (names.empty()) names = action_names(data_roots());
    std::vector<actions::Action> all;
    for (const std::string& name : names) {
        auto read = read_action_named(name, data_roots());
        if (!read) return Failure(read.error());
        for (actions::Action& action : *read) {
            if (!action.statements.empty()) all.push_back(std::move(action));
        }
    }
    return all;
}

Result<BattlesWanted> battles_wanted(const Arguments& given) {
    const std::uint64_t runs = given.number("--runs").value_or(usual_runs);
    if (runs < 1 || runs > most_runs) {
        return failure(ErrorCode::out_of_range,
                       {"--runs", std::to_string(runs), fmt::format("1 to {} battles", most_runs)});
    }
    return BattlesWanted{static_cast<std::size_t>(runs), given.number("--seed").value_or(1)};
}

}  // namespace

Result<int> count_battles(const Arguments& given, Console& console) {
    const auto all = actions_asked_for(given);
    if (!all) return Failure(all.error());
    const auto wanted = battles_wanted(given);
    if (!wanted) return Failure(wanted.error());
    const auto modules = modules_for({});
    if (!modules) return Failure(modules.error());
    LongWork work(console.err, "fighting battles");
    const Progress progress = work.progress();
    const std::size_t battles = all->size() * wanted->battles;
    progress.begin(static_cast<std::int32_t>(
        std::min<std::size_t>(battles, std::numeric_limits<std::int32_t>::max())));
    std::vector<actions::ActionFound> found;
    for (const actions::Action& action : *all) {
        const auto module = tactical::module_named(
            *modules, given.optional_text("--module").value_or(action.module));
        if (!module) return Failure(module.error());
        auto counted = fight_often(**module, action, *wanted, progress);
        if (!counted) return Failure(counted.error());
        if (!*counted) {
            console.err << "flagplot: interrupted; nothing was counted\n";
            return machine_failed;
        }
        found.push_back(**std::move(counted));
    }
    console.out << (given.has("--json") ? actions_json(found) : actions_text(found));
    return all_hold(found) ? done : input_is_wrong;
}

}  // namespace flagplot::cli
