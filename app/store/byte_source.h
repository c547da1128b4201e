#pragma once

#include <functional>
#include <string_view>

namespace flagplot {

/// Gives bytes one piece at a time; an empty piece is the end. A piece is valid until the next
/// call.
using ByteSource = std::function<std::string_view()>;

}  // namespace flagplot
