#include "view/named_parts.h"

namespace flagplot {

NamedParts parts_of(const Action& action) {
    NamedParts named;
    std::visit(
        [&](const auto& what) {
            each_named<Square>(what, [&](Square square) { named.squares.push_back(square); });
            each_named<OwnNumber>(what, [&](OwnNumber number) { named.formation = number; });
            each_named<ContactId>(what, [&](ContactId contact) { named.contact = contact; });
            each_named<TurnNumber>(what, [&](TurnNumber turn) { named.until = turn; });
        },
        action);
    return named;
}

}  // namespace flagplot
