// A plain number: how many enemies there are, or what a die showed.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    std::int32_t count;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, count, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
