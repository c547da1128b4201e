#include "present/side/newspaper_story.h"

#include <fmt/format.h>

#include "base/plain_text.h"
#include "view/briefing.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// An enumeration whose members contain commas.
std::string with_semicolons(const std::vector<std::string>& members) {
    std::string text;
    for (const std::string& member : members) text += (text.empty() ? "" : "; ") + member;
    return text;
}

/// Words a report as a newspaper would, without adding anything.
struct Editor {
    const Book& book;
    const SideView& view;

    [[nodiscard]] std::string name(OwnNumber number) const { return called(view, number); }
    [[nodiscard]] std::string place(Square square) const { return place_text(book.chart, square); }

    // what no newspaper prints: orders, points, dice, cards, messages, the umpire's work
    template <class R>
    Story operator()(const R&) const {
        return {};
    }

    Story operator()(const OwnEntered& told) const {
        return {Weight::steaming, name(told.formation) + " joins our forces",
                fmt::format("{} has joined our forces in {}.", name(told.formation),
                            place(told.square))};
    }
    Story operator()(const OwnLeft& told) const {
        return {Weight::steaming, name(told.formation) + " leaves these waters",
                fmt::format("{} has left these waters.", name(told.formation))};
    }
    Story operator()(const OwnReached& told) const {
        const bool has_name = place(told.marker) != name_of(told.marker);
        if (!told.is_destination || !has_name) return {};
        return {Weight::steaming, name(told.formation) + " arrives",
                fmt::format("{} has arrived in {}.", name(told.formation), place(told.marker))};
    }
    Story operator()(const OwnSpotted& told) const {
        return {Weight::seen_by_enemy, "Our ships are watched",
                fmt::format("{} has been seen; by whom is not known.", name(told.formation))};
    }
    Story operator()(const Seen& told) const {
        const std::string what =
            told.declared ? phrase_of(*told.declared) : "its strength is not known";
        return {Weight::sighting, "Enemy sighted in " + name_of(told.square),
                fmt::format("{} has found an enemy force {} in {}: {}.", name(told.by),
                            phrase_of(told.mode), place(told.square), what)};
    }
    Story operator()(const AirReport& told) const {
        const std::string flight =
            told.asset ? book.assets.at(told.asset->index()).name : "One more flight";
        const std::string where = round_text(book.chart, told.centre);
        if (told.found.empty()) {
            return {Weight::weather, "Aircraft report nothing",
                    fmt::format("{}: nothing was seen in {}.", flight, where)};
        }
        std::vector<std::string> forces;
        for (const AirSighting& each : told.found) {
            forces.push_back(
                fmt::format("{}, in {}", phrase_of(each.declared), place(each.square)));
        }
        return {
            Weight::sighting, "Aircraft find the enemy",
            fmt::format("{}, over {}, saw the enemy: {}.", flight, where, with_semicolons(forces))};
    }
    Story operator()(const ContactReported& told) const {
        return {Weight::sighting, "News of the enemy in " + name_of(told.square),
                fmt::format("An enemy force is reported in {}{}.", place(told.square),
                            told.declared ? ": " + phrase_of(*told.declared) : "")};
    }
    Story operator()(const BlockLearned& told) const {
        return {Weight::sighting, "A fix on the enemy",
                fmt::format("A direction-finding fix puts an enemy in one of {}.",
                            block_text(book.chart, told.centre))};
    }
    Story operator()(const OwnStruck& told) const {
        return {Weight::blow, "News from " + name(told.formation),
                fmt::format("{} reports: {}", name(told.formation), quotation(told.seen.text))};
    }
    Story operator()(const OwnWeathered& told) const {
        return {Weight::weather, "Heavy weather at sea",
                fmt::format("{} has run into {}.", name(told.formation), phrase_of(told.weather))};
    }
    Story operator()(const OwnFounded& told) const {
        std::vector<std::string> ships;
        for (const OwnShip ship : told.ships) ships.push_back(book.ship(ship).name);
        return {Weight::steaming, short_name(told.name.text) + " is formed",
                fmt::format("{} parted company with {} in {}, as {}.", enumeration(ships),
                            name(told.from), place(told.square), short_name(told.name.text))};
    }
    Story operator()(const OwnMerged& told) const {
        return {Weight::steaming, "Our forces join",
                fmt::format("{} has joined {}.", name(told.formation), name(told.into))};
    }
    Story operator()(const OwnSlipped& told) const {
        return {
            Weight::seen_by_enemy, name(told.formation) + " gives the enemy the slip",
            fmt::format("{} declined battle and is in {}.", name(told.formation), place(told.to))};
    }
    Story operator()(const OwnBrokeOff& told) const {
        return {Weight::battle, name(told.formation) + " breaks off",
                fmt::format("{} broke off the action and is in {}.", name(told.formation),
                            place(told.to))};
    }
    Story operator()(const BattleJoined& told) const {
        std::vector<std::string> own;
        for (const OwnNumber number : told.own) own.push_back(name(number));
        std::vector<std::string> enemy;
        for (const EnemyMet& force : told.enemy) enemy.push_back(phrase_of(force.declared));
        return {Weight::battle, "Battle in " + name_of(told.square),
                fmt::format("{} met the enemy in {}, and battle was joined: against {}.",
                            enumeration(own), place(told.square), with_semicolons(enemy))};
    }
    Story operator()(const BattleOver& told) const {
        if (told.goes_on()) {
            return {Weight::battle, "The battle in " + name_of(told.square) + " goes on",
                    fmt::format("The battle in {} goes on.", place(told.square))};
        }
        return over(told.square);
    }
    Story operator()(const BattleEnded& told) const { return over(told.square); }
    [[nodiscard]] Story over(Square square) const {
        return {Weight::outcome, "The battle in " + name_of(square) + " is over",
                fmt::format("The battle in {} is over.", place(square))};
    }
    Story operator()(const TextTold& told) const {
        return {Weight::weather, "News of the day", "It is learned: " + quotation(told.text.text)};
    }
};

}  // namespace

Story story_of(const Book& book, const SideView& view, const Report& report) {
    return std::visit(Editor{book, view}, report);
}

}  // namespace flagplot
