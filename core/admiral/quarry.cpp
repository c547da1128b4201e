#include "admiral/quarry.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "admiral/strength.h"
#include "rules/speed.h"
#include "view/phrases.h"

namespace flagplot::admiral {

namespace {

constexpr std::int32_t oldest_contact = 12;  // turns, after which nobody knows where it is

/// Types that one declaration may take for another.
enum class Class : std::uint8_t { capital, cruiser, small, merchant };

Class class_of(ShipType type) {
    switch (type) {
        case ShipType::BB:
        case ShipType::CV:
        case ShipType::CVL:
        case ShipType::CVE:
        case ShipType::BC:
            return Class::capital;
        case ShipType::CA:
        case ShipType::PB:
        case ShipType::CL:
            return Class::cruiser;
        case ShipType::DD:
        case ShipType::SL:
        case ShipType::SS:
        case ShipType::MS:
            return Class::small;
        case ShipType::AUX:
            break;
    }
    return Class::merchant;
}

/// Of how far a place can be trusted, percent.
std::int64_t trust_in(Grade grade) {
    constexpr std::array<std::int64_t, words_of<Grade>.size()> trust{100, 100, 85, 40, 70};
    return trust[static_cast<std::size_t>(grade)];
}

std::int32_t steps_of(const Book& book, ShipType type, KnotTenths speed) {
    const Kind kind = row_of(type).kind;
    return std::max(points_at(cruising_speed(speed, kind), book.switches.speed()).count, 1);
}

/// Where a formation looked from at the end of a turn, and on the way there.
std::vector<Square> squares_in(const OwnFormation& formation, TurnNumber turn) {
    std::vector<Square> squares;
    const TrackPoint* before = nullptr;
    for (const TrackPoint& point : formation.track) {
        if (point.turn < turn) before = &point;
        if (point.turn == turn) squares.push_back(point.square);
    }
    if (squares.empty() && before != nullptr) squares.push_back(before->square);
    return squares;
}

/// An own formation, and what its eyes are worth.
struct LookoutPost {
    const OwnFormation* formation;
    Strength strength;
};

class Reckoning {
  public:
    Reckoning(const Plans& plans, const Book& book, const SideView& view, Bearings& bearings)
        : book_(book), view_(view), bearings_(bearings) {
        for (const ExpectedForce& force : plans.expected) {
            if (force.side != book.side) continue;
            forces_.push_back(&force);
            expected_.push_back(percent * (force.least + force.most) / 2);
        }
        for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
            const OwnFormation& formation = view.formation({number});
            if (formation.presence != Presence::on_chart) continue;
            const auto units = units_of(book, view, {number});
            if (units.empty()) continue;
            lookouts_.push_back({&formation, flagplot::strength_of(units, book.switches.sp_basis)});
        }
    }

    std::vector<Quarry> all() {
        for (std::uint32_t number = 1; number <= view_.contacts.size(); ++number) {
            add_contact({number});
        }
        for (std::size_t i = 0; i < forces_.size(); ++i) add_expected(i);
        for (const KnownBlock& block : view_.blocks) add_bearing(block);
        return std::move(all_);
    }

  private:
    // Contacts.

    void add_contact(ContactId id) {
        const Contact& contact = view_.contact(id);
        const std::int32_t age = view_.turn.count - contact.turn.count;
        if (!contact.stands()) return;
        const auto known = composition_of(book_.switches, contact);
        const auto force = force_of(known);
        if (force) expected_[*force] -= percent;
        if (age > oldest_contact) return;
        const Declaration supposed = known ? *known->declared : supposed_of(force);
        const std::int32_t steps = force ? steps_of(book_, supposed.biggest, forces_[*force]->speed)
                                         : usual_steps(supposed.biggest);
        const bool has_radar = force ? forces_[*force]->has_radar : is_radar_feared();
        Quarry quarry{fmt::format("contact C{}", id.number), id, supposed, steps, has_radar,
                      ChanceMap(bearings_.waters())};
        place(contact, force, quarry.where);
        constexpr std::int32_t half_hours = 12;
        const std::int32_t left = half_hours - std::clamp(contact.at.count, 0, half_hours);
        if (age > 0) quarry.where.spread((steps * left + half_hours / 2) / half_hours);
        for (std::int32_t turn = contact.turn.count + 1; turn < view_.turn.count; ++turn) {
            quarry.where.spread(steps);
            look({turn}, supposed.biggest, quarry.where);
        }
        all_.push_back(std::move(quarry));
    }

    /// Where it was seen; bound half for where it was heading, half for where such a force is.
    void place(const Contact& contact, std::optional<std::size_t> force, ChanceMap& where) {
        const std::int64_t sure =
            certain / percent * trust_in(place_grade(book_.switches, contact));
        std::int64_t left = sure;
        if (const auto ahead = heading_of(contact)) {
            where.add(contact.square, sure / 2, &bearings_.to(*ahead));
            left -= sure / 2;
        }
        if (force) {
            left -= add_bound(where, contact.square, left, *forces_[*force]);
        }
        where.add(contact.square, left, nullptr);
    }

    /// Adds it with its goals by their weights. Returns how much was added.
    std::int64_t add_bound(ChanceMap& where, Square square, std::int64_t chance,
                           const ExpectedForce& force) {
        std::int32_t weights = 0;
        for (const Goal& goal : force.bound) weights += goal.weight;
        std::int64_t added = 0;
        for (const Goal& goal : force.bound) {
            const std::int64_t share = chance * goal.weight / weights;
            where.add(square, share, &bearings_.to(goal.square));
            added += share;
        }
        return added;
    }

    /// A square ahead on the line of its last two places, or its known marker.
    [[nodiscard]] std::optional<Square> heading_of(const Contact& contact) const {
        if (contact.next_marker) return contact.next_marker;
        constexpr std::int32_t far = 6;
        const auto before =
            std::find_if(contact.sightings.rbegin(), contact.sightings.rend(),
                         [&](const Sighted& each) { return each.square != contact.square; });
        if (before == contact.sightings.rend()) return std::nullopt;
        const Offset moved = offset(before->square, contact.square);
        for (std::int32_t length = far; length > 0; --length) {
            const Square ahead{
                static_cast<std::int16_t>(contact.square.column + sign(moved.columns) * length),
                static_cast<std::int16_t>(contact.square.row + sign(moved.rows) * length)};
            if (book_.chart.is_navigable(ahead)) return ahead;
        }
        return std::nullopt;
    }

    static std::int32_t sign(std::int32_t value) { return (value > 0) - (value < 0); }

    /// The expected force that it may be, of those of which not all have been sighted.
    [[nodiscard]] std::optional<std::size_t> force_of(const std::optional<Sighted>& known) const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < forces_.size(); ++i) {
            const bool is_like =
                !known || class_of(known->declared->biggest) == class_of(forces_[i]->biggest);
            if (is_like && expected_[i] > 0 && (!best || expected_[i] > expected_[*best])) best = i;
        }
        return best;
    }

    [[nodiscard]] Declaration supposed_of(std::optional<std::size_t> force) const {
        const ShipType type = force ? forces_[*force]->biggest : ShipType::CL;
        return {type, usual_units(type)};
    }

    [[nodiscard]] std::int32_t usual_steps(ShipType type) const {
        constexpr KnotTenths of_warships{290}, of_merchants{100};
        const bool is_merchant = class_of(type) == Class::merchant;
        return steps_of(book_, type, is_merchant ? of_merchants : of_warships);
    }

    [[nodiscard]] bool is_radar_feared() const {
        return std::any_of(forces_.begin(), forces_.end(),
                           [](const ExpectedForce* force) { return force->has_radar; });
    }

    // Expected forces.

    void add_expected(std::size_t place) {
        const ExpectedForce& force = *forces_[place];
        if (expected_[place] <= 0) return;
        std::int32_t weights = 0;
        TurnNumber first = force.from.front().turn;
        for (const Beginning& each : force.from) {
            weights += each.weight;
            first = std::min(first, each.turn);
        }
        const Declaration supposed{force.biggest, usual_units(force.biggest)};
        Quarry quarry{force.name,      {},
                      supposed,        steps_of(book_, force.biggest, force.speed),
                      force.has_radar, ChanceMap(bearings_.waters())};
        for (TurnNumber turn = first; turn <= view_.turn; turn += TurnNumber{1}) {
            for (const Beginning& each : force.from) {
                if (each.turn != turn) continue;
                const std::int64_t share = certain * each.weight / weights;
                const std::int64_t bound = add_bound(quarry.where, each.square, share, force);
                quarry.where.add(each.square, share - bound, nullptr);
            }
            if (turn == view_.turn) break;
            const std::int64_t before = quarry.where.sum();
            quarry.where.spread(quarry.steps);
            look(turn, force.biggest, quarry.where);
            constexpr std::int64_t hopeless = 50;  // it is not where anybody thought
            if (quarry.where.sum() > before / hopeless) quarry.where.scale_to(before);
        }
        quarry.where.scale_to(quarry.where.sum() * expected_[place] / percent);
        if (quarry.where.sum() > 0) all_.push_back(std::move(quarry));
    }

    /// Any of the squares of a block, with the composition of the force most feared.
    void add_bearing(const KnownBlock& block) {
        ShipType type = ShipType::CL;
        for (const ExpectedForce* force : forces_) {
            if (worth_of(force->biggest) > worth_of(type)) type = force->biggest;
        }
        Quarry quarry{"the wireless heard",      {},
                      {type, usual_units(type)}, usual_steps(type),
                      is_radar_feared(),         ChanceMap(bearings_.waters())};
        std::vector<Square> squares;
        const Block around = block_round(book_.chart, block.centre);
        for (std::int16_t row = around.first.row; row <= around.last.row; ++row) {
            for (std::int16_t column = around.first.column; column <= around.last.column;
                 ++column) {
                const Square square{column, row};
                if (book_.chart.is_navigable(square)) squares.push_back(square);
            }
        }
        for (const Square square : squares) {
            quarry.where.add(square, certain / std::ssize(squares), nullptr);
        }
        if (block.turn < view_.turn) quarry.where.spread(quarry.steps);
        all_.push_back(std::move(quarry));
    }

    // What was not seen.

    /// Nobody of the side saw it in that turn from where they were, and no aircraft.
    void look(TurnNumber turn, ShipType biggest, ChanceMap& where) const {
        for (const LookoutPost& post : lookouts_) {
            look_from(squares_in(*post.formation, turn), post.strength, turn, row_of(biggest).size,
                      where);
        }
        if (turn + TurnNumber{1} == view_.turn) look_from_air(row_of(biggest).size, where);
    }

    void look_from(const std::vector<Square>& squares, const Strength& strength, TurnNumber turn,
                   StructurePoints size, ChanceMap& where) const {
        const SightingSwitches sighting = book_.switches.sighting();
        const Light light = light_in(book_, view_, turn);
        for (const Square square : squares) {
            for (const Reach reach : {Reach::close, Reach::one_between}) {
                Strength target;
                target.size = size;
                const auto attempt =
                    sighting_attempt(Searcher{strength}, target, reach, light, sighting);
                constexpr std::int32_t most = sighting_die - 1;
                if (!attempt) continue;
                where.clear(square, reach == Reach::close ? 1 : 2, std::min(attempt->needed, most));
            }
        }
    }

    void look_from_air(StructurePoints size, ChanceMap& where) const {
        for (const Report& report : view_.released) {
            const auto* air = std::get_if<AirReport>(&report);
            if (air == nullptr || !air->found.empty()) continue;
            constexpr std::int32_t quality = 2, most = sighting_die - 1;
            where.clear(air->centre, 1, std::min(quality + size.count, most));
        }
    }

    const Book& book_;
    const SideView& view_;
    Bearings& bearings_;
    std::vector<const ExpectedForce*> forces_;
    std::vector<LookoutPost> lookouts_;
    std::vector<std::int32_t> expected_;  ///< of each, percent of a formation not sighted yet
    std::vector<Quarry> all_;
};

}  // namespace

std::vector<Quarry> quarries_of(const Plans& plans, const Book& book, const SideView& view,
                                Bearings& bearings) {
    return Reckoning(plans, book, view, bearings).all();
}

}  // namespace flagplot::admiral
