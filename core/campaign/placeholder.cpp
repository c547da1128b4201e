#include "campaign/record.h"
#include "view/check_orders.h"
#include "view/briefing.h"
#include "view/tellable.h"
namespace flagplot {
static_assert(is_tellable<Report>);
static_assert(!is_tellable<FormationId>);
}
