#include "tactical/paper/papers.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/markdown.h"
#include "base/plain_text.h"
#include "base/toml_quoted.h"
#include "tactical/paper/contact.h"

namespace flagplot::tactical::paper {

namespace {

std::string knots(KnotTenths speed) {
    return fmt::format("{}.{} kn", speed.count / 10, speed.count % 10);
}

std::string share(Hundredths left) { return fmt::format("{} %", left.count); }

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += between;
        text += word;
    }
    return text;
}

std::string with_place(Square square, const std::string& place) {
    return place.empty() ? name_of(square) : fmt::format("{} ({})", name_of(square), place);
}

Markdown beside_text(const Beside& beside) {
    return markdown("- {}: {}, {}{}\n", word_of(beside.direction),
                    with_place(beside.square, beside.place), word_of(beside.terrain),
                    beside.is_way ? "" : "; no way there");
}

Markdown scene_text(const Scene& scene) {
    Markdown text = markdown("- Turn {}, {}, by {}, in {}.\n- Square {}: {}.\n\nRound it:\n\n",
                             scene.turn.count, scene.date_hour, scene.light, scene.weather,
                             with_place(scene.square, scene.place), word_of(scene.terrain));
    for (const Beside& beside : scene.around) text += beside_text(beside);
    return text;
}

Markdown units_table(const std::vector<Unit>& units) {
    Markdown text = table_head({"Ship", "Class", "Type", "SP", "Maximum", "Radar", "State", "Hull",
                                "Speed", "Crew", "Firepower", "Ammunition", "Lasting"});
    for (const Unit& unit : units) {
        text += table_row({unit.name, unit.class_name, unit.type,
                           fmt::format("{} of {}", unit.points_left.count, unit.size.count),
                           fmt::format("{} of {}", knots(unit.speed_left), knots(unit.maximum)),
                           unit.has_radar ? "yes" : "no", std::string(word_of(unit.state)),
                           share(unit.hull), share(unit.speed), share(unit.crew),
                           share(unit.firepower), share(unit.ammunition),
                           unit.notes.empty() ? "-" : joined(unit.notes, "; ")});
    }
    return text;
}

Markdown formation_text(const Formation& formation) {
    return markdown("### {} [{}]\n\n- Stance: {}. Course: {}. Route: {}.\n", formation.name,
                    formation.id, formation.stance,
                    formation.course ? word_of(*formation.course) : "none",
                    formation.route.empty() ? "none" : formation.route) +
           order_text(formation) + Markdown("\n") + units_table(formation.units);
}

Markdown formations_text(const Party& party) {
    Markdown text;
    for (const Formation& formation : party.formations) {
        text += Markdown("\n") + formation_text(formation);
    }
    return text;
}

Markdown known_text(const Party& party) {
    if (party.knows.empty()) return "Nothing.\n";
    Markdown text;
    for (const std::string& known : party.knows) text += markdown("- {}\n", known);
    return text;
}

Markdown spotting_text(const Spotting& spotting) {
    return markdown("- {}: {} has spotted {} {}.\n", spotting.side,
                    spotting.searcher.empty() ? "nobody at sea" : spotting.searcher,
                    spotting.target, spotting.how);
}

// --- the result, in TOML ---

std::string list_of(const std::vector<std::string>& texts) {
    std::vector<std::string> all;
    for (const std::string& text : texts) all.push_back(toml_quoted(text));
    return "[" + joined(all, ", ") + "]";
}

template <Worded E>
std::string words() {
    return joined({words_of<E>.begin(), words_of<E>.end()}, ", ");
}

std::string sides_of(const BattleRequest& request) {
    std::vector<std::string> ids;
    for (const Party& party : request.parties) ids.push_back(party.id);
    return joined(ids, ", ");
}

std::string how_to_fill_in(const BattleRequest& request) {
    return fmt::format(
        "# What came of battle {0} of {1}: for the umpire alone.\n"
        "#\n"
        "# Every ship stands here as she went in. Change what is different now, and hand it in:\n"
        "#     flagplot battle SAVE {0} --report THIS_FILE\n"
        "# What nobody knows is \"unknown\", or its line is left out; it is filled in with what\n"
        "# docs/battle-papers.md says, and shown to you as such before it holds.\n"
        "#\n"
        "# state       one of {2}\n"
        "# hull, speed, crew, firepower, ammunition: percent of what she had when new;\n"
        "#             a sunk ship has hull 0, and nothing may be more than it went in with\n"
        "# withdrawn   true if she left the field; then exit = one of {3}\n"
        "# by          the side that took or sank her, if it is known: {4}\n"
        "# prize_crew  the ship that gave a captured one her crew\n"
        "# notes       what lasts, and comes back with her next time\n"
        "# lasting     the same for a program: \"MODULE KEY VALUE\" each, and \"lost_with\", a "
        "ship\n\n",
        request.battle, toml_quoted(request.title), words<UnitState>(), words<Direction>(),
        sides_of(request));
}

std::string whole_battle(const BattleRequest& request) {
    return fmt::format(
        "campaign = {}\nbattle = {}\ncontract = {}\nfingerprint = {}  # of what went in; leave it\n"
        "\nended_by = \"unknown\"      # {}\nminutes = \"unknown\"       # up to {}, or more\n"
        "field_holder = \"unknown\"  # {}, or none: the only side with a ship left there that can\n"
        "                          # steam and did not withdraw\n"
        "wreck = \"\"                # salvage and survivors\n"
        "ammunition = \"\"           # what was fired, in words\ndisputed = \"\"\nremarks = \"\"\n",
        toml_quoted(request.campaign), request.battle, request.contract,
        toml_quoted(fingerprint_of(request)), words<EndedBy>(), request.limit_minutes,
        sides_of(request));
}

std::vector<std::string> lines_of_lasting(const Unit& unit) {
    std::vector<std::string> lines;
    for (const ModuleValue& value : unit.lasting) lines.push_back(line_of(value));
    return lines;
}

std::string unit_table(const Unit& unit) {
    return fmt::format(
        "\n[[ship]]\nname = {}\nstate = \"{}\"\nhull = {}\nspeed = {}\ncrew = {}\n"
        "firepower = {}\nammunition = {}\nwithdrawn = false\nnotes = {}\n{}",
        toml_quoted(unit.name), word_of(unit.state), unit.hull.count, unit.speed.count,
        unit.crew.count, unit.firepower.count, unit.ammunition.count, list_of(unit.notes),
        unit.lasting.empty() ? "" : fmt::format("lasting = {}\n", list_of(lines_of_lasting(unit))));
}

/// A comment is one line, whatever a name contains.
std::string comment(const std::string& text) { return "# " + one_line(text) + "\n"; }

std::string party_tables(const Party& party) {
    std::string text = "\n" + comment(fmt::format("--- {} ({}) ---", party.name, party.id));
    for (const Formation& formation : party.formations) {
        text += "\n" + comment(fmt::format("{} [{}]", formation.name, formation.id));
        for (const Unit& unit : formation.units) text += unit_table(unit);
    }
    return text;
}

std::string learned_table(const Party& party) {
    return fmt::format(
        "\n[[learned]]  # what {} learned of the enemy, in words it may read\n"
        "side = {}\ntext = \"\"\n",
        party.id, toml_quoted(party.id));
}

}  // namespace

std::string contract_markdown(const BattleRequest& request) {
    Markdown text = markdown(
        "# Battle {} of {}\n\nFor the umpire alone. Contract {}, fingerprint {}.\n\n{}"
        "- Time limit: {} minutes; what is longer goes on in the next turn.\n"
        "- Surprised: {}.\n\n## Who has spotted whom\n\n",
        request.battle, request.title, request.contract, fingerprint_of(request),
        scene_text(request.scene), request.limit_minutes,
        request.surprised.empty() ? "nobody" : joined(request.surprised, ", "));
    for (const Spotting& spotting : request.spottings) text += spotting_text(spotting);
    if (request.spottings.empty()) text += "Nobody has.\n";
    text += Markdown("\n## At contact\n\n") + contact_text(request);
    for (const Party& party : request.parties) {
        text += markdown("\n## {} ({})\n\nIt knows of the enemy:\n\n{}{}", party.name, party.id,
                         known_text(party), formations_text(party));
    }
    return text.text();
}

std::string side_sheet_markdown(const SideSheet& sheet) {
    return markdown(
               "# {}: battle B{}\n\n{}\n\n{}\n## The enemy, as far as is known\n\n{}\n"
               "## Own forces\n{}",
               sheet.title, sheet.battle, sheet.party.name, scene_text(sheet.scene),
               known_text(sheet.party), formations_text(sheet.party))
        .text();
}

std::string result_toml(const BattleRequest& request) {
    std::string text = how_to_fill_in(request) + whole_battle(request);
    for (const Party& party : request.parties) text += party_tables(party);
    for (const Party& party : request.parties) text += learned_table(party);
    return text;
}

}  // namespace flagplot::tactical::paper
