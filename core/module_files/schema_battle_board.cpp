#include "module_files/schema_battle_board.h"

#include <array>

namespace flagplot::file_schema::battle_board {

std::string BoardSquareName::expected() { return "column and row from 0 to 9, like \"1,4\""; }
Wrong BoardSquareName::read(const toml::node& node, Value& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    const std::string& square = text->get();
    if (square.size() != 3 || square[1] != ',' || !is_digit(square[0]) || !is_digit(square[2])) {
        return ErrorCode::out_of_range;
    }
    value = {square[0] - '0', square[2] - '0'};
    return std::nullopt;
}

namespace {

constexpr std::array weapon_rows{
    row<&BoardWeaponTable::name>("name", required, "its name, once in the file"),
    row<&BoardWeaponTable::kind>("kind", required, "what it does (BB-53 to BB-60)"),
    row<&BoardWeaponTable::power>("power", required, "damage points of one"),
    row<&BoardWeaponTable::range>("range", required, "squares it reaches"),
    row<&BoardWeaponTable::initiative>("initiative", required, "its own part of it (BB-12)"),
    row<&BoardWeaponTable::accuracy>("accuracy", optional, "of a torpedo, in hundredths"),
    row<&BoardWeaponTable::loads>("loads", optional,
                                  "salvoes carried; it does not run out if not given"),
};

constexpr std::array hull_rows{
    row<&HullTable::name>("name", required, "its name, once in the file"),
    row<&HullTable::armor>("armor", required, "damage points it stands"),
    row<&HullTable::initiative>("initiative", required, "of the hull, 0 to 18 (BB-12)"),
    row<&HullTable::mass>("mass", required, "empty, without its parts"),
    row<&HullTable::base>("base", optional, "does it stand still and reach a square farther?"),
    row<&HullTable::bomber>("bomber", optional, "is it a bomber (BB-40)?"),
    row<&HullTable::freighter>("freighter", optional, "is it a freighter (BB-40)?"),
    row<&HullTable::tanker>("tanker", optional, "is it a fuel transport (BB-40)?"),
    row<&HullTable::cargo>("cargo", optional, "what it can carry; nothing if not given"),
};

constexpr std::array engine_rows{
    row<&EngineTable::name>("name", required, "its name, once in the file"),
    row<&EngineTable::ideal_speed>("ideal_speed", required, "of the speed formula (BB-2)"),
    row<&EngineTable::bonus_halves>("bonus_halves", optional,
                                    "to movement, in half quarters of a square"),
};

constexpr std::array device_rows{
    row<&DeviceTable::name>("name", required, "its name, once in the file"),
    row<&DeviceTable::initiative>("initiative", optional, "of a battle computer (BB-12)"),
    row<&DeviceTable::accuracy>("accuracy", optional, "of a battle computer, in hundredths"),
    row<&DeviceTable::jamming>("jamming", optional, "of a jammer, in hundredths (BB-58)"),
    row<&DeviceTable::capacitor>("capacitor", optional, "more beam, in hundredths (BB-53)"),
    row<&DeviceTable::deflectors>("deflectors", optional, "each takes a tenth of every beam"),
    row<&DeviceTable::quarters>("quarters", optional, "of a square more movement (BB-4)"),
    row<&DeviceTable::dampener>("dampener", optional, "quarters that everybody loses (BB-25)"),
    row<&DeviceTable::shields>("shields", optional, "damage points more"),
    row<&DeviceTable::armor>("armor", optional, "damage points more"),
};

constexpr std::array fitted_rows{
    row<&FittedTable::part>("part", required, "a weapon or a device, by name"),
    row<&FittedTable::count>("count", optional, "how many; 1 if not given"),
};

constexpr std::array design_rows{
    row<&DesignTable::name>("name", required, "its name; ships of a class so called are of it"),
    row<&DesignTable::hull>("hull", required, "by name"),
    row<&DesignTable::engine>("engine", optional, "by name; none if not given"),
    row<&DesignTable::engines>("engines", optional, "how many; 1 if not given"),
    row<&DesignTable::weapons>("weapons", optional, "its slots, in this order"),
    row<&DesignTable::devices>("devices", optional, "what else is built in"),
    row<&DesignTable::mass>("mass", optional, "all told; the hull's if not given"),
    row<&DesignTable::cost>("cost", optional,
                            "resources and boranium; armour and ten times the power of its "
                            "weapons if not given (BB-B3)"),
    row<&DesignTable::minerals>("minerals", optional, "mineral cost, for the wreck (BB-63)"),
    row<&DesignTable::race_initiative>("race_initiative", optional, "of its race (BB-A19)"),
    row<&DesignTable::regenerating>("regenerating", optional, "do its shields grow again (BB-26)?"),
};

constexpr std::array start_rows{
    row<&StartTable::squares>("squares", required, "where each side starts, in their order"),
};

constexpr std::array reference_rows{
    row<&BoardReferenceFile::weapons>("weapon", optional, "weapons"),
    row<&BoardReferenceFile::hulls>("hull", optional, "hulls"),
    row<&BoardReferenceFile::engines>("engine", optional, "engines"),
    row<&BoardReferenceFile::devices>("device", optional, "devices"),
    row<&BoardReferenceFile::designs>("design", optional, "ships made of these parts"),
    row<&BoardReferenceFile::starts>("start", required,
                                     "start squares: the first of one side, the next of two"),
};

constexpr std::array type_rows{
    row<&NavalTypeTable::type>("type", required, "a type of ships, as campaigns name it"),
    row<&NavalTypeTable::initiative>("initiative", required, "of the hull (BB-12)"),
    row<&NavalTypeTable::freighter>("freighter", optional, "is it a freighter (BB-40)?"),
    row<&NavalTypeTable::station>("station", optional,
                                  "where it stands before round 1 (BB-B5); line if not given"),
    row<&NavalTypeTable::cost>("cost", optional,
                               "what she is worth as a target; armour and ten times the power of "
                               "her weapons if not given (BB-B3)"),
    row<&NavalTypeTable::weapons>("weapons", required, "its slots, in this order"),
    row<&NavalTypeTable::devices>("devices", optional, "what else is built in"),
};

constexpr std::array sight_rows{
    row<&NavalSightTable::light>("light", required, "day or night"),
    row<&NavalSightTable::weather>("weather", required, "as campaigns name it"),
    row<&NavalSightTable::squares>("squares", required, "how far ships see each other (BB-B11)"),
};

constexpr std::array word_rows{
    row<&NavalWordTable::of>("of", required, "a word of the board"),
    row<&NavalWordTable::says>("says", optional,
                               "what ships of the sea say instead; not given: it is not offered "
                               "(BB-B14)"),
};

constexpr std::array naval_rows{
    row<&BoardNavalFile::mass_per_point>("mass_per_point", required, "for a structure point"),
    row<&BoardNavalFile::armor_per_point>("armor_per_point", required, "for a structure point"),
    row<&BoardNavalFile::minerals_per_point>("minerals_per_point", required,
                                             "for a structure point, in the wreck (BB-63)"),
    row<&BoardNavalFile::weapons>("weapon", optional, "weapons of ships of the sea"),
    row<&BoardNavalFile::devices>("device", optional, "devices of ships of the sea"),
    row<&BoardNavalFile::types>("type", required, "what each type carries"),
    row<&BoardNavalFile::sights>("sight", optional, "how far ships see; no row: over the board"),
    row<&BoardNavalFile::words>("word", optional, "words that the sea has for those of the board"),
};

using Sea = BoardSkinSwitchTable;
constexpr std::array skin_switch_rows{
    row<&Sea::cripples>("cripples", optional, "does damage slow ships (BB-B9)?"),
    row<&Sea::pursuit>("pursuit", optional, "does a faster enemy in sight hold them (BB-B10)?"),
    row<&Sea::sight>("sight", optional, "do light and weather limit their sight (BB-B11)?"),
    row<&Sea::surprise>("surprise", optional,
                        "are the guns of a surprised side silent in round 1 (BB-B12)?"),
};

using Sw = BoardSwitchTable;
constexpr std::array switch_rows{
    row<&Sw::speed_formula>("speed_formula", optional, "first term of the speed (BB-A2)"),
    row<&Sw::speed_rounding>("speed_rounding", optional, "how speeds are rounded (BB-A3)"),
    row<&Sw::mass_includes_cargo>("mass_includes_cargo", optional, "does cargo weigh (BB-A4)?"),
    row<&Sw::weight_fuzz>("weight_fuzz", optional, "when moving weights are rolled (BB-A8)"),
    row<&Sw::weight_fuzz_pct>("weight_fuzz_pct", optional, "their margin (BB-A8)"),
    row<&Sw::net_damage_metric>("net_damage_metric", optional, "what net damage is (BB-A10)"),
    row<&Sw::plan_depth>("plan_depth", optional, "steps a token looks ahead (BB-A10)"),
    row<&Sw::challenge_on>("challenge_on", optional, "what challenges a token (BB-A11)"),
    row<&Sw::retreat_steps>("retreat_steps", optional, "steps needed to leave (BB-A12)"),
    row<&Sw::retreat_leaves>("retreat_leaves", optional, "with the last or after it (BB-A12)"),
    row<&Sw::range_breaks_ties>("range_breaks_ties", optional,
                                "does the shorter range fire first (BB-A17)?"),
    row<&Sw::initiative_cap>("initiative_cap", optional, "highest initiative (BB-A20)"),
    row<&Sw::stream_scope>("stream_scope", optional, "where beams go on to (BB-A21)"),
    row<&Sw::torpedo_stream>("torpedo_stream", optional, "where torpedoes go on to (BB-A22)"),
    row<&Sw::beam_stream_cap>("beam_stream_cap", optional, "to how many tokens (BB-A23)"),
    row<&Sw::beam_rounding>("beam_rounding", optional, "how beams are rounded (BB-A24)"),
    row<&Sw::beam_loss_pct>("beam_loss_pct", optional, "what distance takes (BB-A25)"),
    row<&Sw::beam_loss_is_per_square>("beam_loss_is_per_square", optional,
                                      "of each square, not of the whole range (BB-A25)?"),
    row<&Sw::armor_step>("armor_step", optional, "steps of a ship's armour; 0: none (BB-A26)"),
    row<&Sw::capital_double>("capital_double", optional, "what finds the shields down (BB-A27)"),
    row<&Sw::capacitor_cap>("capacitor_cap", optional, "most of all, in hundredths (BB-A28)"),
    row<&Sw::jam_cap>("jam_cap", optional, "most of all jammers, in hundredths (BB-A29)"),
    row<&Sw::spread_targets>("spread_targets", optional,
                             "are targets of friends avoided (BB-A33)?"),
    row<&Sw::wreck_factor>("wreck_factor", optional,
                           "the wreck is one part in so many of the minerals (BB-A34)"),
    row<&Sw::ai_sees_starbase_range>("ai_sees_starbase_range", optional,
                                     "does planning know a base's longer reach (BB-36)?"),
    row<&Sw::flee_approach>("flee_approach", optional,
                            "do those who flee step toward the nearest target (BB-B1)?"),
    row<&Sw::naval>("naval", optional, "rules for ships of the sea alone"),
};

}  // namespace

std::span<const KeyRow<BoardWeaponTable>> keys_of(std::type_identity<BoardWeaponTable>) {
    return weapon_rows;
}
std::span<const KeyRow<HullTable>> keys_of(std::type_identity<HullTable>) { return hull_rows; }
std::span<const KeyRow<EngineTable>> keys_of(std::type_identity<EngineTable>) {
    return engine_rows;
}
std::span<const KeyRow<DeviceTable>> keys_of(std::type_identity<DeviceTable>) {
    return device_rows;
}
std::span<const KeyRow<FittedTable>> keys_of(std::type_identity<FittedTable>) {
    return fitted_rows;
}
std::span<const KeyRow<DesignTable>> keys_of(std::type_identity<DesignTable>) {
    return design_rows;
}
std::span<const KeyRow<StartTable>> keys_of(std::type_identity<StartTable>) { return start_rows; }
std::span<const KeyRow<BoardReferenceFile>> keys_of(std::type_identity<BoardReferenceFile>) {
    return reference_rows;
}
std::span<const KeyRow<NavalTypeTable>> keys_of(std::type_identity<NavalTypeTable>) {
    return type_rows;
}
std::span<const KeyRow<NavalSightTable>> keys_of(std::type_identity<NavalSightTable>) {
    return sight_rows;
}
std::span<const KeyRow<NavalWordTable>> keys_of(std::type_identity<NavalWordTable>) {
    return word_rows;
}
std::span<const KeyRow<BoardSkinSwitchTable>> keys_of(std::type_identity<BoardSkinSwitchTable>) {
    return skin_switch_rows;
}
std::span<const KeyRow<BoardNavalFile>> keys_of(std::type_identity<BoardNavalFile>) {
    return naval_rows;
}
std::span<const KeyRow<BoardSwitchTable>> keys_of(std::type_identity<BoardSwitchTable>) {
    return switch_rows;
}

}  // namespace flagplot::file_schema::battle_board
