#include "fuzz/targets.h"

#include <array>

namespace flagplot::fuzz {

namespace {

constexpr std::array table{
    Target{"sheet", fuzz_sheet, seeds_of_sheets, 400},
    Target{"chart", fuzz_chart, seeds_of_charts, 400},
    Target{"campaign", fuzz_campaign, seeds_of_campaigns, 150},
    Target{"forces", fuzz_forces, seeds_of_forces, 150},
    Target{"classes", fuzz_classes, seeds_of_classes, 150},
    Target{"deck", fuzz_deck, seeds_of_decks, 150},
    Target{"history", fuzz_history, seeds_of_histories, 150},
    Target{"gazetteer", fuzz_gazetteer, seeds_of_gazetteers, 150},
    Target{"coast", fuzz_coast, seeds_of_coasts, 400},
    Target{"doctrine", fuzz_doctrine, seeds_of_doctrines, 400},
    Target{"result", fuzz_result, seeds_of_results, 400},
    Target{"view", fuzz_view, seeds_of_views, 150},
    Target{"command", fuzz_command, seeds_of_commands, 400},
    Target{"ruling", fuzz_ruling, seeds_of_rulings, 400},
    Target{"blob", fuzz_blob, seeds_of_blobs, 400},
    Target{"happened", fuzz_happened, seeds_of_happenings, 400},
    Target{"save", fuzz_save, seeds_of_saves, 50},
    Target{"kept", fuzz_kept, seeds_of_kept, 300},
    Target{"record", fuzz_record, seeds_of_records, 400},
    Target{"import", fuzz_import, seeds_of_imports, 30},
    Target{"lint", fuzz_lint, seeds_of_files, 300},
};

}  // namespace

std::span<const Target> targets() { return table; }

}  // namespace flagplot::fuzz
