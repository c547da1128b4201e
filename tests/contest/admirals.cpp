#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "contest/contest.h"
#include "files/plans_file.h"
#include "support/shipped_battles.h"

/// \file
/// Whole campaigns between computer admirals, for docs/admiral.md and docs/balance.md:
/// scripts/admirals. What is played comes from the environment: FLAGPLOT_ADMIRALS names the
/// campaigns, FLAGPLOT_PAIRS the pairs, FLAGPLOT_FIGURES_SEEDS how many seeds,
/// FLAGPLOT_FIRST_SEED the first of them.

using namespace flagplot;
using namespace flagplot::test;
using admiral::Admiral;
using admiral::Level;

namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t number_in(const char* name, std::uint64_t otherwise) {
    const char* given = std::getenv(name);
    return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

std::vector<std::string> words_in(const char* name, const std::string& otherwise) {
    const char* given = std::getenv(name);
    std::vector<std::string> words{{}};
    for (const char c : given == nullptr ? otherwise : std::string(given)) {
        if (c == ' ') {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    std::erase(words, std::string{});
    return words;
}

/// Weights of the strongest level, with those that FLAGPLOT_WEIGHTS names: "progress=5 rest=0".
/// For the first of a pair, to tune them.
std::optional<admiral::Weights> weights_given() {
    using Member = std::int32_t admiral::Weights::*;
    const std::map<std::string, Member> members{{"danger_close", &admiral::Weights::danger_close},
                                                {"danger_later", &admiral::Weights::danger_later},
                                                {"progress", &admiral::Weights::progress},
                                                {"flight", &admiral::Weights::flight},
                                                {"rest", &admiral::Weights::rest},
                                                {"leaving", &admiral::Weights::leaving},
                                                {"fleeing", &admiral::Weights::fleeing},
                                                {"fear", &admiral::Weights::fear}};
    const auto words = words_in("FLAGPLOT_WEIGHTS", {});
    if (words.empty()) return std::nullopt;
    admiral::Weights weights = admiral::weights_of(Level::strong);
    for (const std::string& word : words) {
        const auto is = word.find('=');
        weights.*members.at(word.substr(0, is)) = std::stoi(word.substr(is + 1));
    }
    return weights;
}

/// Who leads a side: a level, and the plan if it is not drawn. "normal", "plan/denmark-strait".
struct Who {
    std::string text;
    Level level{};
    std::string plan;
};

Who who(const std::string& text) {
    const auto slash = text.find('/');
    const std::string level = text.substr(0, slash);
    const auto& words = words_of<Level>;
    const auto found = std::find(words.begin(), words.end(), level);
    REQUIRE(found != words.end());
    return {text, static_cast<Level>(found - words.begin()),
            slash == std::string::npos ? std::string{} : text.substr(slash + 1)};
}

/// What is counted of one side in the campaigns of a row.
struct Count {
    std::int32_t campaigns = 0, wins = 0, draws = 0, refused = 0;
    std::int64_t points = 0, enemy_points = 0, battles = 0, turns = 0;
    double longest = 0, thinking = 0;  ///< milliseconds
};

class Table {
  public:
    explicit Table(const std::string& campaign) {
        const CampaignSources sources = shipped_campaign(campaign);
        auto read = read_campaign(sources);
        REQUIRE(read);
        definition_ = *std::move(read);
        auto plans = read_plans(sources.plans, definition_);
        REQUIRE(plans);
        plans_ = *std::move(plans);
    }

    [[nodiscard]] const Definition& definition() const { return definition_; }

    /// One campaign: this side is led by `own`, every other by `enemy`.
    Contested play(SideId side, const Who& own, const Who& enemy, std::uint64_t seed,
                   Count& count) {
        Contest contest;
        contest.seed = seed;
        for (std::uint32_t i = 0; i < definition_.sides.size(); ++i) {
            contest.admirals.push_back(admiral_of({i}, SideId{i} == side ? own : enemy, seed));
            if (SideId{i} == side && weights_) contest.admirals.back().weights = &*weights_;
        }
        contest.fight = [&](const tactical::BattleRequest& request) {
            const auto fought =
                fought_by_captains(modules_, definition_.battle_module, request, seed);
            return fought ? fought->result : tactical::BattleResult{};
        };
        contest.ask = [&](const Admiral& admiral, const Book& book, const SideView& view) {
            const auto before = Clock::now();
            auto decided = admiral::orders_of(admiral, book, view);
            if (is_told_) {
                for (const std::string& reason : decided.reasons) {
                    fmt::print("{} {}: {}\n", book.own_side().id, view.turn.count, reason);
                }
            }
            if (book.side == side) {
                const double took =
                    std::chrono::duration<double, std::milli>(Clock::now() - before).count();
                count.thinking += took;
                count.longest = std::max(count.longest, took);
                ++count.turns;
            }
            return decided;
        };
        auto contested = flagplot::contested(definition_, contest);
        if (contested && is_told_) {
            for (const Battle& battle : contested->end.battles) {
                fmt::print("battle in {}, turn {}:", name_of(battle.square), battle.turn.count);
                for (const FormationId id : battle.formations) {
                    fmt::print(" {}", row_of(definition_, contested->end, id).id);
                }
                fmt::print("\n");
            }
        }
        if (!contested) FAIL(describe(contested.error()));
        return *std::move(contested);
    }

    [[nodiscard]] Count counted(SideId side, const Who& own, const Who& enemy, std::uint64_t first,
                                std::uint64_t seeds) {
        Count count;
        for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
            const Contested one = play(side, own, enemy, seed, count);
            const std::int32_t margin = margin_of(definition_, one.end, side);
            const auto points = scores(definition_, one.end);
            ++count.campaigns;
            if (margin > 0) ++count.wins;
            if (margin == 0) ++count.draws;
            count.points += points[side.index()];
            for (const SideId each : definition_.side(side).hostile_to) {
                count.enemy_points += points[each.index()];
            }
            count.battles += std::ssize(one.end.battles);
            count.refused += one.refused;
            margins_.push_back(margin);
        }
        return count;
    }

    /// By how much the side was ahead in each campaign counted since the last call.
    [[nodiscard]] std::vector<std::int32_t> margins() { return std::exchange(margins_, {}); }

  private:
    [[nodiscard]] Admiral admiral_of(SideId side, const Who& who, std::uint64_t seed) const {
        const admiral::Plan* plan =
            who.plan.empty() ? drawn_plan(plans_, side, OfficialDice{secret_from_seed(seed)},
                                          admiral::lots_of(who.level))
                             : plan_named(plans_, side, who.plan);
        if (!who.plan.empty()) REQUIRE(plan != nullptr);
        return {&plans_, plan, who.level};
    }

    Definition definition_;
    admiral::Plans plans_;
    tactical::Modules modules_ = shipped_modules();
    std::vector<std::int32_t> margins_;
    const std::optional<admiral::Weights> weights_ = weights_given();
    const bool is_told_ = std::getenv("FLAGPLOT_TELL") != nullptr;  ///< reasons and battles
};

void print_row(const Table& table, SideId side, const Who& own, const Who& enemy,
               const Count& count) {
    const double campaigns = count.campaigns;
    fmt::print(
        "| {} | {} | {} | {:.0f} | {:.0f} | {:.1f} | {:.1f} | {:.1f} | {} | {:.1f} | {:.0f} |\n",
        table.definition().side(side).name, own.text, enemy.text, 100 * count.wins / campaigns,
        100 * count.draws / campaigns, static_cast<double>(count.points) / campaigns,
        static_cast<double>(count.enemy_points) / campaigns,
        static_cast<double>(count.battles) / campaigns, count.refused,
        count.thinking / static_cast<double>(count.turns), count.longest);
}

/// "A:B" is A against B from every side; both play each seed from each side, and A has won a
/// mirrored campaign if its margins from all sides add up to more than B's.
void print_pair(Table& table, const std::string& pair, std::uint64_t first, std::uint64_t seeds) {
    const auto colon = pair.find(':');
    REQUIRE(colon != std::string::npos);
    const Who a = who(pair.substr(0, colon)), b = who(pair.substr(colon + 1));
    std::vector<std::int32_t> sums(seeds);
    for (std::uint32_t i = 0; i < table.definition().sides.size(); ++i) {
        const Count count = table.counted({i}, a, b, first, seeds);
        print_row(table, {i}, a, b, count);
        const auto margins = table.margins();
        for (std::size_t k = 0; k < margins.size(); ++k) sums[k] += margins[k];
    }
    const auto won = std::count_if(sums.begin(), sums.end(), [](auto sum) { return sum > 0; });
    const auto even = std::count(sums.begin(), sums.end(), 0);
    fmt::print("\n{} against {}, mirrored: {:.1f} % of {} won, {:.1f} % even.\n\n", a.text, b.text,
               100.0 * static_cast<double>(won) / static_cast<double>(seeds), seeds,
               100.0 * static_cast<double>(even) / static_cast<double>(seeds));
}

/// A table of all pairs.
void print_campaign(const std::string& campaign) {
    Table table(campaign);
    const std::uint64_t first = number_in("FLAGPLOT_FIRST_SEED", 1);
    const std::uint64_t seeds = number_in("FLAGPLOT_FIGURES_SEEDS", 100);
    fmt::print(
        "### {}\n\n| side | led by | against | wins % | draws % | points | enemy's points | "
        "battles | "
        "refused | ms a turn | longest |\n| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | "
        "---: "
        "| ---: | ---: |\n",
        table.definition().title);
    for (const std::string& pair : words_in("FLAGPLOT_PAIRS", "plan:plan")) {
        print_pair(table, pair, first, seeds);
    }
}

}  // namespace

TEST_CASE("campaigns between computer admirals", "[.admirals]") {
    for (const std::string& campaign :
         words_in("FLAGPLOT_ADMIRALS", "convoy-beta matapan bismarck")) {
        print_campaign(campaign);
    }
}
