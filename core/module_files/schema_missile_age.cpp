#include "module_files/schema_missile_age.h"

#include "base/plain_text.h"

namespace flagplot::file_schema::missile_age {

namespace {

/// One word, or a whole number, which is then given.
Wrong read_word_or(std::string_view word, std::int32_t least, std::int32_t most,
                   const toml::node& node, std::optional<std::int32_t>& value) {
    if (const auto* text = node.as_string()) {
        value.reset();
        return text->get() == word ? Wrong{} : ErrorCode::unknown_word;
    }
    std::int32_t number = 0;
    const Wrong wrong = read_whole(node, least, most, number);
    if (!wrong) value = number;
    return wrong;
}

bool ends_in_number(std::string_view name) {
    const auto space = name.rfind(' ');
    return space != name.npos && whole_number<std::int32_t>(name.substr(space + 1)).has_value();
}

}  // namespace

std::string ListedName::expected() {
    return "a text of one line without commas, up to 120 bytes, its last word no number";
}
Wrong ListedName::read(const toml::node& node, Value& value) {
    if (const Wrong wrong = Label::read(node, value)) return wrong;
    const bool is_right = value.find(',') == value.npos && !ends_in_number(value);
    return is_right ? Wrong{} : ErrorCode::out_of_range;
}

std::string MilesPerCentimetre::expected() {
    return "a number above 0, up to 10, in steps of 1/100";
}
Wrong MilesPerCentimetre::read(const toml::node& node, Value& value) {
    const Wrong wrong = Fixed<100, 0, 10>::read(node, value);
    if (wrong) return wrong;
    return value > 0 ? Wrong{} : ErrorCode::out_of_range;
}

std::string NightVisibility::expected() { return "roll, or a whole number from 1 to 200"; }
Wrong NightVisibility::read(const toml::node& node, Value& value) {
    return read_word_or("roll", 1, 200, node, value);
}

std::string BreaksAt::expected() { return "none, or a whole number from -20 to 2"; }
Wrong BreaksAt::read(const toml::node& node, Value& value) {
    return read_word_or("none", -20, 2, node, value);
}

namespace {

constexpr std::array band_rows{
    row<&BandTable::least>("least", required, "cm that a vessel moves at least"),
    row<&BandTable::most>("most", required, "and at most"),
};
constexpr std::array turning_rows{
    row<&TurningTable::mvr>("mvr", required, "a vessel's MVR"),
    row<&TurningTable::run>("run", required, "cm that she runs straight before she turns"),
};
constexpr std::array initiative_rows{
    row<&InitiativeTable::more_models>("more_models", required,
                                       "for more models on the table than the enemy"),
    row<&InitiativeTable::lost_half>("lost_half", required, "for a side that lost half its units"),
};
constexpr std::array length_rows{
    row<&LengthTable::table>("table", required, "side of the square table (B-MN-22)"),
    row<&LengthTable::around>("around", required, "by which it exceeds the opening distance"),
    row<&LengthTable::abreast>("abreast", required, "between two markers at set-up"),
    row<&LengthTable::shore>("shore", required, "how far land beside the square reaches in"),
    row<&LengthTable::torpedo_strikes>("torpedo_strikes", required,
                                       "of a torpedo's path from a vessel that it strikes"),
    row<&LengthTable::torpedo_seeks>("torpedo_seeks", required,
                                     "how far an autonomous torpedo hears a vessel"),
    row<&LengthTable::bomb_path>("bomb_path", required,
                                 "of an aircraft's path from what it may bomb"),
    row<&LengthTable::alongside>("alongside", required, "of an aircraft from the ship to land on"),
    row<&LengthTable::collision_gap>("collision_gap", required,
                                     "short of another vessel at which a move ends"),
    row<&LengthTable::far_missile>("far_missile", required,
                                   "launched from farther off, a missile comes in next turn"),
    row<&LengthTable::civilian_flight>("civilian_flight", required,
                                       "of a civilian aircraft in a segment"),
    row<&LengthTable::hull_length>("hull_length", required,
                                   "of a model by size, in half centimetres"),
    row<&LengthTable::hull_breadth>("hull_breadth", required, "its breadth in half centimetres"),
};
constexpr std::array movement_rows{
    row<&MovementFile::turns>("turns", required, "that a battle has at most"),
    row<&MovementFile::bands>("band", required, "by speed markers, 0 to 6 (MN-08)"),
    row<&MovementFile::turnings>("turning", optional,
                                 "by MVR; an MVR without a row needs its own length (MN-09)"),
    row<&MovementFile::initiative>("initiative", required, "MN-06"),
    row<&MovementFile::lengths>("lengths", required, "other lengths, cm"),
};

constexpr std::array radar_rows{
    row<&RadarTable::reach>("reach", required, "cm, by size of the detecting unit"),
    row<&RadarTable::reach_from_air>("reach_from_air", required,
                                     "cm, of aircraft at low, medium, high altitude"),
    row<&RadarTable::more_to_air>("more_to_air", required, "cm more against an aircraft"),
    row<&RadarTable::needed>("needed", required, "score that detects"),
    row<&RadarTable::land_behind>("land_behind", required, "modifier for land behind the target"),
    row<&RadarTable::land_within>("land_within", required, "cm behind it that count"),
    row<&RadarTable::vessel_between>("vessel_between", required,
                                     "modifier for each vessel in the line"),
    row<&RadarTable::sea>("sea", required, "modifiers by Sea State, 0 to 6"),
    row<&RadarTable::fire_control>("fire_control", required,
                                   "modifiers by generation, none to third"),
    row<&RadarTable::at_speed>("at_speed", required, "modifier of a fast detecting vessel"),
    row<&RadarTable::speed_from>("speed_from", required, "speed markers from which it is fast"),
};
constexpr std::array eye_rows{
    row<&EyeTable::reach>("reach", required, "cm, by size of the identifying unit"),
    row<&EyeTable::reach_from_air>("reach_from_air", required,
                                   "cm, of aircraft at low, medium, high altitude"),
    row<&EyeTable::more_to_air>("more_to_air", required, "cm more against an aircraft"),
    row<&EyeTable::needed>("needed", required, "score that identifies"),
    row<&EyeTable::sea>("sea", required, "modifiers by Sea State, 0 to 6"),
    row<&EyeTable::at_speed>("at_speed", required, "modifier of a fast identifying vessel"),
    row<&EyeTable::speed_from>("speed_from", required, "speed markers from which it is fast"),
};
constexpr std::array sensor_rows{
    row<&SensorTable::esm_reach_percent>("esm_reach_percent", required,
                                         "of the emitter's radar distance"),
    row<&SensorTable::esm_needed>("esm_needed", required, "score that hears it"),
    row<&SensorTable::eo_bonus>("eo_bonus", required, "modifier of identifying with EO"),
    row<&SensorTable::eo_night_percent>("eo_night_percent", required,
                                        "of the table distance that EO has by night at least"),
    row<&SensorTable::fog_percent>("fog_percent", required, "of the distance that fog leaves"),
    row<&SensorTable::fire_light>("fire_light", required, "cm that a fire lights up"),
};
constexpr std::array condition_rows{
    row<&ConditionTable::visibility>("visibility", required, "cm, by a d10"),
    row<&ConditionTable::night_visibility>("night_visibility", required, "cm by night, by a d10"),
    row<&ConditionTable::sea_state>("sea_state", required, "by a d10"),
    row<&ConditionTable::by_scale>("by_scale", required,
                                   "cm, by the visibility of a contract, 0 to 9"),
};
constexpr std::array spotting_rows{
    row<&SpottingFile::radar>("radar", required, "MN-10"),
    row<&SpottingFile::eye>("eye", required, "MN-15"),
    row<&SpottingFile::sensors>("sensors", required, "ESM, EO, fog and fires"),
    row<&SpottingFile::conditions>("conditions", required, "what is rolled at set-up"),
};

constexpr std::string_view users = "which attacks count it";
constexpr std::array modifiers_rows{
    row<&ModifiersTable::modifiers>("modifiers", required,
                                    "by size, by speed markers 0 to 6, by generation none to "
                                    "third, or by Sea State 0 to 6"),
    row<&ModifiersTable::used_by>("used_by", required, users),
};
constexpr std::array target_rows{
    row<&TargetSpeedTable::modifiers>("modifiers", required, "by speed markers, 0 to 6"),
    row<&TargetSpeedTable::in_air>("in_air", required, "of a target in the air"),
    row<&TargetSpeedTable::used_by>("used_by", required, users),
};
constexpr std::array modifier_rows{
    row<&ModifierTable::modifier>("modifier", required, "added to the d20"),
    row<&ModifierTable::used_by>("used_by", required, users),
};
constexpr std::array guns_rows{
    row<&GunsTable::size>("size", required, "of the target"),
    row<&GunsTable::shooter>("shooter", required, "speed markers of the shooter"),
    row<&GunsTable::target>("target", required, "speed markers of the target"),
    row<&GunsTable::fire_control>("fire_control", required, "its generation"),
    row<&GunsTable::sea>("sea", required, "Sea State"),
    row<&GunsTable::mounts>("mounts", required, "several mounts in one attack"),
    row<&GunsTable::fire>("fire", required, "each fire on the firing vessel"),
    row<&GunsTable::rockets>("rockets", required, "rocket pods and salvo launchers"),
};
constexpr std::array jamming_rows{
    row<&JammingTable::seeker>("seeker", required, "of the missile"),
    row<&JammingTable::generation>("generation", optional,
                                   "of the seeker; where not given, any of it"),
    row<&JammingTable::against>("against", required,
                                "against jammers of the first, second and third generation"),
};
constexpr std::array guided_rows{
    row<&GuidedTable::size>("size", required, "by size of the target"),
    row<&GuidedTable::markers>("markers", required,
                               "by its speed markers, 0 to 6; not used by SAM"),
    row<&GuidedTable::fire>("fire", required,
                            "each fire on a firing vessel that guides the missile"),
    row<&GuidedTable::sam_against_missile>("sam_against_missile", required,
                                           "of a SAM against a missile"),
};
constexpr std::array decoy_rows{
    row<&DecoyTable::chaff_against_semi_active>("chaff_against_semi_active", required,
                                                "modifier of the countermeasure's d10"),
};
constexpr std::array fire_rows{
    row<&FireFile::guns>("guns", required, "modifiers of a d20 (A-MN-53)"),
    row<&FireFile::guided>("guided", required, "further modifiers of missiles and SAM (MN-19)"),
    row<&FireFile::decoys>("decoys", required, "countermeasures (A-MN-31)"),
    row<&FireFile::jamming>("jamming", required, "MN-19"),
};

constexpr std::array level_rows{
    row<&LevelTable::from>("from", required, "least score"),
    row<&LevelTable::earlier>("earlier", required, "modifier of a later hit"),
    row<&LevelTable::knocks_out>("knocks_out", optional,
                                 "on a d10, each weapon or system; never if not given"),
    row<&LevelTable::slows>("slows", optional,
                            "on a d10, speed or manoeuvre, with a further die; never if not given"),
    row<&LevelTable::speed_loss>("speed_loss", optional, "by the further d10"),
    row<&LevelTable::mvr_gain>("mvr_gain", optional, "cm, by the further d10"),
};
constexpr std::array special_rows{
    row<&SpecialTable::die>("die", required, "by a d10"),
    row<&SpecialTable::propulsion_loss>("propulsion_loss", required,
                                        "speed markers lost at once, by a d10"),
    row<&SpecialTable::helm_port_to>("helm_port_to", required,
                                     "highest d10 that turns to port, else to starboard"),
    row<&SpecialTable::helm_turn>("helm_turn", required, "degrees"),
};
constexpr std::array repair_rows{
    row<&RepairTable::repaired_from>("repaired_from", required,
                                     "score that repairs a system or puts out a fire"),
    row<&RepairTable::worse_to>("worse_to", required, "score up to which there is a further fire"),
};
constexpr std::array damage_rows{
    row<&DamageFile::target>("target", required, "target damage modifier by size"),
    row<&DamageFile::aircraft_marker>("aircraft_marker", required,
                                      "for each damage marker of an aircraft"),
    row<&DamageFile::collision>("collision", required,
                                "weapon damage modifier of a collision, by size of the other"),
    row<&DamageFile::fire_burns>("fire_burns", required,
                                 "weapon damage modifier of a fire, if fires burn"),
    row<&DamageFile::sinks_to>("sinks_to", required,
                               "highest d10 on which a burning wreck sinks, if wrecks sink"),
    row<&DamageFile::hull_left>("hull_left", required,
                                "percent that goes back, by level from intact to wrecked"),
    row<&DamageFile::levels>("level", required, "light, heavy, critical and wrecked (MN-20)"),
    row<&DamageFile::special>("special", required, "MN-27"),
    row<&DamageFile::repair>("repair", required, "MN-34"),
};

constexpr std::array weapon_rows{
    row<&WeaponTable::name>("name", required, "of a weapon, once in the file"),
    row<&WeaponTable::kind>("kind", required, "what it is"),
    row<&WeaponTable::range>("range", required, "cm; 0 of bombs and countermeasures"),
    row<&WeaponTable::modifier>("modifier", required, "weapon damage modifier"),
    row<&WeaponTable::seeker>("seeker", optional, "of missiles and SAM"),
    row<&WeaponTable::generation>("generation", optional, "of the seeker; none if not given"),
    row<&WeaponTable::rounds>("rounds", optional,
                              "of a mount, unless a template says; no end of them if not given"),
    row<&WeaponTable::salvo>("salvo", optional, "rounds a turn; as the switches say if not given"),
    row<&WeaponTable::area>("area", optional,
                            "has it the larger salvo of area SAM? false if not given"),
    row<&WeaponTable::small_arms>("small_arms", optional,
                                  "does it fire in a blackout? false if not given"),
    row<&WeaponTable::reach>("reach", optional,
                             "highest altitude of aircraft that it reaches; surface (none of "
                             "them) if not given"),
    row<&WeaponTable::run>("run", optional, "of a torpedo, cm a turn"),
    row<&WeaponTable::guided>("guided", optional,
                              "of a torpedo: does its firer steer it? false if not given"),
};
constexpr std::array fitted_rows{
    row<&FittedTable::weapon>("weapon", required, "by name"),
    row<&FittedTable::mounts>("mounts", optional, "how many; 1 if not given"),
    row<&FittedTable::rounds>("rounds", optional, "of each mount; as the weapon if not given"),
};
constexpr std::array embarked_rows{
    row<&EmbarkedTable::kind>("kind", required, "template of an aircraft"),
    row<&EmbarkedTable::count>("count", optional, "how many; 1 if not given"),
};
using Unit = TemplateTable;
constexpr std::array template_rows{
    row<&Unit::name>("name", required, "of a kind of unit, once in the file"),
    row<&Unit::craft>("craft", optional, "how it moves; ship if not given"),
    row<&Unit::size>("size", required, "its size"),
    row<&Unit::rating>("rating", optional, "of a ship: her Speed Rating"),
    row<&Unit::mvr>("mvr", optional, "of a ship: her MVR, cm"),
    row<&Unit::accel>("accel", optional,
                      "speed markers that she changes in a turn; as the switches say if not given"),
    row<&Unit::crew_quality>("crew_quality", optional, "0 if not given"),
    row<&Unit::damage_modifier>("damage_modifier", optional,
                                "target damage modifier; by size if not given"),
    row<&Unit::fire_control>("fire_control", optional, "its generation; none if not given"),
    row<&Unit::ecm>("ecm", optional, "of the jammer; none if not given"),
    row<&Unit::radar>("radar", optional, "has it one? false if not given"),
    row<&Unit::eo>("eo", optional, "has it electro-optical sights? false if not given"),
    row<&Unit::esm>("esm", optional, "does it hear radars? false if not given"),
    row<&Unit::move>("move", optional, "of an aircraft: cm a segment"),
    row<&Unit::endurance>("endurance", optional, "of an aircraft: turns"),
    row<&Unit::civilian>("civilian", optional, "is it a civilian's? false if not given"),
    row<&Unit::weapons>("weapons", optional, "its weapons; none if not given"),
    row<&Unit::aircraft>("aircraft", optional, "that it carries; none if not given"),
};
constexpr std::array type_rows{
    row<&TypeTable::type>("type", required, "a type of ships, as campaigns name it"),
    row<&TypeTable::kind>("kind", required, "template"),
};
constexpr std::array lane_rows{
    row<&LaneTable::kind>("kind", required, "template of a civilian"),
    row<&LaneTable::heading>("heading", required, "degrees"),
    row<&LaneTable::offset>("offset", required, "cm to starboard of the table's middle"),
    row<&LaneTable::along>("along", required, "cm behind it at the beginning"),
};
constexpr std::array units_rows{
    row<&UnitsFile::by_points>("by_points", required,
                               "templates of ships of no such type, by structure points 1 to 4"),
    row<&UnitsFile::weapons>("weapon", required, "all weapons"),
    row<&UnitsFile::templates>("template", required, "all kinds of ships and aircraft"),
    row<&UnitsFile::types>("type", optional,
                           "templates of ships whose class says nothing, by their type (B-MN-23)"),
    row<&UnitsFile::lanes>("lane", optional,
                           "civilian vessels there from the first turn (A-MN-48)"),
};

constexpr std::array scale_rows{
    row<&ScaleSwitches::nm_per_cm>("nm_per_cm", optional,
                                   "sea miles of a centimetre; 0.25 if not given"),
    row<&ScaleSwitches::minutes_per_turn>("minutes_per_turn", optional, "10 if not given"),
};
constexpr std::array initiative_switch_rows{
    row<&InitiativeSwitches::tie>("tie", optional, "who wins a tie; reroll if not given (A-MN-03)"),
    row<&InitiativeSwitches::benefit>(
        "benefit", optional, "what the winner gets; choose_each_phase if not given (A-MN-04)"),
};
constexpr std::array move_switch_rows{
    row<&MoveSwitches::accel>("accel", optional,
                              "speed markers changed in a turn; 1 if not given (A-MN-08)"),
    row<&MoveSwitches::accel_small>("accel_small", optional,
                                    "of small and very small vessels; 2 if not given (A-MN-08)"),
    row<&MoveSwitches::turn_deg>("turn_deg", optional,
                                 "degrees of one turn; 45 if not given (A-MN-09)"),
    row<&MoveSwitches::straight_carry>(
        "straight_carry", optional,
        "does the straight run go on from turn to turn? true if not given (A-MN-09)"),
    row<&MoveSwitches::drift>("drift", optional,
                              "where vessels without way go; wind if not given (A-MN-10)"),
};
constexpr std::array spot_switch_rows{
    row<&SpotSwitches::attempts>("attempts", optional,
                                 "of a unit in a turn, by radar and by eye; 1 if not given "
                                 "(A-MN-13)"),
};
constexpr std::array contact_switch_rows{
    row<&ContactSwitches::binding>(
        "binding", optional,
        "when it is settled what a marker is; preassigned if not given (A-MN-14)"),
    row<&ContactSwitches::dummies>("dummies", optional,
                                   "markers that are nothing, for each unit; 1 if not given "
                                   "(A-MN-15)"),
};
constexpr std::array engagement_switch_rows{
    row<&EngagementSwitches::arh_on_radar_contact>(
        "arh_on_radar_contact", optional,
        "may seeking missiles be fired at radar contacts? true if not given (A-MN-16)"),
};
constexpr std::array sensor_switch_rows{
    row<&SensorSwitches::esm>("esm", optional, "is there ESM? true if not given (A-MN-18)"),
    row<&SensorSwitches::eo>("eo", optional, "is there EO? true if not given (A-MN-19)"),
};
constexpr std::array night_switch_rows{
    row<&NightSwitches::visibility>(
        "visibility", optional, "Tactical Visibility by night, cm; roll if not given (A-MN-20)"),
};
constexpr std::array target_number_rows{
    row<&TargetNumberSwitches::gun_short>("gun_short", optional,
                                          "to a third of the range; 11 if not given"),
    row<&TargetNumberSwitches::gun_medium>("gun_medium", optional,
                                           "to two thirds; 14 if not given"),
    row<&TargetNumberSwitches::gun_long>("gun_long", optional, "beyond; 17 if not given"),
    row<&TargetNumberSwitches::gun_vs_air>(
        "gun_vs_air", optional, "of a ship's gun at aircraft and missiles; 15 if not given"),
    row<&TargetNumberSwitches::ciws>("ciws", optional, "12 if not given"),
    row<&TargetNumberSwitches::air_gun>("air_gun", optional,
                                        "of an aircraft's gun at a ship; 13 if not given"),
    row<&TargetNumberSwitches::bomb>("bomb", optional, "14 if not given"),
    row<&TargetNumberSwitches::air_rocket>("air_rocket", optional,
                                           "of a rocket pod; 14 if not given"),
    row<&TargetNumberSwitches::air_air>("air_air", optional,
                                        "of aircraft at aircraft; 12 if not given"),
    row<&TargetNumberSwitches::sam>("sam", optional, "8 if not given"),
    row<&TargetNumberSwitches::missile>("missile", optional, "7 if not given"),
    row<&TargetNumberSwitches::torpedo>("torpedo", optional, "11 if not given"),
};
constexpr std::array combat_switch_rows{
    row<&CombatSwitches::tn>("tn", optional, "numbers to reach on a d20 (A-MN-22)"),
    row<&CombatSwitches::multi_mount>(
        "multi_mount", optional,
        "what several mounts in one attack are worth; flat if not given (A-MN-23)"),
    row<&CombatSwitches::cm_success>(
        "cm_success", optional, "score of a countermeasure that works; 8 if not given (A-MN-31)"),
    row<&CombatSwitches::salvo>("salvo", optional,
                                "rounds of a launcher in a turn; 2 if not given (B-MN-01)"),
    row<&CombatSwitches::salvo_area>("salvo_area", optional,
                                     "rounds of area SAM in a turn; 4 if not given (B-MN-01)"),
};
constexpr std::array missile_switch_rows{
    row<&MissileSwitches::flight>("flight", optional,
                                  "when missiles come in; same_turn if not given (A-MN-26)"),
};
constexpr std::array damage_switch_rows{
    row<&DamageSwitches::special1_fire>(
        "special1_fire", optional,
        "does special damage 1 start a fire where a weapon was lost? false if not given (A-MN-37)"),
    row<&DamageSwitches::sinking>("sinking", optional,
                                  "may burning wrecks sink? false if not given (A-MN-38)"),
    row<&DamageSwitches::blackout_stack>(
        "blackout_stack", optional,
        "what one success takes off a blackout; one_per_success if not given (A-MN-40)"),
    row<&DamageSwitches::blackout_sensors>(
        "blackout_sensors", optional,
        "does a blackout stop sensors, jammers and decoys? false if not given (A-MN-41)"),
    row<&DamageSwitches::fire_burns>("fire_burns", optional,
                                     "do fires do damage? false if not given (A-MN-43)"),
};
constexpr std::array morale_switch_rows{
    row<&MoraleSwitches::break_at>(
        "break_at", optional,
        "crew quality at which a unit leaves; none (never) if not given (A-MN-44)"),
};
constexpr std::array crew_test_switch_rows{
    row<&CrewTestSwitches::tn>("tn", optional, "score that passes; 6 if not given (A-MN-45)"),
};
constexpr std::array switch_rows{
    row<&SwitchesTable::tactical>("tactical", optional, "scale (A-MN-02)"),
    row<&SwitchesTable::initiative>("initiative", optional, "initiative"),
    row<&SwitchesTable::move>("move", optional, "movement of vessels"),
    row<&SwitchesTable::spotting>("spot", optional, "spotting"),
    row<&SwitchesTable::contact>("contact", optional, "markers"),
    row<&SwitchesTable::roe>("roe", optional, "rules of engagement"),
    row<&SwitchesTable::sensors>("sensors", optional, "sensors"),
    row<&SwitchesTable::night>("night", optional, "the night"),
    row<&SwitchesTable::combat>("combat", optional, "attacks"),
    row<&SwitchesTable::missile>("missile", optional, "missiles"),
    row<&SwitchesTable::damage>("damage", optional, "damage"),
    row<&SwitchesTable::morale>("morale", optional, "morale"),
    row<&SwitchesTable::crew_test>("crew_test", optional, "crew tests"),
};

}  // namespace

#define FLAGPLOT_ROWS(Table, rows) \
    std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>) { return rows; }
FLAGPLOT_ROWS(BandTable, band_rows)
FLAGPLOT_ROWS(TurningTable, turning_rows)
FLAGPLOT_ROWS(InitiativeTable, initiative_rows)
FLAGPLOT_ROWS(LengthTable, length_rows)
FLAGPLOT_ROWS(MovementFile, movement_rows)
FLAGPLOT_ROWS(RadarTable, radar_rows)
FLAGPLOT_ROWS(EyeTable, eye_rows)
FLAGPLOT_ROWS(SensorTable, sensor_rows)
FLAGPLOT_ROWS(ConditionTable, condition_rows)
FLAGPLOT_ROWS(SpottingFile, spotting_rows)
FLAGPLOT_ROWS(ModifiersTable, modifiers_rows)
FLAGPLOT_ROWS(TargetSpeedTable, target_rows)
FLAGPLOT_ROWS(ModifierTable, modifier_rows)
FLAGPLOT_ROWS(GunsTable, guns_rows)
FLAGPLOT_ROWS(JammingTable, jamming_rows)
FLAGPLOT_ROWS(GuidedTable, guided_rows)
FLAGPLOT_ROWS(DecoyTable, decoy_rows)
FLAGPLOT_ROWS(FireFile, fire_rows)
FLAGPLOT_ROWS(LevelTable, level_rows)
FLAGPLOT_ROWS(SpecialTable, special_rows)
FLAGPLOT_ROWS(RepairTable, repair_rows)
FLAGPLOT_ROWS(DamageFile, damage_rows)
FLAGPLOT_ROWS(WeaponTable, weapon_rows)
FLAGPLOT_ROWS(FittedTable, fitted_rows)
FLAGPLOT_ROWS(EmbarkedTable, embarked_rows)
FLAGPLOT_ROWS(TemplateTable, template_rows)
FLAGPLOT_ROWS(TypeTable, type_rows)
FLAGPLOT_ROWS(LaneTable, lane_rows)
FLAGPLOT_ROWS(UnitsFile, units_rows)
FLAGPLOT_ROWS(ScaleSwitches, scale_rows)
FLAGPLOT_ROWS(InitiativeSwitches, initiative_switch_rows)
FLAGPLOT_ROWS(MoveSwitches, move_switch_rows)
FLAGPLOT_ROWS(SpotSwitches, spot_switch_rows)
FLAGPLOT_ROWS(ContactSwitches, contact_switch_rows)
FLAGPLOT_ROWS(EngagementSwitches, engagement_switch_rows)
FLAGPLOT_ROWS(SensorSwitches, sensor_switch_rows)
FLAGPLOT_ROWS(NightSwitches, night_switch_rows)
FLAGPLOT_ROWS(TargetNumberSwitches, target_number_rows)
FLAGPLOT_ROWS(CombatSwitches, combat_switch_rows)
FLAGPLOT_ROWS(MissileSwitches, missile_switch_rows)
FLAGPLOT_ROWS(DamageSwitches, damage_switch_rows)
FLAGPLOT_ROWS(MoraleSwitches, morale_switch_rows)
FLAGPLOT_ROWS(CrewTestSwitches, crew_test_switch_rows)
FLAGPLOT_ROWS(SwitchesTable, switch_rows)
#undef FLAGPLOT_ROWS

}  // namespace flagplot::file_schema::missile_age
