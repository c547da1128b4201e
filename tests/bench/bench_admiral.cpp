#include <benchmark/benchmark.h>

#include <optional>

#include "contest/contest.h"
#include "files/plans_file.h"
#include "unit/files/sources.h"

// A turn's thinking of the strongest admiral, of the hunters of the Bismarck in the middle of the
// hunt: most formations, contacts and aircraft that a shipped campaign has.

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr TurnNumber middle{14};

struct Picture {
    Book book;
    SideView view;
};

/// What the Royal Navy knows when the turn is to be ordered, if admirals have led both sides.
std::optional<Picture> picture_of(const Definition& definition, const admiral::Plans& plans) {
    std::optional<Picture> picture;
    Contest contest;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        const auto own = plans_of(plans, {side});
        contest.admirals.push_back({&plans, own.front(), AdmiralLevel::strong});
    }
    contest.fight = [](const tactical::BattleRequest&) { return tactical::BattleResult{}; };
    contest.ask = [&](const admiral::Admiral& admiral, const Book& book, const SideView& view) {
        if (view.turn == middle && book.own_side().id == "uk") picture = Picture{book, view};
        return admiral::orders_of(admiral, book, view);
    };
    if (!contested(definition, contest)) return std::nullopt;
    return picture;
}

void admiral_thinks(benchmark::State& state) {
    const CampaignSources sources = shipped_campaign("bismarck");
    const auto definition = read_campaign(sources);
    const auto plans = read_plans(sources.plans, *definition);
    const auto picture = picture_of(*definition, *plans);
    if (!picture) return state.SkipWithError("the campaign was not played");
    const auto own = plans_of(*plans, picture->book.side);
    for (auto _ : state) {
        const auto decided = admiral::orders_of({&*plans, own.front(), AdmiralLevel::strong},
                                                picture->book, picture->view);
        if (decided.sheet.orders.empty()) state.SkipWithError("no orders");
    }
}

}  // namespace

BENCHMARK(admiral_thinks)->Name("Admiral/a turn")->Unit(benchmark::kMillisecond);
