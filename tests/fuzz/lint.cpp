#include "base/ensure.h"
#include "base/plain_text.h"
#include "files/file_kind.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

/// The first line is the name of the file; the rest is its text.
void fuzz_lint(std::string_view input) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    const SourceFile file{std::string(input.substr(0, end)),
                          std::string(input.substr(std::min(end + 1, input.size())))};
    if (first_bad_byte(file.name)) return;  // messages show names as they are
    const auto kind = kind_of(file);
    if (!kind) {
        check_said(why_no_kind(file));
        return;
    }
    if (kind->check != nullptr) check_said(kind->check(file));
}

Seeds seeds_of_files() {
    Seeds seeds = {"a\n\n", "a.json\n{}", "a\nORDERS uk turn 1\nUK-K hold\nEND\n"};
    const CampaignSources& sources = drill_sources();
    for (const SourceFile& file : {sources.campaign, sources.forces, sources.history,
                                   sources.charts[0], sources.classes[0], sources.decks[0]}) {
        seeds.push_back("anything\n" + file.text);
        seeds.push_back(file.name + "\n" + file.text);
    }
    for (const std::string name :
         {"result.toml", "sheets/red-1.txt", "assets/battle_board/naval.toml",
          "assets/battle_board/reference.toml", "assets/coast/gazetteer.toml"}) {
        seeds.push_back(name + "\n" + file_of_project("tests/lint-files/right/" + name));
    }
    return seeds;
}

}  // namespace flagplot::fuzz
