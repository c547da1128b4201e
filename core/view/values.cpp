#include "base/sealed_here.h"
#include "view/side_view.h"
#include "view/tellable.h"  // nothing is told that the fence does not let through

/// \file
/// What all code about large values of a seat comes from.

namespace flagplot {

template struct Sealed<ReportKinds>;
FLAGPLOT_SEALED_HERE(SideView)

FLAGPLOT_BYTES_HERE(Report)
FLAGPLOT_BYTES_HERE(SideView)

}  // namespace flagplot
