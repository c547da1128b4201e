#include "paper/markdown.h"

#include <cmark-gfm-core-extensions.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace flagplot::paper {

namespace {

using Iterator = std::unique_ptr<cmark_iter, Releases<cmark_iter_free>>;
using Bytes = std::unique_ptr<char, Releases<std::free>>;

std::string_view literal_of(cmark_node* node) {
    const char* const literal = cmark_node_get_literal(node);
    return literal == nullptr ? std::string_view{} : literal;
}

const Plate* plate_named(const Document& document, cmark_node* image) {
    const std::string_view name = cmark_node_get_url(image);
    const auto found = std::find_if(document.plates.begin(), document.plates.end(),
                                    [&](const Plate& plate) { return plate.name == name; });
    return found == document.plates.end() ? nullptr : &*found;
}

/// Replaces a node with a text.
void say_instead(cmark_node* node, const std::string& words) {
    cmark_node* const text = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(text, words.c_str());
    cmark_node* instead = text;
    if (cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK) {
        instead = cmark_node_new(CMARK_NODE_PARAGRAPH);
        cmark_node_append_child(instead, text);
    }
    cmark_node_replace(node, instead);
    cmark_node_free(node);
}

bool is_html(cmark_node* node) {
    const cmark_node_type type = cmark_node_get_type(node);
    return type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE;
}

/// Nodes that could do more than be read.
std::vector<cmark_node*> doers_in(cmark_node* root, const Document& document) {
    std::vector<cmark_node*> found;
    const Iterator each(cmark_iter_new(root));
    for (cmark_event_type event = cmark_iter_next(each.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(each.get())) {
        cmark_node* const node = cmark_iter_get_node(each.get());
        const bool is_foreign_picture = event == CMARK_EVENT_EXIT &&
                                        cmark_node_get_type(node) == CMARK_NODE_IMAGE &&
                                        plate_named(document, node) == nullptr;
        if (is_html(node) || is_foreign_picture) found.push_back(node);
    }
    return found;
}

/// Documents are read on several threads, but the library registers without a lock.
void register_once() {
    [[maybe_unused]] static const bool is_registered = [] {
        cmark_gfm_core_extensions_ensure_registered();
        return true;
    }();
}

}  // namespace

std::string words_in(cmark_node* node) {
    std::string words;
    const Iterator each(cmark_iter_new(node));
    for (cmark_event_type event = cmark_iter_next(each.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(each.get())) {
        if (event != CMARK_EVENT_ENTER) continue;
        cmark_node* const part = cmark_iter_get_node(each.get());
        const cmark_node_type type = cmark_node_get_type(part);
        if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) words += ' ';
        words += literal_of(part);
    }
    return words;
}

MarkdownReading::MarkdownReading(const Document& document) : document_(document) {
    register_once();
    parser_.reset(cmark_parser_new(CMARK_OPT_VALIDATE_UTF8));
    cmark_parser_attach_syntax_extension(parser_.get(), cmark_find_syntax_extension("table"));
    cmark_parser_feed(parser_.get(), document.markdown.data(), document.markdown.size());
    root_.reset(cmark_parser_finish(parser_.get()));
    for (cmark_node* const node : doers_in(root(), document)) say_instead(node, words_in(node));
}

std::string MarkdownReading::html() const {
    const Bytes text(cmark_render_html(root(), CMARK_OPT_DEFAULT,
                                       cmark_parser_get_syntax_extensions(parser_.get())));
    return text.get();
}

const Plate* MarkdownReading::plate_of(cmark_node* paragraph) const {
    cmark_node* const only = cmark_node_first_child(paragraph);
    if (only == nullptr || cmark_node_get_type(paragraph) != CMARK_NODE_PARAGRAPH ||
        cmark_node_next(only) != nullptr || cmark_node_get_type(only) != CMARK_NODE_IMAGE) {
        return nullptr;
    }
    return plate_named(document_, only);
}

}  // namespace flagplot::paper
