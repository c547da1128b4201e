#include "view/order_list.h"

#include <fmt/format.h>

#include <algorithm>

#include "view/agenda.h"
#include "view/notation.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// The formations, ships and squares that the examples use.
class Examples {
  public:
    Examples(const Book& book, const SideView& view, const std::vector<OwnNumber>& on_chart)
        : book_(book),
          view_(view),
          number_(on_chart.front()),
          other_(on_chart.size() > 1 ? std::optional(on_chart[1]) : std::nullopt),
          here_(view.formation(number_).square),
          later_{view.turn.count + 2} {}

    std::vector<OrderExample> all() {
        courses();
        if (book_.switches.tasks) tasks();
        habits();
        ships();
        conditions();
        whole_side();
        return std::move(all_);
    }

  private:
    void add(FormationOrder order, std::string what) {
        all_.push_back({std::move(order), std::move(what)});
    }
    void say(decltype(FormationOrder::what) order, std::string what) {
        add({number_, std::move(order)}, std::move(what));
    }
    [[nodiscard]] std::string other_id() const { return view_.formation(*other_).id; }

    void courses() {
        const Square to = book_.own_ports.empty() ? here_ : book_.own_ports.front();
        say(PlotRoute{{here_}, to}, "steam by checkpoints to a destination");
        say(ReturnToPort{}, "steam to the nearest port of your own, or to the one you name");
        say(Hold{}, "wait this turn");
        say(Hold{{}, later_}, "wait until that turn begins");
        say(Hold{to, later_}, "stop at that marker of the route when it is reached");
    }
    void tasks() {
        if (other_) {
            say(Follow{*other_}, "keep with " + other_id());
            say(Escort{*other_, later_}, "keep with it and fight where it fights");
        }
        if (!view_.contacts.empty()) {
            const auto last = static_cast<std::uint32_t>(view_.contacts.size());
            say(Shadow{{last}}, "keep touch with a contact, out of the range of its guns");
        }
    }
    void habits() {
        say(TakeStance{Stance::seek}, "seek battle, accept it, or avoid it");
        say(UseRadar{false}, "keep the radar silent, or use it");
        if (!book_.switches.reduced_speed) return;
        constexpr KnotTenths slow{120};
        say(KeepSpeed{slow, {}, later_}, "steam slower: in knots, or in points a turn");
        say(KeepSpeed{}, "steam at full speed again");
    }
    void ships() {
        const auto& ships = view_.formation(number_).ships;
        const std::string name = free_id(view_, number_);
        say(Detach{}, "send its damaged ships to port");
        if (ships.size() > 1) {
            say(Detach{{ships.back()}, name, {}}, "form ships into a formation of their own");
        }
        if (other_) say(Merge{*other_}, "join a formation in the same square");
    }
    void conditions() {
        WhenContact contact;
        contact.type_or_bigger = ShipType::CA;
        contact.within = Squares{2};
        Conditional attack;
        attack.any = {{{contact, false}, {WhenOwnDamaged{}, true}}, {{WhenSighted{}, false}}};
        attack.until = later_;
        attack.then = {TakeStance{Stance::avoid}, ReturnToPort{}};
        say(attack, "do it once, as soon as this holds");
        say(Conditional{{{{WhenFriendAt{here_}, false}}}, {}, {TakeStance{Stance::seek}}},
            "as soon as another formation of yours is there");
        say(DropConditions{}, "drop all conditions");
    }
    void whole_side() {
        if (book_.switches.turn_mode == TurnMode::alternating) {
            say(TakePlace{1}, "move as the first of your formations");
            all_.push_back({UseInitiative{Initiative::enemy}, "let the enemy begin"});
        }
        if (!book_.assets.empty() && book_.switches.air_enabled) {
            all_.push_back({SearchFrom{{0}, here_}, "search the nine squares round one"});
        }
        if (view_.contacts.empty()) return;
        all_.push_back({ContactOrder{{1}, ContactNamed{"Raider"}}, "give a contact a name"});
        all_.push_back({ContactOrder{{1}, ContactStruck{}}, "believe in it no longer"});
    }

    const Book& book_;
    const SideView& view_;
    OwnNumber number_;
    std::optional<OwnNumber> other_;
    Square here_;
    TurnNumber later_;
    std::vector<OrderExample> all_;
};

/// Says that a name may be written for an id, with a formation that has one as the example; else
/// nothing.
Markdown names_may_stand(const SideView& view) {
    for (const OwnNumber number : formations_in(view, Presence::on_chart)) {
        const std::string name = called(view, number);
        if (name == view.formation(number).id) continue;
        return markdown(" Formations and places may be called by name: {}.",
                        code(name + " return to port"));
    }
    return {};
}

}  // namespace

std::vector<OrderExample> order_examples(const Book& book, const SideView& view) {
    const auto on_chart = formations_in(view, Presence::on_chart);
    if (on_chart.empty()) return {};
    return Examples(book, view, on_chart).all();
}

Markdown order_list_section(const Book& book, const SideView& view) {
    const auto examples = order_examples(book, view);
    if (examples.empty()) return {};
    const Roster roster = roster_of(book, view);
    std::vector<std::string> lines;
    for (const OrderExample& each : examples) {
        lines.push_back(fmt::format("{}  # {}", text_of(roster, each.order), each.what));
    }
    return markdown("## Every form of order\n\nExamples, not advice.{}\n\n",
                    names_may_stand(view)) +
           code_lines(lines);
}

}  // namespace flagplot
