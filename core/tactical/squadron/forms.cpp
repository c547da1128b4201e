#include "tactical/squadron/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

std::string id_of(ShipNumber ship) { return fmt::format("T{}", ship + 1); }
std::string id_of(const Guns& guns) {
    return fmt::format("{} {}", id_of(guns.ship), word_of(guns.arc));
}

FormSlot place_slot() { return {"place", SlotKind::place, 0, 0, {}, {}}; }
FormSlot number_slot(std::string name, std::int32_t least, std::int32_t most) {
    return {std::move(name), SlotKind::number, least, most, {}, {}};
}
FormSlot choice_slot(std::string name, std::vector<std::string> words,
                     std::vector<std::string> meanings = {}) {
    return {std::move(name), SlotKind::choice, 0, 0, std::move(words), {}, std::move(meanings)};
}
FormSlot token_slot(std::string name, const std::vector<ShipNumber>& ships) {
    std::vector<std::string> ids;
    for (const ShipNumber ship : ships) ids.push_back(id_of(ship));
    return {std::move(name), SlotKind::token, 0, 0, std::move(ids), {}};
}
FormSlot side_slot() {
    return choice_slot(
        "side", {std::string(word_of(Turning::port)), std::string(word_of(Turning::starboard))});
}
/// Multiples of the step in which ships turn.
FormSlot turn_slot(std::int32_t most) {
    std::vector<std::string> words;
    for (std::int32_t turn = turn_step; turn <= most; turn += turn_step) {
        words.push_back(std::to_string(turn));
    }
    return choice_slot("turn", std::move(words));
}

class Forms {
  public:
    Forms(const Tables& tables, const View& view)
        : tables_(tables), view_(view), battle_(view.known) {}

    std::vector<OrderForm> all() {
        switch (battle_.progress.asking) {
            case Asking::deployment:
                deployment();
                break;
            case Asking::movement:
                for (const ShipNumber ship : battle_.activation.element) movement(ship);
                break;
            case Asking::fire:
                for (const Guns& guns : guns_ready(battle_)) fire(guns);
                break;
            case Asking::melee_dice:
                melee();
                break;
            case Asking::losses:
                losses();
                break;
            case Asking::exchange:
                exchange();
                break;
            default:
                break;  // everything is listed
        }
        return std::move(forms_);
    }

  private:
    void add(std::string name, std::string help, std::string token, std::string words,
             std::vector<FormSlot> slots) {
        forms_.push_back({std::move(name), std::move(help), std::move(token), std::move(words),
                          std::move(slots)});
    }

    void deployment() {
        for (SquadronNumber number = 0; number < battle_.squadrons.size(); ++number) {
            const Squadron& squadron = battle_.squadrons[number];
            if (squadron.side != view_.side || squadron.is_deployed) continue;
            const std::string name = "deploy " + called_squadron(number);
            add(name, "its first ship there, the others astern or abreast", "",
                name + " at {place} heading {heading} {pattern}",
                {place_slot(),
                 {"heading", SlotKind::heading, 0, 0, {}, {}},
                 choice_slot("pattern", {std::string(word_of(Pattern::line)),
                                         std::string(word_of(Pattern::abreast))})});
        }
    }

    void movement(ShipNumber number) {
        const Ship& ship = battle_.ships[number];
        const bool is_free = is_able(ship) && !ship.has_moved && !is_engaged(battle_, number) &&
                             ship.anchor == Anchor::under_way;
        if (!is_free) return;
        const std::string id = id_of(number);
        if (is_blocked(tables_, battle_, number)) {
            add("swing " + id, "turns on the spot", id, "swing " + id + " {side} {turn}",
                {side_slot(), turn_slot(tables_.measures.swing)});
            return;
        }
        const std::string steer = "steer " + id + " to {place}";
        add("steer " + id, "as near to a place as it comes", id, steer, {place_slot()});
        add("ram " + id, "the same, and rams the enemy that its bow touches", id, steer + " ram",
            {place_slot()});
        add("anchor " + id, "the same, and drops anchor", id, steer + " anchor", {place_slot()});
        const std::int32_t most = allowance_of(battle_, ship);
        if (ship.damage.of(Lasting::steering) > 0 || most < 1) return;
        const std::string legs = "move " + id + " ahead {ahead} {side} {turn} ahead {rest}";
        constexpr std::int32_t quarter = 90;
        for (const std::string_view end : {"", " ram", " anchor"}) {
            add("move " + id + std::string(end), "runs in hundredths of an inch, a turn between",
                id, legs + std::string(end),
                {number_slot("ahead", 1, most), side_slot(), turn_slot(quarter),
                 number_slot("rest", 1, most)});
        }
    }

    void fire(const Guns& guns) {
        std::vector<ShipNumber> targets;
        std::vector<std::string> joiners;
        for (ShipNumber target = 0; target < battle_.ships.size(); ++target) {
            if (!is_target(tables_, battle_, guns, target)) continue;
            targets.push_back(target);
            for (const Guns& joiner : joiners_for(tables_, battle_, guns, target)) {
                const std::string word = id_of(joiner);
                if (std::find(joiners.begin(), joiners.end(), word) == joiners.end()) {
                    joiners.push_back(word);
                }
            }
        }
        if (targets.empty()) return;
        const std::string token = id_of(guns.ship);
        const std::string words = fmt::format("fire {} at {{target}}", id_of(guns));
        add("fire " + id_of(guns), "at one target", token, words, {token_slot("target", targets)});
        constexpr std::size_t most_joiners = 4;
        std::string linked = words + " with";
        std::vector<FormSlot> slots{token_slot("target", targets)};
        for (std::size_t many = 1; many <= std::min(most_joiners, joiners.size()); ++many) {
            const std::string name = fmt::format("joiner{}", many);
            linked += " {" + name + "}";
            slots.push_back(choice_slot(name, joiners));
            add(fmt::format("link {} {}", id_of(guns), many),
                "linked fire: each that joins adds half its dice", token, linked, slots);
        }
        if (targets.size() > 1) split(guns, targets);
    }

    void split(const Guns& guns, const std::vector<ShipNumber>& targets) {
        std::int32_t most = 1;
        for (const ShipNumber target : targets) {
            most = std::max(most, dice_against(tables_, battle_, guns, target));
        }
        add("split " + id_of(guns), "dice divided between two targets", id_of(guns.ship),
            fmt::format("split {} {{first}} {{dice}} {{second}} {{rest}}", id_of(guns)),
            {token_slot("first", targets), number_slot("dice", 1, most),
             token_slot("second", targets), number_slot("rest", 1, most)});
    }

    void melee() {
        for (ShipNumber number = 0; number < battle_.ships.size(); ++number) {
            const Ship& ship = battle_.ships[number];
            const std::vector<ShipNumber> enemies = partners(battle_.melee.pairs, number);
            if (ship.side != view_.side || enemies.size() < 2) continue;
            const std::int32_t most = crew_left(battle_, ship) + ship.melee_dice;
            add("assign " + id_of(number), "melee dice divided between two enemies", id_of(number),
                fmt::format("assign {} {{first}} {{dice}} {{second}} {{rest}}", id_of(number)),
                {token_slot("first", enemies), number_slot("dice", 1, most),
                 token_slot("second", enemies), number_slot("rest", 1, most)});
        }
    }

    void losses() {
        if (battle_.melee.spreadings.empty()) return;
        const Spreading& spreading = battle_.melee.spreadings.front();
        if (spreading.ships.size() < 2) return;
        add("losses", "hits on ships that pooled their dice", "",
            "losses {first} {hits} {second} {rest}",
            {token_slot("first", spreading.ships), number_slot("hits", 1, spreading.hits),
             token_slot("second", spreading.ships), number_slot("rest", 1, spreading.hits)});
    }

    void exchange() {
        std::vector<std::string> cards, titles;
        for (const kit::Card card : battle_.sides[view_.side.index()].held) {
            std::string id = fmt::format("C{}", card.index() + 1);
            if (std::find(cards.begin(), cards.end(), id) != cards.end()) continue;
            cards.push_back(std::move(id));
            titles.push_back(tables_.cards.kinds[card.index()].title);
        }
        std::string words = "exchange";
        std::vector<FormSlot> slots;
        for (std::size_t many = 1; many <= cards.size(); ++many) {
            const std::string name = fmt::format("card{}", many);
            words += " {" + name + "}";
            slots.push_back(choice_slot(name, cards, titles));
            add(fmt::format("exchange {}", many), "cards thrown away, and as many drawn", "", words,
                slots);
        }
    }

    const Tables& tables_;
    const View& view_;
    const Battle& battle_;
    std::vector<OrderForm> forms_;
};

}  // namespace

std::vector<OrderForm> forms_of(const Tables& tables, const View& view) {
    const Progress& progress = view.known.progress;
    if (progress.asking == Asking::nobody || progress.asked != view.side) return {};
    return Forms(tables, view).all();
}

}  // namespace flagplot::tactical::squadron
