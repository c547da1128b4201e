#include "present/side/card_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "present/side/card_text.h"
#include "present/side/chance_text.h"
#include "view/agenda.h"
#include "view/check_orders.h"
#include "view/notation.h"
#include "view/outlook.h"
#include "view/permissions.h"
#include "view/phrases.h"
#include "view/tasks.h"

namespace flagplot {

namespace {

/// How many contacts a formation or an asset is offered, the latest first.
constexpr std::size_t most_contacts = 2;
/// How many formations are offered orders, those first that something happened to.
constexpr std::size_t most_formations = 4;

FormationOrder order_of(OwnNumber number, const Action& action) {
    return std::visit([&](const auto& what) { return FormationOrder{number, what}; }, action);
}

/// What an order would do, and the chances of it.
struct Idea {
    std::string what;  ///< "steam for contact C1 in E6"
    Action action;
    std::vector<CardChance> chances = {};
};

/// The orders that come into question for one formation.
class Ideas {
  public:
    Ideas(const Book& book, const SideView& view, OwnNumber number,
          const std::vector<ContactId>& contacts)
        : book_(book), view_(view), own_(view.formation(number)), number_(number) {
        for (const ContactId each : contacts) {
            if (view.contact(each).stands() && contacts_.size() < most_contacts) {
                contacts_.push_back(each);
            }
        }
    }

    std::vector<Idea> all() {
        for (const ContactId each : contacts_) {
            add_course(each);
            add_shadow(each);
        }
        if (!contacts_.empty()) add_stances();
        add_home();
        return std::move(ideas_);
    }

  private:
    [[nodiscard]] bool is_allowed(const Action& action) const {
        if (view_.is_resolving) return !obstacle(book_, view_, number_, action);
        return !problem_with(book_, view_, Order(order_of(number_, action)));
    }
    void add(Idea idea) {
        if (is_allowed(idea.action)) ideas_.push_back(std::move(idea));
    }

    [[nodiscard]] std::string name_of_contact(ContactId contact) const {
        return fmt::format("contact C{} in {}", contact.number,
                           name_of(view_.contact(contact).square));
    }

    [[nodiscard]] CardChance sighting_at(ContactId contact, Reach reach) const {
        const auto chance = chance_to_sight(book_, view_, number_, contact, reach);
        return sight_line(
            reach == Reach::close ? "sights it from beside it" : "sights it with a square between",
            chance);
    }
    [[nodiscard]] CardChance being_sighted(ContactId contact) const {
        return sight_line("is sighted from beside it",
                          chance_to_be_sighted(book_, view_, number_, contact));
    }

    /// Straight to its square; if the destination is fixed, by its square.
    void add_course(ContactId contact) {
        const Square square = view_.contact(contact).square;
        if (square == own_.square) return;
        PlotRoute route{{}, square};
        if (!is_allowed(route) && own_.route) {
            route = *own_.route;
            route.checkpoints.insert(route.checkpoints.begin(), square);
        }
        Idea idea{"steam for " + name_of_contact(contact), route};
        if (const auto there = arrival_line(book_, view_, number_, route, square)) {
            idea.chances.push_back(*there);
        }
        idea.chances.push_back(sighting_at(contact, Reach::close));
        idea.chances.push_back(being_sighted(contact));
        add(std::move(idea));
    }

    void add_shadow(ContactId contact) {
        const Squares apart = shadowing_distance(book_, view_, number_);
        const Reach reach = apart > Squares{1} ? Reach::one_between : Reach::close;
        Idea idea{"shadow " + name_of_contact(contact), Shadow{contact}};
        idea.chances = {
            {"keeps", counted(apart.count, "square") + " away", "A-ST-71"},
            sighting_at(contact, reach),
        };
        if (reach == Reach::close) idea.chances.push_back(being_sighted(contact));
        add(std::move(idea));
    }

    void add_stances() {
        const Stance now = own_.stance;
        if (now != Stance::seek) {
            add({"seek battle",
                 TakeStance{Stance::seek},
                 {{"leaves its course", "for an enemy that it has sighted beside it", "A-ST-39"}}});
        }
        if (now != Stance::avoid) {
            add({"avoid battle",
                 TakeStance{Stance::avoid},
                 {escape_line(book_, view_, number_, contacts_.front())}});
        }
    }

    void add_home() {
        const auto port = port_meant(book_, view_, number_, ReturnToPort{});
        if (!port || *port == own_.square) return;
        Idea idea{"make for port in " + place_text(book_.chart, *port), ReturnToPort{}};
        if (const auto there = arrival_line(book_, view_, number_, {{}, *port}, *port)) {
            idea.chances.push_back(*there);
        }
        add(std::move(idea));
    }

    const Book& book_;
    const SideView& view_;
    const OwnFormation& own_;
    OwnNumber number_;
    std::vector<ContactId> contacts_ = {};
    std::vector<Idea> ideas_ = {};
};

void done_by(CardOption& option, const OwnFormation& formation) {
    option.who = formation.id;
    option.name = formation.name;
}

/// The options of what a turn waits for.
struct Deciding {
    const Book& book;
    const SideView& view;
    const Concerned& concerned;
    bool plays_alone = false;

    std::vector<CardOption> operator()(const OwnCaptainAsked& asked) const {
        const std::string& id = view.formation(asked.formation).id;
        std::vector<CardOption> options;
        for (Idea& idea : Ideas(book, view, asked.formation, concerned.contacts).all()) {
            options.push_back({std::move(idea.what),
                               AnswerFreed{id, text_of(roster_of(book, view), idea.action)},
                               std::move(idea.chances)});
        }
        options.push_back({"another order", AnotherOrder{id}});
        options.push_back({"steam on as before", AnswerFreed{id, {}}});
        for (CardOption& each : options) done_by(each, view.formation(asked.formation));
        return options;
    }
    std::vector<CardOption> operator()(const OwnBattleOpen& open) const {
        std::vector<CardOption> options{
            {fmt::format("fight battle B{}", open.battle.number), FightBattle{open.battle}}};
        if (plays_alone) {
            options.push_back({"take history's result, if history has this battle",
                               TakeResultOfHistory{open.battle}});
        }
        return options;
    }
    std::vector<CardOption> operator()(const OwnChoiceDue& choice) const {
        return {{"a: " + card_effect_text(choice.a), TakeOption{false}},
                {"b: " + card_effect_text(choice.b), TakeOption{true}}};
    }
};

/// The options before a turn.
class Ordering {
  public:
    Ordering(const Book& book, const SideView& view, const Concerned& concerned,
             std::optional<Square> pointed)
        : book_(book), view_(view), concerned_(concerned), pointed_(pointed) {}

    std::vector<CardOption> all() {
        std::size_t formations = 0;
        for (const OwnNumber each : concerned_.formations) {
            const bool is_here = view_.formation(each).presence == Presence::on_chart &&
                                 !afloat_in(view_, each).empty();
            if (is_here && formations++ < most_formations) add_formation(each);
        }
        for (const OwnAsset each : ready_assets(book_, view_)) add_searches(each);
        for (const HandCard& each : view_.hand) add_card(each);
        return std::move(options_);
    }

  private:
    [[nodiscard]] std::string line_of(const Order& order) const {
        return text_of(roster_of(book_, view_), order);
    }

    /// Any formation may be split; only damage makes it a matter of this moment.
    static bool is_of_damaged(const FormationOrder& order) {
        const auto* detach = std::get_if<Detach>(&order.what);
        return detach != nullptr && detach->ships.empty();
    }

    void add_formation(OwnNumber number) {
        const OwnFormation& own = view_.formation(number);
        const std::size_t before = options_.size();
        for (Idea& idea : Ideas(book_, view_, number, concerned_.contacts).all()) {
            options_.push_back({std::move(idea.what),
                                GiveLine{line_of(order_of(number, idea.action))},
                                std::move(idea.chances)});
        }
        for (const Offer& offer : offers(book_, view_, number)) {
            if (!is_of_damaged(offer.order)) continue;
            options_.push_back({offer.why, GiveLine{line_of(offer.order)}});
        }
        if (permission(book_, view_, number).freedom != Freedom::none) {
            options_.push_back({"plot its route", PlotItsRoute{number, own.id}});
        }
        for (std::size_t i = before; i < options_.size(); ++i) done_by(options_[i], own);
    }

    /// Over the latest contacts within its range, and over the square that is pointed at.
    void add_searches(OwnAsset asset) {
        const std::string& id = book_.assets.at(asset.index()).id;
        std::size_t offered = 0;
        for (const ContactId contact : latest_contacts()) {
            const auto chance = chance_from_air(book_, view_, asset, contact);
            if (!chance || offered++ >= most_contacts) continue;
            const Square square = view_.contact(contact).square;
            options_.push_back({fmt::format("search {} for contact C{}",
                                            round_text(book_.chart, square), contact.number),
                                GiveLine{line_of(SearchFrom{asset, square})},
                                {sight_line("finds it, if it is still there", chance)},
                                {},
                                id});
        }
        add_search_of_pointed(asset, offered > 0);
    }
    void add_search_of_pointed(OwnAsset asset, bool has_others) {
        const std::string& id = book_.assets.at(asset.index()).id;
        const bool is_on_chart = pointed_ && book_.chart.contains(*pointed_);
        if (is_on_chart && !obstacle(book_, view_, SearchFrom{asset, *pointed_}, 0)) {
            options_.push_back({"search " + round_text(book_.chart, *pointed_),
                                GiveLine{line_of(SearchFrom{asset, *pointed_})},
                                {},
                                {},
                                id});
        } else if (!has_others) {
            options_.push_back({"search from the air",
                                GiveLine{search_to_copy(book_, view_, asset)},
                                {},
                                "Click the square on the chart that the search is to be round.",
                                id});
        }
    }

    [[nodiscard]] std::vector<ContactId> latest_contacts() const {
        std::vector<ContactId> all;
        for (std::uint32_t i = 1; i <= view_.contacts.size(); ++i) {
            if (view_.contact({i}).stands()) all.push_back({i});
        }
        std::stable_sort(all.begin(), all.end(), [&](ContactId a, ContactId b) {
            return last_seen(book_.calendar, view_.contact(a)) >
                   last_seen(book_.calendar, view_.contact(b));
        });
        return all;
    }

    void add_card(const HandCard& card) {
        if (card.needs == CardNeeds::square && pointed_) {
            const PlayCard order{card.name.text, {}, pointed_};
            options_.push_back(
                {fmt::format("play the card \"{}\" at {}", card.name.text, name_of(*pointed_)),
                 GiveLine{line_of(order)}});
            return;
        }
        const auto line = play_to_copy(book_, view_, card);
        if (!line) return;
        CardOption option{fmt::format("play the card \"{}\"", card.name.text), GiveLine{*line}};
        option.chances = {{"it says", card.text.text}};
        if (card.needs == CardNeeds::square) option.why_not = "Click its square on the chart.";
        options_.push_back(std::move(option));
    }

    const Book& book_;
    const SideView& view_;
    const Concerned& concerned_;
    std::optional<Square> pointed_;
    std::vector<CardOption> options_ = {};
};

}  // namespace

std::vector<CardOption> options_for(const Book& book, const SideView& view,
                                    const PendingDecision& pending, const Concerned& concerned,
                                    bool plays_alone) {
    return std::visit(Deciding{book, view, concerned, plays_alone}, pending);
}

std::vector<CardOption> options_between_turns(const Book& book, const SideView& view,
                                              const Concerned& concerned,
                                              std::optional<Square> pointed) {
    if (view.is_resolving || book.calendar.is_over(view.turn)) return {};
    return Ordering(book, view, concerned, pointed).all();
}

}  // namespace flagplot
