#include "present/desk/front.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

FrontState with_campaign() {
    FrontState state;
    state.campaigns.push_back({"beta", "Convoy Beta", {}, {}});
    return front_after(std::move(state), ChooseCampaign{0});
}

}  // namespace

TEST_CASE("a campaign that is chosen proposes the name of its save", "[front]") {
    CHECK(with_campaign().form.save == "beta.save");
    CHECK(why_not_begun(with_campaign()).empty());
}

TEST_CASE("a game cannot be begun with a wrong seed, no file or faulty files", "[front]") {
    FrontState state = with_campaign();
    state.form.has_public_dice = true;
    state.form.seed = "seven";
    CHECK(why_not_begun(state) == "The seed is a whole number.");
    state.form = {};
    CHECK(why_not_begun(state) == "Name the file of the save.");
    state.campaigns[0].problems = {"campaign.toml:3:1: ..."};
    CHECK(why_not_begun(state) == "Its files have problems; check them first.");
}

TEST_CASE("the line of a problem stands among its neighbours", "[front]") {
    std::string text;
    for (int i = 1; i <= 20; ++i) text += "line " + std::to_string(i) + "\n";
    const auto lines = lines_round(text, 10);
    REQUIRE(lines.size() == 13);
    CHECK(lines.front().text == "line 4");
    CHECK(lines[6].is_marked);
    CHECK(lines[6].number == 10);
    CHECK(lines_round(text, 1).size() == 7);
}
