#include "tactical/galley/forms.h"

namespace flagplot::tactical::galley {

std::vector<OrderForm> forms_of(const Tables& /*tables*/, const View& /*view*/) { return {}; }
OrderForecast forecast_of(const Tables& /*tables*/, const View& /*view*/, const Order& /*order*/) {
    return {};
}

}  // namespace flagplot::tactical::galley
