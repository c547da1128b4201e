#include "present/side/card_text.h"

#include <fmt/format.h>

#include "view/phrases.h"

namespace flagplot {

namespace {

struct EffectTeller {
    std::string operator()(const Damage& damage) const {
        return fmt::format("the {} ship loses {}", word_of(damage.which),
                           counted(damage.points.count, "structure point"));
    }
    std::string operator()(const SendTo& order) const {
        return "it makes for " +
               (order.square ? name_of(*order.square) : "the nearest port of its own");
    }
    std::string operator()(const FalseContact&) const { return "a false report comes in"; }
    std::string operator()(const Reveal& reveal) const {
        return fmt::format("the {} of an enemy formation is learned", word_of(reveal.what));
    }
    std::string operator()(const FreeSearch& search) const {
        return fmt::format("a search from the air, at {:+}", search.bonus.count);
    }
    std::string operator()(const MakeWeather& make) const {
        return std::string(phrase_of(make.weather));
    }
    std::string operator()(const Arrive& arrival) const {
        return fmt::format("{} arrives in {}", arrival.formation, name_of(arrival.square));
    }
    std::string operator()(const SetFree&) const { return "it may change course"; }
    std::string operator()(const TellText& told) const { return told.text; }
    std::string operator()(const AskUmpire& asked) const {
        return "the umpire is asked: " + asked.question;
    }
    template <class Lies>
    std::string operator()(const Lies& lasting) const {
        return effect_text(Lasting{lasting});
    }
};

}  // namespace

std::string card_effect_text(const PlainEffect& effect) {
    return std::visit(EffectTeller{}, effect);
}

}  // namespace flagplot
