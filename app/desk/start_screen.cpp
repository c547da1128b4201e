#include "desk/start_screen.h"

#include <fmt/format.h>
#include <imgui.h>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Event.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

#include "desk/campaign_pages.h"
#include "desk/card_requests.h"
#include "desk/force_requests.h"
#include "desk/input/key_name.h"
#include "desk/monkey/monkey.h"
#include "desk/opened_file.h"
#include "desk/recent.h"
#include "operations/new_game.h"
#include "screens/front.h"
#include "screens/layout.h"
#include "store/disk.h"
#include "store/file_check.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

ProblemRow row_of(const Error& problem) {
    return {problem.where.file, static_cast<std::int32_t>(problem.where.line),
            static_cast<std::int32_t>(problem.where.column), sentence_of(problem), problem.nearest};
}

}  // namespace

StartScreen::StartScreen(TestHooks hooks, const std::filesystem::path& file)
    : settings_(read_settings(settings_file())), hooks_(std::move(hooks)), fonts_(found_fonts()) {
    state_.recent = recent_saves();
    window_.create(sf::VideoMode(settings_.width, settings_.height), "Flagplot",
                   sf::Style::Default);
    window_.setPosition({0, 0});
    window_.setFramerateLimit(60);
    bridge_ = std::make_unique<ImguiBridge>(window_);
    reading_.start([](const std::stop_token&) { return campaign_pages(); });
    if (!file.empty()) open(file);
}

std::optional<DocumentWanted> StartScreen::run() {
    while (window_.isOpen() && !wanted_) {
        sf::Event event{};
        while (window_.pollEvent(event)) bridge_->take(event);
        if (hooks_.monkey) hooks_.monkey->play(*bridge_, window_, is_busy());
        take_results();
        watch();
        if (!wants_frame()) {
            sf::sleep(sf::milliseconds(10));
            continue;
        }
        frame();
    }
    if (wanted_ && !wanted_->is_view_file) note_recent(wanted_->file);
    return wanted_;
}

bool StartScreen::wants_frame() const {
    return frames_wanted_ > 0 || bridge_->has_waiting() || is_busy();
}

bool StartScreen::is_busy() const {
    const bool is_checking = std::any_of(edited_.begin(), edited_.end(), [](const auto& each) {
        return each.second.checking.is_busy();
    });
    return reading_.is_busy() || checking_.is_busy() || making_.is_busy() || auditing_.is_busy() ||
           is_checking;
}

void StartScreen::set_theme() {
    const sf::Vector2u size = window_.getSize();
    const double scale = screens::letters_scale(size.x, size.y, settings_.text_steps);
    if (scale == theme_scale_) return;
    theme_scale_ = scale;
    theme_ = screens::make_theme({fonts_.sans, fonts_.sans_bold, fonts_.others},
                                 static_cast<float>(scale));
    bridge_->renew_fonts();
}

void StartScreen::frame() {
    if (bridge_->has_waiting()) frames_wanted_ = frames_to_settle;
    frames_wanted_ = std::max(frames_wanted_ - 1, 0);
    set_theme();
    take_events();
    if (!window_.isOpen()) return ImGui::EndFrame();
    const sf::Vector2u size = window_.getSize();
    window_.clear(sf::Color(0x12, 0x17, 0x1a));
    const auto intents = screens::draw_front(
        theme_, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, state_,
        working());
    if (!hooks_.monkey || hooks_.monkey->looks()) {
        bridge_->draw_frame();
        window_.display();
    } else {
        ImGui::EndFrame();
    }
    for (const FrontIntent& intent : intents) carry_out(intent);
}

void StartScreen::take_events() {
    for (const sf::Event& event : bridge_->begin_frame()) {
        if (event.type == sf::Event::Closed) {
            carry_out(LeaveFront{});
        } else if (event.type == sf::Event::Resized) {
            window_.setView(sf::View({0, 0, static_cast<float>(event.size.width),
                                      static_cast<float>(event.size.height)}));
        } else if (event.type == sf::Event::KeyPressed && !ImGui::GetIO().WantTextInput) {
            take_key(name_of(event.key));
        }
    }
}

void StartScreen::take_key(const std::string& key) {
    struct Row {
        const char* key;
        FrontIntent intent;
        std::optional<FrontPage> page;  ///< on which it counts; none: on all
    };
    static const std::vector<Row> rows{
        {"Ctrl+Q", LeaveFront{}, {}},
        {"Escape", CloseMessage{}, {}},
        {"F5", CheckFiles{}, {}},
        {"F", FitChart{}, FrontPage::chart},
        {"Ctrl+Z", EditIntent(UndoEdit{}), FrontPage::chart},
        {"Ctrl+Shift+Z", EditIntent(RedoEdit{}), FrontPage::chart},
        {"Ctrl+S", SaveChart{false}, FrontPage::chart},
        {"1", EditIntent(TakeBrush{Brush::sea}), FrontPage::chart},
        {"2", EditIntent(TakeBrush{Brush::islands}), FrontPage::chart},
        {"3", EditIntent(TakeBrush{Brush::land}), FrontPage::chart},
        {"4", EditIntent(TakeBrush{Brush::barrier}), FrontPage::chart},
        {"5", EditIntent(TakeBrush{Brush::place}), FrontPage::chart},
        {"F", FitForces{}, FrontPage::forces},
        {"Ctrl+Z", step_in(EditedKind::forces, UndoStep{}), FrontPage::forces},
        {"Ctrl+Shift+Z", step_in(EditedKind::forces, RedoStep{}), FrontPage::forces},
        {"Ctrl+S", SaveEdited{EditedKind::forces, false}, FrontPage::forces},
        {"Ctrl+Z", step_in(EditedKind::deck, UndoStep{}), FrontPage::cards},
        {"Ctrl+Shift+Z", step_in(EditedKind::deck, RedoStep{}), FrontPage::cards},
        {"Ctrl+S", SaveEdited{EditedKind::deck, false}, FrontPage::cards},
    };
    for (const Row& row : rows) {
        const bool is_meant = !row.page || state_.page == *row.page;
        if (row.key == key && is_meant) return carry_out(row.intent);
    }
}

void StartScreen::carry_out(const FrontIntent& intent) {
    if (hooks_.counts) hooks_.counts->note(intent);
    if (!std::holds_alternative<EditIntent>(intent)) frames_wanted_ = frames_to_settle;
    try {
        if (run_request(intent)) return;
    } catch (const std::exception& trouble) {
        return say(trouble.what(), true);
    }
    const bool is_edit = std::holds_alternative<EditIntent>(intent);

    state_ = front_after(std::move(state_), intent);
    if (std::holds_alternative<PickProblem>(intent)) show_problem();
    if (is_edit) {
        frames_wanted_ = frames_to_settle;
        was_drawn_ =
            was_drawn_ || !std::holds_alternative<PickSquare>(std::get<EditIntent>(intent));
    }
}

bool StartScreen::run_request(const FrontIntent& intent) {
    if (std::holds_alternative<LeaveFront>(intent)) {
        window_.close();
    } else if (std::holds_alternative<BeginGame>(intent)) {
        begin_game();
    } else if (const auto* older = std::get_if<OpenSave>(&intent)) {
        open(older->path);
    } else if (std::holds_alternative<OpenOther>(intent)) {
        open(state_.other_file);
    } else if (std::holds_alternative<CheckFiles>(intent)) {
        check();
    } else if (const auto* chart = std::get_if<OpenChart>(&intent)) {
        open_chart_file(chart->gives_up);
    } else if (const auto* wish = std::get_if<MakeChart>(&intent)) {
        make(wish->gives_up);
    } else if (const auto* saving = std::get_if<SaveChart>(&intent)) {
        save(saving->replaces);
    } else if (const auto* opening = std::get_if<OpenEdited>(&intent)) {
        open_edited(opening->kind, opening->gives_up);
    } else if (const auto* keeping = std::get_if<SaveEdited>(&intent)) {
        save_edited(keeping->kind, keeping->replaces);
    } else if (std::holds_alternative<CancelMaking>(intent)) {
        making_.cancel();
    } else {
        return false;
    }
    return true;
}

void StartScreen::begin_game() {
    if (const std::string why_not = why_not_begun(state_); !why_not.empty()) {
        return say(why_not, true);
    }
    const CampaignPage& page = *state_.campaign();
    const GameForm& form = state_.form;
    const auto sources = read_campaign_folder(page.name, data_roots());
    if (!sources) return say(describe(sources.error()), true);
    auto definition = read_campaign(*sources);
    if (!definition) return say(describe(definition.error().front()), true);
    NewGame game{form.save};
    if (form.has_public_dice) game.seed = whole_number(form.seed);
    if (form.led) game.solo = page.sides.at(*form.led).id;
    const auto said = flagplot::begin_game(*sources, *std::move(definition), game);
    if (!said) return say(describe(said.error()), true);
    open(form.save);
}

void StartScreen::open(const std::filesystem::path& file) {
    if (const auto table = table_in(file)) return lay_on_desk(*table);
    for (const FrontIntent& step : steps_to_open(kind_of_file(file), file)) carry_out(step);
}

void StartScreen::lay_on_desk(const DocumentWanted& wanted) {
    const auto table = read_document(wanted);
    if (!table) return say(describe(table.error()), true);
    wanted_ = wanted;
}

StartScreen::Checked StartScreen::checked(const std::string& path) {
    const Known nothing;
    FileCheck check(nothing);
    check.take(path);
    const Diagnostics problems = check.problems();
    Checked checked;
    checked.page.path = path;
    for (const Error& problem : problems) checked.page.problems.push_back(row_of(problem));
    checked.page.standing =
        fmt::format("{}, {}", counted(std::ssize(check.files()), "file"),
                    problems.empty() ? "no problems" : counted(std::ssize(problems), "problem"));
    for (const std::string& file : check.files()) checked.stamps[file] = stamp_of(file);
    checked.stamps[path] = stamp_of(path);
    return checked;
}

void StartScreen::check() {
    if (checking_.is_busy() || state_.check.path.empty()) return;
    checking_.start([path = state_.check.path](const std::stop_token&) { return checked(path); });
}

void StartScreen::show_problem() {
    CheckPage& page = state_.check;
    page.lines.clear();
    if (!page.picked || *page.picked >= page.problems.size()) return;
    const ProblemRow& row = page.problems[*page.picked];
    const auto text = read_file(row.file);
    if (text && row.line > 0) page.lines = lines_round(*text, row.line);
}

void StartScreen::open_chart_file(bool gives_up) {
    if (state_.chart.editor.is_changed && !gives_up) {
        state_.chart.asks_to_open = true;
        return say("What is drawn has not been saved.", true);
    }
    auto document = open_chart(state_.chart.file);
    if (!document) return say(describe(document.error()), true);
    take_chart(*std::move(document));
}

void StartScreen::make(bool gives_up) {
    if (making_.is_busy()) return;
    if (state_.chart.editor.is_changed && !gives_up) {
        state_.chart.asks_to_make = true;
        return say("What is drawn has not been saved.", true);
    }
    carry_out(CloseMessage{});
    *percent_ = 0;
    making_.start([form = state_.chart.making, percent = percent_](std::stop_token stop) {
        return make_chart(form, std::move(stop), *percent);
    });
}

void StartScreen::save(bool replaces) {
    ChartDesk& chart = state_.chart;
    if (!chart.editor.has_chart()) return;
    carry_out(EditIntent(EndStroke{}));
    if (chart.file.empty()) return say("Name the file first.", true);
    kept_.page = chart.editor.page;
    const auto saved = save_chart(chart.file, kept_, replaces);
    if (!saved) return say(describe(saved.error()), true);
    chart.asks_to_replace = !*saved;
    if (!*saved) return say(fmt::format("{} exists.", chart.file), true);
    chart.editor.is_changed = false;
    say(fmt::format("{} is saved.", chart.file), false);
}

void StartScreen::take_chart(ChartDocument document) {
    carry_out(CloseMessage{});
    kept_ = std::move(document);
    state_.chart.editor = editor_of(kept_.page);
    state_.chart.is_fitted = false;
    was_drawn_ = true;
}

void StartScreen::check_drawing() {
    if (!was_drawn_ || auditing_.is_busy() || state_.chart.editor.before_stroke) return;
    was_drawn_ = false;
    ChartDocument document = kept_;
    document.page = state_.chart.editor.page;
    auditing_.start(
        [document = std::move(document)](const std::stop_token&) { return check_chart(document); });
}

void StartScreen::open_edited(EditedKind kind, bool gives_up) {
    if (state_.edits(kind).is_changed && !gives_up) {
        state_.file(kind).asks_to_open = true;
        return say(edited_words(kind).unsaved, true);
    }
    auto document = lay_open(kind);
    if (!document) return say(describe(document.error()), true);
    carry_out(CloseMessage{});
    EditedFile& file = state_.file(kind);
    file = {};
    file.name = document->name;
    file.target = document->target;
    file.checked = document->checked;
    file.is_open = true;
    edited_[kind].document = *std::move(document);
    edited_[kind].checked = {};
}

/// What was named, in the editor of its page.
Result<EditedDocument> StartScreen::lay_open(EditedKind kind) {
    const std::string name = state_.file(kind).name;
    if (kind == EditedKind::deck) {
        const auto deck = open_deck(name);
        if (!deck) return Failure(deck.error());
        state_.cards.editor =
            cards_editor(outline_of(deck->source.text), deck->formations, deck->sides);
        return edited(*deck);
    }
    const auto forces = open_forces(name);
    if (!forces) return Failure(forces.error());
    state_.forces.editor = forces_editor(outline_of(forces->sources.forces.text), forces->round);
    state_.forces.chart = forces->chart;
    state_.forces.is_fitted = false;
    return edited(*forces);
}

void StartScreen::save_edited(EditedKind kind, bool replaces) {
    EditedFile& file = state_.file(kind);
    const EditedWords& words = edited_words(kind);
    if (!file.is_open) return;
    if (file.target.empty()) return say(words.no_target, true);
    OutlineEdits& edits = state_.edits(kind);
    const auto saved = edited_.at(kind).document.save(file.target, edits.now, replaces);
    if (!saved) return say(describe(saved.error()), true);
    file.asks_to_replace = !*saved;
    if (!*saved) return say(fmt::format(fmt::runtime(words.is_there), file.target), true);
    edits.is_changed = false;
    say(fmt::format(fmt::runtime(words.is_saved), file.target), false);
}

/// Takes what a check found, and begins the next one where something was changed since.
void StartScreen::check_edited(EditedKind kind) {
    Edited& edited = edited_[kind];
    if (auto problems = edited.checking.take()) {
        state_.file(kind).problems = *std::move(problems);
        frames_wanted_ = frames_to_settle;
    }
    const Outline& now = state_.edits(kind).now;
    if (!state_.file(kind).is_open || edited.checking.is_busy() || edited.checked == now) return;
    edited.checked = now;
    edited.checking.start(
        [check = edited.document.check, now](const std::stop_token&) { return check(now); });
}

void StartScreen::take_results() {
    try {
        if (auto pages = reading_.take()) {
            state_.campaigns = *std::move(pages);
            state_ = front_after(std::move(state_), ChooseCampaign{0});
            frames_wanted_ = frames_to_settle;
        }
        if (auto done = checking_.take()) {
            const auto picked = state_.check.picked;
            const std::string typed = state_.check.path;
            state_.check = std::move(done->page);
            state_.check.path = typed;
            if (!state_.check.problems.empty()) {
                state_.check.picked =
                    std::min(picked.value_or(0), state_.check.problems.size() - 1);
            }
            stamps_ = std::move(done->stamps);
            show_problem();
            frames_wanted_ = frames_to_settle;
        }
        if (auto made = making_.take()) {
            frames_wanted_ = frames_to_settle;
            if (!*made) {
                say(describe(made->error()), true);
            } else if (!**made) {
                say("The chart was given up.", false);
            } else {
                take_chart(**std::move(*made));
                state_.chart.editor.is_changed = true;
            }
        }
        if (auto findings = auditing_.take()) {
            state_.chart.findings = *std::move(findings);
            frames_wanted_ = frames_to_settle;
        }
        if (state_.chart.editor.has_chart()) check_drawing();
        for (const EditedKind kind : edited_kinds) check_edited(kind);
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
}

void StartScreen::watch() {
    constexpr std::int32_t often = 700;  // milliseconds
    if (since_watch_.getElapsedTime().asMilliseconds() < often) return;
    since_watch_.restart();
    if (state_.page != FrontPage::check || checking_.is_busy()) return;
    const bool is_other = std::any_of(stamps_.begin(), stamps_.end(), [](const auto& each) {
        return stamp_of(each.first) != each.second;
    });
    if (is_other) check();
}

std::string StartScreen::working() const {
    return making_.is_busy() ? fmt::format("cutting the coast into squares: {} %", percent_->load())
                             : "";
}

void StartScreen::say(std::string text, bool is_refusal) {
    frames_wanted_ = frames_to_settle;
    state_.message = std::move(text);
    state_.is_refusal = is_refusal;
}

}  // namespace flagplot::desk
