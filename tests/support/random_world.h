#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/dice.h"
#include "campaign/advance.h"

/// \file
/// Small random campaigns that play themselves: for the property tests. Everything is drawn from a
/// seed by a generator of our own, so a world is the same on every machine.

namespace flagplot::test {

/// Numbers from a seed and a purpose: equal arguments, equal number.
class Draw {
  public:
    explicit Draw(std::uint64_t seed) : seed_(seed) {}

    /// 0 to `limit` - 1.
    std::uint32_t below(std::uint32_t limit);
    bool one_in(std::uint32_t many) { return below(many) == 0; }
    /// Any member of an enumeration that has words.
    template <class E>
    E any() {
        return static_cast<E>(below(static_cast<std::uint32_t>(words_of<E>.size())));
    }
    template <class T>
    const T& of(const std::vector<T>& values) {
        return values[below(static_cast<std::uint32_t>(values.size()))];
    }

  private:
    std::uint64_t seed_;
};

/// The part of a chart in which a war is fought, from its north-western to its south-eastern
/// square.
struct Theatre {
    Square first;
    Square last;
};
inline constexpr Theatre small_theatre{{0, 0}, {8, 7}};

/// A campaign and how its captains think. Formation `i` thinks by `minds[i]`, so that two equal
/// formations can exchange their minds.
struct World {
    Definition definition;
    Secret secret{};
    std::vector<std::uint64_t> minds;
    FormationId twin_a;  ///< two equal formations of Red
    FormationId twin_b;
    std::vector<FormationId> far;  ///< Red's, in waters nobody else can reach or see
    Square far_square;
    std::vector<std::int32_t> waters;  ///< by square; captains stay in waters of one number
    Theatre theatre = small_theatre;
    /// Steers the formations that have a track; none: their captains do.
    Sheet (*history)(const Rules&, const CampaignState&, SeatId) = nullptr;
    /// What he does before the sheets come in; what is refused is left out. None: there is none.
    std::vector<Command> (*umpire)(const World&, const CampaignState&) = nullptr;
    bool is_busier_in_secret = false;  ///< the umpire also does what Blue is not told
    bool is_drawn = false;  ///< the pages made of a side's picture alone are compared, too
};

inline constexpr SeatId blue{0};
inline constexpr SeatId red{1};

[[nodiscard]] World random_world(std::uint64_t seed);

/// Any square of it that ships can be in. \pre there is one
[[nodiscard]] Square random_sea(const Chart& chart, const Theatre& theatre, Draw& draw);

/// The place among its side's activations that a captain asks for.
[[nodiscard]] constexpr std::int32_t wished_place(std::uint64_t mind) {
    return static_cast<std::int32_t>(mind % 64) + 1;
}

/// Adds two equal formations of Red, in these squares from the first turn on. They do not wish for
/// one place: which of them comes first must not be left to their numbers.
void add_twins(World& world, Square a, Square b, Draw& draw);

/// Adds a formation of Red in the far waters; its number and names do not touch the others'.
void add_far_formation(World& world, std::uint64_t mind);

/// How a formation thinks: as the one its first ship began the war in.
[[nodiscard]] std::uint64_t mind_of(const World& world, const CampaignState& state, FormationId id);

/// The sheet a seat's captains write, from its own picture alone.
[[nodiscard]] Sheet sheet_of(const World& world, const Rules& rules, const CampaignState& state,
                             SeatId seat);

/// One command and what it did.
struct Played {
    Command command;
    CampaignState before;
    Step step;
};

/// What happens when the turn stops: the command that answers.
[[nodiscard]] Command answer_to(const World& world, const CampaignState& state);

/// Plays the next turn: the umpire's acts, sheets of all sides, then everything to the end of the
/// turn, and its release where it is held back.
[[nodiscard]] std::vector<Played> play_turn(const World& world, const Rules& rules,
                                            const CampaignState& state);

/// Plays the whole campaign.
[[nodiscard]] std::vector<Played> play(const World& world, const Rules& rules);

/// `advance`, in tests where it must succeed.
[[nodiscard]] Step must_advance(const Rules& rules, const CampaignState& state,
                                const Command& command);

}  // namespace flagplot::test
