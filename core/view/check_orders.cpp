#include "view/check_orders.h"

#include <algorithm>
#include <array>
#include <map>

#include "base/plain_text.h"
#include "view/action_words.h"
#include "view/line_reader.h"
#include "view/named_formations.h"
#include "view/order_preview.h"
#include "view/order_validator.h"
#include "view/permissions.h"

namespace flagplot {

namespace {

using Waters = std::vector<std::int32_t>;

/// What may be ordered once a turn, for the side, a formation or a ship: an alternative of
/// `FormationOrder::what`, or a number above them.
using OrderKind = std::size_t;
using Clause = decltype(FormationOrder::what);
constexpr OrderKind any_course = 0;  // any action that says where the formation steams
constexpr OrderKind ship_detached = std::variant_size_v<Clause>;
constexpr OrderKind initiative_of_side = ship_detached + 1;
constexpr OrderKind word_of_side = initiative_of_side + 1;

struct Slot {
    OrderKind kind{};
    std::uint32_t number = 0;  ///< the formation, or the ship that is detached; 0 for the side

    friend auto operator<=>(const Slot&, const Slot&) = default;
};

/// The slots of an order and the word that names it in messages. No slots: it may be given any
/// number of times.
struct Slots {
    std::vector<Slot> slots;
    std::string_view word;
};

/// Each ship that is detached is a slot: it can be detached only once.
std::vector<Slot> ships_detached(const SideView& view, OwnNumber formation, const Detach& order) {
    std::vector<Slot> slots;
    for (const OwnShip ship : ships_meant(view, formation, order)) {
        slots.push_back({ship_detached, ship.number});
    }
    return slots;
}

Slots slots_of(const SideView& view, const FormationOrder& order) {
    if (std::holds_alternative<Conditional>(order.what)) return {};
    const auto action = action_of(order);
    const OrderKind kind = action && is_course(*action) ? any_course : order.what.index();
    Slots taken{{{kind, order.formation.number}}, {}};
    if (action) {
        taken.word = verb_of(*action);
    } else {
        taken.word = std::holds_alternative<TakePlace>(order.what) ? "place" : "no conditions";
    }
    if (const auto* detach = std::get_if<Detach>(&order.what)) {
        if (!detach->ships.empty()) taken.slots.clear();
        const auto ships = ships_detached(view, order.formation, *detach);
        taken.slots.insert(taken.slots.begin(), ships.begin(), ships.end());
    }
    return taken;
}

Slots slots_of(const SideView& view, const Order& order) {
    if (std::holds_alternative<UseInitiative>(order))
        return {{{initiative_of_side, 0}}, "initiative"};
    if (std::holds_alternative<SendWord>(order)) return {{{word_of_side, 0}}, "WORD"};
    const auto* own = std::get_if<FormationOrder>(&order);
    if (own == nullptr) return {};  // searches are limited by sorties, plays by cards
    return slots_of(view, *own);
}

/// The orders of a sheet so far, to find a second order of the same kind.
class Given {
  public:
    explicit Given(const Book& book) : book_(book) {}

    /// \pre the formations of the order are in the view
    [[nodiscard]] std::optional<Problem> repeats(const SideView& view, const Order& order) const {
        const auto [slots, word] = slots_of(view, order);
        for (const Slot& slot : slots) {
            const auto earlier = first_.find(slot);
            if (earlier == first_.end()) continue;
            const auto& [line, first_word] = earlier->second;
            const std::string who = owner_of(view, slot);
            return problem(ErrorCode::repeated_order,
                           {who, std::string(first_word), std::to_string(line)},
                           slot.kind == ship_detached ? who : std::string(word));
        }
        return std::nullopt;
    }
    void note(const SideView& view, const Order& order, std::int32_t line) {
        const auto [slots, word] = slots_of(view, order);
        for (const Slot& slot : slots) first_[slot] = {line, word};
    }

  private:
    [[nodiscard]] std::string owner_of(const SideView& view, const Slot& slot) const {
        if (slot.kind >= initiative_of_side) return book_.own_side().name;
        if (slot.kind == ship_detached) return book_.ship({slot.number}).name;
        return view.formation({slot.number}).id;
    }

    const Book& book_;
    std::map<Slot, std::pair<std::int32_t, std::string_view>> first_;
};

/// The formations that the lines of a sheet form by name. They are numbered in the order of the
/// lines without the refused ones; reading a sheet had counted those, too.
class Formed {
  public:
    explicit Formed(const SideView& view)
        : known_(static_cast<std::uint32_t>(view.formations.size())) {}

    void note_read(const Order& order, std::int32_t line) {
        if (const Detach* detach = forming(order)) read_.push_back({detach->name, line});
    }
    void note_taken(const Order& order) {
        if (const Detach* detach = forming(order)) taken_.push_back(detach->name);
    }
    /// Renumbers the formations of an order, or says which one will not be formed.
    [[nodiscard]] std::optional<Problem> renumber(Order& order) const {
        std::optional<Problem> wrong;
        each_formation(order, [&](OwnNumber& number) {
            if (number.number <= known_) return;
            const auto& [name, line] = read_.at(number.number - known_ - 1);
            const auto taken = std::find(taken_.begin(), taken_.end(), name);
            if (taken == taken_.end()) {
                wrong = problem(ErrorCode::not_formed, {name, std::to_string(line)}, name);
            }
            number.number = known_ + static_cast<std::uint32_t>(taken - taken_.begin()) + 1;
        });
        return wrong;
    }

  private:
    struct ReadName {
        std::string name;
        std::int32_t line = 0;
    };

    static const Detach* forming(const Order& order) {
        const auto* own = std::get_if<FormationOrder>(&order);
        const auto* detach = own != nullptr ? std::get_if<Detach>(&own->what) : nullptr;
        return detach != nullptr && !detach->name.empty() ? detach : nullptr;
    }

    std::uint32_t known_;
    std::vector<ReadName> read_;
    std::vector<std::string> taken_;
};

/// Does only a rule forbid it, in a sheet that the rules do not bind?
bool is_let_pass(const Error& error, Bound bound) {
    constexpr std::array rules{
        ErrorCode::not_free,       ErrorCode::destination_fixed, ErrorCode::may_not_hold,
        ErrorCode::may_not_split,  ErrorCode::destination_final, ErrorCode::wrong_port,
        ErrorCode::not_a_port,     ErrorCode::order_not_in_use,  ErrorCode::no_flying,
        ErrorCode::no_sortie_left, ErrorCode::beyond_range};
    return bound == Bound::physical_limits_only &&
           std::find(rules.begin(), rules.end(), error.code) != rules.end();
}

/// Judges the lines of a sheet, one after another.
class SheetCheck {
  public:
    SheetCheck(const Book& book, const SideView& view, const Waters& waters, Bound bound)
        : view_(view), preview_(book, view, waters), given_(book), formed_(view), bound_(bound) {}

    /// What is wrong with the order of this line. If nothing is, later lines are judged with it in
    /// force.
    [[nodiscard]] std::optional<Problem> problem_with(Order& order, std::int32_t line) {
        use_card_of_hand(order);
        const Order as_read = order;
        auto wrong = formed_.renumber(order);
        formed_.note_read(as_read, line);
        if (!wrong) wrong = given_.repeats(preview_.after(), order);
        if (!wrong) wrong = preview_.problem_with(order);
        if (wrong && !is_let_pass(wrong->error, bound_)) return wrong;
        given_.note(preview_.after(), order, line);
        formed_.note_taken(order);
        preview_.carry_out(order);
        return std::nullopt;
    }

  private:
    /// Writes a card's name as the hand has it, however it was typed.
    void use_card_of_hand(Order& order) const {
        auto* play = std::get_if<PlayCard>(&order);
        if (play == nullptr) return;
        const auto words = words_of_name(play->card);
        for (const HandCard& card : view_.hand) {
            const auto in_hand = words_of_name(card.name.text);
            if (in_hand.size() != words.size() || !begins_with(in_hand, words)) continue;
            play->card = card.name.text;
            return;
        }
    }

    const SideView& view_;
    OrderPreview preview_;
    Given given_;
    Formed formed_;
    Bound bound_;
};

/// Where in the line the words are that an error is about: after its first word, else that word.
Place place_in(const SheetLine& line, std::string_view about, std::string_view file) {
    const auto words = words_of_line(line.text, order_words);
    const auto wanted = words_of_name(about);
    const auto found = std::find_if(words.begin() + 1, words.end(), [&](const LineWord& word) {
        if (word.is_quoted) return is_same_word(word.text, plain(about));
        std::vector<std::string> here;
        for (auto each = &word; each != words.data() + words.size(); ++each) {
            here.push_back(each->text);
        }
        return begins_with(here, wanted);
    });
    const LineWord& word = found == words.end() ? words.front() : *found;
    return {std::string(file), line.number, line.column + word.column - 1};
}

bool corrects_picture(const Order& order) { return std::holds_alternative<ContactOrder>(order); }

/// Sorted as the turn carries them out: corrections of contacts come first.
std::vector<Order> as_carried_out(const Sheet& sheet) {
    std::vector<Order> orders = sheet.orders;
    std::stable_partition(orders.begin(), orders.end(), corrects_picture);
    return orders;
}

/// What is wrong with a whole sheet, in words that name all sides and the turn.
Error explained(const Book& book, const SideView& view, Error error) {
    if (error.code == ErrorCode::no_sheet) error.details[1] = std::to_string(view.turn.count);
    if (error.code != ErrorCode::unknown_side) return error;
    for (const PublicSide& side : book.sides) {
        const std::string& named = error.details[0];
        if (is_same_word(side.id, named) || is_same_word(side.name, named)) {
            return failure(ErrorCode::wrong_side, {side.name, book.own_side().name}, error.where)
                .value();
        }
    }
    return error;
}

/// Reads a text of orders that must be a sheet of this side for the coming turn.
Result<ReadSheet> wanted_sheet(const Book& book, const SideView& view, std::string_view text,
                               std::string_view file) {
    if (book.calendar.is_over(view.turn)) {
        return failure(ErrorCode::war_over, {std::to_string(book.calendar.last_turn().count)},
                       {std::string(file), 0, 0});
    }
    if (auto problem = problem_with_mail(text, file)) return Failure(*std::move(problem));
    auto read = read_sheet(roster_of(book, view), text, file);
    if (!read) return Failure(explained(book, view, read.error()));
    if (read->turn != view.turn) {
        return failure(ErrorCode::wrong_turn,
                       {std::to_string(read->turn.count), std::to_string(view.turn.count)},
                       read->where);
    }
    return read;
}

}  // namespace

bool CheckedSheet::is_clean() const {
    return std::all_of(lines.begin(), lines.end(),
                       [](const SheetLine& line) { return line.order.has_value(); });
}

std::optional<Error> problem_with(const Book& book, const SideView& view, const Order& order) {
    return problem_with(book, view, Sheet{view.turn, {order}});
}

std::optional<Error> problem_with(const Book& book, const SideView& view, const Sheet& sheet,
                                  Bound bound) {
    const Waters waters = connected_waters(book.chart);
    OrderPreview preview(book, view, waters);
    for (const Order& order : as_carried_out(sheet)) {
        auto wrong = preview.problem_with(order);
        if (wrong && !is_let_pass(wrong->error, bound)) return std::move(wrong->error);
        preview.carry_out(order);
    }
    return std::nullopt;
}

SideView view_after(const Book& book, const SideView& view, const Sheet& sheet) {
    const Waters waters = connected_waters(book.chart);
    OrderPreview preview(book, view, waters);
    for (const Order& order : as_carried_out(sheet)) preview.carry_out(order);
    return preview.after();
}

Result<CheckedSheet> check_sheet(const Book& book, const SideView& view, std::string_view text,
                                 std::string_view file, Bound bound) {
    auto read = wanted_sheet(book, view, text, file);
    if (!read) return Failure(read.error());
    const Waters waters = connected_waters(book.chart);
    SheetCheck check(book, view, waters, bound);
    CheckedSheet checked{{read->turn, {}}, std::move(read->lines)};
    const auto validate = [&](bool is_first) {
        for (SheetLine& line : checked.lines) {
            if (!line.order || corrects_picture(*line.order) != is_first) continue;
            if (auto wrong = check.problem_with(*line.order, line.number)) {
                wrong->error.where = place_in(line, wrong->about, file);
                line.order = Failure(wrong->error);
            }
        }
    };
    validate(true);
    validate(false);
    for (const SheetLine& line : checked.lines) {
        if (line.order) checked.sheet.orders.push_back(*line.order);
    }
    return checked;
}

Digest receipt_of(const Roster& roster, const Sheet& sheet) {
    return digest_of_bytes(text_of(roster, sheet));
}

}  // namespace flagplot
