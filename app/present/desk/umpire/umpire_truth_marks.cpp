#include "present/desk/umpire/umpire_truth_marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "present/truth/enemy_told.h"
#include "present/truth/fact_text_names.h"
#include "view/contact.h"
#include "view/contact_orders.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

using MarkKind = TruthMark::Kind;

constexpr Squares near_enough{2};

using FactsByTurn = std::map<TurnNumber, std::vector<const Fact*>>;

class MarksOfSide {
  public:
    MarksOfSide(const Definition& definition, const CampaignState& state, const FactsByTurn& facts,
                SideId side)
        : definition_(definition),
          state_(state),
          facts_(facts),
          side_(side),
          view_(state.view(seat_of(side))),
          names_{definition, state} {}

    std::vector<TruthMark> marks() {
        for (std::uint32_t i = 1; i <= view_.contacts.size(); ++i) {
            if (view_.contact({i}).stands()) judge({i});
        }
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) look_for({i});
        return std::move(marks_);
    }

  private:
    void judge(ContactId number) {
        const Contact& contact = view_.contact(number);
        const EnemyBehind behind = behind_of(contact);
        const std::string name = name_of(view_, number);
        if (behind.formations.empty() && behind.is_invented) {
            return add(MarkKind::wrong, number,
                       fmt::format("{} is nobody: the report was false.", name));
        }
        if (behind.formations.empty()) return;
        const FormationId id = behind.formations.back();  // of several that are alike the last
        known_.push_back(id);
        const FormationState& truth = state_.formation(id);
        const std::string is = fmt::format("{} is {}", name, names_.name(id));
        if (const auto real = told_wrongly(contact, id)) {
            add(MarkKind::wrong, number, fmt::format("{}: {}.", is, phrase_of(*real)), id);
        }
        if (truth.presence != Presence::on_chart) {
            add(MarkKind::late, number, is + ", which is no longer at sea.", id);
        } else if (truth.square != contact.square) {
            add(MarkKind::late, number, fmt::format("{}. It is in {}.", is, name_of(truth.square)),
                id);
        }
    }

    /// An enemy near one of its own that is none of its contacts.
    void look_for(FormationId id) {
        const FormationState& enemy = state_.formation(id);
        const bool is_known = std::find(known_.begin(), known_.end(), id) != known_.end();
        const SideId owner = row_of(definition_, state_, id).side;
        if (is_known || enemy.presence != Presence::on_chart) return;
        if (!definition_.are_hostile(side_, owner) || has_contact_in(enemy.square)) return;
        for (std::uint32_t i = 0; i < state_.formations.size(); ++i) {
            const FormationState& own = state_.formation({i});
            const bool is_own = row_of(definition_, state_, {i}).side == side_;
            if (!is_own || own.presence != Presence::on_chart) continue;
            if (chebyshev(own.square, enemy.square) > near_enough) continue;
            return add(MarkKind::untold, std::nullopt,
                       fmt::format("{} is in {}, near {}.", names_.name(id), name_of(enemy.square),
                                   names_.name({i})),
                       id);
        }
    }

    [[nodiscard]] bool has_contact_in(Square square) const {
        return std::any_of(view_.contacts.begin(), view_.contacts.end(), [&](const Contact& each) {
            return each.stands() && each.square == square;
        });
    }

    /// What it really is, where that was told otherwise.
    [[nodiscard]] std::optional<Declaration> told_wrongly(const Contact& contact,
                                                          FormationId id) const {
        const auto told = composition_of(definition_.switches, contact);
        const auto real = true_declaration(definition_, state_, id);
        return !told || real == told->declared ? std::nullopt : real;
    }

    /// By what happened in the turn in which the contact was placed last.
    [[nodiscard]] EnemyBehind behind_of(const Contact& contact) const {
        EnemySought sought(
            definition_, state_,
            {side_, contact.source, contact.square, contact.sightings.back().declared, contact.at});
        const auto facts = facts_.find(contact.turn);
        if (facts == facts_.end()) return {};
        for (const Fact* fact : facts->second) sought.look_at(*fact);
        return sought.behind();
    }

    void add(MarkKind kind, std::optional<ContactId> contact, std::string text,
             std::optional<FormationId> enemy = {}) {
        marks_.push_back({side_, kind, contact, std::move(text), enemy});
    }

    const Definition& definition_;
    const CampaignState& state_;
    const FactsByTurn& facts_;
    SideId side_;
    const SideView& view_;
    FactNames names_;
    std::vector<FormationId> known_;
    std::vector<TruthMark> marks_;
};

/// A line of a page, and which page.
struct Spot {
    std::size_t page = 0;
    double y = 0;
};

/// The first line that the test takes, at this place or behind it.
template <class Test>
std::optional<Spot> line_from(const std::vector<std::vector<LineOnPage>>& pages, Spot from,
                              const Test& is_wanted) {
    std::optional<Spot> first;
    for (std::size_t page = from.page; page < pages.size() && !first; ++page) {
        for (const LineOnPage& line : pages[page]) {
            const bool is_behind = page > from.page || line.y >= from.y;
            const bool is_before = !first || line.y < first->y;
            if (is_behind && is_before && is_wanted(line.text)) first = Spot{page, line.y};
        }
    }
    return first;
}

}  // namespace

std::vector<TruthMark> marks_against_truth(const Definition& definition, const CampaignState& state,
                                           const std::vector<TurnFact>& facts) {
    FactsByTurn by_turn;
    for (const TurnFact& each : facts) {
        if (tells_who(each.fact)) by_turn[each.turn].push_back(&each.fact);
    }
    std::vector<TruthMark> marks;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        for (TruthMark& mark : MarksOfSide(definition, state, by_turn, {side}).marks()) {
            marks.push_back(std::move(mark));
        }
    }
    return marks;
}

std::string_view phrase_of(TruthMark::Kind kind) {
    constexpr std::array<std::string_view, 3> phrases{"Late", "Wrong", "Not told"};
    return phrases.at(static_cast<std::size_t>(kind));
}

std::vector<std::vector<MarginMark>> margin_marks(const std::vector<std::vector<LineOnPage>>& pages,
                                                  SideId side,
                                                  const std::vector<TruthMark>& marks) {
    std::vector<std::vector<MarginMark>> beside(pages.size());
    auto heading = line_from(pages, {}, [](const std::string& text) { return text == "Contacts"; });
    if (!heading) {  // it has none, and says so
        heading = line_from(pages, {}, [](const std::string& text) {
            return text.find("No enemy is known.") != std::string::npos;
        });
    }
    if (!heading) return beside;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const TruthMark& mark = marks[i];
        if (mark.side != side) continue;
        Spot spot = *heading;
        if (mark.contact) {
            const std::string id = fmt::format("C{}", mark.contact->number);
            const auto row = line_from(pages, spot, [&](const std::string& text) {
                return text == id || text.starts_with(id + " ");
            });
            spot = row.value_or(spot);
        }
        beside[spot.page].push_back({i + 1, spot.y});
    }
    return beside;
}

}  // namespace flagplot::desk
