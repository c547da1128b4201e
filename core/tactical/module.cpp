#include "tactical/module.h"

#include "base/digest.h"

namespace flagplot::tactical {

std::string fingerprint_of(const BattleRequest& request) { return short_hex(digest_of(request)); }

}  // namespace flagplot::tactical
