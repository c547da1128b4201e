// A truth id deep inside.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    std::optional<std::vector<FormationId>> formations;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, formations, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
