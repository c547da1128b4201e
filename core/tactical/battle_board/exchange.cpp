#include <algorithm>

#include "tactical/battle_board/apart.h"
#include "tactical/battle_board/squares.h"

// What two tokens do to each other, by distance, and the total for the squares that one of them
// weighs (BB-34).

namespace flagplot::tactical::battle_board {

struct Squares::Blow {
    const Fire& fire;
    const std::int64_t* plain = nullptr;  ///< what it is without limits, by distance
    const Standing& target;

    [[nodiscard]] std::int64_t at(std::int32_t distance) const {
        const std::int64_t sapped =
            fire.has_sappers ? std::min(fire.sapping.data()[distance], target.shields) : 0;
        return std::min(plain[distance] + sapped, target.limit);
    }

    /// The most of it in the table, since no weapon does more at a greater distance; with sappers
    /// there is always a limit to check.
    [[nodiscard]] std::int64_t most() const { return fire.has_sappers ? INT64_MAX : plain[0]; }

    /// Is it the same as in the table at every distance?
    [[nodiscard]] bool is_plain() const { return most() <= target.limit; }

    /// At all distances from one to another: in the table itself, or in `room`.
    [[nodiscard]] const std::int64_t* between(std::int32_t from, std::int32_t to,
                                              ByDistance& room) const {
        if (is_plain()) return plain;
        for (std::int32_t d = from; d <= to; ++d) room.data()[d] = at(d);
        return room.data();
    }
};

Squares::Blow Squares::blow(std::int32_t token, std::int32_t target) const {
    const Fire& fire = expected_.fire(token, target);
    const Standing& standing = standings_.data()[target];
    return {fire, standing.shields > 0 ? fire.shielded.data() : fire.open.data(), standing};
}

std::int64_t Squares::damage_at(std::int32_t token, std::int32_t foe, std::int32_t distance) const {
    return blow(token, foe).at(distance);
}

namespace {

/// An enemy that shifts takes the distance at which what it gives most exceeds what it takes; if
/// all are equal it stays, or comes nearer.
std::int32_t shifted(std::int32_t distance, const std::int64_t* given, const std::int64_t* taken) {
    std::int32_t best = distance;
    std::int64_t most = taken[distance] - given[distance];
    if (distance > 0 && taken[distance - 1] - given[distance - 1] > most) {
        best = distance - 1;
        most = taken[best] - given[best];
    }
    const std::int32_t farther = distance + 1;
    return farther < distances && taken[farther] - given[farther] > most ? farther : best;
}

/// A token that is not a target is given nothing.
constexpr ByDistance nothing{};

}  // namespace

Squares::Duel& Squares::duel(std::int32_t token, std::int32_t foe) const {
    Duel& known =
        duels_.data()[static_cast<std::size_t>(token) * static_cast<std::size_t>(ground_.size()) +
                      static_cast<std::size_t>(foe)];
    const std::uint32_t changes = standings_.data()[token].changes + standings_.data()[foe].changes;
    if (known.changes == changes) return known;
    const Blow out = blow(token, foe);
    const Blow in = blow(foe, token);
    known.changes = changes;
    known.given = out.plain;
    known.taken = in.plain;
    known.most_given = out.most();
    known.most_taken = in.most();
    return known;
}

void Squares::make_out_shifts(Duel& duel) {
    duel.changes_at_shift = duel.changes;
    for (std::int32_t d = 0; d < distances; ++d) {
        duel.shifts.data()[d] = static_cast<std::int8_t>(shifted(d, duel.given, duel.taken));
    }
}

void Squares::exchange(const Mover& mover, std::int32_t foe, Range& range) const {
    const Standing& mine = standings_.data()[mover.token];
    const Standing& other = standings_.data()[foe];
    Duel& known = duel(mover.token, foe);
    const bool is_limited = known.most_given > other.limit || known.most_taken > mine.limit;
    const bool shifts_about = left_of(foe) >= mover.left;
    const std::int32_t distance = apart(mine.place, other.place);
    const std::int32_t nearest = std::max(0, distance - mover.depth);
    const std::int32_t farthest = std::min(distances - 1, distance + mover.depth);
    std::int64_t* given = range.room_given.data();
    std::int64_t* taken = range.room_taken.data();
    if (is_limited) {
        limited_exchange(mover, foe, shifts_about, range);
    } else if (!shifts_about) {
        range.given = known.given;
        range.taken = known.taken;
    } else {
        if (known.changes_at_shift != known.changes) make_out_shifts(known);
        for (std::int32_t d = nearest; d <= farthest; ++d) {
            const std::int32_t to = known.shifts.data()[d];
            given[d] = known.given[to];
            taken[d] = known.taken[to];
        }
        range.given = given;
        range.taken = taken;
    }
    if (rank_of(mover.token, foe) == 0) range.given = nothing.data();
    if (!mover.is_fleeing) return;
    const Fire& feared = expected_.fire(foe, mover.token);
    for (std::int32_t d = nearest; d <= farthest; ++d) {
        taken[d] = range.taken[d] + feared.fear.data()[d];
    }
    range.taken = taken;
}

/// Used if one of the two has less left than the other's whole fire.
void Squares::limited_exchange(const Mover& mover, std::int32_t foe, bool shifts_about,
                               Range& range) const {
    const Blow out = blow(mover.token, foe);
    const Blow in = blow(foe, mover.token);
    const std::int32_t distance = apart(place(mover.token), place(foe));
    const std::int32_t nearest = std::max(0, distance - mover.depth);
    const std::int32_t farthest = std::min(distances - 1, distance + mover.depth);
    if (!shifts_about) {
        range.given = out.between(nearest, farthest, range.room_given);
        range.taken = in.between(nearest, farthest, range.room_taken);
        return;
    }
    ByDistance room_given;
    ByDistance room_taken;
    const std::int32_t first = std::max(0, nearest - 1);
    const std::int32_t last = std::min(distances - 1, farthest + 1);
    const std::int64_t* gives = out.between(first, last, room_given);
    const std::int64_t* takes = in.between(first, last, room_taken);
    for (std::int32_t d = nearest; d <= farthest; ++d) {
        const std::int32_t to = shifted(d, gives, takes);
        range.room_given.data()[d] = gives[to];
        range.room_taken.data()[d] = takes[to];
    }
    range.given = range.room_given.data();
    range.taken = range.room_taken.data();
}

namespace {

/// Adds one enemy to all squares: what is given, what is taken, or both. Nearly all blocks are two,
/// three or five squares wide, so for these the width is a constant.
template <bool Gives, bool Takes, std::int32_t Width>
void add_enemy(Prospect& prospect, std::int32_t foe, const std::int64_t* gives,
               const std::int64_t* takes) {
    const std::int32_t columns = Width == 0 ? prospect.columns : Width;
    const std::uint8_t* distance = distances_between(foe, place_of(prospect.corner));
    std::int64_t* given = prospect.given.data();
    std::int64_t* taken = prospect.taken.data();
    for (std::int32_t row = 0; row < prospect.rows; ++row) {
        for (std::int32_t i = 0; i < columns; ++i) {
            const std::size_t d = distance[i];
            if constexpr (Gives) given[i] = std::max(given[i], gives[d]);
            if constexpr (Takes) taken[i] += takes[d];
        }
        given += columns;
        taken += columns;
        distance += places_a_row;
    }
}

using AddEnemy = void (*)(Prospect&, std::int32_t place, const std::int64_t*, const std::int64_t*);

template <bool Gives, bool Takes>
AddEnemy add_enemy_of_width(std::int32_t columns) {
    switch (columns) {
        case 2:
            return add_enemy<Gives, Takes, 2>;
        case 3:
            return add_enemy<Gives, Takes, 3>;
        case 5:
            return add_enemy<Gives, Takes, 5>;
        default:
            return add_enemy<Gives, Takes, 0>;
    }
}

}  // namespace

void Squares::weigh(const Mover& mover, Prospect& prospect) const {
    const std::vector<std::int32_t>& enemies = foes(ground_.token(mover.token).side);
    const AddEnemy add = !mover.weighs_taken   ? add_enemy_of_width<true, false>(prospect.columns)
                         : !mover.weighs_given ? add_enemy_of_width<false, true>(prospect.columns)
                                               : add_enemy_of_width<true, true>(prospect.columns);
    Range range;
    for (const std::int32_t foe : enemies) {
        exchange(mover, foe, range);
        add(prospect, place(foe), range.given, range.taken);
    }
    if (ground_.tally != nullptr) {
        ground_.tally->scorings += static_cast<std::int64_t>(enemies.size()) * prospect.size();
    }
}

}  // namespace flagplot::tactical::battle_board
