#include "present/side/contact_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "present/side/card_options.h"
#include "view/agenda.h"
#include "view/briefing_parts.h"
#include "view/chances.h"
#include "view/noteworthy.h"
#include "view/outlook.h"
#include "view/permissions.h"
#include "view/phrases.h"
#include "view/tasks.h"

namespace flagplot {

namespace {

struct TitleRow {
    RunStop stop{};
    std::string_view title;
};

/// The most important first.
constexpr std::array<TitleRow, words_of<RunStop>.size()> titles{{
    {RunStop::battle, "A battle"},
    {RunStop::question, "A captain may change course"},
    {RunStop::struck, "One of your formations is affected"},
    {RunStop::contact, "An enemy was sighted"},
    {RunStop::spotted, "You were spotted"},
    {RunStop::sighting, "An enemy was sighted again"},
    {RunStop::card, "A card has come up"},
    {RunStop::arrival, "A formation has arrived"},
    {RunStop::course, "A formation may change course"},
    {RunStop::aircraft, "Aircraft could fly"},
}};

template <class Value>
void add_once(std::vector<Value>& all, const Value& value) {
    if (std::find(all.begin(), all.end(), value) == all.end()) all.push_back(value);
}

/// The nearest own formation to a square; none if none is on the chart.
std::optional<OwnNumber> nearest_to(const SideView& view, Square square) {
    std::optional<OwnNumber> nearest;
    const auto far = [&](OwnNumber number) {
        return chebyshev(view.formation(number).square, square);
    };
    for (const OwnNumber each : formations_in(view, Presence::on_chart)) {
        if (!nearest || far(each) < far(*nearest)) nearest = each;
    }
    return nearest;
}

/// Makes a card. Holds references.
class Making {
  public:
    Making(const Book& book, const SideView& view, const CardWanted& wanted)
        : book_(book), view_(view), wanted_(wanted) {}

    std::optional<ContactCard> card() {
        gather_events();
        gather_decision();
        gather_freed();
        gather_aircraft();
        if (kinds_.none()) return std::nullopt;
        card_.title = title();
        card_.when = when();
        describe_contacts();
        offer();
        card_.where = place();
        return std::move(card_);
    }

  private:
    [[nodiscard]] bool stops_for(RunStop stop) const { return wanted_.stops.test(place_of(stop)); }

    /// None before the first turn: who begins on the chart has not arrived.
    void gather_events() {
        const TurnTold told = told_by_turn(view_).back();
        const TurnNumber turn = told.turn.value_or(view_.turn);
        turn_ = turn;
        if (!told.turn) return;
        for (const Noteworthy& each : noteworthy(book_, view_, turn, told.reports)) {
            if (!stops_for(each.kind)) continue;
            kinds_.set(place_of(each.kind));
            const Moment hour = book_.calendar.begin_of(turn) + each.told.at;
            card_.events.push_back({each.kind, each.told.has_hour ? hour_text(hour) : std::string{},
                                    each.told.sentence});
            for (const ContactId contact : each.contacts) note_contact(contact);
            for (const OwnNumber number : each.formations) add_once(concerned_.formations, number);
        }
    }
    void note_contact(ContactId contact) {
        if (const auto standing = standing_contact(view_, contact)) {
            add_once(concerned_.contacts, *standing);
        }
    }

    void gather_decision() {
        if (!wanted_.pending) return;
        card_.is_decision = true;
        if (const auto* asked = std::get_if<OwnCaptainAsked>(&*wanted_.pending)) {
            kinds_.set(place_of(RunStop::question));
            add_once(concerned_.formations, asked->formation);
        } else if (const auto* open = std::get_if<OwnBattleOpen>(&*wanted_.pending)) {
            kinds_.set(place_of(RunStop::battle));
            battle_ = open->battle;
        } else {
            kinds_.set(place_of(RunStop::card));
        }
    }

    /// Formations under way that something has freed, and the contacts that freed them.
    void gather_freed() {
        for (const OwnNumber each : formations_in(view_, Presence::on_chart)) {
            const auto reason = permission(book_, view_, each).reason;
            if (!reason || reason->kind == Reason::Kind::no_route) continue;
            if (reason->kind == Reason::Kind::contact) note_contact(reason->contact);
            add_once(concerned_.formations, each);
            if (view_.is_resolving || !stops_for(RunStop::course)) continue;
            kinds_.set(place_of(RunStop::course));
        }
    }

    void gather_aircraft() {
        if (!stops_for(RunStop::aircraft) || ready_assets(book_, view_).empty()) return;
        kinds_.set(place_of(RunStop::aircraft));
    }

    [[nodiscard]] std::string title() const {
        const auto row = std::find_if(titles.begin(), titles.end(), [&](const TitleRow& each) {
            return kinds_.test(place_of(each.stop));
        });
        if (!battle_) return std::string(row->title);
        return fmt::format("Battle B{} must be fought", battle_->number);
    }

    [[nodiscard]] std::string when() const {
        const Calendar& calendar = book_.calendar;
        const std::string now = date_hour(calendar.begin_of(view_.turn));
        if (calendar.is_over(view_.turn)) {
            return fmt::format("{}, after turn {}", now, calendar.last_turn().count);
        }
        return fmt::format("{}, turn {} of {}, {}{}", now, view_.turn.count,
                           calendar.last_turn().count, word_of(light_in(book_, view_, view_.turn)),
                           view_.is_resolving ? ", being resolved" : "");
    }

    /// The place of what gave the card its title.
    [[nodiscard]] std::optional<Square> place() const {
        if (battle_) return view_.battles.at(battle_->number - 1).square;
        if (!card_.contacts.empty()) return card_.contacts.front().square;
        for (const OwnNumber each : concerned_.formations) {
            if (view_.formation(each).presence == Presence::on_chart) {
                return view_.formation(each).square;
            }
        }
        return std::nullopt;
    }

    void describe_contacts() {
        for (const ContactId each : concerned_.contacts) {
            const Contact& contact = view_.contact(each);
            CardContact shown{each, contact.square, {}, {}, {}};
            shown.title = fmt::format("Contact C{}{} in {}", each.number,
                                      contact.name.empty() ? "" : " " + contact.name,
                                      place_text(book_.chart, contact.square));
            shown.known = known_of(contact);
            shown.changed = change_of(contact);
            card_.contacts.push_back(std::move(shown));
        }
    }

    [[nodiscard]] std::vector<std::string> known_of(const Contact& contact) const {
        const auto known = composition_of(book_.switches, contact);
        std::vector<std::string> lines{
            "place " + place_grade_text(book_, view_, contact),
            known ? phrase_of(*known->declared) + ": " + composition_grade_text(book_, contact)
                  : "nothing is known of what it is"};
        std::string seen = "last seen " + date_hour(last_seen(book_.calendar, contact));
        if (const auto nearest = nearest_to(view_, contact.square)) {
            const OwnFormation& own = view_.formation(*nearest);
            const Squares apart = chebyshev(own.square, contact.square);
            seen += apart == Squares{0}
                        ? ", in the square of " + own.id
                        : fmt::format(", {} from {}", counted(apart.count, "square"), own.id);
        }
        lines.push_back(std::move(seen));
        if (contact.next_marker) {
            lines.push_back("it was bound for " + place_text(book_.chart, *contact.next_marker));
        }
        return lines;
    }

    /// The contact as it was known before the turn that the card is about.
    [[nodiscard]] std::optional<Contact> as_before(const Contact& contact) const {
        Contact before;
        for (const Sighted& each : contact.sightings) {
            if (each.turn < turn_) note(before, each);
        }
        return before.sightings.empty() ? std::nullopt : std::optional(before);
    }

    [[nodiscard]] std::string change_of(const Contact& contact) const {
        const auto before = as_before(contact);
        if (!before) return "new";
        if (before->sightings.size() == contact.sightings.size()) return "not seen since";
        std::string text = before->square == contact.square
                               ? fmt::format("still in {}", name_of(contact.square))
                               : fmt::format("was in {} at {}", name_of(before->square),
                                             date_hour(last_seen(book_.calendar, *before)));
        const auto was = composition_of(book_.switches, *before);
        const auto is = composition_of(book_.switches, contact);
        if (is && !was) text += "; what it is was not known";
        if (is && was && is->declared != was->declared) {
            text += "; taken for " + phrase_of(*was->declared);
        }
        return text;
    }

    void offer() {
        card_.options =
            wanted_.pending
                ? options_for(book_, view_, *wanted_.pending, concerned_, wanted_.plays_alone)
                : options_between_turns(book_, view_, concerned_, wanted_.pointed);
        const bool can_go_on = !wanted_.pending && !book_.calendar.is_over(view_.turn);
        if (can_go_on) card_.options.push_back({"let it go on", LetGoOn{}});
    }

    const Book& book_;
    const SideView& view_;
    const CardWanted& wanted_;
    ContactCard card_ = {};
    Concerned concerned_ = {};
    RunStops kinds_ = {};
    TurnNumber turn_ = {};
    std::optional<OwnBattleNumber> battle_ = {};
};

}  // namespace

std::optional<ContactCard> contact_card(const Book& book, const SideView& view,
                                        const CardWanted& wanted) {
    return Making(book, view, wanted).card();
}

}  // namespace flagplot
