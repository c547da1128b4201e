#include "base/digest.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace flagplot;

TEST_CASE("digests are BLAKE2b of 32 bytes", "[digest]") {
    // computed with python3: hashlib.blake2b(text, digest_size=32).hexdigest()
    std::string long_text;
    for (int i = 0; i < 100; ++i) long_text += "flagplot ";
    const auto [text, expected] = GENERATE_COPY(table<std::string, std::string>({
        {"", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"},
        {"abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"},
        {long_text, "0442be2b66afdf0e35c31f252da87f3d969c6749ce42f2a14fc2bcbdb0b3de63"},
    }));
    CHECK(hex(digest_of_bytes(text)) == expected);
}

TEST_CASE("people compare the first sixteen characters", "[digest]") {
    CHECK(short_hex(digest_of_bytes("abc")) == "bddd813c63423972");
}

TEST_CASE("the digest of a value is that of its canonical bytes", "[digest]") {
    CHECK(digest_of(std::string("ab")) == digest_of_bytes("\x02"
                                                          "ab"));
    CHECK(digest_of(std::int64_t{1}) != digest_of(std::int64_t{2}));
}

TEST_CASE("bytes are the same however many pieces they come in", "[digest]") {
    // Numbers of one to ten bytes, then texts around the length of a piece: every place in a piece
    // is where some value meets its end.
    std::vector<std::int64_t> numbers;
    for (std::int64_t i = 0; i < 9'000; ++i) numbers.push_back(INT64_MAX >> (i * 7 % 63));
    std::vector<std::string> texts;
    for (std::size_t length = 4'000; length < 4'200; ++length) texts.emplace_back(length, 'x');
    texts.emplace_back(10'000, 'y');

    DigestWriter out;
    encode(out, numbers);
    encode(out, texts);
    CHECK(out.digest() == digest_of_bytes(encoded(numbers) + encoded(texts)));
    CHECK(decoded<std::vector<std::int64_t>>(encoded(numbers)) == numbers);
    CHECK(decoded<std::vector<std::string>>(encoded(texts)) == texts);
}

TEST_CASE("a digest is read back from its hexadecimal text, and from no other") {
    const Digest digest = digest_of_bytes("flag plot");
    CHECK(digest_from(hex(digest)) == std::optional(digest));
    CHECK_FALSE(digest_from(hex(digest).substr(1)));
    CHECK_FALSE(digest_from(hex(digest) + "0"));
    CHECK_FALSE(digest_from(std::string(64, 'A')));
    CHECK_FALSE(digest_from(std::string(64, 'g')));
    CHECK_FALSE(digest_from(""));
}
