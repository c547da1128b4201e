#include "operations/amend.h"

#include <catch2/catch.hpp>

#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr const char* name = "Force A, Adm. Byng";

AmendedCampaign renamed(const World& world) {
    Definition definition = world.definition;
    definition.formations.front().name = name;
    return {std::move(definition), {{"campaign", "campaign.toml", "name = \"Byng\"\n"}}};
}

}  // namespace

TEST_CASE("an amendment tried out says what it would do, and does nothing", "[amend]") {
    BegunWar war(3);
    const std::string before = bytes_of(war.folder / "war");
    const auto tried = AmendmentTried::on(war.save, renamed(war.world), {"a slip", {}, ""});
    REQUIRE(tried);
    CHECK(changes_in(tried->step().facts).size() == 1);
    CHECK(tried->rules().definition.formations.front().name == name);
    CHECK(bytes_of(war.folder / "war") == before);
    CHECK(war.save.definition().formations.front().name != name);
}

TEST_CASE("an amendment carried out does what it did when it was tried", "[amend]") {
    BegunWar war(3);
    const AmendmentWhy why{"a slip", {side_of(blue)}, "A name was wrong."};
    const auto tried = AmendmentTried::on(war.save, renamed(war.world), why);
    REQUIRE(tried);
    const auto happened = amend(war.save, renamed(war.world), why);
    REQUIRE(happened);
    CHECK(happened->facts == tried->step().facts);
    CHECK(happened->reports == tried->step().reports);
    CHECK_FALSE(happened->reports.empty());
}

TEST_CASE("an amendment that is refused is refused when it is tried out", "[amend]") {
    BegunWar war(3);
    AmendedCampaign other = renamed(war.world);
    other.definition.id = "other";
    CHECK_FALSE(AmendmentTried::on(war.save, std::move(other), {"a slip"}));
    CHECK_FALSE(AmendmentTried::on(war.save, {war.world.definition, {}}, {"nothing"}));
}
