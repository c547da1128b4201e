#include "base/kept_schema.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "base/codec.h"
#include "base/plain_text.h"

namespace flagplot {

namespace {

// Much more than any schema has; a text from elsewhere must not keep the program busy.
constexpr std::size_t most_bytes = 1'000'000;
constexpr std::size_t most_in_array = 4'096;
constexpr int deepest = 100;

bool is_of_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == ':'; }

/// The text up to the next mark, which is removed, too.
std::string_view cut(std::string_view& text, char mark) {
    const std::size_t end = text.find(mark);
    const std::string_view piece = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return piece;
}

}  // namespace

/// Parses the text of a schema.
class KeptSchemaReading {
  public:
    explicit KeptSchemaReading(KeptSchema& schema) : schema_(schema) {}

    bool all(std::string_view text) {
        if (text.size() > most_bytes) return false;
        while (!text.empty()) {
            if (!line(cut(text, '\n'))) return false;
        }
        return !schema_.roots_.empty() && names_known();
    }

  private:
    using Shape = KeptSchema::Shape;
    using Kind = KeptSchema::Kind;

    bool line(std::string_view text) {
        const std::string_view what = cut(text, ' ');
        if (what == "root") return roots(text);
        KeptSchema::Type type;
        type.is_enumeration = what == "enum";
        if (!type.is_enumeration && what != "struct") return false;
        const std::string name(cut(text, ' '));
        while (!text.empty()) {
            std::string_view part = cut(text, ' ');
            if (type.is_enumeration) {
                type.names.emplace_back(part);
                continue;
            }
            type.names.emplace_back(cut(part, ':'));
            auto shape = whole(part);
            if (!shape) return false;
            type.shapes.push_back(*std::move(shape));
        }
        return !name.empty() && schema_.types_.emplace(name, std::move(type)).second;
    }

    bool roots(std::string_view text) {
        while (!text.empty()) {
            auto shape = whole(cut(text, ' '));
            if (!shape) return false;
            schema_.roots_.push_back(*std::move(shape));
        }
        return true;
    }

    std::optional<Shape> whole(std::string_view text) {
        auto shape = next(text, 0);
        return text.empty() ? std::move(shape) : std::nullopt;
    }

    /// The shape at the beginning of the text, which is removed.
    std::optional<Shape> next(std::string_view& text, int depth) {
        const std::string_view begun = text;
        if (text.empty() || depth > deepest) return std::nullopt;
        Shape shape;
        if (is_of_name(text.front())) {
            const auto* end = std::find_if_not(text.begin(), text.end(), is_of_name);
            text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
            const std::string_view name = begun.substr(0, begun.size() - text.size());
            shape.kind = name == "int"    ? Kind::number
                         : name == "id"   ? Kind::id
                         : name == "text" ? Kind::text
                                          : Kind::named;
        } else if (!composed(text, shape, depth)) {
            return std::nullopt;
        }
        shape.text = begun.substr(0, begun.size() - text.size());
        return shape;
    }

    bool composed(std::string_view& text, Shape& shape, int depth) {
        const char mark = text.front();
        text.remove_prefix(1);
        switch (mark) {
            case '?':
                shape.kind = Kind::optional;
                return part(text, shape, depth);
            case '[':
                shape.kind = Kind::list;
                if (!text.empty() && is_digit(text.front())) {
                    shape.kind = Kind::array;
                    if (!count(text, shape.count)) return false;
                }
                return part(text, shape, depth) && mark_of(text, ']');
            case '{':
                shape.kind = Kind::map;
                return part(text, shape, depth) && mark_of(text, '>') && part(text, shape, depth) &&
                       mark_of(text, '}');
            case '(':
                shape.kind = Kind::one_of;
                do {
                    if (!part(text, shape, depth)) return false;
                } while (mark_of(text, '|'));
                return mark_of(text, ')');
            default:
                return false;
        }
    }

    bool part(std::string_view& text, Shape& shape, int depth) {
        auto found = next(text, depth + 1);
        if (!found) return false;
        shape.parts.push_back(*std::move(found));
        return true;
    }
    static bool mark_of(std::string_view& text, char mark) {
        if (!text.starts_with(mark)) return false;
        text.remove_prefix(1);
        return true;
    }
    static bool count(std::string_view& text, std::size_t& value) {
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        return code == std::errc{} && value <= most_in_array && mark_of(text, '*');
    }

    [[nodiscard]] bool names_known() const {
        const auto known = [&](const Shape& shape) { return is_known(shape); };
        const auto of_type = [&](const auto& row) {
            return std::all_of(row.second.shapes.begin(), row.second.shapes.end(), known);
        };
        return std::all_of(schema_.roots_.begin(), schema_.roots_.end(), known) &&
               std::all_of(schema_.types_.begin(), schema_.types_.end(), of_type);
    }
    [[nodiscard]] bool is_known(const Shape& shape) const {
        if (shape.kind == Kind::named) return schema_.knows(shape.text);
        return std::all_of(shape.parts.begin(), shape.parts.end(),
                           [&](const Shape& each) { return is_known(each); });
    }

    KeptSchema& schema_;
};

std::optional<KeptSchema> KeptSchema::read(std::string_view text) {
    KeptSchema schema;
    return KeptSchemaReading(schema).all(text) ? std::optional(std::move(schema)) : std::nullopt;
}

/// Compares what one schema has written with what another one reads.
class KeptComparison {
  public:
    KeptComparison(const KeptSchema& kept, const KeptSchema& today) : kept_(kept), today_(today) {}

    bool all() { return begins_with(today_.roots_, kept_.roots_, true); }

  private:
    using Shape = KeptSchema::Shape;
    using Kind = KeptSchema::Kind;

    /// `is_whole`: nothing may have been added at the end.
    bool begins_with(const std::vector<Shape>& today, const std::vector<Shape>& kept,
                     bool is_whole) {
        if (today.size() < kept.size() || (is_whole && today.size() != kept.size())) return false;
        return std::equal(kept.begin(), kept.end(), today.begin(),
                          [&](const Shape& a, const Shape& b) { return fits(a, b); });
    }

    bool fits(const Shape& kept, const Shape& today) {
        if (kept.kind != today.kind || kept.count != today.count) return false;
        if (kept.kind == Kind::named) return types_fit(kept.text, today.text);
        return begins_with(today.parts, kept.parts, kept.kind != Kind::one_of);
    }

    bool types_fit(const std::string& kept, const std::string& today) {
        if (kept != today) return false;
        if (!compared_.insert(kept).second) return true;
        const KeptSchema::Type& a = kept_.types_.find(kept)->second;
        const KeptSchema::Type& b = today_.types_.find(today)->second;
        if (a.is_enumeration != b.is_enumeration || b.names.size() < a.names.size()) return false;
        if (!a.is_enumeration && b.names.size() != a.names.size()) return false;
        return std::equal(a.names.begin(), a.names.end(), b.names.begin()) &&
               begins_with(b.shapes, a.shapes, true);
    }

    const KeptSchema& kept_;
    const KeptSchema& today_;
    std::set<std::string> compared_;
};

bool KeptSchema::is_read_by(const KeptSchema& today) const {
    return KeptComparison(*this, today).all();
}

/// Reads values from bytes, as `codec::Form` has written them.
class KeptBytes {
  public:
    KeptBytes(const KeptSchema& schema, std::string_view bytes)
        : schema_(schema), bytes_(bytes), in_(bytes) {}

    bool of_type(const std::string& name, KeptValue& value, int depth) {
        const KeptSchema::Type& type = schema_.types_.find(name)->second;
        if (depth > deepest) return in_.fail();
        if (type.is_enumeration) return enumerator(type, value);
        value.kind = KeptValue::Kind::record;
        value.names = type.names;
        return items(type.shapes, value, depth);
    }
    [[nodiscard]] bool at_end() const { return in_.at_end(); }

  private:
    using Shape = KeptSchema::Shape;
    using Kind = KeptSchema::Kind;

    bool enumerator(const KeptSchema::Type& type, KeptValue& value) {
        std::uint8_t number = 0;
        if (!in_.byte(number)) return false;
        value.kind = KeptValue::Kind::word;
        value.number = number;
        if (type.names.empty()) return true;
        if (number >= type.names.size()) return in_.fail();
        value.text = type.names[number];
        return true;
    }

    bool items(const std::vector<Shape>& shapes, KeptValue& value, int depth) {
        value.items.reserve(shapes.size());
        return std::all_of(shapes.begin(), shapes.end(), [&](const Shape& shape) {
            return of_shape(shape, value.items.emplace_back(), depth + 1);
        });
    }

    bool list(const std::vector<Shape>& shapes, std::size_t size, KeptValue& value, int depth) {
        value.kind = KeptValue::Kind::list;
        for (std::size_t i = 0; i < size; ++i) {
            for (const Shape& shape : shapes) {
                if (!of_shape(shape, value.items.emplace_back(), depth + 1)) return false;
            }
        }
        return true;
    }

    bool of_shape(const Shape& shape, KeptValue& value, int depth) {
        const std::size_t begun = bytes_.size() - in_.remaining();
        if (!unmarked(shape, value, depth)) return false;
        value.bytes = bytes_.substr(begun, bytes_.size() - in_.remaining() - begun);
        return true;
    }

    bool unmarked(const Shape& shape, KeptValue& value, int depth) {
        switch (shape.kind) {
            case Kind::number:
                value.kind = KeptValue::Kind::number;
                return decode(in_, value.number);
            case Kind::id: {
                std::uint64_t wide = 0;
                if (!in_.number(wide) || wide > UINT32_MAX) return in_.fail();
                value.kind = KeptValue::Kind::number;
                value.number = static_cast<std::int64_t>(wide);
                return true;
            }
            case Kind::text:
                value.kind = KeptValue::Kind::text;
                return decode(in_, value.text);
            case Kind::list:
            case Kind::map: {
                std::size_t size = 0;
                return in_.length(size) && list(shape.parts, size, value, depth);
            }
            case Kind::array:
                return list(shape.parts, shape.count, value, depth);
            case Kind::optional: {
                std::uint8_t has = 0;
                if (!in_.byte(has) || has > 1) return in_.fail();
                return has == 0 || of_shape(shape.parts.front(), value, depth);
            }
            case Kind::one_of: {
                std::uint8_t index = 0;
                if (!in_.byte(index) || index >= shape.parts.size()) return in_.fail();
                value.kind = KeptValue::Kind::one_of;
                value.text = shape.parts[index].text;
                return of_shape(shape.parts[index], value.items.emplace_back(), depth + 1);
            }
            case Kind::named:
                return of_type(shape.text, value, depth + 1);
        }
        return in_.fail();
    }

    const KeptSchema& schema_;
    std::string_view bytes_;
    Reader in_;
};

std::optional<KeptValue> KeptSchema::decoded(std::string_view type, std::string_view bytes) const {
    if (!knows(type)) return std::nullopt;
    KeptBytes in(*this, bytes);
    KeptValue value;
    value.bytes = bytes;
    if (!in.of_type(std::string(type), value, 0) || !in.at_end()) return std::nullopt;
    return value;
}

}  // namespace flagplot
