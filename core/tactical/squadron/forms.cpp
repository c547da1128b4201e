#include "tactical/squadron/forms.h"

namespace flagplot::tactical::squadron {

std::vector<OrderForm> forms_of(const Tables& /*tables*/, const View& /*view*/) { return {}; }

OrderForecast forecast_of(const Tables& /*tables*/, const View& /*view*/, const Order& /*order*/) {
    return {};
}

}  // namespace flagplot::tactical::squadron
