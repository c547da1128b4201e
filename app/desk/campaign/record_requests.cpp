#include "desk/campaign/record_requests.h"

#include <fmt/format.h>

#include "campaign/solo.h"
#include "desk/campaign/opened_save.h"
#include "operations/amend.h"
#include "operations/record_folder.h"
#include "operations/rerun.h"
#include "operations/verdict.h"
#include "operations/war_report.h"
#include "operations/what_if.h"
#include "operations/withdraw.h"

namespace flagplot::desk {

namespace {

std::string place_of_folder(const std::string& folder) {
    return std::filesystem::absolute(folder).string();
}

/// The command with this number, or the last one.
Result<std::int32_t> command_meant(const Save& save, const std::string& word) {
    if (!word.empty() && is_veiled(save.state())) {
        return failure(ErrorCode::hidden_from_player, {"a command's number"});
    }
    return command_named(save, word.empty() ? "last" : word);
}

/// "1 command was", "3 commands were".
std::string commands_were(std::size_t count) {
    return count == 1 ? "1 command was" : fmt::format("{} commands were", count);
}

/// How many steps had each result, and why the first that failed did.
struct RerunCount {
    std::size_t done = 0;
    std::size_t left_out = 0;
    std::string problem = {};

    void take(const RerunStep& step) {
        const bool is_done =
            step.kind == RerunStep::Kind::done || step.kind == RerunStep::Kind::in_part;
        if (step.entry || !is_done) ++(is_done ? done : left_out);
        if (problem.empty() && !step.problems.empty()) {
            problem = fmt::format("{}: {}", short_text(step.command), step.problems.front());
        }
    }

    [[nodiscard]] std::string sentence() const {
        std::string text = commands_were(done) + " carried out again.";
        if (left_out > 0) text += fmt::format(" {} left out.", commands_were(left_out));
        return problem.empty() ? text : text + " " + problem;
    }
};

Result<AmendedCampaign> campaign_in(const std::string& folder) {
    const auto sources = read_campaign_folder(folder, data_roots());
    if (!sources) return Failure(sources.error());
    auto definition = read_campaign(*sources);
    if (!definition) return Failure(definition.error().front());
    return AmendedCampaign{*std::move(definition), texts_of(*sources)};
}

std::string changes_text(const std::vector<Fact>& facts) {
    std::string text;
    for (const DataChange& change : changes_in(facts)) text += "\n" + text_of(change);
    return text;
}

Result<std::string> write(const Save& save, const ReportWanted& wanted, const Progress& progress) {
    const auto written = flagplot::write_report(save, wanted, progress);
    if (!written) return Failure(written.error());
    if (!*written) return std::string("It was stopped, and nothing was written.");
    return fmt::format("{} files are in {}.", (**written).size(),
                       place_of_folder(wanted.folder->string()));
}

}  // namespace

Result<std::string> withdraw(const std::filesystem::path& file, const Withdraw& wanted) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto command = command_meant(*save, wanted.command);
    if (!command) return Failure(command.error());
    const auto withdrawn = save->withdraw(*command, wanted.why);
    if (!withdrawn) return without_place(withdrawn.error());
    if (is_veiled(save->state())) return std::string("Your last command is taken back.");
    const std::size_t with_it = taken_back(save->entries()).size();
    if (with_it == 0) return fmt::format("Command {} is taken back.", *command);
    return fmt::format("Command {} is taken back, and {} after it: \"Carry out again\" repeats {}.",
                       *command, with_it, with_it == 1 ? "that" : "those");
}

Result<std::string> rerun_taken_back(const std::filesystem::path& file, const Progress& progress) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    RerunCount count;
    const auto told = [&](const RerunStep& step) {
        if (!is_hidden(*save, step.command)) count.take(step);
    };
    if (auto run = rerun_all(*save, told, progress); !run) return Failure(run.error());
    return count.sentence();
}

Result<std::string> verify_record(const std::filesystem::path& file) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    const Verdict verdict = verdict_on(*save, compiled);
    const std::string_view name = name_of(verdict.kind);
    // The number and contents of commands are partly the enemy's.
    if (is_veiled(save->state())) return fmt::format("The record is: {}.", name);
    return fmt::format("The record is: {}. {}.", name, verdict.explanation);
}

Result<std::string> amend_data(const std::filesystem::path& file, const AmendData& wanted) {
    auto save = opened(file, wanted.is_trial ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    auto campaign = campaign_in(wanted.folder);
    if (!campaign) return Failure(campaign.error());
    const AmendmentWhy why{wanted.why, wanted.told, wanted.say};
    if (wanted.is_trial) {
        const auto tried = AmendmentTried::on(*save, *std::move(campaign), why);
        if (!tried) return Failure(tried.error());
        return "This would change, and nothing was done yet:" + changes_text(tried->step().facts);
    }
    const auto happened = amend(*save, *std::move(campaign), why);
    if (!happened) return Failure(happened.error());
    return "The campaign is amended:" + changes_text(happened->facts);
}

Result<std::string> export_record(const std::filesystem::path& file, const ExportRecord& wanted) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto exported = export_save(
        *save, wanted.folder, wanted.has_secret ? SecretOfDice::written : SecretOfDice::left_out);
    if (!exported) return Failure(exported.error());
    return fmt::format("{} commands are in {}.{}", save->entries().size(),
                       place_of_folder(wanted.folder),
                       wanted.has_secret && !save->dice().public_seed
                           ? " The secret of the dice is there too: keep it to yourself."
                           : "");
}

Result<std::string> write_report(const std::filesystem::path& file, const WriteReport& wanted,
                                 const Progress& progress) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    const std::filesystem::path folder = wanted.folder;
    ReportWanted report;
    report.early = wanted.early;
    report.folder = folder;
    if (wanted.has_film) report.film = FilmWanted{folder / "film.png"};
    return write(*save, report, progress);
}

Result<std::string> answer_what_if(const std::filesystem::path& file, const AskWhatIf& wanted,
                                   const Progress& progress) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    const WhatIfAsked asked{wanted.turn, seat_of(wanted.side), {{}, {}, {wanted.order}}};
    if (is_veiled(save->state())) {
        if (asked.seat != player_of(save->state())) {
            return failure(ErrorCode::hidden_from_player, {"other orders of another side"});
        }
        const auto answer = what_if_known(*save, asked, progress);
        if (!answer) return without_place(answer.error());
        return what_if_known_text(*answer);
    }
    const auto answer = what_if(*save, asked, progress);
    if (!answer) return without_place(answer.error());
    return what_if_text(*answer);
}

Result<std::string> write_newspaper(const std::filesystem::path& file, const WriteNewspaper& wanted,
                                    const Progress& progress) {
    const auto save = opened(file, Save::Access::read);
    if (!save) return Failure(save.error());
    const SeatId seat = seat_of(wanted.side);
    if (is_veiled(save->state()) && seat != player_of(save->state())) {
        return failure(ErrorCode::hidden_from_player, {"the newspaper of another side"});
    }
    ReportWanted newspaper;
    newspaper.whose = seat;
    newspaper.folder = wanted.folder;
    return write(*save, newspaper, progress);
}

}  // namespace flagplot::desk
