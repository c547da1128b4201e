#include "present/desk/tutorial/tutorial.h"

#include <utility>

#include "present/desk/tutorial/tutorial_deeds.h"

namespace flagplot::desk {

namespace {

constexpr TutorialCard earlier_turn{
    "An earlier turn",
    "You are looking at a turn that is over. Press Back to now, or End, to go on.",
    0,
    0,
    DeskPart::next_button,
    {}};

constexpr TutorialCard all_done{
    "That is all",
    "These were all the steps. Ctrl+O leads back to the start screen, where you can begin any "
    "campaign. F1 lists the keys, and Ctrl+P finds every command.",
    0,
    0,
    {},
    {}};

bool is_behind(const TutorialStep& step, const TutorialScene& scene) {
    if (step.last_turn == after_the_end) return !scene.is_over;
    return scene.is_over || scene.turn.turn.count > step.last_turn;
}

TutorialCard card_of(std::size_t number) {
    const auto steps = tutorial_steps();
    const TutorialStep& step = steps[number];
    TutorialCard card{step.title, step.text, number + 1, steps.size(), step.part, {}};
    if (!step.square.empty()) {
        if (const auto square = read_square(step.square)) card.square = *square;
    }
    return card;
}

}  // namespace

std::optional<std::size_t> step_now(const Tutorial& tutorial, const TutorialScene& scene) {
    const auto steps = tutorial_steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool is_open = !tutorial.passed.contains(i) && !is_behind(steps[i], scene);
        if (is_open && steps[i].is_due(scene)) return i;
    }
    return std::nullopt;
}

Tutorial watched(Tutorial tutorial, const TutorialScene& scene) {
    const auto steps = tutorial_steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].is_done(scene)) tutorial.passed.insert(i);
    }
    return tutorial;
}

Tutorial skipped(Tutorial tutorial, const TutorialScene& scene) {
    if (const auto step = step_now(tutorial, scene)) tutorial.passed.insert(*step);
    return tutorial;
}

std::optional<TutorialCard> tutorial_card(const Tutorial& tutorial, const TutorialScene& scene) {
    if (tutorial.is_left) return std::nullopt;
    if (!scene.is_now && !scene.is_over) return earlier_turn;
    const auto step = step_now(tutorial, scene);
    return step ? card_of(*step) : all_done;
}

}  // namespace flagplot::desk
