#include "desk/campaign/requests.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "desk/campaign/opened_save.h"
#include "operations/battle.h"
#include "operations/command_text.h"
#include "operations/decide.h"
#include "operations/orders.h"
#include "operations/release.h"
#include "operations/run_until.h"
#include "operations/turn.h"
#include "present/truth/fact_text.h"
#include "store/campaign_folder.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

/// An error if a line is wrong: that of the first.
Result<void> check_clean(const CheckedSheet& checked) {
    for (const SheetLine& line : checked.lines) {
        if (!line.order) return Failure(line.order.error());
    }
    return {};
}

std::string sentence_of(TurnStanding standing, TurnNumber turn) {
    switch (standing) {
        case TurnStanding::waits:
            return fmt::format("Turn {} waits for a decision.", turn.count);
        case TurnStanding::over:
            return "The campaign is over.";
        case TurnStanding::midway:
            return fmt::format("Turn {} was stopped on the way.", turn.count);
        case TurnStanding::resolved:
            return fmt::format("Turn {} is resolved.", turn.count);
    }
    return {};
}

std::string sentence_of(const RunEnded& ended, TurnNumber turn) {
    switch (ended.why) {
        case RunEnd::turns:
            return fmt::format("Turn {} is next.", turn.count);
        case RunEnd::decision:
            return fmt::format("Turn {}. A decision is needed.", turn.count);
        case RunEnd::contact:
            return fmt::format("Turn {}. Something new was sighted.", turn.count);
        case RunEnd::course:
            return fmt::format("Turn {}. These may change course now: {}.", turn.count,
                               fmt::join(ended.free, ", "));
        case RunEnd::event:
            return fmt::format("Turn {}. Something happened.", turn.count);
        case RunEnd::cancelled:
            return fmt::format("Turn {}. It was stopped.", turn.count);
        case RunEnd::over:
            return "The campaign is over.";
    }
    return {};
}

/// The first sentence about what happened, and how many more there are.
std::string told_of(const Save& save, const Happened& happened) {
    std::string first;
    std::size_t more = 0;
    for (const Fact& fact : happened.facts) {
        std::string sentence = sentence_of(save.definition(), save.state(), fact);
        if (sentence.empty()) continue;
        if (first.empty()) {
            first = std::move(sentence);
        } else {
            ++more;
        }
    }
    if (first.empty()) return "It is done.";
    return more == 0 ? first : fmt::format("{} ({} more in the log)", first, more);
}

/// For a sheet without a word for the dice (docs/dice.md).
std::string word_missing(const std::string& sheet) {
    if (sheet.find("\nWORD ") != std::string::npos) return {};
    return " They have no word for the dice: \"Add\" below the orders adds one.";
}

/// The sides that a release shows something while others are held back; none: all.
Result<std::vector<SideId>> sides_but(const Save& save, const std::vector<SideId>& held_back) {
    std::vector<SideId> sides;
    if (held_back.empty()) return sides;
    for (std::uint32_t side = 0; side < save.definition().sides.size(); ++side) {
        const bool waits = is_held_back(save.definition(), save.state(), seat_of({side}));
        const bool is_kept =
            std::find(held_back.begin(), held_back.end(), SideId{side}) != held_back.end();
        if (waits && !is_kept) sides.push_back({side});
    }
    if (sides.empty()) {
        return failure(ErrorCode::bad_command, {"every briefing that waits is held back"});
    }
    return sides;
}

}  // namespace

Result<std::string> send_orders(const std::filesystem::path& file, SideId side,
                                const std::string& sheet) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto verdict = hand_in(*save, seat_of(side), {sheet});
    if (!verdict) return Failure(verdict.error());
    if (!verdict->checked) return Failure(verdict->checked.error());
    if (auto clean = check_clean(*verdict->checked); !clean) return Failure(clean.error());
    return fmt::format("The orders of {} for turn {} are in.{}", save->definition().side(side).name,
                       verdict->checked->sheet.turn.count, word_missing(sheet));
}

Result<std::string> write_sheet(const std::filesystem::path& view_file, TurnNumber turn,
                                const std::string& sheet) {
    std::filesystem::path file = view_file;
    file.replace_filename(
        fmt::format("{}-turn-{}.orders.txt", view_file.stem().string(), turn.count));
    replace_file(file, sheet);
    return fmt::format("The orders are in {}, and on the clipboard.{}", file.string(),
                       word_missing(sheet));
}

Result<std::string> resolve_turn(const std::filesystem::path& file, const Progress& progress) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const TurnNumber turn = save->state().turn;
    std::string missing;
    const RunTold told{[&](const std::string& said) { missing = said; }};
    const auto ended = run_until(*save, {}, progress, told);
    if (!ended) return Failure(ended.error());
    return missing + sentence_of(standing_of(*save, turn), turn);
}

Result<std::string> go_on(const std::filesystem::path& file, SideId side, const std::string& sheet,
                          RunStops stops, const Progress& progress) {
    if (!sheet.empty()) {
        if (auto sent = send_orders(file, side, sheet); !sent) return sent;
    }
    return run_on(file, stops, progress);
}

Result<std::string> run_on(const std::filesystem::path& file, RunStops stops,
                           const Progress& progress) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto ended = run_until(*save, {stops, UINT64_MAX}, progress);
    if (!ended) return Failure(ended.error());
    return sentence_of(*ended, save->state().turn);
}

Result<std::string> release_turn(const std::filesystem::path& file, const ReleaseTurn& wanted,
                                 const std::vector<SideId>& held_back) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    std::optional<ReleaseFiles> files;
    if (!wanted.folder.empty()) {
        files = ReleaseFiles{wanted.folder, {wanted.is_printed, wanted.is_printed}};
    }
    const auto sides = sides_but(*save, held_back);
    if (!sides) return Failure(sides.error());
    const auto released = release(*save, files, *sides);
    if (!released) return Failure(released.error());
    const std::string where = files ? fmt::format(" What each is sent is in {}.",
                                                  std::filesystem::absolute(files->folder).string())
                                    : "";
    if (released->held_back.empty()) {
        return fmt::format("Every side has what it was told, up to turn {}.{}",
                           released->turn.count, where);
    }
    return fmt::format("Released up to turn {}; still held back from {}.{}", released->turn.count,
                       names_of(save->definition(), released->held_back), where);
}

Result<std::string> carry_out_text(const std::filesystem::path& file, const std::string& command) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto happened = flagplot::carry_out_text(*save, command);
    if (!happened) return Failure(happened.error());
    return told_of(*save, *happened);
}

Result<std::string> print_papers(const std::filesystem::path& file, const PrintPapers& wanted) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    if (auto open = check_open(*save, wanted.battle); !open) return Failure(open.error());
    paper::BattlePapers papers;
    if (wanted.is_printed) papers.printed = a4_paper;
    const auto written = write_battle_papers(*save, wanted.battle, wanted.folder, papers);
    if (!written) return Failure(written.error());
    return fmt::format("{} papers of battle {} are in {}.", written->size(),
                       wanted.battle.number + 1, std::filesystem::absolute(wanted.folder).string());
}

Result<std::string> fight_out(const std::filesystem::path& file, const FightOut& wanted,
                              const Progress& progress) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto fought = flagplot::fight_out(*save, wanted.battle, wanted.module, progress);
    if (!fought) return Failure(fought.error());
    if (!*fought) return std::string("The battle was left as it was.");
    return fmt::format("Battle {} is fought. {}", wanted.battle.number + 1,
                       told_of(*save, **fought));
}

Result<std::string> answer_captain(const std::filesystem::path& file, SideId side,
                                   const AnswerCaptain& wanted) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto answered = answer(*save, seat_of(side), wanted.formation, wanted.order);
    if (!answered) return without_place(answered.error());
    return fmt::format("{} {}. Resolve the turn to go on with it.", wanted.formation,
                       answered->empty() ? "steams on" : "has its order: " + *answered);
}

Result<std::string> choose_way(const std::filesystem::path& file, SideId side,
                               const ChooseWay& wanted) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const char* const which = wanted.is_second ? "b" : "a";
    const auto chosen = choose(*save, seat_of(side), which);
    if (!chosen) return without_place(chosen.error());
    return fmt::format("{} is chosen. Resolve the turn to go on with it.", which);
}

}  // namespace flagplot::desk
