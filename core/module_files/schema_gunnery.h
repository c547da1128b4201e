#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/gunnery/class_data.h"
#include "tactical/gunnery/tables.h"
#include "toml/keys.h"

/// \file
/// The files of gunnery as they are written: one struct a table, one member a key.

namespace flagplot::file_schema::gunnery {

namespace model = tactical::gunnery;

using Share = Whole<0, 1'000>;     ///< per cent
using Distance = Whole<0, 1'000>;  ///< hundreds of yards
using TenThousandth = Whole<0, 10'000>;
using Points = Whole<0, 10'000>;
using Tons = Whole<0, 200'000>;
using Year = Whole<1'850, 2'000>;
using Knots = Whole<1, 60>;

/// The name of a class of guns or of torpedoes: one that the program knows (GU-T2, GU-T8), so that
/// data of ships can be checked without these files.
template <auto List>
struct ClassName {
    using Value = std::string;
    static std::vector<std::string> candidates() {
        std::vector<std::string> names;
        const model::Tables standard;
        for (const auto& each : standard.*List) names.push_back(each.name);
        return names;
    }
    static std::string expected() { return "one of " + list_of(candidates()); }
    static Wrong read(const toml::node& node, Value& value) {
        const auto* text = node.as_string();
        if (text == nullptr) return ErrorCode::wrong_type;
        value = text->get();
        const auto known = candidates();
        const bool is_known = std::find(known.begin(), known.end(), value) != known.end();
        return is_known ? Wrong{} : ErrorCode::unknown_word;
    }
};
using GunName = ClassName<&model::Tables::guns>;
using TorpedoName = ClassName<&model::Tables::torpedoes>;

/// A text that data of classes hold under a key (class_data.h).
enum class ClassKey : std::uint8_t { guns, armour, torpedoes };
[[nodiscard]] std::string expected_of_class(ClassKey key);
[[nodiscard]] Wrong read_of_class(ClassKey key, const toml::node& node, std::string& value);
template <ClassKey Key>
struct OfClass {
    using Value = std::string;
    static std::string expected() { return expected_of_class(Key); }
    static Wrong read(const toml::node& node, Value& value) {
        return read_of_class(Key, node, value);
    }
};

/// Minutes of a turn (GU-2).
struct TurnMinutes {
    using Value = std::int32_t;
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

// --- hits.toml ---

struct ChanceTable {
    Spot spot;
    Given<Distance> range;
    Given<TenThousandth> chance;
};
struct ControlTable {
    Spot spot;
    Given<Share> scale;
    Given<Whole<0, 2'000>> from;
};
/// Also of `sight.toml`.
struct SizeTable {
    Spot spot;
    Given<Tons> tons;
    Given<Share> percent;
};
struct SalvoTable {
    Spot spot;
    GivenList<Given<Share>> die;
};
struct AimingTable {
    Spot spot;
    Given<Share> day;
    Given<Share> far_by_day;
    Given<Share> smoke;
    Given<Share> funnel_smoke;
    Given<Share> against_glow;
    Given<Share> from_glow;
    Given<Share> lit;
    Given<Share> lit_trained;
    Given<Share> seen_by_night;
    Given<Share> radar_2;
    Given<Share> radar_3;
    Given<Share> flashes;
    Given<Share> radar_helps;
    GivenList<Given<Share>> night_plain;
    GivenList<Given<Share>> night_unseen;
};
struct HitsFile {
    Spot spot;
    GivenList<ChanceTable> chances;
    GivenList<ControlTable> control;
    GivenList<SizeTable> sizes;
    SalvoTable salvo;
    AimingTable aim;
};

// --- guns.toml ---

struct GunTable {
    Spot spot;
    Given<GunName> name;
    Given<Fixed<100, 1, 30>> calibre;
    Given<Share> scale;
    Given<Whole<1, 100>> rate;
    Given<Points> damage;
    GivenList<Given<Whole<0, 2'000>>> penetration;
    Given<Whole<1, 100>> reach;
    Given<Whole<0, 10'000>> rounds;
};
struct GunsFile {
    Spot spot;
    GivenList<GunTable> classes;
};

// --- sight.toml ---

struct VisibilityTable {
    Spot spot;
    Given<Distance> day;
    Given<Distance> twilight;
    Given<Distance> bright;
    Given<Distance> half;
    Given<Distance> dark;
};
struct WeatherTable {
    Spot spot;
    Given<Label> name;
    Given<Share> day;
    Given<Share> night;
    Given<Share> sea;
};
struct RadarTable {
    Spot spot;
    Given<Distance> range;
    Given<Whole<0, 100>> chance;
};
struct SightingTable {
    Spot spot;
    Given<Share> against_glow;
    Given<Share> from_glow;
    Given<Share> unaware;
    Given<Share> flashes;
    Given<Share> burning;
    Given<Share> smoke;
    GivenList<Given<Share>> lookouts;
    Given<Distance> searchlight;
    Given<Distance> lamp_shows;
    Given<Distance> star_shell_least;
    Given<Distance> star_shell;
    Given<Whole<0, 100>> star_shell_costs;
    Given<Whole<0, 100>> kept;
    Given<Whole<0, 100>> coast;
};
struct SightFile {
    Spot spot;
    VisibilityTable visibility;
    GivenList<WeatherTable> weather;
    GivenList<SizeTable> sizes;
    GivenList<RadarTable> radar;
    SightingTable sight;
};

// --- torpedoes.toml ---

struct TorpedoTable {
    Spot spot;
    Given<TorpedoName> name;
    Given<Whole<1, 20'000>> run;
    Given<Distance> reach;
    Given<Points> hull;
    Given<Points> flood;
    Given<Flag> track;
    Given<Flag> long_lance;
};
struct LaunchTable {
    Spot spot;
    Given<Distance> to;
    Given<TenThousandth> chance;
};
struct TorpedoesFile {
    Spot spot;
    Given<Whole<0, 100>> dud;
    GivenList<TorpedoTable> classes;
    GivenList<LaunchTable> chances;
};

// --- ships.toml ---

struct MagazineTable {
    Spot spot;
    Given<Label> type;
    Given<Year> from;
    Given<Year> to;
    Given<Share> thousandths;
};
struct HandlingTable {
    Spot spot;
    Given<OneOf<model::Handling>> of;
    Given<Whole<1, 360>> degrees;
    Given<Knots> up;
    Given<Knots> down;
};
struct ShipTypeTable {
    Spot spot;
    Given<Label> type;
    Given<Year> from;
    Given<Year> to;
    Given<Whole<1, 20>> points;
    Given<Whole<1, 200'000>> tons;
    Given<OfClass<ClassKey::guns>> guns;
    Given<OfClass<ClassKey::armour>> armour;
    Given<OfClass<ClassKey::torpedoes>> torpedoes;
    Given<OneOf<model::Handling>> handling;
    Given<Flag> merchant;
};
struct ShipsFile {
    Spot spot;
    Given<Share> usual_magazine;
    GivenList<MagazineTable> magazines;
    GivenList<HandlingTable> handling;
    GivenList<ShipTypeTable> types;
};

// --- the table `[gunnery]` of a campaign ---

struct CaptainTable {
    Spot spot;
    Given<TenThousandth> torpedo_chance;
};
struct SwitchesTable {
    Spot spot;
    Given<TurnMinutes> minutes_per_turn;
    Given<Whole<0, 180>> twilight;
    Given<OneOf<model::Hemisphere>> hemisphere;
    Given<Whole<0, 60'000>> cover_distance;
    Given<Flag> finish;
    Given<OneOf<model::Strays>> misses_find_others;
    Given<OneOf<model::Morale>> morale;
    Given<Flag> air_event;
    Given<Flag> ammunition;
    Given<OneOf<model::Reload>> reload;
    Given<OneOf<model::MagazineRisk>> magazine;
    Given<OneOf<model::Surprise>> surprise;
    Given<Flag> salvo_die;
    Given<Flag> striking;
    CaptainTable captain;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(ChanceTable);
FLAGPLOT_KEYS(ControlTable);
FLAGPLOT_KEYS(SizeTable);
FLAGPLOT_KEYS(SalvoTable);
FLAGPLOT_KEYS(AimingTable);
FLAGPLOT_KEYS(HitsFile);
FLAGPLOT_KEYS(GunTable);
FLAGPLOT_KEYS(GunsFile);
FLAGPLOT_KEYS(VisibilityTable);
FLAGPLOT_KEYS(WeatherTable);
FLAGPLOT_KEYS(RadarTable);
FLAGPLOT_KEYS(SightingTable);
FLAGPLOT_KEYS(SightFile);
FLAGPLOT_KEYS(TorpedoTable);
FLAGPLOT_KEYS(LaunchTable);
FLAGPLOT_KEYS(TorpedoesFile);
FLAGPLOT_KEYS(MagazineTable);
FLAGPLOT_KEYS(HandlingTable);
FLAGPLOT_KEYS(ShipTypeTable);
FLAGPLOT_KEYS(ShipsFile);
FLAGPLOT_KEYS(CaptainTable);
FLAGPLOT_KEYS(SwitchesTable);
#undef FLAGPLOT_KEYS

}  // namespace flagplot::file_schema::gunnery
