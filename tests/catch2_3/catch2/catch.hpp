#pragma once

/// \file
/// Catch2 3 under the name and with the words of Catch2 2.13, for which the tests are written: on the
/// include path only where the older one is not installed.

#include <catch2/catch_all.hpp>
#include <string>

using Catch::Approx;

namespace Catch {

using Matchers::EndsWith;
using Matchers::StartsWith;

inline auto Contains(const std::string& part) { return Matchers::ContainsSubstring(part); }

}  // namespace Catch
