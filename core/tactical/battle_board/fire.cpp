#include "tactical/battle_board/fire.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "tactical/battle_board/apart.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/seagoing.h"
#include "tactical/battle_board/speed.h"

namespace flagplot::tactical::battle_board {

namespace {

/// A target is equally attractive to all beams, and to all sappers; to torpedoes it depends on the
/// slot.
constexpr std::size_t appeals_of_beams = 2;

/// Distances at which a beam may hit, including those of a base.
constexpr std::size_t distances_of_beams = distances + 1;

}  // namespace

Firing::Firing(const Ground& ground, Expected& expected, Squares& squares)
    : ground_(ground),
      expected_(expected),
      squares_(squares),
      armor_parts_(armor_parts(ground.switches)) {
    const std::vector<Kind>& kinds = ground_.position().kinds;
    capacitors_.reserve(kinds.size());
    deflected_.reserve(kinds.size());
    first_slot_.reserve(kinds.size());
    std::size_t slots = 0;
    for (const Kind& kind : kinds) {
        capacitors_.push_back(capacitor_factor(kind, ground_.switches));
        deflected_.push_back(deflector_share(kind.deflectors));
        first_slot_.push_back(slots);
        slots += kind.slots.size();
    }
    faces_.assign(slots * kinds.size(), -1);
    percents_.assign(slots * distances_of_beams, -1);
    known_.resize((appeals_of_beams + slots) * static_cast<std::size_t>(ground_.size()));
    changes_.assign(static_cast<std::size_t>(ground_.size()), 1);
    shot_at_.resize(ground_.position().sides.size() * static_cast<std::size_t>(ground_.size()));
    done_.reserve(static_cast<std::size_t>(ground_.size()));
    line_up();
}

std::size_t Firing::appeals_of(std::int32_t kind, std::size_t slot) const {
    const auto number = static_cast<std::size_t>(kind);
    const WeaponKind weapon = ground_.position().kinds[number].slots[slot].weapon.kind;
    if (is_torpedo(weapon)) return appeals_of_beams + first_slot_[number] + slot;
    return weapon == WeaponKind::sapper ? 1 : 0;
}

/// Highest initiative first, then the shortest range, then the later one in the shuffled list.
void Firing::line_up() {
    std::size_t guns = 0;
    for (const Token& token : ground_.position().tokens) guns += ground_.kind(token).slots.size();
    guns_.reserve(guns);
    for (std::int32_t number = 0; number < ground_.size(); ++number) {
        const Token& token = ground_.token(number);
        const Kind& kind = ground_.kind(token);
        for (std::size_t slot = 0; slot < kind.slots.size(); ++slot) {
            const Weapon& weapon = kind.slots[slot].weapon;
            guns_.push_back({.token = number,
                             .slot = static_cast<std::int32_t>(slot),
                             .appeals = appeals_of(token.kind, slot),
                             .initiative = std::min(ground_.switches.initiative_cap,
                                                    kind.initiative + weapon.initiative),
                             .range = ground_.switches.range_breaks_ties ? weapon.range : 0,
                             .rank = ground_.rank[static_cast<std::size_t>(number)]});
        }
    }
    std::sort(guns_.begin(), guns_.end(), [](const Gun& a, const Gun& b) {
        return std::tuple(-a.initiative, a.range, -a.rank, a.slot) <
               std::tuple(-b.initiative, b.range, -b.rank, b.slot);
    });
}

void Firing::fire() {
    std::fill(shot_at_.begin(), shot_at_.end(), std::uint8_t{0});
    for (const Gun& gun : guns_) {
        const Token& token = ground_.token(gun.token);
        if (is_on_board(token) && !is_caught_unaware(ground_, token)) fire(gun);
    }
}

void Firing::fire(const Gun& gun) {
    const Token& token = ground_.token(gun.token);
    const Kind& kind = ground_.kind(token);
    const Slot& slot = kind.slots[static_cast<std::size_t>(gun.slot)];
    if (token.left[static_cast<std::size_t>(gun.slot)] == 0) return;
    Known* known = known_.data() + gun.appeals * static_cast<std::size_t>(ground_.size());
    const Shot shot{
        gun, slot, kind, token.side, token.at, slot.weapon.range + (kind.is_base ? 1 : 0), known};
    done_.clear();
    if (is_torpedo(slot.weapon.kind)) {
        fire_torpedoes(shot);
    } else if (slot.weapon.kind == WeaponKind::gattling) {
        fire_gattling(shot);
    } else {
        fire_beam(shot);
    }
}

// --- whom it hits
// --------------------------------------------------------------------------------

bool Firing::may_hit(const Shot& shot, std::int32_t target) const {
    const Token& aim = ground_.token(target);
    if (!is_on_board(aim) || distance(shot.at, aim.at) > shot.range) return false;
    if (squares_.rank_of(shot.gun.token, target) == 0) return false;
    if (shot.only_at && aim.at != *shot.only_at) return false;
    return std::find(done_.begin(), done_.end(), target) == done_.end();
}

Appeal Firing::reckoned(const Shot& shot, std::int32_t target) const {
    const Token& aim = ground_.token(target);
    const Kind& kind = ground_.kind(aim);
    const WeaponKind weapon = shot.slot.weapon.kind;
    if (weapon == WeaponKind::sapper) return appeal_to_sapper(aim.stack, kind);
    const std::int64_t armor = armor_points_left(aim.stack, kind, armor_parts_);
    if (!is_torpedo(weapon)) return appeal_to_beam(aim.stack, kind, armor);
    return appeal_to_torpedo(aim.stack, kind, armor, accuracy(shot, target),
                             weapon == WeaponKind::capital);
}

const Appeal& Firing::appeal(const Shot& shot, std::int32_t target) const {
    Known& known = shot.known[target];
    const std::uint32_t changes = changes_.data()[target];
    if (known.changes != changes) known = {reckoned(shot, target), changes};
    return known.appeal;
}

std::int32_t Firing::target_of(const Shot& shot) {
    std::int32_t best = -1;
    std::int32_t best_class = INT32_MAX;
    const Appeal* best_appeal = nullptr;
    const bool spreads = ground_.switches.spread_targets;
    const std::int32_t place = squares_.place(shot.gun.token);
    const std::uint8_t* ranks = squares_.ranks_of(shot.gun.token);
    const std::uint8_t* taken =
        shot_at_.data() + shot.side.index() * static_cast<std::size_t>(ground_.size());
    for (const std::int32_t target : squares_.foes(shot.side)) {
        if (apart(place, squares_.place(target)) > shot.range || ranks[target] == 0) continue;
        if (shot.only_at && ground_.token(target).at != *shot.only_at) continue;
        if (std::find(done_.begin(), done_.end(), target) != done_.end()) continue;
        const bool is_taken = spreads && taken[target] != 0;
        const std::int32_t its_class = 2 * ranks[target] + (is_taken ? 1 : 0);
        if (its_class > best_class) continue;
        const Appeal& its_appeal = appeal(shot, target);
        if (!its_appeal.is_any()) continue;
        if (its_class == best_class) {
            const std::int32_t against = compared(its_appeal, *best_appeal);
            const auto rank = [&](std::int32_t token) {
                return ground_.rank[static_cast<std::size_t>(token)];
            };
            if (against < 0 || (against == 0 && rank(target) > rank(best))) continue;
        }
        best = target;
        best_class = its_class;
        best_appeal = &its_appeal;
    }
    if (best >= 0 && ground_.log != nullptr) note_choice(shot, best);
    return best;
}

Accuracy Firing::accuracy(const Shot& shot, std::int32_t target) const {
    const auto attacker = static_cast<std::size_t>(ground_.token(shot.gun.token).kind);
    const auto aim = static_cast<std::size_t>(ground_.token(target).kind);
    const std::size_t slot = first_slot_[attacker] + static_cast<std::size_t>(shot.gun.slot);
    const std::vector<Kind>& kinds = ground_.position().kinds;
    std::int32_t& faces = faces_[slot * kinds.size() + aim];
    if (faces < 0) {
        faces = accuracy_of(shot.slot.weapon, shot.kind, kinds[aim], ground_.switches).faces;
    }
    return {faces};
}

/// May the rest go on to the next target after this one?
bool Firing::goes_on(Shot& shot, std::int32_t target, StreamScope scope) const {
    if (scope == StreamScope::square && !shot.only_at) shot.only_at = ground_.token(target).at;
    const bool is_torpedo_shot = is_torpedo(shot.slot.weapon.kind);
    if (is_torpedo_shot) return true;
    if (ground_.kind(ground_.token(target)).is_base && !is_on_board(ground_.token(target))) {
        return false;
    }
    const auto most = static_cast<std::size_t>(ground_.token(shot.gun.token).stack.ships);
    return ground_.switches.beam_stream_cap == BeamStreamCap::none || done_.size() < most;
}

// --- beams
// ---------------------------------------------------------------------------------------

std::int64_t Firing::arriving(const Shot& shot, std::int32_t target, std::int64_t volley) const {
    const Token& aim = ground_.token(target);
    const auto kind = static_cast<std::size_t>(ground_.token(shot.gun.token).kind);
    const std::int32_t apart = distance(shot.at, aim.at);
    const std::int64_t deflected = deflected_[static_cast<std::size_t>(aim.kind)];
    if (ground_.switches.beam_rounding == BeamRounding::percent_floor &&
        volley < most_of_small_volley) {
        const std::size_t slot = first_slot_[kind] + static_cast<std::size_t>(shot.gun.slot);
        std::int16_t& percent =
            percents_[slot * distances_of_beams + static_cast<std::size_t>(apart)];
        if (percent < 0) percent = percent_at(shot.slot.weapon, apart, ground_.switches);
        return small_beam_damage(volley, deflected, percent);
    }
    return beam_damage(volley, {shot.slot, capacitors_[kind], apart, deflected}, ground_.switches);
}

void Firing::fire_beam(Shot shot) {
    const Token& token = ground_.token(shot.gun.token);
    const bool saps = shot.slot.weapon.kind == WeaponKind::sapper;
    std::int64_t volley =
        volley_of(shot.slot, token.stack.ships, capacitors_[static_cast<std::size_t>(token.kind)]);
    while (volley > 0) {
        const std::int32_t target = target_of(shot);
        if (target < 0) return;
        if (done_.empty()) spend(shot, loaded(shot));
        Stack& stack = ground_.token(target).stack;
        const Kind& kind = ground_.kind(ground_.token(target));
        const std::int64_t arrived = arriving(shot, target, volley);
        Hurt hurt;
        if (saps) {
            hurt.to_shields = drain_shields(stack, arrived);
            hurt.unused = arrived - hurt.to_shields;
        } else {
            hurt = hit_by_beam(stack, kind, arrived, ground_.switches);
        }
        done_.push_back(target);
        if (ground_.log != nullptr) {
            note_hurt(shot, target, hurt,
                      {fmt::format("volley {}", volley), fmt::format("{} arrived", arrived)});
        }
        settle(shot, target, hurt);
        const bool is_used_up = hurt.unused <= 0;  // usually
        if (is_used_up || !goes_on(shot, target, ground_.switches.stream_scope)) return;
        volley = streamed(volley, hurt.unused, arrived);
    }
}

void Firing::fire_gattling(const Shot& shot) {
    const Token& token = ground_.token(shot.gun.token);
    const std::int64_t volley =
        volley_of(shot.slot, token.stack.ships, capacitors_[static_cast<std::size_t>(token.kind)]);
    // a token that is lost is removed from the list
    const std::vector<std::int32_t> foes = squares_.foes(shot.side);
    bool has_fired = false;
    for (const std::int32_t target : foes) {
        if (!may_hit(shot, target)) continue;
        if (!std::exchange(has_fired, true)) spend(shot, loaded(shot));
        const std::int64_t arrived = arriving(shot, target, volley);
        const Hurt hurt =
            hit_by_beam(ground_.token(target).stack, ground_.kind(ground_.token(target)), arrived,
                        ground_.switches);
        if (ground_.log != nullptr) {
            note_hurt(shot, target, hurt,
                      {fmt::format("volley {} at everybody in range", volley),
                       fmt::format("{} arrived", arrived)});
        }
        settle(shot, target, hurt);
    }
}

// --- torpedoes
// -----------------------------------------------------------------------------------

std::int64_t Firing::loaded(const Shot& shot) const {
    const Token& token = ground_.token(shot.gun.token);
    const std::int64_t all = std::int64_t{shot.slot.count} * token.stack.ships;
    const std::int32_t left = token.left[static_cast<std::size_t>(shot.gun.slot)];
    return left < 0 ? all : std::min<std::int64_t>(all, left);
}

void Firing::spend(const Shot& shot, std::int64_t shots) {
    Token& token = ground_.token(shot.gun.token);
    if (is_torpedo(shot.slot.weapon.kind)) token.fired += static_cast<std::int32_t>(shots);
    std::int32_t& left = token.left[static_cast<std::size_t>(shot.gun.slot)];
    if (left < 0) return;
    left -= static_cast<std::int32_t>(shots);
    if (left > 0) return;
    expected_.renew(shot.gun.token);
    squares_.mark(shot.gun.token);
}

std::int64_t Firing::hits_of(const Shot& shot, std::int32_t target, std::int64_t torpedoes,
                             Accuracy accuracy) const {
    if (torpedoes > most_rolled) return torpedoes * accuracy.faces / faces_of_torpedo;
    constexpr std::uint32_t targets_of_slot = 1024;
    const auto which = static_cast<std::uint32_t>(shot.gun.slot) * targets_of_slot +
                       static_cast<std::uint32_t>(target);
    const LotDice dice(ground_.dice,
                       key_of(DieUse::torpedo, ground_.position().round, shot.gun.token, which),
                       faces_of_torpedo);
    std::int64_t hits = 0;
    std::vector<std::string> rolled;
    for (std::int64_t each = 0; each < torpedoes; ++each) {
        const std::int32_t face = dice.roll_for(static_cast<std::uint32_t>(each));
        hits += face <= accuracy.faces ? 1 : 0;
        if (ground_.log != nullptr) rolled.push_back(fmt::format("rolled {}", face));
    }
    if (ground_.log != nullptr) {
        ground_.log->tell_all(
            fmt::format("{} of {} torpedoes of {} hit {}: needed {} of {} or less", hits, torpedoes,
                        token_name(shot.gun.token), token_name(target), accuracy.faces,
                        faces_of_torpedo),
            "BB-58", std::move(rolled));
    }
    return hits;
}

void Firing::fire_torpedoes(Shot shot) {
    const Weapon& weapon = shot.slot.weapon;
    std::int64_t torpedoes = loaded(shot);
    while (torpedoes > 0) {
        const std::int32_t target = target_of(shot);
        if (target < 0) return;
        Stack& stack = ground_.token(target).stack;
        const Kind& kind = ground_.kind(ground_.token(target));
        const Accuracy chance = accuracy(shot, target);
        std::int64_t hits = hits_of(shot, target, torpedoes, chance);
        Stack struck = stack;
        Hurt hurt = hit_by_torpedoes(struck, kind, weapon, torpedoes, hits, ground_.switches);
        std::int64_t spent = torpedoes;
        if (struck.ships == 0) {
            spent = torpedoes_needed(stack, kind, weapon, torpedoes, hits, ground_.switches);
            hits = (hits * spent + torpedoes - 1) / torpedoes;
            struck = stack;
            hurt = hit_by_torpedoes(struck, kind, weapon, spent, hits, ground_.switches);
        }
        stack = struck;
        done_.push_back(target);
        if (ground_.log != nullptr) {
            note_hurt(shot, target, hurt,
                      {fmt::format("{} of {} torpedoes spent, {} hits of {}", spent, torpedoes,
                                   hits, weapon.power),
                       accuracy_words(weapon, shot.kind, kind, ground_.switches)});
        }
        settle(shot, target, hurt);
        spend(shot, spent);
        torpedoes -= spent;
        if (!goes_on(shot, target, ground_.switches.torpedo_stream)) return;
    }
}

// --- what comes of it
// ----------------------------------------------------------------------------

void Firing::challenge(std::int32_t target, const Hurt& hurt) {
    TokenOrders& orders = ground_.orders(target);
    if (orders.tactic != Tactic::disengage_if_challenged || orders.is_challenged) return;
    const ChallengeOn on = ground_.switches.challenge_on;
    const bool is_hit = hurt.to_armor > 0 || (on == ChallengeOn::any && hurt.to_shields > 0);
    if (!is_hit && on != ChallengeOn::targeted) return;
    orders.is_challenged = true;
    orders.steps_away = 0;
}

void Firing::settle(const Shot& shot, std::int32_t target, const Hurt& hurt) {
    Token& aim = ground_.token(target);
    shot_at_[shot.side.index() * static_cast<std::size_t>(ground_.size()) +
             static_cast<std::size_t>(target)] = 1;
    challenge(target, hurt);
    if (aim.stack.ships == 0) {
        aim.where = Whereabouts::lost;
        aim.gone_round = ground_.position().round;
        aim.gone_by = shot.side;
        squares_.take_off(target);
    } else if (hurt.ships_lost > 0) {
        expected_.renew(target);
    }
    mark(target);
    squares_.mark(target);
}

}  // namespace flagplot::tactical::battle_board
