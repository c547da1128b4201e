#include "view/contact_orders.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot {

namespace {

bool exists(const SideView& view, ContactId id) {
    return id.number >= 1 && id.number <= view.contacts.size();
}

bool stands(const SideView& view, ContactId id) {
    return exists(view, id) && view.contact(id).stands();
}

/// Finds what prevents each kind of correction of one contact.
struct Obstacle {
    const SideView& view;
    ContactId id;

    std::optional<SideLapse> operator()(const ContactIs& order) const {
        if (order.other == id) return SideLapse::one_contact_already;
        return stands(view, id) && stands(view, order.other) ? std::nullopt : none();
    }
    std::optional<SideLapse> operator()(const ContactApart& /*order*/) const {
        if (!exists(view, id) || view.contact(id).is_struck) return none();
        const Contact& contact = view.contact(id);
        if (contact.same_as || contact.sightings.size() > 1) return std::nullopt;
        return SideLapse::one_sighting;
    }
    std::optional<SideLapse> operator()(const ContactNamed& order) const {
        if (!stands(view, id)) return none();
        for (std::uint32_t other = 1; other <= view.contacts.size(); ++other) {
            const Contact& contact = view.contact({other});
            const bool is_taken = ContactId{other} != id && contact.stands() &&
                                  is_same_word(contact.name, order.name);
            if (is_taken) return SideLapse::contact_name_taken;
        }
        return std::nullopt;
    }
    std::optional<SideLapse> operator()(const ContactStruck& /*order*/) const {
        return stands(view, id) ? std::nullopt : none();
    }
    std::optional<SideLapse> operator()(const ContactRestored& /*order*/) const {
        if (!exists(view, id)) return none();
        return view.contact(id).is_struck ? std::nullopt : std::optional(SideLapse::not_struck);
    }

  private:
    static std::optional<SideLapse> none() { return SideLapse::no_such_contact; }
};

void set_apart(SideView& view, const ContactRevised& told) {
    Contact& contact = view.contacts.at(told.order.contact.number - 1);
    if (told.made) {
        Contact other;
        note(other, contact.sightings.back());
        other.next_marker = contact.next_marker;
        take_out(contact, other.sightings);
        view.contacts.push_back(std::move(other));
        return;
    }
    // Contacts that it was joined to, directly or through others, lose its sightings.
    std::optional<ContactId> as = std::exchange(contact.same_as, std::nullopt);
    while (as) {
        Contact& whole = view.contacts.at(as->number - 1);
        take_out(whole, contact.sightings);
        as = whole.same_as;
    }
}

}  // namespace

std::optional<SideLapse> obstacle(const SideView& view, const ContactOrder& order) {
    return std::visit(Obstacle{view, order.contact}, order.what);
}

ContactRevised revision_of(const SideView& view, const ContactOrder& order) {
    const bool makes_one =
        std::holds_alternative<ContactApart>(order.what) && !view.contact(order.contact).same_as;
    if (!makes_one) return {order, {}};
    return {order, ContactId{static_cast<std::uint32_t>(view.contacts.size()) + 1}};
}

void revise(SideView& view, const ContactRevised& told) {
    Contact& contact = view.contacts.at(told.order.contact.number - 1);
    std::visit(Overloaded{
                   [&](const ContactIs& order) {
                       contact.same_as = order.other;
                       take_in(view.contacts.at(order.other.number - 1), contact);
                   },
                   [&](const ContactApart&) { set_apart(view, told); },
                   [&](const ContactNamed& order) { contact.name = order.name; },
                   [&](const ContactStruck&) { contact.is_struck = true; },
                   [&](const ContactRestored&) { contact.is_struck = false; },
               },
               told.order.what);
}

std::string name_of(ContactId contact) { return fmt::format("C{}", contact.number); }

std::string name_of(const SideView& view, ContactId contact) {
    const std::string& name = view.contact(contact).name;
    return name.empty() ? name_of(contact) : fmt::format("{}, {}", name_of(contact), name);
}

}  // namespace flagplot
