// The number of a ship in truth.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    ShipId ship;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, ship, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
