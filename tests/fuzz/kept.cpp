#include <filesystem>
#include <stdexcept>

#include "base/ensure.h"
#include "campaign/receipts.h"
#include "files/view_file.h"
#include "fuzz/drill.h"
#include "fuzz/scratch.h"
#include "fuzz/targets.h"
#include "present/truth/fact_text.h"
#include "store/campaign_folder.h"
#include "support/forged_save.h"
#include "view/briefing.h"

namespace flagplot::fuzz {

namespace {

/// So many entries that turns are in it, so few that a fuzzer is fast.
constexpr std::size_t steps_kept = 6;

test::ForgedContent whole_content() {
    const PlayedWorld& played = played_world();
    test::ForgedContent content;
    content.definition = encoded(played.world.definition);
    content.dice.secret = played.world.secret;
    const std::size_t steps = std::min(steps_kept, played.steps.size());
    for (std::size_t i = 0; i < steps; ++i) {
        const Step& step = played.steps[i].step;
        content.commands.push_back(
            text_of(played.world.definition, step.after, played.steps[i].command));
        content.happened.push_back(encoded(Happened{step.facts, step.reports}));
    }
    content.last_state = encoded(played.steps[steps - 1].step.after);
    return content;
}

/// The part of a save that an input takes the place of, by its first byte.
std::string& part_of(test::ForgedContent& content, unsigned char which) {
    const std::size_t part = which % (content.happened.size() + 2);
    if (part == 0) return content.definition;
    if (part == 1) return content.last_state;
    content.last_state.clear();  // so that what happened is folded
    return content.happened[part - 2];
}

void read_all_of(const Save& save) {
    for (const Book& book : save.rules().books) {
        const SeatId seat = seat_of(book.side);
        (void)briefing_markdown(book, save.state().view(seat));
        (void)view_file_text(book, save.state().view(seat));
        (void)receipt_of(save.line(), seat);
    }
    CampaignState state = save.state_after(0);
    for (const Entry* entry : save.line()) {
        const Happened happened = what_happened(*entry);
        state = state_with(std::move(state), *entry);
        for (const Fact& fact : happened.facts) {
            (void)sentence_of(save.definition(), state, fact);
        }
        for (const Told& told : happened.reports) {
            const Book& book = save.rules().books.at(told.seat.index());
            (void)sentence_of(book, state.view(told.seat), told.report);
        }
    }
}

}  // namespace

/// Its first byte says which part of a save the rest takes the place of. All digests are right.
void fuzz_kept(std::string_view input) {
    if (input.empty()) return;
    static const test::ForgedContent whole = whole_content();
    test::ForgedContent content = whole;
    part_of(content, static_cast<unsigned char>(input.front())) = input.substr(1);
    const auto path = scratch() / "kept.save";
    test::forge(path, content);
    const auto save = Save::open(path, Save::Access::read, compiled);
    if (!save) {
        check_said(save.error());
        return;
    }
    try {
        read_all_of(*save);
    } catch (const EntryUnreadable&) {  // these two the program catches, too
    } catch (const std::out_of_range&) {
    }
}

Seeds seeds_of_kept() {
    test::ForgedContent content = whole_content();
    Seeds seeds{std::string(1, '\0') + content.definition,
                std::string(1, '\1') + content.last_state};
    for (std::size_t i = 0; i < content.happened.size(); ++i) {
        seeds.push_back(std::string(1, static_cast<char>(i + 2)) + content.happened[i]);
    }
    return seeds;
}

}  // namespace flagplot::fuzz
