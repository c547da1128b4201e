#include "tactical/gunnery/wishes.h"

#include "tactical/doctrine.h"
#include "tactical/gunnery/captain.h"

namespace flagplot::tactical::gunnery {

std::vector<DoctrineKey> doctrine_keys() {
    return {key_of_words<Task>("task",
                               "what it tries to do; without it as the formation's stance says"),
            key_of_words<RangeWish>("range", "at which it fights"),
            key_of_words<OpenFire>("open_fire", "when it opens fire"),
            key_of_words<Prefer>("targets", "whom it fires at and makes for"),
            key_of_words<TorpedoWish>("torpedoes", "when it launches"),
            key_of_words<LightWish>("lights", "which it shows by night"),
            key_of_words<SmokeWish>("smoke", "what it makes smoke for"),
            key_of_words<ConvoyWish>("convoy", "what a convoy does when the enemy comes near"),
            key_of_words<BreakOff>("break_off", "when it leaves"),
            key_of_words<Pursuit>("pursuit", "how long it follows an enemy who flees"),
            key_of_words<WeaveWish>("weave", "when it weaves")};
}

Wishes wishes_for(std::string_view ship, const Doctrine& doctrine) {
    Wishes wishes;
    if (doctrine.lines.empty()) return wishes;
    const auto take = [&]<class E>(std::string_view key, E& wish) {
        wish = wished<E>(doctrine, ship, key).value_or(wish);
    };
    wishes.task = wished<Task>(doctrine, ship, "task");
    take("range", wishes.range);
    take("open_fire", wishes.open_fire);
    take("targets", wishes.targets);
    take("torpedoes", wishes.torpedoes);
    take("lights", wishes.lights);
    take("smoke", wishes.smoke);
    take("convoy", wishes.convoy);
    take("break_off", wishes.break_off);
    take("pursuit", wishes.pursuit);
    take("weave", wishes.weave);
    return wishes;
}

}  // namespace flagplot::tactical::gunnery
