#include <fmt/format.h>

#include "base/markdown.h"
#include "view/briefing_parts.h"
#include "view/contact_orders.h"
#include "view/outlook.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Why a contact may no longer be what it was reported as.
std::string doubt_text(const Book& book, const SideView& view, const Contact& contact) {
    const std::string age =
        is_current(book, view, contact) ? "current" : "old: it may be anywhere by now";
    if (!contact.next_marker) return age;
    return fmt::format("{}; it was bound for {}", age, name_of(*contact.next_marker));
}

Markdown blocks(const Book& book, const SideView& view) {
    Markdown text;
    for (const KnownBlock& block : view.blocks) {
        text += markdown("- Turn {}: a direction-finding fix put an enemy in one of {}.\n",
                         block.turn.count, block_text(book.chart, block.centre));
    }
    return text.empty() ? text : Markdown("\n") + text;
}

/// How the side may correct its picture, as lines of its sheet, with the first contact as the
/// example.
Markdown corrections(const Book& book, const SideView& view, ContactId first) {
    if (view.is_resolving || book.calendar.is_over(view.turn)) return {};
    const std::string id = fmt::format("contact C{}", first.number);
    return markdown(
        "\nThis is your own picture, and lines of your sheet correct it: `{0} is CN`, `{0} apart`, "
        "`{0} named NAME`, `{0} struck`.\n",
        id);
}

/// Contacts that the side's own orders have joined or struck.
Markdown corrected(const SideView& view) {
    Markdown text;
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        const Contact& contact = view.contact({i});
        if (contact.same_as) {
            text += markdown("- C{0} is taken for C{1}; `contact C{0} apart` parts them.\n", i,
                             contact.same_as->number);
        } else if (contact.is_struck) {
            text += markdown("- C{0} was struck; `contact C{0} restored` brings it back.\n", i);
        }
    }
    return text.empty() ? text : Markdown("\n") + text;
}

}  // namespace

Markdown contacts_section(const Book& book, const SideView& view) {
    Markdown rows;
    std::optional<ContactId> first;
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        const Contact& contact = view.contact({i});
        if (!contact.stands()) continue;
        if (!first) first = ContactId{i};
        const std::optional<Sighted> known = composition_of(book.switches, contact);
        rows += table_row({name_of(view, {i}), name_of(contact.square),
                           date_hour(last_seen(book.calendar, contact)),
                           fmt::format("{} h", age_hours(book.calendar, contact, view.turn)),
                           place_grade_text(book, view, contact),
                           known ? phrase_of(*known->declared) : "unknown",
                           composition_grade_text(book, contact), doubt_text(book, view, contact)});
    }
    Markdown text = "## Contacts\n\n";
    if (rows.empty()) {
        text += view.contacts.empty() ? Markdown("No enemy has been sighted.\n")
                                      : Markdown("None is left.\n");
    } else {
        text += table_head({"Contact", "Square", "Last seen", "Age", "Place", "Composition",
                            "Composition is", "State"}) +
                rows + corrections(book, view, *first);
    }
    return text + corrected(view) + blocks(book, view);
}

}  // namespace flagplot
