#include "operations/rerun.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

#include "operations/releases.h"
#include "support/saved_world.h"
#include "view/briefing.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A random campaign played to its end in a save.
class PlayedOut {
  public:
    explicit PlayedOut(std::uint64_t seed) : world_(random_world(seed)) {
        REQUIRE(create_save(folder_ / "war", campaign_of(world_)));
        auto opened_save = opened(folder_ / "war", Save::Access::write);
        REQUIRE(opened_save);
        save_ = std::make_unique<Save>(*std::move(opened_save));
        while (save().state().progress.phase != Phase::over) play_turns(save(), world_, 1);
    }

    [[nodiscard]] const World& world() const { return world_; }
    [[nodiscard]] Save& save() const { return *save_; }
    [[nodiscard]] const Entry& entry(std::int32_t number) const {
        return save().entries().at(static_cast<std::size_t>(number) - 1);
    }
    [[nodiscard]] TurnNumber turn_of(std::int32_t number) const {
        return save().state_after(entry(number).parent).turn;
    }

  private:
    World world_;
    Folder folder_;
    std::unique_ptr<Save> save_;
};

/// The first entry of which this holds; the campaign is drawn anew until there is one.
struct Found {
    std::unique_ptr<PlayedOut> played;
    std::int32_t entry = 0;
};
template <class Wanted>
Found find_entry(Wanted is_wanted) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        auto played = std::make_unique<PlayedOut>(seed);
        const auto last = static_cast<std::int32_t>(played->save().entries().size());
        for (std::int32_t number = 2; number < last; ++number) {
            if (is_wanted(*played, number)) return {std::move(played), number};
        }
    }
    FAIL("no campaign has such an entry");
    return {};
}

bool is_battle_before_another_turn(const PlayedOut& played, std::int32_t number) {
    return played.entry(number).command.starts_with("battle ") &&
           played.turn_of(number) + TurnNumber{1} < played.save().state().turn;
}

/// Another result than the one that was taken back: a ship lost half her speed.
ReportBattle another_result(const Save& save) {
    const BattleId battle = std::get<OpenBattle>(*save.state().stop).battle;
    const auto& formations = save.state().battles.at(battle.index()).formations;
    for (const FormationId formation : formations) {
        for (const ShipId ship : save.state().formation(formation).ships) {
            const ShipState& now = save.state().ships.at(ship.index());
            if (now.is_sunk() || now.speed < Hundredths{2}) continue;
            BattleOutcome outcome;
            outcome.minutes = 30;
            outcome.ships = {{ship, now.hull, Hundredths{now.speed.count / 2}}};
            return {battle, outcome, {}};
        }
    }
    FAIL("no ship in the battle can be slower");
    return {battle, {}, {}};
}

/// Runs all of it again; what the old decisions do not settle is settled as in any random campaign.
std::vector<RerunStep> run_all(const PlayedOut& played) {
    std::vector<RerunStep> steps;
    for (int pauses = 0; pauses < 100; ++pauses) {
        Rerun rerun(played.save());
        for (auto step = rerun.next(); step && *step; step = rerun.next()) {
            steps.push_back(**step);
        }
        const CampaignState& state = played.save().state();
        if (!state.stop) return steps;
        REQUIRE(played.save().carry_out(answer_to(played.world(), state)));
    }
    FAIL("a rerun goes round in a circle");
    return steps;
}

/// A battle that was not fought before may leave the last turn to be gone on with.
void end_turn(const PlayedOut& played) {
    Save& save = played.save();
    while (save.state().progress.phase != Phase::over) {
        const Command next =
            save.state().stop ? answer_to(played.world(), save.state()) : Resolve{};
        REQUIRE(save.carry_out(next));
    }
}

std::map<DieKey, std::int32_t> dice_of(const std::vector<const Entry*>& line) {
    std::map<DieKey, std::int32_t> dice;
    for (const Entry* entry : line) {
        const auto happened = decoded<Happened>(entry->happened);
        REQUIRE(happened);
        for (const Fact& fact : happened->facts) {
            if (const auto* die = std::get_if<DieRolled>(&fact)) dice[die->key] = die->result;
        }
    }
    return dice;
}

std::vector<std::string> briefings_of(const Save& save, const std::vector<ReleaseMade>& releases) {
    std::vector<std::string> texts;
    for (const ReleaseMade& release : releases) {
        const CampaignState state = save.state_after(release.entry);
        for (const Book& book : save.rules().books) {
            texts.push_back(briefing_markdown(book, state.view(seat_of(book.side))));
        }
    }
    return texts;
}

}  // namespace

TEST_CASE("after another battle result the same dice show the same, and the archive stays") {
    const Found found = find_entry(is_battle_before_another_turn);
    Save& save = found.played->save();
    const auto dice_before = dice_of(save.line());
    const auto releases_before = releases_of(save);
    const auto briefings_before = briefings_of(save, releases_before);
    const TurnNumber turn_before = save.state().turn;

    REQUIRE(save.withdraw(found.entry, "the result was another one"));
    const std::int32_t withdrawal = save.head();
    REQUIRE(save.carry_out(another_result(save)));
    const auto steps = run_all(*found.played);
    end_turn(*found.played);

    CHECK(save.state().turn == turn_before);
    CHECK(std::any_of(steps.begin(), steps.end(), [](const RerunStep& step) {
        return step.entry && step.kind == RerunStep::Kind::done;
    }));
    std::vector<const Entry*> anew = save.line();
    std::erase_if(anew, [&](const Entry* entry) { return entry->number <= withdrawal; });
    int shared = 0;
    for (const auto& [key, result] : dice_of(anew)) {
        const auto before = dice_before.find(key);
        if (before == dice_before.end()) continue;
        CHECK(result == before->second);
        ++shared;
    }
    CHECK(shared > 0);
    CHECK(briefings_of(save, releases_before) == briefings_before);
    CHECK(verify(save.rules(), save.entries(), save.root(), save.entries().front().revision).kind ==
          Verdict::Kind::identical);
}

TEST_CASE("an order sheet that no longer fits is taken with the lines that do") {
    const auto is_order_of_red = [](const PlayedOut& played, std::int32_t number) {
        if (!played.entry(number).command.starts_with("orders red")) return false;
        const auto happened = decoded<Happened>(played.entry(number).happened);
        const auto& sheet = std::get<SheetReceived>(happened->facts.front()).sheet;
        return std::any_of(sheet.orders.begin(), sheet.orders.end(), [](const Order& order) {
            return std::holds_alternative<FormationOrder>(order);
        });
    };
    const Found found = find_entry(is_order_of_red);
    Save& save = found.played->save();
    const auto happened = decoded<Happened>(found.played->entry(found.entry).happened);
    const Sheet sheet = std::get<SheetReceived>(happened->facts.front()).sheet;
    const auto order = std::find_if(sheet.orders.begin(), sheet.orders.end(), [](const auto& each) {
        return std::holds_alternative<FormationOrder>(each);
    });
    const OwnNumber number = std::get<FormationOrder>(*order).formation;
    REQUIRE(found.played->entry(found.entry - 1).command.starts_with("orders blue"));

    REQUIRE(save.withdraw(found.entry - 1, "it was another sheet"));
    const FormationId gone = formation_of(save.definition(), save.state(), side_of(red), number);
    REQUIRE(save.carry_out(Rule{ruling::Leave{gone}, "it went home", {side_of(red)}, {}}));
    Rerun rerun(save);
    const auto step = rerun.next();

    REQUIRE(step);
    REQUIRE(*step);
    CHECK((*step)->entry == found.entry);
    CHECK((*step)->kind == RerunStep::Kind::in_part);
    CHECK_FALSE((*step)->problems.empty());
    CHECK(save.state().sheets.at(red).orders.size() ==
          sheet.orders.size() - (*step)->problems.size());
}

TEST_CASE("a turn is ended before the orders of the next are given again") {
    const Found found = find_entry([](const PlayedOut& played, std::int32_t number) {
        return played.entry(number).command.starts_with("resolve") &&
               played.turn_of(number) < played.turn_of(number + 1);
    });
    Save& save = found.played->save();
    const TurnNumber turn = found.played->turn_of(found.entry);
    REQUIRE(save.withdraw(found.entry, "too early"));

    Rerun rerun(save);
    const auto resolved = rerun.next();
    REQUIRE(resolved);
    REQUIRE(*resolved);
    CHECK_FALSE((*resolved)->entry);
    CHECK((*resolved)->command.starts_with("resolve"));
    CHECK(save.state().turn == turn + TurnNumber{1});

    const auto given = rerun.next();
    REQUIRE(given);
    REQUIRE(*given);
    CHECK((*given)->entry == found.entry + 1);
    CHECK((*given)->kind == RerunStep::Kind::done);
}

TEST_CASE("where the turn waits for what was withdrawn nothing is run again") {
    const Found found = find_entry(is_battle_before_another_turn);
    Save& save = found.played->save();
    REQUIRE(save.withdraw(found.entry, "nobody knows how it went"));
    const auto list = taken_back(save.entries());
    REQUIRE(save.state().stop);

    Rerun rerun(save);
    for (auto step = rerun.next(); step && *step; step = rerun.next()) {
        CHECK((*step)->kind != RerunStep::Kind::done);
    }

    CHECK(taken_back(save.entries()) == list);
}

TEST_CASE("each command run again is on the disk when it is told of") {
    const Found found = find_entry([](const PlayedOut& played, std::int32_t number) {
        return played.entry(number).command.starts_with("orders blue");
    });
    Save& save = found.played->save();
    REQUIRE(save.withdraw(found.entry, "it was another sheet"));
    const auto length = save.entries().size();
    Rerun rerun(save);
    REQUIRE(rerun.next());

    CHECK(save.entries().size() == length + 1);
    const auto rest = taken_back(save.entries());
    CHECK(rest.size() + 1 == rerun.list().size());
    CHECK(std::equal(rest.begin(), rest.end(), rerun.list().begin() + 1, rerun.list().end()));
}
