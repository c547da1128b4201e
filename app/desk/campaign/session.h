#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "desk/campaign/document_reader.h"
#include "desk/campaign/drafts.h"
#include "desk/campaign/film.h"
#include "desk/campaign/open_document.h"
#include "desk/campaign/shown.h"
#include "desk/campaign/work.h"
#include "desk/window/page.h"
#include "present/basemap/basemap.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/tutorial/tutorial.h"

/// \file
/// A campaign on the desk: the document, the state of the desk, and what an intent does to both.
/// The pages of the campaign and of its battles draw it.

namespace flagplot::desk {

class Session {
  public:
    /// Errors: those of `read_document`.
    [[nodiscard]] static Result<std::unique_ptr<Session>> open(Desktop& desktop,
                                                               const DocumentWanted& wanted);

    [[nodiscard]] const OpenDocument& document() const { return document_; }
    [[nodiscard]] const DeskState& state() const { return state_; }
    [[nodiscard]] const Shown& shown() const { return shown_; }
    /// The real coast of the chart that is shown; none if the chart does not say where it is.
    [[nodiscard]] const std::shared_ptr<const Basemap>& coast() const { return coast_; }
    /// What a change is judged by, if the chart is in this room of the window.
    [[nodiscard]] DeskScene scene() const;
    /// True if the room has changed.
    [[nodiscard]] bool put_chart_in(const Box& room) {
        return !(std::exchange(room_, room) == room);
    }

    /// What the player of the tutorial reads; none in other games, or if the tutorial was left.
    [[nodiscard]] std::optional<TutorialCard> tutorial() const;

    /// Counts what has happened to the side that looks.
    [[nodiscard]] std::int32_t moment() const { return moment_; }

    /// What is being done in the background; empty: nothing.
    [[nodiscard]] std::string working() const { return work_.doing(); }
    [[nodiscard]] bool is_reading() const { return reader_.is_busy(); }
    [[nodiscard]] bool is_busy() const { return work_.is_busy() || reader_.is_busy(); }

    void carry_out(const Intent& intent);
    /// Takes results of background work, and checks whether the save has changed.
    void look_round();
    void say(std::string text, bool is_refusal);

  private:
    Session(Desktop& desktop, OpenDocument document);

    void change(const Intent& intent);
    void switch_hot_seat();
    void ask(const Request& request);
    void let_captains();

    // Goes to another viewpoint, turn or page.
    void go(const LookAs& look);
    void go(const LookAtTurn& look);
    void go(const StepTurn& step);
    void go(const ShowBattle& show);
    void go(const LeaveBattle& leave);
    void go(const SkipStep& skip);
    void go(const LeaveTutorial& leave);
    void go(const LiftCurtain& lift);
    void go(const CancelWork& cancel);
    void go(const ReadAgain& again);
    void go(const CloseCampaign& close);
    void go(const Quit& quit);

    void take_results();
    void put(OpenDocument document);
    void show();
    void show_whole_war();
    void watch_deeds();
    void keep_settings();
    void keep_held_back();
    void empty_fields(std::string_view begin);
    [[nodiscard]] const std::string& proposed_word();

    Desktop& desktop_;
    OpenDocument document_;
    DeskState state_;
    Shown shown_;
    Box room_;
    std::shared_ptr<const Basemap> coast_;
    DocumentReader reader_;
    Work work_;
    Film film_;
    std::optional<Tutorial> tutorial_;
    std::int32_t moment_ = 0;                  ///< `moment()`
    std::optional<std::string_view> empties_;  ///< of the work (`Job::empties`)
    SeatsWrittenBy written_by_;                ///< the drafts
    std::optional<OrdersSent> sending_;        ///< by the present background work
    std::string carried_out_;                  ///< the umpire's last command
    std::vector<std::string> kept_held_;       ///< as stored beside the save
    std::map<std::pair<SideId, TurnNumber>, std::string> proposed_words_;
};

}  // namespace flagplot::desk
