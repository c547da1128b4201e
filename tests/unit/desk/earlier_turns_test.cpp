#include <catch2/catch.hpp>

#include <map>
#include <set>

#include "campaign/shown.h"
#include "support/saved_world.h"
#include "support/worlds.h"
#include "unit/desk/shown_texts.h"
#include "view/notation.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

constexpr int played_turns = 4;

/// A random campaign played for some turns; every second one is released by hand, and then not each
/// turn. The sheets of the next turn are in.
void play(const std::filesystem::path& path, std::uint64_t seed) {
    World world = random_world(seed);
    world.definition.table.release = seed % 2 == 0 ? Releasing::by_hand : Releasing::at_once;
    REQUIRE(create_save(path, campaign_of(world)));
    auto save = opened(path, Save::Access::write);
    REQUIRE(save);
    for (int turn = 1; turn <= played_turns && save->state().progress.phase != Phase::over;
         ++turn) {
        play_turns(*save, world, 1);
        const bool is_held = is_held_back(save->definition(), save->state());
        if (is_held && turn % 2 == 0) REQUIRE(save->carry_out(Release{}));
    }
    for (const SeatId seat : {blue, red}) {
        if (save->state().progress.phase == Phase::over) break;
        (void)save->carry_out(
            SubmitOrders{seat, sheet_of(world, save->rules(), save->state(), seat), {}});
    }
}

/// What there was when orders for a turn were wanted last.
struct Standing {
    std::set<std::string> ids;  ///< of formations
    std::string ordered;        ///< all sheets that were in
};

std::string sheets_of(const Definition& definition, const CampaignState& state) {
    std::string text;
    for (const auto& [seat, sheet] : state.sheets) {
        text += text_of(roster_of(definition, state, seat), sheet);
    }
    return text;
}

std::map<TurnNumber, Standing> moments_of(const Save& save) {
    std::map<TurnNumber, Standing> moments;
    CampaignState state = save.state_after(0);
    for (const Entry* entry : save.line()) {
        state = state_with(std::move(state), *entry);
        if (state.progress.phase != Phase::orders && state.progress.phase != Phase::over) continue;
        Standing moment;
        for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
            moment.ids.insert(row_of(save.definition(), state, {i}).id);
        }
        moment.ordered = sheets_of(save.definition(), state);
        moments[state.turn] = std::move(moment);
    }
    return moments;
}

/// The formations that were formed after this moment, and that nobody had ordered by then.
std::vector<std::string> formed_later(const std::map<TurnNumber, Standing>& moments,
                                      TurnNumber turn) {
    std::vector<std::string> later;
    const Standing& then = moments.at(turn);
    for (const std::string& id : moments.rbegin()->second.ids) {
        const bool is_ordered = then.ordered.find(id) != std::string::npos;
        if (!then.ids.contains(id) && !is_ordered) later.push_back(id);
    }
    return later;
}

/// What can be selected on a plot, and some of what cannot any more, or not yet.
std::vector<Selection> selections_of(const Plot& plot) {
    std::vector<Selection> all{{}, SquarePick{{0, 0}}};
    for (const PlotFormation& each : plot.formations) {
        all.emplace_back(FormationPick{each.side, each.number});
        all.emplace_back(SquarePick{each.square});
    }
    for (const PlotContact& each : plot.contacts) {
        all.emplace_back(ContactPick{each.seen_by, each.number});
    }
    return all;
}

/// Somebody at the desk: he has drafts and selections of now while he looks at earlier turns.
class TurnReader {
  public:
    TurnReader(DocumentWanted wanted, const std::map<TurnNumber, Standing>& moments)
        : wanted_(std::move(wanted)), moments_(moments), now_(read()) {
        for (const Seat& seat : now_.seats) {
            if (seat.sent) state_.drafts[seat.book.side] = {*seat.sent, {}, {}, true};
        }
    }

    /// Pages through every turn; how many formations were formed after one that was looked at.
    std::size_t read_all() {
        std::size_t later = 0;
        look_at(now_);
        for (const TurnDot& dot : now_.turns) {
            wanted_.turn = dot.turn;
            const OpenDocument document = read();
            const auto names = formed_later(moments_, dot.turn);
            later += names.size();
            look_at(document, names);
        }
        return later;
    }

  private:
    [[nodiscard]] OpenDocument read() const {
        auto document = read_document(wanted_);
        if (!document) FAIL(describe(document.error()));
        return *std::move(document);
    }

    void look_at(const OpenDocument& document, const std::vector<std::string>& later = {}) {
        constexpr std::size_t stride = 5;  // each takes its time, and there are many pages
        const std::vector<Selection> selections = selections_of(now_.plot);
        for (std::size_t i = 0; i < selections.size(); i += stride) {
            state_.selection = selections[i];
            look(document, later);
        }
        for (std::size_t page = 0; page <= static_cast<std::size_t>(FormPage::conditions); ++page) {
            state_.page = static_cast<FormPage>(page);
            look(document, later);
        }
        state_.page.reset();
        for (const PlotFormation& each : now_.plot.formations) {
            state_.group.push_back({each.side, each.number});
        }
        look(document, later);
        state_.group.clear();
    }

    void look(const OpenDocument& document, const std::vector<std::string>& later) const {
        const ShownTexts texts(document, shown_of(document, state_, "a word", {}));
        for (const std::string& id : later) {
            INFO(id << " was formed later");
            CHECK(texts.with(id) == std::vector<std::string>{});
        }
    }

    DocumentWanted wanted_;
    const std::map<TurnNumber, Standing>& moments_;
    OpenDocument now_;
    DeskState state_;
};

std::vector<DocumentWanted> everybody(const std::filesystem::path& file,
                                      const Definition& definition) {
    std::vector<DocumentWanted> all{{file, false, "", std::nullopt, std::nullopt}};
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        all.push_back({file, false, "", SideId{side}, std::nullopt});
        all.push_back({file, false, definition.sides[side].id, std::nullopt, std::nullopt});
    }
    return all;
}

}  // namespace

TEST_CASE("an earlier turn shows nothing that was formed later, to the umpire and to each side",
          "[desk]") {
    std::size_t later = 0;
    for (std::uint64_t seed = 1; seed <= worlds_of(2); ++seed) {
        INFO("world " << seed);
        const Folder folder;
        const auto path = folder / "war.save";
        play(path, seed);
        const auto save = opened(path);
        REQUIRE(save);
        const auto moments = moments_of(*save);
        for (const DocumentWanted& wanted : everybody(path, save->definition())) {
            INFO("as " << (wanted.whose ? "the umpire for " + std::to_string(wanted.whose->number)
                                        : wanted.bound_side));
            later += TurnReader(wanted, moments).read_all();
        }
    }
    CHECK(later > 0);  // else the games say nothing
}
