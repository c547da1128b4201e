#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "actions/action.h"
#include "actions/fought.h"

namespace flagplot::actions {

/// What a statement counted in each battle; none: it never came to it.
using Counts = std::vector<std::optional<std::int64_t>>;

/// What was found of one statement.
struct Found {
    std::size_t battles = 0;   ///< of which it speaks: all, or those in which it came to it
    std::int64_t mean = 0;     ///< in tenths, rounded; of those battles
    std::int64_t low = 0;      ///< a tenth of them count no more than this,
    std::int64_t high = 0;     ///< and a tenth no less than this
    std::int32_t percent = 0;  ///< of them, within the limits of the count, rounded
    bool holds = false;        ///< never of no battle

    friend bool operator==(const Found&, const Found&) = default;
};

[[nodiscard]] Found found_in(const Counts& counts, const Statement& statement);

/// An action with what was found of each of its statements.
struct ActionFound {
    std::string title;
    std::string variation;
    std::size_t battles = 0;
    std::int64_t minutes = 0;  ///< that a battle took, in the mean
    std::vector<Statement> statements;
    /// None: the module logs no turns, and nothing else tells.
    std::vector<std::optional<Found>> found;
};

/// Takes in one battle after another of one action.
class ActionCount {
  public:
    /// Refers to the action.
    explicit ActionCount(const Action& action)
        : action_(action), counts_(action.statements.size()) {}

    void add(const Fought& fought);
    /// What somebody else has counted of the same action.
    void add(const ActionCount& other);
    [[nodiscard]] ActionFound found() const;

  private:
    const Action& action_;
    std::vector<Counts> counts_;
    std::size_t battles_ = 0;
    std::int64_t minutes_ = 0;
    bool has_turns_ = true;
};

}  // namespace flagplot::actions
