#include "tactical/paper/tables.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "base/csv.h"

namespace flagplot::tactical::paper {

namespace {

using Cells = std::vector<std::string>;

std::string knots_alone(KnotTenths speed) {
    return fmt::format("{}.{}", speed.count / 10, speed.count % 10);
}

std::string number(std::int64_t count) { return fmt::format("{}", count); }

std::string yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

std::string lines_of(const std::vector<std::string>& texts) {
    std::string lines;
    for (const std::string& text : texts) lines += (lines.empty() ? "" : "\n") + text;
    return lines;
}

std::string data_of(const Unit& unit) {
    std::vector<std::string> lines;
    for (const ModuleValue& each : unit.data) {
        lines.push_back(fmt::format("{}.{} = {}", each.module, each.key, each.value));
    }
    return lines_of(lines);
}

/// Calls `take` with every ship, her party, her formation, and her number in her party, from 1.
template <class Take>
void for_each_ship(const Party& party, Take take) {
    std::int64_t count = 0;
    for (const Formation& formation : party.formations) {
        for (const Unit& unit : formation.units) take(formation, unit, ++count);
    }
}

// --- the set-up ---

std::string setup_head() {
    return csv_row({"record", "side", "formation", "name", "direction", "square", "place",
                    "terrain", "is_way", "stance", "edge", "route", "text"});
}

std::string key_row(const std::string& record, const std::string& side, const std::string& name,
                    const std::string& text) {
    return csv_row({record, side, "", name, "", "", "", "", "", "", "", "", text});
}

std::string beside_row(const Beside& beside) {
    return csv_row({"beside", "", "", "", std::string(word_of(beside.direction)),
                    name_of(beside.square), beside.place, std::string(word_of(beside.terrain)),
                    yes_or_no(beside.is_way), "", "", "", ""});
}

std::string scene_rows(const Scene& scene) {
    std::string rows;
    for (const auto& [name, text] :
         {std::pair<const char*, std::string>("turn", number(scene.turn.count)),
          {"date_hour", scene.date_hour},
          {"light", scene.light},
          {"weather", scene.weather},
          {"square", name_of(scene.square)},
          {"place", scene.place},
          {"terrain", std::string(word_of(scene.terrain))}}) {
        rows += key_row("scene", "", name, text);
    }
    for (const Beside& beside : scene.around) rows += beside_row(beside);
    return rows;
}

std::string formation_row(const Party& party, const Formation& formation) {
    const auto direction =
        formation.course ? std::string(word_of(*formation.course)) : std::string();
    const auto edge =
        formation.course ? std::string(word_of(opposite(*formation.course))) : std::string();
    return csv_row({"formation", party.id, formation.id, formation.name, direction, "", "", "", "",
                    formation.stance, edge, formation.route, ""});
}

std::string party_rows(const Party& party) {
    std::string rows = key_row("side", party.id, party.name, "");
    for (const std::string& known : party.knows) rows += key_row("knows", party.id, "", known);
    for (const Formation& formation : party.formations) rows += formation_row(party, formation);
    return rows;
}

std::string spotting_row(const Spotting& spotting) {
    return csv_row({"spotted", spotting.side, spotting.searcher, spotting.target, "", "", "", "",
                    "", "", "", "", spotting.how});
}

// --- the ships ---

std::string ships_head() {
    return csv_row({"side", "number", "formation", "name", "class", "type", "size", "points_left",
                    "maximum", "speed_left", "radar", "state", "hull", "speed", "crew", "firepower",
                    "ammunition", "notes", "data"});
}

std::string ship_rows(const Party& party) {
    std::string rows;
    for_each_ship(party, [&](const Formation& formation, const Unit& unit, std::int64_t count) {
        rows += csv_row({party.id, number(count), formation.id, unit.name, unit.class_name,
                         unit.type, number(unit.size.count), number(unit.points_left.count),
                         knots_alone(unit.maximum), knots_alone(unit.speed_left),
                         yes_or_no(unit.has_radar), std::string(word_of(unit.state)),
                         number(unit.hull.count), number(unit.speed.count), number(unit.crew.count),
                         number(unit.firepower.count), number(unit.ammunition.count),
                         lines_of(unit.notes), data_of(unit)});
    });
    return rows;
}

// --- the result ---

std::string result_head() {
    return csv_row({"record", "side", "number", "formation", "name", "state", "hull", "speed",
                    "crew", "firepower", "ammunition", "withdrawn", "exit", "by", "prize_crew",
                    "notes", "text"});
}

std::string result_key(const std::string& name, const std::string& text) {
    return csv_row({"battle", "", "", "", name, "", "", "", "", "", "", "", "", "", "", "", text});
}

std::string result_rows(const Party& party) {
    std::string rows;
    for_each_ship(party, [&](const Formation& formation, const Unit& unit, std::int64_t count) {
        rows += csv_row({"ship", party.id, number(count), formation.id, unit.name,
                         std::string(word_of(unit.state)), number(unit.hull.count),
                         number(unit.speed.count), number(unit.crew.count),
                         number(unit.firepower.count), number(unit.ammunition.count), "false", "",
                         "", "", lines_of(unit.notes), ""});
    });
    return rows;
}

std::string learned_row(const Party& party) {
    return csv_row(
        {"learned", party.id, "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""});
}

}  // namespace

std::string setup_csv(const BattleRequest& request) {
    std::string rows = setup_head() + key_row("scene", "", "campaign", request.campaign) +
                       key_row("scene", "", "title", request.title) +
                       key_row("scene", "", "battle", number(request.battle)) +
                       key_row("scene", "", "fingerprint", fingerprint_of(request)) +
                       key_row("scene", "", "limit_minutes", number(request.limit_minutes)) +
                       scene_rows(request.scene);
    for (const Party& party : request.parties) rows += party_rows(party);
    for (const std::string& side : request.surprised) rows += key_row("surprised", side, "", "");
    for (const Spotting& spotting : request.spottings) rows += spotting_row(spotting);
    return rows;
}

std::string setup_csv(const SideSheet& sheet) {
    return setup_head() + key_row("scene", "", "title", sheet.title) +
           key_row("scene", "", "battle", fmt::format("B{}", sheet.battle)) +
           scene_rows(sheet.scene) + party_rows(sheet.party);
}

std::string ships_csv(const BattleRequest& request) {
    std::string rows = ships_head();
    for (const Party& party : request.parties) rows += ship_rows(party);
    return rows;
}

std::string ships_csv(const SideSheet& sheet) { return ships_head() + ship_rows(sheet.party); }

std::string result_csv(const BattleRequest& request) {
    std::string rows = result_head();
    for (const auto& [name, text] :
         {std::pair<const char*, std::string>("campaign", request.campaign),
          {"battle", number(request.battle)},
          {"contract", number(request.contract)},
          {"fingerprint", fingerprint_of(request)},
          {"ended_by", "unknown"},
          {"minutes", "unknown"},
          {"field_holder", "unknown"},
          {"wreck", ""},
          {"ammunition", ""},
          {"disputed", ""},
          {"remarks", ""}}) {
        rows += result_key(name, text);
    }
    for (const Party& party : request.parties) rows += result_rows(party);
    for (const Party& party : request.parties) rows += learned_row(party);
    return rows;
}

}  // namespace flagplot::tactical::paper
