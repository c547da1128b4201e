#pragma once

#include <functional>
#include <string_view>

namespace flagplot {

/// Bytes that come one piece after the other; an empty piece is the end. A piece is there until the
/// next one is asked for.
using Pieces = std::function<std::string_view()>;

}  // namespace flagplot
