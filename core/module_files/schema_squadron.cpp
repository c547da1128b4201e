#include "module_files/schema_squadron.h"

#include <array>

#include "base/plain_text.h"

namespace flagplot::file_schema::squadron {

namespace {

constexpr std::int32_t hundredths = 100;

/// A text that a function of the module reads.
template <class Value, class Reads>
Wrong read_text(const toml::node& node, Reads read, Value& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    const auto made = read(std::string_view(text->get()));
    if (!made) return ErrorCode::out_of_range;
    value = *made;
    return std::nullopt;
}

std::optional<std::int32_t> side_in(std::string_view text) {
    constexpr std::int32_t least = 24, most = 200;
    const auto inches = whole_number<std::int32_t>(text);
    if (!inches || *inches < least || *inches > most) return std::nullopt;
    return *inches * hundredths;
}

std::optional<TableSize::Value> size_in(std::string_view text) {
    const auto by = text.find('x');
    if (by == std::string_view::npos) return std::nullopt;
    const auto width = side_in(text.substr(0, by));
    const auto height = side_in(text.substr(by + 1));
    if (!width || !height) return std::nullopt;
    return std::pair(*width, *height);
}

}  // namespace

std::string DiceText::expected() {
    return "attack dice for up to four bands like \"6/5/3/-\", each up to 40";
}
Wrong DiceText::read(const toml::node& node, Value& value) {
    return read_text(node, model::dice_in, value);
}

std::string RamText::expected() { return "a ram score up to 40 like \"5\" or \"5 red\""; }
Wrong RamText::read(const toml::node& node, Value& value) {
    return read_text(node, model::ram_in, value);
}

std::string TableSize::expected() {
    return "width and height in inches like \"72x48\", each from 24 to 200";
}
Wrong TableSize::read(const toml::node& node, Value& value) {
    return read_text(node, size_in, value);
}

std::string WindPoints::expected() { return "one of 4, 8, 12, 16"; }
Wrong WindPoints::read(const toml::node& node, Value& value) {
    constexpr std::int32_t least = 4, most = 16;
    if (const Wrong wrong = read_whole(node, least, most, value)) return wrong;
    return value % least == 0 ? Wrong{} : ErrorCode::out_of_range;
}

namespace {

constexpr std::array class_rows{
    row<&ClassTable::name>("name", required, "of a class of ships, once in the file"),
    row<&ClassTable::move>("move", required, "Mv, inches"),
    row<&ClassTable::turning>("turning", required, "its template: S, M or L"),
    row<&ClassTable::length>("length", required, "of its base, inches"),
    row<&ClassTable::breadth>("breadth", required, "of its base, inches"),
    row<&ClassTable::hull>("hull", required, "HP0"),
    row<&ClassTable::dr>("dr", required, "damage rating"),
    row<&ClassTable::cr>("cr", required, "critical rating"),
    row<&ClassTable::crew>("crew", required, "CP0"),
    row<&ClassTable::ram>("ram", required, "ram score"),
    row<&ClassTable::broadside>("broadside", required, "AD of each broadside"),
    row<&ClassTable::fore>("fore", optional, "AD forward; none if not given"),
    row<&ClassTable::aft>("aft", optional, "AD astern; none if not given"),
    row<&ClassTable::turret>("turret", optional, "AD all round; none if not given"),
    row<&ClassTable::points>("points", required, "what it is worth"),
    row<&ClassTable::least>("least", required, "ships of a squadron, at least"),
    row<&ClassTable::most>("most", required, "ships of a squadron, at most"),
    row<&ClassTable::wind>("wind", optional, "does the wind affect it? true if not given"),
    row<&ClassTable::small_target>("small_target", optional,
                                   "is it a small target (US-36)? false if not given"),
    row<&ClassTable::capital>("capital", optional,
                              "is it a capital ship (US-36)? false if not given"),
};
constexpr std::array name_rows{
    row<&NameTable::name>("name", required, "a class or type of a campaign, once in the file"),
    row<&NameTable::ship>("class", required, "the class that its ships are"),
};
constexpr std::array tonnage_rows{
    row<&TonnageTable::tons>("tons", required, "gross tons, at least"),
    row<&TonnageTable::ship>("class", required, "the class that such ships are"),
};
constexpr std::array ships_rows{
    row<&ShipsFile::turnings>("turning", required, "turning templates"),
    row<&ShipsFile::classes>("class", required, "all classes"),
    row<&ShipsFile::names>("name", optional, "of classes and types of campaigns (US-B38)"),
    row<&ShipsFile::tonnages>("tonnage", optional,
                              "of merchant ships whose class has no name here"),
};

constexpr std::array turning_rows{
    row<&TurningTable::name>("name", required, "of a template, once in the file"),
    row<&TurningTable::radius>("radius", required, "of the circle, inches"),
};
constexpr std::array arcs_rows{
    row<&ArcsTable::reach>("reach", required,
                           "of the four bands, inches, each farther than the one before"),
    row<&ArcsTable::broadside_from>(
        "broadside_from", required,
        "first bearing of the starboard broadside, degrees from the bow"),
    row<&ArcsTable::broadside_to>("broadside_to", required, "its last bearing"),
    row<&ArcsTable::stern_half_angle>("stern_half_angle", required,
                                      "degrees from the stern in which a shot comes from astern"),
};
constexpr std::array wind_rows{
    row<&WindTable::changes_on>("changes_on", required,
                                "face of a D6 from which the wind changes; 7: never"),
    row<&WindTable::notches>("notches", required, "clockwise, by a second D6"),
};
constexpr std::array length_rows{
    row<&LengthTable::command_radius>("command_radius", required, "US-17"),
    row<&LengthTable::drift>("drift", required, "of ships out of command and derelicts"),
    row<&LengthTable::back>("back", required, "straight astern, to clear a contact"),
    row<&LengthTable::swing>("swing", required, "degrees on the spot"),
    row<&LengthTable::island_length>("island_length", required, "US-B37"),
    row<&LengthTable::island_breadth>("island_breadth", required, "US-B37"),
    row<&LengthTable::island_rim>("island_rim", required, "of soft ground round an island"),
    row<&LengthTable::island_gap>("island_gap", required, "between islands, at least"),
};
constexpr std::array number_rows{
    row<&NumberTable::obstacle_dice>("obstacle_dice", required,
                                     "AD of soft, solid and very solid obstacles"),
    row<&NumberTable::shots>("shots", required, "of arcs, in full magazines"),
};
constexpr std::array movement_rows{
    row<&MovementFile::arcs>("arcs", required, "arcs and ranges"),
    row<&MovementFile::wind>("wind", required, "US-11, US-12"),
    row<&MovementFile::lengths>("lengths", required, "other lengths, inches"),
    row<&MovementFile::numbers>("numbers", required, "other numbers"),
};

constexpr std::array critical_rows{
    row<&CriticalTable::effect>("effect", required, "what it does"),
    row<&CriticalTable::hull>("hull", optional,
                              "hull points lost; as the switch critical.hull_cost if not given"),
    row<&CriticalTable::crew>("crew", optional, "crew lost; 0 if not given"),
    row<&CriticalTable::crew_die>("crew_die", optional,
                                  "faces of a die of further crew lost; none if not given"),
};
constexpr std::array critical_file_rows{
    row<&CriticalFile::blast_reach>("blast_reach", required,
                                    "inches from a magazine that explodes"),
    row<&CriticalFile::blast_dice>("blast_dice", required, "AD for each of its HP0"),
    row<&CriticalFile::fire>("fire", required, "what a fire does, by a D6"),
    row<&CriticalFile::repair>("repair", required,
                               "or more on a D6 removes a lasting critical; 7: never"),
    row<&CriticalFile::rows>("row", required, "by 2D6, from 2 to 12"),
};

constexpr std::array card_rows{
    row<&CardTable::title>("title", required, "once in the file"),
    row<&CardTable::timing>("timing", required, "when it is played (US-71)"),
    row<&CardTable::op>("op", required, "what it does"),
    row<&CardTable::value>("value", optional, "how much, for those that need it; 0 if not given"),
    row<&CardTable::copies>("copies", required, "in a deck"),
};
constexpr std::array cards_rows{
    row<&CardsFile::hand>("hand", required, "cards in a hand, at most"),
    row<&CardsFile::cards>("card", required, "all kinds"),
};

constexpr std::array table_switch_rows{
    row<&TableSwitches::size>("size", optional, "of the table; 72x48 if not given (US-B3)"),
    row<&TableSwitches::deploy_depth>(
        "deploy_depth", optional,
        "inches from the edge in which a side is set up; 12 if not given (US-B3)"),
    row<&TableSwitches::terrain>(
        "terrain", optional,
        "islands as the square says, none, or always; by_square if not given (US-B37)"),
};
constexpr std::array cards_switch_rows{
    row<&CardSwitches::t_per_turn>("t_per_turn", optional,
                                   "T cards of a side in a turn; 1 if not given (US-A2)"),
    row<&CardSwitches::limits>("limits", optional,
                               "do the limits of each type hold? true if not given (US-A22)"),
    row<&CardSwitches::count_initial>(
        "count_initial", optional,
        "does the hand count squadrons at the start? false if not given (US-A23)"),
    row<&CardSwitches::shared_deck>("shared_deck", optional,
                                    "is there one deck for all? false if not given (US-B6)"),
};
constexpr std::array initiative_switch_rows{
    row<&InitiativeSwitches::winner_may_pass>(
        "winner_may_pass", optional,
        "may the winner let others go first? false if not given (US-A3)"),
};
constexpr std::array activation_switch_rows{
    row<&ActivationSwitches::pass_tokens>(
        "pass_tokens", optional,
        "may the side with fewer squadrons pass? false if not given (US-A4)"),
};
constexpr std::array wind_switch_rows{
    row<&WindSwitches::points>("points", optional, "directions; 8 if not given (US-A5)"),
    row<&WindSwitches::headwind_half_angle>("headwind_half_angle", optional,
                                            "degrees from the bow; 45 if not given (US-A6)"),
    row<&WindSwitches::arc_step>(
        "arc_step", optional,
        "which heading a step of a turn is paid by; start if not given (US-B12)"),
};
constexpr std::array command_switch_rows{
    row<&CommandSwitches::mode>("mode", optional,
                                "which ships are in command; chain if not given (US-A7)"),
    row<&CommandSwitches::element>(
        "element", optional, "what acts when a squadron is not; cluster if not given (US-A8)"),
};
constexpr std::array move_switch_rows{
    row<&MoveSwitches::minimum_inches>("minimum_inches", optional,
                                       "least run; 2 if not given (US-A9)"),
};
constexpr std::array contact_switch_rows{
    row<&ContactSwitches::resolve>("resolve", optional, "when; after_moves if not given (US-A10)"),
    row<&ContactSwitches::clear>(
        "clear", optional,
        "what a ship may do that cannot go ahead; back_or_turn if not given (US-B1)"),
};
constexpr std::array anchor_switch_rows{
    row<&AnchorSwitches::half_move_variant>(
        "half_move_variant", optional, "only after at most half Mv? false if not given (US-A11)"),
};
constexpr std::array fire_switch_rows{
    row<&FireSwitches::to_hit_modifiers>("to_hit_modifiers", optional, "US-36; false if not given"),
    row<&FireSwitches::partial_rounding>(
        "partial_rounding", optional,
        "of targets partly in the arc; reduce_halve_down if not given (US-A12)"),
    row<&FireSwitches::threshold>("threshold", optional,
                                  "of DR: reached or exceeded; ge if not given (US-A13)"),
    row<&FireSwitches::min_ad>("min_ad", optional, "AD left after damage; 0 if not given (US-A31)"),
    row<&FireSwitches::order>("order", optional,
                              "when the A card counts; card_last if not given (US-B15)"),
    row<&FireSwitches::declare>("declare", optional,
                                "shots one by one, or all first; one_by_one if not given (US-B25)"),
    row<&FireSwitches::into_melee>("into_melee", optional,
                                   "may engaged ships be fired at? true if not given (US-B24)"),
    row<&FireSwitches::ammunition>("ammunition", optional,
                                   "do magazines run out? true if not given"),
};
constexpr std::array split_switch_rows{
    row<&SplitSwitches::basis>("basis", optional,
                               "dice that are divided; smallest if not given (US-B4)"),
};
constexpr std::array link_switch_rows{
    row<&LinkSwitches::scope>("scope", optional,
                              "whose ships join; squadron if not given (US-A14)"),
    row<&LinkSwitches::same_ship_full>(
        "same_ship_full", optional,
        "do the leader's other weapons join in full? false if not given (US-A15)"),
    row<&LinkSwitches::zero_may_join>(
        "zero_may_join", optional,
        "does a weapon without AD join with 1? false if not given (US-A30)"),
};
constexpr std::array sight_switch_rows{
    row<&SightSwitches::ships_block>(
        "ships_block", optional, "do ships block the line of sight? false if not given (US-A35)"),
};
constexpr std::array ram_switch_rows{
    row<&RamSwitches::declare>("declare", optional,
                               "which contacts are rams; bow if not given (US-A17)"),
    row<&RamSwitches::red_multiples>("red_multiples", optional,
                                     "a critical for each full DR? true if not given (US-A16)"),
};
constexpr std::array damage_switch_rows{
    row<&DamageSwitches::reduces_ram>("reduces_ram", optional,
                                      "does damage reduce rams? false if not given (US-A32)"),
};
constexpr std::array boarding_switch_rows{
    row<&BoardingSwitches::crew_marked>(
        "crew_marked", optional,
        "when crew killed by a collision is marked; step4 if not given (US-61)"),
};
constexpr std::array melee_switch_rows{
    row<&MeleeSwitches::casualties>("casualties", optional,
                                    "who spreads hits on a pool; assigned if not given (US-A20)"),
    row<&MeleeSwitches::break_off>("break_off", optional, "how; roll if not given (US-A21)"),
    row<&MeleeSwitches::timing>("timing", optional,
                                "of the round of old fights; before_moves if not given (US-B2)"),
    row<&MeleeSwitches::once_per_turn>("once_per_turn", optional,
                                       "one round in a turn? false if not given (US-A29)"),
    row<&MeleeSwitches::is_optional>("optional", optional,
                                     "may ships in contact decline? false if not given (US-B5)"),
};
constexpr std::array critical_switch_rows{
    row<&CriticalSwitches::hull_cost>("hull_cost", optional,
                                      "of a critical hit; 2 if not given (US-A25)"),
};
constexpr std::array repair_switch_rows{
    row<&RepairSwitches::enabled>("enabled", optional,
                                  "are there repairs? true if not given (US-A26)"),
};
constexpr std::array drift_switch_rows{
    row<&DriftSwitches::derelict_damage>("derelict_damage", optional,
                                         "do derelicts collide? false if not given (US-A27)"),
};
constexpr std::array battle_switch_rows{
    row<&BattleSwitches::max_turns>("max_turns", optional, "12 if not given (US-A33)"),
};
constexpr std::array fog_switch_rows{
    row<&FogSwitches::ships>("ships", optional,
                             "what is seen of enemies; open if not given (US-B33)"),
};
constexpr std::array switch_rows{
    row<&SwitchesTable::table>("table", optional, "the table"),
    row<&SwitchesTable::cards>("cards", optional, "cards"),
    row<&SwitchesTable::initiative>("initiative", optional, "initiative"),
    row<&SwitchesTable::activation>("activation", optional, "activation"),
    row<&SwitchesTable::wind>("wind", optional, "wind"),
    row<&SwitchesTable::command>("command", optional, "command radius"),
    row<&SwitchesTable::move>("move", optional, "movement"),
    row<&SwitchesTable::contact>("contact", optional, "contacts"),
    row<&SwitchesTable::anchor>("anchor", optional, "anchors"),
    row<&SwitchesTable::fire>("fire", optional, "fire"),
    row<&SwitchesTable::split>("split", optional, "split fire"),
    row<&SwitchesTable::link>("link", optional, "linked fire"),
    row<&SwitchesTable::sight>("los", optional, "lines of sight"),
    row<&SwitchesTable::ram>("ram", optional, "rams"),
    row<&SwitchesTable::damage>("damage", optional, "damage"),
    row<&SwitchesTable::boarding>("boarding", optional, "boarding"),
    row<&SwitchesTable::melee>("melee", optional, "hand-to-hand combat"),
    row<&SwitchesTable::critical>("critical", optional, "critical hits"),
    row<&SwitchesTable::repair>("repair", optional, "repairs"),
    row<&SwitchesTable::drift>("drift", optional, "drifting"),
    row<&SwitchesTable::battle>("battle", optional, "the battle"),
    row<&SwitchesTable::fog>("fog", optional, "what is hidden"),
    row<&SwitchesTable::edges>(
        "edges", optional,
        "which edges a ship may leave by unharmed; own_and_neutral if not given (US-A34)"),
};

}  // namespace

#define FLAGPLOT_ROWS(Table, rows) \
    std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>) { return rows; }
FLAGPLOT_ROWS(ClassTable, class_rows)
FLAGPLOT_ROWS(NameTable, name_rows)
FLAGPLOT_ROWS(TonnageTable, tonnage_rows)
FLAGPLOT_ROWS(ShipsFile, ships_rows)
FLAGPLOT_ROWS(TurningTable, turning_rows)
FLAGPLOT_ROWS(ArcsTable, arcs_rows)
FLAGPLOT_ROWS(WindTable, wind_rows)
FLAGPLOT_ROWS(LengthTable, length_rows)
FLAGPLOT_ROWS(NumberTable, number_rows)
FLAGPLOT_ROWS(MovementFile, movement_rows)
FLAGPLOT_ROWS(CriticalTable, critical_rows)
FLAGPLOT_ROWS(CriticalFile, critical_file_rows)
FLAGPLOT_ROWS(CardTable, card_rows)
FLAGPLOT_ROWS(CardsFile, cards_rows)
FLAGPLOT_ROWS(TableSwitches, table_switch_rows)
FLAGPLOT_ROWS(CardSwitches, cards_switch_rows)
FLAGPLOT_ROWS(InitiativeSwitches, initiative_switch_rows)
FLAGPLOT_ROWS(ActivationSwitches, activation_switch_rows)
FLAGPLOT_ROWS(WindSwitches, wind_switch_rows)
FLAGPLOT_ROWS(CommandSwitches, command_switch_rows)
FLAGPLOT_ROWS(MoveSwitches, move_switch_rows)
FLAGPLOT_ROWS(ContactSwitches, contact_switch_rows)
FLAGPLOT_ROWS(AnchorSwitches, anchor_switch_rows)
FLAGPLOT_ROWS(FireSwitches, fire_switch_rows)
FLAGPLOT_ROWS(SplitSwitches, split_switch_rows)
FLAGPLOT_ROWS(LinkSwitches, link_switch_rows)
FLAGPLOT_ROWS(SightSwitches, sight_switch_rows)
FLAGPLOT_ROWS(RamSwitches, ram_switch_rows)
FLAGPLOT_ROWS(DamageSwitches, damage_switch_rows)
FLAGPLOT_ROWS(BoardingSwitches, boarding_switch_rows)
FLAGPLOT_ROWS(MeleeSwitches, melee_switch_rows)
FLAGPLOT_ROWS(CriticalSwitches, critical_switch_rows)
FLAGPLOT_ROWS(RepairSwitches, repair_switch_rows)
FLAGPLOT_ROWS(DriftSwitches, drift_switch_rows)
FLAGPLOT_ROWS(BattleSwitches, battle_switch_rows)
FLAGPLOT_ROWS(FogSwitches, fog_switch_rows)
FLAGPLOT_ROWS(SwitchesTable, switch_rows)
#undef FLAGPLOT_ROWS

}  // namespace flagplot::file_schema::squadron
