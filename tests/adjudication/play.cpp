#include "adjudication/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "adjudication/case_campaign.h"
#include "adjudication/chronicle.h"
#include "adjudication/forms.h"
#include "adjudication/words.h"
#include "view/briefing.h"
#include "view/check_orders.h"

namespace flagplot::book {

namespace {

using test::Scenario;

constexpr std::string_view nothing = "nothing";
constexpr std::string_view denial = "not: ";

std::vector<std::string> without_blank_lines(const std::vector<TextLine>& lines) {
    std::vector<std::string> texts;
    for (const TextLine& line : lines) {
        const auto begin = line.text.find_first_not_of(' ');
        if (begin != std::string::npos) texts.push_back(line.text.substr(begin));
    }
    return texts;
}

std::string indented(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += "\n    " + line;
    return text.empty() ? "\n    nothing" : text;
}

/// Told to everybody at the beginning and the end of each turn: a `told` block leaves them out.
bool is_of_the_clock(const Report& report) {
    return std::holds_alternative<TurnBegan>(report) || std::holds_alternative<TurnEnded>(report);
}

/// From the last thing that was handed in to the next stop, or to the end of the turn.
struct Stretch {
    TurnNumber turn;
    std::vector<std::string> events;
    std::vector<std::string> outcome;
    std::vector<std::vector<std::string>> told;  ///< by seat
};

/// A sheet or a command that was not taken, until the page says so.
struct Refused {
    std::optional<SeatId> seat;  ///< none: a command
    std::int32_t line = 0;
    std::vector<std::string> sentences;
};

/// One value of a case, played block by block.
class Play {
  public:
    Play(const Case& each, const Variant* variant, const std::string& root)
        : case_(each),
          scenario_(scenario_of(each, variant == nullptr ? nullptr : &variant->with, root)) {
        for (const Block& block : each.blocks) blocks_.push_back(&block);
        if (variant == nullptr) return;
        name_ = variant->with.text();
        for (const Block& block : variant->blocks) blocks_.push_back(&block);
    }

    /// With these dice, beside those the page forces.
    Outcome run(const Values& unnamed) {
        for (const Block* block : blocks_) {
            if (block->kind == "dice") force(*block);
        }
        for (const auto& [key, value] : unnamed) scenario_.force(key, value);
        before_ = scenario_.state();
        for (const Block* block : blocks_) take(*block);
        finish();
        return {std::move(name_), std::move(problems_), std::move(transcript_), std::move(rolled_),
                std::move(forced_)};
    }

  private:
    [[nodiscard]] const Definition& definition() const { return scenario_.definition(); }
    /// The seat's book, with the switches the umpire has set meanwhile.
    [[nodiscard]] Book book_now(SeatId seat) {
        const RulesInForce in_force(scenario_.rules(), scenario_.state());
        return in_force.rules().books.at(seat.index());
    }
    void problem(std::int32_t line, std::string_view what) {
        const std::string where = name_.empty() ? "" : fmt::format(" (with {})", name_);
        problems_.push_back(fmt::format("{}:{}:{} {}", case_.file, line, where, what));
    }

    void force(const Block& block) {
        for (ForcedDie& die : dice_of(definition(), case_.file, block)) {
            for (const DieKey& key : die.keys) scenario_.force(key, die.value);
            forced_.push_back(std::move(die));
        }
    }

    // Handing in.

    SeatId seat_in(const Block& block, std::string_view id) const {
        for (std::uint32_t side = 0; side < definition().sides.size(); ++side) {
            if (definition().sides[side].id == id) return {side};
        }
        throw PageError(case_.file, block.line, fmt::format("there is no side \"{}\"", id));
    }

    /// Whose orders these are: the side behind the fence, or the sides of the ORDERS lines.
    [[nodiscard]] std::vector<SeatId> seats_of(const Block& block) const {
        if (!block.words.empty()) return {seat_in(block, block.words.front())};
        std::vector<SeatId> seats;
        for (const TextLine& line : block.lines) {
            const auto words = words_in(line.text);
            if (words.size() > 1 && words[0] == "ORDERS") seats.push_back(seat_in(block, words[1]));
        }
        if (seats.empty())
            throw PageError(case_.file, block.line, "no line \"ORDERS side turn N\"");
        return seats;
    }

    void take_orders(const Block& block) {
        for (const SeatId seat : seats_of(block)) hand_in(block, seat);
    }

    void hand_in(const Block& block, SeatId seat) {
        const Book book = book_now(seat);
        const auto checked = check_sheet(book, scenario_.view(seat), block.text(), "");
        Refused refused{seat, block.line, {}};
        if (!checked) {
            refused.sentences.push_back(sentence_of(checked.error()));
        } else {
            for (const SheetLine& line : checked->lines) {
                if (!line.order) refused.sentences.push_back(sentence_of(line.order.error()));
            }
        }
        if (!refused.sentences.empty()) return refuse(std::move(refused));
        carry_out(SubmitOrders{seat, checked->sheet, {}}, seat, block.line);
    }

    void take_command(const Block& block) {
        const auto command = read_command(definition(), scenario_.state(), block.text());
        if (!command) return refuse({std::nullopt, block.line, {sentence_of(command.error())}});
        carry_out(*command, std::nullopt, block.line);
    }

    /// A command of the page; what it does opens the next stretch.
    void carry_out(const Command& command, std::optional<SeatId> seat, std::int32_t line) {
        if (!is_open_) before_ = scenario_.state();
        auto turn = scenario_.attempt(command);
        if (!turn) return refuse({seat, line, {sentence_of(turn.error())}});
        if (!is_open_) open_stretch();
        last_handed_in_ = line;
        add(std::move(*turn), !std::holds_alternative<SubmitOrders>(command));
    }

    void refuse(Refused refused) {
        transcript_ +=
            fmt::format("refused{}:{}\n", side_text(refused.seat), indented(refused.sentences));
        if (refused_) problem(refused_->line, "was refused:" + indented(refused_->sentences));
        refused_ = std::move(refused);
    }

    [[nodiscard]] std::string side_text(std::optional<SeatId> seat) const {
        return seat ? " " + definition().side(side_of(*seat)).id : "";
    }

    void check_refused(const Block& block) {
        if (!refused_) return problem(block.line, "nothing was refused");
        const Refused refused = *std::exchange(refused_, std::nullopt);
        const auto seat =
            block.words.empty() ? std::nullopt : std::optional(seat_in(block, block.words.front()));
        if (seat != refused.seat) {
            return problem(block.line, "it was refused to" + side_text(refused.seat));
        }
        compare(block, refused.sentences);
    }

    // Playing on.

    void open_stretch() {
        stretch_ = Stretch{scenario_.state().turn, {}, {}, {}};
        stretch_.told.resize(definition().sides.size());
        facts_.clear();
        is_open_ = true;
        has_stretch_ = true;
    }

    void add(test::Turn turn, bool is_told) {
        for (const Fact& fact : turn.facts) {
            if (const auto* die = std::get_if<DieRolled>(&fact)) rolled_.push_back(*die);
        }
        facts_.insert(facts_.end(), turn.facts.begin(), turn.facts.end());
        if (!is_told) return;
        for (const Told& told : turn.reports) {
            if (is_of_the_clock(told.report)) continue;
            reports_.push_back(told);
        }
    }

    /// To the next stop or the end of the turn.
    bool play_on(std::int32_t line) {
        if (!is_open_) {
            before_ = scenario_.state();
            open_stretch();
        }
        const bool waits_again = scenario_.state().stop && !facts_.empty();
        if (!waits_again) {
            auto turn = scenario_.attempt(Resolve{});
            if (!turn) {
                problem(line, sentence_of(turn.error()));
                return false;
            }
            add(std::move(*turn), true);
        }
        close_stretch();
        return true;
    }

    void close_stretch() {
        is_open_ = false;
        const CampaignState& after = scenario_.state();
        stretch_.events = events_of(definition(), before_, facts_);
        stretch_.outcome = outcome_of(definition(), after, facts_);
        for (const Told& told : reports_) {
            std::string sentence =
                sentence_of(book_now(told.seat), after.view(told.seat), told.report);
            if (!sentence.empty()) stretch_.told[told.seat.index()].push_back(std::move(sentence));
        }
        reports_.clear();
        write_down();
    }

    void write_down() {
        std::string text = fmt::format("--- turn {}\nhappens:{}\nand so:{}\n", stretch_.turn.count,
                                       indented(stretch_.events), indented(stretch_.outcome));
        for (std::size_t side = 0; side < stretch_.told.size(); ++side) {
            text += fmt::format("told {}:{}\n", definition().sides[side].id,
                                indented(stretch_.told[side]));
        }
        transcript_ += text;
        for (const auto* lines : {&stretch_.events, &stretch_.outcome}) {
            for (const std::string& line : *lines) {
                if (!has_form(line)) problem(case_.line, "a line without form: " + line);
            }
        }
    }

    /// Brings the stretch about that a block speaks of: "happens turn 2".
    bool reach(const Block& block, std::size_t first_word) {
        TextLine line{block.line, {}};
        for (std::size_t i = first_word; i < block.words.size(); ++i)
            line.text += block.words[i] + " ";
        Words words(case_.file, line);
        std::optional<TurnNumber> turn;
        if (words.takes("turn")) turn = TurnNumber{words.number("a turn")};
        words.ends();
        if (is_open_ || !has_stretch_) {
            if (!play_on(block.line)) return false;
        }
        while (turn && stretch_.turn < *turn) {
            if (!play_on(block.line)) return false;
        }
        if (turn && stretch_.turn != *turn) {
            problem(block.line, fmt::format("turn {} is being played", stretch_.turn.count));
            return false;
        }
        return true;
    }

    // Checking.

    void compare(const Block& block, const std::vector<std::string>& given) {
        std::vector<std::string> wanted = without_blank_lines(block.lines);
        if (wanted.empty())
            return problem(block.line, "the block expects nothing; say \"nothing\"");
        if (wanted == std::vector<std::string>{std::string(nothing)}) wanted.clear();
        if (wanted == given) return;
        problem(block.line,
                fmt::format("expected:{}\n  but it was:{}", indented(wanted), indented(given)));
    }

    void check_happens(const Block& block) {
        if (!reach(block, 0)) return;
        ++checks_;
        const auto wanted = without_blank_lines(block.lines);
        if (wanted.empty()) problem(block.line, "the block expects nothing");
        auto next = stretch_.events.begin();
        is_listed_ = false;
        for (const TextLine& line : block.lines) {
            const auto begin = line.text.find_first_not_of(' ');
            if (begin != std::string::npos) check_line(line.number, line.text.substr(begin), next);
        }
    }

    using Events = std::vector<std::string>::iterator;

    void check_line(std::int32_t number, std::string text, Events& next) {
        const bool is_denied = text.starts_with(denial);
        if (is_denied) text.erase(0, denial.size());
        if (!has_form(text) || !begins_with_a_name(text)) {
            return problem(number, fmt::format("no line has the form of \"{}\"", text));
        }
        const auto is_it = [&](const std::string& line) { return matches(text, line); };
        auto& events = stretch_.events;
        const auto& outcome = stretch_.outcome;
        const bool is_so = std::any_of(outcome.begin(), outcome.end(), is_it);
        const bool has_been = std::any_of(events.begin(), events.end(), is_it);
        if (is_denied) {
            if (is_so || has_been) problem(number, fmt::format("\"{}\" did happen", text));
            return;
        }
        const auto found = std::find_if(next, events.end(), is_it);
        if (found != events.end()) next = found + 1;
        if (is_so || found != events.end()) return;
        problem(number, fmt::format("\"{}\" {}{}", text,
                                    has_been ? "happened, but not in this order" : "did not happen",
                                    std::exchange(is_listed_, true) ? "" : ":" + happenings()));
    }

    [[nodiscard]] std::string happenings() const {
        return indented(stretch_.events) + "\n  and so:" + indented(stretch_.outcome);
    }

    /// Does the line begin with a name of this case, or with a word of a form?
    bool begins_with_a_name(std::string_view text) {
        std::set<std::string> names{"card"};
        for (const SideRow& side : definition().sides) names.insert(side.id);
        for (const ShipRow& ship : definition().ships) names.insert(ship.ship.name);
        for (const AssetRow& asset : definition().assets) names.insert(asset.id);
        for (const SideView& view : scenario_.state().views) {
            for (const OwnFormation& formation : view.formations) names.insert(formation.id);
        }
        for (const Form& form : forms()) {
            const bool is_word = form.text.front() >= 'a' && form.text.front() <= 'z';
            if (is_word) names.emplace(form.text.substr(0, form.text.find(' ')));
        }
        return std::any_of(names.begin(), names.end(),
                           [&](const std::string& name) { return text.starts_with(name + " "); });
    }

    void check_told(const Block& block) {
        const SeatId seat = seat_behind(block);
        if (!reach(block, 1)) return;
        ++checks_;
        compare(block, stretch_.told[seat.index()]);
    }

    SeatId seat_behind(const Block& block) const {
        if (block.words.empty()) throw PageError(case_.file, block.line, "expected a side");
        return seat_in(block, block.words.front());
    }

    void check_briefing(const Block& block) {
        const SeatId seat = seat_behind(block);
        const bool is_now = block.words.size() > 1 && block.words[1] == "now";
        if (!is_now && !reach(block, 1)) return;
        ++checks_;
        const Book book = book_now(seat);
        const std::string given = briefing_markdown(book, scenario_.view(seat));
        transcript_ +=
            fmt::format("briefing {}:\n{}\n", definition().sides[seat.index()].id, given);
        if (given == block.text()) return;
        problem(block.line, "the briefing is another:\n" + first_difference(block.text(), given));
    }

    static std::string first_difference(std::string_view wanted, std::string_view given) {
        for (std::int32_t line = 1; !wanted.empty() || !given.empty(); ++line) {
            const auto cut = [](std::string_view& text) {
                const auto end = std::min(text.find('\n'), text.size());
                const std::string_view first = text.substr(0, end);
                text.remove_prefix(std::min(end + 1, text.size()));
                return first;
            };
            const std::string_view expected = cut(wanted);
            const std::string_view is = cut(given);
            if (expected != is) {
                return fmt::format("  line {} of it, expected:\n    {}\n  but it was:\n    {}",
                                   line, expected, is);
            }
        }
        return "  its end";
    }

    void skip(const Block&) {}

    void take(const Block& block) {
        struct Kind {
            std::string_view word;
            void (Play::*take)(const Block&);
        };
        constexpr std::array kinds{
            Kind{"chart", &Play::skip},
            Kind{"campaign", &Play::skip},
            Kind{"deck", &Play::skip},
            Kind{"dice", &Play::skip},
            Kind{"orders", &Play::take_orders},
            Kind{"command", &Play::take_command},
            Kind{"happens", &Play::check_happens},
            Kind{"told", &Play::check_told},
            Kind{"briefing", &Play::check_briefing},
            Kind{"refused", &Play::check_refused},
        };
        const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const Kind& each) { return each.word == block.kind; });
        if (kind == kinds.end()) {
            throw PageError(case_.file, block.line,
                            fmt::format("there is no block \"{}\"", block.kind));
        }
        if (refused_ && block.kind != "refused") {
            problem(refused_->line, "was refused:" + indented(refused_->sentences));
            refused_.reset();
        }
        if (block.kind == "refused") ++checks_;
        (this->*kind->take)(block);
    }

    void finish() {
        if (refused_) problem(refused_->line, "was refused:" + indented(refused_->sentences));
        if (is_open_) problem(last_handed_in_, "nothing is expected of what was handed in here");
        if (checks_ == 0) problem(case_.line, "the case expects nothing");
    }

    const Case& case_;
    std::string name_;
    Scenario scenario_;
    std::vector<const Block*> blocks_;
    std::vector<ForcedDie> forced_;
    CampaignState before_;  ///< the stretch
    Stretch stretch_;
    std::vector<Fact> facts_;
    std::vector<Told> reports_;
    std::vector<DieRolled> rolled_;
    std::optional<Refused> refused_;
    std::int32_t last_handed_in_ = 0;
    std::int32_t checks_ = 0;
    bool is_listed_ = false;  ///< what happened, in the problems of this block
    bool is_open_ = false;
    bool has_stretch_ = false;
    std::vector<std::string> problems_;
    std::string transcript_;
};

}  // namespace

Outcome play_value(const Case& each, const Variant* variant, const std::string& root,
                   const Values& unnamed) {
    return Play(each, variant, root).run(unnamed);
}

}  // namespace flagplot::book
