#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "screens/front.h"
#include "screens/screens.h"
#include "screens/whole_text.h"

namespace flagplot::screens {

namespace {

using desk::CardForms;
using desk::CardIntent;
using desk::CardKey;
using Words = std::vector<std::string>;

void edit(FrontIntents& intents, CardIntent intent) { intents.emplace_back(std::move(intent)); }

void label(const Theme& theme, const char* text) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(quiet_colour, "%s", text);
    ImGui::SameLine(theme.px(92));
}

/// A list to choose from; true if another word was chosen.
bool choose_word(const char* id, float wide, std::string& word, const Words& words) {
    ImGui::SetNextItemWidth(wide);
    if (!begin_list(id, word)) return false;
    bool was_chosen = false;
    for (const std::string& each : words) {
        const std::string_view shown = each.empty() ? "(not given)" : std::string_view(each);
        if (!text_row(shown, each == word)) continue;
        was_chosen = each != word;
        word = each;
    }
    ImGui::EndCombo();
    return was_chosen;
}

constexpr const char* text_place = "TEXT";

/// Does a sentence end in a text, which needs a line of its own?
bool ends_in_text(const CardForms& forms, const std::string& text) {
    const auto filled = desk::filled_form(forms, text);
    if (!filled) return false;
    const Words places = desk::places_of(forms[filled->form]);
    return !places.empty() && places.back() == text_place;
}

/// A sentence in the words of a deck: its form and the values of its placeholders; true if it was
/// changed.
bool choose_sentence(const Theme& theme, const CardForms& forms, const Words& formations,
                     std::string& text) {
    Words names;
    for (const auto& form : forms) names.push_back(form.form);
    auto filled = desk::filled_form(forms, text);
    std::string name = filled ? names[filled->form] : text;
    bool is_other = false;
    if (choose_word("##form", theme.px(220), name, names)) {
        const auto form = std::find(names.begin(), names.end(), name) - names.begin();
        filled = desk::proposed(forms, static_cast<std::size_t>(form), formations);
        is_other = true;
    }
    if (!filled) return false;
    const Words places = desk::places_of(forms[filled->form]);
    for (std::size_t i = 0; i < places.size() && i < filled->places.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const Words choices = desk::choices_for(forms[filled->form], places[i], formations);
        const bool is_long = places[i] == text_place;
        if (is_long) {
            label(theme, "");
        } else {
            ImGui::SameLine();
        }
        if (choices.empty()) {
            ImGui::SetNextItemWidth(is_long ? -1 : theme.px(80));
            is_other |= ImGui::InputText("##typed", &filled->places[i],
                                         is_long ? 0 : ImGuiInputTextFlags_CharsNoBlank);
        } else {
            is_other |= choose_word("##place", theme.px(96), filled->places[i], choices);
        }
        ImGui::PopID();
    }
    if (is_other) text = desk::text_of(forms, *filled);
    return is_other;
}

void draw_card_list(const Theme& theme, const desk::CardEditor& editor, FrontIntents& intents) {
    heading(theme, "CARDS");
    if (ImGui::SmallButton("New card")) edit(intents, desk::NewCard{});
    for (std::size_t i = 0; i < editor.cards.size(); ++i) {
        const desk::CardLine& card = editor.cards[i];
        ImGui::PushID(static_cast<int>(i));
        const std::string title = (card.copies.empty() ? "1" : card.copies) + "  " + card.name;
        if (text_row(title, editor.card == i)) {
            edit(intents, desk::PickCard{i});
        }
        ImGui::PopID();
    }
}

/// The rows of the picked card.
class CardRows {
  public:
    CardRows(const Theme& theme, const desk::CardEditor& editor, FrontIntents& intents)
        : theme_(theme),
          editor_(editor),
          number_(*editor.card),
          card_(*editor.picked()),
          intents_(intents) {}

    void draw() {
        if (ImGui::Button("Copy")) edit(intents_, desk::CopyCard{number_});
        ImGui::SameLine();
        if (ImGui::Button("Up")) edit(intents_, desk::MoveCard{number_, true});
        ImGui::SameLine();
        if (ImGui::Button("Down")) edit(intents_, desk::MoveCard{number_, false});
        ImGui::SameLine();
        if (ImGui::Button("Remove card")) edit(intents_, desk::RemoveCard{number_});
        if (!editor_.message.empty()) {
            ImGui::TextColored(wrong_colour, "%s", editor_.message.c_str());
        }
        typed("Name", CardKey::name, card_.name);
        chosen("Copies", CardKey::copies, card_.copies.empty() ? "1" : card_.copies);
        chosen("Kind", CardKey::kind, card_.kind);
        draw_sentence("Concerns", CardKey::on, card_.on, file_schema::aim_forms());
        draw_sides();
        draw_conditions();
        chosen("Otherwise", CardKey::otherwise, card_.otherwise);
        draw_test();
        draw_effects();
        draw_lasts();
        typed_at_length("Seen", CardKey::seen, card_.seen);
        typed_at_length("On the card", CardKey::text, card_.text);
    }

  private:
    void write(CardKey key, std::string text) {
        edit(intents_, desk::WriteCard{number_, key, std::move(text)});
    }
    void typed(const char* name, CardKey key, std::string text, const char* hint = "") {
        label(theme_, name);
        ImGui::SetNextItemWidth(-1);
        if (ImGui::InputTextWithHint((std::string("##") + name).c_str(), hint, &text)) {
            write(key, text);
        }
    }
    /// A line for typing, with the whole text below it.
    void typed_at_length(const char* name, CardKey key, const std::string& text) {
        typed(name, key, text);
        ImGui::TextColored(quiet_colour, " ");
        ImGui::SameLine(theme_.px(92));
        ImGui::TextWrapped("%s", text.c_str());
    }
    void chosen(const char* name, CardKey key, std::string word) {
        label(theme_, name);
        if (choose_word((std::string("##") + name).c_str(), theme_.px(220), word,
                        desk::words_for(key))) {
            write(key, word);
        }
    }
    void draw_sentence(const char* name, CardKey key, std::string text, const CardForms& forms) {
        label(theme_, name);
        ImGui::PushID(name);
        if (choose_sentence(theme_, forms, editor_.formations, text)) write(key, text);
        ImGui::PopID();
    }
    void draw_conditions() {
        label(theme_, "If");
        int number = 0;
        for (const std::string_view word : words_of<CardIf>) {
            const std::string text(word);
            bool is_there = std::find(card_.conditions.begin(), card_.conditions.end(), text) !=
                            card_.conditions.end();
            if (number++ % 3 != 0) {
                ImGui::SameLine();
            } else if (number > 1) {
                ImGui::TextColored(quiet_colour, " ");
                ImGui::SameLine(theme_.px(92));
            }
            if (text_tick(text, is_there)) {
                edit(intents_, desk::SwitchCondition{number_, text});
            }
        }
    }
    void draw_test() {
        label(theme_, "Roll");
        CardForms forms = file_schema::test_forms();
        const CardForms first{forms.front()};
        forms.erase(forms.begin());
        Words clauses = desk::clauses_of(card_.test);
        bool is_other = false;
        if (clauses.empty()) {
            if (!ImGui::Button("Needs a roll")) return;
            return write(CardKey::test, desk::text_of(first, desk::proposed(first, 0, {})));
        }
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            ImGui::PushID(static_cast<int>(i));
            if (i > 0) label(theme_, "");
            is_other |= choose_sentence(theme_, i == 0 ? first : forms, {}, clauses[i]);
            ImGui::PopID();
        }
        ImGui::SameLine();
        if (ImGui::SmallButton("more")) {
            clauses.push_back(desk::text_of(forms, desk::proposed(forms, 0, {})));
            is_other = true;
        }
        ImGui::SameLine();
        if (ImGui::SmallButton("less")) {
            clauses.pop_back();
            is_other = true;
        }
        if (is_other) write(CardKey::test, desk::test_of(clauses));
    }
    void draw_effects() {
        const CardForms forms = file_schema::effect_forms();
        for (std::size_t i = 0; i < card_.effects.size(); ++i) {
            ImGui::PushID(static_cast<int>(i));
            const desk::EffectLine& line = card_.effects[i];
            draw_question(i);
            for (std::size_t half = 0; half < line.texts.size(); ++half) {
                label(theme_, word_before(line, half));
                ImGui::PushID(static_cast<int>(half));
                std::string text = line.texts[half];
                if (choose_sentence(theme_, forms, editor_.formations, text)) {
                    edit(intents_, desk::WriteEffect{number_, i, half, text});
                }
                ImGui::PopID();
            }
            if (!line.texts.empty() && ends_in_text(forms, line.texts.back())) {
                label(theme_, "");
            } else {
                ImGui::SameLine();
            }
            draw_effect_buttons(i);
            ImGui::PopID();
        }
        label(theme_, "");
        if (ImGui::Button("One more effect")) edit(intents_, desk::AddEffect{number_});
    }
    void draw_effect_buttons(std::size_t i) {
        const desk::EffectLine& line = card_.effects[i];
        if (ImGui::SmallButton(line.question      ? "no question"
                               : line.is_choice() ? "ask umpire ..."
                                                  : "or ...")) {
            edit(intents_, desk::SwitchChoice{number_, i});
        }
        ImGui::SameLine();
        if (small_button("up", i > 0)) edit(intents_, desk::MoveEffect{number_, i, true});
        ImGui::SameLine();
        if (small_button("down", i + 1 < card_.effects.size())) {
            edit(intents_, desk::MoveEffect{number_, i, false});
        }
        ImGui::SameLine();
        if (ImGui::SmallButton("remove")) edit(intents_, desk::RemoveEffect{number_, i});
    }
    static const char* word_before(const desk::EffectLine& line, std::size_t half) {
        if (line.question) return half < line.yes ? "if yes" : "if no";
        return half == 0 ? "Does" : "or";
    }
    void draw_question(std::size_t effect) {
        if (!card_.effects[effect].question) return;
        label(theme_, "Asks");
        std::string question = *card_.effects[effect].question;
        ImGui::SetNextItemWidth(theme_.px(220));
        if (ImGui::InputText("##question", &question)) {
            edit(intents_, desk::WriteQuestion{number_, effect, question});
        }
        for (const bool is_yes : {true, false}) {
            for (const bool is_more : {true, false}) {
                ImGui::SameLine();
                const std::string name = std::string(is_more ? "+" : "-") + (is_yes ? "yes" : "no");
                if (ImGui::SmallButton(name.c_str())) {
                    edit(intents_, desk::ChangeAnswer{number_, effect, is_yes, is_more});
                }
            }
        }
    }
    void draw_sides() {
        if (editor_.sides.empty()) {  // the sides are not known
            return typed("Sides", CardKey::sides, desk::sides_text(card_),
                         "all that draw from this deck; or ids of sides, parted by commas");
        }
        label(theme_, "Sides");
        for (const std::string& side : desk::sides_to_offer(editor_, card_)) {
            bool has_it =
                std::find(card_.sides.begin(), card_.sides.end(), side) != card_.sides.end();
            if (text_tick(side, has_it)) {
                edit(intents_, desk::SwitchSide{number_, side});
            }
            ImGui::SameLine();
        }
        ImGui::TextColored(quiet_colour,
                           card_.sides.empty() ? "all that draw from this deck" : " ");
    }
    void draw_lasts() {
        label(theme_, "Lasts");
        ImGui::PushID("lasts");
        std::string text = card_.lasts;
        if (choose_sentence(theme_, file_schema::lasts_forms(), {}, text))
            write(CardKey::lasts, text);
        if (!card_.lasts.empty()) {
            ImGui::SameLine();
            if (ImGui::SmallButton("not given")) write(CardKey::lasts, "");
        }
        ImGui::PopID();
    }

    const Theme& theme_;
    const desk::CardEditor& editor_;
    std::size_t number_;
    const desk::CardLine& card_;
    FrontIntents& intents_;
};

}  // namespace

void draw_card_desk(const Theme& theme, const desk::CardDesk& cards, FrontIntents& intents) {
    if (!draw_edited_file(theme, desk::EditedKind::deck, cards.file, cards.editor.edits, {},
                          intents)) {
        return;
    }
    ImGui::BeginChild("##cards", {theme.px(270), 0});
    draw_card_list(theme, cards.editor, intents);
    draw_edit_problems(theme, desk::EditedKind::deck, cards.file, intents);
    ImGui::EndChild();
    ImGui::SameLine(0, theme.px(18));
    ImGui::BeginChild("##card");
    if (cards.editor.picked() != nullptr) {
        CardRows(theme, cards.editor, intents).draw();
    } else {
        ImGui::TextColored(quiet_colour, "Pick a card.");
    }
    ImGui::EndChild();
}

}  // namespace flagplot::screens
