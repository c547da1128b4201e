#include <catch2/catch.hpp>

#include <algorithm>

#include "operations/releases.h"
#include "operations/rerun.h"
#include "store/module_data.h"
#include "store/sqlite.h"
#include "support/saved_world.h"
#include "support/text.h"
#include "view/briefing.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A campaign whose first formation has another name, and all ships too.
AmendedCampaign mended(const World& world, const std::string& name = "Force A, Adm. Byng") {
    Definition definition = world.definition;
    definition.formations[0].name = name;
    for (ShipRow& row : definition.ships) row.ship.name += " II";
    return {std::move(definition), {{"campaign", "campaign.toml", "name = \"" + name + "\"\n"}}};
}

Amend amendment() { return {{}, "a typing error", {}, ""}; }

Save begun(const World& world, const Folder& folder) {
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    auto save = opened(folder / "war", Save::Access::write);
    REQUIRE(save);
    return *std::move(save);
}

ShipId ship_afloat(const Save& save) {
    const auto& ships = save.state().ships;
    const auto found = std::find_if(ships.begin(), ships.end(),
                                    [](const ShipState& ship) { return !ship.is_lost(); });
    REQUIRE(found != ships.end());
    return {static_cast<std::uint32_t>(found - ships.begin())};
}

Verdict::Kind verdict_on(const Save& save) {
    return verify(save.written_rules(), save.entries(), save.root(),
                  save.entries().front().revision)
        .kind;
}

std::string briefing_after(const Save& save, std::int32_t entry) {
    const CampaignState state = save.state_after(entry);
    const RulesInForce in_force = save.rules_in(state);
    return briefing_markdown(in_force.rules().books.at(blue.index()), state.view(blue));
}

}  // namespace

TEST_CASE("amended data are in force when the save is opened again, and the record verifies") {
    const World world = random_world(3);
    const Folder folder;
    {
        Save save = begun(world, folder);
        play_turns(save, world, 1);
        REQUIRE(save.amend(mended(world), amendment()));
        CHECK(save.definition().formations[0].name == "Force A, Adm. Byng");
        play_turns(save, world, 1);
        REQUIRE(
            save.carry_out(Rule{ruling::Speed{ship_afloat(save), {0}}, "she ran aground", {}, ""}));
        CHECK(has(save.entries().back().command, " II\" 0 why"));
        play_turns(save, world, 1);
    }
    const auto again = opened(folder / "war");
    REQUIRE(again);
    CHECK(again->definition().ships == mended(world).definition.ships);
    CHECK(again->written_rules().definition == world.definition);
    CHECK(again->amendments().size() == 1);
    CHECK(again->sources_of(again->amendments().begin()->first) == mended(world).sources);
    for (const Entry& entry : again->entries()) {
        CHECK(digest_of(again->state_after(entry.number)) == entry.state);
    }
    CHECK(verdict_on(*again) == Verdict::Kind::identical);
}

TEST_CASE("an amendment that is refused leaves the save as it was") {
    const World world = random_world(3);
    const Folder folder;
    Save save = begun(world, folder);
    const std::string before = bytes_of(folder / "war");
    AmendedCampaign other = mended(world);
    other.definition.id = "other";
    CHECK_FALSE(save.amend(std::move(other), amendment()));
    CHECK_FALSE(save.amend({world.definition, {}}, amendment()));
    CHECK(save.amendments().empty());
    CHECK(bytes_of(folder / "war") == before);
    play_turns(save, world, 1);
}

TEST_CASE("a withdrawn amendment is in force no more, and stays in the save") {
    const World world = random_world(3);
    const Folder folder;
    Save save = begun(world, folder);
    REQUIRE(save.amend(mended(world), amendment()));
    const std::int32_t amended = save.head();
    play_turns(save, world, 1);
    REQUIRE(save.withdraw(amended, "it was right before"));

    CHECK(save.definition() == world.definition);
    CHECK(save.state().view(blue).formations[0].name == world.definition.formations[0].name);
    CHECK(save.amendments().size() == 1);
    play_turns(save, world, 1);
    CHECK(verdict_on(*opened(folder / "war")) == Verdict::Kind::identical);
    REQUIRE(save.amend(mended(world), amendment()));  // the same once more
    CHECK(save.amendments().size() == 1);
    CHECK(verdict_on(*opened(folder / "war")) == Verdict::Kind::identical);
}

TEST_CASE("an amendment behind a command that was taken back is carried out again") {
    const World world = random_world(3);
    const Folder folder;
    Save save = begun(world, folder);
    REQUIRE(save.carry_out(SubmitOrders{blue, {TurnNumber{1}, {}}, {}}));
    const std::int32_t orders = save.head();
    REQUIRE(save.amend(mended(world), amendment()));
    REQUIRE(save.withdraw(orders, "another sheet was meant"));
    CHECK(save.definition() == world.definition);

    Rerun rerun(save);
    const auto step = rerun.next();

    REQUIRE(step);
    REQUIRE(*step);
    CHECK((*step)->kind == RerunStep::Kind::done);
    CHECK(save.definition().formations[0].name == "Force A, Adm. Byng");
    CHECK(verdict_on(*opened(folder / "war")) == Verdict::Kind::identical);
}

TEST_CASE("another amendment after a withdrawal stands for the one that was taken back") {
    const World world = random_world(3);
    const Folder folder;
    Save save = begun(world, folder);
    REQUIRE(save.carry_out(SubmitOrders{blue, {TurnNumber{1}, {}}, {}}));
    const std::int32_t orders = save.head();
    REQUIRE(save.amend(mended(world), amendment()));
    REQUIRE(save.withdraw(orders, "another sheet was meant"));
    REQUIRE(save.amend(mended(world, "Force A, Adm. Anson"), amendment()));
    CHECK(taken_back(save.entries()).empty());
}

TEST_CASE("briefings of the archive keep the words they had") {
    World world = random_world(3);
    world.definition.table.release = Releasing::by_hand;
    const Folder folder;
    Save save = begun(world, folder);
    play_turns(save, world, 1);
    REQUIRE(save.carry_out(Release{}));
    const std::int32_t released = save.head();
    const std::string before = briefing_after(save, released);
    REQUIRE(save.amend(mended(world), amendment()));

    CHECK(shown_entry(save, blue) == released);
    CHECK(briefing_after(save, released) == before);
    CHECK_FALSE(has(before, "Byng"));
    CHECK(has(briefing_after(save, save.head()), "Byng"));
    REQUIRE(save.carry_out(Release{}));
    CHECK(releases_of(save).size() == 3);
    CHECK(briefing_after(save, released) == before);
}

TEST_CASE("what was released at once stays shown when releases by hand are amended in") {
    World world = random_world(3);
    world.definition.table.release = Releasing::at_once;
    const Folder folder;
    Save save = begun(world, folder);
    play_turns(save, world, 1);
    const std::int32_t last = save.head();
    AmendedCampaign by_hand = mended(world);
    by_hand.definition.table.release = Releasing::by_hand;
    REQUIRE(save.amend(std::move(by_hand), amendment()));
    CHECK(shown_entry(save, blue) == last);
}

TEST_CASE("an altered amendment is named") {
    const World world = random_world(1);
    const Folder folder;
    {
        Save save = begun(world, folder);
        REQUIRE(save.amend(mended(world), amendment()));
    }
    const auto complaint = [&](const std::string& sql) {
        std::filesystem::copy_file(folder / "war", folder / "altered",
                                   std::filesystem::copy_options::overwrite_existing);
        sqlite::Database::of_file(folder / "altered").run(sql);
        const auto save = opened(folder / "altered");
        REQUIRE_FALSE(save);
        return describe(save.error());
    };
    CHECK(has(complaint("UPDATE amendments SET bytes = zeroblob(length(bytes))"),
              "amendment 1 was altered"));
    CHECK(has(complaint("UPDATE amendments SET digest = zeroblob(32)"), "amendment 1 was altered"));
    CHECK(has(complaint("UPDATE amendments SET sources = x'05'"), "amendment 1 was altered"));
    CHECK(has(complaint("UPDATE amendments SET sources = x'00'"), "was altered"));
    CHECK(has(complaint("UPDATE amendments SET schema = zeroblob(32)"), "head was altered"));
    CHECK(has(complaint("DELETE FROM amendments"), "was altered"));
}

TEST_CASE("a save of another program is called so, whatever tables it has") {
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(random_world(1))));
    {
        auto database = sqlite::Database::of_file(folder / "war");
        database.run("UPDATE meta SET record_schema = 'struct A\nroot A\n'");
        database.run("ALTER TABLE amendments RENAME TO others");
        database.run("VACUUM");  // no save gives pages up
    }
    const auto save = opened(folder / "war");
    REQUIRE_FALSE(save);
    CHECK(save.error().code == ErrorCode::save_of_other_program);
}

namespace {

constexpr const char* naval = "assets/battle_board/naval.toml";

/// The text of a table as it is installed, or with another mass.
SourceText table(const std::string& mass = "20") {
    std::string text = bytes_of(std::string(FLAGPLOT_SOURCE_DIR) + "/" + naval);
    const std::string shipped = "mass_per_point = 20";
    REQUIRE(text.find(shipped) != std::string::npos);
    text.replace(text.find(shipped), shipped.size(), "mass_per_point = " + mass);
    return {"table", naval, text};
}

Save begun_with_table(const World& world, const Folder& folder) {
    NewCampaign campaign = campaign_of(world);
    campaign.sources.push_back(table());
    REQUIRE(create_save(folder / "war", campaign));
    return *opened(folder / "war", Save::Access::write);
}

}  // namespace

TEST_CASE("a table of battles alone is no amendment, and comes along with one") {
    const World world = random_world(3);
    const Folder folder;
    Save save = begun_with_table(world, folder);
    std::vector<SourceText> texts = save.sources();
    texts.back() = table("21");
    const auto alone = save.amend({world.definition, texts}, amendment());
    REQUIRE_FALSE(alone);
    CHECK(alone.error().code == ErrorCode::bad_amendment);
    CHECK(has(describe(alone.error()), naval));
    CHECK(save.amendments().empty());

    AmendedCampaign both = mended(world);
    both.sources.push_back(table("21"));
    REQUIRE(save.amend(both, amendment()));
    CHECK(texts_in_force(save, save.state()).back() == table("21"));
    CHECK(texts_in_force(save, save.state_after(1)).back() == table());
    both.sources.back() = table("22");  // the same campaign again, with yet another table
    CHECK(save.amend(both, amendment()).error().code == ErrorCode::bad_amendment);
    REQUIRE(save.withdraw(save.head(), "it was right before"));
    CHECK(save.amend(both, amendment()).error().code == ErrorCode::bad_amendment);
    CHECK(texts_in_force(save, save.state()).back() == table());
    CHECK(verdict_on(*opened(folder / "war")) == Verdict::Kind::identical);
}

TEST_CASE("a table of battles that was altered in a save is named, that of an amendment too") {
    const World world = random_world(3);
    const Folder folder;
    {
        Save save = begun_with_table(world, folder);
        AmendedCampaign both = mended(world);
        both.sources.push_back(table());
        REQUIRE(save.amend(both, amendment()));
    }
    const auto compile = [](const std::vector<SourceText>&) -> Result<Definition> {
        return random_world(3).definition;
    };
    const auto complaint = [&](const std::string& was, const std::string& is, bool is_amended) {
        std::filesystem::copy_file(folder / "war", folder / "altered",
                                   std::filesystem::copy_options::overwrite_existing);
        const auto database = sqlite::Database::of_file(folder / "altered");
        if (is_amended) {
            sqlite::Statement query(database, "SELECT sources FROM amendments");
            REQUIRE(query.step());
            std::string bytes(query.bytes(0));
            bytes.replace(bytes.find(was), was.size(), is);
            sqlite::Statement(database, "UPDATE amendments SET sources = ?")
                .bind_bytes(bytes)
                .run();
        } else {
            database.run("UPDATE sources SET text = replace(text, '" + was + "', '" + is + "')");
        }
        const auto save = Save::open(folder / "altered", Save::Access::read, compile);
        return save ? std::string("nothing") : describe(save.error());
    };
    const std::string mass = "mass_per_point = 20";
    const std::string named = "the table assets/battle_board/naval.toml";
    CHECK(has(complaint(mass, "mass_per_point = 21", false), named + ", by which its battles"));
    CHECK(has(complaint(mass, "mass_per_point = 21", true), named + " of amendment 1, by which"));
    CHECK(has(complaint(mass, "mass_per_poimt = 20", false), named));
    CHECK_FALSE(has(complaint("id = \"world\"", "id = \"whale\"", false), named));
}
