#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "present/desk/start/notice.h"

namespace flagplot::desk {

/// What can be done with a save that cannot be opened: a damaged one has a copy beside it, an old
/// one can be decided again by this version. Empty: nothing.
[[nodiscard]] std::vector<Question> ways_with(ErrorCode why, const std::string& save);

}  // namespace flagplot::desk
