#include "view/tasks.h"

#include <algorithm>

#include "rules/shadowing.h"

namespace flagplot {

std::optional<TurnNumber> end_of(const Task& task) {
    return std::visit([](const auto& each) { return each.until; }, task);
}

std::optional<OwnNumber> leader_in(const std::optional<Task>& task) {
    if (!task) return std::nullopt;
    if (const auto* follow = std::get_if<Follow>(&*task)) return follow->leader;
    if (const auto* escort = std::get_if<Escort>(&*task)) return escort->ward;
    return std::nullopt;
}

std::optional<Task> task_now(const SideView& view, OwnNumber number) {
    const auto& task = view.formation(number).task;
    const auto end = task ? end_of(*task) : std::nullopt;
    return end && *end <= view.turn ? std::nullopt : task;
}

std::optional<OwnNumber> leader_of(const SideView& view, OwnNumber number) {
    return leader_in(task_now(view, number));
}

bool is_steered_by(const std::optional<Task>& task) {
    return task && !std::holds_alternative<Hold>(*task);
}

std::int32_t place_in_company(const SideView& view, OwnNumber number) {
    const auto most = static_cast<std::int32_t>(view.formations.size());
    std::int32_t place = 0;
    for (auto leader = leader_of(view, number); leader && place < most;
         leader = leader_of(view, *leader)) {
        ++place;
    }
    return place;
}

bool would_follow_itself(const SideView& view, OwnNumber number, OwnNumber leader) {
    std::optional<OwnNumber> before = leader;
    for (std::size_t i = 0; before && i <= view.formations.size(); ++i) {
        if (*before == number) return true;
        before = leader_of(view, *before);
    }
    return false;
}

bool is_under_way(const SideView& view, OwnNumber number) {
    OwnNumber at = number;
    for (std::size_t i = 0; i <= view.formations.size(); ++i) {
        const OwnFormation& own = view.formation(at);
        const auto task = task_now(view, at);
        if (own.route || (task && std::holds_alternative<Shadow>(*task))) return true;
        const auto leader = leader_in(task);
        if (!leader) return false;
        if (view.formation(*leader).square != own.square) return true;
        at = *leader;
    }
    return false;
}

Stance stance_on(const std::optional<Task>& task, Stance ordered) {
    if (!task) return ordered;
    if (std::holds_alternative<Shadow>(*task)) return Stance::avoid;
    return std::holds_alternative<Escort>(*task) ? Stance::accept : ordered;
}

std::optional<ContactId> standing_contact(const SideView& view, ContactId contact) {
    for (std::size_t i = 0; i <= view.contacts.size(); ++i) {
        if (contact.number < 1 || contact.number > view.contacts.size()) return std::nullopt;
        const Contact& known = view.contact(contact);
        if (known.stands()) return contact;
        if (known.is_struck || !known.same_as) return std::nullopt;
        contact = *known.same_as;
    }
    return std::nullopt;
}

Squares shadowing_distance(const Book& book, const SideView& view, OwnNumber number) {
    const auto units = units_of(book, view, number);
    const bool sees_by_radar =
        view.formation(number).radar_on &&
        std::any_of(units.begin(), units.end(), [](const Unit& unit) { return unit.has_radar; });
    const bool is_fired_at_beside = book.switches.battle_contact == BattleContact::adjacent_ok;
    return sees_by_radar || is_fired_at_beside ? Squares{2} : Squares{1};
}

Square expected_square(const Book& book, const SideView& view, const Contact& contact, Pulse at) {
    const auto& sightings = contact.sightings;
    const auto before =
        std::find_if(sightings.rbegin(), sightings.rend(),
                     [&](const Sighted& sighted) { return sighted.turn < contact.turn; });
    if (before == sightings.rend()) return contact.square;
    const Pulse since{(view.turn - contact.turn).count * half_hours_per_turn + at.count -
                      contact.at.count};
    const Square expected = dead_reckoning(before->square, contact.square,
                                           contact.turn - before->turn, std::max(since, Pulse{0}));
    const bool is_water = book.chart.contains(expected) && book.chart.is_navigable(expected);
    return is_water ? expected : contact.square;
}

MovePoints slowed(const Switches& switches, const std::optional<KeepSpeed>& speed, TurnNumber turn,
                  MovePoints full) {
    const bool is_slow = speed && !speed->is_full() && !(speed->until && *speed->until <= turn);
    if (!is_slow) return full;
    constexpr std::int32_t thirtieths = 3;  // of a tenth
    const MovePoints kept =
        speed->points
            ? *speed->points
            : points_at(KnotThirtieths{speed->knots->count * thirtieths}, switches.speed());
    return std::min(full, std::max(kept, MovePoints{1}));
}

}  // namespace flagplot
