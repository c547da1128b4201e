#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "view/contact_orders.h"
#include "view/line_reader.h"
#include "view/order_validator.h"
#include "view/permissions.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

std::string times(std::int64_t count) {
    return count == 1 ? "once" : fmt::format("{} times", count);
}

}  // namespace

// Aircraft.

Problem OrderValidator::no_flying(OwnAsset number) const {
    const BookAsset& asset = book_.assets.at(number.index());
    if (asset.watches) {
        return problem(ErrorCode::no_flying,
                       {asset.id, fmt::format("it watches the squares round {} without orders "
                                              "(AR-9)",
                                              name_of(*asset.watches))},
                       asset.id);
    }
    const std::string why =
        book_.switches.air_enabled
            ? fmt::format("turn {} is a night turn, and nobody flies by night (AR-5)",
                          view_.turn.count)
            : "there is no air search in this campaign (A-ST-19)";
    return problem(ErrorCode::no_flying, {asset.id, why}, asset.id);
}

Problem OrderValidator::no_base(OwnAsset number) const {
    const BookAsset& asset = book_.assets.at(number.index());
    const OwnShip ship = std::get<OwnShip>(asset.base);
    const ShipState& left = view_.ships.at(ship.index());
    const std::string where(left.is_lost() ? loss_word(left) : "not on the chart");
    return problem(ErrorCode::no_base, {asset.id, book_.ship(ship).name, where}, asset.id);
}

Problem OrderValidator::beyond_range(const SearchFrom& order) const {
    const BookAsset& asset = book_.assets.at(order.asset.index());
    const Square base = *base_of(book_, view_, order.asset);
    return problem(ErrorCode::beyond_range,
                   {name_of(order.centre), counted(chebyshev(base, order.centre).count, "square"),
                    name_of(base), asset.id, std::to_string(asset.range.count)},
                   name_of(order.centre));
}

OrderValidator::Verdict OrderValidator::problem_with(const SearchFrom& order) const {
    if (auto wrong = off_chart(order.centre)) return wrong;
    const auto flown =
        std::count_if(sofar_.orders.begin(), sofar_.orders.end(), [&](const Order& earlier) {
            const auto* search = std::get_if<SearchFrom>(&earlier);
            return search != nullptr && search->asset == order.asset;
        });
    const auto lapse = obstacle(book_, view_, order, static_cast<std::int32_t>(flown));
    if (!lapse) return std::nullopt;
    const BookAsset& asset = book_.assets.at(order.asset.index());
    switch (*lapse) {
        case SideLapse::no_flying:
            return no_flying(order.asset);
        case SideLapse::no_base:
            return no_base(order.asset);
        case SideLapse::no_sortie_left:
            return problem(ErrorCode::no_sortie_left, {asset.id, times(asset.sorties)}, asset.id);
        case SideLapse::out_of_range:
            return beyond_range(order);
        case SideLapse::no_such_card:
        case SideLapse::card_needs_formation:
        case SideLapse::card_needs_square:
        case SideLapse::no_such_contact:
        case SideLapse::one_contact_already:
        case SideLapse::one_sighting:
        case SideLapse::not_struck:
        case SideLapse::contact_name_taken:
            break;
    }
    return std::nullopt;
}

// Cards.

/// Either no such card is in the hand, or one is, and its target was misspelt.
Problem OrderValidator::no_such_card(const PlayCard& order) const {
    std::vector<std::string> names;
    for (const HandCard& card : view_.hand) names.push_back(card.name.text);
    const auto held = std::count(names.begin(), names.end(), order.card);
    if (held > 0) {
        return problem(ErrorCode::card_used_up, {order.card, times(held)}, order.card);
    }
    std::vector<std::string> formations;
    for (const OwnFormation& each : view_.formations) formations.push_back(each.id);
    const auto words = words_of_name(order.card);
    for (const auto& name : names) {
        const std::size_t size = words_of_name(name).size();
        if (words.size() < size + 2 || !begins_with(words, words_of_name(name))) continue;
        const std::string& target = words[size + 1];
        if (is_same_word(words[size], "on")) {
            return problem(ErrorCode::unknown_formation, {target}, target,
                           nearest_word(target, formations));
        }
        if (is_same_word(words[size], "at")) {
            return problem(ErrorCode::bad_square, {target, book_.chart.last_square()}, target,
                           nearest_square(target, [&](Square square) {
                               return book_.chart.contains(square);
                           }));
        }
    }
    return problem(ErrorCode::no_such_card, {order.card}, order.card,
                   nearest_word(order.card, names));
}

OrderValidator::Verdict OrderValidator::problem_with(const SendWord& /*order*/) const {
    return std::nullopt;
}

OrderValidator::Verdict OrderValidator::problem_with(const PlayCard& order) const {
    if (order.on) {
        if (auto wrong = not_to_be_joined(*order.on)) return wrong;
    }
    if (order.at) {
        if (auto wrong = off_chart(*order.at)) return wrong;
    }
    const auto used =
        std::count_if(sofar_.orders.begin(), sofar_.orders.end(), [&](const Order& earlier) {
            const auto* play = std::get_if<PlayCard>(&earlier);
            return play != nullptr && play->card == order.card;
        });
    const auto lapse = obstacle(view_, order, static_cast<std::int32_t>(used));
    if (!lapse) return std::nullopt;
    switch (*lapse) {
        case SideLapse::no_such_card:
            return no_such_card(order);
        case SideLapse::card_needs_formation:
            return problem(ErrorCode::card_needs_formation, {order.card}, order.card);
        case SideLapse::card_needs_square:
            return problem(ErrorCode::card_needs_square, {order.card}, order.card);
        case SideLapse::no_flying:
        case SideLapse::no_sortie_left:
        case SideLapse::out_of_range:
        case SideLapse::no_base:
        case SideLapse::no_such_contact:
        case SideLapse::one_contact_already:
        case SideLapse::one_sighting:
        case SideLapse::not_struck:
        case SideLapse::contact_name_taken:
            break;
    }
    return std::nullopt;
}

// Contacts.

namespace {

/// What an order would turn a contact into: "taken for C1".
struct Made {
    std::string operator()(const ContactIs& order) const {
        return "taken for " + name_of(order.other);
    }
    std::string operator()(const ContactApart& /*order*/) const { return "set apart"; }
    std::string operator()(const ContactNamed& order) const {
        return fmt::format("named \"{}\"", order.name);
    }
    std::string operator()(const ContactStruck& /*order*/) const { return "struck"; }
    std::string operator()(const ContactRestored& /*order*/) const { return "restored"; }
};

/// The word of the line that an order fails for.
std::string about(const ContactOrder& order) {
    const auto* named = std::get_if<ContactNamed>(&order.what);
    return named == nullptr ? name_of(order.contact) : named->name;
}

}  // namespace

/// One of the two contacts of the order does not exist, was struck, or is joined to another.
Problem OrderValidator::no_such_contact(const ContactOrder& order) const {
    const auto& contacts = sofar_.view.contacts;
    const auto stands = [&](ContactId id) {
        return id.number >= 1 && id.number <= contacts.size() && contacts[id.number - 1].stands();
    };
    const auto* is = std::get_if<ContactIs>(&order.what);
    const bool is_other = is != nullptr && stands(order.contact);
    const std::string wrong = name_of(is_other ? is->other : order.contact);
    std::vector<std::string> known;
    for (std::uint32_t number = 1; number <= contacts.size(); ++number) {
        if (stands({number})) known.push_back(name_of(ContactId{number}));
    }
    constexpr std::size_t most_listed = 12;
    const bool are_many = known.size() > most_listed;
    const std::string expected = known.empty() ? "none, for there is no contact"
                                 : are_many    ? known.front() + " to " + known.back()
                                               : either_of(known);
    return problem(ErrorCode::no_such_contact, {wrong, expected}, wrong,
                   known.empty() ? "" : nearest_word(wrong, known));
}

OrderValidator::Verdict OrderValidator::problem_with(const ContactOrder& order) const {
    const auto lapse = obstacle(sofar_.view, order);
    if (!lapse) return std::nullopt;
    if (*lapse == SideLapse::no_such_contact) return no_such_contact(order);
    return problem(
        ErrorCode::contact_order,
        {name_of(order.contact), std::visit(Made{}, order.what), std::string(word_of(*lapse))},
        about(order));
}

}  // namespace flagplot
