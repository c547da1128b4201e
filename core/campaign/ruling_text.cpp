#include "campaign/ruling_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace flagplot {

namespace {

// --- writing -------------------------------------------------------------------------------------

std::string purpose_text(Purpose purpose) {
    const std::string word(word_of(purpose));
    return word.find(' ') == std::string::npos ? word : in_quotes(word);
}

std::string zone_text(const WeatherZone& zone) {
    const std::string weather(word_of(zone.weather));
    if (!zone.centre) return weather + " everywhere";
    if (zone.radius == Squares{0}) return fmt::format("{} at {}", weather, name_of(*zone.centre));
    return fmt::format("{} within {} of {}", weather, zone.radius.count, name_of(*zone.centre));
}

struct RulingText {
    const CommandNames& names;

    [[nodiscard]] std::string formation(FormationId id) const { return formation_text(names, id); }
    [[nodiscard]] std::string ship(ShipId id) const { return ship_text(names, id); }
    [[nodiscard]] std::string side(SideId id) const { return names.definition.side(id).id; }

    std::string operator()(const ruling::Place& verb) const {
        return fmt::format("place {} at {}", formation(verb.formation), name_of(verb.to));
    }
    std::string operator()(const ruling::Route& verb) const {
        std::string text = "route " + formation(verb.formation);
        if (!verb.route) return text + " none";
        for (const Square square : verb.route->checkpoints) text += " " + name_of(square);
        return text + " to " + name_of(verb.route->destination);
    }
    std::string operator()(const ruling::Free& verb) const {
        return "free " + formation(verb.formation);
    }
    std::string operator()(const ruling::Stance& verb) const {
        return fmt::format("stance {} {}", formation(verb.formation), word_of(verb.stance));
    }
    std::string operator()(const ruling::Cancel& verb) const {
        return fmt::format("cancel {} C{}", side(verb.side), verb.contact.number);
    }
    std::string operator()(const ruling::Arrive& verb) const {
        return fmt::format("arrive {} at {}", formation(verb.formation), name_of(verb.at));
    }
    std::string operator()(const ruling::Leave& verb) const {
        return "leave " + formation(verb.formation);
    }
    std::string operator()(const ruling::Split& verb) const {
        std::string text = "split " + formation(verb.formation);
        for (const ShipId each : verb.ships) text += " " + ship(each);
        return text + " as " + in_quotes(verb.name);
    }
    std::string operator()(const ruling::Merge& verb) const {
        return fmt::format("merge {} with {}", formation(verb.from), formation(verb.into));
    }
    std::string operator()(const ruling::Damage& verb) const {
        return fmt::format("damage {} {}", ship(verb.ship), verb.points.count);
    }
    std::string operator()(const ruling::Repair& verb) const {
        return fmt::format("repair {} hull {} speed {}", ship(verb.ship), verb.hull.count,
                           verb.speed.count);
    }
    std::string operator()(const ruling::Sink& verb) const { return "sink " + ship(verb.ship); }
    std::string operator()(const ruling::Speed& verb) const {
        return fmt::format("speed {} {}", ship(verb.ship), verb.speed.count);
    }
    std::string operator()(const ruling::Reveal& verb) const {
        return fmt::format("reveal {} to {}{}", formation(verb.formation), side(verb.to),
                           verb.with_composition ? " with composition" : "");
    }
    std::string operator()(const ruling::Hide& verb) const {
        return fmt::format("hide {} from {}", formation(verb.formation), side(verb.from));
    }
    std::string operator()(const ruling::Contact& verb) const {
        std::string text = fmt::format("contact {} at {}", side(verb.to), name_of(verb.at));
        if (verb.declared) {
            text +=
                fmt::format(" {} {}", word_of(verb.declared->biggest), verb.declared->units.count);
        }
        return verb.of ? text + " of " + formation(*verb.of) : text;
    }
    std::string operator()(const ruling::Tell& verb) const {
        return fmt::format("tell {} {}", side(verb.side), in_quotes(verb.text));
    }
    std::string operator()(const ruling::Weather& verb) const {
        return fmt::format("weather {} for {} turns", zone_text(verb.zone), verb.turns.count);
    }
    std::string operator()(const ruling::Light& verb) const {
        return fmt::format("light {} {}", verb.turn.count, word_of(verb.light));
    }
    std::string operator()(const ruling::Switch& verb) const {
        return fmt::format("switch {} {}", verb.key, in_quotes(verb.value));
    }
    std::string operator()(const ruling::Card& verb) const {
        return fmt::format("card {} {} {}", side(verb.side),
                           in_quotes(names.definition.card(verb.card).name),
                           verb.is_taken ? "from hand" : "to hand");
    }
    std::string operator()(const ruling::Die& verb) const {
        return fmt::format("{} shows {}", key_text(verb.key), verb.shows);
    }
    std::string operator()(const ruling::Victory& verb) const {
        return fmt::format("victory {} {} {}", side(verb.side), verb.points, in_quotes(verb.text));
    }
};

// --- reading -------------------------------------------------------------------------------------

using ReadRuling = Ruling (*)(const CommandNames& names, Scanner& in);

Ruling read_place(const CommandNames& names, Scanner& in) {
    ruling::Place verb;
    verb.formation = read_formation(names, in);
    in.expects("at");
    verb.to = read_chart_square(names, in);
    return verb;
}

/// Squares up to "to" and the last: "D6 C6 to C7", as in a sheet.
PlotRoute read_route(const CommandNames& names, Scanner& in) {
    PlotRoute route;
    while (in.ok() && !in.takes("to")) {
        route.checkpoints.push_back(read_chart_square(names, in));
    }
    route.destination = read_chart_square(names, in);
    return route;
}

Ruling read_route_ruling(const CommandNames& names, Scanner& in) {
    ruling::Route verb;
    verb.formation = read_formation(names, in);
    if (!in.takes("none")) verb.route = read_route(names, in);
    return verb;
}

Ruling read_free(const CommandNames& names, Scanner& in) {
    return ruling::Free{read_formation(names, in)};
}

Ruling read_stance(const CommandNames& names, Scanner& in) {
    ruling::Stance verb;
    verb.formation = read_formation(names, in);
    verb.stance = read_word_of<Stance>(in, "\"seek\", \"accept\" or \"avoid\"");
    return verb;
}

/// "C3", as the side's briefing calls it.
ContactId read_contact_number(Scanner& in) {
    const std::string word(in.word("a contact"));
    const std::uint32_t number = numbered<std::uint32_t>('C', word).value_or(0);
    if (in.ok() && number == 0) {
        in.fail({ErrorCode::bad_command,
                 {fmt::format("expected a contact like C3, found \"{}\"", word)},
                 {},
                 {}});
    }
    return {number};
}

Ruling read_cancel(const CommandNames& names, Scanner& in) {
    ruling::Cancel verb;
    verb.side = read_side(names, in);
    verb.contact = read_contact_number(in);
    return verb;
}

Ruling read_arrive(const CommandNames& names, Scanner& in) {
    ruling::Arrive verb;
    verb.formation = read_formation(names, in);
    in.expects("at");
    verb.at = read_chart_square(names, in);
    return verb;
}

Ruling read_leave(const CommandNames& names, Scanner& in) {
    return ruling::Leave{read_formation(names, in)};
}

Ruling read_split(const CommandNames& names, Scanner& in) {
    ruling::Split verb;
    verb.formation = read_formation(names, in);
    while (in.ok() && !in.takes("as")) verb.ships.push_back(read_ship(names, in));
    std::sort(verb.ships.begin(), verb.ships.end());
    verb.name = in.name("a name");
    return verb;
}

Ruling read_merge(const CommandNames& names, Scanner& in) {
    ruling::Merge verb;
    verb.from = read_formation(names, in);
    in.expects("with");
    verb.into = read_formation(names, in);
    return verb;
}

Ruling read_damage(const CommandNames& names, Scanner& in) {
    ruling::Damage verb;
    verb.ship = read_ship(names, in);
    verb.points = StructurePoints{in.number("a number of structure points")};
    return verb;
}

Ruling read_repair(const CommandNames& names, Scanner& in) {
    ruling::Repair verb;
    verb.ship = read_ship(names, in);
    in.expects("hull");
    verb.hull = read_share(in);
    in.expects("speed");
    verb.speed = read_share(in);
    return verb;
}

Ruling read_sink(const CommandNames& names, Scanner& in) {
    return ruling::Sink{read_ship(names, in)};
}

Ruling read_speed(const CommandNames& names, Scanner& in) {
    ruling::Speed verb;
    verb.ship = read_ship(names, in);
    verb.speed = read_share(in);
    return verb;
}

Ruling read_reveal(const CommandNames& names, Scanner& in) {
    ruling::Reveal verb;
    verb.formation = read_formation(names, in);
    in.expects("to");
    verb.to = read_side(names, in);
    verb.with_composition = in.takes("with");
    if (verb.with_composition) in.expects("composition");
    return verb;
}

Ruling read_hide(const CommandNames& names, Scanner& in) {
    ruling::Hide verb;
    verb.formation = read_formation(names, in);
    in.expects("from");
    verb.from = read_side(names, in);
    return verb;
}

/// Does the reason, or one of these words, follow?
bool ends_ruling(Scanner& in) { return in.at_end() || in.sees("why") || in.sees("of"); }

Ruling read_contact(const CommandNames& names, Scanner& in) {
    ruling::Contact verb;
    verb.to = read_side(names, in);
    in.expects("at");
    verb.at = read_chart_square(names, in);
    if (!ends_ruling(in)) {
        Declaration declared;
        declared.biggest = read_word_of<ShipType>(in, "a type of ship");
        declared.units = ShipCount{in.number("a number of units")};
        verb.declared = declared;
    }
    if (in.takes("of")) verb.of = read_formation(names, in);
    return verb;
}

Ruling read_tell(const CommandNames& names, Scanner& in) {
    ruling::Tell verb;
    verb.side = read_side(names, in);
    verb.text = in.name("a text");
    return verb;
}

WeatherZone read_zone(const CommandNames& names, Scanner& in) {
    WeatherZone zone;
    zone.weather = read_word_of<flagplot::Weather>(in, "a kind of weather");
    if (in.takes("everywhere")) return zone;
    if (in.takes("within")) {
        zone.radius = Squares{in.number("a number of squares")};
        in.expects("of");
    } else {
        in.expects("at");
    }
    zone.centre = read_chart_square(names, in);
    return zone;
}

Ruling read_weather(const CommandNames& names, Scanner& in) {
    ruling::Weather verb;
    verb.zone = read_zone(names, in);
    in.expects("for");
    verb.turns = TurnNumber{in.number("a number of turns")};
    if (!in.takes("turn")) in.expects("turns");
    return verb;
}

Ruling read_light(const CommandNames& /*names*/, Scanner& in) {
    ruling::Light verb;
    verb.turn = TurnNumber{in.number("a turn")};
    verb.light = read_word_of<flagplot::Light>(in, "\"day\" or \"night\"");
    return verb;
}

Ruling read_switch(const CommandNames& /*names*/, Scanner& in) {
    ruling::Switch verb;
    verb.key = in.name("the name of a switch");
    verb.value = in.name("its value");
    return verb;
}

Ruling read_card_verb(const CommandNames& names, Scanner& in) {
    ruling::Card verb;
    verb.side = read_side(names, in);
    verb.card = read_card_name(names, verb.side, in);
    verb.is_taken = in.takes("from");
    if (!verb.is_taken) in.expects("to");
    in.expects("hand");
    return verb;
}

/// A part of a key, with as many bits as `T`.
template <class T>
T read_part(Scanner& in, std::string_view word) {
    in.expects(word);
    const std::uint64_t value = in.whole_number("a whole number");
    if (value > std::numeric_limits<T>::max()) {
        in.fail({ErrorCode::bad_command,
                 {fmt::format("expected a {} of at most {}", word, std::numeric_limits<T>::max())},
                 {},
                 {}});
    }
    return static_cast<T>(value);
}

Ruling read_die(const CommandNames& /*names*/, Scanner& in) {
    ruling::Die verb;
    verb.key.purpose = read_word_of<Purpose>(in, "what the die is for");
    verb.key.turn = read_part<std::uint16_t>(in, "turn");
    verb.key.line = read_part<std::uint8_t>(in, "line");
    verb.key.subject = read_part<std::uint32_t>(in, "subject");
    verb.key.object = read_part<std::uint32_t>(in, "object");
    verb.key.index = read_part<std::uint32_t>(in, "index");
    in.expects("shows");
    verb.shows = in.number("what it shows");
    return verb;
}

Ruling read_victory(const CommandNames& names, Scanner& in) {
    ruling::Victory verb;
    verb.side = read_side(names, in);
    verb.points = in.number("a number of points");
    verb.text = in.name("what for");
    return verb;
}

struct VerbRow {
    std::string_view word;
    ReadRuling read;
};

/// The closed list (5.5), in the order of `Ruling`.
constexpr std::array<VerbRow, std::variant_size_v<Ruling>> verbs{{
    {"place", read_place},     {"route", read_route_ruling},
    {"free", read_free},       {"arrive", read_arrive},
    {"leave", read_leave},     {"split", read_split},
    {"merge", read_merge},     {"damage", read_damage},
    {"repair", read_repair},   {"sink", read_sink},
    {"speed", read_speed},     {"reveal", read_reveal},
    {"hide", read_hide},       {"contact", read_contact},
    {"tell", read_tell},       {"weather", read_weather},
    {"light", read_light},     {"switch", read_switch},
    {"card", read_card_verb},  {"die", read_die},
    {"victory", read_victory}, {"stance", read_stance},
    {"cancel", read_cancel},
}};

Ruling read_verb_of_ruling(const CommandNames& names, Scanner& in) {
    const std::string word(in.word("a verb"));
    std::vector<std::string> words;
    for (const VerbRow& verb : verbs) {
        if (verb.word == word) return verb.read(names, in);
        words.emplace_back(verb.word);
    }
    if (in.ok()) {
        std::string all;
        for (const std::string& each : words) all += (all.empty() ? "" : ", ") + each;
        in.fail({ErrorCode::unknown_word, {word, all}, {}, nearest_word(word, words)});
    }
    return {};
}

}  // namespace

std::string key_text(const DieKey& key) {
    return fmt::format("die {} turn {} line {} subject {} object {} index {}",
                       purpose_text(key.purpose), key.turn, key.line, key.subject, key.object,
                       key.index);
}

std::string text_of(const CommandNames& names, const Ruling& ruling) {
    return std::visit(RulingText{names}, ruling);
}

std::string text_of(const CommandNames& names, const Rule& rule) {
    return fmt::format("rule {}{}", text_of(names, rule.what),
                       reason_text(names, rule.why, rule.told, rule.say));
}

std::string reason_text(const CommandNames& names, const std::string& why,
                        const std::vector<SideId>& told, const std::string& say) {
    std::string text = " why " + in_quotes(why);
    for (const SideId side : told) text += " tell " + names.definition.side(side).id;
    return say.empty() ? text : text + " say " + in_quotes(say);
}

void read_reason(const CommandNames& names, Scanner& in, std::string& why,
                 std::vector<SideId>& told, std::string& say) {
    in.expects("why");
    why = in.quoted("a reason in quotation marks");
    told = read_sides(names, in, "tell");
    if (in.takes("say")) say = in.quoted("a text in quotation marks");
    in.ends_line();
}

Rule read_rule(const CommandNames& names, Scanner& in) {
    Rule rule;
    rule.what = read_verb_of_ruling(names, in);
    read_reason(names, in, rule.why, rule.told, rule.say);
    return rule;
}

}  // namespace flagplot
