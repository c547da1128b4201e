#include <catch2/catch.hpp>

#include "campaign/receipts.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A war of two turns, each released by hand; what happens before the first turn is added.
Save war(const std::filesystem::path& path, const World& world,
         const std::vector<Command>& at_first) {
    REQUIRE(create_save(path, campaign_of(world)));
    auto made = opened(path, Save::Access::write);
    REQUIRE(made);
    Save save = *std::move(made);
    for (const Command& command : at_first) REQUIRE(save.carry_out(command));
    for (int turn = 0; turn < 2; ++turn) {
        REQUIRE(save.carry_out(Resolve{}));
        while (save.state().stop) {
            REQUIRE(save.carry_out(answer_to(world, save.state())));
            REQUIRE(save.carry_out(Resolve{}));
        }
        REQUIRE(save.carry_out(Release{}));
    }
    return save;
}

World world_by_hand(std::uint64_t seed) {
    World world = random_world(seed);
    world.definition.table.release = Releasing::by_hand;
    return world;
}

/// What a seat was told but for the fingerprints of the record: they are random numbers to it.
std::vector<Report> told_to(const Save& save, SeatId seat) {
    std::vector<Report> reports;
    for (const Entry* entry : save.line()) {
        const auto happened = decoded<Happened>(entry->happened);
        REQUIRE(happened);
        for (const Told& told : happened->reports) {
            if (told.seat != seat) continue;
            const auto* released = std::get_if<Released>(&told.report);
            reports.push_back(released != nullptr ? Report{Released{released->turn, {}}}
                                                  : told.report);
        }
    }
    return reports;
}

Verdict by_receipt_of_red(const Save& kept, const Save& shown) {
    KeptReceipts receipts;
    receipts.briefings.push_back(
        {kept.definition().sides[red.index()].id, kept.state().turn, receipt_of(kept.line(), red)});
    return compare_receipts(shown.written_rules(), shown.entries(), receipts);
}

SubmitOrders orders_of_blue(Stance stance) {
    return {blue, {{1}, {FormationOrder{{1}, TakeStance{stance}}}}, {}};
}

}  // namespace

TEST_CASE(
    "a receipt of one side finds out that orders of another were changed, although it was told "
    "the same",
    "[verify]") {
    bool is_tried = false;
    for (std::uint64_t seed = 1; seed <= 60 && !is_tried; ++seed) {
        const World world = world_by_hand(seed);
        const CampaignState first =
            must_advance(Rules(world.definition, OfficialDice{world.secret}),
                         first_state(world.definition), Begin{})
                .after;
        if (first.view(blue).formation({1}).presence != Presence::on_chart) continue;
        const Folder folder;
        const Save kept = war(folder / "kept", world, {orders_of_blue(Stance::avoid)});
        const Save forged = war(folder / "forged", world, {orders_of_blue(Stance::accept)});
        if (told_to(kept, red) != told_to(forged, red)) continue;
        is_tried = true;
        CHECK(by_receipt_of_red(kept, kept).kind == Verdict::Kind::identical);
        CHECK(by_receipt_of_red(kept, forged).kind == Verdict::Kind::altered);
    }
    CHECK(is_tried);
}

TEST_CASE("a receipt finds out that a turn was resolved, taken back and resolved again in secret",
          "[verify]") {
    const World world = world_by_hand(3);
    const Folder folder;
    const Save kept = war(folder / "kept", world, {});

    REQUIRE(create_save(folder / "tried", campaign_of(world)));
    {
        auto tried = opened(folder / "tried", Save::Access::write);
        REQUIRE(tried);
        REQUIRE(tried->carry_out(Resolve{1}));
        REQUIRE(tried->withdraw(2, "I do not like these dice"));
        REQUIRE(tried->carry_out(Resolve{}));
        while (tried->state().stop) {
            REQUIRE(tried->carry_out(answer_to(world, tried->state())));
            REQUIRE(tried->carry_out(Resolve{}));
        }
        REQUIRE(tried->carry_out(Release{}));
    }
    const auto tried = opened(folder / "tried");
    REQUIRE(tried);
    const auto print_of = [](const Save& save) {
        for (const Entry* entry : save.line()) {
            if (!entry->command.starts_with("release")) continue;
            const auto happened = decoded<Happened>(entry->happened);
            REQUIRE(happened);
            return std::get<Released>(happened->reports.front().report).record.value();
        }
        return Digest{};
    };
    CHECK(print_of(*tried) != print_of(kept));
    CHECK(verify(tried->written_rules(), tried->entries(), tried->root(),
                 tried->entries().front().revision)
              .kind == Verdict::Kind::identical);
    CHECK(by_receipt_of_red(*tried, kept).kind == Verdict::Kind::altered);
}

TEST_CASE("the fingerprint is taken for a command that tells it, and for no other", "[verify]") {
    World world = world_by_hand(3);
    const CampaignState before = first_state(world.definition);
    int taken = 0;
    const auto record = [&] {
        ++taken;
        return Digest{1};
    };
    const auto told_by = [&](const Command& command) {
        return record_in(with_record(command, world.definition, before, record));
    };
    CHECK_FALSE(told_by(Resolve{}));
    CHECK_FALSE(told_by(orders_of_blue(Stance::avoid)));
    CHECK(taken == 0);
    CHECK(told_by(Release{}) == Digest{1});
    world.definition.table.release = Releasing::at_once;
    CHECK(told_by(Resolve{}) == Digest{1});
    CHECK(taken == 2);
}

TEST_CASE("a release that tells another fingerprint than the record has is found out", "[verify]") {
    const World world = world_by_hand(3);
    const Folder folder;
    const Save save = war(folder / "war", world, {});
    std::vector<Entry> entries = save.entries();
    for (Entry& entry : entries) {
        if (!entry.command.starts_with("release record ")) continue;
        entry.command.replace(15, 64, std::string(64, 'a'));
        break;
    }
    for (Entry& entry : entries) {
        entry.chain = chain_digest(parent_chain(entries, entry.parent, save.root()), entry);
    }
    const Verdict verdict =
        verify(save.written_rules(), entries, save.root(), entries.front().revision);
    CHECK(verdict.kind == Verdict::Kind::altered);
    CHECK(verdict.explanation.find("does not tell the fingerprint of the record before it") !=
          std::string::npos);
}

TEST_CASE("withdrawals are told at once only where the campaign says so", "[verify]") {
    for (const bool is_told : {true, false}) {
        World world = world_by_hand(3);
        world.definition.fairness.tell_withdrawals = is_told;
        const Folder folder;
        REQUIRE(create_save(folder / "war", campaign_of(world)));
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        REQUIRE(save->carry_out(SubmitOrders{blue, {{1}, {}}, {}}));
        const auto taken_back = save->withdraw(2, "a mistake");
        REQUIRE(taken_back);
        for (const SeatId seat : {blue, red}) {
            const Told told{seat, TakenBackTold{{1}}};
            const auto& reports = taken_back->reports;
            CHECK((std::find(reports.begin(), reports.end(), told) != reports.end()) == is_told);
        }
        CHECK(taken_back->reports.empty() == !is_told);
    }
}
