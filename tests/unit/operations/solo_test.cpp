#include "operations/solo.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "store/campaign_folder.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SideId blue_side{0};
constexpr std::uint64_t world_count = 20;

/// A random campaign that Blue's captain plays alone, in a save.
class Alone {
  public:
    explicit Alone(std::uint64_t seed) : world_(random_world(seed)) {
        NewCampaign campaign = campaign_of(world_);
        campaign.solo = blue_side;
        REQUIRE(create_save(folder_ / "war", campaign));
        auto opened_save = opened(folder_ / "war", Save::Access::write);
        REQUIRE(opened_save);
        save_ = std::make_unique<Save>(*std::move(opened_save));
    }

    [[nodiscard]] Save& save() const { return *save_; }
    [[nodiscard]] const CampaignState& state() const { return save().state(); }
    [[nodiscard]] const Entry& entry(std::int32_t number) const {
        return save().entries().at(static_cast<std::size_t>(number) - 1);
    }
    [[nodiscard]] std::optional<PendingDecision> awaited() const {
        return pending_for(save().definition(), state(), blue);
    }
    [[nodiscard]] bool is_of_enemy(std::int32_t number) const {
        return is_of_others(save().definition(), state(), entry(number).command);
    }
    [[nodiscard]] Verdict verdict() const {
        return verify(save().written_rules(), save().entries(), save().root(),
                      save().entries().front().revision);
    }

    /// Orders where they are wanted, then the turn up to what Blue has to decide next.
    Happened go_on() const {
        if (state().progress.phase == Phase::orders) {
            const Sheet sheet = sheet_of(world_, save().rules(), state(), blue);
            REQUIRE(save().carry_out(SubmitOrders{blue, sheet, {}}));
        }
        auto happened = play_on(save());
        REQUIRE(happened);
        return *std::move(happened);
    }
    void decide() const { REQUIRE(save().carry_out(answer_to(world_, state()))); }

    /// The whole war; `visit` after each time the program has stopped.
    template <class Visit>
    void play(Visit visit) const {
        while (state().progress.phase != Phase::over) {
            const std::int32_t head = save().head();
            (void)go_on();
            visit(head);
            if (awaited()) decide();
        }
    }

  private:
    World world_;
    Folder folder_;
    std::unique_ptr<Save> save_;
};

/// Convoy Beta as it is shipped, begun for one player of this side.
class AloneInBeta {
  public:
    explicit AloneInBeta(SideId side) {
        const auto sources = read_campaign_folder("convoy-beta", {FLAGPLOT_SOURCE_DIR});
        REQUIRE(sources);
        auto definition = read_campaign(*sources);
        REQUIRE(definition);
        REQUIRE(create_save(folder_ / "war",
                            {*std::move(definition), texts_of(*sources), seeded_dice(2), side}));
        auto opened_save = opened(folder_ / "war", Save::Access::write);
        REQUIRE(opened_save);
        save_ = std::make_unique<Save>(*std::move(opened_save));
    }
    [[nodiscard]] Save& save() const { return *save_; }

  private:
    Folder folder_;
    std::unique_ptr<Save> save_;
};

constexpr SideId axis{0};
constexpr SideId uk{1};

}  // namespace

TEST_CASE("a save of one player says whose it is", "[solo]") {
    const Alone alone(1);
    CHECK(alone.state().solo == blue_side);
    CHECK(alone.entry(1).command == "begin solo blue");
}

TEST_CASE("a solo player is stopped at what is his to decide, and at nothing else", "[solo]") {
    int stops = 0;
    int decided_for_enemy = 0;
    for (std::uint64_t seed = 1; seed <= world_count; ++seed) {
        const Alone alone(seed);
        alone.play([&](std::int32_t head) {
            CHECK((alone.awaited() || !alone.state().stop));
            stops += alone.awaited() ? 1 : 0;
            for (std::int32_t number = head + 1; number <= alone.save().head(); ++number) {
                decided_for_enemy += alone.is_of_enemy(number) ? 1 : 0;
            }
        });
        CHECK(alone.verdict().kind == Verdict::Kind::identical);
    }
    CHECK(stops > 0);
    CHECK(decided_for_enemy > 0);
}

TEST_CASE("what a turn told is all that its pieces told", "[solo]") {
    for (std::uint64_t seed = 1; seed <= world_count; ++seed) {
        const Alone alone(seed);
        const std::int32_t head = alone.save().head() + 1;  // his orders come first
        const Happened all = alone.go_on();

        std::vector<Told> reports;
        for (std::int32_t number = head + 1; number <= alone.save().head(); ++number) {
            const auto happened = decoded<Happened>(alone.entry(number).happened);
            REQUIRE(happened);
            reports.insert(reports.end(), happened->reports.begin(), happened->reports.end());
        }
        CHECK((all.reports == reports));
    }
}

TEST_CASE("a turn that waits for the player does not go on without him", "[solo]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Alone alone(seed);
        while (alone.state().progress.phase != Phase::over && !alone.awaited()) {
            (void)alone.go_on();
        }
        if (!alone.awaited()) continue;
        const std::int32_t head = alone.save().head();
        const auto happened = play_on(alone.save());
        REQUIRE_FALSE(happened);
        CHECK(happened.error().code == ErrorCode::waiting_for);
        CHECK(alone.save().head() == head);
        return;
    }
    FAIL("no campaign stops for Blue");
}

TEST_CASE("the last command of a solo player is his own", "[solo]") {
    bool is_any_decided = false;
    for (std::uint64_t seed = 1; seed <= world_count; ++seed) {
        const Alone alone(seed);
        CHECK(last_of_player(alone.save()) == 0);
        alone.play([&](std::int32_t head) {
            const std::int32_t last = last_of_player(alone.save());
            CHECK(last > head);
            CHECK(alone.entry(last).command == "resolve");
            const CampaignState before = alone.save().state_after(alone.entry(last).parent);
            CHECK_FALSE(before.stop);
            for (std::int32_t number = last + 1; number <= alone.save().head(); ++number) {
                is_any_decided = is_any_decided || alone.is_of_enemy(number);
                CHECK((alone.is_of_enemy(number) || alone.entry(number).command == "resolve"));
            }
        });
    }
    CHECK(is_any_decided);
}

TEST_CASE("taking back one's last command takes back what the enemy did upon it", "[solo]") {
    const Alone alone(1);
    (void)alone.go_on();
    REQUIRE(alone.save().withdraw(last_of_player(alone.save()), "a second thought"));
    CHECK(alone.state().turn == TurnNumber{1});
    CHECK(alone.state().progress.phase == Phase::orders);
    CHECK(alone.entry(last_of_player(alone.save())).command.starts_with("orders blue\n"));
}

TEST_CASE("the others hand in the orders of history, and the player his own", "[solo]") {
    const AloneInBeta alone(uk);
    REQUIRE(hand_in_for_others(alone.save()));
    CHECK(alone.save().state().sheets.contains(seat_of(axis)));
    CHECK_FALSE(alone.save().state().sheets.contains(seat_of(uk)));

    const std::int32_t head = alone.save().head();
    REQUIRE(hand_in_for_others(alone.save()));
    CHECK(alone.save().head() == head);
}

TEST_CASE("orders that somebody gave another side are not replaced by history's", "[solo]") {
    const AloneInBeta alone(uk);
    REQUIRE(alone.save().carry_out(SubmitOrders{seat_of(axis), {TurnNumber{1}, {}}, {}}));
    REQUIRE(hand_in_for_others(alone.save()));
    CHECK(alone.save().state().sheets.at(seat_of(axis)).orders.empty());
}

TEST_CASE("history's orders are lawful in every turn of convoy Beta", "[solo]") {
    for (const SideId side : {axis, uk}) {
        const AloneInBeta alone(side);
        Save& save = alone.save();
        while (save.state().progress.phase != Phase::over) {
            REQUIRE(play_on(save));
            const auto* open =
                save.state().stop ? std::get_if<OpenBattle>(&*save.state().stop) : nullptr;
            if (open != nullptr) REQUIRE(save.carry_out(ReportBattle{open->battle, {}, {}}));
        }
        CHECK(verify(save.written_rules(), save.entries(), save.root(),
                     save.entries().front().revision)
                  .kind == Verdict::Kind::identical);
    }
}
