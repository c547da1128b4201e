#include "paper/rich_text.h"

#include <optional>
#include <string_view>

namespace flagplot::paper {

namespace {

std::optional<Look> look_of(cmark_node_type type) {
    if (type == CMARK_NODE_STRONG) return Look::strong;
    if (type == CMARK_NODE_EMPH) return Look::stressed;
    if (type == CMARK_NODE_CODE) return Look::code;
    return std::nullopt;
}

void add_target(RichText& rich, std::size_t begin, cmark_node* link) {
    const std::string_view target = cmark_node_get_url(link);
    if (target.empty() || rich.text.substr(begin) == target) return;
    rich.text.append(" (").append(target).append(")");
}

void add(RichText& rich, cmark_node* node) {
    const cmark_node_type type = cmark_node_get_type(node);
    const std::size_t begin = rich.text.size();
    if (type == CMARK_NODE_LINEBREAK) rich.text += '\n';
    if (type == CMARK_NODE_SOFTBREAK) rich.text += ' ';
    if (const char* const literal = cmark_node_get_literal(node)) rich.text += literal;
    for (cmark_node* part = cmark_node_first_child(node); part != nullptr;
         part = cmark_node_next(part)) {
        add(rich, part);
    }
    if (type == CMARK_NODE_LINK) add_target(rich, begin, node);
    if (const auto look = look_of(type)) rich.spans.push_back({*look, begin, rich.text.size()});
}

}  // namespace

RichText rich_text_in(cmark_node* node) {
    RichText rich;
    add(rich, node);
    return rich;
}

RichText in_look(Look look, std::string text) {
    const std::size_t end = text.size();
    return {std::move(text), {{look, 0, end}}};
}

}  // namespace flagplot::paper
