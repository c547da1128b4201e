#pragma once

#include <string>
#include <vector>

#include "tactical/galley/verbs.h"
#include "tactical/kit/order_text.h"

namespace flagplot::tactical::galley {

/// An order's text, or the words of a form for it in which these slots are open.
template <class Of>
[[nodiscard]] std::string phrase(const Of& order, const std::vector<FormSlot>& open = {}) {
    return kit::OrderWriting(open).text_of(verbs, order);
}

}  // namespace flagplot::tactical::galley
