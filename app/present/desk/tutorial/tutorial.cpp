#include "present/desk/tutorial/tutorial.h"

#include <utility>

#include "present/desk/tutorial/tutorial_deeds.h"

namespace flagplot::desk {

namespace {

constexpr std::string_view earlier_turn =
    "You are looking at a turn that is over. Press Back to now, or {now}, to go on.";

constexpr std::string_view all_done =
    "These were all the steps. {start} leads back to the start screen, where you can begin any "
    "campaign. {help} lists the keys, and {commands} finds every command.";

bool is_behind(const TutorialStep& step, const TutorialScene& scene) {
    if (step.last_turn == after_the_end) return !scene.is_over;
    return scene.is_over || scene.turn.turn.count > step.last_turn;
}

TutorialCard card_of(std::size_t number, const ChosenKeys& chosen) {
    const auto steps = tutorial_steps();
    const TutorialStep& step = steps[number];
    TutorialCard card{step.title, with_keys(step.text, chosen), number + 1, steps.size(), step.part,
                      {}};
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

std::optional<TutorialCard> tutorial_card(const Tutorial& tutorial, const TutorialScene& scene,
                                          const ChosenKeys& chosen) {
    if (tutorial.is_left) return std::nullopt;
    if (!scene.is_now && !scene.is_over) {
        return TutorialCard{"An earlier turn", with_keys(earlier_turn, chosen), 0, 0,
                            DeskPart::next_button};
    }
    if (const auto step = step_now(tutorial, scene)) return card_of(*step, chosen);
    return TutorialCard{"That is all", with_keys(all_done, chosen)};
}

}  // namespace flagplot::desk
