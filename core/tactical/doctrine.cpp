#include "tactical/doctrine.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lines.h"
#include "base/plain_text.h"

namespace flagplot::tactical {

namespace {

constexpr std::string_view everybody = "all";

std::string listed(const std::vector<std::string>& words) {
    return fmt::format("one of {}", fmt::join(words, ", "));
}

std::vector<std::string> units_of(const Party& party) {
    std::vector<std::string> names{std::string(everybody)};
    for (const Formation& formation : party.formations) {
        for (const Unit& unit : formation.units) names.push_back(unit.name);
    }
    return names;
}

/// Reads one line. Its parts are views into `line_`, so each error knows its column.
class LineReading {
  public:
    LineReading(std::string_view line, Place place) : line_(line), place_(std::move(place)) {}

    Result<DoctrineLine> read(const std::vector<DoctrineKey>& keys,
                              const std::vector<std::string>& units) {
        const auto colon = line_.find(':');
        if (colon == line_.npos) {
            return wrong(line_, "no colon stands behind who is meant",
                         "a line like \"all: KEY VALUE\"", {});
        }
        const std::string_view unit = trimmed(line_.substr(0, colon));
        if (std::find(units.begin(), units.end(), unit) == units.end()) {
            return wrong(unit, fmt::format("\"{}\" is no ship of this side", unit), listed(units),
                         nearest_word(unit, units));
        }
        const std::string_view wish = trimmed(line_.substr(colon + 1));
        const std::string_view key = wish.substr(0, wish.find(' '));
        const auto found = std::find_if(keys.begin(), keys.end(),
                                        [&](const DoctrineKey& each) { return each.name == key; });
        if (found == keys.end()) return wrong_word(key, names_of(keys));
        const std::string_view value = trimmed(wish.substr(key.size()));
        if (std::find(found->words.begin(), found->words.end(), value) == found->words.end()) {
            return wrong_word(value, {found->words.begin(), found->words.end()});
        }
        const bool is_all = unit == everybody;
        return DoctrineLine{is_all ? std::string() : std::string(unit), std::string(key),
                            std::string(value)};
    }

  private:
    static std::vector<std::string> names_of(const std::vector<DoctrineKey>& keys) {
        std::vector<std::string> names;
        for (const DoctrineKey& key : keys) names.emplace_back(key.name);
        return names;
    }
    [[nodiscard]] Failure wrong_word(std::string_view word,
                                     const std::vector<std::string>& words) const {
        return wrong(word, fmt::format("\"{}\" means nothing", word), listed(words),
                     nearest_word(word, words));
    }
    [[nodiscard]] Failure wrong(std::string_view at, std::string what, std::string expected,
                                std::string nearest) const {
        Place place = place_;
        if (at.data() != nullptr) {
            place.column = static_cast<std::int32_t>(at.data() - line_.data()) + 1;
        }
        return failure(ErrorCode::bad_doctrine, {std::move(what), std::move(expected)},
                       std::move(place), std::move(nearest));
    }

    std::string_view line_;
    Place place_;
};

}  // namespace

Result<Doctrine> read_doctrine(const std::vector<DoctrineKey>& keys, const Party& party,
                               std::string_view text, const std::string& file) {
    const std::vector<std::string> units = units_of(party);
    Doctrine doctrine;
    for (std::int32_t number = 1; !text.empty(); ++number) {
        const std::string_view written = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), written.size() + 1));
        const std::string line = plain(written);
        if (trimmed(line).empty() || trimmed(line).front() == '#') continue;
        auto read = LineReading(line, {file, number, 1}).read(keys, units);
        if (!read) return Failure(read.error());
        doctrine.lines.push_back(*std::move(read));
    }
    return doctrine;
}

std::string text_of(const Doctrine& doctrine) {
    std::string text;
    for (const DoctrineLine& line : doctrine.lines) {
        text += fmt::format("{}: {} {}\n", line.unit.empty() ? everybody : line.unit, line.key,
                            line.value);
    }
    return text;
}

std::string_view wish_of(const Doctrine& doctrine, std::string_view unit, std::string_view key) {
    std::string_view for_all;
    for (auto line = doctrine.lines.rbegin(); line != doctrine.lines.rend(); ++line) {
        if (line->key != key) continue;
        if (line->unit == unit) return line->value;
        if (line->unit.empty() && for_all.empty()) for_all = line->value;
    }
    return for_all;
}

std::string blank_doctrine(const std::vector<DoctrineKey>& keys, const Party& party) {
    std::string text = fmt::format("# How {} wants its battle fought. Ships: {}.\n", party.name,
                                   fmt::join(units_of(party), ", "));
    for (const DoctrineKey& key : keys) {
        text += fmt::format("# {}: {}\n#   {}\n", key.name, key.help, fmt::join(key.words, ", "));
        text += fmt::format("all: {} {}\n", key.name, key.words.front());
    }
    return text;
}

}  // namespace flagplot::tactical
