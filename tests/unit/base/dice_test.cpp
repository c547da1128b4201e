#include "base/dice.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace flagplot;

namespace {

constexpr std::array<std::int32_t, 6> all_faces{1, 2, 6, 12, 100, 2'147'483'647};

/// A key and what it gives for each of `all_faces`.
struct Vector {
    DieKey key;
    std::array<std::int32_t, 6> rolls;
};

Secret counting_secret() {
    Secret secret{};
    for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
    return secret;
}

void check(const Dice& dice, const std::vector<Vector>& vectors) {
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        for (std::size_t f = 0; f < all_faces.size(); ++f) {
            CAPTURE(i, all_faces[f]);
            CHECK(roll(dice, vectors[i].key, all_faces[f]) == vectors[i].rolls[f]);
        }
    }
}

constexpr auto initiative = Purpose::initiative;
constexpr auto sighting = Purpose::sighting;
constexpr DieKey greatest{sighting, 255, 65'535, 4'294'967'295, 4'294'967'294, 4'294'967'293};

/// The sum of squared differences from an even spread, for 12,000 rolls of a d12 over many keys.
std::int64_t unevenness(const Dice& dice) {
    std::array<std::int64_t, 12> counts{};
    for (std::uint16_t turn = 1; turn <= 20; ++turn) {
        for (std::uint32_t subject = 0; subject < 20; ++subject) {
            for (std::uint32_t object = 0; object < 30; ++object) {
                const std::int32_t die = roll(dice, {sighting, 0, turn, subject, object, 0}, 12);
                REQUIRE(die >= 1);
                REQUIRE(die <= 12);
                ++counts[static_cast<std::size_t>(die - 1)];
            }
        }
    }
    std::int64_t sum = 0;
    for (const std::int64_t count : counts) sum += (count - 1000) * (count - 1000);
    return sum;
}

}  // namespace

TEST_CASE("official dice are keyed BLAKE2b, as anybody can compute them", "[dice]") {
    // computed with python3: hashlib.blake2b(key bytes and block number, key=secret), words of
    // eight bytes, the first below the greatest multiple of the faces, its rest plus one
    check(OfficialDice{}, {{{initiative, 0, 1, 0, 0, 0}, {1, 2, 6, 12, 32, 1'848'271'632}},
                           {{initiative, 0, 1, 1, 0, 0}, {1, 2, 6, 6, 22, 1'483'568'183}},
                           {{sighting, 0, 1, 3, 5, 0}, {1, 1, 5, 11, 75, 768'560'571}},
                           {greatest, {1, 1, 3, 3, 7, 1'705'811'215}}});
    check(OfficialDice{counting_secret()},
          {{{initiative, 0, 1, 0, 0, 0}, {1, 1, 1, 1, 53, 475'228'966}},
           {{sighting, 0, 1, 3, 5, 0}, {1, 2, 6, 12, 40, 1'384'258'090}},
           {{sighting, 1, 1, 3, 5, 0}, {1, 1, 1, 7, 59, 2'051'378'280}},
           {{sighting, 0, 2, 3, 5, 1}, {1, 1, 1, 1, 77, 505'143'671}},
           {greatest, {1, 1, 3, 3, 15, 242'002'501}}});
    check(OfficialDice{secret_from_seed(1941)},
          {{{sighting, 0, 300, 70'000, 5, 2}, {1, 2, 2, 2, 74, 278'162'746}},
           {greatest, {1, 2, 4, 4, 92, 1'612'057'980}}});
}

TEST_CASE("the dice of a lot are SipHash under a key of the lot, as anybody can compute them",
          "[dice]") {
    // computed with python3: the first 16 bytes of the lot's own block of BLAKE2b, object 0, are
    // the key; hashed are candidate and attempt, four bytes each
    check(OfficialDice{},
          {{{Purpose::lot, 0, 1, 0, 0, 0}, {1, 2, 2, 8, 56, 1'647'207'407}},
           {{Purpose::lot, 0, 1, 0, 1, 0}, {1, 1, 1, 1, 21, 451'003'687}},
           {{Purpose::lot, 2, 300, 1, 259'199, 8}, {1, 1, 1, 1, 9, 1'712'251'512}}});
    check(OfficialDice{counting_secret()},
          {{{Purpose::lot, 0, 1, 0, 0, 0}, {1, 1, 3, 3, 15, 102'722'798}},
           {{Purpose::lot, 0, 2, 1, 7, 3}, {1, 1, 1, 7, 15, 1'752'778'890}}});
}

TEST_CASE("a lot rolls what its dice roll one by one, whatever kind they are", "[dice]") {
    const DieKey lot{Purpose::lot, 1, 12, 1, 0, 8};
    DieKey seventh = lot;
    seventh.object = 7;
    const OfficialDice official{counting_secret()};
    for (const Dice& dice :
         {Dice{official}, Dice{OddsDice{5}}, Dice{ForcedDice{{{seventh, 3}}, official}}}) {
        const LotDice rolled(dice, lot, 1'000'000);
        for (std::uint32_t candidate = 0; candidate < 20; ++candidate) {
            DieKey key = lot;
            key.object = candidate;
            CHECK(rolled.roll_for(candidate) == roll(dice, key, 1'000'000));
        }
    }
}

TEST_CASE("odds dice give what they always gave", "[dice]") {
    check(OddsDice{0}, {{{initiative, 0, 1, 0, 0, 0}, {1, 2, 4, 8, 64, 1'369'444'341}},
                        {{initiative, 0, 1, 1, 0, 0}, {1, 1, 2, 4, 28, 596'683'785}},
                        {{sighting, 0, 1, 3, 5, 0}, {1, 2, 4, 8, 63, 1'336'692'492}},
                        {greatest, {1, 2, 5, 9, 73, 1'553'908'342}}});
    check(OddsDice{7}, {{{sighting, 0, 1, 3, 5, 0}, {1, 1, 3, 6, 44, 944'159'087}},
                        {{sighting, 1, 1, 3, 5, 0}, {1, 2, 4, 8, 66, 1'405'295'122}},
                        {{sighting, 0, 2, 3, 5, 1}, {1, 1, 1, 2, 13, 278'217'454}}});
    check(OddsDice{UINT64_MAX},
          {{{sighting, 0, 300, 70'000, 5, 2}, {1, 2, 6, 12, 99, 2'124'410'647}},
           {greatest, {1, 1, 3, 5, 35, 745'631'247}}});
}

TEST_CASE("every part of a key and the secret matter", "[dice]") {
    const DieKey key{sighting, 1, 2, 3, 4, 5};
    const std::vector<DieKey> others{{initiative, 1, 2, 3, 4, 5}, {sighting, 2, 2, 3, 4, 5},
                                     {sighting, 1, 3, 3, 4, 5},   {sighting, 1, 2, 4, 4, 5},
                                     {sighting, 1, 2, 3, 5, 5},   {sighting, 1, 2, 3, 4, 6}};
    constexpr std::int32_t many = 2'000'000'000;
    for (const Dice& dice : {Dice{OfficialDice{}}, Dice{OddsDice{}}}) {
        const std::int32_t first = roll(dice, key, many);
        for (const DieKey& other : others) CHECK(roll(dice, other, many) != first);
    }
    CHECK(roll(OfficialDice{}, key, many) != roll(OfficialDice{counting_secret()}, key, many));
    CHECK(roll(OddsDice{1}, key, many) != roll(OddsDice{2}, key, many));
}

TEST_CASE("no face is likelier than another", "[dice]") {
    // chi-square with eleven degrees of freedom: 31.3 is passed once in a thousand; times 1,000
    CHECK(unevenness(OfficialDice{}) < 31'300);
    CHECK(unevenness(OfficialDice{counting_secret()}) < 31'300);
    CHECK(unevenness(OddsDice{}) < 31'300);
    CHECK(unevenness(OddsDice{1941}) < 31'300);
}

TEST_CASE("worlds with neighbouring seeds share no rolls", "[dice]") {
    // not even where the seed and the first byte of the key add up to the same
    std::int32_t same = 0;
    for (std::uint32_t subject = 0; subject < 1000; ++subject) {
        const std::int32_t one = roll(OddsDice{8}, {initiative, 0, 1, subject, 0, 0}, 1'000'000);
        const std::int32_t other = roll(OddsDice{7}, {sighting, 0, 1, subject, 0, 0}, 1'000'000);
        same += one == other ? 1 : 0;
    }
    CHECK(same < 10);
}

TEST_CASE("a die may have any number of faces from one", "[dice]") {
    const auto faces = GENERATE(1, 2, 3, 12, 20, 1000);
    for (std::uint32_t subject = 0; subject < 200; ++subject) {
        for (const Dice& dice : {Dice{OfficialDice{}}, Dice{OddsDice{}}}) {
            const std::int32_t die = roll(dice, {sighting, 0, 1, subject, 0, 0}, faces);
            REQUIRE(die >= 1);
            REQUIRE(die <= faces);
        }
    }
}

TEST_CASE("forced dice give what was said, and are official for every other key", "[dice]") {
    const DieKey forced{sighting, 0, 1, 3, 5, 0};
    const DieKey other{sighting, 0, 1, 5, 3, 0};
    const Dice dice = ForcedDice{{{forced, 12}}, OfficialDice{counting_secret()}};

    CHECK(roll(dice, forced, 12) == 12);
    CHECK(roll(dice, other, 100) == roll(OfficialDice{counting_secret()}, other, 100));
}

TEST_CASE("a public seed gives the secret anybody can compute", "[dice]") {
    CHECK(hex(secret_from_seed(1941)) ==
          "91083f5cd2548e3f9ad9f7ee4ad62c619af5005e8478bb5606b4429760d80e68");
    CHECK(secret_from_seed(1) != secret_from_seed(std::uint64_t{1} << 56U));
}

TEST_CASE("the commitment binds the secret", "[dice]") {
    CHECK(hex(commitment_of(secret_from_seed(1941))) ==
          "0df72a7e085788c6fe01682c72afd6c8e0a6be26f438204f9adc82d9401b0cef");
    CHECK(commitment_of(counting_secret()) != commitment_of(Secret{}));
}
