#include "base/codec.h"

#include <algorithm>
#include <utility>

namespace flagplot {

void Writer::raw(std::string_view text) {
    if (piece_.size() - size_ < text.size()) flush();
    if (text.size() > piece_.size()) return take_in(text);
    std::copy(text.begin(), text.end(), piece_.data() + size_);
    size_ += text.size();
}

/// Seven bits a byte, the lowest first; all but the last byte have their highest bit set.
void Writer::long_number(std::uint64_t value) {
    constexpr std::size_t longest = 10;
    if (piece_.size() - size_ < longest) flush();
    char* next = piece_.data() + size_;
    for (; value >= 0x80; value >>= 7U) *next++ = static_cast<char>(value | 0x80U);
    *next++ = static_cast<char>(value);
    size_ = static_cast<std::size_t>(next - piece_.data());
}

/// Called once in four thousand bytes. Inlined into `long_number` it would slow down every number.
[[gnu::noinline]] void Writer::flush() {
    if (size_ != 0) take_in({piece_.data(), std::exchange(size_, 0)});
}

bool Reader::long_number(std::uint64_t& value) {
    value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        std::uint8_t next = 0;
        if (!byte(next)) return false;
        value |= static_cast<std::uint64_t>(next & 0x7fU) << shift;
        const bool is_shortest = (shift == 0 || next != 0) && (shift < 63 || next == 1);
        if ((next & 0x80U) == 0) return is_shortest || fail();
    }
    return fail();
}

}  // namespace flagplot
