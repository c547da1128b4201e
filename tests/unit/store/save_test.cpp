#include "store/save.h"

#include <sys/resource.h>

#include <catch2/catch.hpp>
#include <csignal>

#include "store/page_sums.h"
#include "store/secret.h"
#include "store/trouble.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// As on a full disk: no file of this process may grow beyond so many bytes.
class NoLargerFiles {
  public:
    explicit NoLargerFiles(std::uintmax_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~NoLargerFiles() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    NoLargerFiles(const NoLargerFiles&) = delete;
    NoLargerFiles& operator=(const NoLargerFiles&) = delete;

  private:
    void (*handler_)(int);
    rlimit before_{};
};

}  // namespace

TEST_CASE("a new save holds the campaign and its first command") {
    const World world = random_world(1);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));

    const auto save = opened(folder / "war");
    REQUIRE(save);
    CHECK(save->definition() == world.definition);
    CHECK(save->sources() == campaign_of(world).sources);
    CHECK(save->dice().secret == world.secret);
    CHECK(save->head() == 1);
    CHECK(save->entries().front().command == "begin");
    CHECK(folder.names() == std::vector<std::string>{"war"});
}

TEST_CASE("a new save never takes the place of a file") {
    const Folder folder;
    put_bytes(folder / "war", "something else");
    const auto made = create_save(folder / "war", campaign_of(random_world(1)));
    REQUIRE_FALSE(made);
    CHECK(made.error().code == ErrorCode::save_exists);
    CHECK(bytes_of(folder / "war") == "something else");
    CHECK(folder.names() == std::vector<std::string>{"war"});
}

TEST_CASE("what was carried out is there when the save is opened again") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const World world = random_world(seed);
        const Folder folder;
        REQUIRE(create_save(folder / "war", campaign_of(world)));
        for (int turn = 0; turn < 4; ++turn) {
            auto save = opened(folder / "war", Save::Access::write);
            REQUIRE(save);
            play_turns(*save, world, 1);
            const auto again = opened(folder / "war");
            REQUIRE(again);
            CHECK(content_of(*again) == content_of(*save));
        }
    }
}

TEST_CASE("the state before the last command is kept beside the save") {
    const World world = random_world(2);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    auto save = opened(folder / "war", Save::Access::write);
    REQUIRE(save);
    play_turns(*save, world, 2);
    const Content before = content_of(*save);
    const std::string file_before = bytes_of(folder / "war");

    REQUIRE(save->carry_out(SubmitOrders{blue, {save->state().turn, {}}}));

    CHECK(bytes_of(folder / "war~") == file_before);
    const auto beside = opened(folder / "war~");
    REQUIRE(beside);
    CHECK(content_of(*beside) == before);
    CHECK(folder.names() == std::vector<std::string>{"war", "war~"});
}

TEST_CASE("a copy that is made while the save is read is of the state before the command") {
    const World world = random_world(2);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    const std::string begun = bytes_of(folder / "war");
    auto save = opened(folder / "war", Save::Access::write_at_once);
    REQUIRE(save);
    CHECK_FALSE(std::filesystem::exists(folder / "war~"));

    REQUIRE(save->carry_out(SubmitOrders{blue, {save->state().turn, {}}}));
    CHECK(bytes_of(folder / "war~") == begun);
    const std::string ordered = bytes_of(folder / "war");
    REQUIRE(save->carry_out(SubmitOrders{red, {save->state().turn, {}}}));
    CHECK(bytes_of(folder / "war~") == ordered);
    CHECK(folder.names() == std::vector<std::string>{"war", "war~"});
}

TEST_CASE("a copy that was made in vain is removed, and the one before stays") {
    const World world = random_world(2);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        play_turns(*save, world, 1);
    }
    const std::string copy = bytes_of(folder / "war~");
    const std::vector<std::string> names{"war", "war~"};
    {
        auto save = opened(folder / "war", Save::Access::write_at_once);
        REQUIRE(save);
        CHECK(folder.names().size() == 3);
        CHECK_FALSE(save->carry_out(Begin{}));
    }
    CHECK(folder.names() == names);
    CHECK(bytes_of(folder / "war~") == copy);

    std::string damaged = bytes_of(folder / "war");
    damaged.at(damaged.find("id = \"world\"")) ^= 1;
    put_bytes(folder / "war", damaged);
    CHECK_FALSE(opened(folder / "war", Save::Access::write_at_once));
    CHECK(folder.names() == names);
    CHECK(bytes_of(folder / "war~") == copy);
}

TEST_CASE("a save has one copy beside it, by whatever name it is opened") {
    const World world = random_world(2);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    std::filesystem::create_symlink("war", folder / "link");
    auto save = opened(folder / "link", Save::Access::write);
    REQUIRE(save);
    REQUIRE(save->carry_out(SubmitOrders{blue, {save->state().turn, {}}}));
    CHECK(folder.names() == std::vector<std::string>{"link", "war", "war~"});
    CHECK(copy_beside(folder / "link") == std::filesystem::canonical(folder / "war~"));
}

TEST_CASE("a command that is refused changes nothing on the disk") {
    const World world = random_world(2);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    const std::string before = bytes_of(folder / "war");
    auto save = opened(folder / "war", Save::Access::write);
    REQUIRE(save);
    CHECK_FALSE(save->carry_out(Begin{}));
    CHECK_FALSE(save->carry_out(ReportBattle{{3}, {}}));
    CHECK_FALSE(save->withdraw(1, "the beginning"));
    CHECK_FALSE(save->withdraw(7, "never given"));
    CHECK(bytes_of(folder / "war") == before);
    CHECK(folder.names() == std::vector<std::string>{"war"});
}

TEST_CASE("a command that could not be written has not happened, and can be given again") {
    const World world = random_world(2);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    auto save = opened(folder / "war", Save::Access::write);
    REQUIRE(save);
    play_turns(*save, world, 1);
    const Content before = content_of(*save);
    const PassMessage message{std::nullopt, side_of(blue), std::string(5000, 'x')};
    {
        const NoLargerFiles full(std::filesystem::file_size(folder / "war"));
        CHECK_THROWS_AS(save->carry_out(message), MachineTrouble);
    }
    CHECK(content_of(*save) == before);
    CHECK(content_of(*opened(folder / "war")) == before);
    REQUIRE(save->carry_out(message));
    const auto again = opened(folder / "war");
    REQUIRE(again);
    CHECK(content_of(*again) == content_of(*save));
    CHECK(again->head() == before.head + 1);
}

TEST_CASE("a withdrawn command is taken back and stays in the record") {
    const World world = random_world(3);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        play_turns(*save, world, 3);
        const auto length = save->entries().size();
        const CampaignState first = save->state_after(1);
        REQUIRE(save->withdraw(2, "all of it was wrong"));
        CHECK(save->entries().size() == length + 1);
        CHECK(save->state().turn == first.turn);
        CHECK_FALSE(save->state().seen_dice.empty());
        CHECK_FALSE(save->withdraw(3, "it is no longer played"));
        play_turns(*save, world, 1);
    }
    const auto again = opened(folder / "war");
    REQUIRE(again);
    CHECK(again->state().turn == TurnNumber{2});
    CHECK(verify(again->rules(), again->entries(), again->root(), again->entries().front().revision)
              .kind == Verdict::Kind::identical);
}

TEST_CASE("a switch the umpire set is in force when the save is opened, and not once withdrawn") {
    World world = random_world(3);
    world.definition.switches.sighting_cap = 11;
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        REQUIRE(save->carry_out(
            Rule{ruling::Switch{"sighting.cap", "12"}, "no sighting is sure", {}, ""}));
        CHECK(save->rules().books.front().switches.sighting_cap == 12);
        play_turns(*save, world, 1);
    }
    auto again = opened(folder / "war", Save::Access::write);
    REQUIRE(again);
    CHECK(again->definition().switches.sighting_cap == 12);
    CHECK(again->written_rules().definition == world.definition);
    CHECK(verify(again->written_rules(), again->entries(), again->root(),
                 again->entries().front().revision)
              .kind == Verdict::Kind::identical);
    REQUIRE(again->withdraw(2, "it was not"));
    CHECK(again->definition().switches.sighting_cap == 11);
}

TEST_CASE("the state after any command can be had again") {
    const World world = random_world(3);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    auto save = opened(folder / "war", Save::Access::write);
    REQUIRE(save);
    play_turns(*save, world, 5);
    for (const Entry& entry : save->entries()) {
        CHECK(digest_of(save->state_after(entry.number)) == entry.state);
    }
}

TEST_CASE("a second writer waits and is told so, and readers are let in") {
    const World world = random_world(1);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    const auto first = opened(folder / "war", Save::Access::write);
    REQUIRE(first);
    const auto second = opened(folder / "war", Save::Access::write);
    REQUIRE_FALSE(second);
    CHECK(second.error().code == ErrorCode::save_busy);
    CHECK(opened(folder / "war"));
}

TEST_CASE("a save that changed between two commands of a program is not written over") {
    const World world = random_world(1);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    auto first = opened(folder / "war", Save::Access::write);
    REQUIRE(first);
    REQUIRE(first->carry_out(SubmitOrders{blue, {TurnNumber{1}, {}}}));
    auto second = opened(folder / "war", Save::Access::write);
    REQUIRE(second);
    REQUIRE(second->carry_out(SubmitOrders{red, {TurnNumber{1}, {}}}));

    const auto refused = first->carry_out(Resolve{});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::save_busy);
    CHECK(opened(folder / "war")->head() == 3);
}

TEST_CASE("what is no save is not taken for one") {
    const Folder folder;
    const auto code_of = [&](const std::string& bytes) {
        put_bytes(folder / "file", bytes);
        const auto save = opened(folder / "file");
        REQUIRE_FALSE(save);
        return save.error().code;
    };
    CHECK(code_of("") == ErrorCode::not_a_save);
    CHECK(code_of("id = \"convoy-beta\"\n") == ErrorCode::not_a_save);
    CHECK(code_of("SQLite format 3") == ErrorCode::not_a_save);
    CHECK(opened(folder / "missing").error().code == ErrorCode::unreadable);
    CHECK(opened(folder / ".").error().code == ErrorCode::unreadable);
}

TEST_CASE("a save of a newer format is left alone") {
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(random_world(1))));
    std::string bytes = bytes_of(folder / "war");
    bytes[63] = 9;  // user_version, big-endian
    sqlite::put_sums(bytes);
    put_bytes(folder / "war", bytes);
    const auto save = opened(folder / "war", Save::Access::write);
    REQUIRE_FALSE(save);
    CHECK(save.error().code == ErrorCode::save_of_newer_program);
    CHECK(describe(save.error()).find("format 9") != std::string::npos);
}

TEST_CASE("every digest is looked at: each kind of row, altered alone, is named") {
    const World world = random_world(1);
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(world)));
    {
        auto save = opened(folder / "war", Save::Access::write);
        REQUIRE(save);
        play_turns(*save, world, 2);
    }
    const auto complaint = [&](const std::string& sql) {
        std::filesystem::copy_file(folder / "war", folder / "altered",
                                   std::filesystem::copy_options::overwrite_existing);
        {
            auto database = sqlite::Database::of_file(folder / "altered");
            database.run(sql);
        }
        const auto save = opened(folder / "altered");
        REQUIRE_FALSE(save);
        return describe(save.error());
    };
    const auto names = [](const std::string& text, const std::string& what) {
        INFO(text);
        CHECK(text.find(what) != std::string::npos);
    };
    names(complaint("UPDATE entries SET command = 'resolve' WHERE number = 2"),
          "entry 2 was altered");
    names(complaint("DELETE FROM entries WHERE number = 2"), "altered");
    names(complaint("UPDATE entries SET happened = x'00'"), "entry 1 was altered");
    names(complaint("UPDATE definition SET bytes = x'00'"), "entry 1 was altered");
    names(complaint("UPDATE snapshots SET state = zeroblob(length(state))"),
          "snapshot behind entry");
    names(complaint("UPDATE sources SET text = 'id = 1' WHERE id = 1"), "head was altered");
    names(complaint("DELETE FROM sources WHERE id = 2"), "altered");
    names(complaint("UPDATE head SET entry = 0"), "head was altered");
    names(complaint("UPDATE head SET seal = zeroblob(32)"), "head was altered");
    names(complaint("UPDATE meta SET dice = zeroblob(length(dice))"),
          "the secret of its dice was altered");
    names(complaint("CREATE TABLE other (id INTEGER)"), "altered");
}

TEST_CASE("a record in another form is refused with the revision that wrote it") {
    const Folder folder;
    REQUIRE(create_save(folder / "war", campaign_of(random_world(1))));
    {
        auto database = sqlite::Database::of_file(folder / "war");
        database.run("UPDATE meta SET record_schema = 'struct A\nroot A\n'");
        database.run("VACUUM");  // no save gives pages up
    }
    const auto save = opened(folder / "war");
    REQUIRE_FALSE(save);
    CHECK(save.error().code == ErrorCode::save_of_other_program);
}

TEST_CASE("a new secret is another every time, and a seed always gives the same") {
    CHECK(secret_dice().secret != secret_dice().secret);
    CHECK_FALSE(secret_dice().public_seed);
    CHECK(seeded_dice(42) == seeded_dice(42));
    CHECK(seeded_dice(42).public_seed == std::optional<std::uint64_t>(42));
    CHECK(seeded_dice(42).secret != seeded_dice(43).secret);
}
