#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "base/sealed.h"

/// \file
/// One canonical byte form for every listed value: the save, the digests and the copies between
/// processes all use it. Equal values have equal bytes on every machine: whole numbers are
/// variable-length (zigzag), texts and lists carry their length, maps are ordered.

namespace flagplot {

/// Takes the bytes of values, and passes them on in pieces to be stored or digested.
class Writer {
  public:
    void byte(std::uint8_t value) {
        if (size_ == piece_.size()) flush();
        piece_.data()[size_++] = static_cast<char>(value);
    }
    void number(std::uint64_t value) {
        if (value < 0x80) return byte(static_cast<std::uint8_t>(value));
        long_number(value);
    }
    void raw(std::string_view text);

  protected:
    Writer() = default;
    ~Writer() = default;
    Writer(const Writer&) = default;
    Writer& operator=(const Writer&) = default;
    void flush();

  private:
    void long_number(std::uint64_t value);
    virtual void take_in(std::string_view bytes) = 0;

    std::array<char, 4096> piece_{};
    std::size_t size_ = 0;  // of the bytes in it
};

/// Collects the bytes of values.
class ByteWriter final : public Writer {
  public:
    [[nodiscard]] std::string take() {
        flush();
        return std::move(bytes_);
    }

  private:
    void take_in(std::string_view bytes) override { bytes_.append(bytes); }

    std::string bytes_;
};

/// Reads values. After the first wrong byte every further read fails.
class Reader {
  public:
    explicit Reader(std::string_view bytes)
        : next_(bytes.data()), end_(bytes.data() + bytes.size()) {}

    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] bool at_end() const { return ok_ && next_ == end_; }
    [[nodiscard]] std::size_t remaining() const { return static_cast<std::size_t>(end_ - next_); }
    bool fail() {
        next_ = end_;
        return ok_ = false;
    }

    bool byte(std::uint8_t& value) {
        if (next_ == end_) return fail();
        value = static_cast<std::uint8_t>(*next_++);
        return true;
    }
    bool number(std::uint64_t& value) {
        if (next_ == end_ || static_cast<std::uint8_t>(*next_) >= 0x80) return long_number(value);
        value = static_cast<std::uint8_t>(*next_++);
        return true;
    }
    /// A length: never more than the bytes that are left, so that a wrong one cannot allocate much
    /// memory.
    bool length(std::size_t& value) {
        std::uint64_t wide = 0;
        if (!number(wide) || wide > remaining()) return fail();
        value = static_cast<std::size_t>(wide);
        return true;
    }
    bool raw(std::size_t size, std::string_view& text) {
        if (size > remaining()) return fail();
        text = {next_, size};
        next_ += size;
        return ok_;
    }

  private:
    bool long_number(std::uint64_t& value);

    const char* next_;
    const char* end_;  // set to the end after a wrong byte
    bool ok_ = true;
};

template <class T>
void encode(Writer& out, const T& value);
template <class T>
bool decode(Reader& in, T& value);

namespace codec {

template <class T>
struct Form;  // one specialisation per kind of value

template <std::integral T>
struct Form<T> {
    static void encode(Writer& out, T value) {
        const auto wide = static_cast<std::int64_t>(value);
        out.number((static_cast<std::uint64_t>(wide) << 1U) ^
                   static_cast<std::uint64_t>(wide >> 63));
    }
    static bool decode(Reader& in, T& value) {
        std::uint64_t zigzag = 0;
        if (!in.number(zigzag)) return false;
        const auto wide = static_cast<std::int64_t>((zigzag >> 1U) ^ (~(zigzag & 1U) + 1U));
        value = static_cast<T>(wide);
        return static_cast<std::int64_t>(value) == wide || in.fail();
    }
};

template <class E>
    requires std::is_enum_v<E>
struct Form<E> {
    static void encode(Writer& out, E value) { out.byte(static_cast<std::uint8_t>(value)); }
    static bool decode(Reader& in, E& value) {
        std::uint8_t number = 0;
        if (!in.byte(number)) return false;
        if constexpr (Worded<E>) {
            if (number >= words_of<E>.size()) return in.fail();
        }
        value = static_cast<E>(number);
        return true;
    }
};

template <class Tag>
struct Form<Quantity<Tag>> {
    static void encode(Writer& out, Quantity<Tag> value) { flagplot::encode(out, value.count); }
    static bool decode(Reader& in, Quantity<Tag>& value) {
        return flagplot::decode(in, value.count);
    }
};

template <class Tag>
struct Form<Id<Tag>> {
    static void encode(Writer& out, Id<Tag> value) { out.number(value.number); }
    static bool decode(Reader& in, Id<Tag>& value) {
        std::uint64_t wide = 0;
        if (!in.number(wide) || wide > UINT32_MAX) return in.fail();
        value.number = static_cast<std::uint32_t>(wide);
        return true;
    }
};

template <>
struct Form<std::string> {
    static void encode(Writer& out, const std::string& value) {
        out.number(value.size());
        out.raw(value);
    }
    static bool decode(Reader& in, std::string& value) {
        std::size_t size = 0;
        std::string_view text;
        if (!in.length(size) || !in.raw(size, text)) return false;
        value = text;
        return true;
    }
};

template <class T>
inline constexpr bool is_plain_byte = std::is_enum_v<T> && sizeof(T) == 1;

template <class T>
struct Form<std::vector<T>> {
    static void encode(Writer& out, const std::vector<T>& values) {
        out.number(values.size());
        if constexpr (is_plain_byte<T>) {  // terrain: a quarter of a million squares at once
            out.raw({reinterpret_cast<const char*>(values.data()), values.size()});
        } else {
            for (const T& value : values) flagplot::encode(out, value);
        }
    }
    static bool decode(Reader& in, std::vector<T>& values) {
        std::size_t size = 0;
        if (!in.length(size)) return false;
        values.clear();
        if constexpr (is_plain_byte<T>) {
            std::string_view text;
            if (!in.raw(size, text)) return false;
            if constexpr (Worded<T>) {
                for (const char c : text) {
                    if (static_cast<std::uint8_t>(c) >= words_of<T>.size()) return in.fail();
                }
            }
            values.resize(size);
            if (size != 0) std::memcpy(values.data(), text.data(), size);
        } else {
            constexpr std::size_t believed = 1'048'576 / sizeof(T) + 1;  // if it is wrong
            values.reserve(std::min(size, believed));
            for (std::size_t i = 0; i < size; ++i) {
                if (!flagplot::decode(in, values.emplace_back())) return false;
            }
        }
        return true;
    }
};

template <class T, std::size_t N>
struct Form<std::array<T, N>> {
    static void encode(Writer& out, const std::array<T, N>& values) {
        for (const T& value : values) flagplot::encode(out, value);
    }
    static bool decode(Reader& in, std::array<T, N>& values) {
        for (T& value : values) {
            if (!flagplot::decode(in, value)) return false;
        }
        return true;
    }
};

template <class T>
struct Form<std::optional<T>> {
    static void encode(Writer& out, const std::optional<T>& value) {
        out.byte(value.has_value() ? 1 : 0);
        if (value) flagplot::encode(out, *value);
    }
    static bool decode(Reader& in, std::optional<T>& value) {
        std::uint8_t has = 0;
        if (!in.byte(has) || has > 1) return in.fail();
        value.reset();
        return has == 0 || flagplot::decode(in, value.emplace());
    }
};

template <class K, class V>
struct Form<std::map<K, V>> {
    static void encode(Writer& out, const std::map<K, V>& values) {
        out.number(values.size());
        for (const auto& [key, value] : values) {
            flagplot::encode(out, key);
            flagplot::encode(out, value);
        }
    }
    static bool decode(Reader& in, std::map<K, V>& values) {
        std::size_t size = 0;
        if (!in.length(size)) return false;
        values.clear();
        for (std::size_t i = 0; i < size; ++i) {
            K key{};
            if (!flagplot::decode(in, key)) return false;
            if (!values.empty() && !(values.rbegin()->first < key)) return in.fail();
            if (!flagplot::decode(in, values[key])) return false;
        }
        return true;
    }
};

template <class... Ts>
struct Form<std::variant<Ts...>> {
    using Value = std::variant<Ts...>;

    static void encode(Writer& out, const Value& value) {
        out.byte(static_cast<std::uint8_t>(value.index()));
        std::visit([&](const auto& held) { flagplot::encode(out, held); }, value);
    }
    static bool decode(Reader& in, Value& value) {
        std::uint8_t index = 0;
        if (!in.byte(index) || index >= sizeof...(Ts)) return in.fail();
        return decode_at(in, value, index, std::index_sequence_for<Ts...>{});
    }
    template <std::size_t... Is>
    static bool decode_at(Reader& in, Value& value, std::size_t index,
                          std::index_sequence<Is...> /*positions*/) {
        bool done = false;
        (void)((Is == index && (done = flagplot::decode(in, value.template emplace<Is>()), true)) ||
               ...);
        return done;
    }
};

template <class Variant>
struct Form<Sealed<Variant>> : Form<Variant> {};

template <class T>
    requires(Listed<T> || std::is_empty_v<T>)
struct Form<T> {
    static void encode(Writer& out, const T& value) {
        if constexpr (!std::is_empty_v<T>) {
            with_fields(value, [&](const auto&... field) { (flagplot::encode(out, field), ...); });
        }
    }
    static bool decode(Reader& in, T& value) {
        if constexpr (std::is_empty_v<T>) {
            return in.ok();
        } else {
            return with_fields(
                value, [&](auto&... field) { return (flagplot::decode(in, field) && ...); });
        }
    }
};

}  // namespace codec

template <class T>
void encode(Writer& out, const T& value) {
    codec::Form<T>::encode(out, value);
}

template <class T>
bool decode(Reader& in, T& value) {
    return codec::Form<T>::decode(in, value);
}

/// For a large type: its bytes are written and read by the one file that has
/// `FLAGPLOT_BYTES_HERE(Type)`, not by every file that needs them.
#define FLAGPLOT_BYTES_ELSEWHERE(Type)           \
    template <>                                  \
    void encode(Writer& out, const Type& value); \
    template <>                                  \
    bool decode(Reader& in, Type& value)
#define FLAGPLOT_BYTES_HERE(Type)                    \
    template <>                                      \
    void encode(Writer& out, const Type& value) {    \
        codec::Form<Type>::encode(out, value);       \
    }                                                \
    template <>                                      \
    bool decode(Reader& in, Type& value) {           \
        return codec::Form<Type>::decode(in, value); \
    }

/// The canonical bytes of a value.
template <class T>
[[nodiscard]] std::string encoded(const T& value) {
    ByteWriter out;
    encode(out, value);
    return out.take();
}

/// The value with exactly these canonical bytes; nothing if there is none.
template <class T>
[[nodiscard]] std::optional<T> decoded(std::string_view bytes) {
    Reader in(bytes);
    T value{};
    if (!decode(in, value) || !in.at_end()) return std::nullopt;
    return value;
}

}  // namespace flagplot
