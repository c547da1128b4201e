#include "paper/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "base/lines.h"
#include "paper/markdown.h"
#include "paper/page_flow.h"
#include "paper/page_table.h"
#include "paper/rich_text.h"

namespace flagplot::paper {

namespace {

constexpr Ink grey = ink(0x444444);
constexpr TypeStyle title_style{TypeFace::serif, 22, 25, true};
constexpr TypeStyle section_style{TypeFace::serif, 15, 18, true};
constexpr TypeStyle part_style{TypeFace::sans, 9.5, 13, true};
constexpr TypeStyle text_style{};
constexpr TypeStyle code_style{TypeFace::mono, 8, 11.2, false, {}, Align::left, 16};
constexpr TypeStyle foot_style{TypeFace::sans, 7, 9.5, false, grey};
constexpr TypeStyle number_style{TypeFace::sans, 7, 9.5, false, grey, Align::right};

constexpr double list_indent = 18;
/// At most this many lines of code stay on one page.
constexpr int whole_code_lines = 14;

/// The side's colour and pattern, shown beside a title.
Picture flag_of(const SideStyle& side, double width, double height) {
    Area area{{{{0, 0}, {width, 0}, {width, height}, {0, height}}}, side.colour};
    area.pattern = side.pattern;
    area.pattern_colour = ink(0xffffff, 0.75);
    area.pattern_step = 6;
    return {width, height, {0, 0, width, height}, "", {{Feature::heading, "", area, false}}};
}

class Compositor {
  public:
    Compositor(const Document& document, PageSize size)
        : document_(document), text_(document), size_(size), flow_(size) {}

    Pages composed() {
        cmark_node* block = cmark_node_first_child(text_.root());
        if (is_heading(block, 1)) {
            put_title(rich_text_in(block));
            block = cmark_node_next(block);
        } else {
            put_title({document_.title});
        }
        for (; block != nullptr; block = cmark_node_next(block)) put(block);
        std::vector<Page> pages = flow_.taken();
        for (const auto& [plate, words] : pages_behind_) add_page(pages, *plate, words);
        for (std::size_t i = 0; i < pages.size(); ++i) add_foot(pages[i], i + 1, pages.size());
        return {std::move(pages), std::move(bookmarks_)};
    }

  private:
    static bool is_heading(cmark_node* node, int level) {
        return node != nullptr && cmark_node_get_type(node) == CMARK_NODE_HEADING &&
               cmark_node_get_heading_level(node) == level;
    }

    void put_title(const RichText& title) {
        constexpr double flag_width = 26, indent = flag_width + 12;
        const SetText set = typesetter_.set(title, title_style, flow_.width() - indent);
        if (document_.side) {
            flow_.put_picture(flag_of(*document_.side, flag_width, set.height()),
                              {flow_.left(), flow_.y()}, 1);
        }
        flow_.indent(indent);
        flow_.put(set);
        flow_.indent(-indent);
        flow_.move_by(5);
        const Ink ink = document_.side ? document_.side->colour : Ink{};
        flow_.put_box({flow_.left(), flow_.y(), flow_.left() + flow_.width(), flow_.y() + 1.6},
                      ink);
        flow_.move_by(3);
    }

    void put_heading(cmark_node* node) {
        const int level = cmark_node_get_heading_level(node);
        const RichText words = rich_text_in(node);
        const TypeStyle& style = level <= 2 ? section_style : part_style;
        const SetText set = typesetter_.set(words, style, flow_.width());
        constexpr double lines_below = 44;
        flow_.skip(level <= 2 ? 13 : 8);
        flow_.keep_together(set.height() + lines_below);
        bookmarks_.push_back({words.text, level <= 2 ? 1 : 2, flow_.page_number(), flow_.y()});
        flow_.put(set);
    }

    void put_paragraph(cmark_node* node) {
        const RichText words = rich_text_in(node);
        const SetText set = typesetter_.set(words, text_style, flow_.width());
        // what it announces begins on the same page
        constexpr double announced = 30;
        if (words.text.ends_with(':')) flow_.keep_together(set.height() + announced);
        flow_.put(set);
    }

    void put_code(cmark_node* node) {
        const char* const literal = cmark_node_get_literal(node);
        const auto lines = split_lines(literal == nullptr ? "" : literal);
        if (static_cast<int>(lines.size()) <= whole_code_lines) {
            flow_.keep_together(static_cast<double>(lines.size()) * code_style.leading);
        }
        constexpr double bar = 1.6;
        for (const std::string_view line : lines) {
            flow_.put(typesetter_.set({std::string(line)}, code_style, flow_.width() - bar * 5),
                      bar);
        }
    }

    void put_list(cmark_node* list) {
        const bool is_numbered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST;
        int number = cmark_node_get_list_start(list);
        flow_.indent(list_indent);
        for (cmark_node* item = cmark_node_first_child(list); item != nullptr;
             item = cmark_node_next(item)) {
            const std::string marker = is_numbered ? fmt::format("{}.", number++) : "•";
            flow_.put_marker(typesetter_.set({marker}, text_style, list_indent));
            is_first_of_item_ = true;
            put_children(item);
        }
        flow_.indent(-list_indent);
    }

    void put_children(cmark_node* node) {
        for (cmark_node* each = cmark_node_first_child(node); each != nullptr;
             each = cmark_node_next(each)) {
            put(each);
        }
    }

    void put_plate(const Plate& plate, const std::string& words) {
        if (plate.is_page) {
            pages_behind_.emplace_back(&plate, words);
            return;
        }
        const Picture& picture = plate.picture;
        const SetText caption = typesetter_.set({words}, foot_style, flow_.width());
        const double most = flow_.whole_room() - caption.height();
        const double scale = std::min(flow_.width() / picture.width, most / picture.height);
        flow_.keep_together(picture.height * scale + caption.height());
        flow_.put_picture(picture, {flow_.left(), flow_.y()}, scale);
        flow_.move_by(picture.height * scale);
        flow_.put(caption);
    }

    void put(cmark_node* node) {
        const bool is_first = std::exchange(is_first_of_item_, false);
        const cmark_node_type type = cmark_node_get_type(node);
        if (const Plate* const plate = text_.plate_of(node)) {
            flow_.skip(6);
            put_plate(*plate, words_in(node));
        } else if (type == CMARK_NODE_HEADING) {
            put_heading(node);
        } else if (type == CMARK_NODE_PARAGRAPH) {
            flow_.skip(is_first ? 1.5 : 6);
            put_paragraph(node);
        } else if (type == CMARK_NODE_LIST) {
            flow_.skip(is_first ? 0 : 4);
            put_list(node);
        } else if (type == CMARK_NODE_CODE_BLOCK) {
            flow_.skip(6);
            put_code(node);
        } else if (type == CMARK_NODE_THEMATIC_BREAK) {
            flow_.skip(8);
            flow_.put_box({flow_.left(), flow_.y(), flow_.left() + flow_.width(), flow_.y() + 0.5},
                          grey);
        } else if (type == CMARK_NODE_BLOCK_QUOTE) {
            flow_.indent(list_indent);
            put_children(node);
            flow_.indent(-list_indent);
        } else {
            flow_.skip(6);
            put_table(flow_, typesetter_, node);
        }
    }

    /// A picture that fills a page, in landscape format if that suits it.
    void add_page(std::vector<Page>& pages, const Plate& plate, const std::string& words) {
        const Picture& picture = plate.picture;
        Point size = size_of(size_);
        if (picture.width > picture.height) std::swap(size.x, size.y);
        constexpr double edge = 36, below = 46;
        const Box room{edge, edge, size.x - edge, size.y - below - foot_style.leading};
        const double scale = std::min(room.width() / picture.width, room.height() / picture.height);
        const Point at{(size.x - picture.width * scale) / 2, edge};
        bookmarks_.push_back({words, 1, static_cast<int>(pages.size()) + 1, edge});
        pages.push_back(
            {size.x, size.y, {}, {{std::make_shared<const Picture>(picture), at, scale}}});
        const SetText caption = typesetter_.set({words}, foot_style, room.width());
        put_on(pages.back(), caption, 0, {edge, room.bottom});
    }

    static void put_on(Page& page, const SetText& text, int line, Point top_left) {
        const auto indent = text.indents.at(static_cast<std::size_t>(line));
        page.lines.push_back(
            {text, line, {top_left.x + indent, top_left.y + text.style.leading * 0.74}});
    }

    void add_foot(Page& page, std::size_t number, std::size_t count) {
        const double room = page.width - 2 * margins.side;
        constexpr double for_number = 70;
        constexpr double top = 42;  // from the lower edge
        page.boxes.push_back(
            {{margins.side, page.height - top, page.width - margins.side, page.height - top + 0.5},
             grey});
        const SetText foot = typesetter_.set({document_.foot}, foot_style, room - for_number);
        for (int line = 0; line < foot.lines(); ++line) {
            const double y = page.height - top + 4 + line * foot_style.leading;
            if (y + foot_style.leading <= page.height) put_on(page, foot, line, {margins.side, y});
        }
        const SetText numbered = typesetter_.set({fmt::format("page {} of {}", number, count)},
                                                 number_style, for_number);
        put_on(page, numbered, 0, {page.width - margins.side - for_number, page.height - top + 4});
    }

    const Document& document_;
    MarkdownReading text_;
    PageSize size_;
    Typesetter typesetter_;
    PageFlow flow_;
    std::vector<Bookmark> bookmarks_;
    std::vector<std::pair<const Plate*, std::string>> pages_behind_;
    bool is_first_of_item_ = false;
};

}  // namespace

Pages pages_of(const Document& document, PageSize size) {
    return Compositor(document, size).composed();
}

std::string text_of(const PlacedLine& placed) {
    const PangoLayoutLine* const line =
        pango_layout_get_line_readonly(placed.text.layout.get(), placed.line);
    const char* const begin = pango_layout_get_text(placed.text.layout.get());
    return {begin + line->start_index, static_cast<std::size_t>(line->length)};
}

std::string text_of(const Page& page) {
    std::vector<const PlacedLine*> lines;
    for (const PlacedLine& line : page.lines) lines.push_back(&line);
    std::stable_sort(lines.begin(), lines.end(), [](const PlacedLine* a, const PlacedLine* b) {
        return a->baseline.y < b->baseline.y;
    });
    std::string text;
    for (const PlacedLine* each : lines) text += text_of(*each) + '\n';
    return text;
}

}  // namespace flagplot::paper
