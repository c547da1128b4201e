#include "base/lines.h"

#include <algorithm>

namespace flagplot {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view around = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(around);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(around) - begin + 1);
}

std::string first_line(std::string_view text) {
    return std::string(text.substr(0, text.find('\n')));
}

std::vector<std::string_view> parts_of(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + separator.size());
    }
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace flagplot
