#pragma once

#include <cstdint>

/// \file
/// The pages of the desk.

namespace flagplot::desk {

enum class PageName : std::uint8_t { start, check, chart, forces, cards, campaign, battle };

}  // namespace flagplot::desk
