// What a seat may be told compiles.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    ContactId contact;
    OwnNumber by;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, contact, by, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
