// A plain text: a true name. What somebody chose to tell is a ToldText.
#include "view/tellable.h"

namespace flagplot {

struct MastSeen {
    std::string name;
    Square square;
};
FLAGPLOT_FIELDS(MastSeen, name, square)

static_assert(is_tellable<MastSeen>, "a report may not hold this");

}  // namespace flagplot
