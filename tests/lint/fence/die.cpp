// The key of a die.
#include "base/dice.h"
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    DieKey die;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, die, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
