#include "operations/release.h"

#include <catch2/catch.hpp>

#include "campaign/shown.h"
#include "operations/run_until.h"
#include "store/trouble.h"
#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a release writes each side's briefing and view, and then shows the turn", "[release]") {
    BegunWar war(2);
    play_turns(war.save, war.world, 1);

    const auto released = release(war.save, ReleaseFiles{war.folder / "mail", {true, false}});

    REQUIRE(released);
    CHECK_FALSE(released->is_again);
    CHECK_FALSE(is_held_back(war.save.definition(), war.save.state()));
    REQUIRE(released->mail.size() == war.save.definition().sides.size());
    for (const SideMail& mail : released->mail) {
        REQUIRE(mail.files.size() == 3);
        for (const auto& file : mail.files) CHECK(std::filesystem::file_size(file) > 0);
    }
}

TEST_CASE("a folder that cannot be written leaves the turn unreleased", "[release]") {
    BegunWar war(2);
    play_turns(war.save, war.world, 1);
    put_bytes(war.folder / "mail", "a file where the folder should be");
    const std::int32_t before = war.save.head();

    CHECK_THROWS_AS(release(war.save, ReleaseFiles{war.folder / "mail"}), MachineTrouble);

    CHECK(war.save.head() == before);
    CHECK(is_held_back(war.save.definition(), war.save.state()));
}

TEST_CASE("before the first turn a release writes the first briefings and releases nothing",
          "[release]") {
    BegunWar war(2);
    const auto released = release(war.save, ReleaseFiles{war.folder / "mail"});
    REQUIRE(released);
    CHECK(released->is_again);
    CHECK(released->mail.size() == war.save.definition().sides.size());
    CHECK(war.save.head() == 1);
    CHECK(release(war.save, {}).error().code == ErrorCode::nothing_to_release);
}

TEST_CASE("the files of a release written again are the same to the byte", "[release]") {
    BegunWar war(4);
    play_turns(war.save, war.world, 1);
    const auto released = release(war.save, ReleaseFiles{war.folder / "mail"});
    REQUIRE(released);
    const auto again = release_again(war.save, ReleaseFiles{war.folder / "again"});
    REQUIRE(again.mail.size() == released->mail.size());
    for (std::size_t side = 0; side < again.mail.size(); ++side) {
        for (std::size_t i = 0; i < again.mail[side].files.size(); ++i) {
            CHECK(bytes_of(again.mail[side].files[i]) == bytes_of(released->mail[side].files[i]));
        }
    }
    CHECK(release_again(war.save, ReleaseFiles{war.folder / "one"}, {side_of(blue)}).mail.size() ==
          1);
}

TEST_CASE("the papers to be read before a release are those it prints, and stay so after it",
          "[release]") {
    BegunWar war(2);
    play_turns(war.save, war.world, 1);
    const auto printed = [&] {
        std::vector<std::string> pages;
        for (const Document& each : papers_to_read(war.save)) {
            pages.push_back(paper::html_of(each));
        }
        return pages;
    };
    const auto before = printed();
    const auto released = release(war.save, ReleaseFiles{war.folder / "mail", {true, false}});
    REQUIRE(released);
    REQUIRE(before.size() == released->mail.size());
    for (std::size_t side = 0; side < before.size(); ++side) {
        CHECK(before[side] == bytes_of(released->mail[side].files.at(2)));
    }
    CHECK(printed() == before);
}

TEST_CASE("a side held back is written its own files later, and the others none again",
          "[release]") {
    BegunWar war(2);
    play_turns(war.save, war.world, 1);
    const auto first = release(war.save, ReleaseFiles{war.folder / "mail"}, {side_of(blue)});
    REQUIRE(first);
    REQUIRE(first->mail.size() == 1);
    CHECK(first->mail[0].side == side_of(blue));
    CHECK(first->held_back == std::vector{side_of(red)});
    const auto papers = papers_to_read(war.save);

    const auto second = release(war.save, ReleaseFiles{war.folder / "mail"});

    REQUIRE(second);
    REQUIRE(second->mail.size() == 1);
    CHECK(second->mail[0].side == side_of(red));
    CHECK(second->held_back.empty());
    const auto again = release_again(war.save, ReleaseFiles{war.folder / "again"});
    REQUIRE(again.mail.size() == 2);
    CHECK(bytes_of(again.mail[0].files[0]) == bytes_of(first->mail[0].files[0]));
    CHECK(bytes_of(again.mail[1].files[0]) == bytes_of(second->mail[0].files[0]));
    REQUIRE(papers.size() == 2);
    const auto after = papers_to_read(war.save);
    for (std::size_t side = 0; side < after.size(); ++side) {
        CHECK(paper::html_of(after[side]) == paper::html_of(papers[side]));
    }
}

TEST_CASE("a run does not begin a turn that one side alone is ready for, nor orders for it",
          "[release]") {
    BegunWar war(2);
    play_turns(war.save, war.world, 1);
    REQUIRE(release(war.save, {}, {side_of(blue)}));
    const std::int32_t before = war.save.head();
    RunWanted wanted{all_that_waits, 1, WhenMissing::hold};
    CHECK(run_until(war.save, wanted).error().code == ErrorCode::waiting_for);
    CHECK(war.save.head() == before);
    wanted.overruled = "his mail is late";
    CHECK(run_until(war.save, wanted));
}
