#include "tactical/any_module.h"

namespace flagplot::tactical {

Result<std::string> order_of(const Module& module, const AnyView& view, const OrderForm& form,
                             const std::vector<SlotValue>& values) {
    const auto text = filled_in(form, values);
    if (!text) return text;
    return module.order_text(view, *text);
}

Result<AnyBattle> stepped(const Module& module, const AnyBattle& battle, SideIndex side,
                          std::string_view text, const Dice& dice, Log* log) {
    if (side == umpire) return module.step(battle, side, {std::string(text)}, dice, log);
    const auto order = module.read_order(battle, side, text);
    if (!order) return Failure(order.error());
    return module.step(battle, side, *order, dice, log);
}

OrderForecast preview(const Module& module, const AnyView& view, const OrderForm& form,
                      const std::vector<SlotValue>& values) {
    const auto text = filled_in(form, values);
    if (!text) return {{}, {}, sentence_of(text.error())};
    return module.forecast(view, *text);
}

}  // namespace flagplot::tactical
