#include "view/briefing_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/agenda.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// "no formation", "1 formation", "3 formations".
std::string so_many(std::size_t count, std::string_view what) {
    return count == 0 ? fmt::format("no {}", what)
                      : counted(static_cast<std::int32_t>(count), what);
}

std::string verb_of(std::size_t count) { return count == 1 ? "is" : "are"; }

std::string own_sentence(const SideView& view) {
    const auto on_chart = formations_in(view, Presence::on_chart).size();
    const auto due = formations_in(view, Presence::due).size();
    return fmt::format("On the chart {} {} of your own{}.",
                       verb_of(std::max<std::size_t>(on_chart, 1)), so_many(on_chart, "formation"),
                       due == 0 ? "" : fmt::format(", {} due", due));
}

std::string contact_sentence(const Book& book, const SideView& view) {
    const auto current = static_cast<std::size_t>(
        std::count_if(view.contacts.begin(), view.contacts.end(),
                      [&](const Contact& contact) { return is_current(book, view, contact); }));
    const std::size_t old = view.contacts.size() - current;
    if (view.contacts.empty()) return "No enemy is known.";
    return fmt::format("Of the enemy {} {} current{}.", so_many(current, "contact"),
                       verb_of(std::max<std::size_t>(current, 1)),
                       old == 0 ? "" : fmt::format(", {} old", old));
}

std::string battle_sentence(const SideView& view) {
    std::vector<std::string> fought;
    for (std::size_t i = 0; i < view.battles.size(); ++i) {
        const KnownBattle& battle = view.battles[i];
        if (!battle.is_over)
            fought.push_back(fmt::format("B{} in {}", i + 1, name_of(battle.square)));
    }
    if (fought.empty()) return {};
    return fmt::format(" {} fought: {}.", fought.size() == 1 ? "A battle is" : "Battles are",
                       enumeration(fought));
}

std::vector<FormationOrder> standing_of(const SideView& view, OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    std::vector<FormationOrder> orders;
    if (own.route) orders.push_back({number, *own.route});
    if (own.stance != Stance::accept) orders.push_back({number, TakeStance{own.stance}});
    if (!own.radar_on) orders.push_back({number, UseRadar{false}});
    for (const Conditional& conditional : own.conditions) orders.push_back({number, conditional});
    return orders;
}

}  // namespace

std::string situation(const Book& book, const SideView& view) {
    return own_sentence(view) + " " + contact_sentence(book, view) + battle_sentence(view) + "\n";
}

std::string standing_section(const Book& book, const SideView& view) {
    const Roster roster = roster_of(book, view);
    std::string lines;
    for (const OwnNumber number : formations_in(view, Presence::on_chart)) {
        for (const FormationOrder& order : standing_of(view, number)) {
            lines += text_of(roster, Order{order}) + "\n";
        }
    }
    if (lines.empty()) return {};
    return "## Orders standing\n\nWhat goes on unless you order otherwise:\n\n```\n" + lines +
           "```\n";
}

std::string grade_of(const Book& book, const Contact& contact) {
    if (contact.is_reported) return "may be false";
    if (contact.mode == SightMode::air && book.switches.air_misreport) return "may be wrong";
    return contact.declared ? "certain" : "place alone";
}

std::vector<std::string> observers_of(const SideView& view, const Contact& contact) {
    std::vector<std::string> ids;
    for (const Observer& observer : contact.seen_by) {
        const std::string& id = view.formation(observer.formation).id;
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    return ids;
}

std::string wear_of(const ShipState& left) {
    std::vector<std::string> parts;
    if (left.fate == Fate::derelict) parts.emplace_back("derelict");
    for (const auto& [what, share] :
         {std::pair("crew", left.crew), std::pair("firepower", left.firepower),
          std::pair("ammunition", left.ammunition)}) {
        if (share != Hundredths{100}) parts.push_back(fmt::format("{} {} %", what, share.count));
    }
    for (const ToldText& note : left.notes) parts.push_back(note.text);
    return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace flagplot
