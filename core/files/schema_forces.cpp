#include <array>

#include "files/schema_campaign.h"

namespace flagplot::file_schema {

namespace {

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
    row<&ClassTable::fighters>("fighters", optional,
                               "whether its ships carry fighters; false if not given"),
    row<&ClassTable::speed_confidence>("speed_confidence", optional,
                                       "how sure the speed is; L if not given"),
    row<&ClassTable::radar_confidence>("radar_confidence", optional,
                                       "how sure the radar is; L if not given"),
    row<&ClassTable::module>("module", optional,
                             "its data for tactical modules, which derive what is not given"),
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
    row<&ShipTable::fighters>("fighters", optional,
                              "whether it carries fighters; if not given, as its class"),
    row<&ShipTable::size>("size", optional, "structure points, if not those of class or tonnage"),
    row<&ShipTable::speed_confidence>("speed_confidence", optional,
                                      "how sure the speed is; if not given, as its class"),
    row<&ShipTable::radar_confidence>("radar_confidence", optional,
                                      "how sure the radar is; if not given, as its class"),
    row<&ShipTable::module>("module", optional,
                            "its data for tactical modules, where they differ from its class's"),
};

constexpr std::array formation_rows{
    row<&FormationTable::id>("id", required, "short name for orders"),
    row<&FormationTable::name>("name", required, "full name"),
    row<&FormationTable::side>("side", required, "id of its side"),
    row<&FormationTable::enters>("enters", optional,
                                 "the turn at whose beginning it enters; 1 if not "
                                 "given"),
    row<&FormationTable::at>("at", required, "the square in which it enters"),
    row<&FormationTable::at_destination>(
        "at_destination", optional,
        "what becomes of it at its destination; if not given, as the campaign says of all"),
    row<&FormationTable::ships>("ships", required, "its ships"),
};

constexpr std::array asset_rows{
    row<&AssetTable::id>("id", required, "short name for orders"),
    row<&AssetTable::name>("name", required, "full name"),
    row<&AssetTable::side>("side", required, "id of its side"),
    row<&AssetTable::base>("base", optional,
                           "where it flies from: a place of the chart or a square"),
    row<&AssetTable::ship>("ship", optional, "name of the ship that carries it, instead of a base"),
    row<&AssetTable::quality>(
        "quality", required,
        "what it finds: 1 a float plane, 2 carrier aircraft or a land bomber, "
        "3 a flying boat or long-range reconnaissance; 0 or 1 a watcher"),
    row<&AssetTable::range>("range", optional,
                            "squares to the middle of a search; needed with a base or a ship"),
    row<&AssetTable::sorties>("sorties", optional,
                              "searches in a turn in which it may fly; 1 if not given"),
    row<&AssetTable::watches>("watches", optional,
                              "the middle of the nine squares that a watcher looks at every turn, "
                              "without orders"),
};

constexpr std::array forces_rows{
    row<&ForcesFile::formation>("formation", required,
                                "the formations; those of a side are numbered in this order"),
    row<&ForcesFile::asset>("asset", optional, "aircraft and watchers"),
};

}  // namespace

std::span<const KeyRow<ClassTable>> keys_of(std::type_identity<ClassTable>) { return class_rows; }
std::span<const KeyRow<ClassFile>> keys_of(std::type_identity<ClassFile>) {
    return class_file_rows;
}
std::span<const KeyRow<ShipTable>> keys_of(std::type_identity<ShipTable>) { return ship_rows; }
std::span<const KeyRow<FormationTable>> keys_of(std::type_identity<FormationTable>) {
    return formation_rows;
}
std::span<const KeyRow<AssetTable>> keys_of(std::type_identity<AssetTable>) { return asset_rows; }
std::span<const KeyRow<ForcesFile>> keys_of(std::type_identity<ForcesFile>) { return forces_rows; }

}  // namespace flagplot::file_schema
