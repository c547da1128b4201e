#include "tactical/gunnery/wishes.h"

#include <algorithm>

#include "tactical/doctrine.h"
#include "tactical/gunnery/captain.h"

namespace flagplot::tactical::gunnery {

namespace {

template <Worded E>
DoctrineKey key_of(std::string_view name, std::string_view help) {
    return {name, {words_of<E>.begin(), words_of<E>.end()}, help};
}

template <Worded E>
void take(std::string_view word, E& wish) {
    const auto& words = words_of<E>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) wish = static_cast<E>(found - words.begin());
}

}  // namespace

std::vector<DoctrineKey> doctrine_keys() {
    return {key_of<Task>("task", "what it tries to do; without it as the formation's stance says"),
            key_of<RangeWish>("range", "at which it fights"),
            key_of<OpenFire>("open_fire", "when it opens fire"),
            key_of<Prefer>("targets", "whom it fires at and makes for"),
            key_of<TorpedoWish>("torpedoes", "when it launches"),
            key_of<LightWish>("lights", "which it shows by night"),
            key_of<SmokeWish>("smoke", "what it makes smoke for"),
            key_of<ConvoyWish>("convoy", "what a convoy does when the enemy comes near"),
            key_of<BreakOff>("break_off", "when it leaves"),
            key_of<Pursuit>("pursuit", "how long it follows an enemy who flees"),
            key_of<WeaveWish>("weave", "when it weaves")};
}

Wishes wishes_for(std::string_view ship, const Doctrine& doctrine) {
    Wishes wishes;
    if (doctrine.lines.empty()) return wishes;
    const auto wish = [&](std::string_view key) { return wish_of(doctrine, ship, key); };
    if (const std::string_view task = wish("task"); !task.empty())
        take(task, wishes.task.emplace());
    take(wish("range"), wishes.range);
    take(wish("open_fire"), wishes.open_fire);
    take(wish("targets"), wishes.targets);
    take(wish("torpedoes"), wishes.torpedoes);
    take(wish("lights"), wishes.lights);
    take(wish("smoke"), wishes.smoke);
    take(wish("convoy"), wishes.convoy);
    take(wish("break_off"), wishes.break_off);
    take(wish("pursuit"), wishes.pursuit);
    take(wish("weave"), wishes.weave);
    return wishes;
}

}  // namespace flagplot::tactical::gunnery
