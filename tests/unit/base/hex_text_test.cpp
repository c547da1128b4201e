#include "base/hex_text.h"

#include <catch2/catch.hpp>

using namespace flagplot;

TEST_CASE("bytes are written in hexadecimal and read back, and nothing else is read") {
    const std::string bytes{'\0', '\x7f', '\xff', 'a'};
    CHECK(hex_of(bytes) == "007fff61");
    CHECK(bytes_from_hex("007fff61") == bytes);
    CHECK(bytes_from_hex("") == "");
    for (const auto* wrong : {"0", "007", "0G", "FF", " 00"}) {
        INFO(wrong);
        CHECK_FALSE(bytes_from_hex(wrong));
    }
}
