#include "module_files/schema_galley.h"

#include <cstdint>

namespace flagplot::file_schema::galley {

std::string RakesPerTarget::expected() { return "1 or \"n\""; }
Wrong RakesPerTarget::read(const toml::node& node, Value& value) {
    if (const auto* text = node.as_string()) {
        value = model::Rakes::any;
        return text->get() == "n" ? Wrong{} : ErrorCode::unknown_word;
    }
    std::int32_t number = 0;
    value = model::Rakes::once;
    return read_whole(node, 1, 1, number);
}

namespace {

constexpr std::array ship_class_rows{
    row<&ShipClassTable::name>("name", required, "name of the class, once in the file"),
    row<&ShipClassTable::hexes>("hexes", required,
                                "that its counter fills: 1 small, 2 large (WG-4)"),
    row<&ShipClassTable::cruise>("cruise", required, "movement points at Cruise"),
    row<&ShipClassTable::maximum>("maximum", required,
                                  "movement points at Maximum; 0: it has none (WG-5)"),
    row<&ShipClassTable::ram_attack>("ram_attack", required,
                                     "Ram Attack rating; 0: it may not ram (WG-30)"),
    row<&ShipClassTable::ram_defence>("ram_defence", required, "Ram Defence rating"),
    row<&ShipClassTable::manpower>("manpower", required, "soldiers on deck"),
    row<&ShipClassTable::missiles>("missiles", required, "missile strength"),
    row<&ShipClassTable::points>("points", required,
                                 "its value for balancing fleets and for the captain (WG-B6)"),
    row<&ShipClassTable::anastrophe>(
        "anastrophe", optional,
        "whether it may try an anastrophe, the asterisk of WG-70; false if not given"),
    row<&ShipClassTable::cataphract>(
        "cataphract", optional,
        "whether it has a deck over its rowers (WG-B5); false if not given"),
    row<&ShipClassTable::towers>("towers", optional,
                                 "whether it has towers to jettison (WG-82); false if not given"),
    row<&ShipClassTable::merchant>("merchant", optional,
                                   "whether it is a merchant ship (WG-93); false if not given"),
    row<&ShipClassTable::ships_per_counter>("ships_per_counter", optional,
                                            "how many ships a counter stands for; 1 if not given"),
};
constexpr std::array type_rows{
    row<&TypeTable::type>("type", required, "type of ship, once in the file"),
    row<&TypeTable::ship_class>("class", required,
                                "the class of such a ship whose own class has no data"),
};
constexpr std::array ships_rows{
    row<&ShipsFile::whose>("whose", required, "whose numbers these are, for people"),
    row<&ShipsFile::usual_class>("usual_class", required,
                                 "the class of a ship whose type is not given"),
    row<&ShipsFile::classes>("class", required, "classes of ships (3.4.1)"),
    row<&ShipsFile::types>("type", optional, "classes by type of ship"),
};
constexpr std::array cost_rows{
    row<&CostsTable::ahead>("ahead", required, "a hex forward"),
    row<&CostsTable::turn>("turn", required, "a facing change of one hexside"),
    row<&CostsTable::run_at_cruise>("run_at_cruise", required,
                                    "hexes forward before each facing change at Cruise"),
    row<&CostsTable::run_at_maximum>("run_at_maximum", required, "the same at Maximum"),
    row<&CostsTable::about_small>("about_small", required, "a Turn Around of a small counter"),
    row<&CostsTable::about_large>("about_large", required, "of a large one"),
    row<&CostsTable::back>("back", required, "a hex of backing water"),
    row<&CostsTable::through>("through", required, "a Pass-Through (WG-51)"),
    row<&CostsTable::towers>("towers", required, "to jettison towers (WG-82)"),
    row<&CostsTable::cut>("cut", required, "to disengage from grapples, or all there is (WG-60)"),
    row<&CostsTable::sails>("sails", required, "to raise or lower sails (WG-93)"),
};
constexpr std::array fatigue_speed_rows{
    row<&FatigueSpeedTable::a>("a", required, "levels of a crew of class A, for 1 to 6 of a die"),
    row<&FatigueSpeedTable::b>("b", required, "of class B"),
    row<&FatigueSpeedTable::c>("c", required, "of class C"),
};
constexpr std::array fatigue_rows{
    row<&FatigueFileTable::first_speed>("first_speed", required, "maximum speed of the first row"),
    row<&FatigueFileTable::class_a_from>("class_a_from", required,
                                         "crew rating from which a crew is of class A"),
    row<&FatigueFileTable::class_b_from>("class_b_from", required,
                                         "and from which of class B; below it, of class C"),
    row<&FatigueFileTable::anastrophe_row>("anastrophe_row", required,
                                           "the row of an anastrophe, for class A (WG-76)"),
    row<&FatigueFileTable::anastrophe_least>("anastrophe_least", required,
                                             "level that an anastrophe costs at least"),
    row<&FatigueFileTable::speeds>("speed", required,
                                   "a row for each maximum speed, four in a row from the first"),
};
constexpr std::array wind_rows{
    row<&WindFileTable::changes>("changes", required,
                                 "what happens to the wind, for 2 to 12 of two dice"),
    row<&WindFileTable::storm_missiles>("storm_missiles", required,
                                        "modifier of missiles in a storm"),
    row<&WindFileTable::sail_bonus>("sail_bonus", required,
                                    "movement points more under sail before the wind (WG-93)"),
};
constexpr std::array command_rows{
    row<&CommandFileTable::range>("range", required,
                                  "hexes within which a commander leads the ships of a squadron"),
    row<&CommandFileTable::double_needed>("double_needed", required,
                                          "score with which an admiral activates two squadrons"),
    row<&CommandFileTable::usual_crew>("usual_crew", required,
                                       "crew rating of a ship for which none is given"),
    row<&CommandFileTable::usual_initiative>("usual_initiative", required,
                                             "initiative of an admiral for whom none is given"),
    row<&CommandFileTable::withdraw_needed>(
        "withdraw_needed", required,
        "score with which a fleet withdraws when its admiral is lost (WG-94)"),
    row<&CommandFileTable::behind>("behind", required,
                                   "modifier of a side that is behind in points"),
    row<&CommandFileTable::withdraw_points>("withdraw_points", required,
                                            "points for the enemy of a fleet that withdraws"),
};
constexpr std::array victory_rows{
    row<&VictoryFileTable::captured>(
        "captured", required, "points of a captured ship beyond its Ram Defence rating (WG-95)"),
    row<&VictoryFileTable::left_board>("left_board", required,
                                       "points of a ship that leaves the board, for the enemy"),
    row<&VictoryFileTable::victory>("victory", required, "points that win"),
    row<&VictoryFileTable::times>("times", required,
                                  "how many times the enemy's total they must be at least"),
};
constexpr std::array movement_rows{
    row<&MovementFile::whose>("whose", required, "whose numbers these are, for people"),
    row<&MovementFile::turns>("turns", required, "that a battle has at most"),
    row<&MovementFile::costs>("cost", required, "movement costs (3.4.2)"),
    row<&MovementFile::fatigue>("fatigue", required, "fatigue (3.4.8)"),
    row<&MovementFile::wind>("wind", required, "wind (3.4.10)"),
    row<&MovementFile::command>("command", required, "commanders and admirals"),
    row<&MovementFile::victory>("victory", required, "victory points"),
};
constexpr std::array grappling_rows{
    row<&GrapplingFileTable::needed>("needed", required,
                                     "score that grapples; 1 never does, 6 always"),
    row<&GrapplingFileTable::cut_needed>("cut_needed", required,
                                         "score that disengages; 1 never does, 6 always"),
    row<&GrapplingFileTable::target_crippled>("target_crippled", required,
                                              "modifier against a Crippled or Rammed target"),
    row<&GrapplingFileTable::target_stronger>(
        "target_stronger", required, "modifier against larger manpower, also for disengaging"),
    row<&GrapplingFileTable::drag_needed>("drag_needed", required,
                                          "die that comes free of a ship that sinks (WG-23)"),
};
constexpr std::array ramming_rows{
    row<&RammingFileTable::at_maximum>("at_maximum", required, "modifier at Maximum"),
    row<&RammingFileTable::still_target>(
        "still_target", required, "modifier against a target that did not move, or is grappled"),
    row<&RammingFileTable::better_crew>("better_crew", required,
                                        "modifier of a higher crew rating"),
    row<&RammingFileTable::worse_crew>("worse_crew", required, "modifier of a lower one"),
    row<&RammingFileTable::after_failed_rake>(
        "after_failed_rake", required, "modifier of an anastrophe whose rake failed (WG-75)"),
    row<&RammingFileTable::fouls_to>("fouls_to", required,
                                     "total up to which a heavy target fouls the rammer"),
    row<&RammingFileTable::fouls_by>(
        "fouls_by", required, "by how much the target's RD must exceed the rammer's RA for that"),
    row<&RammingFileTable::rams_from>("rams_from", required,
                                      "total from which the target is Rammed"),
    row<&RammingFileTable::backs_off_from>("backs_off_from", required,
                                           "total from which the rammer backs off free"),
};
constexpr std::array rake_rows{
    row<&RakeFileTable::at_maximum>("at_maximum", required, "modifier at Maximum"),
    row<&RakeFileTable::pass_through>("pass_through", required, "modifier of a Pass-Through"),
    row<&RakeFileTable::large_target>("large_target", required, "modifier against a large counter"),
    row<&RakeFileTable::needed>("needed", required, "total from which the target is Crippled"),
};
constexpr std::array missile_rows{
    row<&MissileFileTable::range>("range", required, "hexes that missiles reach (WG-10)"),
    row<&MissileFileTable::near_range>("near_range", required, "hexes that are near"),
    row<&MissileFileTable::near>("near", required, "modifier at near range"),
    row<&MissileFileTable::open_target>("open_target", required,
                                        "modifier against a target without a deck"),
    row<&MissileFileTable::towered_target>("towered_target", required,
                                           "modifier against a target with towers"),
    row<&MissileFileTable::one_from>("one_from", required,
                                     "total from which there is a depletion hit"),
    row<&MissileFileTable::two_from>("two_from", required, "total from which there are two"),
    row<&MissileFileTable::flame_range>("flame_range", required,
                                        "hexes that flame missiles reach (WG-80)"),
    row<&MissileFileTable::flame_base>(
        "flame_base", required,
        "added to the die for each strength point of a flame missile (WG-83)"),
    row<&MissileFileTable::flame_needed>("flame_needed", required, "total that sets fire"),
};
constexpr std::array avoidance_rows{
    row<&AvoidanceFileTable::large_ship>("large_ship", required, "modifier of a large counter"),
    row<&AvoidanceFileTable::half_speed>("half_speed", required, "modifier at 1/2 Speed"),
    row<&AvoidanceFileTable::at_maximum>("at_maximum", required, "modifier at Maximum"),
    row<&AvoidanceFileTable::needed>("needed", required, "score that avoids; 1 never does"),
};
constexpr std::array boarding_row_rows{
    row<&BoardingRowTable::up_to>("up_to", required,
                                  "total up to which it holds; the last row also holds above"),
    row<&BoardingRowTable::attacker>("attacker", optional,
                                     "manpower the attacker loses; 0 if not given"),
    row<&BoardingRowTable::defender>("defender", optional,
                                     "manpower the defender loses; 0 if not given"),
    row<&BoardingRowTable::captured>("captured", optional,
                                     "whether the target is captured; false if not given"),
};
constexpr std::array boarding_rows{
    row<&BoardingFileTable::rows>("row", required, "results by total"),
    row<&BoardingFileTable::crew_limit>("crew_limit", required,
                                        "how much the difference of the crews counts at most"),
    row<&BoardingFileTable::prize_crew>("prize_crew", required,
                                        "manpower that the captor gives up"),
};
constexpr std::array fire_rows{
    row<&FireFileTable::firepot_from>("firepot_from", required,
                                      "die with which a firepot sets fire (WG-81)"),
    row<&FireFileTable::loses_to>("loses_to", required,
                                  "die up to which a fire costs manpower (WG-83)"),
    row<&FireFileTable::spreads_on>("spreads_on", required, "die with which it spreads"),
    row<&FireFileTable::spread_from>("spread_from", required,
                                     "die with which a ship in contact catches it"),
    row<&FireFileTable::out_from>("out_from", required, "die from which it is out"),
    row<&FireFileTable::sinks_on>("sinks_on", required, "second die that sinks the ship"),
    row<&FireFileTable::sinks_after>("sinks_after", required,
                                     "end phase from which the second die is rolled"),
};
constexpr std::array attempts_rows{
    row<&AttemptsFile::whose>("whose", required, "whose numbers these are, for people"),
    row<&AttemptsFile::grappling>("grappling", required, "1D6 (3.4.3)"),
    row<&AttemptsFile::ramming>("ramming", required, "2D6 (3.4.4)"),
    row<&AttemptsFile::rake>("rake", required, "2D6 (3.4.5)"),
    row<&AttemptsFile::missiles>("missile", required, "1D6 (3.4.6)"),
    row<&AttemptsFile::avoidance>("avoidance", required, "1D6 (3.4.7)"),
    row<&AttemptsFile::boarding>("boarding", required, "2D6 (3.4.9)"),
    row<&AttemptsFile::fire>("fire", required, "fires"),
};
constexpr std::array board_rows{
    row<&BoardSwitches::size>("size", optional,
                              "columns and rows of hexes; [40, 30] if not given (WG-B1)"),
    row<&BoardSwitches::deploy_depth>(
        "deploy_depth", optional,
        "hexes from its edge in which a side deploys; 6 if not given (WG-B1)"),
};
constexpr std::array switch_rows{
    row<&SwitchesTable::reaction_timing>(
        "reaction_timing", optional,
        "when losses of reaction fire count; simultaneous if not given (WG-A3)"),
    row<&SwitchesTable::missile_path>(
        "missile_path", optional,
        "which hexes a shot at two hexes passes; any if not given (WG-A5)"),
    row<&SwitchesTable::rake_small_refers_to>(
        "rake_small_refers_to", optional,
        "whose small counter lets a rake go between any flank hexes; target if not given (WG-A8)"),
    row<&SwitchesTable::rakes_per_target>(
        "rakes_per_target", optional,
        "how often a ship rakes one target in a turn; 1 if not given (WG-A9)"),
    row<&SwitchesTable::rake_and_ram_same_target>("rake_and_ram_same_target", optional,
                                                  "may a ship rake and then ram one target without "
                                                  "an anastrophe? false if not given (WG-A10)"),
    row<&SwitchesTable::ram_min_mp>(
        "ram_min_mp", optional,
        "movement points of a ram that starts in contact; 1 if not given (WG-A11)"),
    row<&SwitchesTable::abreast_gap>(
        "abreast_gap", optional,
        "empty hexes between ships in line abreast; 1 if not given (WG-A13)"),
    row<&SwitchesTable::anastrophe_fatigue>(
        "anastrophe_fatigue", optional,
        "when an anastrophe fatigues; always if not given (WG-A15)"),
    row<&SwitchesTable::anastrophe_any_ship>(
        "anastrophe_any_ship", optional,
        "may ships of command squadrons try an anastrophe? false if not given (WG-A17)"),
    row<&SwitchesTable::avoid_penalty>(
        "avoid_penalty", optional,
        "by how much each earlier avoidance makes the next one worse; 1 if not given (WG-A21)"),
    row<&SwitchesTable::rammed_sinks_on>(
        "rammed_sinks_on", optional,
        "die with which a Rammed ship sinks at the end, 7: never; 4 if not given (WG-A25)"),
    row<&SwitchesTable::firepot_needs_hit>("firepot_needs_hit", optional,
                                           "must the ram succeed? false if not given (WG-A26)"),
    row<&SwitchesTable::tower_missile>(
        "tower_missile", optional,
        "what jettisoned towers cost of the missile strength; 0 if not given (WG-A27)"),
    row<&SwitchesTable::ram_still_target>(
        "ram_still_target", optional,
        "which targets count as not moving; activated if not given (WG-B3)"),
    row<&SwitchesTable::missile_by_manpower>(
        "missile_by_manpower", optional,
        "is missile strength at most the manpower? true if not given (WG-B10)"),
    row<&SwitchesTable::reaction_point>(
        "reaction_point", optional,
        "where reaction fire finds its target; path if not given (WG-B11)"),
    row<&SwitchesTable::grapple_hexside>(
        "grapple_hexside", optional,
        "whose flank hexside a grapple needs; both if not given (WG-B12)"),
    row<&SwitchesTable::ram_final_turn>(
        "ram_final_turn", optional,
        "may a rammer turn in the hex next to its target? true if not given (WG-B14)"),
    row<&SwitchesTable::fire_before_move>(
        "fire_before_move", optional,
        "may a ship fire before it moves? false if not given (WG-B23)"),
    row<&SwitchesTable::grapple_drags_down>(
        "grapple_drags_down", optional,
        "does a ship that sinks drag down those grappled to it? true if not given (WG-23)"),
    row<&SwitchesTable::board>("board", optional, "the board"),
};

}  // namespace

std::span<const KeyRow<ShipClassTable>> keys_of(std::type_identity<ShipClassTable>) {
    return ship_class_rows;
}
std::span<const KeyRow<TypeTable>> keys_of(std::type_identity<TypeTable>) { return type_rows; }
std::span<const KeyRow<ShipsFile>> keys_of(std::type_identity<ShipsFile>) { return ships_rows; }
std::span<const KeyRow<CostsTable>> keys_of(std::type_identity<CostsTable>) { return cost_rows; }
std::span<const KeyRow<FatigueSpeedTable>> keys_of(std::type_identity<FatigueSpeedTable>) {
    return fatigue_speed_rows;
}
std::span<const KeyRow<FatigueFileTable>> keys_of(std::type_identity<FatigueFileTable>) {
    return fatigue_rows;
}
std::span<const KeyRow<WindFileTable>> keys_of(std::type_identity<WindFileTable>) {
    return wind_rows;
}
std::span<const KeyRow<CommandFileTable>> keys_of(std::type_identity<CommandFileTable>) {
    return command_rows;
}
std::span<const KeyRow<VictoryFileTable>> keys_of(std::type_identity<VictoryFileTable>) {
    return victory_rows;
}
std::span<const KeyRow<MovementFile>> keys_of(std::type_identity<MovementFile>) {
    return movement_rows;
}
std::span<const KeyRow<GrapplingFileTable>> keys_of(std::type_identity<GrapplingFileTable>) {
    return grappling_rows;
}
std::span<const KeyRow<RammingFileTable>> keys_of(std::type_identity<RammingFileTable>) {
    return ramming_rows;
}
std::span<const KeyRow<RakeFileTable>> keys_of(std::type_identity<RakeFileTable>) {
    return rake_rows;
}
std::span<const KeyRow<MissileFileTable>> keys_of(std::type_identity<MissileFileTable>) {
    return missile_rows;
}
std::span<const KeyRow<AvoidanceFileTable>> keys_of(std::type_identity<AvoidanceFileTable>) {
    return avoidance_rows;
}
std::span<const KeyRow<BoardingRowTable>> keys_of(std::type_identity<BoardingRowTable>) {
    return boarding_row_rows;
}
std::span<const KeyRow<BoardingFileTable>> keys_of(std::type_identity<BoardingFileTable>) {
    return boarding_rows;
}
std::span<const KeyRow<FireFileTable>> keys_of(std::type_identity<FireFileTable>) {
    return fire_rows;
}
std::span<const KeyRow<AttemptsFile>> keys_of(std::type_identity<AttemptsFile>) {
    return attempts_rows;
}
std::span<const KeyRow<BoardSwitches>> keys_of(std::type_identity<BoardSwitches>) {
    return board_rows;
}
std::span<const KeyRow<SwitchesTable>> keys_of(std::type_identity<SwitchesTable>) {
    return switch_rows;
}

}  // namespace flagplot::file_schema::galley
