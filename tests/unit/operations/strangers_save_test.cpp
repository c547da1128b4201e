#include <unistd.h>
#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>

#include "campaign/receipts.h"
#include "operations/restore.h"
#include "store/campaign_folder.h"
#include "support/forged_save.h"
#include "support/random_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

namespace fs = std::filesystem;

fs::path path() {
    static const fs::path folder = [] {
        const fs::path made =
            fs::temp_directory_path() / ("flagplot-stranger-" + std::to_string(::getpid()));
        fs::create_directories(made);
        return made;
    }();
    return folder / "war.save";
}

struct Kept {
    Definition definition;
    std::vector<std::string> commands;
    std::vector<Happened> happened;
    CampaignState state;
};

Kept kept() {
    const World world = random_world(3);
    const Rules rules(world.definition, OfficialDice{world.secret});
    Kept all{world.definition, {}, {}, {}};
    for (const Played& each : play_turn(
             world, rules, must_advance(rules, first_state(world.definition), Begin{}).after)) {
        all.commands.push_back(text_of(world.definition, each.step.after, each.command));
        all.happened.push_back({each.step.facts, each.step.reports});
        all.state = each.step.after;
    }
    const Step begun = must_advance(rules, first_state(world.definition), Begin{});
    all.commands.insert(all.commands.begin(), text_of(world.definition, begun.after, Begin{}));
    all.happened.insert(all.happened.begin(), {begun.facts, begun.reports});
    return all;
}

ForgedContent content_of(const Kept& all, bool has_snapshot) {
    ForgedContent content;
    content.definition = encoded(all.definition);
    for (std::size_t i = 0; i < all.happened.size(); ++i) {
        content.commands.push_back(all.commands[i]);
        content.happened.push_back(encoded(all.happened[i]));
    }
    if (has_snapshot) content.last_state = encoded(all.state);
    return content;
}

/// What is said when a save with this content is opened; empty: it is opened.
std::string said_of(const ForgedContent& content) {
    forge(path(), content);
    const auto save = Save::open(path(), Save::Access::read, compiled);
    return save ? "" : describe(save.error());
}

struct Forgery {
    const char* what;
    std::function<void(Kept&)> forge;
};

}  // namespace

TEST_CASE("a save that is forged with true content is opened", "[stranger]") {
    CHECK(said_of(content_of(kept(), true)).empty());
    CHECK(said_of(content_of(kept(), false)).empty());
}

TEST_CASE("a stranger's save is checked as a stranger's text is, whatever its digests say",
          "[stranger]") {
    const auto number = std::uint32_t{4'000'000'000};
    const std::vector<Forgery> forgeries{
        {"an id that climbs out", [](Kept& k) { k.definition.id = "../../x"; }},
        {"an id of a side that climbs out",
         [](Kept& k) { k.definition.sides[0].id = "a/../../b"; }},
        {"an id of a formation with a line end",
         [](Kept& k) { k.definition.formations[0].id = "UK\nEND"; }},
        {"a name that commands a terminal",
         [](Kept& k) { k.definition.sides[0].name = "Red \x1b[2J"; }},
        {"a name that turns its direction",
         [](Kept& k) { k.definition.formations[0].name = "A \xe2\x80\xae B"; }},
        {"a name without end",
         [](Kept& k) { k.definition.ships[0].ship.name = std::string(5'000'000, 'x'); }},
        {"a title of bytes", [](Kept& k) { k.definition.title = "\xff\xfe"; }},
        {"an introduction without end",
         [](Kept& k) { k.definition.sides[0].briefing = std::string(2'000'000, '#'); }},
        {"a ship that is not there",
         [&](Kept& k) { k.definition.formations[0].ships[0] = {number}; }},
        {"a side that is not there", [&](Kept& k) { k.definition.formations[0].side = {number}; }},
        {"a ship in two formations",
         [](Kept& k) {
             k.definition.formations[1].ships[0] = k.definition.formations[0].ships[0];
         }},
        {"a chart that is smaller than it says",
         [](Kept& k) { k.definition.chart.terrain.resize(3); }},
        {"a chart that is larger than any",
         [](Kept& k) { k.definition.chart.columns = k.definition.chart.rows = 2'000'000'000; }},
        {"turns that are not there", [](Kept& k) { k.definition.calendar.light.clear(); }},
        {"a port off the chart",
         [](Kept& k) { k.definition.sides[0].ports = {Square{-5, 20'000}}; }},
        {"a speed beyond all",
         [](Kept& k) { k.definition.ships[0].ship.maximum = KnotTenths{2'000'000'000}; }},
        {"a ship of no size",
         [](Kept& k) { k.definition.ships[0].ship.size = StructurePoints{0}; }},
        {"a state with a formation off the chart",
         [](Kept& k) { k.state.formations[0].square = {-1, -1}; }},
        {"a state without ships", [](Kept& k) { k.state.ships.clear(); }},
        {"a state without a side's picture", [](Kept& k) { k.state.views.pop_back(); }},
        {"a picture of ships that are not there", [](Kept& k) { k.state.views[0].ships.clear(); }},
        {"a state with a ship that is not there",
         [&](Kept& k) { k.state.formations[0].ships.push_back({number}); }},
    };
    for (const Forgery& each : forgeries) {
        CAPTURE(each.what);
        Kept all = kept();
        each.forge(all);
        const std::string said = said_of(content_of(all, true));
        CAPTURE(said);
        CHECK(said.find("save.damaged") != std::string::npos);
        CHECK(said.find('\x1b') == std::string::npos);
        CHECK(said.size() < 1000);
    }
}

TEST_CASE("an entry that cannot be read is refused with its number, not with an end of the program",
          "[stranger]") {
    ForgedContent content = content_of(kept(), false);
    content.happened[1] = "\xff\xff nonsense";
    CHECK(said_of(content).find("entry 2 cannot be read") != std::string::npos);

    content = content_of(kept(), true);  // nothing is folded, so that it opens
    content.happened[1] = "\xff\xff nonsense";
    forge(path(), content);
    const auto save = Save::open(path(), Save::Access::read, compiled);
    REQUIRE(save);
    CHECK_THROWS_AS(turns_after(save->entries()), EntryUnreadable);
    CHECK_THROWS_AS(taken_back(save->entries()), EntryUnreadable);
    CHECK_THROWS_AS(receipt_of(save->line(), SeatId{0}), EntryUnreadable);
    CHECK_THROWS_AS(state_with(save->state(), save->entries()[1]), EntryUnreadable);
}

TEST_CASE("a bit that is flipped in the number of the format is damage, and restore mends it",
          "[stranger]") {
    forge(path(), content_of(kept(), true));
    fs::copy_file(path(), copy_beside(path()), fs::copy_options::overwrite_existing);
    for (int place = 60; place < 64; ++place) {
        for (int bit = 0; bit < 8; ++bit) {
            CAPTURE(place, bit);
            forge(path(), content_of(kept(), true));
            std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
            file.seekg(place);
            const int byte = file.get();
            file.seekp(place);
            file.put(static_cast<char>(byte ^ (1 << bit)));
            file.close();
            const auto save = Save::open(path(), Save::Access::read, compiled);
            REQUIRE_FALSE(save);
            CHECK(save.error().code == ErrorCode::save_damaged);
            CHECK(restore(path(), compiled, std::nullopt).has_value());
        }
    }
}
