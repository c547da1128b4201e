#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "evening/model.h"
#include "support/random_world.h"
#include "support/saved_world.h"

/// \file
/// One evening of an umpire, at random: every command there is, steps left out, repeated and
/// swapped, on a save on the disk, and after each what must hold.

namespace flagplot::test {

/// What was done and met, over all evenings.
using Counts = std::map<std::string, std::int64_t>;

class Evening {
  public:
    Evening(std::uint64_t seed, Counts& counts);

    /// Plays so many steps, or until the war is over, and checks after each.
    void play(int steps);
    /// What must hold when everybody goes home.
    void end();

  private:
    using Act = void (Evening::*)();

    [[nodiscard]] const CampaignState& state() const { return save_.state(); }
    [[nodiscard]] const Model& model() const { return models_.at(save_.head()); }
    [[nodiscard]] SeatId any_seat() { return draw_.one_in(2) ? blue : red; }
    [[nodiscard]] Book book_in(const CampaignState& state, SeatId seat) const;
    [[nodiscard]] std::string briefing(const CampaignState& state, SeatId seat) const;

    // What an umpire does.
    void order();
    void order_wrongly();
    void order_out_of_turn();
    void resolve();
    [[nodiscard]] std::string overruling();
    void resolve_a_piece();
    void resolve_twice();
    void decide();
    void release();
    void release_to_one();
    void release_again();
    void pass_message();
    void take_note();
    void rule();
    void lay_card();
    void amend();
    void withdraw();
    void rerun();
    void open_again();

    void hand_in(SeatId seat, const std::string& text);
    void attempt(const std::string& what, const Command& command);
    void follow_record();

    // What must hold.
    void check();
    void check_gate() const;
    void check_pictures() const;
    void check_released() const;
    void check_preview();
    void check_turns() const;
    void check_archive();
    void check_answers();

    World world_;
    Folder folder_;
    Save save_;
    Draw draw_;
    Counts& counts_;
    std::map<std::int32_t, Model> models_;  ///< by entry of the record
    /// By release and seat: the files that were written.
    std::map<std::pair<std::int32_t, SeatId>, std::pair<std::string, std::string>> mail_;
    std::vector<std::string> signals_;  ///< texts of messages, each one of its own
};

}  // namespace flagplot::test
