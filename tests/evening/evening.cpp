#include "evening/evening.h"

#include <algorithm>

#include "campaign/shown.h"
#include "files/view_file.h"
#include "operations/missing_orders.h"
#include "operations/refused_orders.h"
#include "operations/releases.h"
#include "operations/rerun.h"
#include "operations/showing.h"
#include "support/random_ruling.h"
#include "view/briefing.h"
#include "view/check_orders.h"
#include "view/event_log.h"

namespace flagplot::test {

namespace {

/// Three of four are released by hand; in a third captains decide in mid-turn.
World world_of_evening(std::uint64_t seed) {
    World world = random_world(seed);
    world.definition.table.release = seed % 4 == 0 ? Releasing::at_once : Releasing::by_hand;
    if (seed % 3 == 0) world.definition.switches.decisions = Decisions::at_activation;
    return world;
}

Save begun(const World& world, const std::filesystem::path& path) {
    REQUIRE(create_save(path, campaign_of(world)));
    auto save = opened(path, Save::Access::write);
    REQUIRE(save);
    return *std::move(save);
}

}  // namespace

Evening::Evening(std::uint64_t seed, Counts& counts)
    : world_(world_of_evening(seed)),
      save_(begun(world_, folder_ / "war")),
      draw_(seed * 7'368'787 + 1),
      counts_(counts) {
    Model& first = models_[0];
    first.is_by_hand = world_.definition.table.release == Releasing::by_hand;
    first.sides.resize(world_.definition.sides.size());
    follow_record();
}

void Evening::play(int steps) {
    constexpr std::array<Act, 29> acts{&Evening::order,
                                       &Evening::order,
                                       &Evening::order,
                                       &Evening::order_wrongly,
                                       &Evening::order_out_of_turn,
                                       &Evening::resolve,
                                       &Evening::resolve,
                                       &Evening::resolve,
                                       &Evening::resolve,
                                       &Evening::resolve_a_piece,
                                       &Evening::resolve_twice,
                                       &Evening::decide,
                                       &Evening::decide,
                                       &Evening::decide,
                                       &Evening::decide,
                                       &Evening::release,
                                       &Evening::release,
                                       &Evening::release,
                                       &Evening::release_to_one,
                                       &Evening::release_to_one,
                                       &Evening::release_again,
                                       &Evening::pass_message,
                                       &Evening::take_note,
                                       &Evening::rule,
                                       &Evening::rule,
                                       &Evening::lay_card,
                                       &Evening::amend,
                                       &Evening::withdraw,
                                       &Evening::rerun};
    for (int step = 0; step < steps && state().progress.phase != Phase::over; ++step) {
        (this->*acts[draw_.below(acts.size())])();
        if (draw_.one_in(12)) open_again();
        follow_record();
        check();
        ++counts_["steps"];
    }
}

void Evening::end() {
    const Verdict verdict = verify(save_.written_rules(), save_.entries(), save_.root(),
                                   save_.entries().front().revision);
    INFO(verdict.explanation);
    REQUIRE(verdict.kind == Verdict::Kind::identical);
    counts_["commands in the records"] += static_cast<std::int64_t>(save_.entries().size());
    ++counts_["evenings"];
}

// --- what an umpire does -------------------------------------------------------------------------

void Evening::attempt(const std::string& what, const Command& command) {
    const CampaignState before = state();
    if (save_.carry_out(command)) {
        ++counts_[what];
    } else {
        ++counts_["refused commands"];
        REQUIRE(state() == before);
    }
}

/// As the terminal and the desk take a sheet: judged by what its side has been shown.
void Evening::hand_in(SeatId seat, const std::string& text) {
    const bool is_open = model().is_open();
    const ShownToSide shown(save_.rules(), state(), seat);
    const auto checked = check_sheet(shown.book(), shown.view(), text, "mail");
    if (checked && checked->is_clean()) {
        if (state().progress.phase != Phase::orders) {
            return attempt("sheets in mid-turn", SubmitOrders{seat, checked->sheet, {}});
        }
        REQUIRE(save_.carry_out(SubmitOrders{seat, checked->sheet, {}}));
        ++counts_["sheets taken"];
        if (is_open) ++counts_["sheets taken before a release"];
        return;
    }
    const std::string why = checked ? first_problem(*checked) : sentence_of(checked.error());
    REQUIRE(note_refusal(save_, seat, why));
    ++counts_["sheets refused"];
}

void Evening::order() {
    const SeatId seat = any_seat();
    // By all they were told, released or not: that is what an umpire knows who stands in for them.
    CampaignState told = state();
    if (draw_.one_in(2)) told.shown = {};
    const Sheet sheet = sheet_of(world_, save_.rules(), told, seat);
    const Roster roster = shown_roster_of(save_.definition(), told, seat);
    hand_in(seat, text_of(roster, sheet));
}

void Evening::order_wrongly() {
    const SeatId seat = any_seat();
    const std::string id = save_.definition().side(side_of(seat)).id;
    const std::vector<std::string> texts{
        "ORDERS " + id + " turn " + std::to_string(state().turn.count) + "\nNOBODY hold\nEND\n",
        "ORDERS " + id + " turn " + std::to_string(state().turn.count + 1) + "\nEND\n",
        "ORDERS " + id + " turn " + std::to_string(state().turn.count) + "\n", "Dear umpire,\n"};
    hand_in(seat, draw_.of(texts));
}

/// A command of another moment: all of these must be refused, or do no harm.
void Evening::order_out_of_turn() {
    attempt("commands out of turn", Answer{any_seat(), {1}, std::nullopt});
    attempt("commands out of turn", Choose{any_seat(), false});
    attempt("commands out of turn", ReportBattle{{0}, {}, {}});
    attempt("commands out of turn", Begin{});
}

void Evening::resolve() {
    if (state().progress.phase == Phase::orders) {
        std::string said;
        if (draw_.one_in(3)) REQUIRE(provide_for_missing(save_, WhenMissing::hold, said));
    }
    attempt("turns resolved, or parts of them", Resolve{{}, {}, overruling()});
}

/// A turn that one side alone is ready for is refused. Why it begins all the same; often empty.
std::string Evening::overruling() {
    const bool is_waiting = state().progress.phase == Phase::orders &&
                            !sides_behind(save_.definition(), state()).empty();
    if (!is_waiting) return {};
    REQUIRE_FALSE(save_.carry_out(Resolve{}));
    ++counts_["turns that wait for a side held back"];
    return draw_.one_in(3) ? "a player is ill" : "";
}

void Evening::resolve_a_piece() {
    attempt("turns resolved, or parts of them",
            Resolve{1 + static_cast<std::int32_t>(draw_.below(9))});
}

void Evening::resolve_twice() {
    resolve();
    decide();
    resolve();
}

void Evening::decide() {
    if (state().stop) attempt("stops decided", answer_to(world_, state()));
}

void Evening::release() {
    const bool is_open = model().is_open();
    const auto shown = showing_to_be(save_);
    REQUIRE(shown.has_value() == is_open);
    if (shown) {
        const bool is_midway = state().progress.phase != Phase::orders;
        ++counts_[is_midway ? "releases in mid-turn" : "releases between turns"];
        const auto turns = told_by_turn(shown->state.view(blue)).size();
        if (turns > 1) ++counts_["releases of several turns"];
    }
    const auto released = save_.carry_out(Release{{}, sides_due(save_)});
    REQUIRE(released.has_value() == is_open);
    if (shown) REQUIRE(state() == shown->state);
}

/// The other side is held back, and learns nothing by it.
void Evening::release_to_one() {
    const SeatId seat = any_seat();
    const SeatId other = seat == blue ? red : blue;
    const bool can = model().is_open(seat) && !model().is_other_data;
    const std::string told = encoded(state().view(other));
    const std::string shown = encoded(shown_view(save_.definition(), state(), other));
    REQUIRE(save_.carry_out(Release{{}, {side_of(seat)}}).has_value() == can);
    REQUIRE(encoded(state().view(other)) == told);
    REQUIRE(encoded(shown_view(save_.definition(), state(), other)) == shown);
    if (can) ++counts_["releases to one side alone"];
}

/// `release --again` writes the very bytes of the last time.
void Evening::release_again() {
    const SeatId seat = any_seat();
    const std::int32_t entry = last_release(save_, seat);
    const Showing shown = showing_at(save_, entry);
    REQUIRE(briefing(shown.state, seat) == mail_.at({entry, seat}).first);
    ++counts_["releases written again"];
}

void Evening::pass_message() {
    const std::string text = "Signal " + std::to_string(signals_.size() + 1) + " of the evening";
    signals_.push_back(text);
    PassMessage message{{}, side_of(any_seat()), text};
    if (draw_.one_in(4)) message.to.reset();  // to all
    attempt("messages", message);
}

/// A note is the umpire's own: nothing waits because of it.
void Evening::take_note() { attempt("notes", Note{"Ring the players up."}); }

void Evening::rule() {
    World world = world_;
    world.definition = save_.definition();
    const auto verb = draw_.below(std::variant_size_v<Ruling>);
    attempt("rulings", random_rule(world, state(), verb, draw_));
}

void Evening::lay_card() {
    const auto cards = static_cast<std::uint32_t>(world_.definition.deck.cards.size());
    if (cards > 0)
        attempt("cards laid", LayCard{side_of(any_seat()), {draw_.below(cards)}, {}, {}});
}

void Evening::amend() {
    AmendedCampaign amended{save_.written_rules().data_in(state()), {}};
    amended.definition.formations[0].name = "Force " + std::to_string(draw_.below(100));
    if (draw_.one_in(2)) {
        auto& ship = amended.definition.ships[draw_.below(2)].ship;
        ship.has_radar = !ship.has_radar;
    }
    amended.sources = {{"campaign", "campaign.toml", amended.definition.formations[0].name}};
    if (save_.amend(std::move(amended), {{}, "a typing error", {}, ""})) ++counts_["amendments"];
}

void Evening::withdraw() {
    const auto line = save_.line();
    const auto back = std::min<std::size_t>(line.size() - 1, 1 + draw_.below(6));
    if (back == 0) return;
    REQUIRE(save_.withdraw(line[line.size() - back]->number, "a mistake"));
    ++counts_["withdrawals"];
}

void Evening::rerun() {
    Rerun rerun(save_);
    for (;;) {
        const auto step = rerun.next();
        REQUIRE(step);
        if (!*step) break;
        ++counts_["commands run again"];
    }
}

/// The next command is another run of the program.
void Evening::open_again() {
    const CampaignState before = state();
    {
        const Save closed = std::move(save_);
    }
    auto again = opened(folder_ / "war", Save::Access::write);
    REQUIRE(again);
    save_ = *std::move(again);
    REQUIRE(state() == before);
}

void Evening::follow_record() {
    for (auto next = static_cast<std::size_t>(models_.rbegin()->first);
         next < save_.entries().size(); ++next) {
        const Entry& entry = save_.entries()[next];
        Model model = models_.at(entry.parent);
        model.add(save_.definition(), entry);
        const Model& added = models_.emplace(entry.number, std::move(model)).first->second;
        for (const SeatId seat : {blue, red}) {
            if (added.sides.at(seat.index()).released != entry.number) continue;
            const CampaignState released = save_.state_after(entry.number);
            mail_[{entry.number, seat}] = {
                briefing(released, seat),
                view_file_text(book_in(released, seat), released.view(seat))};
        }
    }
}

Book Evening::book_in(const CampaignState& state, SeatId seat) const {
    return save_.rules_in(state).rules().books.at(seat.index());
}

std::string Evening::briefing(const CampaignState& state, SeatId seat) const {
    return briefing_markdown(book_in(state, seat), state.view(seat));
}

}  // namespace flagplot::test
