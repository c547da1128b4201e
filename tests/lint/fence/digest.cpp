// A digest of something: of the truth, for all a report knows.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    Digest digest;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, digest, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
