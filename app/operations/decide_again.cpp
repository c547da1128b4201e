#include "operations/decide_again.h"

#include <fmt/format.h>

#include "campaign/record_print.h"
#include "campaign/shown.h"
#include "operations/battle_fight.h"
#include "operations/battles_again.h"
#include "store/revision.h"
#include "view/named_formations.h"
#include "view/permissions.h"

namespace flagplot {

namespace {

constexpr const char* taken_once = "an older version of the program took it";

/// The command as it would be accepted against the rules; nothing if this kind cannot be.
std::optional<Command> overruled(const Command& command) {
    if (const auto* orders = std::get_if<SubmitOrders>(&command)) {
        SubmitOrders again = *orders;
        again.overruled = taken_once;
        return again;
    }
    if (const auto* report = std::get_if<ReportBattle>(&command)) {
        ReportBattle again = *report;
        again.overruled = taken_once;
        return again;
    }
    return std::nullopt;
}

/// Why a result that an older program fought counts as entered by hand.
Error fought_otherwise(const ReportBattle& report) {
    return {ErrorCode::bad_battle,
            {fmt::format("today's rules would fight battle {} otherwise, so its result counts as "
                         "entered by hand",
                         report.battle.number + 1)},
            {},
            {}};
}

/// Orders of a battle, with the state that they lead to by today's rules; without a state if these
/// refuse an order.
OrderBattle fought_today(const Save& save, std::int32_t parent, OrderBattle command) {
    command.more.present.clear();
    if (command.battle.index() >= save.state_after(parent).battles.size()) return command;
    auto fight = FightAtHand::after(save, parent, command.battle, command.more.module);
    if (!fight) return command;
    for (const FightOrder& order : command.more.orders) {
        if (!fight->carry_out_again(save, order)) return command;
    }
    command.more.present = fight->unkept(save).more.present;
    return command;
}

bool is_named_part(const Order& order) {
    const auto* own = std::get_if<FormationOrder>(&order);
    const auto* detach = own != nullptr ? std::get_if<Detach>(&own->what) : nullptr;
    return detach != nullptr && !detach->name.empty();
}

/// The sheet with a stance for each part formed of damaged ships: that of the whole formation.
/// Parts are numbered after the side's formations, in the order of the lines that name them.
Sheet with_stances(const Sheet& sheet, const SideView& view) {
    const auto known = static_cast<std::uint32_t>(view.formations.size());
    Sheet told{sheet.turn, {}};
    std::vector<Order> stances;
    std::vector<std::uint32_t> numbers;  // of the parts that the sheet names
    std::uint32_t parts = known;
    for (Order order : sheet.orders) {
        const bool was_named = is_named_part(order);
        auto* own = std::get_if<FormationOrder>(&order);
        auto* detach = own != nullptr ? std::get_if<Detach>(&own->what) : nullptr;
        const bool is_known = own != nullptr && own->formation.number <= known;
        if (detach != nullptr && detach->ships.empty() && is_known) {
            if (detach->name.empty()) detach->name = free_id(view, own->formation);
            const Stance stance = view.formation(own->formation).stance;
            stances.emplace_back(FormationOrder{{parts + 1}, TakeStance{stance}});
        }
        if (is_named_part(order)) ++parts;
        if (was_named) numbers.push_back(parts);
        each_formation(order, [&](OwnNumber& number) {
            if (number.number > known) number.number = numbers.at(number.number - known - 1);
        });
        told.orders.push_back(std::move(order));
    }
    told.orders.insert(told.orders.end(), stances.begin(), stances.end());
    return told;
}

}  // namespace

Result<DecidingAgain> DecidingAgain::of(const std::filesystem::path& path,
                                        std::vector<SourceText> sources, const DiceSource& dice,
                                        Compile compile) {
    auto definition = compile(sources);
    if (!definition) return Failure(definition.error());
    return DecidingAgain(path, {*std::move(definition), std::move(sources), dice}, compile);
}

Result<void> DecidingAgain::amendment(const Digest& old, std::vector<SourceText> sources) {
    if (amendments_.contains(old)) return {};
    auto definition = compile_(sources);
    if (!definition) return Failure(definition.error());
    amendments_.emplace(old, digest_of(*definition));
    making_.keep({*std::move(definition), std::move(sources)});
    return {};
}

/// Digests in a command's text are those of the older program.
Result<Command> DecidingAgain::command_of(const OldCommand& old,
                                          const CampaignState& before) const {
    const RulesInForce in_force = save().rules_in(before);
    auto command = read_command(in_force.definition(), before, old.text);
    if (!command) return command;
    if (auto* amend = std::get_if<Amend>(&*command)) {
        const auto known = amendments_.find(amend->definition);
        if (known != amendments_.end()) amend->definition = known->second;
    }
    if (auto* fight = std::get_if<OrderBattle>(&*command)) {
        *fight = fought_today(save(), old.parent, std::move(*fight));
    }
    if (auto* withdrawal = std::get_if<Withdraw>(&*command)) {
        withdrawal->seen = dice_seen_since(before, save().state());
    }
    if (auto* orders = std::get_if<SubmitOrders>(&*command);
        orders != nullptr && are_stances_kept_) {
        orders->sheet =
            with_stances(orders->sheet, shown_view(in_force.definition(), before, orders->seat));
    }
    const auto seed = save().dice().public_seed;
    if (auto* begin = std::get_if<Begin>(&*command); begin != nullptr && seed) {
        begin->seed = PublicSeed{*seed};
    }
    return with_record(*std::move(command), in_force.definition(), before,
                       [this] { return save().record_print(); });
}

Result<void> DecidingAgain::add(const OldCommand& old) {
    const CampaignState before = making_.state_before(old.parent);
    auto command = command_of(old, before);
    if (!command) return Failure(command.error());
    auto* report = std::get_if<ReportBattle>(&*command);
    const bool is_fought = report != nullptr && report->from == ResultFrom::fought &&
                           report->battle.index() < before.battles.size();
    if (is_fought && !comes_of_its_orders(save(), old.parent, *report)) {
        report->from = ResultFrom::entered;
        refused_.push_back({old.number, before.turn, old.text, fought_otherwise(*report), true});
    }
    if (auto what = problem_with_place(save().entries(), old.number, old.parent, *command)) {
        return failure(ErrorCode::record_differs, {std::to_string(old.number), *what});
    }
    auto added = making_.add(*command, old.parent, program_revision());
    if (added) return {};
    const Error& why = added.error();
    const auto again = overruled(*command);
    if (!again || !making_.add(*again, old.parent, program_revision())) return Failure(why);
    refused_.push_back({old.number, before.turn, old.text, why, true});
    return {};
}

}  // namespace flagplot
