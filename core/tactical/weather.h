#pragma once

#include <string_view>

#include "tactical/module.h"

/// \file
/// The weather of a battle, as the campaign words it.

namespace flagplot::tactical {

/// Is the weather, or a part of it, of this kind ("clear", "poor", "heavy", "storm", "fog")? The
/// words of a scene may be one kind ("fog") or a phrase with several ("poor weather and a storm").
[[nodiscard]] bool has_weather(const Scene& scene, std::string_view kind);

}  // namespace flagplot::tactical
