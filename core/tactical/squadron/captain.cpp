#include "tactical/squadron/captain.h"

#include "tactical/squadron/allowed.h"

namespace flagplot::tactical::squadron {

std::vector<DoctrineKey> captains_keys() { return {}; }

Order captains_order(const Tables& tables, const View& view, const Doctrine& /*doctrine*/,
                     const Dice& /*dice*/) {
    return options_of(tables, view).front();
}

}  // namespace flagplot::tactical::squadron
