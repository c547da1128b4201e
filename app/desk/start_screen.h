#pragma once

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "desk/background.h"
#include "desk/chart_requests.h"
#include "desk/edited_document.h"
#include "desk/fonts.h"
#include "desk/input/imgui_bridge.h"
#include "desk/open_document.h"
#include "desk/settings.h"
#include "desk/test_hooks.h"
#include "present/desk/front.h"
#include "screens/theme.h"

/// \file
/// The window before a campaign lies on the desk: its frame loop and its requests.

namespace flagplot::desk {

class StartScreen {
  public:
    /// Opened with a file that is edited or checked; empty: with the campaigns.
    explicit StartScreen(TestHooks hooks = {}, const std::filesystem::path& file = {});
    /// Until something is to be laid on the desk; none: the window was closed.
    std::optional<DocumentWanted> run();

  private:
    /// What a check found, and when its files were last written.
    struct Checked {
        CheckPage page;
        std::map<std::string, FileStamp> stamps;
    };

    /// A file that is edited, beside what the page shows of it.
    struct Edited {
        EditedDocument document;
        Outline checked;  ///< as it was when it was last checked
        Background<std::vector<EditProblem>> checking;
    };

    void frame();
    void take_events();
    void take_key(const std::string& key);
    void carry_out(const FrontIntent& intent);
    bool run_request(const FrontIntent& intent);
    void begin_game();
    void open(const std::filesystem::path& file);
    void lay_on_desk(const DocumentWanted& wanted);
    void check();
    [[nodiscard]] static Checked checked(const std::string& path);
    void show_problem();
    void open_chart_file(bool gives_up);
    void make(bool gives_up);
    void save(bool replaces);
    void take_chart(ChartDocument document);
    void check_drawing();
    void open_edited(EditedKind kind, bool gives_up);
    [[nodiscard]] Result<EditedDocument> lay_open(EditedKind kind);
    void save_edited(EditedKind kind, bool replaces);
    void check_edited(EditedKind kind);
    void take_results();
    void watch();
    void say(std::string text, bool is_refusal);
    void set_theme();
    [[nodiscard]] std::string working() const;
    [[nodiscard]] bool wants_frame() const;
    [[nodiscard]] bool is_busy() const;

    Settings settings_;
    TestHooks hooks_;
    sf::RenderWindow window_;
    std::unique_ptr<ImguiBridge> bridge_;
    FontFiles fonts_;
    screens::Theme theme_;
    double theme_scale_ = 0;
    FrontState state_;
    std::optional<DocumentWanted> wanted_;
    ChartDocument kept_;  ///< head and survey of the chart that is drawn
    bool was_drawn_ = false;
    std::map<EditedKind, Edited> edited_;
    Background<std::vector<CampaignPage>> reading_;
    Background<Checked> checking_;
    Background<Result<std::optional<ChartDocument>>> making_;
    Background<std::vector<ChartFinding>> auditing_;
    std::map<std::string, FileStamp> stamps_;
    std::shared_ptr<std::atomic<std::int32_t>> percent_ =
        std::make_shared<std::atomic<std::int32_t>>(0);
    sf::Clock since_watch_;
    std::int32_t frames_wanted_ = 3;
};

}  // namespace flagplot::desk
