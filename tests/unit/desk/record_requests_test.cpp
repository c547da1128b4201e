#include "desk/campaign/record_requests.h"

#include <catch2/catch.hpp>

#include "operations/new_game.h"
#include "operations/record_folder.h"
#include "operations/turn.h"
#include "support/saved_world.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// Convoy Beta as it is shipped, in a save that the desk opens for each request.
class Beta {
  public:
    explicit Beta(std::optional<std::string> solo = std::nullopt) {
        const auto sources = read_campaign_folder("convoy-beta", {FLAGPLOT_SOURCE_DIR});
        REQUIRE(sources);
        auto definition = read_campaign(*sources);
        REQUIRE(definition);
        REQUIRE(begin_game(*sources, *std::move(definition), {file(), 7, std::move(solo)}));
    }

    [[nodiscard]] std::filesystem::path file() const { return folder_ / "beta.save"; }
    [[nodiscard]] std::string inside(const std::string& name) const {
        return (folder_ / name).string();
    }
    [[nodiscard]] std::vector<std::string> names() const { return folder_.names(); }
    [[nodiscard]] Save save(Save::Access access = Save::Access::read) const {
        auto opened = Save::open(file(), access, compiled);
        REQUIRE(opened);
        return *std::move(opened);
    }
    void play(int turns) const {
        Save now = save(Save::Access::write);
        for (int turn = 0; turn < turns; ++turn) {
            REQUIRE(resolve_turn(now));
        }
    }

  private:
    Folder folder_;
};

constexpr SideId enemy{0};
constexpr SideId uk{1};

std::string refusal(const Result<std::string>& said) {
    REQUIRE_FALSE(said);
    return describe(said.error());
}

}  // namespace

TEST_CASE("what the desk took back it carries out again, to the same state", "[desk]") {
    const Beta beta;
    beta.play(2);
    const CampaignState before = beta.save().state();
    const auto withdrawn = withdraw(beta.file(), {"a slip", "2"});
    REQUIRE(withdrawn);
    CHECK(*withdrawn ==
          "Command 2 is taken back, and 1 after it: \"Carry out again\" repeats that.");
    CHECK(beta.save().state().turn == TurnNumber{1});
    const auto again = rerun_taken_back(beta.file(), {});
    REQUIRE(again);
    CHECK(*again == "1 command was carried out again.");
    CHECK(beta.save().state().turn == before.turn);
    CHECK(refusal(rerun_taken_back(beta.file(), {})) != "");
}

TEST_CASE("without a number the desk takes the last command back, and a word is no number",
          "[desk]") {
    const Beta beta;
    beta.play(2);
    CHECK(has(refusal(withdraw(beta.file(), {"a slip", "two"})), "two"));
    REQUIRE(withdraw(beta.file(), {"a slip", ""}));
    CHECK(beta.save().state().turn == TurnNumber{2});
}

TEST_CASE("the desk verifies a record and says how many commands are identical", "[desk]") {
    const Beta beta;
    beta.play(1);
    const auto said = verify_record(beta.file());
    REQUIRE(said);
    CHECK(has(*said, "The record is: identical."));
}

TEST_CASE("what the desk exports with its secret is imported to the same campaign", "[desk]") {
    const Beta beta;
    beta.play(1);
    REQUIRE(export_record(beta.file(), {beta.inside("text"), true}));
    REQUIRE(import_save(beta.inside("text"), beta.inside("again.save"), compiled));
    const auto again = Save::open(beta.inside("again.save"), Save::Access::read, compiled);
    REQUIRE(again);
    CHECK(content_of(*again) == content_of(beta.save()));
}

TEST_CASE("an amendment is tried out at the desk with nothing done", "[desk]") {
    const Beta beta;
    const std::string folder = beta.inside("convoy-beta");
    const std::filesystem::path source =
        std::filesystem::path(FLAGPLOT_SOURCE_DIR) / "campaigns" / "convoy-beta";
    std::filesystem::copy(source, folder, std::filesystem::copy_options::recursive);
    const std::string forces = folder + "/forces.toml";
    std::string text = bytes_of(forces);
    const std::size_t at = text.find("escort, C.V. Bisciani");
    REQUIRE(at != std::string::npos);
    put_bytes(forces, text.replace(at, 21, "escort, C.V. Bisciano"));
    const Content before = content_of(beta.save());
    const auto tried = amend_data(beta.file(), {folder, "a typing error", {}, "", true});
    REQUIRE(tried);
    CHECK(has(*tried, "This would change, and nothing was done yet:"));
    CHECK(has(*tried, "formation AX-BETA, name: \"...Bisciani\" -> \"...Bisciano\""));
    CHECK(content_of(beta.save()) == before);
    const auto amended = amend_data(beta.file(), {folder, "a typing error", {}, "", false});
    REQUIRE(amended);
    CHECK(has(*amended, "The campaign is amended:"));
    CHECK(beta.save().entries().size() == before.entries.size() + 1);
}

TEST_CASE("the desk tells the truth before the end for a reason alone", "[desk]") {
    const Beta beta;
    beta.play(1);
    CHECK(has(refusal(write_report(beta.file(), {beta.inside("report")}, {})), "turn 2"));
    CHECK_FALSE(std::filesystem::exists(beta.inside("report")));
    REQUIRE(write_report(beta.file(), {beta.inside("report"), "the evening is over"}, {}));
    CHECK(std::filesystem::exists(beta.inside("report/history.md")));
}

TEST_CASE("a solo player is not shown the enemy by what is done with the record", "[desk]") {
    const Beta beta("uk");
    beta.play(1);
    const auto verified = verify_record(beta.file());
    REQUIRE(verified);
    CHECK(*verified == "The record is: identical.");
    CHECK(has(refusal(withdraw(beta.file(), {"a slip", "2"})), "a command's number"));
    CHECK(has(refusal(write_newspaper(beta.file(), {enemy, beta.inside("press")}, {})),
              "the newspaper of another side"));
    CHECK_FALSE(std::filesystem::exists(beta.inside("press")));
    REQUIRE(write_newspaper(beta.file(), {uk, beta.inside("press")}, {}));
    CHECK(std::filesystem::exists(beta.inside("press")));
    const auto withdrawn = withdraw(beta.file(), {"a slip", ""});
    REQUIRE(withdrawn);
    CHECK(*withdrawn == "Your last command is taken back.");
}
