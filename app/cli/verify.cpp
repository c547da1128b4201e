#include <fmt/format.h>

#include <ostream>

#include "cli/at_hand.h"
#include "store/campaign_folder.h"
#include "store/revision.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{save_argument};

/// What a verdict is called, and its exit status.
struct VerdictRow {
    std::string_view name;
    int status;
};
constexpr std::array<VerdictRow, 4> verdict_table{{
    {"identical", done},
    {"different rules or data", input_is_wrong},
    {"record altered", input_is_wrong},
    {"program defect", input_is_wrong},
}};

/// The texts of the campaign, read again by this program, must still mean the same.
Verdict verdict_on(const Save& save) {
    const auto again = compiled(save.sources());
    if (!again) {
        return {
            Verdict::Kind::different_rules, 0,
            fmt::format("the campaign's own files are refused now: {}", describe(again.error()))};
    }
    if (*again != save.definition()) {
        return {
            Verdict::Kind::different_rules, 0,
            fmt::format("this revision {} reads the campaign's own files otherwise than the one "
                        "that began it, {}",
                        program_revision(), save.entries().front().revision)};
    }
    return verify(save.written_rules(), save.entries(), save.root(), program_revision());
}

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const Verdict verdict = verdict_on(*save);
    const VerdictRow& row = verdict_table[static_cast<std::size_t>(verdict.kind)];
    console.out << fmt::format("{}: {}.\n", row.name, verdict.explanation);
    return row.status;
}

}  // namespace

const CommandRow verify_command{"verify", "decide every command again and compare", arguments, run};

}  // namespace flagplot::cli
