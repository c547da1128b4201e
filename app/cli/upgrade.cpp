#include <fmt/format.h>

#include <filesystem>
#include <istream>
#include <ostream>
#include <string>

#include "base/lines.h"
#include "cli/command_context.h"
#include "cli/long_work.h"
#include "files/view_check.h"
#include "operations/upgrade.h"
#include "store/campaign_folder.h"
#include "store/revision.h"
#include "view/briefing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"OLD", Takes::text, true, "a save of an older version; it stays as it is"},
    {"NEW", Takes::text, false,
     "the save to make; without it, one beside the old one with the version in its name"},
    {"--yes", Takes::nothing, false, "do not ask, whatever differs"},
    {"--dry", Takes::nothing, false, "only list what differs, and write nothing"},
    {"--as-far-as-it-goes", Takes::nothing, false,
     "where a command cannot be carried out any more, keep what was played before it"},
    truth_option,
};

/// A report in the words of a briefing, if today's program knows it.
std::string words_of_thing(const Book& book, SideView view, const ToldThing& thing) {
    if (!thing.report) return thing.plain;
    view.released.clear();
    view.waiting = {*thing.report};
    if (problem_in(book, view, "")) return thing.plain;
    const std::string sentence = sentence_of(book, view, *thing.report);
    return sentence.empty() ? thing.plain : sentence;
}

void list(std::ostream& out, const Upgrade& upgrade, const ToldOtherwise& told) {
    const CampaignState state = upgrade.save().state_after(told.command);
    const RulesInForce in_force = upgrade.save().rules_in(state);
    const Book& book = in_force.rules().books.at(told.seat.index());
    out << fmt::format("  turn {}, {} (command {}):\n", told.turn.count,
                       upgrade.save().definition().side(side_of(told.seat)).name, told.command);
    const auto lines = [&](const char* when, const std::vector<ToldThing>& things) {
        for (const ToldThing& thing : things) {
            out << fmt::format("    {} {}\n", when,
                               words_of_thing(book, state.view(told.seat), thing));
        }
    };
    lines("before:", told.before);
    lines("now:   ", told.now);
}

void list_refused(std::ostream& out, const RefusedToday& refused, std::optional<SeatId> alone) {
    if (alone) {  // the text may be about the enemy
        out << fmt::format("  command {} (turn {})\n", refused.number, refused.turn.count);
        return;
    }
    out << fmt::format("  command {} (turn {}, \"{}\"): {}\n", refused.number, refused.turn.count,
                       first_line(refused.text), sentence_of(refused.why));
}

/// Everything to know before the new save is written; `alone`: for a solo player.
void list(std::ostream& out, const Upgrade& upgrade, std::optional<SeatId> alone) {
    std::vector<const ToldOtherwise*> shown;
    for (const ToldOtherwise& told : upgrade.differences()) {
        if (!alone || told.seat == *alone) shown.push_back(&told);
    }
    out << fmt::format("{} commands, made by version {}, were decided again by version {}.\n",
                       upgrade.commands(), version_of(upgrade.from()),
                       version_of(program_revision()));
    if (!upgrade.is_compared()) {
        out << "What the sides were told cannot be compared: this program does not know how that "
               "version wrote it down. Compare the briefings.\n";
    } else if (shown.empty()) {
        out << (alone ? "You are told what you were told before.\n"
                      : "Every side is told what it was told before.\n");
    } else {
        out << fmt::format("What a side is told differs in {} places:\n", shown.size());
        for (const ToldOtherwise* told : shown) list(out, upgrade, *told);
    }
    bool is_headed = false;
    for (const RefusedToday& refused : upgrade.refused()) {
        if (!refused.is_taken) continue;
        if (!is_headed) out << "Today's rules refuse these; they are taken all the same:\n";
        is_headed = true;
        list_refused(out, refused, alone);
    }
    if (upgrade.is_whole()) return;
    out << "This command cannot be carried out any more, nor what came after it:\n";
    list_refused(out, upgrade.refused().back(), alone);
}

/// Does the user want the new save? If nobody is there to answer, no.
bool is_wanted(const Arguments& given, Console& console, const Upgrade& upgrade) {
    const bool is_same =
        upgrade.is_compared() && upgrade.differences().empty() && upgrade.refused().empty();
    if (is_same || given.has("--yes")) return true;
    console.out << "Make the new save anyway? [yes/no] " << std::flush;
    std::string answer;
    std::getline(console.in, answer);
    return answer == "yes" || answer == "y";
}

Result<int> run(const Arguments& given, Console& console) {
    const std::filesystem::path old = given.text("OLD");
    const std::filesystem::path path =
        given.has("NEW") ? std::filesystem::path(given.text("NEW")) : upgraded_beside(old);
    std::error_code ignored;
    if (!given.has("--dry") && std::filesystem::exists(path, ignored)) {
        return failure(ErrorCode::save_exists, {path.string()});
    }
    LongWork work(console.err, "deciding all commands again");
    auto upgrade = Upgrade::of(old, path, compiled, [&](std::size_t so_far, std::size_t all) {
        return work.goes_on(so_far, all);
    });
    if (!upgrade) return Failure(upgrade.error());
    if (upgrade->was_given_up()) {
        console.err << "Interrupted; nothing was written.\n";
        return machine_failed;
    }
    list(console.out, *upgrade, veiled_seat(upgrade->save(), given, console));
    if (given.has("--dry")) return done;
    if (!upgrade->is_whole() && !given.has("--as-far-as-it-goes")) {
        console.out
            << "Nothing was written; --as-far-as-it-goes keeps what was played before it.\n";
        return input_is_wrong;
    }
    if (!is_wanted(given, console, *upgrade)) {
        console.out << "Nothing was written; --yes writes it without a question.\n";
        return input_is_wrong;
    }
    if (auto written = upgrade->write(); !written) return Failure(written.error());
    console.out << fmt::format("{} is the campaign for this version; {} stays as it was.\n",
                               path.string(), old.string());
    return done;
}

}  // namespace

const CommandRow upgrade_command{
    "upgrade", "make a save of an older version readable for this one, and list what differs",
    arguments, run};

}  // namespace flagplot::cli
