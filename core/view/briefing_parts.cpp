#include "view/briefing_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/agenda.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/phrases.h"
#include "view/tasks.h"

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
    const auto standing = static_cast<std::size_t>(
        std::count_if(view.contacts.begin(), view.contacts.end(),
                      [](const Contact& contact) { return contact.stands(); }));
    const std::size_t old = standing - current;
    if (standing == 0) return "No enemy is known.";
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
    if (own.route && !is_steered_by(own.task)) orders.push_back({number, *own.route});
    if (own.task) {
        std::visit([&](const auto& task) { orders.push_back({number, task}); }, *own.task);
    }
    if (own.speed) orders.push_back({number, *own.speed});
    if (own.stance != Stance::accept) orders.push_back({number, TakeStance{own.stance}});
    if (!own.radar_on) orders.push_back({number, UseRadar{false}});
    for (const Conditional& conditional : own.conditions) orders.push_back({number, conditional});
    return orders;
}

/// Written as a sentence, because a line of its own would be read as the fingerprint of the dice.
Markdown record_text(const SideView& view) {
    if (!view.record) return {};
    return markdown(
        "\nThe fingerprint of the whole record up to this release, whose key is published "
        "after the war, is `{}`.\n",
        hex(*view.record));
}

/// Whether the side's own word is in the dice of the last turn that began.
Markdown own_word(const SideView& view) {
    const std::int32_t turn = view.is_resolving ? view.turn.count : view.turn.count - 1;
    if (turn < 1) {
        return "\nA line `WORD any text` in your orders mixes a text of your own into the dice of "
               "the "
               "turn.\n";
    }
    if (!view.word) return markdown("\nNo word of yours is in the dice of turn {}.\n", turn);
    return markdown("\nYour word is in the dice of turn {}: {}.\n", turn, code(view.word->text));
}

}  // namespace

Markdown situation(const Book& book, const SideView& view) {
    const std::string own = view.formations.empty() ? "" : own_sentence(view) + " ";
    return markdown("{}{}{}\n", own, contact_sentence(book, view), battle_sentence(view));
}

Markdown standing_section(const Book& book, const SideView& view) {
    const Roster roster = roster_of(book, view);
    std::vector<std::string> lines;
    for (const OwnNumber number : formations_in(view, Presence::on_chart)) {
        for (const FormationOrder& order : standing_of(view, number)) {
            lines.push_back(text_of(roster, Order{order}));
        }
    }
    if (lines.empty()) return {};
    return Markdown("## Orders standing\n\nWhat goes on unless you order otherwise:\n\n") +
           code_lines(lines);
}

Markdown dice_section(const SideView& view) {
    if (!view.dice_commitment) return {};
    const std::string print = hex(*view.dice_commitment);
    if (view.public_seed) {
        return markdown(
            "## The dice\n\nPublic dice, seed {}: anybody who knows the seed can foresee every "
            "roll. Their fingerprint:\n\n`{}`\n{}{}",
            view.public_seed->number, print, own_word(view), record_text(view));
    }
    return markdown(
        "## The dice\n\nThe fingerprint of the secret that the dice are made of, the same "
        "in every briefing:\n\n`{}`\n{}{}",
        print, own_word(view), record_text(view));
}

std::string place_grade_text(const Book& book, const SideView& view, const Contact& contact) {
    return fmt::format("{}: {}", word_of(place_grade(book.switches, contact)),
                       source_text(view, contact));
}

std::string composition_grade_text(const Book& book, const Contact& contact) {
    const std::string grade(word_of(composition_grade(book.switches, contact)));
    const std::optional<Sighted> known = composition_of(book.switches, contact);
    if (!known) return grade;
    const bool is_of_this_hour = known->turn == contact.turn && known->at == contact.at;
    const Moment hour = book.calendar.begin_of(known->turn) + known->at;
    return fmt::format("{}: {}{}", grade, phrase_of(known->source),
                       is_of_this_hour ? "" : ", " + date_hour(hour));
}

std::string source_text(const SideView& view, const Contact& contact) {
    const std::vector<std::string> ids = observers_of(view, contact);
    const std::string_view how = phrase_of(contact.source);
    return ids.empty() ? std::string(how) : fmt::format("{}, {}", enumeration(ids), how);
}

std::vector<std::string> observers_of(const SideView& view, const Contact& contact) {
    std::vector<std::string> ids;
    for (const Sighted& sighted : contact.sightings) {
        const bool is_last =
            sighted.by && sighted.turn == contact.turn && sighted.source == contact.source;
        if (!is_last) continue;
        const std::string& id = view.formation(*sighted.by).id;
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
