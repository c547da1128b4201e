#include "operations/upgrade.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "operations/battle_fight.h"
#include "operations/record_folder.h"
#include "operations/verdict.h"
#include "store/campaign_folder.h"
#include "store/save_layout.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

const std::filesystem::path kept_saves = std::string(FLAGPLOT_SOURCE_DIR) + "/tests/saves";

Upgrade upgraded(const std::filesystem::path& old, const std::filesystem::path& path) {
    auto upgrade = Upgrade::of(old, path, compiled, [](std::size_t, std::size_t) { return true; });
    REQUIRE(upgrade);
    return *std::move(upgrade);
}

}  // namespace

TEST_CASE("a save of version 0.1 is refused with the way out, and stays as it is") {
    const std::string old = (kept_saves / "0.1" / "umpired.save").string();
    const auto save = Save::open(old, Save::Access::read, compiled);
    REQUIRE_FALSE(save);
    CHECK(save.error().code == ErrorCode::save_of_other_program);
    CHECK_THAT(describe(save.error()), Catch::Contains("flagplot upgrade"));
}

TEST_CASE("a save of version 0.1 is upgraded to one of this version") {
    const std::string name = GENERATE(as<std::string>{}, "umpired", "fought");
    INFO(name);
    const Folder folder;
    const auto old = kept_saves / "0.1" / (name + ".save");
    const std::string bytes = bytes_of(old);
    Upgrade upgrade = upgraded(old, folder / "new.save");
    CHECK(upgrade.is_whole());
    CHECK(upgrade.is_compared());
    CHECK(upgrade.commands() == read_kept_record(old)->entries.size());
    REQUIRE(upgrade.write());
    CHECK(bytes_of(old) == bytes);

    const auto save = Save::open(folder / "new.save", Save::Access::read, compiled);
    REQUIRE(save);
    CHECK(verdict_on(*save, compiled).kind == Verdict::Kind::identical);
    REQUIRE(save->earlier().size() == 1);
    CHECK(save->earlier().front().revision.starts_with("0.1.0+"));
}

TEST_CASE("a battle that an older program was fighting goes on from its orders, in their state") {
    const Folder folder;
    Upgrade upgrade = upgraded(kept_saves / "0.2" / "at-hand.save", folder / "new.save");
    CHECK(upgrade.is_whole());
    REQUIRE(upgrade.write());
    const auto save = Save::open(folder / "new.save", Save::Access::read, compiled);
    REQUIRE(save);
    const Battle& battle = save->state().battles.front();
    REQUIRE(battle.fight);
    CHECK_FALSE(battle.fight->present.empty());
    const auto fight = FightAtHand::open(*save, {0}, {});
    REQUIRE(fight);
    CHECK(fight->fought_again() == fight->state());
    CHECK(fight->orders().size() == battle.fight->orders.size());
    CHECK(fight->orders().size() > 3);
    CHECK(fight->to_act());
    CHECK(verdict_on(*save, compiled).kind == Verdict::Kind::identical);
}

TEST_CASE("a receipt of before an upgrade is found in the upgraded save") {
    const Folder folder;
    Upgrade upgrade = upgraded(kept_saves / "0.1" / "umpired.save", folder / "new.save");
    REQUIRE(upgrade.write());
    const auto save = Save::open(folder / "new.save", Save::Access::read, compiled);
    REQUIRE(save);
    KeptReceipts kept;
    read_receipts(bytes_of(kept_saves / "0.1" / "umpired-uk-turn-6.md"), kept);
    REQUIRE_FALSE(kept.briefings.empty());
    const auto verdict = [&](const KeptReceipts& receipts) {
        return compare_receipts(save->written_rules(), save->entries(), receipts, save->earlier());
    };
    const Verdict listed = verdict(kept);
    CHECK(listed.kind == Verdict::Kind::identical);
    // Anybody can write such a list into a save: it must not pass for the record itself.
    CHECK_THAT(listed.explanation, Catch::Contains("1 of them only by the list of what an older "));

    KeptReceipts of_today = kept;
    of_today.briefings.front().receipt = receipt_of(save->line(), SeatId{1});
    CHECK(of_today.briefings.front().side == "uk");
    CHECK(verdict(of_today).kind == Verdict::Kind::identical);
    CHECK_THAT(verdict(of_today).explanation, !Catch::Contains("only by the list"));

    kept.briefings.front().receipt[5] ^= 1U;
    CHECK(verdict(kept).kind == Verdict::Kind::altered);
}

TEST_CASE("an upgrade that is given up writes nothing") {
    const Folder folder;
    std::size_t asked = 0;
    const auto upgrade =
        Upgrade::of(kept_saves / "0.1" / "fought.save", folder / "new.save", compiled,
                    [&](std::size_t, std::size_t) { return ++asked < 5; });
    REQUIRE(upgrade);
    CHECK(upgrade->was_given_up());
    CHECK(upgrade->commands() == 4);
    CHECK(folder.names().empty());
}

TEST_CASE("a damaged save of an older version is refused, not upgraded") {
    const Folder folder;
    std::string bytes = bytes_of(kept_saves / "0.1" / "fought.save");
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    put_bytes(folder / "old.save", bytes);
    const auto upgrade = Upgrade::of(folder / "old.save", folder / "new.save", compiled,
                                     [](std::size_t, std::size_t) { return true; });
    REQUIRE_FALSE(upgrade);
    CHECK(upgrade.error().code == ErrorCode::save_damaged);
}

TEST_CASE("a save of this very version is upgraded to the same campaign, without a difference") {
    const Folder folder;
    Upgrade once = upgraded(kept_saves / "0.1" / "umpired.save", folder / "one.save");
    REQUIRE(once.write());
    Upgrade twice = upgraded(folder / "one.save", folder / "two.save");
    CHECK(twice.differences().empty());
    CHECK(twice.save().entries() == once.save().entries());
    CHECK(twice.save().earlier().size() == 2);
}

TEST_CASE("a record that knew fewer kinds is read as it is, and written as today's") {
    const Folder folder;
    Upgrade upgrade = upgraded(kept_saves / "0.1" / "fought.save", folder / "new.save");
    REQUIRE(upgrade.write());
    // The same bytes under a schema that lacks the last enumerator of an enumeration.
    std::string schema;
    {
        auto save = Save::open(folder / "new.save", Save::Access::read, compiled);
        REQUIRE(save);
        schema = layout::record_schema();
    }
    const std::size_t line = schema.find("enum Purpose");
    const std::size_t end = schema.find('\n', line);
    schema.erase(schema.rfind(' ', end), end - schema.rfind(' ', end));
    CHECK(layout::is_readable(schema));
    CHECK_FALSE(layout::is_readable(schema.substr(1)));
}

TEST_CASE("an exported folder of an older version is imported by deciding its commands again") {
    const Folder folder;
    const auto imported =
        import_again(kept_saves / "0.1" / "fought", folder / "new.save", compiled);
    REQUIRE(imported);
    CHECK(imported->commands == 28);
    const auto save = Save::open(folder / "new.save", Save::Access::read, compiled);
    REQUIRE(save);
    CHECK(verdict_on(*save, compiled).kind == Verdict::Kind::identical);
}
