#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/markdown.h"
#include "present/war/war_report.h"

/// \file
/// Enemies who passed each other unseen: nobody is told of it before the war is over.

namespace flagplot {

/// Two enemies within sighting distance of each other, of whom at least one did not see the other.
struct Passing {
    TurnNumber turn;
    Pulse at;  ///< of their closest approach
    FormationId one;
    FormationId other;
    Square one_in;
    Square other_in;
    std::optional<SideId> seen_by;  ///< the side that saw the other; none: neither did

    [[nodiscard]] Squares apart() const { return chebyshev(one_in, other_in); }
    friend bool operator==(const Passing&, const Passing&) = default;
};

/// The closest approach of every such pair in each stretch of turns, by turn, hour and formations.
/// A side has seen a formation if any ship or aircraft of it did in that turn, or if they fought.
[[nodiscard]] std::vector<Passing> passings_of(const War& war);

/// Them in lines; empty if there were none.
[[nodiscard]] std::vector<std::string> passing_lines(const War& war);

/// Them in Markdown; empty if there were none.
[[nodiscard]] Markdown passing_section(const War& war);

}  // namespace flagplot
