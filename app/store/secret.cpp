#include "store/secret.h"

#include <sodium.h>

#include "store/trouble.h"

namespace flagplot {

DiceSource secret_dice() {
    if (sodium_init() < 0) throw MachineTrouble("this machine gives no random numbers");
    DiceSource dice;
    randombytes_buf(dice.secret.data(), dice.secret.size());
    return dice;
}

DiceSource seeded_dice(std::uint64_t seed) { return {secret_from_seed(seed), seed}; }

}  // namespace flagplot
