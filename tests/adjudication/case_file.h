#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// A page of the book of adjudication cases as it is written. The format's reference is
/// docs/adjudication/README.md.

namespace flagplot::book {

/// What is wrong with a page, with its place: the case cannot be played at all.
class PageError : public std::runtime_error {
  public:
    PageError(std::string_view file, std::int32_t line, std::string_view what);
};

struct TextLine {
    std::int32_t number = 0;  ///< in the page, from 1
    std::string text;
};

/// What stands between two fences.
struct Block {
    std::int32_t line = 0;           ///< of the opening fence
    std::string kind;                ///< the first word behind the fence: "happens"
    std::vector<std::string> words;  ///< the words behind that
    std::vector<TextLine> lines;

    [[nodiscard]] std::string text() const;
};

/// "sighting.cap = 12"
struct Setting {
    std::int32_t line = 0;
    std::string key;
    std::string value;

    [[nodiscard]] std::string text() const { return key + " = " + value; }
};

/// The part of a case that holds for one value of its switch.
struct Variant {
    Setting with;
    std::vector<Block> blocks;
};

struct Case {
    std::string file;
    std::int32_t line = 0;
    std::string heading;
    std::vector<std::string> rules;
    std::vector<Setting> switches;
    std::vector<Block> blocks;      ///< that hold for every value
    std::vector<Variant> variants;  ///< none: the case is played once
    std::string fails;              ///< in a page of planted cases: how it must fail
    bool values_agree = false;      ///< the page says that they all give the same

    [[nodiscard]] std::string name() const { return file + ": " + heading; }
};

/// The cases of a page, in order. `file` is what messages call it.
[[nodiscard]] std::vector<Case> read_page(const std::string& file, std::string_view text);

/// Words, without the blanks and commas between them; "a text in quotation marks" is one.
[[nodiscard]] std::vector<std::string> words_in(std::string_view text);

}  // namespace flagplot::book
