#include "module_files/schema_gunnery.h"

#include <array>

namespace flagplot::file_schema::gunnery {

namespace {

constexpr std::array<std::string_view, 3> class_keys{"guns", "armour", "torpedoes"};

std::string problem_with_class(ClassKey key, std::string_view text) {
    return model::problem_with(class_keys.at(static_cast<std::size_t>(key)), text, model::Tables{});
}

}  // namespace

std::string expected_of_class(ClassKey key) { return problem_with_class(key, "?"); }

Wrong read_of_class(ClassKey key, const toml::node& node, std::string& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    value = text->get();
    return problem_with_class(key, value).empty() ? Wrong{} : ErrorCode::out_of_range;
}

std::string TurnMinutes::expected() { return "one of 3, 6"; }
Wrong TurnMinutes::read(const toml::node& node, Value& value) {
    const Wrong wrong = Whole<3, 6>::read(node, value);
    if (wrong) return wrong;
    return value == 3 || value == 6 ? Wrong{} : ErrorCode::out_of_range;
}

namespace {

constexpr std::array chance_rows{
    row<&ChanceTable::range>("range", required, "effective range, hundreds of yards"),
    row<&ChanceTable::chance>("chance", required, "of one shot to hit, ten thousandths"),
};
constexpr std::array control_rows{
    row<&ControlTable::scale>("scale", required, "of the range, per cent: less is better"),
    row<&ControlTable::from>("from", required,
                             "the year from which ships without data have this grade"),
};
constexpr std::array size_rows{
    row<&SizeTable::tons>("tons", required, "for ships of so many tons and more"),
    row<&SizeTable::percent>("percent", required, "of what it is at full size"),
};
constexpr std::array salvo_rows{
    row<&SalvoTable::die>("die", required, "its six faces, per cent of the hits expected (GU-36)"),
};
constexpr std::array aiming_rows{
    row<&AimingTable::day>("day", required, "plainly seen by day"),
    row<&AimingTable::far_by_day>("far_by_day", required, "beyond 80 per cent of the visibility"),
    row<&AimingTable::smoke>("smoke", required, "through smoke"),
    row<&AimingTable::funnel_smoke>("funnel_smoke", required, "through funnel smoke"),
    row<&AimingTable::against_glow>("against_glow", required, "against the glow of twilight"),
    row<&AimingTable::from_glow>("from_glow", required, "away from it"),
    row<&AimingTable::lit>("lit", required, "by night lit, burning or against the moon"),
    row<&AimingTable::lit_trained>("lit_trained", required,
                                   "the same for ships of grade 3 for the night"),
    row<&AimingTable::seen_by_night>("seen_by_night", required, "seen by night and not lit"),
    row<&AimingTable::radar_2>("radar_2", required, "by radar of grade 2 alone"),
    row<&AimingTable::radar_3>("radar_3", required, "by radar of grade 3 alone"),
    row<&AimingTable::flashes>("flashes", required, "at the flashes of guns"),
    row<&AimingTable::radar_helps>("radar_helps", required,
                                   "added by radar of grade 2 or 3 to what is seen"),
    row<&AimingTable::night_plain>("night_plain", required,
                                   "by night, by grade of training, at what is plainly seen"),
    row<&AimingTable::night_unseen>("night_unseen", required, "the same at what is not"),
};
constexpr std::array hits_rows{
    row<&HitsFile::chances>("chance", required, "GU-T1, by range; linear in between"),
    row<&HitsFile::control>("control", required, "GU-T3: grades 0 to 5 of fire control"),
    row<&HitsFile::sizes>("size", required, "GU-T5, the largest ships first"),
    row<&HitsFile::salvo>("salvo", required, "the salvo die"),
    row<&HitsFile::aim>("aim", required, "GU-T7: how well the target is seen, per cent"),
};

constexpr std::array gun_rows{
    row<&GunTable::name>("name", required, "a class of guns, each once in the file"),
    row<&GunTable::calibre>("calibre", required, "inches: main or secondary armament (GU-30)"),
    row<&GunTable::scale>("scale", required, "of effective range, per cent (GU-31)"),
    row<&GunTable::rate>("rate", required, "shots of a gun in three minutes"),
    row<&GunTable::damage>("damage", required, "hull points of a hit (GU-41)"),
    row<&GunTable::penetration>("penetration", required,
                                "of belts, mm: under 8, 13, 18, 23 thousand yards, and beyond"),
    row<&GunTable::reach>("reach", required, "thousands of yards"),
    row<&GunTable::rounds>("rounds", required, "of each gun, magazines full (GU-63)"),
};
constexpr std::array guns_rows{
    row<&GunsFile::classes>("gun", required, "GU-T2: all classes of guns"),
};

constexpr std::array visibility_rows{
    row<&VisibilityTable::day>("day", required, "by day"),
    row<&VisibilityTable::twilight>("twilight", required, "in twilight"),
    row<&VisibilityTable::bright>("bright", required, "by night with a bright moon"),
    row<&VisibilityTable::half>("half", required, "with half a moon"),
    row<&VisibilityTable::dark>("dark", required, "with none"),
};
constexpr std::array weather_rows{
    row<&WeatherTable::name>("name", required, "as campaigns name it, once in the file"),
    row<&WeatherTable::day>("day", required, "what it leaves of visibility by day, per cent"),
    row<&WeatherTable::night>("night", required, "the same by night"),
    row<&WeatherTable::sea>("sea", required, "what the sea leaves of hits, per cent (GU-35)"),
};
constexpr std::array radar_rows{
    row<&RadarTable::range>("range", required, "hundreds of yards"),
    row<&RadarTable::chance>("chance", required, "of detecting in a turn, per cent"),
};
constexpr std::array sighting_rows{
    row<&SightingTable::against_glow>("against_glow", required, "moon or twilight behind her"),
    row<&SightingTable::from_glow>("from_glow", required, "seen by who looks away from it"),
    row<&SightingTable::unaware>("unaware", required, "seen by who is unaware"),
    row<&SightingTable::flashes>("flashes", required, "by night, firing her main guns"),
    row<&SightingTable::burning>("burning", required, "by night, on fire"),
    row<&SightingTable::smoke>("smoke", required, "in or behind smoke"),
    row<&SightingTable::lookouts>("lookouts", required, "by night, by grade of training"),
    row<&SightingTable::searchlight>("searchlight", required, "what it lights, hundreds of yards"),
    row<&SightingTable::lamp_shows>("lamp_shows", required,
                                    "how far a ship is seen that uses one, hundreds of yards"),
    row<&SightingTable::star_shell_least>("star_shell_least", required,
                                          "least range of star shell, hundreds of yards"),
    row<&SightingTable::star_shell>("star_shell", required, "its greatest"),
    row<&SightingTable::star_shell_costs>("star_shell_costs", required,
                                          "of the shots of one ship, per cent"),
    row<&SightingTable::kept>("kept", required, "chance that a radar contact is kept, per cent"),
    row<&SightingTable::coast>("coast", required, "taken from the radar's chance off a coast"),
};
constexpr std::array sight_rows{
    row<&SightFile::visibility>("visibility", required,
                                "GU-T4: of a cruiser in clear weather, hundreds of yards"),
    row<&SightFile::weather>("weather", required, "GU-T4: all kinds of it"),
    row<&SightFile::sizes>("size", required, "GU-T5, the largest ships first"),
    row<&SightFile::radar>("radar", required, "grades 1 to 3 (GU-18)"),
    row<&SightFile::sight>("sight", required,
                           "what changes visibility, per cent, and what lights reach (GU-15, "
                           "GU-16)"),
};

constexpr std::array torpedo_rows{
    row<&TorpedoTable::name>("name", required, "a class of torpedoes, each once in the file"),
    row<&TorpedoTable::run>("run", required, "yards in a turn of three minutes"),
    row<&TorpedoTable::reach>("reach", required, "hundreds of yards"),
    row<&TorpedoTable::hull>("hull", required, "hull points of a hit (GU-48)"),
    row<&TorpedoTable::flood>("flood", required, "its points of flooding"),
    row<&TorpedoTable::track>("track", required, "can its track be seen (GU-47)?"),
    row<&TorpedoTable::long_lance>("long_lance", required,
                                   "has it a reload, and may it blow up aboard (GU-43, GU-45)?"),
};
constexpr std::array launch_rows{
    row<&LaunchTable::to>("to", optional,
                          "launched from at most so many hundreds of yards; the last row has none"),
    row<&LaunchTable::chance>("chance", required, "of one torpedo to hit, ten thousandths"),
};
constexpr std::array torpedoes_rows{
    row<&TorpedoesFile::dud>("dud", required, "per cent, where a class says nothing (GU-46)"),
    row<&TorpedoesFile::classes>("torpedo", required, "GU-T8: all classes of torpedoes"),
    row<&TorpedoesFile::chances>("chance", required, "GU-T8, by range; the last row is for beyond"),
};

constexpr std::array magazine_rows{
    row<&MagazineTable::type>("type", required, "a type of ships, as campaigns name it"),
    row<&MagazineTable::from>("from", optional, "completed in this year or later"),
    row<&MagazineTable::to>("to", optional, "or in this year at the latest"),
    row<&MagazineTable::thousandths>("thousandths", required, "that a hit blows her up (GU-43)"),
};
constexpr std::array handling_rows{
    row<&HandlingTable::of>("of", required, "how a ship steers, each once in the file"),
    row<&HandlingTable::degrees>("degrees", required, "turned in half a minute"),
    row<&HandlingTable::up>("up", required, "knots gained in a turn"),
    row<&HandlingTable::down>("down", required, "knots lost in a turn"),
};
constexpr std::array type_rows{
    row<&ShipTypeTable::type>("type", required, "a type of ships, as campaigns name it"),
    row<&ShipTypeTable::from>("from", optional, "completed in this year or later"),
    row<&ShipTypeTable::to>("to", optional, "or in this year at the latest"),
    row<&ShipTypeTable::points>("points", required, "structure points for which the tons are"),
    row<&ShipTypeTable::tons>("tons", required, "standard displacement"),
    row<&ShipTypeTable::guns>("guns", required, "as in data of a class"),
    row<&ShipTypeTable::armour>("armour", required, "as in data of a class"),
    row<&ShipTypeTable::torpedoes>("torpedoes", required, "as in data of a class"),
    row<&ShipTypeTable::handling>("handling", required, "how she steers (GU-T10)"),
    row<&ShipTypeTable::merchant>("merchant", optional,
                                  "has she the hull of a merchant (GU-9)? false if not given"),
};
constexpr std::array ships_rows{
    row<&ShipsFile::usual_magazine>("usual_magazine", required,
                                    "thousandths that a hit blows up a ship of no row (GU-43)"),
    row<&ShipsFile::magazines>("magazine", optional, "GU-T9: the first row that fits counts"),
    row<&ShipsFile::handling>("handling", required, "GU-T10: all four"),
    row<&ShipsFile::types>("type", required, "GU-74: ships whose classes have no data"),
};

constexpr std::array captain_rows{
    row<&CaptainTable::torpedo_chance>(
        "torpedo_chance", optional,
        "hits expected that are a good chance for torpedoes, thousandths; 500 if not given "
        "(GU-71)"),
};
using Sw = SwitchesTable;
constexpr std::array switch_rows{
    row<&Sw::minutes_per_turn>("minutes_per_turn", optional, "of a turn; 3 if not given (GU-2)"),
    row<&Sw::twilight>("twilight", optional,
                       "minutes of it either side of 06:00 and 18:00; 45 if not given (GU-12)"),
    row<&Sw::hemisphere>("hemisphere", optional,
                         "where the moon is watched from; north if not given (GU-13)"),
    row<&Sw::cover_distance>("cover_distance", optional,
                             "yards to a side's further formations; 16000 if not given (GU-24)"),
    row<&Sw::finish>("finish", optional,
                     "are wrecks finished by torpedo? true if not given (GU-57)"),
    row<&Sw::misses_find_others>(
        "misses_find_others", optional,
        "which torpedoes that miss may hit the next ship astern; 24 if not given (GU-49)"),
    row<&Sw::morale>("morale", optional,
                     "what makes a side break off; doctrine if not given (GU-60)"),
    row<&Sw::air_event>("air_event", optional,
                        "does every division weave in one turn, as under air attack? false if not "
                        "given (GU-61)"),
    row<&Sw::ammunition>("ammunition", optional, "do magazines run out? true if not given (GU-63)"),
    row<&Sw::reload>("reload", optional,
                     "which torpedo tubes are loaded again; 24 if not given (GU-45)"),
    row<&Sw::magazine>("magazine", optional,
                       "thousandths that a hit blows a ship up: those of the tables, 9 for all, or "
                       "0; table if not given (GU-43)"),
    row<&Sw::surprise>("surprise", optional,
                       "may a side be unaware? rule if not given (GU-19 to GU-21)"),
    row<&Sw::salvo_die>("salvo_die", optional,
                        "has every salvo a die of its own? true if not given (GU-36)"),
    row<&Sw::striking>("striking", optional,
                       "may merchants surrender by day? false if not given (GU-62)"),
    row<&Sw::captain>("captain", optional, "what the captain goes by"),
};

}  // namespace

#define FLAGPLOT_ROWS(Table, rows) \
    std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>) { return rows; }
FLAGPLOT_ROWS(ChanceTable, chance_rows)
FLAGPLOT_ROWS(ControlTable, control_rows)
FLAGPLOT_ROWS(SizeTable, size_rows)
FLAGPLOT_ROWS(SalvoTable, salvo_rows)
FLAGPLOT_ROWS(AimingTable, aiming_rows)
FLAGPLOT_ROWS(HitsFile, hits_rows)
FLAGPLOT_ROWS(GunTable, gun_rows)
FLAGPLOT_ROWS(GunsFile, guns_rows)
FLAGPLOT_ROWS(VisibilityTable, visibility_rows)
FLAGPLOT_ROWS(WeatherTable, weather_rows)
FLAGPLOT_ROWS(RadarTable, radar_rows)
FLAGPLOT_ROWS(SightingTable, sighting_rows)
FLAGPLOT_ROWS(SightFile, sight_rows)
FLAGPLOT_ROWS(TorpedoTable, torpedo_rows)
FLAGPLOT_ROWS(LaunchTable, launch_rows)
FLAGPLOT_ROWS(TorpedoesFile, torpedoes_rows)
FLAGPLOT_ROWS(MagazineTable, magazine_rows)
FLAGPLOT_ROWS(HandlingTable, handling_rows)
FLAGPLOT_ROWS(ShipTypeTable, type_rows)
FLAGPLOT_ROWS(ShipsFile, ships_rows)
FLAGPLOT_ROWS(CaptainTable, captain_rows)
FLAGPLOT_ROWS(SwitchesTable, switch_rows)
#undef FLAGPLOT_ROWS

}  // namespace flagplot::file_schema::gunnery
