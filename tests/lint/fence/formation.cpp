// The number of a formation in truth: two reports of one enemy would be known as one.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    FormationId formation;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, formation, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
