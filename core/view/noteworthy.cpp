#include "view/noteworthy.h"

#include <algorithm>
#include <utility>

#include "base/fields.h"
#include "view/briefing.h"

namespace flagplot {

namespace {

/// The contacts a report is about.
struct ContactsOf {
    std::vector<ContactId> operator()(const Seen& told) const { return {told.contact}; }
    std::vector<ContactId> operator()(const ContactReported& told) const { return {told.contact}; }
    std::vector<ContactId> operator()(const OwnAttacks& told) const { return {told.contact}; }
    std::vector<ContactId> operator()(const OwnAttackMissed& told) const { return {told.contact}; }
    std::vector<ContactId> operator()(const AirReport& told) const {
        std::vector<ContactId> all;
        for (const AirSighting& each : told.found) all.push_back(each.contact);
        return all;
    }
    std::vector<ContactId> operator()(const BattleJoined& told) const {
        std::vector<ContactId> all;
        for (const EnemyMet& each : told.enemy) all.push_back(each.contact);
        return all;
    }
    template <class Other>
    std::vector<ContactId> operator()(const Other& /*told*/) const {
        return {};
    }
};

/// The own formations a report is about.
std::vector<OwnNumber> formations_of(const SideView& view, const Report& report) {
    if (const auto* joined = std::get_if<BattleJoined>(&report)) return joined->own;
    if (const auto* over = std::get_if<BattleOver>(&report)) {
        return view.battles.at(over->battle.number - 1).own;
    }
    return std::visit(
        [](const auto& told) -> std::vector<OwnNumber> {
            if constexpr (requires { OwnNumber{told.by}; }) return {told.by};
            if constexpr (requires { OwnNumber{told.formation}; }) return {told.formation};
            return {};
        },
        report);
}

bool is_new_contact(const SideView& view, TurnNumber turn, ContactId contact) {
    const auto& sightings = view.contact(contact).sightings;
    return sightings.empty() || sightings.front().turn >= turn;
}

bool has_fought(const SideView& view, TurnNumber turn, OwnNumber formation) {
    return std::any_of(view.battles.begin(), view.battles.end(), [&](const KnownBattle& each) {
        const auto& own = each.own;
        const bool is_in_turn = each.turn <= turn && turn <= each.last;
        return is_in_turn && std::find(own.begin(), own.end(), formation) != own.end();
    });
}

}  // namespace

std::optional<RunStop> stop_of(const SideView& view, TurnNumber turn, const Report& report) {
    const std::vector<ContactId> contacts = std::visit(ContactsOf{}, report);
    const bool has_new = std::any_of(contacts.begin(), contacts.end(), [&](ContactId each) {
        return is_new_contact(view, turn, each);
    });
    const RunStop sighted = has_new ? RunStop::contact : RunStop::sighting;
    const auto if_so = [](bool is_so, RunStop stop) {
        return is_so ? std::optional(stop) : std::nullopt;
    };
    using Kind = std::optional<RunStop>;
    return std::visit(
        Overloaded{
            [&](const Seen&) -> Kind { return sighted; },
            [&](const ContactReported&) -> Kind { return sighted; },
            [&](const AirReport& told) { return if_so(!told.found.empty(), sighted); },
            [](const BlockLearned&) -> Kind { return RunStop::sighting; },
            [](const OwnSpotted&) -> Kind { return RunStop::spotted; },
            [](const BattleJoined&) -> Kind { return RunStop::battle; },
            [](const BattleOver&) -> Kind { return RunStop::battle; },
            [&](const OwnShipsLeft& told) {
                return if_so(has_fought(view, turn, told.formation), RunStop::battle);
            },
            [](const BattleEnded&) -> Kind { return RunStop::battle; },
            [](const OwnSlipped&) -> Kind { return RunStop::battle; },
            [](const OwnBrokeOff&) -> Kind { return RunStop::battle; },
            [](const OwnAttacks&) -> Kind { return RunStop::battle; },
            [](const OwnAttackMissed&) -> Kind { return RunStop::battle; },
            [](const OwnStruck&) -> Kind { return RunStop::struck; },
            [](const OwnWeathered&) -> Kind { return RunStop::struck; },
            [](const CardDealt&) -> Kind { return RunStop::card; },
            [](const CardPlayed&) -> Kind { return RunStop::card; },
            [](const CardTakenAway&) -> Kind { return RunStop::card; },
            [](const TextTold&) -> Kind { return RunStop::card; },
            [](const OwnEntered&) -> Kind { return RunStop::arrival; },
            [&](const OwnReached& told) { return if_so(told.is_destination, RunStop::arrival); },
            [](const OwnTaskOver&) -> Kind { return RunStop::course; },
            [](const OwnOrderLapsed&) -> Kind { return RunStop::course; },
            [](const OwnConditionMet&) -> Kind { return RunStop::course; },
            [](const OwnFreed&) -> Kind { return RunStop::course; },
            [](const auto&) -> Kind { return std::nullopt; },
        },
        report);
}

RunStops stops_in(const SideView& view, TurnNumber turn, const std::vector<Report>& reports) {
    RunStops stops;
    for (const Report& report : reports) {
        if (const auto stop = stop_of(view, turn, report)) stops.set(place_of(*stop));
    }
    return stops;
}

std::vector<Noteworthy> noteworthy(const Book& book, const SideView& view, TurnNumber turn,
                                   const std::vector<Report>& reports) {
    const std::vector<ToldAt> hours = hours_of(reports);
    std::vector<Noteworthy> all;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const auto kind = stop_of(view, turn, reports[i]);
        std::string sentence = sentence_of(book, view, reports[i]);
        if (!kind || sentence.empty()) continue;
        all.push_back({*kind,
                       {hours[i].at, hours[i].has_hour, std::move(sentence)},
                       std::visit(ContactsOf{}, reports[i]),
                       formations_of(view, reports[i])});
    }
    std::stable_sort(all.begin(), all.end(), [](const Noteworthy& a, const Noteworthy& b) {
        return a.told.at < b.told.at;
    });
    return all;
}

}  // namespace flagplot
