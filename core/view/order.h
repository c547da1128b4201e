#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/contact.h"
#include "rules/forces.h"
#include "rules/sighting.h"

/// \file
/// What a side may order. Plain values with imperative names; each has one canonical line of text
/// (view/notation.h). Rules page: docs/rules/campaign.md#orders

namespace flagplot {

/// Who begins when this side wins the initiative (A-ST-37).
enum class Initiative : std::uint8_t { self, enemy };
template <>
inline constexpr std::array<std::string_view, 2> words_of<Initiative>{"self", "enemy"};

/// Steam by these checkpoints to this destination (ST-06).
struct PlotRoute {
    std::vector<Square> checkpoints;
    Square destination;

    friend bool operator==(const PlotRoute&, const PlotRoute&) = default;
};
FLAGPLOT_FIELDS(PlotRoute, checkpoints, destination)

/// Stay where you are this turn, or stop at a marker of the route when it is reached (A-ST-33).
struct Hold {
    std::optional<Square> at = {};         ///< none: here
    std::optional<TurnNumber> until = {};  ///< go on in this turn; none: one turn only

    friend bool operator==(const Hold&, const Hold&) = default;
};
FLAGPLOT_FIELDS(Hold, at, until)

/// Steam after an own formation and keep with it (A-ST-71).
struct Follow {
    OwnNumber leader;
    std::optional<TurnNumber> until = {};  ///< the turn in which it ends

    friend bool operator==(const Follow&, const Follow&) = default;
};
FLAGPLOT_FIELDS(Follow, leader, until)

/// Keep with an own formation and fight where it fights (A-ST-71).
struct Escort {
    OwnNumber ward;
    std::optional<TurnNumber> until = {};  ///< the turn in which it ends

    friend bool operator==(const Escort&, const Escort&) = default;
};
FLAGPLOT_FIELDS(Escort, ward, until)

/// Keep touch with a contact, out of range of its guns (A-ST-71).
struct Shadow {
    ContactId contact;
    std::optional<TurnNumber> until = {};  ///< the turn in which it ends

    friend bool operator==(const Shadow&, const Shadow&) = default;
};
FLAGPLOT_FIELDS(Shadow, contact, until)

/// What a formation goes on doing, turn after turn, until it ends.
using Task = std::variant<Hold, Follow, Escort, Shadow>;

/// Steam to a port of one's own side: the nearest, or the one named (A-ST-73).
struct ReturnToPort {
    std::optional<Square> port;

    friend bool operator==(const ReturnToPort&, const ReturnToPort&) = default;
};
FLAGPLOT_FIELDS(ReturnToPort, port)

/// Steam slower than possible, or at full speed again (A-ST-72). \invariant at most one of `knots`
/// and `points`; with neither it is full speed, without `until`
struct KeepSpeed {
    std::optional<KnotTenths> knots = {};
    std::optional<MovePoints> points = {};
    std::optional<TurnNumber> until = {};  ///< the turn in which it steams at full speed again

    friend bool operator==(const KeepSpeed&, const KeepSpeed&) = default;
    [[nodiscard]] bool is_full() const { return !knots && !points; }
};
FLAGPLOT_FIELDS(KeepSpeed, knots, points, until)

struct TakeStance {
    Stance stance{};

    friend bool operator==(const TakeStance&, const TakeStance&) = default;
};
FLAGPLOT_FIELDS(TakeStance, stance)

/// Use radar, or switch it off.
struct UseRadar {
    bool on = true;

    friend bool operator==(const UseRadar&, const UseRadar&) = default;
};
FLAGPLOT_FIELDS(UseRadar, on)

/// Form some of the ships into a new formation (ST-28, 3.5, A-ST-26).
struct Detach {
    std::vector<OwnShip> ships;  ///< sorted; none: all damaged ships
    std::string name;            ///< the id of the new formation; empty: the next free one
    std::optional<Square> to;    ///< their destination; none: for damaged ships, the nearest port

    friend bool operator==(const Detach&, const Detach&) = default;
};
FLAGPLOT_FIELDS(Detach, ships, name, to)

/// Join a formation in the same square with the same next marker (A-ST-26).
struct Merge {
    OwnNumber into;

    friend bool operator==(const Merge&, const Merge&) = default;
};
FLAGPLOT_FIELDS(Merge, into)

/// Be activated at this place among one's own formations this turn (A-ST-37).
struct TakePlace {
    std::int32_t place = 1;

    friend bool operator==(const TakePlace&, const TakePlace&) = default;
};
FLAGPLOT_FIELDS(TakePlace, place)

/// What a captain can be told to do, at once or when something happens.
using Action = std::variant<PlotRoute, Hold, TakeStance, UseRadar, Detach, Merge, Follow, Escort,
                            Shadow, ReturnToPort, KeepSpeed>;

/// A current contact that meets all of this. A detail that is not known does not count as met.
struct WhenContact {
    std::optional<ShipType> type_or_bigger;
    std::optional<ShipCount> at_least;
    std::optional<Squares> within;
    std::optional<SightMode> by;

    friend bool operator==(const WhenContact&, const WhenContact&) = default;
};
FLAGPLOT_FIELDS(WhenContact, type_or_bigger, at_least, within, by)

/// This formation was told that it was spotted, in this turn or the last.
struct WhenSighted {
    friend bool operator==(const WhenSighted&, const WhenSighted&) = default;
};

/// A battle of one's own side is being fought.
struct WhenBattle {
    std::optional<Squares> within;

    friend bool operator==(const WhenBattle&, const WhenBattle&) = default;
};
FLAGPLOT_FIELDS(WhenBattle, within)

/// A card had an effect on this formation, in this turn or the last.
struct WhenCard {
    friend bool operator==(const WhenCard&, const WhenCard&) = default;
};

struct WhenAt {
    Square square;

    friend bool operator==(const WhenAt&, const WhenAt&) = default;
};
FLAGPLOT_FIELDS(WhenAt, square)

/// From this turn on.
struct WhenTurn {
    TurnNumber turn;

    friend bool operator==(const WhenTurn&, const WhenTurn&) = default;
};
FLAGPLOT_FIELDS(WhenTurn, turn)

/// A ship of this formation that is afloat is damaged.
struct WhenOwnDamaged {
    friend bool operator==(const WhenOwnDamaged&, const WhenOwnDamaged&) = default;
};

/// Another own formation is there.
struct WhenFriendAt {
    Square square;

    friend bool operator==(const WhenFriendAt&, const WhenFriendAt&) = default;
};
FLAGPLOT_FIELDS(WhenFriendAt, square)

using Condition = std::variant<WhenContact, WhenSighted, WhenBattle, WhenCard, WhenAt, WhenTurn,
                               WhenOwnDamaged, WhenFriendAt>;

/// A condition, or its negation.
struct Term {
    Condition what;
    bool is_not = false;

    friend bool operator==(const Term&, const Term&) = default;
};
FLAGPLOT_FIELDS(Term, what, is_not)

/// "when A and B or not C until turn 7 then do that". Judged by the side's own picture at the
/// formation's next activation; the first that holds is carried out, once (5.3).
struct Conditional {
    std::vector<std::vector<Term>> any;  ///< one of these lists must hold, with all its terms
    std::optional<TurnNumber> until;     ///< the turn in which it is dropped
    std::vector<Action> then;            ///< in this order

    friend bool operator==(const Conditional&, const Conditional&) = default;
};
FLAGPLOT_FIELDS(Conditional, any, until, then)

/// Drop every standing condition of the formation. New ones in the same sheet stay.
struct DropConditions {
    friend bool operator==(const DropConditions&, const DropConditions&) = default;
};

/// One line of a sheet for one formation. A number above the side's own formations means one that
/// the sheet itself detaches by name: the first such number is the first of them, in the order of
/// the lines.
struct FormationOrder {
    OwnNumber formation;
    std::variant<PlotRoute, Hold, TakeStance, UseRadar, Detach, Merge, Follow, Escort, Shadow,
                 ReturnToPort, KeepSpeed, TakePlace, Conditional, DropConditions>
        what;

    friend bool operator==(const FormationOrder&, const FormationOrder&) = default;
};
FLAGPLOT_FIELDS(FormationOrder, formation, what)

/// One line of a sheet for the whole side.
struct UseInitiative {
    Initiative who{};

    friend bool operator==(const UseInitiative&, const UseInitiative&) = default;
};
FLAGPLOT_FIELDS(UseInitiative, who)

/// Search the nine squares round this one from the air (AR-2). Sorties of a side are flown in the
/// order of their lines (A-ST-53).
struct SearchFrom {
    OwnAsset asset;
    Square centre;

    friend bool operator==(const SearchFrom&, const SearchFrom&) = default;
};
FLAGPLOT_FIELDS(SearchFrom, asset, centre)

/// Play a card of the hand (A-ST-41).
struct PlayCard {
    std::string card;             ///< its name
    std::optional<OwnNumber> on;  ///< the formation chosen by its owner
    std::optional<Square> at;     ///< the square that a card's search is flown to

    friend bool operator==(const PlayCard&, const PlayCard&) = default;
};
FLAGPLOT_FIELDS(PlayCard, card, on, at)

/// A word of the side's own, which is mixed into the dice of the turn (docs/dice.md).
struct SendWord {
    std::string text;  ///< not empty

    friend bool operator==(const SendWord&, const SendWord&) = default;
};
FLAGPLOT_FIELDS(SendWord, text)

/// This contact and another are one enemy, which has the other one's number from now on.
struct ContactIs {
    ContactId other;

    friend bool operator==(const ContactIs&, const ContactIs&) = default;
};
FLAGPLOT_FIELDS(ContactIs, other)

/// A contact that was joined to another is separate again. For any other contact, its last sighting
/// becomes a contact of its own.
struct ContactApart {
    friend bool operator==(const ContactApart&, const ContactApart&) = default;
};

/// The side gives a contact a name besides its number.
struct ContactNamed {
    std::string name;

    friend bool operator==(const ContactNamed&, const ContactNamed&) = default;
};
FLAGPLOT_FIELDS(ContactNamed, name)

/// There is no such enemy: it frees nobody, and no sighting is matched with it any more.
struct ContactStruck {
    friend bool operator==(const ContactStruck&, const ContactStruck&) = default;
};

/// A struck contact counts again.
struct ContactRestored {
    friend bool operator==(const ContactRestored&, const ContactRestored&) = default;
};

/// A correction of the side's own picture, made before any other line of the sheet is carried out.
/// It changes nothing in truth.
struct ContactOrder {
    ContactId contact;
    std::variant<ContactIs, ContactApart, ContactNamed, ContactStruck, ContactRestored> what;

    friend bool operator==(const ContactOrder&, const ContactOrder&) = default;
};
FLAGPLOT_FIELDS(ContactOrder, contact, what)

using Order =
    std::variant<FormationOrder, UseInitiative, SearchFrom, PlayCard, ContactOrder, SendWord>;

/// Orders for a whole side that may be impossible when their time comes.
using SideOrder = std::variant<SearchFrom, PlayCard, ContactOrder>;

/// A side's orders for one turn, in the order of their lines. A later sheet replaces an earlier one
/// completely.
struct Sheet {
    TurnNumber turn;
    std::vector<Order> orders;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};
FLAGPLOT_FIELDS(Sheet, turn, orders)

}  // namespace flagplot
