#include "operations/opponent.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "campaign/command_kind.h"
#include "campaign/solo.h"
#include "operations/new_game.h"
#include "operations/solo.h"
#include "operations/war_told.h"
#include "present/war/war_report.h"
#include "store/campaign_folder.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// Convoy Beta as the Royal Navy, against somebody, in a new save.
Save begun(const Folder& folder, std::optional<AdmiralLevel> against) {
    const auto sources = read_campaign_folder("convoy-beta", {FLAGPLOT_SOURCE_DIR});
    REQUIRE(sources);
    auto definition = read_campaign(*sources);
    REQUIRE(definition);
    REQUIRE(begin_game(*sources, *std::move(definition), {folder / "war", 2, "uk", against}));
    auto save = opened(folder / "war", Save::Access::write);
    REQUIRE(save);
    return *std::move(save);
}

/// To where the player is asked next; they give no orders, and their battles end without losses.
void play_a_piece(Save& save) {
    REQUIRE(play_on(save));
    const auto* open = save.state().stop ? std::get_if<OpenBattle>(&*save.state().stop) : nullptr;
    if (open != nullptr) REQUIRE(save.carry_out(ReportBattle{open->battle, {}, {}}));
}

void play_to_the_end(Save& save) {
    while (save.state().progress.phase != Phase::over) play_a_piece(save);
}

/// Reasons in the record, each hidden from the player while the war lasts.
std::size_t hidden_reasons(const Save& save) {
    std::size_t reasons = 0;
    for (const Entry* entry : save.line()) {
        const auto given = reasons_of_orders(entry->command);
        if (given.empty()) continue;
        reasons += given.size();
        CHECK(is_of_others(save.definition(), save.state(), entry->command));
    }
    return reasons;
}

}  // namespace

TEST_CASE("a save knows who leads the other sides", "[solo]") {
    const Folder folder;
    CHECK(opponent_of(begun(folder, AdmiralLevel::strong)) == AdmiralLevel::strong);
    const Folder other;
    CHECK_FALSE(opponent_of(begun(other, std::nullopt)));
}

TEST_CASE("every level plays convoy Beta to its end, and the record verifies", "[solo]") {
    for (const AdmiralLevel level : {AdmiralLevel::plan_only, AdmiralLevel::normal}) {
        const Folder folder;
        Save save = begun(folder, level);
        play_to_the_end(save);
        INFO("level " << word_of(level));
        const auto line = save.line();
        CHECK(std::any_of(line.begin(), line.end(), [](const Entry* entry) {
            return entry->command.starts_with("orders axis\n");
        }));
        CHECK(verify(save.written_rules(), save.entries(), save.root(),
                     save.entries().front().revision)
                  .kind == Verdict::Kind::identical);
    }
}

TEST_CASE("an admiral's reasons are in the record, hidden while the war lasts, and told after it",
          "[solo]") {
    const Folder folder;
    Save save = begun(folder, AdmiralLevel::normal);
    std::size_t reasons = 0;
    while (reasons == 0) {  // which turn it is depends on the plan that was drawn
        REQUIRE(save.state().progress.phase != Phase::over);
        play_a_piece(save);
        reasons = hidden_reasons(save);
    }
    play_to_the_end(save);
    const WarTold told = war_told_to_all(save, {});
    CHECK(told.war.reasons.size() >= reasons);
    REQUIRE(told.war.plans.size() == 1);
    const std::string history = war_history_markdown(told.war);
    CHECK(history.find("What the admirals thought") != std::string::npos);
    CHECK(history.find(told.war.plans.front().title) != std::string::npos);
}

TEST_CASE("who leads the enemy is named by three words, and a level by a number", "[solo]") {
    CHECK(*opponent_named("history", {}) == std::nullopt);
    CHECK(*opponent_named("plan", {}) == AdmiralLevel::plan_only);
    CHECK(*opponent_named("admiral", {}) == AdmiralLevel::normal);
    CHECK(*opponent_named("admiral", 3) == AdmiralLevel::strong);
    CHECK_FALSE(opponent_named("admiral", 4));
    CHECK_FALSE(opponent_named("plan", 2));
    const auto unknown = opponent_named("admirl", {});
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().nearest == "admiral");
}
