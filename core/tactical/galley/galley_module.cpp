#include "tactical/galley/galley_module.h"

namespace flagplot::tactical::galley {

Result<Battle> GalleyModule::begin(const BattleRequest& /*request*/) const {
    return failure(ErrorCode::cannot_begin, {std::string(name), "it has no rules yet"});
}
View GalleyModule::view(const Battle& battle, SideIndex side) const { return {side, battle}; }
std::optional<SideIndex> GalleyModule::to_act(const Battle& battle) const {
    return battle.progress.asked;
}
std::vector<Order> GalleyModule::options(const View& /*view*/) const { return {}; }
Result<Battle> GalleyModule::step(Battle battle, SideIndex /*side*/, const Order& /*order*/,
                                  const Dice& /*dice*/, Log* /*log*/) const {
    return battle;
}
BattleResult GalleyModule::outcome(const Battle& /*battle*/,
                                   const BattleRequest& /*request*/) const {
    return {};
}
LoggedTurn GalleyModule::turn_logged(const Battle& /*battle*/) const { return {}; }
Battle GalleyModule::resample(const View& view, const Dice& /*dice*/) const { return view.known; }
Battle GalleyModule::with_hidden_changed(Battle battle, SideIndex /*side*/,
                                         const Dice& /*dice*/) const {
    return battle;
}
std::vector<OrderForm> GalleyModule::forms(const View& /*view*/) const { return {}; }
OrderForecast GalleyModule::forecast(const View& /*view*/, const Order& /*order*/) const {
    return {};
}
std::optional<Order> GalleyModule::pass(const View& /*view*/) const { return Done{}; }
std::vector<DoctrineKey> GalleyModule::doctrine_keys() const { return {}; }
Order GalleyModule::captain(const View& /*view*/, const Doctrine& /*doctrine*/,
                            const Dice& /*dice*/) const {
    return Done{};
}
BattleScene GalleyModule::scene(const View& /*view*/) const { return {}; }
std::string GalleyModule::text_of(const Order& /*order*/) const { return "done"; }
Result<Order> GalleyModule::read_order(const View& /*view*/, std::string_view /*text*/) const {
    return Order{Done{}};
}
std::vector<DataKey> GalleyModule::data_keys() const { return {}; }
std::string GalleyModule::problem_with_data(std::string_view /*key*/,
                                            std::string_view /*value*/) const {
    return {};
}

}  // namespace flagplot::tactical::galley
