#include "store/secret.h"

#include <sodium.h>

#include <string_view>

#include "store/trouble.h"

namespace flagplot {

DiceSource secret_dice() {
    if (sodium_init() < 0) throw MachineTrouble("this machine gives no random numbers");
    DiceSource dice;
    randombytes_buf(dice.secret.data(), dice.secret.size());
    return dice;
}

std::string random_word() {
    if (sodium_init() < 0) throw MachineTrouble("this machine gives no random numbers");
    constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
    std::string word;
    for (int i = 0; i < 16; ++i) {
        if (i > 0 && i % 4 == 0) word += '-';
        word += letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    }
    return word;
}

DiceSource seeded_dice(std::uint64_t seed) { return {secret_from_seed(seed), seed}; }

}  // namespace flagplot
