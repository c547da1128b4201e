#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "view/book.h"
#include "view/contact.h"
#include "view/report.h"

/// \file
/// A seat's picture of the war. It is made only by applying the reports the seat was told, one
/// after another.

namespace flagplot {

/// Not yet on the chart, on it, or gone.
enum class Presence : std::uint8_t { due, on_chart, gone };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Presence>{"due", "on_chart", "gone"};

struct TrackPoint {
    TurnNumber turn;  ///< in which the formation came here
    Square square;

    friend bool operator==(const TrackPoint&, const TrackPoint&) = default;
};
FLAGPLOT_FIELDS(TrackPoint, turn, square)

/// A contact that a formation seeking battle has left its course for.
struct Attack {
    ContactId contact;
    Square square;

    friend bool operator==(const Attack&, const Attack&) = default;
};
FLAGPLOT_FIELDS(Attack, contact, square)

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
    std::optional<Task> task;           ///< what it goes on doing
    std::optional<KeepSpeed> speed;     ///< less than full
    std::optional<TurnNumber> spotted;  ///< the last turn in which it was told that it was spotted
    std::optional<TurnNumber> engaged;  ///< the last turn in which it fought
    std::optional<TurnNumber> struck;   ///< the last turn in which a card had an effect on it
    std::optional<TurnNumber> freed;    ///< the last turn in which the umpire freed it
    std::vector<OwnShip> ships;         ///< sorted, including sunk ships
    std::vector<ActiveEffect> effects;  ///< on it now
    std::vector<Prize> prizes;          ///< captured ships in its company
    std::vector<TrackPoint> track;      ///< every square it was in
    std::optional<Attack> attack;       ///< its result is not known yet
    AtDestination at_destination{};     ///< what happens to it there
    bool has_arrived = false;           ///< at its destination, without a new route since

    friend bool operator==(const OwnFormation&, const OwnFormation&) = default;
};
FLAGPLOT_FIELDS(OwnFormation, id, name, presence, square, route, run, carried, allowance, stance,
                radar_on, conditions, task, speed, spotted, engaged, struck, freed, ships, effects,
                prizes, track, attack, at_destination, has_arrived)

/// Nine squares in which an enemy was in that turn.
struct KnownBlock {
    Square centre;
    TurnNumber turn;

    friend bool operator==(const KnownBlock&, const KnownBlock&) = default;
};
FLAGPLOT_FIELDS(KnownBlock, centre, turn)

struct KnownBattle {
    Square square;
    TurnNumber turn;  ///< in which it was joined
    TurnNumber last;  ///< the last it takes, as far as the side knows
    std::vector<OwnNumber> own;
    bool is_over = false;

    friend bool operator==(const KnownBattle&, const KnownBattle&) = default;
    /// Is its result still to come?
    [[nodiscard]] bool is_to_be_fought() const { return !is_over && last == turn; }
};
FLAGPLOT_FIELDS(KnownBattle, square, turn, last, own, is_over)

/// \invariant equals the result of `absorb` for every report this seat was told, in order
struct SideView {
    FLAGPLOT_SEALED(SideView)

    TurnNumber turn{1};  ///< the turn being resolved, or the next to be ordered
    bool is_resolving = false;
    Light light{};
    std::optional<Digest> dice_commitment;
    std::optional<Digest> record;           ///< fingerprint of the record at the last release
    std::optional<PublicSeed> public_seed;  ///< of public dice
    std::optional<ToldText> word;  ///< the side's own, in the dice of the last turn that began
    std::optional<Digest> orders_receipt;  ///< of the sheet for `turn`
    std::vector<OwnFormation> formations;  ///< by own number, from 1
    std::vector<ShipState> ships;          ///< by `OwnShip`
    std::vector<Contact> contacts;         ///< by contact number, from 1
    std::vector<KnownBattle> battles;      ///< by own battle number, from 1
    std::vector<KnownBlock> blocks;        ///< of this turn and the last
    std::vector<HandCard> hand;            ///< in the order in which they were dealt
    std::vector<WeatherTold> weather;      ///< of `turn` and later, by turn
    std::vector<LightTold> lights;         ///< set by the umpire; the last one for a turn counts
    std::vector<Report> released;          ///< what the last release showed, in order
    std::vector<Report> waiting;           ///< what it was told since the last release, in order

    [[nodiscard]] const OwnFormation& formation(OwnNumber number) const {
        return formations.at(number.number - 1);
    }
    [[nodiscard]] const Contact& contact(ContactId id) const { return contacts.at(id.number - 1); }
};
FLAGPLOT_FIELDS(SideView, turn, is_resolving, light, dice_commitment, record, public_seed, word,
                orders_receipt, formations, ships, contacts, battles, blocks, hand, weather, lights,
                released, waiting)
FLAGPLOT_BYTES_ELSEWHERE(SideView);

/// The picture before any report: own forces as in the book, none on the chart yet.
[[nodiscard]] SideView first_view(const Book& book);

/// Copies one report into the picture. Decides nothing.
void absorb(SideView& view, const Report& report);

/// The ships of an own formation that are not lost.
[[nodiscard]] std::vector<OwnShip> afloat_in(const SideView& view, OwnNumber number);

/// The ships of an own formation as the rules need them, without sunk ships and without effects
/// that are over by that turn.
[[nodiscard]] std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number,
                                         TurnNumber turn);
/// The same in the coming turn.
[[nodiscard]] std::vector<Unit> units_of(const Book& book, const SideView& view, OwnNumber number);

/// Does a battle hold it in this turn, as far as the side knows (A-ST-55)?
[[nodiscard]] bool is_held(const OwnFormation& formation, TurnNumber turn);

/// Points of an own formation in the coming turn or a later one, as far as its side can know; zero
/// while a battle holds it. \pre something of it is afloat
[[nodiscard]] MovePoints points_in(const Book& book, const SideView& view, OwnNumber number,
                                   TurnNumber turn);

/// Points in the coming turn; none if nothing of it is afloat.
[[nodiscard]] std::optional<MovePoints> points_next_turn(const Book& book, const SideView& view,
                                                         OwnNumber number);

/// The weather on the chart in a turn, as far as the side knows.
[[nodiscard]] std::vector<WeatherZone> weather_in(const SideView& view, TurnNumber turn);

/// The light of a turn, as far as the side knows.
[[nodiscard]] Light light_in(const Book& book, const SideView& view, TurnNumber turn);

/// Is it at rest in a port of its own side (A-ST-25)?
[[nodiscard]] bool is_in_port(const Book& book, const OwnFormation& formation);

}  // namespace flagplot
