#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/volley.h"

/// \file
/// Expected damage by distance (BB-34), in ten-thousandths of a damage point. What a stack does to
/// a design at each distance is kept in tables, and calculated again only when the stack loses
/// ships or runs out of torpedoes.

namespace flagplot::tactical::battle_board {

inline constexpr std::int64_t parts_of_point = 10'000;

using ByDistance = std::array<std::int64_t, distances>;

/// What a whole token does to one kind of target, by distance, before the target's limits.
struct Fire {
    ByDistance open{};      ///< against a target without shields
    ByDistance shielded{};  ///< with shields: torpedoes that miss count an eighth
    ByDistance sapping{};   ///< shields only
    ByDistance fear{};      ///< from what is out of range (BB-34)
    bool has_sappers = false;
};

/// Reach of a token's weapons.
struct Reach {
    bool has_weapons = false;
    bool hurts_all = false;  ///< some weapon can hurt any target, with shields or without
    std::int32_t shortest = 0;
    std::int32_t longest = 0;
};

/// What is between a slot and a design.
struct Between {
    Factor capacitors;
    std::int64_t deflected = billion;  ///< fraction that deflectors let through
    std::int32_t faces = 0;            ///< accuracy (BB-58)
};

/// Expected damage of one slot of one ship, before the effect of distance: against shields, where
/// torpedoes that miss count an eighth, or without.
[[nodiscard]] std::int64_t expected_of(const Slot& slot, const Between& between, bool is_shielded);

/// What distance leaves of it.
[[nodiscard]] std::int64_t expected_at(const Slot& slot, std::int64_t expected,
                                       std::int32_t distance, const Switches& switches);

class Expected {
  public:
    explicit Expected(const Ground& ground);

    /// To be called when the token has fewer ships or torpedoes than before.
    void renew(std::int32_t number);

    [[nodiscard]] const Fire& fire(std::int32_t token, std::int32_t target) const {
        const std::size_t row = static_cast<std::size_t>(token) * classes_;
        return fires_.data()[row + class_of_token_.data()[target]];
    }
    [[nodiscard]] const Reach& reach(std::int32_t token) const { return reaches_.data()[token]; }
    /// How often the token's fire was calculated again: results based on it are valid as long as
    /// this does not change.
    [[nodiscard]] std::uint32_t renewals(std::int32_t token) const {
        return renewals_.data()[token];
    }
    /// What the target can still take, in parts.
    [[nodiscard]] std::int64_t limit(const Token& target) const;

  private:
    /// What one ship of a design does, with the slots that are loaded.
    struct Profile {
        std::int32_t kind = 0;
        std::uint64_t loaded = 0;
        Reach reach;
        std::vector<Fire> fires;  // by class of targets
    };

    void make_classes();
    [[nodiscard]] const Profile& profile_of(const Token& token);
    [[nodiscard]] Profile made(std::int32_t kind, std::uint64_t loaded) const;

    const Ground& ground_;
    std::int64_t armor_parts_ = 1;
    std::vector<std::int32_t> sample_;         // one kind from each class of targets
    std::vector<std::size_t> class_of_token_;  // targets with the same deflectors and jammers
    std::size_t classes_ = 0;
    std::vector<Profile> profiles_;
    std::vector<Fire> fires_;
    std::vector<Reach> reaches_;
    std::vector<std::uint32_t> renewals_;
};

}  // namespace flagplot::tactical::battle_board
