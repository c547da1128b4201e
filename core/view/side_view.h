#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "view/book.h"
#include "view/report.h"

/// \file
/// A seat's picture of the war: the fold of the reports it was told, and nothing else makes one.

namespace flagplot {

/// Where an own formation is in its life.
enum class Presence : std::uint8_t { due, on_chart, gone };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Presence>{"due", "on_chart", "gone"};

struct TrackPoint {
    TurnNumber turn;  ///< the turn in which the formation came here
    Square square;

    friend bool operator==(const TrackPoint&, const TrackPoint&) = default;
};
FLAGPLOT_FIELDS(TrackPoint, turn, square)

struct OwnFormation {
    std::string id;    ///< as its orders name it
    std::string name;  ///< in full
    Presence presence{};
    Square square;
    std::optional<PlotRoute> route;  ///< markers still ahead
    DiagonalRun run;
    MovePoints carried;
    MovePoints allowance;  ///< of the last turn resolved
    Stance stance = Stance::accept;
    bool radar_on = true;
    std::vector<Conditional> conditions;
    std::optional<TurnNumber> spotted;  ///< the last turn in which it was told that it was spotted
    std::optional<TurnNumber> engaged;  ///< the last turn in which it fought
    std::optional<TurnNumber> struck;   ///< the last turn in which a card had an effect on it
    std::optional<TurnNumber> freed;    ///< the last turn in which the umpire freed it
    std::vector<OwnShip> ships;         ///< sorted; the sunk ones too
    std::vector<ActiveEffect> effects;  ///< on it now
    std::vector<Prize> prizes;          ///< in its company
    std::vector<TrackPoint> track;      ///< every square it was in

    friend bool operator==(const OwnFormation&, const OwnFormation&) = default;
};
FLAGPLOT_FIELDS(OwnFormation, id, name, presence, square, route, run, carried, allowance, stance,
                radar_on, conditions, spotted, engaged, struck, freed, ships, effects, prizes,
                track)

/// Which own formation saw a contact, and from how far.
struct Observer {
    OwnNumber formation;
    Reach reach{};

    friend bool operator==(const Observer&, const Observer&) = default;
};
FLAGPLOT_FIELDS(Observer, formation, reach)

/// An enemy formation as this seat knows it: as last reported, ageing (A-ST-18).
struct Contact {
    Square square;
    TurnNumber turn;  ///< last seen in
    Pulse at;
    SightMode mode{};
    std::optional<Declaration> declared;  ///< the last one, if any
    std::vector<Observer> seen_by;        ///< in `turn`, in order of sighting
    std::vector<TrackPoint> track;        ///< where it was reported
    std::optional<Square> next_marker;    ///< learned in `turn`
    bool is_reported = false;  ///< last known from a report, not from own eyes or sorties

    friend bool operator==(const Contact&, const Contact&) = default;
};
FLAGPLOT_FIELDS(Contact, square, turn, at, mode, declared, seen_by, track, next_marker, is_reported)

/// Nine squares that held an enemy in a turn.
struct KnownBlock {
    Square centre;
    TurnNumber turn;

    friend bool operator==(const KnownBlock&, const KnownBlock&) = default;
};
FLAGPLOT_FIELDS(KnownBlock, centre, turn)

struct KnownBattle {
    Square square;
    TurnNumber turn;
    std::vector<OwnNumber> own;
    bool is_over = false;

    friend bool operator==(const KnownBattle&, const KnownBattle&) = default;
};
FLAGPLOT_FIELDS(KnownBattle, square, turn, own, is_over)

/// \invariant equals the fold of `absorb` over every report this seat was told.
struct SideView {
    FLAGPLOT_SEALED(SideView)

    TurnNumber turn{1};  ///< the turn being resolved, or the next to be ordered
    bool is_resolving = false;
    Light light{};
    std::optional<Digest> dice_commitment;
    std::optional<Digest> orders_receipt;  ///< of the sheet for `turn`
    std::vector<OwnFormation> formations;  ///< by own number, from 1
    std::vector<ShipState> ships;          ///< by `OwnShip`
    std::vector<Contact> contacts;         ///< by contact number, from 1
    std::vector<KnownBattle> battles;      ///< by own battle number, from 1
    std::vector<KnownBlock> blocks;        ///< of this turn and the last
    std::vector<HandCard> hand;            ///< in the order in which they came
    std::vector<WeatherTold> weather;      ///< of `turn` and later, by turn
    std::vector<LightTold> lights;         ///< that the umpire set, the last of a turn in force
    std::vector<Report> last_turn;         ///< reports of the last turn begun, from 1

    [[nodiscard]] const OwnFormation& formation(OwnNumber number) const {
        return formations.at(number.number - 1);
    }
    [[nodiscard]] const Contact& contact(ContactId id) const { return contacts.at(id.number - 1); }
};
FLAGPLOT_FIELDS(SideView, turn, is_resolving, light, dice_commitment, orders_receipt, formations,
                ships, contacts, battles, blocks, hand, weather, lights, last_turn)
FLAGPLOT_BYTES_ELSEWHERE(SideView);

/// The picture before any report: own forces as the book has them, none on the chart yet.
[[nodiscard]] SideView first_view(const Book& book);

/// Copies one report into the picture. Decides nothing.
void absorb(SideView& view, const Report& report);

/// A sighting before it has a contact number.
struct Sighting {
    std::optional<OwnNumber> by;  ///< none: from the air, or by report
    SightMode mode{};
    Reach reach{};
    Square square;
    std::optional<Declaration> declared;
    Pulse at;
};

/// Which contact a sighting belongs to, judged from the seat's own picture alone: the nearest
/// contact that could have come here since it was last seen and is not contradicted by what was
/// declared; of equals the latest seen, then the lowest number. Two sightings by one formation at
/// one reach in one turn are two enemies, since it tries each once (A-ST-11). Otherwise a new
/// number.
/// Those in `taken` are other enemies of the same report.
[[nodiscard]] ContactId contact_of(const SideView& view, TurnMode mode, const Sighting& sighting,
                                   std::span<const ContactId> taken = {});

/// Contacts that this observer has seen in this turn, by number.
[[nodiscard]] std::vector<ContactId> seen_already(const SideView& view, const Observer& observer);

/// The report of a sighting, numbered by `contact_of`. \pre by an own formation
[[nodiscard]] Seen seen(const SideView& view, TurnMode mode, const Sighting& sighting,
                        std::span<const ContactId> taken = {});

/// Own formation as the rules need its ships; sunk ships are left out.
[[nodiscard]] std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number);

/// Points of own formation in the turn to come, as far as its side can know; none when nothing of
/// it is afloat.
[[nodiscard]] std::optional<MovePoints> points_next_turn(const Book& book, const SideView& view,
                                                         OwnNumber number);

/// The weather a side knows over the chart in a turn.
[[nodiscard]] std::vector<WeatherZone> weather_in(const SideView& view, TurnNumber turn);

/// The light of a turn, as far as the side knows.
[[nodiscard]] Light light_in(const Book& book, const SideView& view, TurnNumber turn);

/// Is it at rest in a port of its own side (A-ST-25)?
[[nodiscard]] bool is_in_port(const Book& book, const OwnFormation& formation);

}  // namespace flagplot
