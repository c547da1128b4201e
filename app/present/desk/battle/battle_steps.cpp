#include "present/desk/battle/battle_steps.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "present/desk/battle/names_in_text.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

using tactical::BattleScene;
using tactical::LogLine;
using tactical::Token;
using tactical::UnitResult;

std::string name_of_token(const BattleScene& scene, std::size_t token) {
    const Token& named = scene.tokens[token];
    if (named.label.empty()) return named.id;
    const auto alike = std::count_if(scene.tokens.begin(), scene.tokens.end(),
                                     [&](const Token& each) { return each.label == named.label; });
    return alike == 1 ? named.label : fmt::format("{} {}", named.label, named.id);
}

/// Who hit whom in a line; none if it is not a hit, or does not name both.
struct Hit {
    std::size_t firer = 0;
    std::size_t target = 0;
    int times = 1;
};
std::optional<Hit> hit_in(const BattleScene& scene, const LogLine& line) {
    if (line.event != tactical::LogEvent::hit) return std::nullopt;
    const auto named = tokens_named(scene, line.text);
    if (named.size() < 2) return std::nullopt;
    return Hit{named[0].token, named[1].token};
}

std::vector<Hit> hits_in(const BattleScene& scene, const std::vector<LogLine>& lines) {
    std::vector<Hit> hits;
    for (const LogLine& line : lines) {
        const auto hit = hit_in(scene, line);
        if (!hit) continue;
        const auto same = std::find_if(hits.begin(), hits.end(), [&](const Hit& each) {
            return each.firer == hit->firer && each.target == hit->target;
        });
        if (same == hits.end()) {
            hits.push_back(*hit);
        } else {
            ++same->times;
        }
    }
    return hits;
}

std::string sentence(std::string text) {
    if (!text.ends_with('.')) text += '.';
    return text;
}

std::string times_text(int times) {
    if (times == 1) return {};
    return times == 2 ? " twice" : fmt::format(" {} times", times);
}

bool is_lost(tactical::UnitState state) {
    return state == tactical::UnitState::sunk || state == tactical::UnitState::captured;
}

/// "hull 64 %, crippled"; "sunk".
std::string left_of(const UnitResult& unit) {
    if (unit.state && is_lost(*unit.state)) return std::string(word_of(*unit.state));
    std::string text = unit.hull ? fmt::format("hull {} %", unit.hull->count) : "";
    const bool is_said = unit.state && *unit.state > tactical::UnitState::damaged;
    if (is_said) text += fmt::format("{}{}", text.empty() ? "" : ", ", word_of(*unit.state));
    return text;
}

/// Ships whose state has changed, by name.
std::vector<const UnitResult*> changed(const std::vector<UnitResult>& before,
                                       const std::vector<UnitResult>& after) {
    std::vector<const UnitResult*> ships;
    for (const UnitResult& unit : after) {
        const auto was = std::find_if(before.begin(), before.end(), [&](const UnitResult& each) {
            return each.name == unit.name;
        });
        const bool is_as_it_was =
            was != before.end() && was->hull == unit.hull && was->state == unit.state;
        if (!is_as_it_was && !left_of(unit).empty()) ships.push_back(&unit);
    }
    return ships;
}

std::vector<std::string> ids_on_board(const BattleScene& scene) {
    std::vector<std::string> ids;
    for (const Token& token : scene.tokens) {
        if (!token.is_gone) ids.push_back(token.id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::vector<std::string> ids_without(const std::vector<std::string>& some,
                                     const std::vector<std::string>& others) {
    std::vector<std::string> left;
    std::set_difference(some.begin(), some.end(), others.begin(), others.end(),
                        std::back_inserter(left));
    return left;
}

void undo(BattleScene& scene, const BattleStep& step) {
    for (const TokenMove& move : step.moves) {
        if (const auto token = token_called(scene, move.token)) {
            scene.tokens[*token].place = move.from;
        }
    }
    for (const std::string& id : step.gone) {
        if (const auto token = token_called(scene, id)) scene.tokens[*token].is_gone = false;
    }
    for (const std::string& id : step.seen) {
        if (const auto token = token_called(scene, id)) scene.tokens[*token].is_gone = true;
    }
}

}  // namespace

std::string in_names(const BattleScene& scene, std::string_view text) {
    std::string named;
    std::size_t from = 0;
    for (const NamedToken& each : tokens_named(scene, text)) {
        const Token& token = scene.tokens[each.token];
        named += text.substr(from, each.at - from);
        from = each.at + token.id.size();
        // "Aurora (T1)" is named already
        const std::string before = token.label + " (";
        if (!token.label.empty() && named.ends_with(before) && text.substr(from).starts_with(')')) {
            named.resize(named.size() - before.size());
            ++from;
        }
        named += name_of_token(scene, each.token);
    }
    return named + std::string(text.substr(from));
}

std::vector<std::string> told_of(const BattleScene& scene, const std::vector<LogLine>& lines,
                                 const std::vector<UnitResult>& before,
                                 const std::vector<UnitResult>& after) {
    std::vector<std::string> told;
    std::vector<const UnitResult*> ships = changed(before, after);
    const std::vector<Hit> hits = hits_in(scene, lines);
    for (std::size_t i = 0; i < hits.size(); ++i) {
        const Hit& hit = hits[i];
        std::string text = fmt::format("{} hits {}{}", name_of_token(scene, hit.firer),
                                       name_of_token(scene, hit.target), times_text(hit.times));
        const bool is_last =
            std::none_of(hits.begin() + static_cast<std::ptrdiff_t>(i) + 1, hits.end(),
                         [&](const Hit& later) { return later.target == hit.target; });
        const auto ship = std::find_if(ships.begin(), ships.end(), [&](const UnitResult* each) {
            return each->name == scene.tokens[hit.target].label;
        });
        if (is_last && ship != ships.end()) {
            text += "; " + left_of(**ship);
            ships.erase(ship);
        }
        told.push_back(text + ".");
    }
    for (const UnitResult* ship : ships) {
        told.push_back(fmt::format("{}: {}.", ship->name, left_of(*ship)));
    }
    for (const LogLine& line : lines) {
        const bool is_contact = line.event == tactical::LogEvent::contact;
        const bool is_plain = line.readers.is_everybody && line.parts.empty() &&
                              line.event == tactical::LogEvent::other;
        if (is_contact || is_plain) told.push_back(sentence(in_names(scene, line.text)));
    }
    return told;
}

void put_seen(BattleStep& step, const BattleScene& before, const BattleScene& after,
              const std::vector<LogLine>& lines) {
    step.turn = after.turn;
    for (const Token& now : after.tokens) {
        const auto known = token_called(before, now.id);
        if (!known) continue;
        const Token& was = before.tokens[*known];
        if (!was.is_gone && was.place != now.place) {
            step.moves.push_back({now.id, was.place, now.place});
        }
    }
    const auto there_before = ids_on_board(before), there_after = ids_on_board(after);
    step.gone = ids_without(there_before, there_after);
    step.seen = ids_without(there_after, there_before);
    for (const Hit& hit : hits_in(after, lines)) {
        const Token& firer = after.tokens[hit.firer];
        step.shots.push_back({firer.id, firer.place, after.tokens[hit.target].place});
    }
}

bool is_empty(const BattleStep& step) {
    return step.order.empty() && step.told.empty() && step.ledger.empty() && step.moves.empty() &&
           step.shots.empty() && step.gone.empty() && step.seen.empty();
}

std::vector<StepRow> step_rows(const std::vector<BattleStep>& steps, const BattlePick& pick) {
    using Kind = StepRow::Kind;
    std::vector<StepRow> rows;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const BattleStep& step = steps[i];
        if (!step.order.empty()) rows.push_back({Kind::order, i, step.order});
        for (const std::string& sentence : step.told) rows.push_back({Kind::told, i, sentence});
        if (step.ledger.empty()) continue;
        const bool is_unfolded = pick.unfolded.contains(i);
        rows.push_back({Kind::fold,
                        i,
                        fmt::format("Ledger, {}", counted(std::ssize(step.ledger), "line")),
                        {},
                        is_unfolded});
        if (!is_unfolded) continue;
        for (const LedgerLine& line : step.ledger) {
            rows.push_back({Kind::ledger, i, line.text, line.why});
        }
    }
    return rows;
}

BattleScene scene_after(const BattleScene& now, const std::vector<BattleStep>& steps,
                        std::size_t step) {
    BattleScene scene = now;
    if (step + 1 < steps.size()) scene.traces.clear();  // traces belong to the last step
    for (std::size_t later = steps.size(); later > step + 1; --later) {
        undo(scene, steps[later - 1]);
    }
    return scene;
}

std::size_t begin_of_last_turn(const std::vector<BattleStep>& steps) {
    std::size_t begin = steps.size() - 1;
    while (begin > 0 && steps[begin - 1].turn == steps.back().turn) --begin;
    return begin;
}

std::int32_t milliseconds_a_step(const std::vector<BattleStep>& steps) {
    constexpr std::int32_t turn = 3000, shortest = 120, longest = 900;
    if (steps.empty()) return longest;
    const auto in_turn = static_cast<std::int32_t>(steps.size() - begin_of_last_turn(steps));
    return std::clamp(turn / in_turn, shortest, longest);
}

}  // namespace flagplot::desk
