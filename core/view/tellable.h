#pragma once

#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "view/report.h"

/// \file
/// A report is made only of these types. An id of the truth, a plain number, the key of a die, or a
/// digest of anything but a seat's own orders does not compile.

namespace flagplot {

/// Types a seat may be told, listed one by one.
template <class T>
inline constexpr bool is_plain_tellable = false;

#define FLAGPLOT_TELLABLE(Type) \
    template <>                 \
    inline constexpr bool is_plain_tellable<Type> = true
FLAGPLOT_TELLABLE(bool);
FLAGPLOT_TELLABLE(OwnNumber);
FLAGPLOT_TELLABLE(ContactId);
FLAGPLOT_TELLABLE(OwnBattleNumber);
FLAGPLOT_TELLABLE(SideId);
FLAGPLOT_TELLABLE(Square);
FLAGPLOT_TELLABLE(Direction);
FLAGPLOT_TELLABLE(Light);
FLAGPLOT_TELLABLE(Stance);
FLAGPLOT_TELLABLE(SightMode);
FLAGPLOT_TELLABLE(Reach);
FLAGPLOT_TELLABLE(ShipType);
FLAGPLOT_TELLABLE(Lapse);
FLAGPLOT_TELLABLE(TurnNumber);
FLAGPLOT_TELLABLE(Pulse);
FLAGPLOT_TELLABLE(Minutes);
FLAGPLOT_TELLABLE(MovePoints);
FLAGPLOT_TELLABLE(KnotTenths);
FLAGPLOT_TELLABLE(TaskEnd);
FLAGPLOT_TELLABLE(Squares);
FLAGPLOT_TELLABLE(ShipCount);
FLAGPLOT_TELLABLE(DiagonalRun);
FLAGPLOT_TELLABLE(Hundredths);
FLAGPLOT_TELLABLE(StructurePoints);
FLAGPLOT_TELLABLE(Chance);
FLAGPLOT_TELLABLE(OwnShip);
FLAGPLOT_TELLABLE(OwnAsset);
FLAGPLOT_TELLABLE(SideLapse);
FLAGPLOT_TELLABLE(Fate);
FLAGPLOT_TELLABLE(CardNeeds);
FLAGPLOT_TELLABLE(Weather);
FLAGPLOT_TELLABLE(Ends);
FLAGPLOT_TELLABLE(SpeedTimes);
FLAGPLOT_TELLABLE(Detach);        // in the side's own words
FLAGPLOT_TELLABLE(PlayCard);      // in the side's own words
FLAGPLOT_TELLABLE(ContactOrder);  // in the side's own words
FLAGPLOT_TELLABLE(ToldText);
FLAGPLOT_TELLABLE(OrdersReceived);  // a digest of the side's own orders
FLAGPLOT_TELLABLE(DiceCommitted);   // a digest of the secret of the dice
FLAGPLOT_TELLABLE(Released);        // a digest of the record, under a key that no side has
FLAGPLOT_TELLABLE(ResultFrom);
#undef FLAGPLOT_TELLABLE

template <class T>
struct Tellable : std::bool_constant<is_plain_tellable<T>> {};

template <class T>
struct Tellable<std::vector<T>> : Tellable<T> {};
template <class T>
struct Tellable<std::optional<T>> : Tellable<T> {};
template <class... Ts>
struct Tellable<std::variant<Ts...>> : std::bool_constant<(Tellable<Ts>::value && ...)> {};
template <class Variant>
struct Tellable<Sealed<Variant>> : Tellable<Variant> {};

template <class T>
    requires(std::is_empty_v<T> && !is_plain_tellable<T>)
struct Tellable<T> : std::true_type {};

/// May all members of a listed struct be told?
template <class T>
constexpr bool are_fields_tellable() {
    using Fields = decltype(with_fields(std::declval<T&>(), [](auto&... field) {
        return std::conjunction<Tellable<std::remove_cvref_t<decltype(field)>>...>{};
    }));
    return Fields::value;
}

template <Listed T>
    requires(!is_plain_tellable<T> && !std::is_empty_v<T>)
struct Tellable<T> : std::bool_constant<are_fields_tellable<T>()> {};

template <class T>
inline constexpr bool is_tellable = Tellable<T>::value;

static_assert(is_tellable<Report>, "a report may not hold this");

}  // namespace flagplot
