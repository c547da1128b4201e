#pragma once

#include <string>

namespace flagplot {

/// The number of the version, as in CHANGELOG.md: "0.2.0".
[[nodiscard]] std::string program_version();

/// Identifies the rules by which this program decides: its version and a digest of the source of
/// `core`. Two builds with the same rules have the same revision on any machine.
[[nodiscard]] std::string program_revision();

/// "0.2.0" from the revision "0.2.0+274c6939e586".
[[nodiscard]] std::string version_of(const std::string& revision);

}  // namespace flagplot
