#include "present/desk/editors/card_editor.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "base/lexer.h"
#include "base/plain_text.h"
#include "base/toml_quoted.h"
#include "files/schema_deck.h"
#include "present/desk/editors/table_edits.h"
#include "present/desk/state/form_rows.h"

namespace flagplot::desk {

namespace {

constexpr std::array<std::string_view, 12> card_keys{"name",    "copies", "kind",      "on",
                                                     "sides",   "if",     "otherwise", "test",
                                                     "effects", "lasts",  "seen",      "text"};

std::string_view key_of(CardKey key) {
    constexpr std::array<std::string_view, 10> keys{"name",      "copies", "kind",  "on",   "sides",
                                                    "otherwise", "test",   "lasts", "seen", "text"};
    return keys[static_cast<std::size_t>(key)];
}
bool may_be_empty(CardKey key) {
    return key != CardKey::name && key != CardKey::kind && key != CardKey::on;
}

std::vector<std::string> words_in(const std::optional<OutlineList>& list) {
    std::vector<std::string> words;
    if (!list) return words;
    for (const OutlineItem& item : list->items) words.push_back(said_by(item.text));
    return words;
}

std::string list_text(std::span<const std::string> words) {
    std::vector<std::string> quoted;
    for (const std::string& word : words) quoted.push_back(toml_quoted(word));
    return fmt::format("[{}]", fmt::join(quoted, ", "));
}

/// "uk, axis" as ids.
std::vector<std::string> ids_in(std::string_view typed) {
    std::vector<std::string> ids;
    while (!typed.empty()) {
        const std::size_t end = std::min(typed.find(','), typed.size());
        const std::string_view part = typed.substr(0, end);
        const std::size_t first = part.find_first_not_of(' '), last = part.find_last_not_of(' ');
        if (first != part.npos) ids.emplace_back(part.substr(first, last + 1 - first));
        typed.remove_prefix(std::min(end + 1, typed.size()));
    }
    return ids;
}

/// Does it have one of the keys of a question to the umpire? Then the reader of decks reads it as
/// one.
bool is_question(const std::string& item) {
    return !value_in(item, "ask").empty() || !value_in(item, "yes").empty() ||
           !value_in(item, "no").empty();
}

EffectLine effect_line(const std::string& item) {
    if (is_question(item)) {
        EffectLine line{words_in(list_in(value_in(item, "yes"))), said_by(value_in(item, "ask"))};
        line.yes = line.texts.size();
        const auto no = words_in(list_in(value_in(item, "no")));
        line.texts.insert(line.texts.end(), no.begin(), no.end());
        return line;
    }
    const auto choice = list_in(value_in(item, "choose"));
    if (!choice) return {{said_by(item)}};
    EffectLine line{words_in(choice)};
    return line.texts.empty() ? EffectLine{{""}} : line;
}

std::string text_of_effect(const EffectLine& line) {
    const std::span<const std::string> texts(line.texts);
    if (line.question) {
        const std::string no =
            line.yes == texts.size() ? "" : ", no = " + list_text(texts.subspan(line.yes));
        return fmt::format("{{ ask = {}, yes = {}{} }}", toml_quoted(*line.question),
                           list_text(texts.first(line.yes)), no);
    }
    if (texts.size() == 1) return toml_quoted(texts.front());
    return fmt::format("{{ choose = {} }}", list_text(texts));
}

/// One effect becomes a choice, a choice a question to the umpire, a question one effect.
EffectLine switched(EffectLine line) {
    if (line.question) return {{line.texts.empty() ? "free" : line.texts.front()}};
    if (line.is_choice()) return {std::move(line.texts), "Does it succeed?", 1};
    line.texts.emplace_back("free");
    return line;
}

CardLine card_line(const OutlineBlock& block) {
    const auto said = [&](std::string_view key) { return said_by(value_of(block, key)); };
    CardLine line{said("name"), said("copies"), said("kind"), said("on")};
    line.sides = words_in(list_in(value_of(block, "sides")));
    line.conditions = words_in(list_in(value_of(block, "if")));
    line.otherwise = said("otherwise");
    line.test = said("test");
    if (const auto effects = list_in(value_of(block, "effects"))) {
        for (const OutlineItem& item : effects->items)
            line.effects.push_back(effect_line(item.text));
    }
    line.lasts = said("lasts");
    line.seen = said("seen");
    line.text = said("text");
    return line;
}

/// Carries out changes, one after another.
class CardEdit {
  public:
    explicit CardEdit(CardEditor& editor)
        : editor_(editor), tables_(editor.edits, "card", card_keys) {}

    void operator()(const PickCard& pick) {
        editor_.edits.typing.clear();
        editor_.card = pick.card;
    }
    void operator()(const NewCard&) {
        tables_.add(tables_.place_behind(editor_.card, editor_.edits.now.blocks.size()),
                    {{"name", toml_quoted(free_card_name("New card"))},
                     {"kind", "\"blow\""},
                     {"on", "\"random own at sea\""},
                     {"effects", "[\"free\"]"},
                     {"seen", "\"What is seen of it.\""}});
        editor_.card = editor_.card ? *editor_.card + 1 : editor_.cards.size();
    }
    void operator()(const CopyCard& copy) {
        if (!has(copy.card)) return;
        const std::string name = free_card_name(editor_.cards[copy.card].name);
        tables_.copy(copy.card, "name", toml_quoted(name));
        editor_.card = copy.card + 1;
    }
    void operator()(const RemoveCard& remove) {
        if (!has(remove.card)) return;
        tables_.remove(remove.card);
        editor_.card.reset();
    }
    void operator()(const MoveCard& move) {
        const std::size_t other = move.is_up ? move.card - 1 : move.card + 1;
        if (!has(move.card) || !has(other)) return;
        tables_.exchange(move.card, other);
        editor_.card = other;
    }
    void operator()(const WriteCard& write) {
        if (!has(write.card)) return;
        if (write.text.empty() && !may_be_empty(write.key)) {
            return refuse("That may not be empty.");
        }
        if (write.key == CardKey::sides) {
            const auto ids = ids_in(write.text);
            return tables_.type(write.card, "sides", ids.empty() ? "" : list_text(ids));
        }
        tables_.type(write.card, key_of(write.key),
                     value_for(write.text, write.key == CardKey::copies));
    }
    void operator()(const SwitchCondition& change) {
        if (!has(change.card)) return;
        write_switched(change.card, "if", editor_.cards[change.card].conditions, change.word);
    }
    void operator()(const SwitchSide& change) {
        if (!has(change.card)) return;
        write_switched(change.card, "sides", editor_.cards[change.card].sides, change.side);
    }
    void operator()(const AddEffect& add) {
        change_effects(add.card, {}, [](OutlineList& effects) {
            add_item(effects, effects.items.size(), "\"free\"");
        });
    }
    void operator()(const RemoveEffect& remove) {
        change_effects(remove.card, {}, [&](OutlineList& effects) {
            if (remove.effect >= effects.items.size()) return;
            if (effects.items.size() == 1) return refuse("A card needs an effect.");
            remove_item(effects, remove.effect);
        });
    }
    void operator()(const MoveEffect& move) {
        const std::size_t other = move.is_up ? move.effect - 1 : move.effect + 1;
        change_effects(move.card, {}, [&](OutlineList& effects) {
            if (std::max(move.effect, other) >= effects.items.size()) return;
            exchange_items(effects, move.effect, other);
        });
    }
    void operator()(const WriteEffect& write) {
        const std::string typing = fmt::format("effect {} {}", write.effect, write.half);
        change_effects(write.card, typing, [&](OutlineList& effects) {
            if (write.effect >= effects.items.size()) return;
            EffectLine line = effect_line(effects.items[write.effect].text);
            if (write.half >= line.texts.size() || write.text.empty()) return;
            line.texts[write.half] = write.text;
            effects.items[write.effect].text = text_of_effect(line);
        });
    }
    void operator()(const WriteQuestion& write) {
        const std::string typing = fmt::format("question {}", write.effect);
        change_effects(write.card, typing, [&](OutlineList& effects) {
            if (write.effect >= effects.items.size() || write.text.empty()) return;
            EffectLine line = effect_line(effects.items[write.effect].text);
            if (!line.question) return;
            line.question = write.text;
            effects.items[write.effect].text = text_of_effect(line);
        });
    }
    void operator()(const ChangeAnswer& change) {
        change_effects(change.card, {}, [&](OutlineList& effects) {
            if (change.effect >= effects.items.size()) return;
            EffectLine line = effect_line(effects.items[change.effect].text);
            if (!line.question) return;
            const std::size_t last = change.is_yes ? line.yes : line.texts.size();
            const std::size_t least = change.is_yes ? 1 : line.yes;
            const auto at = line.texts.begin() + static_cast<std::ptrdiff_t>(last);
            if (!change.is_more && last <= least) {
                if (change.is_yes) refuse("Something must come of a yes.");
                return;
            }
            if (change.is_more) {
                line.texts.insert(at, "free");
            } else {
                line.texts.erase(at - 1);
            }
            if (change.is_yes) line.yes = change.is_more ? line.yes + 1 : line.yes - 1;
            effects.items[change.effect].text = text_of_effect(line);
        });
    }
    void operator()(const SwitchChoice& change) {
        change_effects(change.card, {}, [&](OutlineList& effects) {
            if (change.effect >= effects.items.size()) return;
            std::string& text = effects.items[change.effect].text;
            text = text_of_effect(switched(effect_line(text)));
        });
    }
    void operator()(const PickPlace& pick) {
        const auto card = tables_.number_at(pick.place);
        if (!card) return refuse("That is none of the cards.");
        editor_.card = card;
    }
    void operator()(const UndoStep&) { step_back(editor_.edits); }
    void operator()(const RedoStep&) { step_on(editor_.edits); }

  private:
    [[nodiscard]] bool has(std::size_t card) const { return card < editor_.cards.size(); }
    [[nodiscard]] std::string free_card_name(const std::string& name) const {
        return free_name(name, " ", [&](const std::string& wanted) {
            return std::any_of(
                editor_.cards.begin(), editor_.cards.end(),
                [&](const CardLine& each) { return lower_case(each.name) == lower_case(wanted); });
        });
    }

    void write_switched(std::size_t card, std::string_view key, std::vector<std::string> words,
                        const std::string& word) {
        if (std::erase(words, word) == 0) words.push_back(word);
        tables_.write(card, key, words.empty() ? "" : list_text(words));
    }

    template <class Change>
    void change_effects(std::size_t card, const std::string& typing, Change&& change) {
        if (has(card)) tables_.change_list(card, "effects", typing, change);
    }

    void refuse(std::string why) { editor_.message = std::move(why); }

    CardEditor& editor_;
    TableEdits tables_;
};

void renew(CardEditor& editor) {
    editor.cards.clear();
    for (const std::size_t place : blocks_named(editor.edits.now, "card")) {
        editor.cards.push_back(card_line(editor.edits.now.blocks[place]));
    }
    if (editor.card && *editor.card >= editor.cards.size()) editor.card.reset();
}

}  // namespace

CardEditor cards_after(CardEditor editor, const CardIntent& intent) {
    editor.message.clear();
    std::visit(CardEdit(editor), intent);
    renew(editor);
    return editor;
}

std::vector<std::string> words_for(CardKey key) {
    constexpr int most_copies = 20;
    std::vector<std::string> words;
    if (key == CardKey::kind) return word_list<CardKind>();
    if (key == CardKey::otherwise) return with_none(word_list<file_schema::Otherwise>());
    if (key != CardKey::copies) return words;
    for (int i = 1; i <= most_copies; ++i) words.push_back(std::to_string(i));
    return words;
}

std::string sides_text(const CardLine& card) {
    return fmt::format("{}", fmt::join(card.sides, ", "));
}

std::vector<std::string> sides_to_offer(const CardEditor& editor, const CardLine& card) {
    std::vector<std::string> sides = editor.sides;
    for (const std::string& side : card.sides) {
        if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
    }
    return sides;
}

CardEditor cards_editor(Outline deck, std::vector<std::string> formations,
                        std::vector<std::string> sides) {
    CardEditor editor;
    editor.edits.now = in_blocks(std::move(deck), "card", "effects");
    editor.formations = std::move(formations);
    editor.sides = std::move(sides);
    renew(editor);
    return editor;
}

}  // namespace flagplot::desk
