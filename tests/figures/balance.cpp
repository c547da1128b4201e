#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "base/digest.h"
#include "contest/contest.h"
#include "figures/campaign_play.h"
#include "files/plans_file.h"
#include "present/war/aligned_table.h"
#include "support/shipped_battles.h"

/// \file
/// Whole campaigns between the printed plans of two sides, for docs/balance.md:
/// scripts/balance-page. FLAGPLOT_BALANCE names the campaign, FLAGPLOT_FIGURES_SEEDS how many
/// campaigns are played of each pair of plans, FLAGPLOT_LEVEL who carries them out.

using namespace flagplot;
using namespace flagplot::test;
using admiral::Admiral;
using admiral::Level;
using admiral::Plan;

namespace {

/// The files that decide how a campaign goes, as one digest.
std::string digest_of_files(const CampaignSources& sources) {
    const std::string all = sources.campaign.text + sources.forces.text + sources.plans.text;
    return short_hex(digest_of_bytes(all));
}

/// What came of the campaigns between two plans, counted from the first side's end.
struct Count {
    std::int32_t campaigns = 0, won = 0, lost = 0;
    std::int64_t points = 0, enemy_points = 0, battles = 0;
    std::string first;  ///< points of the first campaign: "12:3"
};

std::string percent(std::int64_t part, std::int64_t whole) {
    return fmt::format("{} %", (200 * part + whole) / (2 * whole));
}

std::string mean(std::int64_t sum, std::int64_t whole) {
    return fmt::format("{:.1f}", static_cast<double>(sum) / static_cast<double>(whole));
}

/// The campaigns of two sides; a third is led by its first plan.
class Duel {
  public:
    explicit Duel(const std::string& campaign) {
        const CampaignSources sources = shipped_campaign(campaign);
        auto read = read_campaign(sources);
        REQUIRE(read);
        definition_ = *std::move(read);
        auto plans = read_plans(sources.plans, definition_);
        if (!plans) FAIL(described(plans.error()));
        plans_ = *std::move(plans);
        digest_ = digest_of_files(sources);
    }

    [[nodiscard]] const Definition& definition() const { return definition_; }
    [[nodiscard]] const std::string& digest() const { return digest_; }

    /// All plans of a side, and at the end none: it gives no orders.
    [[nodiscard]] std::vector<const Plan*> plans_of(SideId side) const {
        auto plans = admiral::plans_of(plans_, side);
        plans.push_back(nullptr);
        return plans;
    }

    [[nodiscard]] CampaignState played(const Plan* one, const Plan* other, Level level,
                                       std::uint64_t seed) const {
        Contest contest;
        contest.seed = seed;
        contest.admirals = {admiral_of(one, level), admiral_of(other, level)};
        for (std::uint32_t side = 2; side < definition_.sides.size(); ++side) {
            const auto plans = admiral::plans_of(plans_, {side});
            contest.admirals.push_back(
                admiral_of(plans.empty() ? nullptr : plans.front(), Level::plan_only));
        }
        contest.fight = [&](const tactical::BattleRequest& request) {
            const auto fought =
                fought_by_captains(modules_, definition_.battle_module, request, seed);
            return fought ? fought->result : tactical::BattleResult{};
        };
        auto contested = flagplot::contested(definition_, contest);
        REQUIRE(contested);
        CHECK(contested->refused == 0);
        return std::move(contested->end);
    }

    [[nodiscard]] Count counted(const Plan* one, const Plan* other, Level level,
                                std::uint64_t seeds) const {
        Count count;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const CampaignState end = played(one, other, level, seed);
            const auto points = scores(definition_, end);
            ++count.campaigns;
            if (points[0] > points[1]) ++count.won;
            if (points[0] < points[1]) ++count.lost;
            count.points += points[0];
            count.enemy_points += points[1];
            count.battles += std::ssize(end.battles);
            if (seed == 1) count.first = fmt::format("{}:{}", points[0], points[1]);
        }
        return count;
    }

  private:
    /// Without a plan nobody gives orders, at any level.
    [[nodiscard]] Admiral admiral_of(const Plan* plan, Level level) const {
        return {&plans_, plan, plan == nullptr ? Level::plan_only : level};
    }

    Definition definition_;
    admiral::Plans plans_;
    tactical::Modules modules_ = shipped_modules();
    std::string digest_;
};

std::string name_of(const Plan* plan) { return plan == nullptr ? "no orders" : plan->id; }

/// What the pairs of drawn plans come to, each as often as it is drawn: parts of `whole`.
struct Drawn {
    std::int64_t won = 0, lost = 0, whole = 0;

    void add(const Plan& one, const Plan& other, const Count& count) {
        const std::int64_t weight = std::int64_t{one.weight} * other.weight;
        won += weight * count.won;
        lost += weight * count.lost;
        whole += weight * count.campaigns;
    }
};

Level level_wanted() {
    const char* wanted = std::getenv("FLAGPLOT_LEVEL");
    if (wanted == nullptr) return Level::plan_only;
    const auto& words = words_of<Level>;
    const auto found = std::find(words.begin(), words.end(), std::string_view(wanted));
    REQUIRE(found != words.end());
    return static_cast<Level>(found - words.begin());
}

std::string table_of(const Duel& duel, Level level, std::uint64_t seeds) {
    const std::string& one_name = duel.definition().side({0}).name;
    const std::string& other_name = duel.definition().side({1}).name;
    AlignedTable table({one_name, other_name, "won", "even", "lost", "points", "battles", "first"});
    Drawn drawn;
    for (const Plan* one : duel.plans_of({0})) {
        for (const Plan* other : duel.plans_of({1})) {
            const Count count = duel.counted(one, other, level, seeds);
            const std::int32_t even = count.campaigns - count.won - count.lost;
            table.row({name_of(one), name_of(other), percent(count.won, count.campaigns),
                       percent(even, count.campaigns), percent(count.lost, count.campaigns),
                       mean(count.points, count.campaigns) + ":" +
                           mean(count.enemy_points, count.campaigns),
                       mean(count.battles, count.campaigns), count.first});
            if (one != nullptr && other != nullptr) drawn.add(*one, *other, count);
        }
    }
    return fmt::format("{}\nPlans drawn by weight: {} wins {}, {} wins {}.\nFiles: {}.\n",
                       table.text(), one_name, percent(drawn.won, drawn.whole), other_name,
                       percent(drawn.lost, drawn.whole), duel.digest());
}

/// A table of the page: of which campaign, by which level, its lines.
struct Block {
    std::string campaign, level;
    std::vector<std::vector<std::string>> rows;  ///< without the head
    std::vector<std::string> lines;              ///< below the table
};

std::vector<Block> blocks_of_page() {
    std::istringstream page(text_of_file("docs/balance.md"));
    constexpr std::string_view mark = "<!-- scripts/balance-page ";
    std::vector<Block> blocks;
    bool is_inside = false;
    for (std::string line; std::getline(page, line);) {
        if (line == "<!-- end -->") is_inside = false;
        if (is_inside && line.starts_with("| -")) continue;  // below the head
        if (is_inside && line.starts_with("| ")) {
            auto& row = blocks.back().rows.emplace_back();
            std::istringstream cells(line.substr(1));
            for (std::string cell; std::getline(cells, cell, '|');) {
                row.push_back(cell.substr(1, cell.find_last_not_of(' ')));
            }
        } else if (is_inside && !line.empty()) {
            blocks.back().lines.push_back(line);
        }
        if (!line.starts_with(mark)) continue;
        std::istringstream words(line.substr(mark.size()));
        Block& block = blocks.emplace_back();
        words >> block.campaign >> block.level;
        is_inside = true;
    }
    return blocks;
}

/// Of 100 campaigns against the enemy's plans, each as often as it is drawn, as the page says.
double won_on_page(const Block& block, const Plan& plan, const std::vector<const Plan*>& enemies) {
    const bool is_first = plan.side == SideId{0};
    std::int32_t won = 0, all = 0;
    for (const auto& cells : block.rows) {
        for (const Plan* enemy : enemies) {
            if (enemy == nullptr) continue;
            if (cells[is_first ? 0 : 1] != plan.id || cells[is_first ? 1 : 0] != enemy->id)
                continue;
            won += enemy->weight * std::stoi(cells[is_first ? 2 : 4]);
            all += enemy->weight;
        }
    }
    REQUIRE(all > 0);
    return static_cast<double>(won) / all;
}

}  // namespace

TEST_CASE("campaigns between the plans of two sides", "[.balance]") {
    const char* campaign = std::getenv("FLAGPLOT_BALANCE");
    REQUIRE(campaign != nullptr);
    fmt::print("{}", table_of(Duel(campaign), level_wanted(), seeds_wanted()));
}

TEST_CASE("the page of balance is of these campaigns") {
    const auto blocks = blocks_of_page();
    REQUIRE_FALSE(blocks.empty());
    for (const Block& block : blocks) {
        INFO(block.campaign << ": scripts/balance-page makes the page anew");
        REQUIRE(block.lines.size() == 2);
        const Duel duel(block.campaign);
        CHECK(block.lines[1] == fmt::format("Files: {}.", duel.digest()));
        CHECK(block.rows.size() == 1 + duel.plans_of({0}).size() * duel.plans_of({1}).size());
    }
}

TEST_CASE("what plans won, as plans.toml says, is what the page of balance says") {
    for (const Block& block : blocks_of_page()) {
        const Duel duel(block.campaign);
        for (const SideId side : {SideId{0}, SideId{1}}) {
            for (const Plan* plan : duel.plans_of(side)) {
                if (plan == nullptr) continue;
                INFO(block.campaign << ": " << plan->id);
                const auto enemies = duel.plans_of(SideId{1 - side.number});
                CHECK(std::abs(plan->won - won_on_page(block, *plan, enemies)) <= 1.0);
            }
        }
    }
}

TEST_CASE("the first campaigns of the page of balance are played again as it says") {
    for (const Block& block : blocks_of_page()) {
        if (block.level != "plan") continue;  // the yardstick is frozen, the others are not
        const Duel duel(block.campaign);
        std::size_t row = 1;  // after the head
        for (const Plan* one : duel.plans_of({0})) {
            for (const Plan* other : duel.plans_of({1})) {
                REQUIRE(row < block.rows.size());
                const std::vector<std::string>& cells = block.rows[row++];
                INFO(block.campaign << ": " << name_of(one) << " against " << name_of(other));
                CHECK(cells.at(0) == name_of(one));
                CHECK(cells.at(1) == name_of(other));
                const bool is_cheap = block.campaign == "convoy-beta" || row == 2;
                if (is_cheap) {
                    const Count count = duel.counted(one, other, Level::plan_only, 1);
                    CHECK(cells.back() == count.first);
                }
            }
        }
    }
}

TEST_CASE("no side of a campaign of 1941 wins more than 65 of 100, and an idle one hardly ever") {
    for (const Block& block : blocks_of_page()) {
        INFO(block.campaign << ", " << block.level);
        const std::string& drawn = block.lines.front();  // "...: A wins 45 %, B wins 50 %."
        for (std::size_t at = drawn.find(" wins "); at != std::string::npos;
             at = drawn.find(" wins ", at + 1)) {
            CHECK(std::atoi(drawn.c_str() + at + 6) <= 65);
        }
        for (const auto& cells : block.rows) {
            const std::string& won = cells.at(2);
            const std::string& lost = cells.at(4);
            if (cells[0] == "no orders" && cells[1] != "no orders") CHECK(std::stoi(won) <= 5);
            if (cells[1] == "no orders" && cells[0] != "no orders") CHECK(std::stoi(lost) <= 5);
        }
    }
}
