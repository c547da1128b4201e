#include "base/sealed_here.h"
#include "campaign/fact.h"
#include "campaign/record.h"

/// \file
/// The out-of-line code for large values of the truth.

namespace flagplot {

template struct Sealed<FactKinds>;
FLAGPLOT_SEALED_HERE(Definition)
FLAGPLOT_SEALED_HERE(CampaignState)

FLAGPLOT_BYTES_HERE(Fact)
FLAGPLOT_BYTES_HERE(Definition)
FLAGPLOT_BYTES_HERE(CampaignState)
FLAGPLOT_BYTES_HERE(Happened)

}  // namespace flagplot
