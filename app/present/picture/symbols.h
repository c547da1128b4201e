#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "present/picture/palette.h"
#include "present/picture/picture.h"
#include "rules/forces.h"

namespace flagplot {

/// How formations and contacts are drawn.
enum class SymbolTheme : std::uint8_t {
    counters,  ///< cardboard with a ship from above
    ntds,      ///< the circles and diamonds of consoles, with a leader
    app6       ///< the frames of APP-6 for ships on the surface
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<SymbolTheme>{"counters", "ntds", "app6"};

/// A formation or contact to be drawn.
struct Symbol {
    Point centre;
    double size = 0;       ///< height of a counter
    SideId side = {};      ///< whose it is; of a contact the side that sees it
    SideStyle style = {};  ///< of its side; of a contact, of whose it may be
    bool is_friend = true;
    bool is_contact = false;
    bool is_old = false;
    bool has_silhouette = true;         ///< of the ship, on a counter
    bool is_mark = false;               ///< in a crowd: only place and side
    double strength = 1;                ///< faded below 1
    std::optional<ShipType> type = {};  ///< none: unknown
    std::size_t stacked = 0;            ///< how many more are below it
};

/// The edge of a counter, which shows its side without colour.
[[nodiscard]] std::vector<Point> counter_outline(const Box& box, CounterShape shape);

/// The type with this name, "heavy cruiser"; none if there is none.
[[nodiscard]] std::optional<ShipType> ship_type_called(std::string_view name);

/// A ship of this type from above, bow to the east, of length 1 from -0.5 to 0.5.
[[nodiscard]] std::vector<std::vector<Point>> silhouette(ShipType type);

/// Its parts in the order of drawing, and the room it needs.
[[nodiscard]] Box box_of(const Symbol& symbol, SymbolTheme theme);
[[nodiscard]] std::vector<decltype(Primitive::drawn)> drawn(const Symbol& symbol,
                                                            SymbolTheme theme);

}  // namespace flagplot
