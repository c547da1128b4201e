#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "actions/verdict.h"
#include "figures/campaign_play.h"
#include "present/war/actions_text.h"
#include "support/shipped_battles.h"
#include "tactical/outcome.h"

/// \file
/// What becomes of the battles of history where the shipped campaigns bring them about, for
/// docs/history.md: scripts/campaign-battles. Every battle of `play_campaign` is fought by the
/// captains of the campaign's module, with many seeds.

using namespace flagplot;
using namespace flagplot::test;
using actions::ActionCount;
using actions::ActionFound;
using actions::BoundOf;
using actions::Count;
using actions::ShipIs;
using actions::Statement;
using tactical::BattleRequest;
using tactical::BattleResult;

namespace {

using Names = std::vector<std::string>;

/// A battle of history in a campaign: the first of a game in which all these ships meet.
struct Meeting {
    std::string title;
    Names ships;
    std::string light;  ///< empty: any
    std::vector<Statement> statements;
    std::string unaware = {};  ///< id of a side that has spotted nobody; empty: it does not matter
};

/// Battles in which at least, or at most, so many of these ships are so, percent.
Statement at_least(std::string says, std::int32_t many, Names of, actions::ShipCondition which,
                   std::int32_t least, std::int32_t most, std::string history) {
    Statement made;
    made.says = std::move(says);
    made.count = Count::ships;
    made.of = std::move(of);
    made.which = {which};
    made.at_least = many;
    made.bound_of = BoundOf::percent;
    made.least = least;
    made.most = most;
    made.history = std::move(history);
    made.confidence = Confidence::high;
    return made;
}

Statement none(std::string says, Names of, actions::ShipCondition which, std::int32_t least,
               std::string history) {
    Statement made =
        at_least(std::move(says), 0, std::move(of), which, least, 100, std::move(history));
    made.at_least = std::nullopt;
    made.at_most = 0;
    return made;
}

/// Hits in the first quarter of an hour of fire, in the mean.
Statement hits(std::string says, Names by, Names of, Names with, std::int32_t least,
               std::int32_t most, std::string history) {
    constexpr std::int32_t minutes = 15, tenths = 10;
    Statement made;
    made.says = std::move(says);
    made.count = Count::hits;
    made.by = std::move(by);
    made.of = std::move(of);
    made.with = std::move(with);
    made.within = minutes;
    made.is_from_first_shot = true;
    made.bound_of = BoundOf::mean;
    made.least = least * tenths;
    made.most = most * tenths;
    made.history = std::move(history);
    made.confidence = Confidence::high;
    return made;
}

/// Minutes until her main guns are silent.
Statement silenced(std::string says, Names of, std::int32_t from, std::int32_t to,
                   std::int32_t least, std::string history) {
    Statement made = at_least(std::move(says), from, std::move(of), {ShipIs::silent}, least, 100,
                              std::move(history));
    made.count = Count::minutes;
    made.at_most = to;
    return made;
}

const Names merchants{"Duisburg (Ger.)", "San Marco (Ger.)",  "Maria",     "Sagitta",
                      "Rina Corrado",    "Conte di Misurata", "Minatitlan"};

std::vector<Meeting> meetings_of(const std::string& campaign) {
    if (campaign == "convoy-beta") {
        const Names ships{"Duisburg (Ger.)", "Aurora"};
        const std::vector<Statement> statements{
            at_least("five merchants or more are lost", 5, merchants, {ShipIs::lost}, 60, 100,
                     "all seven"),
            none("no British ship is sunk", {"Aurora", "Penelope", "Lance", "Lively"},
                 {ShipIs::sunk}, 70, "none")};
        return {{"Convoy Beta met by Force K", ships, "night", statements},
                {"Convoy Beta met by Force K before it has seen it", ships, "night", statements,
                 "axis"}};
    }
    if (campaign == "matapan") {
        return {{"The night action off Cape Matapan",
                 {"Warspite", "Zara", "Fiume"},
                 "night",
                 {at_least("Zara and Fiume are sunk", 2, {"Zara", "Fiume"}, {ShipIs::sunk}, 60, 100,
                           "both"),
                  none("no British battleship is sunk", {"Warspite", "Valiant", "Barham"},
                       {ShipIs::sunk}, 97, "none")}}};
    }
    const Names hood_and_prince{"Hood", "Prince of Wales"}, germans{"Bismarck", "Prinz Eugen"};
    const Names battleships{"King George V", "Rodney"};
    return {
        {"The Denmark Strait",
         {"Hood", "Bismarck"},
         "",
         {hits("15-inch hits in a quarter of an hour", {"Bismarck"}, {}, {"15h"}, 2, 6,
               "4 or 5 of 93"),
          hits("hits on Bismarck by then", {}, {"Bismarck"}, {}, 1, 4, "3"),
          at_least("Hood is lost", 1, {"Hood"}, {ShipIs::lost}, 4, 20, "blew up after 8 minutes"),
          at_least("a British capital ship is lost", 1, hood_and_prince, {ShipIs::lost}, 0, 25,
                   "one"),
          at_least("a German ship is sunk", 1, germans, {ShipIs::sunk}, 0, 2, "none")}},
        {"Bismarck's last battle",
         {"Bismarck", "Rodney"},
         "",
         {silenced("all her main guns silent after 18 to 66 minutes", {"Bismarck"}, 18, 66, 80,
                   "44: at 09:31"),
          at_least("Bismarck is out", 1, {"Bismarck"}, {ShipIs::out}, 95, 100, "a wreck"),
          none("no British battleship under 70 percent of her hull", battleships,
               {ShipIs::hull_at_most, 69}, 90, "no hit")}}};
}

bool is_there(const BattleRequest& request, const std::string& name) {
    const std::vector<tactical::UnitOf> units = tactical::units_in(request);
    return std::any_of(units.begin(), units.end(),
                       [&](const tactical::UnitOf& each) { return each.unit->name == name; });
}

bool has_spotted(const BattleRequest& request, const std::string& side) {
    return std::any_of(request.spottings.begin(), request.spottings.end(),
                       [&](const tactical::Spotting& each) { return each.side == side; });
}

bool is_this(const Meeting& meeting, const BattleRequest& request) {
    return (meeting.light.empty() || request.scene.light == meeting.light) &&
           !has_spotted(request, meeting.unaware) &&
           std::all_of(meeting.ships.begin(), meeting.ships.end(),
                       [&](const std::string& ship) { return is_there(request, ship); });
}

/// The battles of one campaign, counted.
class Battles {
  public:
    explicit Battles(const std::string& campaign) : meetings_(meetings_of(campaign)) {
        auto read = read_campaign(shipped_campaign(campaign));
        REQUIRE(read);
        definition_ = *std::move(read);
        for (const Meeting& meeting : meetings_) {
            actions_.push_back({meeting.title, {}, {}, {}, {}, meeting.statements});
        }
        for (const actions::Action& action : actions_) counts_.emplace_back(action);
    }

    void play(std::uint64_t seed) {
        std::vector<bool> was_met(meetings_.size());
        play_campaign(definition_, seed, [&](const BattleRequest& request) {
            const auto fought =
                fought_by_captains(modules_, definition_.battle_module, request, seed);
            if (!fought) return BattleResult{};
            for (std::size_t i = 0; i < meetings_.size(); ++i) {
                if (was_met[i] || !is_this(meetings_[i], request)) continue;
                was_met[i] = true;
                counts_[i].add(*fought);
            }
            return fought->result;
        });
    }

    [[nodiscard]] std::vector<ActionFound> found() const {
        std::vector<ActionFound> all;
        for (const ActionCount& count : counts_) all.push_back(count.found());
        return all;
    }

  private:
    std::vector<Meeting> meetings_;
    Definition definition_;
    tactical::Modules modules_ = shipped_modules();
    std::vector<actions::Action> actions_;  // the counts refer to them
    std::vector<ActionCount> counts_;
};

std::string text_of(const Names& campaigns, std::uint64_t seeds) {
    std::vector<ActionFound> all;
    for (const std::string& campaign : campaigns) {
        Battles battles(campaign);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) battles.play(seed);
        for (ActionFound& found : battles.found()) all.push_back(std::move(found));
    }
    return actions_text(all);
}

/// scripts/approve-playthroughs says so, and nothing else.
bool is_approved_now() { return std::getenv("FLAGPLOT_APPROVE_PLAYTHROUGHS") != nullptr; }

}  // namespace

TEST_CASE("battles of history over the shipped campaigns", "[.battles]") {
    fmt::print("{}", text_of({"convoy-beta", "matapan", "bismarck"}, seeds_wanted()));
}

TEST_CASE("The battles of convoy Beta's first games come out as they were approved") {
    const std::string path = "tests/playthroughs/convoy_beta_games.txt";
    const std::string text = text_of({"convoy-beta"}, 3);
    if (is_approved_now()) std::ofstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + path) << text;
    CHECK(text == text_of_file(path));
}
