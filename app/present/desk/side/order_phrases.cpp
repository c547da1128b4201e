#include "present/desk/side/order_phrases.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lexer.h"
#include "present/desk/state/draft.h"
#include "rules/contact.h"

namespace flagplot::desk {

const std::vector<OrderWord>& condition_words() {
    static const std::vector<OrderWord> words{
        {"contact",
         {{"type or bigger", " of ", " or bigger", true},
          {"at least", " of at least ", " ships", true, "so many ships"},
          {"within", " within ", "", true, "so many squares"},
          {"seen by", " by ", "", true}}},
        {"sighted"},
        {"battle", {{"within", " within ", "", true, "so many squares"}}},
        {"card"},
        {"at", {{"square", " ", "", false, "a square: D6"}}},
        {"turn", {{"turn", " ", "", false, "from this turn on"}}},
        {"own damaged"},
        {"friend at", {{"square", " ", "", false, "a square: D6"}}},
    };
    return words;
}

const std::vector<OrderWord>& action_words() {
    static const std::vector<OrderWord> words{
        {"route", {{"way", " ", "", false, "D6 C6 to C7"}}},
        {"hold",
         {{"marker", " at ", "", true, "a marker of its route: D6"},
          {"until turn", " until turn ", "", true, "the turn in which it goes on"}}},
        {"stance", {{"stance", " ", ""}}},
        {"radar", {{"radar", " ", ""}}},
        {"detach",
         {{"ships", " ", "", false, "damaged, or Lively and Penelope"},
          {"name", " as ", "", true, "of the new formation"},
          {"destination", " to ", "", true, "a square; of damaged ships a port"}}},
        {"merge", {{"formation", " with ", ""}}},
        {"follow",
         {{"formation", " ", ""},
          {"until turn", " until turn ", "", true, "the turn in which it is over"}}},
        {"escort",
         {{"formation", " ", ""},
          {"until turn", " until turn ", "", true, "the turn in which it is over"}}},
        {"shadow",
         {{"contact", " ", ""},
          {"until turn", " until turn ", "", true, "the turn in which it is over"}}},
        {"return to port",
         {{"port", " ", "", true, "left empty, the nearest; else its square or name"}}},
        {"speed", {{"speed", " ", "", false, "12 knots, 1 points or full"}}},
    };
    return words;
}

Roster OrderDesk::roster() const {
    Roster roster = roster_of(book, view);
    for (const Order& earlier : orders) enlist(roster, earlier);
    return roster;
}

std::string OrderDesk::obstacle() const {
    return view.is_resolving ? "The turn is being resolved." : "";
}

std::string OrderDesk::field(const std::string& about) const {
    return fmt::format("{}{}.{}.", order_fields, book.own_side().id, about);
}

std::optional<Square> square_of(const Selection& selection) {
    const auto* pick = std::get_if<SquarePick>(&selection);
    return pick == nullptr ? std::nullopt : std::optional(pick->square);
}

std::string line_begin(const Roster& roster, OwnNumber formation) {
    const std::string line = text_of(roster, Order(FormationOrder{formation, Hold{}}));
    return line.substr(0, line.size() - std::string_view("hold").size());
}

std::vector<std::string> other_formations(const Roster& roster, OwnNumber formation) {
    std::vector<std::string> names;
    for (std::uint32_t i = 1; i <= roster.formations.size(); ++i) {
        if (OwnNumber{i} == formation) continue;
        const std::string begin = line_begin(roster, {i});
        names.push_back(begin.substr(0, begin.size() - 1));
    }
    return names;
}

std::string OrderPhrases::phrase(const std::vector<OrderWord>& table, const std::string& word,
                                 const std::string& name, std::vector<FormField>& fields) const {
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&](const OrderWord& each) { return each.word == word; });
    if (row == table.end()) return {};
    std::string text = word;
    for (const WordPart& part : row->parts) {
        FormField field = part_field(part, fmt::format("{}.{}.{}", name, word, part.name));
        if (!field.value.empty() || !part.may_be_left_out) {
            text += std::string(part.before) + field.value + std::string(part.behind);
        }
        fields.push_back(std::move(field));
    }
    return text;
}
FormField OrderPhrases::part_field(const WordPart& part, std::string name) const {
    std::vector<std::string> choices = choices_of(part.name);
    if (!choices.empty() && part.may_be_left_out) choices = with_none(std::move(choices));
    const std::string label = "    " + std::string(part.name);
    if (!choices.empty()) {
        return choice_field(desk_.filled, std::move(name), label, std::move(choices));
    }
    FormField field{name, label, filled_in(desk_.filled, name, usual(part.name))};
    field.hint = part.hint;
    return field;
}
std::vector<std::string> OrderPhrases::choices_of(std::string_view part) const {
    if (part == "type or bigger") return word_list<ShipType>();
    if (part == "seen by") return word_list<SightMode>();
    if (part == "stance") return word_list<Stance>();
    if (part == "radar") return {"on", "off"};
    if (part == "formation") return other_formations(roster_, formation_);
    if (part == "contact") return contacts();
    return {};
}
std::vector<std::string> OrderPhrases::contacts() const {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= desk_.view.contacts.size(); ++i) {
        names.push_back(fmt::format("C{}", i));
    }
    return names;
}
/// What stands in a field before anything is typed.
std::string OrderPhrases::usual(std::string_view part) const {
    if (part == "turn") return std::to_string(desk_.view.turn.count + 1);
    if (part == "ships") return "damaged";
    if (part == "contact") return "C1";
    if (part == "speed") return "full";
    if (part == "square" && desk_.square) return name_of(*desk_.square);
    const auto route = route_by(desk_.view, desk_.orders, formation_);
    if (!route) return {};
    if (part == "square") return name_of(route->destination);
    if (part != "way") return {};
    constexpr std::string_view word = "route ";
    return text_of(roster_, Action(*route)).substr(word.size());
}

std::string OrderPhrases::action(const std::string& name, const std::string& label,
                                 const std::optional<std::string>& otherwise,
                                 std::vector<FormField>& fields) const {
    std::vector<std::string> words;
    if (otherwise) words.push_back(*otherwise);
    for (const OrderWord& each : action_words()) words.emplace_back(each.word);
    FormField field = choice_field(desk_.filled, name, label, std::move(words));
    const std::string word = field.value;
    fields.push_back(std::move(field));
    return phrase(action_words(), word, name, fields);
}

}  // namespace flagplot::desk
