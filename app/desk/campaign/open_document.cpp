#include "desk/campaign/open_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "base/codec.h"
#include "base/ensure.h"
#include "campaign/command_kind.h"
#include "campaign/receipts.h"
#include "campaign/shown.h"
#include "campaign/solo.h"
#include "desk/campaign/battle_requests.h"
#include "files/view_file.h"
#include "operations/releases.h"
#include "operations/rerun.h"
#include "operations/war_told.h"
#include "operations/withdraw.h"
#include "present/desk/side/side_panels.h"
#include "present/desk/umpire/umpire_panels.h"
#include "present/truth/enemy_told.h"
#include "present/truth/fact_audience.h"
#include "present/truth/fact_text.h"
#include "present/truth/history_ghosts.h"
#include "present/truth/truth_plot.h"
#include "present/war/war_report_admirals.h"
#include "present/war/war_report_beside.h"
#include "present/war/war_report_passing.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "store/save.h"
#include "tactical/catalog/catalog.h"
#include "view/named_formations.h"
#include "view/receipt.h"

namespace flagplot::desk {

namespace {

/// Everything in a document that comes from a save.
class SaveTable {
  public:
    SaveTable(const Save& save, DocumentWanted wanted) : save_(save), wanted_(std::move(wanted)) {}

    Result<OpenDocument> read() {
        if (auto bound = bind(); !bound) return Failure(bound.error());
        walk();
        const std::int32_t entry = entry_wanted();
        const CampaignState state =
            entry == save_.head() ? save_.state() : save_.state_after(entry);
        const RulesInForce in_force = save_.rules_in(state);
        const Rules& rules = in_force.rules();
        document_.whose = bound_ ? bound_ : wanted_.whose;
        document_.is_umpire = !bound_;
        document_.plays_alone = is_veiled(save_.state());
        document_.is_now = entry == newest_;
        document_.wants_orders = state.progress.phase == Phase::orders;
        for (const Book& book : rules.books) {
            if (bound_ && book.side != *bound_) continue;
            const SeatId seat = seat_of(book.side);
            const SideView shown = ShownToSide(rules, state, seat).view();
            document_.seats.push_back({book, state.view(seat), shown,
                                       sent_by(state, seat, shown.formations.size()),
                                       state.sheets.contains(seat)});
        }
        for (Seat& seat : document_.seats) {
            if (seat.book.side == document_.whose) seat.ending = ending_of(seat, state, entry);
        }
        fill(rules.definition, state, entry);
        if (auto battle = read_battle(); !battle) return Failure(battle.error());
        document_.standing = standing_of(rules.definition, state);
        document_.wanted = wanted_;
        return std::move(document_);
    }

  private:
    /// The orders of a side that are in, with its own numbers for formations. It may have been told
    /// of more formations than it has been shown; these it cannot order.
    static std::vector<Order> sent_by(const CampaignState& state, SeatId seat, std::size_t shown) {
        const auto sheet = state.sheets.find(seat);
        if (sheet == state.sheets.end()) return {};
        const std::size_t told = state.view(seat).formations.size();
        std::vector<Order> orders;
        for (Order order : sheet->second.orders) {
            bool is_unseen = false;
            each_formation(order, [&](OwnNumber& number) {
                if (number.number <= shown) return;
                is_unseen |= number.number <= told;
                number.number -= static_cast<std::uint32_t>(told - shown);
            });
            if (!is_unseen) orders.push_back(std::move(order));
        }
        return orders;
    }

    /// What its printed briefing ends with; before a release there is no receipt yet.
    [[nodiscard]] std::string ending_of(const Seat& seat, const CampaignState& state,
                                        std::int32_t entry) const {
        if (is_held_back(save_.definition(), state, seat_of(seat.book.side))) {
            return preview_section();
        }
        const Digest receipt = receipt_of(line_to(save_.entries(), entry), seat_of(seat.book.side));
        return receipt_section(seat.book, seat.view.turn, receipt);
    }

    /// The battle on its board, as long as it waits for its result and its being there is known.
    Result<void> read_battle() {
        const bool is_known = document_.is_now && newest_ == save_.head();
        if (is_known) document_.awaited = battle_awaited(save_, document_.whose);
        const bool can_decide = document_.is_umpire || document_.plays_alone;
        if (is_known && can_decide && document_.whose) {
            document_.pending =
                pending_for(save_.definition(), save_.state(), seat_of(*document_.whose));
        }
        const auto& battles = save_.state().battles;
        const bool is_open = is_known && wanted_.battle &&
                             wanted_.battle->index() < battles.size() &&
                             !battles[wanted_.battle->index()].outcome;
        if (!is_open) {
            wanted_.battle.reset();
            return {};
        }
        auto shown =
            battle_shown(save_, {*wanted_.battle, wanted_.battle_module, document_.whose, {}});
        if (!shown) return Failure(shown.error());
        document_.battle = *std::move(shown);
        return {};
    }

    /// The side that the viewer is restricted to: the one asked for, or the solo player's.
    Result<void> bind() {
        const auto& sides = save_.definition().sides;
        if (is_veiled(save_.state())) bound_ = side_of(*player_of(save_.state()));
        if (wanted_.bound_side.empty()) return {};
        std::vector<std::string> ids;
        for (const SideRow& row : sides) ids.push_back(row.id);
        const auto found = std::find(ids.begin(), ids.end(), wanted_.bound_side);
        if (found == ids.end()) {
            return failure(ErrorCode::unknown_side, {wanted_.bound_side}, {},
                           nearest_word(wanted_.bound_side, ids));
        }
        const SideId side{static_cast<std::uint32_t>(found - ids.begin())};
        if (bound_ && *bound_ != side) {
            return failure(ErrorCode::hidden_from_player, {"--side " + wanted_.bound_side});
        }
        bound_ = side;
        return {};
    }

    /// Finds the entries that can be shown: the last of each turn when orders were due.
    void walk() {
        if (bound_) {
            entries_ = turns_shown(save_, seat_of(*bound_));
            newest_ = shown_entry(save_, seat_of(*bound_));
            return;
        }
        CampaignState state = save_.state_after(0);
        for (const Entry* entry : save_.line()) {
            state = state_with(std::move(state), *entry);
            const Phase phase = state.progress.phase;
            if (phase != Phase::orders && phase != Phase::over) continue;
            entries_[state.turn] = entry->number;
        }
        newest_ = save_.head();
    }

    std::int32_t entry_wanted() {
        if (!wanted_.turn) return newest_;
        const auto found = entries_.find(*wanted_.turn);
        if (found == entries_.end()) {
            wanted_.turn.reset();
            return newest_;
        }
        const bool is_last = std::next(found) == entries_.end();
        if (is_last) wanted_.turn.reset();
        return is_last ? newest_ : found->second;
    }

    void fill(const Definition& definition, const CampaignState& state, std::int32_t entry) {
        const Seat* const seat = document_.seat();
        seat != nullptr ? fill_side(*seat, entry) : fill_truth(definition, state, entry);
        document_.plot.ghosts = seat != nullptr
                                    ? ghosts_of(definition, seat->book.side, seat->view.turn)
                                    : ghosts_of_all(definition, state.turn);
        if (document_.is_umpire) {
            document_.bar.viewpoints = viewpoints_of(definition);
            document_.bar.orders = orders_in(definition, state);
        }
        for (const auto& [turn, last] : entries_) {
            const bool is_open = last == entries_.rbegin()->second;
            const bool is_shown = wanted_.turn ? turn == *wanted_.turn : is_open;
            document_.turns.push_back(
                {turn, date_hour(definition.calendar.begin_of(turn)), is_open, is_shown});
        }
    }

    /// "Regia Marina 46, Royal Navy 14"
    static std::string score_text(const Definition& definition, const CampaignState& state) {
        if (definition.victory.empty()) return {};
        std::string text;
        const std::vector<std::int32_t> points = scores(definition, state);
        for (std::size_t side = 0; side < points.size(); ++side) {
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", definition.sides[side].name,
                                points[side]);
        }
        return text;
    }

    /// How far the turn is; a side is told no more than is in its own view.
    [[nodiscard]] SeenTurn standing_of(const Definition& definition,
                                       const CampaignState& state) const {
        const Seat* const seat = document_.seat();
        SeenTurn standing{seat == nullptr ? state.turn : seat->view.turn};
        standing.is_over = definition.calendar.is_over(standing.turn);
        if (standing.is_over && seat == nullptr) standing.score = score_text(definition, state);
        standing.battle = document_.awaited;
        if (standing.battle) {
            const Square square = save_.state().battles.at(standing.battle->index()).square;
            standing.battle_square = name_of(square);
        }
        if (seat != nullptr) {
            standing.is_half_way = seat->view.is_resolving;
            standing.is_held_back = document_.is_umpire && is_held_back(definition, state);
            standing.asks =
                document_.pending && !std::holds_alternative<OwnBattleOpen>(*document_.pending);
            return standing;
        }
        const Phase phase = state.progress.phase;
        standing.is_half_way = phase != Phase::orders && phase != Phase::over;
        standing.is_held_back = is_held_back(definition, state);
        standing.held_from = names_of(definition, sides_behind(definition, state));
        standing.asks = state.stop.has_value() && !standing.battle;
        return standing;
    }

    void fill_side(const Seat& seat, std::int32_t entry) {
        document_.plot = plot_of(seat.book, seat.view);
        document_.bar = side_top_bar(seat.book, seat.view);
        document_.log = side_log(seat.book, seat.view, told_until(entry, seat_of(seat.book.side)));
    }

    /// Everything that a seat had been told when an entry was made.
    std::vector<Report> told_until(std::int32_t last, SeatId seat) {
        std::vector<Report> reports;
        for (const Entry* entry : line_to(save_.entries(), last)) {
            for (const Told& told : what_happened(*entry).reports) {
                if (told.seat == seat) reports.push_back(told.report);
            }
        }
        return reports;
    }

    void fill_truth(const Definition& definition, const CampaignState& state, std::int32_t entry) {
        document_.sheets = sheets_in(definition, state);
        document_.plot = plot_of_truth(definition, state);
        add_plans(document_.plot, definition, document_.sheets);
        document_.bar = umpire_top_bar(definition, state);
        const auto facts = facts_until(entry, state.turn);
        document_.marks = marks_against_truth(definition, state, facts);
        document_.log = umpire_log(definition, state, last_of(facts, state.turn), document_.sheets);
    }

    /// Those since orders were wanted the time before.
    static std::vector<TurnFact> last_of(const std::vector<TurnFact>& facts, TurnNumber shown) {
        std::vector<TurnFact> last;
        std::copy_if(facts.begin(), facts.end(), std::back_inserter(last),
                     [&](const TurnFact& each) { return each.turn.count + 1 >= shown.count; });
        return last;
    }

    /// What had happened up to an entry since orders were wanted the time before, with the turn of
    /// each; of what was earlier, who was seen. What came later has no names in the state after
    /// that entry.
    std::vector<TurnFact> facts_until(std::int32_t last, TurnNumber shown) {
        std::vector<TurnFact> facts;
        TurnNumber turn{1};
        CampaignState state = save_.state_after(0);
        for (const Entry* entry : line_to(save_.entries(), last)) {
            const bool is_recent = turn.count + 1 >= shown.count;
            const Happened happened = what_happened(*entry);
            state = folded(std::move(state), happened.facts, happened.reports);
            const auto told =
                is_recent ? audiences_of(save_.definition(), state, happened) : Audiences();
            for (std::size_t i = 0; i < happened.facts.size(); ++i) {
                const Fact& fact = happened.facts[i];
                if (is_recent) {
                    facts.push_back({turn, fact, told[i]});
                } else if (tells_who(fact)) {
                    facts.push_back({turn, fact});
                }
            }
            turn = state.turn;
        }
        return facts;
    }

    const Save& save_;
    DocumentWanted wanted_;
    std::optional<SideId> bound_;
    std::map<TurnNumber, std::int32_t> entries_;
    std::int32_t newest_ = 0;
    OpenDocument document_;
};

Form form_of(WarPart part) {
    Form form;
    form.title = std::move(part.title);
    form.said = std::move(part.lines);
    return form;
}

/// \pre the war is over
void tell_war(RecordTail& tail, const Save& save) {
    const WarTold told = war_told_to_all(save, {});
    std::vector<WarPart> parts{{"What was planned", plan_lines(told.war)}};
    for (WarPart& part : beside_history_parts(told.war)) parts.push_back(std::move(part));
    parts.push_back({"Passed unseen", passing_lines(told.war)});
    for (WarPart& part : parts) {
        if (!part.lines.empty()) tail.told.push_back(form_of(std::move(part)));
    }
    std::vector<std::string> reasons = reason_lines(told.war);
    if (reasons.empty()) return;
    tail.reasons.push_back(form_of({"Why the admirals ordered it", std::move(reasons)}));
}

RecordTail tail_of(const Save& save) {
    RecordTail tail;
    const bool plays_alone = is_veiled(save.state());
    const auto command_at = [&](std::int32_t entry) -> const std::string& {
        return save.entries().at(static_cast<std::size_t>(entry) - 1).command;
    };
    const std::int32_t last = last_command(save);
    if (last > 0 && kind_of(command_at(last)) != CommandKind::begin) {
        const std::string text = short_text(command_at(last));
        tail.last_command = plays_alone ? text : fmt::format("{}: {}", last, text);
    }
    for (const TakenBack& each : taken_back(save.entries())) {
        const std::string& command = command_at(each.entry);
        if (is_hidden(save, command)) continue;
        tail.taken_back.push_back(fmt::format("turn {}, {}", each.turn.count, short_text(command)));
    }
    for (const SideRow& side : save.definition().sides) tail.sides.push_back({side.id, side.name});
    tail.is_over = save.state().progress.phase == Phase::over;
    if (plays_alone) return tail;
    if (tail.is_over) tell_war(tail, save);
    for (const Fact& message : messages_since_release(save)) {
        tail.messages.push_back(sentence_of(save.definition(), save.state(), message));
    }
    tail.modules = tactical::module_names(tactical::catalog());
    return tail;
}

Result<OpenDocument> read_view(const DocumentWanted& wanted) {
    const auto text = read_file(wanted.file);
    if (!text) return Failure(text.error());
    auto file = read_view_file(*text, wanted.file.string());
    if (!file) return Failure(file.error());
    OpenDocument table;
    table.wanted = wanted;
    table.seats.push_back({std::move(file->first), file->second, file->second});
    const Book& book = table.seats.front().book;
    const SideView& view = table.seats.front().view;
    table.whose = book.side;
    table.plot = plot_of(book, view);
    table.bar = side_top_bar(book, view);
    std::vector<Report> told = view.released;
    told.insert(told.end(), view.waiting.begin(), view.waiting.end());
    table.log = side_log(book, view, std::move(told));
    table.standing = {view.turn, book.calendar.is_over(view.turn), view.is_resolving};
    return table;
}

}  // namespace

const Seat* OpenDocument::seat() const {
    if (!whose) return nullptr;
    for (const Seat& seat : seats) {
        if (seat.book.side == *whose) return &seat;
    }
    return nullptr;
}

Viewer viewer_of(const OpenDocument& document) {
    if (document.seat() == nullptr) return Viewer::umpire;
    return document.plays_alone ? Viewer::solo : Viewer::side;
}

Result<OpenDocument> read_document(const DocumentWanted& wanted) {
    const FileStamp stamp = stamp_of(wanted.file);
    auto table = Result<OpenDocument>{};
    if (wanted.is_view_file) {
        table = read_view(wanted);
    } else {
        auto opened = Save::open(wanted.file, Save::Access::read, compiled);
        if (!opened) return Failure(opened.error());
        const auto save = std::make_shared<const Save>(*std::move(opened));
        table = SaveTable(*save, wanted).read();
        if (table && table->is_umpire && table->is_now) table->save = save;
        if (table && table->is_now && (table->is_umpire || table->plays_alone)) {
            table->tail = tail_of(*save);
        }
    }
    if (table) table->stamp = stamp;
    return table;
}

}  // namespace flagplot::desk
