#include <fmt/format.h>

#include <ostream>

#include "campaign/receipts.h"
#include "cli/command_context.h"
#include "operations/verdict.h"
#include "store/campaign_folder.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--receipt", Takes::words, false,
     "briefings or other texts with receipts that players kept: does the record still hold them?"},
    truth_option,
};

Result<KeptReceipts> receipts_in(const std::vector<std::string>& files) {
    KeptReceipts kept;
    for (const std::string& file : files) {
        const auto text = read_file(file);
        if (!text) return Failure(text.error());
        KeptReceipts found;
        read_receipts(*text, found);
        if (found.empty()) return failure(ErrorCode::no_receipt, {file});
        read_receipts(*text, kept);
    }
    return kept;
}

/// First the commands, then the players' receipts.
Verdict verdict_with(const Save& save, const KeptReceipts& kept) {
    Verdict verdict = verdict_on(save, compiled);
    if (verdict.kind == Verdict::Kind::altered || kept.empty()) return verdict;
    Verdict of_receipts =
        compare_receipts(save.written_rules(), save.entries(), kept, save.earlier());
    if (of_receipts.kind != Verdict::Kind::identical) return of_receipts;
    verdict.explanation += "; " + of_receipts.explanation;
    return verdict;
}

/// A save that cannot be opened because it was changed.
Result<int> refused(const Error& error, Console& console) {
    if (error.code != ErrorCode::save_damaged) return Failure(error);
    console.out << fmt::format("{}: {}.\n", name_of(Verdict::Kind::altered), sentence_of(error));
    return input_is_wrong;
}

Result<int> run(const Arguments& given, Console& console) {
    const auto kept = receipts_in(given.words("--receipt"));
    if (!kept) return Failure(kept.error());
    const auto save = open_save(given, Save::Access::read);
    if (!save) return refused(save.error(), console);
    const Verdict verdict = verdict_with(*save, *kept);
    const std::string_view name = name_of(verdict.kind);
    // The number and contents of commands are partly the enemy's.
    if (veiled_seat(*save, given, console)) {
        console.out << fmt::format("{}.\n", name);
    } else {
        console.out << fmt::format("{}: {}.\n", name, verdict.explanation);
    }
    return verdict.kind == Verdict::Kind::identical ? done : input_is_wrong;
}

}  // namespace

const CommandRow verify_command{"verify", "decide every command again and compare", arguments, run};

}  // namespace flagplot::cli
