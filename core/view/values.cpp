#include "base/sealed_here.h"
#include "view/side_view.h"
#include "view/tellable.h"  // so that only tellable types are told

/// \file
/// The out-of-line code for a seat's large values.

namespace flagplot {

template struct Sealed<ReportKinds>;
FLAGPLOT_SEALED_HERE(SideView)

FLAGPLOT_BYTES_HERE(Report)
FLAGPLOT_BYTES_HERE(SideView)

}  // namespace flagplot
