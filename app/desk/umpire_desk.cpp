#include "desk/desk.h"

#include <SFML/Graphics/RectangleShape.hpp>
#include <SFML/Graphics/View.hpp>
#include <utility>

#include "desk/held_file.h"
#include "desk/requests.h"
#include "present/plot/plot.h"
#include "screens/screens.h"
#include "store/save.h"

/// \file
/// The umpire's part of the shell: his forms, his requests, a side's picture beside the truth.

namespace flagplot::desk {

bool Desk::run_umpire_request(const Intent& intent) {
    const auto* command = std::get_if<CarryOut>(&intent);
    const auto* papers = std::get_if<PrintPapers>(&intent);
    const auto* fight = std::get_if<FightOut>(&intent);
    const auto* withdrawal = std::get_if<WithdrawLast>(&intent);
    if (command == nullptr && papers == nullptr && fight == nullptr && withdrawal == nullptr) {
        return false;
    }
    if (!document_->is_umpire || !document_->is_now) return true;
    if (working_.is_busy()) return true;
    const auto file = wanted_.file;
    empties_forms_ = command != nullptr || withdrawal != nullptr;
    if (command != nullptr) {
        carried_out_ = command->command;
        start("carrying it out", [file, text = command->command](const std::stop_token&) {
            return carry_out_text(file, text);
        });
    } else if (papers != nullptr) {
        start("writing the papers", [file, wanted = *papers](const std::stop_token&) {
            return print_papers(file, wanted);
        });
    } else if (fight != nullptr) {
        start("fighting the battle", [file, wanted = *fight](const std::stop_token& stop) {
            return fight_out(file, wanted, {stop});
        });
    } else {
        start("taking it back", [file, why = withdrawal->why](const std::stop_token&) {
            return withdraw_last(file, why);
        });
    }
    return true;
}

void Desk::show_umpire() {
    const auto before = std::move(shown_.beside);
    shown_.beside.reset();
    if (!document_->is_umpire || document_->seat() != nullptr) return;
    if (state_.page && document_->save != nullptr) {
        shown_.forms = umpire_forms(*state_.page, document_->save->rules(),
                                    document_->save->state(), document_->tail,
                                    {state_.filled, state_.selection, state_.held, state_.beside});
    } else if (state_.page) {
        shown_.forms = {{"An earlier turn is being looked at", {"Go back to now to decide."}}};
    }
    for (const Seat& seat : document_->seats) {
        if (state_.beside == seat.book.side) shown_.beside = plot_of(seat.book, seat.view);
    }
    ++shown_.beside_age.markers;
    const bool is_same_ground = before && shown_.beside && before->light == shown_.beside->light &&
                                before->weather == shown_.beside->weather &&
                                before->chart == shown_.beside->chart;
    if (!is_same_ground) ++shown_.beside_age.ground;
}

void Desk::empty_forms() {
    std::erase(state_.held, carried_out_);
    keep_held_back();
    state_.filled.clear();
}

Point Desk::point_at(Point pixel) {
    const Pointed pointed = pointed_at(split_, pixel);
    pointer_ = pointed.pixel;
    is_beside_ = pointed.is_beside;
    return pointer_;
}

DeskScene Desk::scene_under_pointer() const {
    const DeskScene whole = scene();
    return {whole.room, plot_under({pointer_, is_beside_}, shown_.plot, shown_.beside), whole.book,
            whole.view};
}

void Desk::keep_held_back() {
    if (!document_->is_umpire || state_.held == kept_held_) return;
    kept_held_ = state_.held;
    try {
        keep_held(wanted_.file, state_.held);
    } catch (const std::exception& trouble) {
        state_.message =
            std::string("What is held back is lost when the desk is left: ") + trouble.what();
        state_.is_refusal = true;
    }
}

void Desk::draw_beside() {
    if (!split_.beside || !shown_.beside) return;
    const Box& room = *split_.beside;
    if (!beside_canvas_) beside_canvas_ = std::make_unique<PlotCanvas>(fonts_);
    const sf::View whole = window_.getView();
    const sf::Vector2f size(window_.getSize());
    const sf::FloatRect part(static_cast<float>(room.left), static_cast<float>(room.top),
                             static_cast<float>(room.width()), static_cast<float>(room.height()));
    sf::View half(part);  // nothing is drawn beyond it
    half.setViewport(
        {part.left / size.x, part.top / size.y, part.width / size.x, part.height / size.y});
    window_.setView(half);
    sf::RectangleShape sea({part.width, part.height});  // over what of the truth reaches beyond
    sea.setPosition(part.left, part.top);
    sea.setFillColor(sf::Color(0x12, 0x17, 0x1a));
    window_.draw(sea);
    beside_canvas_->draw(window_, *shown_.beside, shown_.beside_age, state_.camera, room, layers());
    window_.setView(whole);
}

}  // namespace flagplot::desk
