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
/// Ports, straits and lakes of the globe by name, for making charts. The rules do not use them.

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
    std::vector<std::string> also;  ///< other present or former names
    Position position;
};

enum class WaterwayKind : std::uint8_t {
    strait,
    canal  ///< artificial: open from a certain day on
};
template <>
inline constexpr std::array<std::string_view, 2> words_of<WaterwayKind>{"strait", "canal"};

/// A narrow water: a position in its channel.
struct GazetteerStrait {
    std::string name;
    std::vector<std::string> also;
    Position position;
    WaterwayKind kind{};
    std::optional<Moment> from;   ///< beginning of the first day on which it is open
    std::optional<Moment> until;  ///< beginning of the last one
    /// Its course from one water to the other, if making a chart must keep it open.
    std::vector<Position> course = {};

    /// Could ships pass at this time?
    [[nodiscard]] bool is_open(Moment when) const {
        constexpr Pulse day{48};
        return (!from || *from <= when) && (!until || when < *until + day);
    }
};

/// A water that cannot be reached by sea: a position in its centre.
struct GazetteerLake {
    std::string name;
    std::vector<std::string> also;
    Position position;
};

struct Gazetteer {
    std::vector<GazetteerPort> ports;
    std::vector<GazetteerStrait> straits;
    std::vector<GazetteerLake> lakes = {};

    /// By its name or one of the others, ignoring case; the first one.
    [[nodiscard]] const GazetteerPort* port(std::string_view name) const;
    [[nodiscard]] const GazetteerStrait* strait(std::string_view name) const;
};

/// Every name of a port, or of a strait, for finding the nearest.
[[nodiscard]] std::vector<std::string> port_names(const Gazetteer& gazetteer);
[[nodiscard]] std::vector<std::string> strait_names(const Gazetteer& gazetteer);

}  // namespace flagplot
