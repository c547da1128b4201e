#include "tactical/any_module.h"

namespace flagplot::tactical {

Result<std::string> order_of(const Module& module, const AnyView& view, const OrderForm& form,
                             const std::vector<SlotValue>& values) {
    const auto text = filled_in(form, values);
    if (!text) return text;
    return module.order_text(view, *text);
}

OrderForecast preview(const Module& module, const AnyView& view, const OrderForm& form,
                      const std::vector<SlotValue>& values) {
    const auto text = filled_in(form, values);
    if (!text) return {{}, {}, sentence_of(text.error())};
    return module.forecast(view, *text);
}

}  // namespace flagplot::tactical
