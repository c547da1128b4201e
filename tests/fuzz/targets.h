#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// Everything that reads what somebody else wrote, one function each. A function is given any bytes
/// at all: it reads them, and where they are accepted it writes the value back, reads that, and
/// expects the same value. A broken promise stops the program, as the sanitizers do.
///
/// The smoke test runs all of them over seeds, corpus and mutations of both; with FLAGPLOT_FUZZ
/// each is a program of libFuzzer besides. Page: docs/reliability.md#hostile-input

namespace flagplot::fuzz {

using Seeds = std::vector<std::string>;

void fuzz_sheet(std::string_view input);
void fuzz_chart(std::string_view input);
void fuzz_campaign(std::string_view input);
void fuzz_forces(std::string_view input);
void fuzz_classes(std::string_view input);
void fuzz_deck(std::string_view input);
void fuzz_history(std::string_view input);
void fuzz_gazetteer(std::string_view input);
void fuzz_coast(std::string_view input);
void fuzz_doctrine(std::string_view input);
void fuzz_result(std::string_view input);
void fuzz_view(std::string_view input);
void fuzz_command(std::string_view input);
void fuzz_ruling(std::string_view input);
void fuzz_blob(std::string_view input);
void fuzz_happened(std::string_view input);
void fuzz_save(std::string_view input);
void fuzz_kept(std::string_view input);
void fuzz_record(std::string_view input);
void fuzz_import(std::string_view input);
void fuzz_lint(std::string_view input);

Seeds seeds_of_sheets();
Seeds seeds_of_charts();
Seeds seeds_of_campaigns();
Seeds seeds_of_forces();
Seeds seeds_of_classes();
Seeds seeds_of_decks();
Seeds seeds_of_histories();
Seeds seeds_of_gazetteers();
Seeds seeds_of_coasts();
Seeds seeds_of_doctrines();
Seeds seeds_of_results();
Seeds seeds_of_views();
Seeds seeds_of_commands();
Seeds seeds_of_rulings();
Seeds seeds_of_blobs();
Seeds seeds_of_happenings();
Seeds seeds_of_saves();
Seeds seeds_of_kept();
Seeds seeds_of_records();
Seeds seeds_of_imports();
Seeds seeds_of_files();

/// One reader of what others wrote.
struct Target {
    std::string_view name;  ///< of its folder in tests/fuzz/corpus, and of its program
    void (*run)(std::string_view input);
    Seeds (*seeds)();
    int mutations;  ///< in the smoke test, so many that all targets together take seconds
};

[[nodiscard]] std::span<const Target> targets();

}  // namespace flagplot::fuzz
