#include "tactical/galley/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "tactical/galley/allowed.h"
#include "tactical/galley/board.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/reach.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

std::string tag_word(Tag ship) { return fmt::format("T{}", ship); }
std::string group_word(GroupNumber group) { return fmt::format("Q{}", group); }

std::vector<std::string> tag_words(const std::vector<Tag>& ships) {
    std::vector<std::string> words;
    for (const Tag ship : ships) words.push_back(tag_word(ship));
    return words;
}

FormSlot token_slot(std::string name, const std::vector<Tag>& among) {
    return {std::move(name), SlotKind::token, 0, 0, tag_words(among), {}};
}
FormSlot number_slot(std::string name, std::int32_t most) {
    return {std::move(name), SlotKind::number, 1, most, {}, {}};
}

/// Makes the forms of a view, most of them from the orders that are listed.
class Forms {
  public:
    Forms(const Tables& tables, const View& view)
        : tables_(tables), view_(view), battle_(view.known), options_(options_of(tables, view)) {}

    std::vector<OrderForm> all() {
        deployments();
        speeds();
        double_activation();
        movements();
        for (const Order& option : options_) {
            if (const auto* fire = std::get_if<Fire>(&option)) aim(fire->ship, fire->aims, shots_);
            if (const auto* flame = std::get_if<Flame>(&option)) {
                aim(flame->ship, flame->aims, flames_);
            }
            if (const auto* board = std::get_if<Board>(&option)) boardings(*board);
        }
        shots("fire", "missiles", shots_);
        shots("flame", "flame missiles", flames_);
        return std::move(forms_);
    }

  private:
    using Targets = std::map<Tag, std::set<Tag>>;

    void add(std::string name, std::string help, std::string token, std::string words,
             std::vector<FormSlot> slots) {
        forms_.push_back({std::move(name), std::move(help), std::move(token), std::move(words),
                          std::move(slots)});
    }
    [[nodiscard]] bool may(const Order& order) const { return !why_not(tables_, view_, order); }

    void deployments() {
        std::set<GroupNumber> groups;
        for (const Order& option : options_) {
            const auto* deploy = std::get_if<Deploy>(&option);
            if (deploy == nullptr || !groups.insert(deploy->group).second) continue;
            FormSlot place{"place", SlotKind::place, 0, 0, {}, places_for(deploy->group)};
            if (place.places.empty()) continue;
            const FormSlot line{
                "line",
                SlotKind::choice,
                0,
                0,
                {std::string(word_of(Line::abreast)), std::string(word_of(Line::ahead))},
                {}};
            const std::string group = group_word(deploy->group);
            add("deploy " + group, "where her commander begins, and the others beside or behind",
                tag_word(battle_.group(deploy->group).ships.front()),
                fmt::format("deploy {} at {{place}} {{line}}", group), {std::move(place), line});
        }
    }
    [[nodiscard]] std::vector<BoardPlace> places_for(GroupNumber group) const {
        std::vector<BoardPlace> places;
        for (std::int32_t row = 0; row < battle_.rows; ++row) {
            for (std::int32_t column = 0; column < battle_.columns; ++column) {
                const BoardPlace place{column, row};
                if (may(Deploy{group, place, Line::abreast})) places.push_back(place);
            }
        }
        return places;
    }

    void speeds() {
        std::set<GroupNumber> groups;
        for (const Order& option : options_) {
            const auto* speed = std::get_if<SetSpeed>(&option);
            if (speed == nullptr || !groups.insert(speed->group).second) continue;
            std::vector<Tag> fast;
            for (const Tag tag : battle_.group(speed->group).ships) {
                if (may_go_maximum(battle_, battle_.ship(tag))) fast.push_back(tag);
            }
            if (fast.empty()) continue;
            const FormSlot ships{"ships",
                                 SlotKind::tokens,
                                 1,
                                 static_cast<std::int32_t>(fast.size()),
                                 tag_words(fast),
                                 {}};
            const std::string group = group_word(speed->group);
            add("speed " + group, "which of its ships go at Maximum; the others at Cruise", "",
                fmt::format("speed {} {{ships}}", group), {ships});
        }
    }

    void double_activation() {
        std::vector<std::string> first, second;
        for (const Order& option : options_) {
            const auto* activate = std::get_if<Activate>(&option);
            if (activate == nullptr || activate->other == 0) continue;
            note(first, group_word(activate->group));
            note(second, group_word(activate->other));
        }
        if (first.empty()) return;
        add("activate two", "the admiral tries to activate two squadrons, the first acts first", "",
            "activate {first} {second}",
            {{"first", SlotKind::choice, 0, 0, first, {}},
             {"second", SlotKind::choice, 0, 0, second, {}}});
    }
    static void note(std::vector<std::string>& words, std::string word) {
        if (std::find(words.begin(), words.end(), word) == words.end()) {
            words.push_back(std::move(word));
        }
    }

    void movements() {
        const Progress& progress = battle_.progress;
        if (progress.phase != Phase::movement || progress.active == 0) return;
        for (const Tag ship : battle_.group(progress.active).ships) {
            if (!why_not_moved(battle_, ship).empty()) continue;
            std::vector<BoardPlace> places;
            for (const Reach& reach : reachable(tables_, battle_, ship)) {
                if (reach.steps.empty()) continue;
                const BoardPlace place = place_of(reach.at.bow, layout);
                if (std::find(places.begin(), places.end(), place) == places.end()) {
                    places.push_back(place);
                }
            }
            if (places.empty()) continue;
            add("steer " + tag_word(ship),
                "a hex that she can reach, and the hexside she faces there", tag_word(ship),
                fmt::format("steer {} to {{place}} heading {{heading}}", tag_word(ship)),
                {{"place", SlotKind::place, 0, 0, {}, std::move(places)},
                 {"heading", SlotKind::heading, 0, 0, {}, {}}});
        }
    }

    static void aim(Tag ship, const std::vector<Aim>& aims, Targets& targets) {
        for (const Aim& each : aims) targets[ship].insert(each.target);
    }
    void shots(std::string_view verb, std::string_view what, const Targets& targets) {
        for (const auto& [ship, at] : targets) {
            const std::int32_t strength = missile_strength(tables_, battle_.ship(ship));
            if (strength < 2) continue;
            const std::vector<Tag> among(at.begin(), at.end());
            const std::string token = tag_word(ship);
            add(fmt::format("{} {}", verb, token), fmt::format("{} of a strength", what), token,
                fmt::format("{} {} {{target}} x{{strength}}", verb, token),
                {token_slot("target", among), number_slot("strength", strength)});
            if (among.size() < 2) continue;
            add(fmt::format("{} {} split", verb, token), fmt::format("{} at two ships", what),
                token,
                fmt::format("{} {} {{target}} x{{strength}} {{other}} x{{rest}}", verb, token),
                {token_slot("target", among), number_slot("strength", strength - 1),
                 token_slot("other", among), number_slot("rest", strength - 1)});
        }
    }

    void boardings(const Board& board) {
        for (const Boarders& each : board.from) {
            const std::string name =
                fmt::format("board {} {}", tag_word(board.target), tag_word(each.ship));
            const bool is_known = std::any_of(forms_.begin(), forms_.end(),
                                              [&](const auto& form) { return form.name == name; });
            const Ship& ship = battle_.ship(each.ship);
            const std::int32_t most = ship.manpower - ship.boarders;
            if (is_known || most < 2) continue;
            add(name, "how many go over", tag_word(each.ship), name + " x{manpower}",
                {number_slot("manpower", most)});
        }
    }

    const Tables& tables_;
    const View& view_;
    const Battle& battle_;
    std::vector<Order> options_;
    Targets shots_;
    Targets flames_;
    std::vector<OrderForm> forms_;
};

}  // namespace

std::vector<OrderForm> forms_of(const Tables& tables, const View& view) {
    if (view.known.progress.asked != view.side) return {};
    return Forms(tables, view).all();
}

}  // namespace flagplot::tactical::galley
