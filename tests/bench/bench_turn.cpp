#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "campaign/advance.h"
#include "store/campaign_folder.h"
#include "store/save.h"
#include "view/check_orders.h"

// The rules of one turn beside the commit of one command, on convoy Beta's turn 5: three formations
// under way, radar, night, a battle. Equal results are checked, so a fast wrong answer cannot pass.

using namespace flagplot;

namespace {

namespace fs = std::filesystem;

fs::path root() {
    for (const fs::path& each : data_roots()) {
        if (fs::exists(each / "campaigns" / "convoy-beta")) return each;
    }
    return {};
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

Sheet sheet(const Rules& rules, const CampaignState& state, SeatId seat) {
    const Book& book = rules.books[seat.index()];
    const fs::path file = root() / "campaigns" / "convoy-beta" / "sheets" /
                          (book.own_side().id + "-" + std::to_string(state.turn.count) + ".txt");
    if (!fs::exists(file)) return {state.turn, {}};
    return check_sheet(book, state.view(seat), text_of(file), file.string()).value().sheet;
}

/// A fresh save of convoy Beta, played to the moment before turn 5 is resolved.
class Campaign {
  public:
    Campaign() : folder_(fs::temp_directory_path() / "flagplot-bench") {
        fs::create_directories(folder_);
        fs::remove(path());
        const auto sources = read_campaign_folder("convoy-beta", data_roots()).value();
        const auto texts = texts_of(sources);
        (void)create_save(path(), {compiled(texts).value(), texts, seeded_dice(2)});
        Save save = open();
        for (std::int32_t turn = 1; turn <= 5; ++turn) {
            for (std::uint32_t seat = 0; seat < save.rules().books.size(); ++seat) {
                const Sheet orders = sheet(save.rules(), save.state(), {seat});
                (void)save.carry_out(SubmitOrders{{seat}, orders}).value();
            }
            if (turn == 5) break;
            (void)save.carry_out(Resolve{}).value();
            (void)save.carry_out(Release{}).value();  // sheets are judged by what was shown
        }
    }
    ~Campaign() { fs::remove_all(folder_); }
    Campaign(const Campaign&) = delete;
    Campaign& operator=(const Campaign&) = delete;

    [[nodiscard]] fs::path path() const { return folder_ / "bench.save"; }
    [[nodiscard]] Save open() const {
        return std::move(Save::open(path(), Save::Access::write, compiled).value());
    }

  private:
    fs::path folder_;
};

void rules_of_a_turn(benchmark::State& bench) {
    const Campaign campaign;
    const Save save = campaign.open();
    for (auto _ : bench) {
        auto step = advance(save.rules(), save.state(), Resolve{});
        benchmark::DoNotOptimize(step);
        if (!step || !step->after.stop) bench.SkipWithError("the turn must stop at its battle");
    }
}

/// A command that decides nothing, with all that makes it last: the yardstick.
void commit_of_a_command(benchmark::State& bench) {
    const Campaign campaign;
    Save save = campaign.open();
    const Sheet orders = sheet(save.rules(), save.state(), {0});
    const CampaignState before = save.state();
    for (auto _ : bench) {
        const auto taken = save.carry_out(SubmitOrders{{0}, orders});
        if (!taken || save.state().formations != before.formations) {
            bench.SkipWithError("orders alone move nobody");
        }
    }
}

BENCHMARK(rules_of_a_turn)->Name("Turn/convoy-beta/rules")->Unit(benchmark::kMicrosecond);
BENCHMARK(commit_of_a_command)
    ->Name("Turn/convoy-beta/commit")
    ->Unit(benchmark::kMicrosecond)
    ->Iterations(100);

}  // namespace
