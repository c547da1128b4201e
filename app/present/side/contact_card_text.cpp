#include <fmt/format.h>

#include "base/fields.h"
#include "present/side/contact_card.h"

namespace flagplot {

namespace {

/// The command or order line that takes an option.
struct Command {
    std::string operator()(const GiveLine& give) const { return give.line; }
    std::string operator()(const PlotItsRoute& plot) const {
        return plot.formation + " route SQUARES to SQUARE";
    }
    std::string operator()(const AnswerFreed& answer) const {
        const std::string order = answer.order.empty() ? "" : " " + answer.order;
        return fmt::format("flagplot answer SAVE {}{}", answer.formation, order);
    }
    std::string operator()(const AnotherOrder& another) const {
        return fmt::format("flagplot answer SAVE {} ORDER", another.formation);
    }
    std::string operator()(const TakeOption& option) const {
        return fmt::format("flagplot choose SAVE {}", option.is_second ? "b" : "a");
    }
    std::string operator()(const FightBattle& fight) const {
        return fmt::format("flagplot battle SAVE {} --auto | --play | --export DIR | --report FILE",
                           fight.battle.number);
    }
    std::string operator()(const TakeResultOfHistory& take) const {
        return fmt::format("flagplot battle SAVE {} --historical", take.battle.number);
    }
    std::string operator()(const LetGoOn& /*deed*/) const { return "flagplot resolve SAVE"; }
};

std::string text_of(const CardContact& contact) {
    std::string text = fmt::format("{}: {}\n", contact.title, contact.changed);
    for (const std::string& line : contact.known) text += fmt::format("  {}\n", line);
    return text;
}

std::string text_of(const CardChance& chance) {
    std::string text = fmt::format("      {}: {}", chance.about, chance.chance);
    if (!chance.made_of.empty()) text += fmt::format(" ({})", chance.made_of);
    return text + "\n";
}

std::string text_of(const CardOption& option) {
    std::string text =
        fmt::format("  {}\n      {}\n", label_of(option), std::visit(Command{}, option.deed));
    for (const CardChance& chance : option.chances) text += text_of(chance);
    return text;
}

}  // namespace

std::string label_of(const CardOption& option) {
    return option.who.empty() ? option.what : option.who + ": " + option.what;
}

std::string contact_card_text(const ContactCard& card) {
    std::string text = fmt::format("{}. {}.\n", card.title, card.when);
    for (const CardContact& contact : card.contacts) text += text_of(contact);
    text += card.is_decision ? "Decide:\n" : "You may, by lines of your sheet:\n";
    for (const CardOption& option : card.options) text += text_of(option);
    return text;
}

}  // namespace flagplot
