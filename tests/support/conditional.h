#pragma once

#include <utility>
#include <vector>

#include "view/order.h"

namespace flagplot::test {

/// "when this and that then do it".
inline Conditional when_all(std::vector<Condition> all, Action then) {
    std::vector<Term> terms;
    for (Condition& each : all) terms.push_back({std::move(each), false});
    return {{std::move(terms)}, {}, {std::move(then)}};
}

}  // namespace flagplot::test
