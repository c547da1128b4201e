#include <fmt/format.h>

#include <ostream>

#include "cli/at_hand.h"
#include "store/campaign_folder.h"
#include "store/revision.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{save_argument, truth_option};

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

/// What differs when texts of the campaign are read again by this program; nothing, if they still
/// mean the same.
std::optional<Verdict> difference(const Save& save, const std::vector<SourceText>& texts,
                                  const Definition& meant) {
    const auto again = compiled(texts);
    if (!again) {
        return Verdict{
            Verdict::Kind::different_rules, 0,
            fmt::format("the campaign's own files are refused now: {}", describe(again.error()))};
    }
    if (*again == meant) return std::nullopt;
    return Verdict{
        Verdict::Kind::different_rules, 0,
        fmt::format("this revision {} reads the campaign's own files otherwise than the one "
                    "that began it, {}",
                    program_revision(), save.entries().front().revision)};
}

Verdict verdict_on(const Save& save) {
    if (auto found = difference(save, save.sources(), save.written_rules().definition)) {
        return *std::move(found);
    }
    for (const auto& [digest, amended] : save.amendments()) {
        if (auto found = difference(save, save.sources_of(digest), amended)) {
            return *std::move(found);
        }
    }
    return verify(save.written_rules(), save.entries(), save.root(), program_revision());
}

Result<int> run(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const Verdict verdict = verdict_on(*save);
    const VerdictRow& row = verdict_table[static_cast<std::size_t>(verdict.kind)];
    // How many commands there are, and what they say, is of the enemy too.
    if (veiled_seat(*save, given, console)) {
        console.out << fmt::format("{}.\n", row.name);
    } else {
        console.out << fmt::format("{}: {}.\n", row.name, verdict.explanation);
    }
    return row.status;
}

}  // namespace

const CommandRow verify_command{"verify", "decide every command again and compare", arguments, run};

}  // namespace flagplot::cli
