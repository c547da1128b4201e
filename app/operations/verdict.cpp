#include "operations/verdict.h"

#include <fmt/format.h>

#include <array>

#include "campaign/data_change.h"
#include "operations/battles_again.h"
#include "store/revision.h"

namespace flagplot {

namespace {

Verdict different(const std::string& what) { return {Verdict::Kind::different_rules, 0, what}; }

/// What differs when texts of the campaign are read again by this program; nothing if they still
/// mean the same. `which` says which texts they are.
std::optional<Verdict> difference(const Save& save, Compile compile, const std::string& which,
                                  const std::vector<SourceText>& texts, const Definition& meant) {
    const auto again = compile(texts);
    if (!again) {
        return different(fmt::format("{} are refused now: {}", which, describe(again.error())));
    }
    if (*again == meant) return std::nullopt;
    const auto changes = changes_between(meant, *again);
    return different(fmt::format(
        "{} say something else than the campaign that is played{}; this is revision {} of the "
        "program, it was begun by revision {}",
        which, changes.empty() ? "" : ", " + text_of(changes.front()), program_revision(),
        save.entries().front().revision));
}

/// By `Verdict::Kind`.
constexpr std::array<std::string_view, 4> names{"identical", "different rules or data",
                                                "record altered", "program defect"};

}  // namespace

std::string_view name_of(Verdict::Kind kind) { return names[static_cast<std::size_t>(kind)]; }

Verdict verdict_on(const Save& save, Compile compile) {
    if (auto found = difference(save, compile, "the campaign's own texts", save.sources(),
                                save.written_rules().definition)) {
        return *std::move(found);
    }
    for (const auto& [digest, amended] : save.amendments()) {
        const std::string which = fmt::format("the texts of amendment {}", short_hex(digest));
        if (auto found = difference(save, compile, which, save.sources_of(digest), amended)) {
            return *std::move(found);
        }
    }
    Verdict verdict = verify(save.written_rules(), save.entries(), save.root(), program_revision());
    if (verdict.kind != Verdict::Kind::identical) return verdict;
    Verdict of_battles = battles_again(save);
    if (of_battles.kind != Verdict::Kind::identical) return of_battles;
    verdict.explanation += of_battles.explanation;
    return verdict;
}

}  // namespace flagplot
