#pragma once

#include <toml++/toml.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/calendar.h"
#include "base/fields.h"
#include "base/plain_text.h"
#include "base/result.h"
#include "chart/square.h"
#include "toml/toml_text.h"

/// \file
/// The forms of values in a data file. Each says what it expects, in words for messages and for the
/// data reference, and reads it; what it returns is what was wrong.

namespace flagplot::file_schema {

using Wrong = std::optional<ErrorCode>;

/// A short name that can be written in an order line: letters, digits, - _ and a dot, a letter
/// first.
[[nodiscard]] bool is_word(std::string_view text);
struct Word {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// A name for people, in one line.
struct Label {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// A name for people that orders may write in quotation marks, in one line.
struct CallName {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// A short text, in one line.
struct Sentence {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// A text of any number of lines, as long as a data file may be: the drawing of a chart.
struct Drawing {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// A long text, of any number of lines.
struct Prose {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// The name of a Markdown file beside the campaign.
struct MarkdownName {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// "E6". Whether the chart has it is checked later.
struct SquareName {
    using Value = Square;
    static std::string expected();
    static Wrong read(const toml::node& node, Square& value);
};

/// A date and hour on a half hour: when turns begin.
struct HalfHour {
    using Value = Moment;
    static std::string expected();
    static Wrong read(const toml::node& node, Moment& value);
};

/// A date and time to the minute, as the half hour before it and the minutes since.
struct Minute {
    struct Value {
        Moment half_hour;
        std::int32_t minutes = 0;
    };
    static std::string expected();
    static Wrong read(const toml::node& node, Value& value);
};

/// A date, meaning its beginning.
struct Day {
    using Value = Moment;
    static std::string expected();
    static Wrong read(const toml::node& node, Moment& value);
};

struct Flag {
    using Value = bool;
    static std::string expected();
    static Wrong read(const toml::node& node, bool& value);
};

[[nodiscard]] Wrong read_whole(const toml::node& node, std::int32_t least, std::int32_t most,
                               std::int32_t& value);
[[nodiscard]] Wrong read_fixed(const toml::node& node, std::int32_t scale, std::int32_t least,
                               std::int32_t most, std::int32_t& value);
[[nodiscard]] std::string expected_whole(std::int32_t least, std::int32_t most);
[[nodiscard]] std::string expected_fixed(std::int32_t scale, std::int32_t least, std::int32_t most);

template <std::int32_t Least, std::int32_t Most>
struct Whole {
    using Value = std::int32_t;
    static std::string expected() { return expected_whole(Least, Most); }
    static Wrong read(const toml::node& node, Value& value) {
        return read_whole(node, Least, Most, value);
    }
};

/// A decimal fraction, stored as a whole number of parts: `Scale` 10 keeps tenths.
template <std::int32_t Scale, std::int32_t Least, std::int32_t Most>
struct Fixed {
    using Value = std::int32_t;
    static std::string expected() { return expected_fixed(Scale, Least, Most); }
    static Wrong read(const toml::node& node, Value& value) {
        return read_fixed(node, Scale, Least * Scale, Most * Scale, value);
    }
};

/// One word of an enumeration.
template <Worded E>
struct OneOf {
    using Value = E;
    static std::vector<std::string> candidates() {
        return {words_of<E>.begin(), words_of<E>.end()};
    }
    static std::string expected() { return "one of " + list_of(candidates()); }
    static Wrong read(const toml::node& node, E& value) {
        const auto* text = node.as_string();
        if (text == nullptr) return ErrorCode::wrong_type;
        for (std::size_t i = 0; i < words_of<E>.size(); ++i) {
            if (words_of<E>[i] != text->get()) continue;
            value = static_cast<E>(i);
            return std::nullopt;
        }
        return ErrorCode::unknown_word;
    }
};

}  // namespace flagplot::file_schema
