#include "base/ensure.h"
#include "files/record_text.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

void fuzz_record(std::string_view input) {
    const auto read = read_record(input, "record.txt");
    if (!read) return check_said(read.error());
    const auto again = read_record(text_of(read->record), "again.txt");
    FLAGPLOT_ENSURE(again.has_value() && again->record == read->record);
    for (const RecordedText& text : read->record.texts) (void)is_plain_path(text.name);
}

Seeds seeds_of_records() {
    RecordText record;
    record.seed = 7;
    record.texts = {{"campaign", "campaigns/drill/campaign.toml", {1}},
                    {"chart", "maps/x.toml", {2}}};
    const auto& steps = played_world().steps;
    for (std::int32_t number = 1; number <= 5; ++number) {
        const test::Played& each = steps[static_cast<std::size_t>(number) - 1];
        record.commands.push_back(
            {number,
             number - 1,
             each.before.turn,
             "0.1.0+abc",
             text_of(played_world().world.definition, each.before, each.command),
             {},
             {3},
             {4}});
    }
    RecordText secret = record;
    secret.seed.reset();
    secret.commitment = {9};
    secret.commands.back().amended_to = record.texts;
    return {text_of(record), text_of(secret)};
}

}  // namespace flagplot::fuzz
