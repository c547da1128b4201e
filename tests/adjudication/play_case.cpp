#include "adjudication/play_case.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "adjudication/play.h"

namespace flagplot::book {

namespace {

/// Dice that fell and that no line of the page names; empty when all are said.
struct Unnamed {
    Values values;
    std::vector<std::string> unsaid;
};

Unnamed unnamed_in(const Outcome& outcome, const Values& given) {
    std::set<DieKey> named;
    for (const ForcedDie& die : outcome.forced) named.insert(die.keys.begin(), die.keys.end());
    Unnamed unnamed{given, {}};
    for (const DieRolled& die : outcome.rolled) {
        if (named.contains(die.key) || given.contains(die.key)) continue;
        if (const auto value = unnamed_die(die.key, die.faces)) {
            unnamed.values[die.key] = *value;
        } else {
            unnamed.unsaid.push_back(fmt::format("{} with {} faces", text_of(die.key), die.faces));
        }
    }
    return unnamed;
}

/// Plays until every die that falls is said: a die that was not known before may change the play.
Outcome settled(const Case& each, const Variant* variant, const std::string& root,
                Unnamed& unnamed) {
    constexpr int most = 200;
    for (int round = 0; round < most; ++round) {
        Outcome outcome = play_value(each, variant, root, unnamed.values);
        Unnamed next = unnamed_in(outcome, unnamed.values);
        const bool is_settled = next.values == unnamed.values;
        unnamed = std::move(next);
        if (is_settled) return outcome;
    }
    throw PageError(each.file, each.line, "the dice do not settle");
}

/// All values of a case, and what they have in common.
class Plays {
  public:
    Plays(const Case& each, const std::string& root) : case_(each), root_(root) {}

    Played all() {
        if (case_.variants.empty()) run(nullptr);
        for (const Variant& variant : case_.variants) run(&variant);
        compare();
        check_dice();
        return std::move(played_);
    }

  private:
    void run(const Variant* variant) {
        Unnamed unnamed;
        Outcome outcome = settled(case_, variant, root_, unnamed);
        std::move(outcome.problems.begin(), outcome.problems.end(),
                  std::back_inserter(played_.problems));
        for (const std::string& die : unnamed.unsaid) {
            problem(case_.line, "no line says the die: " + die);
        }
        if (variant != nullptr) played_.transcript += fmt::format("=== {}\n", outcome.name);
        played_.transcript += outcome.transcript;
        transcripts_.push_back(std::move(outcome.transcript));
        for (const DieRolled& die : outcome.rolled) {
            rolled_.insert(die.key);
            check_faces(die);
        }
        std::move(outcome.forced.begin(), outcome.forced.end(), std::back_inserter(forced_));
    }

    void problem(std::int32_t line, std::string_view what) {
        played_.problems.push_back(fmt::format("{}:{}: {}", case_.file, line, what));
    }

    void check_faces(const DieRolled& die) {
        if (die.result >= 1 && die.result <= die.faces) return;
        problem(case_.line, fmt::format("the die {} has {} faces and cannot show {}",
                                        text_of(die.key), die.faces, die.result));
    }

    void compare() {
        const std::set<std::string> different(transcripts_.begin(), transcripts_.end());
        if (case_.values_agree && different.size() > 1) {
            problem(case_.line, "the values do not give the same");
        }
        if (!case_.values_agree && different.size() < transcripts_.size()) {
            problem(case_.line, "not all of the values give different results");
        }
    }

    void check_dice() {
        std::set<std::pair<std::int32_t, std::vector<DieKey>>> used;
        for (const ForcedDie& die : forced_) {
            const bool was_rolled =
                std::any_of(die.keys.begin(), die.keys.end(),
                            [&](const DieKey& key) { return rolled_.contains(key); });
            if (was_rolled) used.insert({die.line, die.keys});
        }
        std::set<std::int32_t> told;
        for (const ForcedDie& die : forced_) {
            if (used.contains({die.line, die.keys}) || !told.insert(die.line).second) continue;
            problem(die.line, fmt::format("this die was never rolled: {}", die.text));
        }
    }

    const Case& case_;
    const std::string& root_;
    Played played_;
    std::vector<std::string> transcripts_;
    std::set<DieKey> rolled_;
    std::vector<ForcedDie> forced_;
};

}  // namespace

Played play(const Case& each, const std::string& root) { return Plays(each, root).all(); }

}  // namespace flagplot::book
