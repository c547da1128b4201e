#include "files/schema_action.h"

#include <array>

namespace flagplot::file_schema {

namespace {

constexpr std::array action_side_rows{
    row<&ActionSideTable::id>("id", required, "short name of the side"),
    row<&ActionSideTable::name>("name", required, "its name for people"),
    row<&ActionSideTable::spotted>("spotted", optional, "ids of the formations it has spotted"),
    row<&ActionSideTable::surprised>("surprised", optional,
                                     "whether it is surprised; false if not given"),
    row<&ActionSideTable::doctrine>(
        "doctrine", optional, "how its captain fights, a line each, in the words of the module"),
};

constexpr std::array action_formation_rows{
    row<&ActionFormationTable::id>("id", required, "short name, once in the file"),
    row<&ActionFormationTable::name>("name", required, "full name"),
    row<&ActionFormationTable::side>("side", required, "id of its side"),
    row<&ActionFormationTable::course>("course", optional,
                                       "where it steers; if not given, nowhere"),
    row<&ActionFormationTable::speed>("speed", optional,
                                      "knots; if not given, those of its slowest ship"),
    row<&ActionFormationTable::contact_range>(
        "contact_range", optional,
        "percent of the range at which it could be seen; if not given, the module's rule"),
    row<&ActionFormationTable::ships>("ships", required, "its ships, as in forces"),
};

constexpr std::array left_rows{
    row<&ShipLeftTable::ship>("ship", required, "name of the ship"),
    row<&ShipLeftTable::hull>("hull", optional, "percent of her hull; 100 if not given"),
    row<&ShipLeftTable::speed>("speed", optional, "percent of her speed; 100 if not given"),
    row<&ShipLeftTable::crew>("crew", optional, "percent of her crew; 100 if not given"),
    row<&ShipLeftTable::firepower>("firepower", optional, "percent of her fire; 100 if not given"),
    row<&ShipLeftTable::ammunition>("ammunition", optional,
                                    "percent of her ammunition; 100 if not given"),
    row<&ShipLeftTable::lasting>("lasting", optional,
                                 "lasting damage: the module, a key and a value each"),
};

constexpr std::array varied_side_rows{
    row<&VariedSideTable::side>("side", required, "id of the side"),
    row<&VariedSideTable::spotted>("spotted", optional, "instead of what it has spotted"),
    row<&VariedSideTable::surprised>("surprised", optional, "instead of whether it is surprised"),
    row<&VariedSideTable::doctrine>("doctrine", optional, "besides its doctrine, and before it"),
    row<&VariedSideTable::module>("module", optional,
                                  "data of all its ships for tactical modules, instead of theirs"),
};

constexpr std::array variation_rows{
    row<&VariationTable::name>("name", required, "what is different: \"by day\""),
    row<&VariationTable::light>("light", optional, "instead of the action's"),
    row<&VariationTable::weather>("weather", optional, "instead of the action's"),
    row<&VariationTable::minutes>("minutes", optional, "instead of the action's"),
    row<&VariationTable::sides>("side", optional, "sides that fight otherwise"),
};

constexpr std::array statement_rows{
    row<&StatementTable::says>("says", required, "what is stated, in a few words"),
    row<&StatementTable::variation>("variation", optional,
                                    "name of the variation it is about; if not given, of none"),
    row<&StatementTable::count>("count", required, "what is counted in each battle"),
    row<&StatementTable::of>("of", optional,
                             "whose: ships, formations or sides; of hits and shots, at whom; if "
                             "not given, all"),
    row<&StatementTable::by>("by", optional, "who fired them; if not given, anybody"),
    row<&StatementTable::with>("with", optional,
                               "with which weapons, as the module calls them; if not given, all"),
    row<&StatementTable::which>(
        "which", optional,
        "what ships must be to count, one of these: sunk, lost, out, withdrawn, silent, stopped, "
        "hit, \"hull at most 85\", or the same of firepower, ammunition or speed"),
    row<&StatementTable::many>("many", optional,
                               "minutes count until so many ships are so; 1 if not given"),
    row<&StatementTable::within>("within", optional, "minutes; what comes later does not count"),
    row<&StatementTable::from_first_shot>(
        "from_first_shot", optional,
        "minutes begin with the first shot, not with the battle; false if not given"),
    row<&StatementTable::if_ever>("if_ever", optional,
                                  "battles in which it never comes do not count; false if not "
                                  "given"),
    row<&StatementTable::at_least>("at_least", optional,
                                   "with percent: a battle counts from this number on"),
    row<&StatementTable::at_most>("at_most", optional,
                                  "with percent: a battle counts up to this number"),
    row<&StatementTable::mean>("mean", optional, "between which two numbers the mean must be"),
    row<&StatementTable::percent>("percent", optional,
                                  "between which two numbers the percentage of battles must be"),
    row<&StatementTable::history>("history", required, "what was"),
    row<&StatementTable::confidence>("confidence", required, "how sure history is"),
};

constexpr std::array action_rows{
    row<&ActionFile::title>("title", required, "name and date, for people"),
    row<&ActionFile::module>("module", required, "the tactical module whose words it uses"),
    row<&ActionFile::classes>("classes", optional,
                              "names of the files of ship classes in `assets`, without `.toml`"),
    row<&ActionFile::begins>("begins", required, "when it begins"),
    row<&ActionFile::light>("light", required, "day or night"),
    row<&ActionFile::weather>("weather", required, "the weather"),
    row<&ActionFile::terrain>("terrain", optional, "where it is fought; sea if not given"),
    row<&ActionFile::minutes>("minutes", required, "how long it lasts at most"),
    row<&ActionFile::sides>("side", required, "the sides, two or more"),
    row<&ActionFile::formations>("formation", required, "the formations, those of a side in order"),
    row<&ActionFile::own_classes>("class", optional, "classes that only this action has"),
    row<&ActionFile::left>("left", optional, "what ships have left at the beginning"),
    row<&ActionFile::variations>("variation", optional, "the same action under other conditions"),
    row<&ActionFile::statements>("statement", required, "what must hold if it is fought often"),
};

}  // namespace

std::span<const KeyRow<ActionSideTable>> keys_of(std::type_identity<ActionSideTable>) {
    return action_side_rows;
}
std::span<const KeyRow<ActionFormationTable>> keys_of(std::type_identity<ActionFormationTable>) {
    return action_formation_rows;
}
std::span<const KeyRow<ShipLeftTable>> keys_of(std::type_identity<ShipLeftTable>) {
    return left_rows;
}
std::span<const KeyRow<VariedSideTable>> keys_of(std::type_identity<VariedSideTable>) {
    return varied_side_rows;
}
std::span<const KeyRow<VariationTable>> keys_of(std::type_identity<VariationTable>) {
    return variation_rows;
}
std::span<const KeyRow<StatementTable>> keys_of(std::type_identity<StatementTable>) {
    return statement_rows;
}
std::span<const KeyRow<ActionFile>> keys_of(std::type_identity<ActionFile>) { return action_rows; }

}  // namespace flagplot::file_schema
