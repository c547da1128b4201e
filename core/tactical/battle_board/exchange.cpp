#include <algorithm>

#include "tactical/battle_board/speed.h"
#include "tactical/battle_board/squares.h"

// What goes to and fro between two tokens, by distance (BB-34).

namespace flagplot::tactical::battle_board {

namespace {

/// What a token does to another, as far as that one can still take it.
struct Blow {
    const Fire& fire;
    const std::int64_t* plain = nullptr;
    std::int64_t pool = 0;
    std::int64_t limit = 0;

    Blow(const Fire& of, const Token& target, std::int64_t most)
        : fire(of),
          plain(target.stack.shields > 0 ? of.shielded.data() : of.open.data()),
          pool(target.stack.shields * parts_of_point),
          limit(most) {}

    [[nodiscard]] std::int64_t at(std::int32_t distance) const {
        const std::int64_t sapped =
            fire.has_sappers ? std::min(fire.sapping.data()[distance], pool) : 0;
        return std::min(plain[distance] + sapped, limit);
    }

    /// Is it the same as in the table, whatever the distance? No weapon does more farther off.
    [[nodiscard]] bool is_plain() const { return !fire.has_sappers && plain[0] <= limit; }

    /// At all distances from one to another: in the table itself, or in `room`.
    [[nodiscard]] const std::int64_t* between(std::int32_t from, std::int32_t to,
                                              ByDistance& room) const {
        if (is_plain()) return plain;
        for (std::int32_t d = from; d <= to; ++d) room.data()[d] = at(d);
        return room.data();
    }
};

}  // namespace

std::int64_t Squares::damage_at(std::int32_t token, std::int32_t foe, std::int32_t distance) const {
    return Blow(expected_.fire(token, foe), ground_.token(foe),
                limits_[static_cast<std::size_t>(foe)])
        .at(distance);
}

namespace {

/// An enemy who shifts takes the distance at which what he gives is most above what he takes; where
/// it is all the same he stays, or comes nearer.
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

/// Who is no target is given nothing.
constexpr ByDistance nothing{};

}  // namespace

const Squares::Shifts& Squares::shifts(std::int32_t token, std::int32_t foe,
                                       const std::int64_t* given, const std::int64_t* taken) const {
    Shifts& known =
        shifts_[static_cast<std::size_t>(token) * static_cast<std::size_t>(ground_.size()) +
                static_cast<std::size_t>(foe)];
    const bool is_own_shielded = ground_.token(token).stack.shields > 0;
    const bool is_foe_shielded = ground_.token(foe).stack.shields > 0;
    if (known.own_renewals == expected_.renewals(token) &&
        known.foe_renewals == expected_.renewals(foe) && known.is_own_shielded == is_own_shielded &&
        known.is_foe_shielded == is_foe_shielded) {
        return known;
    }
    known = {
        expected_.renewals(token), expected_.renewals(foe), is_own_shielded, is_foe_shielded, {}};
    for (std::int32_t d = 0; d < distances; ++d) {
        known.to[static_cast<std::size_t>(d)] = static_cast<std::int8_t>(shifted(d, given, taken));
    }
    return known;
}

void Squares::exchange(const Mover& mover, std::int32_t foe, Range& range) const {
    const Token& mine = ground_.token(mover.token);
    const Token& other = ground_.token(foe);
    const std::int32_t apart = distance(mine.at, other.at);
    const Blow out(expected_.fire(mover.token, foe), other, limits_[static_cast<std::size_t>(foe)]);
    const Blow in(expected_.fire(foe, mover.token), mine,
                  limits_[static_cast<std::size_t>(mover.token)]);
    const std::int32_t nearest = std::max(0, apart - mover.depth);
    const std::int32_t farthest = std::min(distances - 1, apart + mover.depth);
    const bool shifts_about = left_of(foe) >= mover.left;
    if (!shifts_about) {
        range.given = out.between(nearest, farthest, range.room_given);
        range.taken = in.between(nearest, farthest, range.room_taken);
    } else if (out.is_plain() && in.is_plain()) {
        const std::int8_t* to = shifts(mover.token, foe, out.plain, in.plain).to.data();
        for (std::int32_t d = nearest; d <= farthest; ++d) {
            range.room_given.data()[d] = out.plain[to[d]];
            range.room_taken.data()[d] = in.plain[to[d]];
        }
        range.given = range.room_given.data();
        range.taken = range.room_taken.data();
    } else {
        ByDistance given;
        ByDistance taken;
        const std::int32_t first = std::max(0, nearest - 1);
        const std::int32_t last = std::min(distances - 1, farthest + 1);
        const std::int64_t* gives = out.between(first, last, given);
        const std::int64_t* takes = in.between(first, last, taken);
        for (std::int32_t d = nearest; d <= farthest; ++d) {
            const std::int32_t to = shifted(d, gives, takes);
            range.room_given.data()[d] = gives[to];
            range.room_taken.data()[d] = takes[to];
        }
        range.given = range.room_given.data();
        range.taken = range.room_taken.data();
    }
    if (rank_of(mover.token, foe) == 0) range.given = nothing.data();
    if (!mover.is_fleeing) return;
    for (std::int32_t d = nearest; d <= farthest; ++d) {
        range.room_taken.data()[d] = range.taken[d] + in.fire.fear.data()[d];
    }
    range.taken = range.room_taken.data();
}

}  // namespace flagplot::tactical::battle_board
