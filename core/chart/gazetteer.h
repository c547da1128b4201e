#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/calendar.h"
#include "base/fields.h"

/// \file
/// Ports, straits and lakes of the globe by name, from which charts take theirs. The rules never
/// ask.

namespace flagplot {

/// Hundredths of a degree, north and east positive.
struct Position {
    std::int32_t latitude = 0;
    std::int32_t longitude = 0;

    friend bool operator==(const Position&, const Position&) = default;
};

/// A naval port: the position of its roads, in or beside water.
struct GazetteerPort {
    std::string name;
    std::vector<std::string> also;  ///< what else it is or was called
    Position position;
};

enum class WaterwayKind : std::uint8_t {
    strait,
    canal  ///< dug: carries ships from a day on
};
template <>
inline constexpr std::array<std::string_view, 2> words_of<WaterwayKind>{"strait", "canal"};

/// A narrow water: a position in its channel.
struct GazetteerStrait {
    std::string name;
    std::vector<std::string> also;
    Position position;
    WaterwayKind kind{};
    std::optional<Moment> from;   ///< beginning of the first day on which it was open
    std::optional<Moment> until;  ///< beginning of the last one
    /// Its run from one water to the other, where charts must be told to keep it open.
    std::vector<Position> course = {};

    /// Could ships pass at this time?
    [[nodiscard]] bool is_open(Moment when) const {
        constexpr Pulse day{48};
        return (!from || *from <= when) && (!until || when < *until + day);
    }
};

/// A water that nobody reaches by sea: a position in its middle.
struct GazetteerLake {
    std::string name;
    std::vector<std::string> also;
    Position position;
};

struct Gazetteer {
    std::vector<GazetteerPort> ports;
    std::vector<GazetteerStrait> straits;
    std::vector<GazetteerLake> lakes = {};

    /// By the name or by one of the others, upper and lower case alike; the first there is.
    [[nodiscard]] const GazetteerPort* port(std::string_view name) const;
    [[nodiscard]] const GazetteerStrait* strait(std::string_view name) const;
};

/// Every name of the ports, or of the straits, for the nearest right word.
[[nodiscard]] std::vector<std::string> port_names(const Gazetteer& gazetteer);
[[nodiscard]] std::vector<std::string> strait_names(const Gazetteer& gazetteer);

}  // namespace flagplot
