#include "present/desk/umpire/umpire_rulings.h"

#include <algorithm>

#include "base/lexer.h"
#include "campaign/command_words.h"
#include "campaign/scanner.h"
#include "present/desk/state/ruled_route.h"
#include "present/truth/fact_text.h"
#include "present/truth/truth_plot.h"
#include "rules/switches.h"
#include "view/notation.h"

namespace flagplot::desk {

namespace {

/// What can be chosen for a place in a shape.
struct Choices {
    const Definition& definition;
    const CampaignState& state;
    const Selection& selection;
    const std::optional<FormationPick>& before;

    [[nodiscard]] std::optional<FormationId> picked() const {
        const auto* pick = std::get_if<FormationPick>(&selection);
        if (pick == nullptr && before) pick = &*before;
        if (pick == nullptr) return std::nullopt;
        return find_formation(definition, state, pick->side, pick->number);
    }
    /// All ships, those of the selected formation first.
    [[nodiscard]] std::vector<std::string> ships_of_picked() const {
        std::vector<std::string> ships;
        if (!picked()) return ships;
        for (const ShipId ship : state.formation(*picked()).ships) {
            if (!state.ships[ship.index()].is_lost()) {
                ships.push_back(ship_text({definition, state}, ship));
            }
        }
        return ships;
    }
    [[nodiscard]] static std::vector<std::string> switches() {
        std::vector<std::string> keys;
        for (const SwitchRow& row : switch_table()) keys.emplace_back(row.key);
        return keys;
    }

    [[nodiscard]] std::vector<std::string> of(std::string_view place) const {
        if (place == "formation" || place == "other formation") {
            return formations_named(definition, state);
        }
        if (place == "side") return sides_named(definition);
        if (place == "ship") return ships_named(definition, state);
        if (place == "card") return cards_named(definition);
        if (place == "weather") return word_list<Weather>();
        if (place == "light") return word_list<Light>();
        if (place == "stance") return word_list<Stance>();
        if (place == "switch") return switches();
        if (place == "hand") return {"to hand", "from hand"};
        if (place == "composition") return {"", "with composition"};
        return {};
    }
    /// What a place contains before anything is typed: the selection, else the first choice.
    [[nodiscard]] std::string usual(std::string_view place) const {
        if (place == "formation" && picked()) {
            return formation_text({definition, state}, *picked());
        }
        if (place == "square") {
            if (const auto* square = std::get_if<SquarePick>(&selection)) {
                return name_of(square->square);
            }
            if (picked()) return name_of(state.formation(*picked()).square);
        }
        if (place == "ship") {
            if (const auto ships = ships_of_picked(); !ships.empty()) return ships.front();
        }
        if (place == "turn") return std::to_string(state.turn.count);
        const auto all = of(place);
        return all.empty() ? std::string() : all.front();
    }
};

/// What can be typed for a place.
std::string_view hint_of(std::string_view place) {
    struct Hint {
        std::string_view place, hint;
    };
    constexpr std::array hints{
        Hint{"square", "D6; or click a square of the chart"},
        Hint{"contact", "C3, as the side's briefing calls it"},
        Hint{"route", "its points, clicked on the chart or typed: D6 C6 to C7, or none"},
        Hint{"ships", "\"Maria\" \"Grecale\""},
        Hint{"points", "structure points"},
        Hint{"score", "points, below 0 to take some away"},
        Hint{"hull", "percent of what she had when new"},
        Hint{"speed", "percent of her maximum"},
        Hint{"declared", "CL 2, or nothing; then of FORMATION, or nothing"},
        Hint{"where", "everywhere, at D6, within 2 of D6"},
        Hint{"turns", "so many turns from this one"},
        Hint{"key", "sighting turn 4 line 0 subject 3 object 7 index 1, as the log names it"},
    };
    const auto found = std::find_if(hints.begin(), hints.end(),
                                    [&](const Hint& each) { return each.place == place; });
    return found == hints.end() ? std::string_view() : found->hint;
}

/// Goes through a shape, and makes the fields of its places and the resulting text.
class Filling {
  public:
    Filling(const Choices& choices, const Filled& filled, std::string verb)
        : choices_(choices), filled_(filled), verb_(std::move(verb)) {}

    void fill(std::string_view shape) {
        while (!shape.empty()) {
            const auto open = shape.find('{');
            text_ += shape.substr(0, open);
            if (open == shape.npos) return;
            const auto close = shape.find('}', open);
            const bool is_text = open > 0 && shape[open - 1] == '"';
            place(shape.substr(open + 1, close - open - 1), is_text);
            shape.remove_prefix(close + (is_text ? 2 : 1));
        }
    }
    [[nodiscard]] const std::vector<FormField>& fields() const { return fields_; }
    [[nodiscard]] std::string text() const {
        const auto last = text_.find_last_not_of(' ');
        return text_.substr(0, last + 1);
    }

  private:
    void place(std::string_view place, bool is_text) {
        const auto choices = choices_.of(place);
        FormField field;
        field.name = "rule." + verb_ + "." + std::string(place);
        field.label = place;
        field.kind = choices.empty() ? FormField::Kind::text : FormField::Kind::choice;
        field.choices = choices;
        field.hint = hint_of(place);
        field.value = filled_in(filled_, field.name, choices_.usual(place));
        field = by_name(std::move(field), choices_.definition, choices_.state);
        if (is_text) {
            text_.pop_back();  // the quotation mark of the shape
            text_ += in_quotes(field.value);
        } else {
            text_ += field.value;
        }
        fields_.push_back(std::move(field));
    }

    const Choices& choices_;
    const Filled& filled_;
    std::string verb_;
    std::string text_;
    std::vector<FormField> fields_;
};

/// ` why "..." tell uk say "..."`, with the fields for it.
std::string add_reason(Form& form, const Definition& definition, const Filled& filled) {
    form.fields.push_back(
        text_field(filled, "rule.why", "why", "the reason, which is kept and told to nobody"));
    std::string text = " why " + in_quotes(form.fields.back().value);
    for (const SideRow& side : definition.sides) {
        form.fields.push_back(tick_field(filled, "rule.tell." + side.id, "tell " + side.name));
        if (form.fields.back().value == ticked) text += " tell " + side.id;
    }
    form.fields.push_back(
        text_field(filled, "rule.say", "in these words",
                   "what the sides ticked are told; they are told nothing of the reason"));
    const std::string& say = form.fields.back().value;
    return say.empty() ? text : text + " say " + in_quotes(say);
}

std::string described(Error error) {
    error.where = {};  // it was made here, not read from a file
    return describe(error);
}

}  // namespace

const std::vector<RulingShape>& ruling_shapes() {
    static const std::vector<RulingShape> shapes{
        {"place", "place {formation} at {square}", "it is in this square now"},
        {"route", "route {formation} {route}", "it has this route, whether it was free or not"},
        {"free", "free {formation}", "its captain may change course"},
        {"arrive", "arrive {formation} at {square}", "one that was still to come is here"},
        {"leave", "leave {formation}", "it leaves the chart for good"},
        {"split", "split {formation} {ships} as \"{name}\"", "these ships of it form another"},
        {"merge", "merge {formation} with {other formation}", "the first joins the second"},
        {"damage", "damage {ship} {points}", "she loses so many structure points"},
        {"repair", "repair {ship} hull {hull} speed {speed}", "she is mended up to this"},
        {"sink", "sink {ship}", "she is lost"},
        {"speed", "speed {ship} {speed}", "so much of her speed is left"},
        {"reveal", "reveal {formation} to {side} {composition}", "a side learns where it is"},
        {"hide", "hide {formation} from {side}", "a side has not spotted it after all"},
        {"contact", "contact {side} at {square} {declared}",
         "a side is told of a force, or of none"},
        {"tell", "tell {side} \"{text}\"", "a side is told this"},
        {"weather", "weather {weather} {where} for {turns} turns", "weather from this turn on"},
        {"light", "light {turn} {light}", "the light of a turn"},
        {"switch", "switch {switch} \"{value}\"", "a switch of the rules has another value"},
        {"card", "card {side} {card} {hand}", "a card comes into a hand, or leaves it"},
        {"die", "die {key} shows {shows}", "a die, whenever it falls, shows this"},
        {"victory", "victory {side} {score} \"{for}\"", "a side gets points, or loses some"},
        {"stance", "stance {formation} {stance}", "it seeks, accepts or avoids battle"},
        {"cancel", "cancel {side} {contact}", "a wrong contact of a side is struck"},
    };
    return shapes;
}

void judge(Form& form, const Rules& rules, const CampaignState& state, std::string command,
           std::string label) {
    form.command = std::move(command);
    const auto read = read_command(rules.definition, state, form.command);
    if (!read) {
        form.refusal = described(read.error());
    } else if (const auto step = advance(rules, state, *read); !step) {
        form.refusal = described(step.error());
    } else {
        for (const Fact& fact : step->facts) {
            std::string sentence = sentence_of(rules.definition, step->after, fact);
            if (!sentence.empty()) form.effect.push_back(std::move(sentence));
        }
    }
    form.buttons.push_back({std::move(label), desk::CarryOut{form.command}, form.refusal});
}

std::optional<Plot> plot_after(const Rules& rules, const CampaignState& state,
                               const std::string& command) {
    const auto read = read_command(rules.definition, state, command);
    const auto step = read ? advance(rules, state, *read) : Result<Step>(Failure(read.error()));
    return step ? std::optional(plot_of_truth(rules.definition, step->after)) : std::nullopt;
}

Form ruling_form(const Rules& rules, const CampaignState& state, const Filled& filled,
                 const Selection& selection, const std::optional<FormationPick>& before) {
    const Definition& definition = rules.definition;
    const Choices choices{definition, state, selection, before};
    const auto& shapes = ruling_shapes();
    const std::string verb = filled_in(filled, ruling_field, std::string(shapes.front().verb));
    const auto shape = std::find_if(shapes.begin(), shapes.end(),
                                    [&](const RulingShape& each) { return each.verb == verb; });
    const RulingShape& chosen = shape == shapes.end() ? shapes.front() : *shape;

    Form form;
    form.title = "Rule by hand";
    form.said = {std::string(chosen.verb) + ": " + std::string(chosen.meaning) + "."};
    FormField verbs{ruling_field, "ruling", std::string(chosen.verb), FormField::Kind::choice};
    for (const RulingShape& each : shapes) verbs.choices.emplace_back(each.verb);
    form.fields.push_back(std::move(verbs));
    Filling filling(choices, filled, std::string(chosen.verb));
    filling.fill(chosen.shape);
    form.fields.insert(form.fields.end(), filling.fields().begin(), filling.fields().end());
    const std::string reason = add_reason(form, definition, filled);
    if (chosen.verb == "route")
        form.buttons.push_back({"Plot on the chart", ToggleRouteTool{}, {}});
    judge(form, rules, state, "rule " + filling.text() + reason, "Rule");
    if (filled_in(filled, "rule.why").empty()) {
        form.refusal = "A ruling needs its reason.";
        form.effect.clear();
        form.buttons.back().why_not = form.refusal;
    }
    return form;
}

}  // namespace flagplot::desk
