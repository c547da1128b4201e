#include "files/result_file.h"

#include "base/ensure.h"
#include "campaign/engagement.h"
#include "campaign/result_checks.h"
#include "files/result_table.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"
#include "tactical/paper/papers.h"
#include "tactical/paper/tables.h"

namespace flagplot::fuzz {

namespace {

/// A battle that waits for its result.
struct Waiting {
    const Definition& definition;
    CampaignState state;
    BattleId battle;
};

const Waiting& waiting() {
    static const Waiting found = [] {
        const PlayedWorld& played = played_world();
        for (const test::Played& each : played.steps) {
            const auto& stop = each.step.after.stop;
            const auto* open = stop ? std::get_if<OpenBattle>(&*stop) : nullptr;
            if (open == nullptr) continue;
            return Waiting{played.world.definition, each.step.after, open->battle};
        }
        std::abort();  // this world fights no battle
    }();
    return found;
}

/// A report is taken or refused, and lies in the record as a text that says the same.
void check_report(const ReportBattle& report) {
    const auto& [definition, state, battle] = waiting();
    const std::string text = text_of(definition, state, Command{report});
    const auto again = read_command(definition, state, text);
    FLAGPLOT_ENSURE(again.has_value() && *again == Command{report});
    (void)refusals_of({definition, state, battle, report.outcome});
    (void)advance(played_world().rules, state, Command{report});
}

}  // namespace

void fuzz_result(std::string_view input) {
    const SourceFile file{"result", std::string(input)};
    const bool is_table = is_result_table(file);
    check_said(is_table ? problems_of_result_table(file) : problems_of_result(file));
    const auto& [definition, state, battle] = waiting();
    const auto result =
        is_table ? read_result_table(file, definition) : read_result(file, definition);
    if (!result) {
        FLAGPLOT_ENSURE(!result.error().empty());
        check_said(result.error());
        return;
    }
    auto filled = outcome_of(definition, state, battle, *result);
    if (!filled) return check_said(filled.error());
    check_report({battle, filled->outcome, {}});
    check_report({battle, filled->outcome, "so it was"});
}

Seeds seeds_of_results() {
    const auto& [definition, state, battle] = waiting();
    const tactical::BattleRequest request = request_of(definition, state, battle);
    return {tactical::paper::result_toml(request), tactical::paper::result_csv(request),
            file_of_project("tests/lint-files/right/result.toml")};
}

}  // namespace flagplot::fuzz
