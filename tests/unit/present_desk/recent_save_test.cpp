#include "present/desk/start/recent_save.h"

#include <catch2/catch.hpp>

#include "present/desk/start/local_time.h"

using namespace flagplot;
using namespace flagplot::desk;

namespace {

RecentSave beta_save() {
    SaveHead head{"Convoy Beta", TurnNumber{5}, TurnNumber{8}, "8 Nov 1941 18:00"};
    head.orders = {{"Regia Marina", false, {}}, {"Royal Navy", true, {}}};
    return {"/war/beta.save", true, "yesterday 23:40", head, {}};
}

LocalTime five_past(int year, unsigned month, unsigned day, std::int32_t hour) {
    return {{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)}, hour, 5};
}

}  // namespace

TEST_CASE("a save is listed with title, turn, date, file and when it was last played", "[front]") {
    const SaveLine line = line_of(beta_save());
    CHECK(line.title == "Convoy Beta");
    CHECK(line.where == "Turn 5 of 8, 8 Nov 1941 18:00");
    CHECK(line.file == "beta.save, yesterday 23:40");
    CHECK(line.problem.empty());
}

TEST_CASE("the list of saves says whose orders are in and whose are missing", "[front]") {
    RecentSave save = beta_save();
    CHECK(line_of(save).orders == "Orders in: Royal Navy. Missing: Regia Marina.");
    save.head->orders[0].are_in = true;
    CHECK(line_of(save).orders == "All orders are in.");
    for (OrdersIn& each : save.head->orders) each.are_in = false;
    CHECK(line_of(save).orders == "No orders are in.");
}

TEST_CASE("a solo player is told of their own orders alone", "[front]") {
    RecentSave save = beta_save();
    save.head->led = "Royal Navy";
    save.head->orders = {{"Royal Navy", true, {}}};
    CHECK(line_of(save).orders == "You lead Royal Navy. Your orders are in.");
    save.head->orders[0].are_in = false;
    CHECK(line_of(save).orders == "You lead Royal Navy. Your orders are missing.");
}

TEST_CASE("of a turn that is being resolved and of a campaign that is over no orders are listed",
          "[front]") {
    RecentSave save = beta_save();
    save.head->is_half_way = true;
    CHECK(line_of(save).orders == "The turn is being resolved.");
    save.head->is_over = true;
    CHECK(line_of(save).orders == "The campaign is over.");
    CHECK(line_of(save).where == "Over, 8 Nov 1941 18:00");
}

TEST_CASE("a save that cannot be read is listed by its file with the reason in one line",
          "[front]") {
    const SaveLine line =
        line_of({"/war/beta.save", true, "today 10:00", {}, "it is damaged:\nits end is missing"});
    CHECK(line.title == "beta.save");
    CHECK(line.where.empty());
    CHECK(line.problem == "it is damaged: its end is missing");
}

TEST_CASE("saves are read from the first to the last, and shown as before meanwhile", "[front]") {
    std::vector<RecentSave> saves = listed({"/war/new.save", "/war/beta.save"}, {beta_save()});
    REQUIRE(saves.size() == 2);
    CHECK(line_of(saves[0]).where == "reading \u2026");
    CHECK(line_of(saves[1]).title == "Convoy Beta");
    REQUIRE(first_unread(saves) == &saves[0]);
    saves = with_read(std::move(saves), {"/war/new.save", true, "today 10:00", {}, "damaged"});
    CHECK(line_of(saves[0]).problem == "damaged");
    REQUIRE(first_unread(saves) == &saves[1]);
    saves = with_read(std::move(saves), beta_save());
    CHECK(first_unread(saves) == nullptr);
}

TEST_CASE("what was read of a save that is no longer listed is dropped", "[front]") {
    const auto saves = with_read(listed({"/war/new.save"}, {}), beta_save());
    REQUIRE(saves.size() == 1);
    CHECK(saves[0].path == "/war/new.save");
    CHECK_FALSE(saves[0].is_read);
}

TEST_CASE("today and yesterday are named, also over the end of a year", "[front]") {
    const LocalTime now = five_past(2027, 1, 1, 14);
    CHECK(day_text(five_past(2027, 1, 1, 9), now) == "today 09:05");
    CHECK(day_text(five_past(2026, 12, 31, 23), now) == "yesterday 23:05");
    CHECK(day_text(five_past(2026, 12, 30, 23), now) == "30 Dec 2026");
    CHECK(day_text(five_past(2027, 1, 2, 0), now) == "2 Jan 2027");
}
