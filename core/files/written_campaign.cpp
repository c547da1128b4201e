#include "files/written_campaign.h"

#include <fmt/format.h>

#include <array>

namespace flagplot::written {

namespace {

constexpr auto required = Need::required;
constexpr auto optional = Need::optional;

constexpr std::array side_rows{
    row<&SideTable::id>("id", required, "short name for orders, files and commands"),
    row<&SideTable::name>("name", required, "full name"),
    row<&SideTable::hostile_to>("hostile_to", optional,
                                "ids of the sides it is at war with; if not given, all that do "
                                "not leave it out of a list of their own"),
    row<&SideTable::ports>("ports", optional, "names of the chart's ports it owns"),
    row<&SideTable::briefing>("briefing", optional,
                              "Markdown file its captains read before the first turn"),
};

constexpr std::array campaign_rows{
    row<&CampaignTable::id>("id", required, "short name: that of its folder"),
    row<&CampaignTable::title>("title", required, "full name"),
    row<&CampaignTable::chart>("chart", required, "the chart: maps/NAME.toml"),
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
    row<&CampaignTable::side>("side", required, "the sides of the war, in order"),
};

constexpr std::array class_rows{
    row<&ClassTable::name>("name", required, "name of the class"),
    row<&ClassTable::type>("type", required, "type of ship"),
    row<&ClassTable::kind>("kind", optional, "battle or auxiliary; if not given, by the type"),
    row<&ClassTable::speed>("speed", optional, "maximum speed in knots"),
    row<&ClassTable::radar>("radar", optional, "whether its ships have radar; false if not given"),
    row<&ClassTable::size>("size", optional, "structure points; if not given, by the type"),
    row<&ClassTable::liner_or_tanker>("liner_or_tanker", optional,
                                      "for auxiliaries: counts as bigger from 15,000 tons; false "
                                      "if not given"),
    row<&ClassTable::speed_confidence>("speed_confidence", optional,
                                       "how sure the speed is; L if not given"),
    row<&ClassTable::radar_confidence>("radar_confidence", optional,
                                       "how sure the radar is; L if not given"),
};

constexpr std::array class_file_rows{
    row<&ClassFile::classes>("class", required, "classes of ships"),
};

constexpr std::array ship_rows{
    row<&ShipTable::name>("name", required, "name of the ship, once in the campaign"),
    row<&ShipTable::class_name>("class", required, "its class, from the files of classes"),
    row<&ShipTable::grt>("grt", optional,
                         "gross register tons: the size of an auxiliary follows from them"),
    row<&ShipTable::speed>("speed", optional, "maximum speed in knots; if not given, its class's"),
    row<&ShipTable::radar>("radar", optional, "whether it has radar; if not given, as its class"),
    row<&ShipTable::size>("size", optional, "structure points, if not those of class or tonnage"),
    row<&ShipTable::speed_confidence>("speed_confidence", optional,
                                      "how sure the speed is; if not given, as its class"),
    row<&ShipTable::radar_confidence>("radar_confidence", optional,
                                      "how sure the radar is; if not given, as its class"),
};

constexpr std::array formation_rows{
    row<&FormationTable::id>("id", required, "short name for orders"),
    row<&FormationTable::name>("name", required, "full name"),
    row<&FormationTable::side>("side", required, "id of its side"),
    row<&FormationTable::enters>("enters", optional,
                                 "the turn at whose beginning it comes on the chart; 1 if not "
                                 "given"),
    row<&FormationTable::at>("at", required, "the square in which it comes on the chart"),
    row<&FormationTable::ships>("ships", required, "its ships"),
};

constexpr std::array forces_rows{
    row<&ForcesFile::formation>("formation", required,
                                "the formations; those of a side are numbered in this order"),
};

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

void Slot<SwitchWords>::read(const Source& source, std::string_view key, const toml::node& node,
                             SwitchWords& target) {
    if (const auto* table = node.as_table()) {
        collect("", *table, target);
    } else {
        report_wrong(source, key, node, ErrorCode::wrong_type, expected(), {});
    }
}

std::span<const KeyRow<SideTable>> keys_of(std::type_identity<SideTable>) { return side_rows; }
std::span<const KeyRow<CampaignTable>> keys_of(std::type_identity<CampaignTable>) {
    return campaign_rows;
}
std::span<const KeyRow<ClassTable>> keys_of(std::type_identity<ClassTable>) { return class_rows; }
std::span<const KeyRow<ClassFile>> keys_of(std::type_identity<ClassFile>) {
    return class_file_rows;
}
std::span<const KeyRow<ShipTable>> keys_of(std::type_identity<ShipTable>) { return ship_rows; }
std::span<const KeyRow<FormationTable>> keys_of(std::type_identity<FormationTable>) {
    return formation_rows;
}
std::span<const KeyRow<ForcesFile>> keys_of(std::type_identity<ForcesFile>) { return forces_rows; }

}  // namespace flagplot::written
