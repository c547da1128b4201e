#include "toml/toml_outline.h"

#include <toml++/toml.h>

#include <algorithm>
#include <utility>

#include "base/lines.h"
#include "toml/toml_text.h"

namespace flagplot {

namespace {

/// Goes through a text piece by piece; at its end it returns empty pieces.
class Scan {
  public:
    explicit Scan(std::string_view text) : text_(text) {}

    [[nodiscard]] bool is_done() const { return at_ >= text_.size(); }
    [[nodiscard]] char next() const { return is_done() ? '\0' : text_[at_]; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] std::string from(std::size_t begin) const {
        return std::string(text_.substr(begin, at_ - begin));
    }

    void step() { at_ = std::min(at_ + 1, text_.size()); }
    void pass(std::string_view letters) {
        at_ = std::min(text_.find_first_not_of(letters, at_), text_.size());
    }
    /// Up to the next of these letters.
    void pass_to(std::string_view letters) {
        at_ = std::min(text_.find_first_of(letters, at_), text_.size());
    }
    /// The rest of a line, including its end.
    void pass_line() {
        pass_to("\n");
        step();
    }
    /// Blanks, line ends and comments.
    void pass_space() {
        for (pass(" \t\r\n"); next() == '#'; pass(" \t\r\n")) pass_to("\n");
    }
    /// Blanks and a comment on the same line.
    void pass_remark() {
        const std::size_t begin = at_;
        pass(blanks);
        if (next() == '#') return pass_to("\n");
        if (next() != '\n') at_ = begin;  // blanks before what follows belong to it
    }
    void pass_key() {
        while (!is_done() && next() != '=' && next() != '\n') {
            if (next() == '"' || next() == '\'') {
                pass_text();
            } else {
                step();
            }
        }
    }
    /// A value, without the blanks after it.
    void pass_value() {
        if (next() == '"' || next() == '\'') return pass_text();
        if (next() == '[' || next() == '{') return pass_brackets();
        const std::size_t begin = at_;
        pass_to("#\n,]}");
        while (at_ > begin && blanks.find(text_[at_ - 1]) != std::string_view::npos) --at_;
    }

  private:
    void pass_text() {
        const char mark = next();
        const std::string three(3, mark);
        const bool is_long = text_.substr(at_).starts_with(three);
        at_ += is_long ? 3 : 1;
        while (!is_done()) {
            if (is_long && text_.substr(at_).starts_with(three)) {
                at_ += 3;
                for (std::size_t more = 0; more < 2 && next() == mark; ++more) step();
                return;
            }
            if (mark == '"' && next() == '\\') {
                step();
            } else if (!is_long && next() == mark) {
                return step();
            } else if (!is_long && next() == '\n') {
                return;
            }
            step();
        }
    }
    void pass_brackets() {
        std::size_t depth = 0;
        while (!is_done()) {
            const char c = next();
            if (c == '"' || c == '\'') {
                pass_text();
                continue;
            }
            if (c == '#') {
                pass_to("\n");
                continue;
            }
            if (c == '[' || c == '{') ++depth;
            step();
            if ((c == ']' || c == '}') && --depth == 0) return;
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// "formation" from "[[formation]] # the first".
std::string name_in(std::string_view header) {
    const auto begin = header.find_first_not_of("[ \t");
    if (begin == std::string_view::npos) return {};
    return std::string(trimmed(header.substr(begin, header.find(']') - begin)));
}

/// The key and the value in `name = "Zara"`.
std::pair<std::string, std::string> pair_in(std::string_view text) {
    Scan scan(text);
    scan.pass_key();
    const std::size_t sign = std::min(scan.at() + 1, text.size());
    return {std::string(trimmed(text.substr(0, scan.at()))),
            std::string(trimmed(text.substr(sign)))};
}

std::string pair_of(std::string_view key, std::string_view value) {
    return std::string(key) + " = " + std::string(value);
}

OutlineEntry entry_of(std::string_view key, std::string value) {
    return {{}, std::string(key), std::string(key) + " = ", std::move(value), "\n"};
}

/// The place after all keys that come before this one in the order; `names` gives the key at a
/// place.
template <class KeyAt>
std::size_t place_for(std::string_view key, KeyOrder order, std::size_t count, KeyAt&& key_at) {
    const auto own = std::find(order.begin(), order.end(), key);
    for (std::size_t i = count; i > 0; --i) {
        const auto rank = std::find(order.begin(), order.end(), std::string_view(key_at(i - 1)));
        if (rank < own && rank != order.end()) return i;
    }
    return own == order.end() ? count : 0;
}

/// How much of the text before a block is separated from it by a blank line.
std::size_t parted(std::string_view before) {
    std::size_t at = 0, end = 0;
    while (at < before.size()) {
        const std::size_t line = std::min(before.find('\n', at), before.size() - 1) + 1;
        if (trimmed(before.substr(at, line - at)).empty()) end = line;
        at = line;
    }
    return end;
}

bool has_comma(const OutlineItem& item) {
    return item.after.find_first_not_of(" \t\r\n") != std::string::npos &&
           trimmed(item.after).front() == ',';
}

/// The indentation of an item: the text before it, from the last line end on.
std::string indentation(const OutlineItem& item) {
    const auto line = item.before.rfind('\n');
    return line == std::string::npos ? item.before : item.before.substr(line);
}

std::int32_t lines_in(std::string_view text) {
    return static_cast<std::int32_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

Outline outline_of(std::string_view text) {
    Outline outline{{OutlineBlock{}}, {}};
    Scan scan(text);
    std::string before;
    while (!scan.is_done()) {
        const std::size_t begin = scan.at();
        scan.pass(blanks);
        if (scan.next() == '[') {
            scan.pass_line();
            const std::string header = scan.from(begin);
            outline.blocks.push_back({std::exchange(before, {}), header, name_in(header)});
            continue;
        }
        const bool is_remark = scan.is_done() || scan.next() == '#' || scan.next() == '\n';
        if (!is_remark) scan.pass_key();
        if (is_remark || scan.next() != '=') {
            scan.pass_line();
            before += scan.from(begin);
            continue;
        }
        OutlineEntry entry;
        entry.key = trimmed(scan.from(begin));
        scan.step();
        scan.pass(blanks);
        entry.lead = scan.from(begin);
        const std::size_t value = scan.at();
        scan.pass_value();
        entry.value = scan.from(value);
        const std::size_t rest = scan.at();
        scan.pass_line();
        entry.after = scan.from(rest);
        entry.before = std::exchange(before, {});
        outline.blocks.back().entries.push_back(std::move(entry));
    }
    outline.tail = std::move(before);
    return outline;
}

std::string text_of(const Outline& outline) {
    std::string text;
    for (const OutlineBlock& block : outline.blocks) {
        text += block.before + block.header;
        for (const OutlineEntry& entry : block.entries) {
            text += entry.before + entry.lead + entry.value + entry.after;
        }
    }
    return text + outline.tail;
}

std::optional<Error> syntax_error_in(const SourceFile& file) {
    Problems problems;
    if (parsed(file, problems)) return std::nullopt;
    return problems.sorted().front();
}

std::optional<OutlineList> list_in(std::string_view value) {
    if (!value.starts_with('[') && !value.starts_with('{')) return std::nullopt;
    OutlineList list{value.front()};
    const char close = list.open == '[' ? ']' : '}';
    if (value.size() < 2 || value.back() != close) return std::nullopt;
    Scan scan(value.substr(0, value.size() - 1));
    scan.step();
    while (true) {
        const std::size_t begin = scan.at();
        scan.pass_space();
        if (scan.is_done()) {
            list.end = scan.from(begin);
            return list;
        }
        OutlineItem item{scan.from(begin), {}, {}};
        const std::size_t text = scan.at();
        if (list.open == '{') {
            scan.pass_key();
            scan.step();
            scan.pass(blanks);
        }
        scan.pass_value();
        if (scan.at() == text) return std::nullopt;
        item.text = scan.from(text);
        const std::size_t after = scan.at();
        scan.pass_remark();
        Scan ahead = scan;
        ahead.pass_space();
        if (ahead.next() == ',') {
            scan = ahead;
            scan.step();
            scan.pass_remark();
        }
        item.after = scan.from(after);
        list.items.push_back(std::move(item));
    }
}

std::string text_of(const OutlineList& list) {
    std::string text(1, list.open);
    for (const OutlineItem& item : list.items) text += item.before + item.text + item.after;
    return text + list.end + (list.open == '[' ? ']' : '}');
}

std::string said_by(std::string_view value) {
    if (!value.starts_with('"') && !value.starts_with('\'')) return std::string(value);
    try {
        const toml::table table = toml::parse("v = " + std::string(value));
        return table["v"].value_or(std::string(value));
    } catch (const toml::parse_error&) {
        return std::string(value);
    }
}

std::string value_of(const OutlineBlock& block, std::string_view key) {
    for (const OutlineEntry& entry : block.entries) {
        if (entry.key == key) return entry.value;
    }
    return {};
}

std::string value_in(std::string_view table, std::string_view key) {
    const auto list = list_in(table);
    if (!list || list->open != '{') return {};
    for (const OutlineItem& item : list->items) {
        auto [name, value] = pair_in(item.text);
        if (name == key) return value;
    }
    return {};
}

void put(OutlineBlock& block, std::string_view key, std::string value, KeyOrder order) {
    auto& entries = block.entries;
    const auto there = std::find_if(entries.begin(), entries.end(),
                                    [&](const OutlineEntry& each) { return each.key == key; });
    if (value.empty()) {
        if (there != entries.end()) entries.erase(there);
    } else if (there != entries.end()) {
        there->value = std::move(value);
    } else {
        const std::size_t place =
            place_for(key, order, entries.size(), [&](std::size_t i) { return entries[i].key; });
        if (place > 0 && !entries[place - 1].after.ends_with('\n'))
            entries[place - 1].after += '\n';
        entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(place),
                       entry_of(key, std::move(value)));
    }
}

std::string with(std::string_view table, std::string_view key, std::string_view value,
                 KeyOrder order) {
    OutlineList list = list_in(table).value_or(OutlineList{'{'});
    auto& items = list.items;
    const auto key_at = [&](std::size_t i) { return pair_in(items[i].text).first; };
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (key_at(i) != key) continue;
        if (value.empty()) {
            remove_item(list, i);
        } else {
            items[i].text = pair_of(key, value);
        }
        return text_of(list);
    }
    if (!value.empty()) {
        add_item(list, place_for(key, order, items.size(), key_at), pair_of(key, value));
    }
    return text_of(list);
}

void add_block(Outline& outline, std::size_t place, std::string_view name) {
    if (place == outline.blocks.size()) {
        OutlineBlock& last = outline.blocks.back();
        if (!last.entries.empty() && !last.entries.back().after.ends_with('\n')) {
            last.entries.back().after += '\n';
        }
    }
    OutlineBlock block{text_of(outline).empty() ? "" : "\n", "[[" + std::string(name) + "]]\n",
                       std::string(name)};
    if (place == 1) {  // what is at the head of the file stays there
        block.before.clear();
        if (outline.blocks.size() > 1) {
            std::string& before = outline.blocks[1].before;
            const std::size_t head = parted(before);
            block.before = before.substr(0, head);
            before = "\n" + before.substr(head);
        } else {
            block.before = std::exchange(outline.tail, {});
        }
    }
    outline.blocks.insert(outline.blocks.begin() + static_cast<std::ptrdiff_t>(place),
                          std::move(block));
}

void remove_block(Outline& outline, std::size_t place) {
    const std::string& before = outline.blocks[place].before;
    const std::string stays = before.substr(0, parted(before));
    outline.blocks.erase(outline.blocks.begin() + static_cast<std::ptrdiff_t>(place));
    if (trimmed(stays).empty() && place > 1) return;
    std::string& next = place < outline.blocks.size() ? outline.blocks[place].before : outline.tail;
    while (next.starts_with('\n')) next.erase(0, 1);
    next.insert(0, stays);
}

void exchange_blocks(Outline& outline, std::size_t a, std::size_t b) {
    const auto halves = [&](std::size_t i) {
        std::string& before = outline.blocks[i].before;
        const std::size_t cut = parted(before);
        return std::pair(before.substr(0, cut), before.substr(cut));
    };
    const auto [head_a, own_a] = halves(a);
    const auto [head_b, own_b] = halves(b);
    std::swap(outline.blocks[a], outline.blocks[b]);
    outline.blocks[a].before = head_a + own_b;
    outline.blocks[b].before = head_b + own_a;
    for (const std::size_t i : {a, b}) {
        auto& entries = outline.blocks[i].entries;
        if (!entries.empty() && !entries.back().after.ends_with('\n')) entries.back().after += '\n';
    }
}

void add_item(OutlineList& list, std::size_t place, std::string text) {
    auto& items = list.items;
    const bool is_list = list.open == '[';
    OutlineItem item{is_list ? "\n    " : " ", std::move(text), is_list ? "," : ""};
    if (items.empty()) {
        list.end = is_list ? "\n" : " ";
    } else {
        item.before = indentation(items[place == 0 ? 0 : place - 1]);
        if (item.before.empty()) item.before = place == 0 ? "" : " ";
        const bool has_end_comma = has_comma(items.back());
        item.after = place < items.size() || has_end_comma ? "," : "";
        if (place > 0 && !has_comma(items[place - 1])) items[place - 1].after.insert(0, ",");
        if (place == 0 && items[0].before.empty()) items[0].before = " ";
    }
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(place), std::move(item));
}

void remove_item(OutlineList& list, std::size_t place) {
    auto& items = list.items;
    const bool is_last = place + 1 == items.size();
    const bool had_comma = has_comma(items[place]);
    if (place == 0 && items.size() > 1 && items[0].before.find('\n') == std::string::npos) {
        items[1].before = items[0].before;
    }
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(place));
    if (is_last && !had_comma && !items.empty() && has_comma(items.back())) {
        std::string& after = items.back().after;
        after.erase(after.find(','), 1);
    }
}

void exchange_items(OutlineList& list, std::size_t a, std::size_t b) {
    auto& items = list.items;
    if (has_comma(items[a]) && has_comma(items[b])) std::swap(items[a].after, items[b].after);
    std::swap(items[a].text, items[b].text);
}

namespace {

/// Turns `name = [ {...}, ... ]` at the head of the text into a block for each.
void unfold(Outline& outline, std::string_view name) {
    auto& head = outline.blocks.front().entries;
    const auto entry = std::find_if(head.begin(), head.end(),
                                    [&](const OutlineEntry& each) { return each.key == name; });
    if (entry == head.end()) return;
    const auto list = list_in(entry->value);
    if (!list || list->open != '[') return;
    std::vector<OutlineBlock> blocks;
    for (const OutlineItem& item : list->items) {
        const auto table = list_in(item.text);
        if (!table || table->open != '{') return;
        OutlineBlock block{blocks.empty() ? entry->before : "\n", "[[" + std::string(name) + "]]\n",
                           std::string(name)};
        for (const OutlineItem& part : table->items) {
            auto [key, value] = pair_in(part.text);
            block.entries.push_back(entry_of(key, std::move(value)));
        }
        blocks.push_back(std::move(block));
    }
    head.erase(entry);
    outline.blocks.insert(outline.blocks.begin() + 1, blocks.begin(), blocks.end());
}

/// Turns `[[name.inner]]` into items of a list in the block it belongs to.
void fold(Outline& outline, std::string_view name, std::string_view inner) {
    const std::string whole = std::string(name) + "." + std::string(inner);
    std::vector<OutlineBlock> blocks;
    for (OutlineBlock& block : outline.blocks) {
        if (block.name != whole || blocks.empty() || blocks.back().name != name) {
            blocks.push_back(std::move(block));
            continue;
        }
        std::string table = "{}";
        for (const OutlineEntry& entry : block.entries) {
            table = with(table, entry.key, entry.value, {});
        }
        OutlineBlock& owner = blocks.back();
        OutlineList list = list_in(value_of(owner, inner)).value_or(OutlineList{});
        add_item(list, list.items.size(), table);
        put(owner, inner, text_of(list), {});
    }
    outline.blocks = std::move(blocks);
}

}  // namespace

Outline in_blocks(Outline outline, std::string_view name, std::string_view inner) {
    unfold(outline, name);
    fold(outline, name, inner);
    return outline;
}

OutlinePlace place_in(const Outline& outline, std::int32_t line) {
    std::int32_t end = 0;  // the last line that has been passed
    for (std::size_t i = 0; i < outline.blocks.size(); ++i) {
        const OutlineBlock& block = outline.blocks[i];
        end += lines_in(block.before) + lines_in(block.header);
        if (line <= end) return {i};
        for (std::size_t k = 0; k < block.entries.size(); ++k) {
            const OutlineEntry& entry = block.entries[k];
            end += lines_in(entry.before);
            const std::int32_t whole = end + lines_in(entry.value) + lines_in(entry.after);
            if (line > whole) {
                end = whole;
                continue;
            }
            OutlinePlace place{i, k};
            const auto list = list_in(entry.value);
            if (!list || list->open != '[') return place;
            std::int32_t at = end + 1;
            for (std::size_t n = 0; n < list->items.size(); ++n) {
                const OutlineItem& item = list->items[n];
                at += lines_in(item.before);
                if (line < at) break;
                if (line <= at + lines_in(item.text)) place.item = n;
                at += lines_in(item.text) + lines_in(item.after);
                if (place.item) break;
            }
            return place;
        }
    }
    return {outline.blocks.size() - 1};
}

}  // namespace flagplot
