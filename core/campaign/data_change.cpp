#include "campaign/data_change.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <type_traits>
#include <variant>

#include "base/kinds.h"
#include "chart/square.h"

namespace flagplot {

namespace {

/// A value with members that are compared one by one.
template <class T>
inline constexpr bool is_record = Listed<T> && !std::is_same_v<T, Square>;

/// Words for members whose name is not the right word.
struct MemberWord {
    std::string_view member;
    std::string_view word;
};
constexpr std::array words{
    MemberWord{"has_radar", "radar"},
    MemberWord{"has_fighters", "fighters"},
    MemberWord{"is_by_size", "by size"},
    MemberWord{"class_name", "class"},
    MemberWord{"turn_starts", "turns"},
    MemberWord{"enters_at", "enters in"},
    MemberWord{"only_if", "if"},
    MemberWord{"is_redrawn", "redrawn"},
    MemberWord{"is_port", "port"},
    MemberWord{"ship", ""},
    MemberWord{"what", ""},
};

/// The word for each kind of a card's effect.
constexpr std::array<std::string_view, std::variant_size_v<PlainEffect>> effect_words{
    "speed times", "points",      "points at most", "sight",  "no sight",
    "damage",      "destination", "false contact",  "reveal", "free search",
    "weather",     "arrive",      "free",           "tell",   "ask umpire",
};
static_assert(!effect_words.back().empty(), "every effect has its word");

std::string word_for(const std::string& member) {
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const MemberWord& each) { return each.member == member; });
    std::string word(found == words.end() ? std::string_view(member) : found->word);
    std::replace(word.begin(), word.end(), '_', ' ');
    return word;
}

/// The name of one item of a list member: "formation" for "formations".
std::string one_of(const std::string& list) {
    const bool is_plural = list.size() > 1 && list.ends_with('s');
    return word_for(is_plural ? list.substr(0, list.size() - 1) : list);
}

std::string path(const std::string& thing, const std::string& member) {
    if (thing.empty() || member.empty()) return thing + member;
    return thing + ", " + member;
}

/// A value in words, with the names of the campaign it belongs to.
struct ValueText {
    const Definition& of;

    template <class T>
    [[nodiscard]] std::string operator()(const T& value) const {
        if constexpr (std::is_same_v<T, bool>) {
            return value ? "yes" : "no";
        } else if constexpr (std::is_same_v<T, std::string>) {
            return fmt::format("\"{}\"", value);
        } else if constexpr (std::is_same_v<T, Square>) {
            return name_of(value);
        } else if constexpr (std::is_same_v<T, Moment>) {
            return moment_text(value);
        } else if constexpr (std::is_same_v<T, KnotTenths>) {
            return fmt::format("{}.{} knots", value.count / 10, value.count % 10);
        } else if constexpr (Worded<T>) {
            return std::string(word_of(value));
        } else if constexpr (is_quantity<T>) {
            return std::to_string(value.count);
        } else if constexpr (is_id<T>) {
            return named(value);
        } else if constexpr (std::is_integral_v<T>) {
            return std::to_string(value);
        } else if constexpr (is_optional<T>) {
            return value ? (*this)(*value) : "none";
        } else if constexpr (std::is_same_v<T, PlainEffect>) {
            const std::string details = std::visit(*this, value);
            const std::string kind(effect_words[value.index()]);
            return details.empty() ? kind : fmt::format("{} ({})", kind, details);
        } else if constexpr (is_variant<T>) {
            return std::visit(*this, value);
        } else if constexpr (is_vector<T>) {
            return list(value);
        } else if constexpr (is_record<T>) {
            return record(value);
        } else {
            static_assert(std::is_empty_v<T>);
            return {};
        }
    }

  private:
    [[nodiscard]] std::string named(SideId id) const { return of.side(id).id; }
    [[nodiscard]] std::string named(FormationId id) const { return of.formation(id).id; }
    [[nodiscard]] std::string named(ShipId id) const { return of.ship(id).ship.name; }
    [[nodiscard]] std::string named(CardId id) const { return of.card(id).name; }
    [[nodiscard]] std::string named(AssetId id) const { return of.assets.at(id.index()).id; }
    template <class Tag>
    [[nodiscard]] std::string named(Id<Tag> id) const {
        return std::to_string(id.number);
    }

    template <class T>
    [[nodiscard]] std::string list(const std::vector<T>& values) const {
        std::string text;
        for (const T& value : values) text += (text.empty() ? "" : ", ") + (*this)(value);
        return text.empty() ? "none" : text;
    }

    template <class T>
    [[nodiscard]] std::string record(const T& value) const {
        const auto names = field_names<T>();
        std::string text;
        std::size_t next = 0;
        with_fields(value, [&](const auto&... field) {
            ((text += (text.empty() ? "" : ", ") + worded(names[next++], (*this)(field))), ...);
        });
        return text;
    }
    [[nodiscard]] static std::string worded(const std::string& member, const std::string& value) {
        const std::string word = word_for(member);
        return word.empty() ? value : word + " " + value;
    }
};

// What a thing is called in the campaign; empty if it has no name of its own.
std::string title_of(const SideRow& row) { return "side " + row.id; }
std::string title_of(const FormationRow& row) { return "formation " + row.id; }
std::string title_of(const ShipRow& row) { return "ship " + row.ship.name; }
std::string title_of(const AssetRow& row) { return "aircraft " + row.id; }
std::string title_of(const Card& card) { return fmt::format("card \"{}\"", card.name); }
std::string title_of(const NamedPlace& place) { return "place " + place.name; }
template <class T>
std::string title_of(const T& /*thing*/) {
    return {};
}

/// The part in which two texts differ, in whole words.
struct Excerpt {
    std::string was;
    std::string is;
};

constexpr std::size_t most_of_a_text = 60;

std::string shortened(std::string_view text, bool has_more_before, bool has_more_behind) {
    const bool is_long = text.size() > most_of_a_text;
    if (is_long) {
        std::size_t end = text.rfind(' ', most_of_a_text);
        if (end == std::string_view::npos) {  // one long word: cut between two characters of UTF-8
            end = most_of_a_text;
            while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
        }
        text = text.substr(0, end);
    }
    std::string line(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return fmt::format("\"{}{}{}\"", has_more_before ? "..." : "", line,
                       is_long || has_more_behind ? "..." : "");
}

Excerpt excerpt_of(std::string_view was, std::string_view is) {
    const auto is_gap = [](char c) { return c == ' ' || c == '\n'; };
    const std::size_t shorter = std::min(was.size(), is.size());
    std::size_t begin = 0;
    while (begin < shorter && was[begin] == is[begin]) ++begin;
    while (begin > 0 && !is_gap(was[begin - 1])) --begin;
    std::size_t behind = 0;
    while (behind < shorter - begin && was[was.size() - 1 - behind] == is[is.size() - 1 - behind]) {
        ++behind;
    }
    while (behind > 0 && !is_gap(was[was.size() - behind])) --behind;
    const auto middle = [&](std::string_view text) {
        return shortened(text.substr(begin, text.size() - begin - behind), begin > 0, behind > 0);
    };
    return {middle(was), middle(is)};
}

/// Compares two campaigns member by member and collects what differs.
class Comparison {
  public:
    Comparison(const Definition& was, const Definition& is) : was_{was}, is_{is} {
        members("", was, is);
    }

    [[nodiscard]] std::vector<DataChange> list() && { return std::move(changes_); }

  private:
    template <class T>
    void members(const std::string& thing, const T& was, const T& is) {
        const auto names = field_names<T>();
        with_fields(was, [&](const auto&... before) {
            with_fields(is, [&](const auto&... after) {
                std::size_t next = 0;
                (member(thing, names[next++], before, after), ...);
            });
        });
    }

    template <class T>
    void member(const std::string& thing, const std::string& name, const T& was, const T& is) {
        if constexpr (is_vector<T>) {
            list_of(thing, name, was, is);
        } else {
            value(path(thing, word_for(name)), was, is);
        }
    }

    template <class T>
    void value(const std::string& what, const T& was, const T& is) {
        if (was == is) return;
        if constexpr (is_record<T>) {
            members(what, was, is);
        } else if constexpr (std::is_same_v<T, std::string>) {
            const Excerpt excerpt = excerpt_of(was, is);
            changes_.push_back({what, excerpt.was, excerpt.is});
        } else {
            changes_.push_back({what, was_(was), is_(is)});
        }
    }

    /// Lists of records are compared item by item, lists of simple values as a whole.
    template <class T>
    void list_of(const std::string& thing, const std::string& name, const std::vector<T>& was,
                 const std::vector<T>& is) {
        if constexpr (is_record<T> || is_variant<T>) {
            things(thing, one_of(name), was, is);
        } else {
            value(path(thing, word_for(name)), was, is);
        }
    }
    void list_of(const std::string& thing, const std::string& name, const std::vector<Terrain>& was,
                 const std::vector<Terrain>& is) {
        if (was.size() != is.size()) return value(path(thing, name), was, is);
        for (std::size_t i = 0; i < was.size(); ++i) {
            value(path(thing, name_of(was_.of.chart.square_at(i))), was[i], is[i]);
        }
    }

    template <class T>
    void things(const std::string& thing, const std::string& one, const std::vector<T>& was,
                const std::vector<T>& is) {
        const auto label = [&](const T& each, std::size_t place) {
            const std::string title = title_of(each);
            return path(thing, title.empty() ? fmt::format("{} {}", one, place + 1) : title);
        };
        // What is the same at the beginning and at the end was not changed; the items between were
        // added or removed.
        std::size_t begin = 0;
        std::size_t behind = 0;
        if (was.size() != is.size()) {
            const std::size_t shorter = std::min(was.size(), is.size());
            while (begin < shorter && was[begin] == is[begin]) ++begin;
            while (behind < shorter - begin &&
                   was[was.size() - 1 - behind] == is[is.size() - 1 - behind]) {
                ++behind;
            }
        }
        const std::size_t longer = std::max(was.size(), is.size()) - behind;
        for (std::size_t i = begin; i < longer; ++i) {
            if (i >= is.size() - behind) {
                changes_.push_back({label(was[i], i), was_(was[i]), {}});
            } else if (i >= was.size() - behind) {
                changes_.push_back({label(is[i], i), {}, is_(is[i])});
            } else {
                value(label(was[i], i), was[i], is[i]);
            }
        }
    }

    ValueText was_;
    ValueText is_;
    std::vector<DataChange> changes_;
};

}  // namespace

std::vector<DataChange> changes_between(const Definition& was, const Definition& is) {
    return Comparison(was, is).list();
}

std::string text_of(const DataChange& change) {
    if (change.was.empty()) return fmt::format("{}: added, {}", change.what, change.is);
    if (change.is.empty()) return fmt::format("{}: taken out, {}", change.what, change.was);
    return fmt::format("{}: {} -> {}", change.what, change.was, change.is);
}

}  // namespace flagplot
