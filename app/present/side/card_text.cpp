#include "present/side/card_text.h"

#include <fmt/format.h>

#include "base/markdown.h"
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

std::string target_text(const Card& card) {
    switch (card.on) {
        case CardTarget::owner_picks:
            return "a formation of your own that you name";
        case CardTarget::own_at_sea:
            return "a formation of your own at sea, by lot";
        case CardTarget::enemy_at_sea:
            return "an enemy formation at sea, by lot";
        case CardTarget::enemy_active:
            return "an enemy formation that fought or used radar last turn, by lot";
        case CardTarget::radius:
            return fmt::format("all within {} of {}", counted(card.radius.count, "square"),
                               card.at ? name_of(*card.at) : "a square by lot");
        case CardTarget::side:
            return "your side";
    }
    return {};
}

std::string condition_text(CardIf condition) {
    switch (condition) {
        case CardIf::day:
            return "by day";
        case CardIf::night:
            return "by night";
        case CardIf::coastal:
            return "it is on a coast";
        case CardIf::spotted:
            return "the enemy has it in sight";
        case CardIf::in_enemy_air_range:
            return "enemy aircraft reach it";
        case CardIf::has_auxiliaries:
            return "it has auxiliaries";
    }
    return {};
}

std::string modifier_text(const TestModifier& modifier) {
    switch (modifier.by) {
        case TestBy::auxiliaries:
            return fmt::format("{:+} with auxiliaries", modifier.change.count);
        case TestBy::destroyers:
            return modifier.per == 1
                       ? fmt::format("{:+} per destroyer", modifier.change.count)
                       : fmt::format("{:+} per {} destroyers", modifier.change.count, modifier.per);
        case TestBy::air_quality:
            return fmt::format("{:+} per quality of the aircraft", modifier.change.count);
    }
    return {};
}

std::string test_text(const CardTest& test) {
    std::string text = fmt::format("1d12, {} or less", test.needed);
    for (const TestModifier& each : test.modifiers) text += ", " + modifier_text(each);
    return text;
}

std::string lasting_text(const CardEffect& effect) {
    const bool lasts = std::visit(
        []<class T>(const T&) {
            return std::is_constructible_v<Lasting, T> || std::is_same_v<T, MakeWeather>;
        },
        effect.what);
    if (!lasts) return {};
    switch (effect.ends) {
        case Ends::with_turn:
            return effect.turns == TurnNumber{1}
                       ? " (this turn)"
                       : fmt::format(" (for {} turns)", effect.turns.count);
        case Ends::next_attempt:
            return " (at the next attempt)";
        case Ends::in_port:
            return " (until it has lain in port)";
    }
    return {};
}

std::string whole_text(const CardEffect& effect) {
    return card_effect_text(effect.what) + lasting_text(effect);
}

std::string all_text(const std::vector<CardEffect>& effects) {
    std::string text;
    for (const CardEffect& effect : effects) {
        text += (text.empty() ? "" : "; ") + whole_text(effect);
    }
    return text.empty() ? "nothing" : text;
}

std::string step_text(const CardStep& step) {
    return std::visit(
        Overloaded{
            [](const CardEffect& effect) { return whole_text(effect); },
            [](const Choice& ways) {
                return fmt::format("choose: {}, or {}", whole_text(ways.a), whole_text(ways.b));
            },
            [](const UmpireBranch& branch) {
                return fmt::format("the umpire decides: {} Yes: {}. No: {}.", branch.question,
                                   all_text(branch.yes), all_text(branch.no));
            },
        },
        step);
}

}  // namespace

std::string card_effect_text(const PlainEffect& effect) {
    return std::visit(EffectTeller{}, effect);
}

std::string card_kind_text(const Card& card) {
    return card.kind == CardKind::hand ? "Kept in the hand and played by an order"
                                       : "Strikes at once";
}

std::vector<std::string> card_lines(const Card& card) {
    std::vector<std::string> lines{"Concerns " + target_text(card) + "."};
    if (!card.only_if.empty()) {
        std::string all;
        for (const CardIf each : card.only_if) {
            all += (all.empty() ? "" : " and ") + condition_text(each);
        }
        lines.push_back(fmt::format("Only if {}; else {}.", all,
                                    card.is_redrawn ? "draw another" : "no effect"));
    }
    if (card.test) lines.push_back("Roll " + test_text(*card.test) + ".");
    for (const CardStep& step : card.effects) lines.push_back(capitalised(step_text(step)));
    return lines;
}

}  // namespace flagplot
