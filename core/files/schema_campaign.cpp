#include "files/schema_campaign.h"

#include <fmt/format.h>

#include <array>

#include "module_files/catalog.h"

namespace flagplot::file_schema {

namespace {

constexpr std::array side_rows{
    row<&SideTable::id>("id", required, "short name for orders, files and commands"),
    row<&SideTable::name>("name", required, "full name"),
    row<&SideTable::hostile_to>("hostile_to", optional,
                                "ids of the sides it is at war with; if not given, all that do "
                                "not leave it out of a list of their own"),
    row<&SideTable::ports>("ports", optional, "names of the chart's ports it owns"),
    row<&SideTable::briefing>("briefing", optional,
                              "Markdown file its captains read before the first turn"),
    row<&SideTable::missing>("missing", optional,
                             "what becomes of a turn it sends no orders for: its formations go on "
                             "as ordered before, or hold where they may, or the turn is not begun; "
                             "continue if not given"),
    row<&SideTable::deck>("deck", optional,
                          "a deck of its own, which it draws its cards from; if not given, that of "
                          "`events.deck`"),
};

constexpr std::array umpire_rows{
    row<&UmpireTable::release>("release", optional,
                               "when the sides are shown what a turn brought: when it is resolved, "
                               "or when the umpire releases it; if not given, by_hand in the "
                               "profile umpired, else at_once"),
};

constexpr std::array fairness_rows{
    row<&FairnessTable::tell_withdrawals>(
        "tell_withdrawals", optional,
        "whether every side is told at once that the umpire took something back, which can show "
        "that another side's orders changed; false if not given: all are told after the war"),
};

constexpr std::array weather_rows{
    row<&WeatherTable::from_turn>("from_turn", required, "its first turn"),
    row<&WeatherTable::to_turn>("to_turn", optional,
                                "its last turn; if not given, the first is the only one"),
    row<&WeatherTable::kind>("kind", required, "what it is"),
    row<&WeatherTable::square>("square", optional,
                               "the middle of the area; if not given, it covers the whole chart"),
    row<&WeatherTable::radius>("radius", optional,
                               "how many squares round the middle it reaches; 0 if not given"),
};

constexpr std::array script_rows{
    row<&ScriptTable::turn>("turn", required, "the turn at whose beginning it is dealt"),
    row<&ScriptTable::side>("side", required, "id of the side that draws it"),
    row<&ScriptTable::card>("card", required, "its name in the deck"),
    row<&ScriptTable::on>("on", optional,
                          "id of the formation that it concerns; by lot if not given"),
};

constexpr std::array victory_rows{
    row<&VictoryTable::side>("side", required, "id of the side that is paid"),
    row<&VictoryTable::what>("for", required,
                             "for each of the ships that arrives, is sunk or is kept afloat to the "
                             "end, or for each of the formations that the side spots"),
    row<&VictoryTable::ships>("ships", optional, "names of the ships"),
    row<&VictoryTable::formations>("formations", optional,
                                   "ids of formations: these, or all ships that begin in them"),
    row<&VictoryTable::sides>("sides", optional, "ids of sides: all formations or ships of them"),
    row<&VictoryTable::at>("at", optional,
                           "where they must arrive: a place of the chart or a square"),
    row<&VictoryTable::by_turn>("by_turn", optional,
                                "the last turn in which arriving counts; any if not given"),
    row<&VictoryTable::points>("points", required, "points for each"),
    row<&VictoryTable::by_size>("by_size", optional,
                                "whether they are paid for each structure point of the ship; false "
                                "if not given"),
    row<&VictoryTable::text>("text", required, "what it is called in the tally"),
};

constexpr std::array campaign_rows{
    row<&CampaignTable::id>("id", required, "short name: that of its folder"),
    row<&CampaignTable::title>("title", required, "full name"),
    row<&CampaignTable::chart>("chart", required, "the chart: maps/NAME.toml"),
    row<&CampaignTable::closed_straits>(
        "closed_straits", optional, "straits of the chart that no ship passes in this campaign"),
    row<&CampaignTable::classes>("classes", optional, "files of ship classes: assets/NAME.toml"),
    row<&CampaignTable::start>("start", required, "when turn 1 begins"),
    row<&CampaignTable::turn_starts>("turn_starts", required,
                                     "how many turn starts there are; one turn fewer is resolved"),
    row<&CampaignTable::light>("light", optional,
                               "day or night for each turn that is resolved; if not given, turns "
                               "that begin from 06:00 to 17:30 are day"),
    row<&CampaignTable::profile>("profile", required, "which defaults the switches start from"),
    row<&CampaignTable::switches>("switches", optional,
                                  "rulings of this campaign, by the names of the rules page"),
    row<&CampaignTable::at_destination>(
        "at_destination", optional,
        "what becomes of formations at their destination: they are free to be given another, it is "
        "final, or they leave the game with the end of the turn; free if not given"),
    row<&CampaignTable::battle_module>(
        "battle_module", optional,
        "the tactical module that fights the battles where no other is named; if not given, one "
        "must be named"),
    row<&CampaignTable::table>("table", optional, "how the umpire runs the game"),
    row<&CampaignTable::fairness>("fairness", optional,
                                  "what the sides are told for the sake of fair play"),
    row<&CampaignTable::side>("side", required, "the sides of the war, in order"),
    row<&CampaignTable::weather>("weather", optional,
                                 "weather to come; it counts if `weather.enabled` is true"),
    row<&CampaignTable::script>("script", optional,
                                "cards that are dealt where `events.draw` is scripted"),
    row<&CampaignTable::victory>("victory", optional, "what the sides are paid points for"),
};

void check_switches(const Source& source, std::string_view key, const toml::node& node,
                    CampaignTable& /*not kept*/) {
    for (const ModuleFiles& module : module_files()) {
        if (module.module == key && module.switches) module.switches->check(source, key, node);
    }
}

std::string word_of_value(const toml::node& node) {
    return node.is_string() ? node.as_string()->get() : shown(node);
}

void collect(const std::string& prefix, const toml::table& table, SwitchWords& target) {
    for (const auto& [key, node] : table) {
        const std::string name = prefix + quotable(key.str());
        if (const auto* inner = node.as_table()) {
            collect(name + ".", *inner, target);
        } else {
            target.words.push_back(
                {name, word_of_value(node), spot_of(key.source()), spot_of(node.source())});
        }
    }
}

}  // namespace

std::string Slot<SwitchWords>::expected() { return "a table"; }

KeysShown Slot<SwitchWords>::inner() {
    KeysShown shown;
    for (const SwitchRow& row : switch_table()) {
        shown.push_back({std::string(row.key),
                         false,
                         std::string(row.values),
                         fmt::format("ruling {}", row.ruling),
                         {}});
    }
    return shown;
}

void Slot<SwitchWords>::read(const Source& source, std::string_view key, const toml::node& node,
                             SwitchWords& target) {
    if (const auto* table = node.as_table()) {
        collect("", *table, target);
    } else {
        target.is_wrong = true;
        report_wrong(source, key, node, ErrorCode::wrong_type, expected(), {});
    }
}

std::span<const KeyRow<SideTable>> keys_of(std::type_identity<SideTable>) { return side_rows; }
std::span<const KeyRow<UmpireTable>> keys_of(std::type_identity<UmpireTable>) {
    return umpire_rows;
}
std::span<const KeyRow<FairnessTable>> keys_of(std::type_identity<FairnessTable>) {
    return fairness_rows;
}
std::vector<KeyRow<CampaignTable>> keys_of(std::type_identity<CampaignTable>) {
    std::vector<KeyRow<CampaignTable>> rows(campaign_rows.begin(), campaign_rows.end());
    for (const ModuleFiles& module : module_files()) {
        if (!module.switches) continue;
        rows.push_back({module.module, optional, module.switches->meaning,
                        [] { return std::string("a table"); }, module.switches->keys,
                        check_switches});
    }
    return rows;
}
std::span<const KeyRow<WeatherTable>> keys_of(std::type_identity<WeatherTable>) {
    return weather_rows;
}
std::span<const KeyRow<ScriptTable>> keys_of(std::type_identity<ScriptTable>) {
    return script_rows;
}
std::span<const KeyRow<VictoryTable>> keys_of(std::type_identity<VictoryTable>) {
    return victory_rows;
}

}  // namespace flagplot::file_schema
