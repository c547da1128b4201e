#include "toml/keys.h"

#include <fmt/format.h>

namespace flagplot::file_schema {

void report_wrong(const Source& source, std::string_view key, const toml::node& node,
                  ErrorCode wrong, std::string expected,
                  const std::vector<std::string>& candidates) {
    const Spot spot = spot_of(node.source());
    const std::string text = quotable(node.value<std::string>().value_or(""));
    switch (wrong) {
        case ErrorCode::unknown_word:
            source.problem(spot, wrong, {text, list_of(candidates)},
                           source.problems.nearest(text, candidates));
            return;
        case ErrorCode::bad_moment:
            source.problem(spot, wrong, {text});
            return;
        case ErrorCode::out_of_range:
            source.problem(spot, wrong, {std::string(key), shown(node), std::move(expected)});
            return;
        default:
            source.problem(spot, ErrorCode::wrong_type, {std::string(key), std::move(expected)});
    }
}

void report_too_long(const Source& source, std::string_view key, const toml::array& list) {
    source.problem(spot_of(list.source()), ErrorCode::out_of_range,
                   {std::string(key), fmt::format("a list of {}", list.size()),
                    fmt::format("at most {} entries", limits::list_entries)});
}

void report_unknown_key(const Source& source, const toml::key& key,
                        const std::vector<std::string>& known) {
    const std::string name = quotable(key.str());
    source.problem(spot_of(key.source()), ErrorCode::unknown_key, {name},
                   source.problems.nearest(name, known));
}

}  // namespace flagplot::file_schema
