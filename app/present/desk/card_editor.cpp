#include "present/desk/card_editor.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/plain_text.h"
#include "base/toml_quoted.h"

namespace flagplot::desk {

namespace {

constexpr std::array<std::string_view, 11> card_keys{
    "name", "copies", "kind", "on", "if", "otherwise", "test", "effects", "lasts", "seen", "text"};

std::string_view key_of(CardKey key) {
    constexpr std::array<std::string_view, 9> keys{"name", "copies", "kind", "on",  "otherwise",
                                                   "test", "lasts",  "seen", "text"};
    return keys[static_cast<std::size_t>(key)];
}
bool may_be_empty(CardKey key) {
    return key != CardKey::name && key != CardKey::kind && key != CardKey::on;
}

EffectLine effect_line(const std::string& item) {
    const auto choice = list_in(value_in(item, "choose"));
    if (!choice) return {said_by(item)};
    EffectLine line;
    for (const OutlineItem& half : choice->items) line.push_back(said_by(half.text));
    return line.empty() ? EffectLine{""} : line;
}

std::string text_of_effect(const EffectLine& line) {
    if (line.size() == 1) return toml_quoted(line.front());
    std::vector<std::string> halves;
    for (const std::string& half : line) halves.push_back(toml_quoted(half));
    return fmt::format("{{ choose = [{}] }}", fmt::join(halves, ", "));
}

CardLine card_line(const OutlineBlock& block) {
    const auto said = [&](std::string_view key) { return said_by(value_of(block, key)); };
    CardLine line{said("name"), said("copies"), said("kind"), said("on")};
    if (const auto conditions = list_in(value_of(block, "if"))) {
        for (const OutlineItem& item : conditions->items) {
            line.conditions.push_back(said_by(item.text));
        }
    }
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

/// One change after another.
class CardEdit {
  public:
    explicit CardEdit(CardEditor& editor) : editor_(editor) {}

    void operator()(const PickCard& pick) {
        editor_.edits.typing.clear();
        editor_.card = pick.card;
    }
    void operator()(const NewCard&) {
        const std::size_t place = place_for_next();
        begin_step(editor_.edits);
        add_block(outline(), place, "card");
        OutlineBlock& block = outline().blocks[place];
        put(block, "name", toml_quoted(free_name("New card")), card_keys);
        put(block, "kind", "\"blow\"", card_keys);
        put(block, "on", "\"random own at sea\"", card_keys);
        put(block, "effects", "[\"free\"]", card_keys);
        put(block, "seen", "\"What is seen of it.\"", card_keys);
        editor_.card = editor_.card ? *editor_.card + 1 : editor_.cards.size();
    }
    void operator()(const CopyCard& copy) {
        if (!has(copy.card)) return;
        const std::string name = free_name(editor_.cards[copy.card].name);
        begin_step(editor_.edits);
        const std::size_t place = block_of(copy.card);
        add_block(outline(), place + 1, "card");
        outline().blocks[place + 1].entries = outline().blocks[place].entries;
        put(outline().blocks[place + 1], "name", toml_quoted(name), card_keys);
        editor_.card = copy.card + 1;
    }
    void operator()(const RemoveCard& remove) {
        if (!has(remove.card)) return;
        begin_step(editor_.edits);
        remove_block(outline(), block_of(remove.card));
        editor_.card.reset();
    }
    void operator()(const MoveCard& move) {
        const std::size_t other = move.is_up ? move.card - 1 : move.card + 1;
        if (!has(move.card) || !has(other)) return;
        begin_step(editor_.edits);
        exchange_blocks(outline(), block_of(move.card), block_of(other));
        editor_.card = other;
    }
    void operator()(const WriteCard& write) {
        if (!has(write.card)) return;
        if (write.text.empty() && !may_be_empty(write.key)) {
            return refuse("That may not be empty.");
        }
        set(write.card, key_of(write.key), value_for(write.text, write.key == CardKey::copies),
            fmt::format("{} {}", write.card, key_of(write.key)));
    }
    void operator()(const SwitchCondition& change) {
        if (!has(change.card)) return;
        std::vector<std::string> words = editor_.cards[change.card].conditions;
        if (std::erase(words, change.word) == 0) words.push_back(change.word);
        std::vector<std::string> quoted;
        for (const std::string& word : words) quoted.push_back(toml_quoted(word));
        set(change.card, "if", words.empty() ? "" : fmt::format("[{}]", fmt::join(quoted, ", ")),
            {});
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
    void operator()(const WriteEffect& write) {
        const std::string typing = fmt::format("{} {} {}", write.card, write.effect, write.half);
        change_effects(write.card, typing, [&](OutlineList& effects) {
            if (write.effect >= effects.items.size()) return;
            EffectLine line = effect_line(effects.items[write.effect].text);
            if (write.half >= line.size() || write.text.empty()) return;
            line[write.half] = write.text;
            effects.items[write.effect].text = text_of_effect(line);
        });
    }
    void operator()(const SwitchChoice& change) {
        change_effects(change.card, {}, [&](OutlineList& effects) {
            if (change.effect >= effects.items.size()) return;
            EffectLine line = effect_line(effects.items[change.effect].text);
            if (line.size() == 1) {
                line.emplace_back("free");
            } else {
                line.resize(1);
            }
            effects.items[change.effect].text = text_of_effect(line);
        });
    }
    void operator()(const PickCardPlace& pick) {
        const auto blocks = blocks_named(outline(), "card");
        const auto block = std::find(blocks.begin(), blocks.end(), pick.place.block);
        if (block == blocks.end()) return refuse("That is none of the cards.");
        editor_.card = static_cast<std::size_t>(block - blocks.begin());
    }
    void operator()(const UndoCards&) { step_back(editor_.edits); }
    void operator()(const RedoCards&) { step_on(editor_.edits); }

  private:
    [[nodiscard]] Outline& outline() { return editor_.edits.now; }
    [[nodiscard]] bool has(std::size_t card) const { return card < editor_.cards.size(); }
    [[nodiscard]] std::size_t block_of(std::size_t card) const {
        return blocks_named(editor_.edits.now, "card")[card];
    }
    [[nodiscard]] std::size_t place_for_next() const {
        if (editor_.card) return block_of(*editor_.card) + 1;
        return editor_.edits.now.blocks.size();
    }
    /// The first of "Mines", "Mines 2", "Mines 3" that no card has.
    [[nodiscard]] std::string free_name(const std::string& name) const {
        const auto is_taken = [&](const std::string& wanted) {
            return std::any_of(
                editor_.cards.begin(), editor_.cards.end(),
                [&](const CardLine& each) { return lower_case(each.name) == lower_case(wanted); });
        };
        std::string next = name;
        for (int number = 2; is_taken(next); ++number) next = fmt::format("{} {}", name, number);
        return next;
    }

    void set(std::size_t card, std::string_view key, std::string value, const std::string& typing) {
        OutlineBlock& block = outline().blocks[block_of(card)];
        if (value_of(block, key) == value) return;
        begin_step(editor_.edits, typing);
        put(block, key, std::move(value), card_keys);
    }

    template <class Change>
    void change_effects(std::size_t card, const std::string& typing, Change&& change) {
        if (!has(card)) return;
        OutlineBlock& block = outline().blocks[block_of(card)];
        OutlineList effects = list_in(value_of(block, "effects")).value_or(OutlineList{});
        const std::string before = text_of(effects);
        change(effects);
        std::string value = text_of(effects);
        if (value != before) set(card, "effects", std::move(value), typing);
    }

    void refuse(std::string why) { editor_.message = std::move(why); }

    CardEditor& editor_;
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

CardEditor cards_editor(Outline deck, std::vector<std::string> formations) {
    CardEditor editor;
    editor.edits.now = in_blocks(std::move(deck), "card", "effects");
    editor.formations = std::move(formations);
    renew(editor);
    return editor;
}

}  // namespace flagplot::desk
