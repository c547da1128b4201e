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

    /// At all distances from one to another.
    void fill(ByDistance& damage, std::int32_t from, std::int32_t to) const {
        if (fire.has_sappers) {
            for (std::int32_t d = from; d <= to; ++d) damage.data()[d] = at(d);
        } else {
            for (std::int32_t d = from; d <= to; ++d) {
                damage.data()[d] = std::min(plain[d], limit);
            }
        }
    }
};

}  // namespace

std::int64_t Squares::damage_at(std::int32_t token, std::int32_t foe, std::int32_t distance) const {
    return Blow(expected_.fire(token, foe), ground_.token(foe),
                limits_[static_cast<std::size_t>(foe)])
        .at(distance);
}

/// An enemy who shifts takes the distance at which what he gives is most above what he takes; where
/// it is all the same he stays, or comes nearer.
void Squares::shift(Range& range, const ByDistance& given, const ByDistance& taken) const {
    const std::int64_t* gives = given.data();
    const std::int64_t* takes = taken.data();
    for (std::int32_t d = range.nearest; d <= range.farthest; ++d) {
        std::int32_t best = d;
        if (d > 0 && takes[d - 1] - gives[d - 1] > takes[best] - gives[best]) best = d - 1;
        if (d + 1 < distances && takes[d + 1] - gives[d + 1] > takes[best] - gives[best]) {
            best = d + 1;
        }
        range.given.data()[d] = gives[best];
        range.taken.data()[d] = takes[best];
    }
}

void Squares::exchange(const Mover& mover, std::int32_t foe, Range& range) const {
    const Token& mine = ground_.token(mover.token);
    const Token& other = ground_.token(foe);
    const std::int32_t apart = distance(mine.at, other.at);
    const Blow out(expected_.fire(mover.token, foe), other, limits_[static_cast<std::size_t>(foe)]);
    const Blow in(expected_.fire(foe, mover.token), mine,
                  limits_[static_cast<std::size_t>(mover.token)]);
    range.nearest = std::max(0, apart - mover.depth);
    range.farthest = std::min(distances - 1, apart + mover.depth);
    const bool shifts = left_of(foe) >= mover.left;
    if (!shifts) {
        out.fill(range.given, range.nearest, range.farthest);
        in.fill(range.taken, range.nearest, range.farthest);
    } else {
        ByDistance given;
        ByDistance taken;
        const std::int32_t first = std::max(0, range.nearest - 1);
        const std::int32_t last = std::min(distances - 1, range.farthest + 1);
        out.fill(given, first, last);
        in.fill(taken, first, last);
        shift(range, given, taken);
    }
    if (rank_of(mover.token, foe) == 0) {
        for (std::int32_t d = range.nearest; d <= range.farthest; ++d) range.given.data()[d] = 0;
    }
    if (!mover.is_fleeing) return;
    for (std::int32_t d = range.nearest; d <= range.farthest; ++d) {
        range.taken.data()[d] += in.fire.fear.data()[d];
    }
}

}  // namespace flagplot::tactical::battle_board
