#include <array>

#include "files/schema_campaign.h"

namespace flagplot::file_schema {

namespace {

constexpr auto required = Need::required;
constexpr auto optional = Need::optional;

constexpr std::array track_rows{
    row<&TrackTable::formation>("formation", required,
                                "id of the formation, or the name of a parting"),
    row<&TrackTable::from_turn>("from_turn", required, "the turn of the first square"),
    row<&TrackTable::squares>("squares", required,
                              "where it stood at the beginning of that turn and of each after it"),
};

constexpr std::array anchor_rows{
    row<&AnchorTable::formation>("formation", required,
                                 "id of the formation, or the name of a parting"),
    row<&AnchorTable::time>("time", required, "when it was there"),
    row<&AnchorTable::latitude>("latitude", required, "degrees, north positive"),
    row<&AnchorTable::longitude>("longitude", required, "degrees, east positive"),
    row<&AnchorTable::square>("square", required, "the square this lies in"),
    row<&AnchorTable::kind>("kind", required, "documented, remembered, estimated or interpolated"),
    row<&AnchorTable::what>("what", required, "what the sources say"),
};

constexpr std::array event_rows{
    row<&EventTable::when>("when", required, "the time as the sources have it"),
    row<&EventTable::square>("square", required, "where"),
    row<&EventTable::what>("what", required, "what happened"),
    row<&EventTable::kind>("kind", required, "what sort of event it was"),
    row<&EventTable::confidence>("confidence", required,
                                 "H found in a source, M remembered, L estimated"),
    row<&EventTable::sources>("sources", optional, "where it is found"),
    row<&EventTable::time>("time", optional, "of a sighting: when it was made"),
    row<&EventTable::searcher>("searcher", optional,
                               "of a sighting: who made it, a formation or an air asset"),
    row<&EventTable::targets>("targets", optional, "of a sighting: the formations that were seen"),
    row<&EventTable::mode>("mode", optional, "of a sighting: how it was made"),
};

constexpr std::array parting_rows{
    row<&PartingTable::time>("time", required, "when they parted"),
    row<&PartingTable::formation>("formation", required,
                                  "the formation that the ships left, or the name of a parting"),
    row<&PartingTable::as>("as", required, "name of the formation they were from then on"),
    row<&PartingTable::name>("name", optional, "its full name; the short one if not given"),
    row<&PartingTable::ships>("ships", required, "names of the ships that left"),
    row<&PartingTable::what>("what", required, "what happened"),
    row<&PartingTable::confidence>("confidence", required,
                                   "H found in a source, M remembered, L estimated"),
};

constexpr std::array joining_rows{
    row<&JoiningTable::time>("time", required, "when they joined"),
    row<&JoiningTable::formation>(
        "formation", required,
        "the formation that joined with all its ships, or the name of a parting"),
    row<&JoiningTable::into>("into", required, "the formation it joined, or the name of a parting"),
    row<&JoiningTable::what>("what", required, "what happened"),
    row<&JoiningTable::confidence>("confidence", required,
                                   "H found in a source, M remembered, L estimated"),
};

constexpr std::array hit_rows{
    row<&HitTable::ship>("ship", required, "name of the ship"),
    row<&HitTable::hull>("hull", required, "hundredths of its hull that are left"),
    row<&HitTable::speed>("speed", required, "hundredths of its speed that are left"),
};

constexpr std::array lesson_rows{
    row<&LearnedTable::side>("side", required, "id of the side"),
    row<&LearnedTable::text>("text", required, "what it learned of the enemy"),
};

constexpr std::array battle_rows{
    row<&BattleTable::name>("name", required, "what it is called"),
    row<&BattleTable::square>("square", required, "where it was fought"),
    row<&BattleTable::formations>("formations", required, "ids of the formations in it"),
    row<&BattleTable::minutes>("minutes", required, "how long it lasted"),
    row<&BattleTable::sunk>("sunk", optional, "names of the ships that were sunk"),
    row<&BattleTable::hit>("hit", optional, "ships that were damaged and stayed afloat"),
    row<&BattleTable::learned>("learned", optional, "what each side learned, once a side"),
    row<&BattleTable::confidence>("confidence", required,
                                  "H found in a source, M remembered, L estimated"),
};

constexpr std::array history_rows{
    row<&HistoryFile::track>("track", optional, "squares of the formations, turn by turn"),
    row<&HistoryFile::anchor>("anchor", optional, "positions that the sources give"),
    row<&HistoryFile::event>("event", optional, "what happened"),
    row<&HistoryFile::battle>("battle", optional, "battles with their results"),
    row<&HistoryFile::parting>("parting", optional, "ships that left their formations"),
    row<&HistoryFile::joining>("joining", optional, "formations that joined others"),
};

}  // namespace

std::span<const KeyRow<TrackTable>> keys_of(std::type_identity<TrackTable>) { return track_rows; }
std::span<const KeyRow<AnchorTable>> keys_of(std::type_identity<AnchorTable>) {
    return anchor_rows;
}
std::span<const KeyRow<EventTable>> keys_of(std::type_identity<EventTable>) { return event_rows; }
std::span<const KeyRow<HitTable>> keys_of(std::type_identity<HitTable>) { return hit_rows; }
std::span<const KeyRow<LearnedTable>> keys_of(std::type_identity<LearnedTable>) {
    return lesson_rows;
}
std::span<const KeyRow<BattleTable>> keys_of(std::type_identity<BattleTable>) {
    return battle_rows;
}
std::span<const KeyRow<PartingTable>> keys_of(std::type_identity<PartingTable>) {
    return parting_rows;
}
std::span<const KeyRow<JoiningTable>> keys_of(std::type_identity<JoiningTable>) {
    return joining_rows;
}
std::span<const KeyRow<HistoryFile>> keys_of(std::type_identity<HistoryFile>) {
    return history_rows;
}

}  // namespace flagplot::file_schema
