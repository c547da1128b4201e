#include <catch2/catch.hpp>

#include "files/written_campaign.h"
#include "files/written_chart.h"
#include "files/written_deck.h"
#include "sources.h"

namespace flagplot::test {

namespace {

using namespace written;

/// The rows that docs/data.md should have for the keys of a table.
template <Tabled T>
std::string reference_of() {
    std::string text;
    for (const KeyRow<T>& row : keys_of(std::type_identity<T>{})) {
        text += "| `" + std::string(row.key) + "` | " +
                (row.need == Need::required ? "yes" : "no") + " | " + row.expected() + " | " +
                std::string(row.meaning) + " |\n";
    }
    return text;
}

}  // namespace

TEST_CASE("the data reference has every key as the reader knows it", "[reference]") {
    const std::string page = text_of_file("docs/data.md");
    for (const std::string& rows : {reference_of<ChartTable>(),    reference_of<PlaceTable>(),
                                    reference_of<BarrierTable>(),  reference_of<GeographyTable>(),
                                    reference_of<ClassFile>(),     reference_of<ClassTable>(),
                                    reference_of<CampaignTable>(), reference_of<SideTable>(),
                                    reference_of<ForcesFile>(),    reference_of<FormationTable>(),
                                    reference_of<ShipTable>(),     reference_of<HistoryFile>(),
                                    reference_of<TrackTable>(),    reference_of<AnchorTable>(),
                                    reference_of<EventTable>(),    reference_of<BattleTable>(),
                                    reference_of<HitTable>(),      reference_of<LearnedTable>(),
                                    reference_of<AssetTable>(),    reference_of<WeatherTable>(),
                                    reference_of<ScriptTable>(),   reference_of<VictoryTable>(),
                                    reference_of<DeckFile>(),      reference_of<CardTable>(),
                                    reference_of<ChoiceTable>(),   reference_of<UmpireTable>()}) {
        INFO(rows);
        CHECK(page.find(rows) != std::string::npos);
    }
}

TEST_CASE("the data reference has every switch with its values", "[reference]") {
    const std::string page = text_of_file("docs/data.md");
    for (const SwitchRow& row : switch_table()) {
        INFO(row.key);
        CHECK(page.find("| `" + std::string(row.key) + "` | " + std::string(row.values) + " | " +
                        std::string(row.ruling) + " |") != std::string::npos);
    }
}

TEST_CASE("the data reference has every word of a deck with its numbers", "[reference]") {
    const std::string page = text_of_file("docs/data.md");
    for (const auto& forms : {effect_forms(), aim_forms(), test_forms(), lasts_forms()}) {
        for (const FormShown& each : forms) {
            INFO(each.form);
            CHECK(page.find("| `" + each.form + "` | " + each.numbers + " | ") !=
                  std::string::npos);
        }
    }
    for (const std::string_view condition : words_of<CardIf>) {
        CHECK(page.find("`" + std::string(condition) + "`") != std::string::npos);
    }
}

}  // namespace flagplot::test
