#pragma once

#include <cstdint>

/// \file
/// The pages of the desk.

namespace flagplot::desk {

enum class PageName : std::uint8_t {
    start,
    setup,   ///< a new campaign
    browse,  ///< a file to open
    check,
    chart,
    forces,
    cards,
    campaign,
    battle
};

}  // namespace flagplot::desk
