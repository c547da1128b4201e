#include "desk/campaign/request_table.h"

#include <tuple>
#include <utility>

#include "desk/campaign/record_requests.h"
#include "desk/campaign/requests.h"

namespace flagplot::desk {

namespace {

using Done = Work::Done;
using On = RequestContext;

template <class R>
struct RequestRow {
    std::string_view doing;
    Done (*work)(const R&, const On&, const Progress&);
    std::optional<std::string_view> empties = {};
};
constexpr std::string_view all_fields{};

/// One row for each request; a missing one does not compile.
constexpr std::tuple request_table{
    RequestRow<SendOrders>{"sending the orders",
                           [](const SendOrders&, const On& on, const Progress&) {
                               return on.document.is_view_file
                                          ? write_sheet(on.document.file, on.turn, on.sheet)
                                          : send_orders(on.document.file, on.side, on.sheet);
                           }},
    RequestRow<ResolveTurn>{"resolving the turn",
                            [](const ResolveTurn&, const On& on, const Progress& progress) {
                                return resolve_turn(on.document.file, progress);
                            }},
    RequestRow<GoOn>{"going on",
                     [](const GoOn&, const On& on, const Progress& progress) {
                         const std::string sheet = on.has_unsent ? on.sheet : std::string();
                         return go_on(on.document.file, on.side, sheet, on.stops, progress);
                     }},
    RequestRow<RunOn>{"running on",
                      [](const RunOn&, const On& on, const Progress& progress) {
                          return run_on(on.document.file, on.stops, progress);
                      }},
    RequestRow<ReleaseTurn>{"releasing the turn",
                            [](const ReleaseTurn& wanted, const On& on, const Progress&) {
                                return release_turn(on.document.file, wanted, on.held_back);
                            },
                            hold_fields},
    RequestRow<CarryOut>{"carrying it out",
                         [](const CarryOut& wanted, const On& on, const Progress&) {
                             return carry_out_text(on.document.file, wanted.command);
                         },
                         all_fields},
    RequestRow<PrintPapers>{"writing the papers",
                            [](const PrintPapers& wanted, const On& on, const Progress&) {
                                return print_papers(on.document.file, wanted);
                            }},
    RequestRow<FightOut>{"fighting the battle",
                         [](const FightOut& wanted, const On& on, const Progress& progress) {
                             return fight_out(on.document.file, wanted, progress);
                         }},
    RequestRow<TakeHistory>{"taking history's result",
                            [](const TakeHistory& wanted, const On& on, const Progress&) {
                                return take_history(on.document.file, on.viewer, wanted);
                            }},
    RequestRow<AnswerCaptain>{"answering for the captain",
                              [](const AnswerCaptain& wanted, const On& on, const Progress&) {
                                  return answer_captain(on.document.file, on.side, wanted);
                              },
                              all_fields},
    RequestRow<ChooseWay>{"choosing",
                          [](const ChooseWay& wanted, const On& on, const Progress&) {
                              return choose_way(on.document.file, on.side, wanted);
                          }},
    RequestRow<Withdraw>{"taking it back",
                         [](const Withdraw& wanted, const On& on, const Progress&) {
                             return withdraw(on.document.file, wanted);
                         },
                         all_fields},
    RequestRow<RerunTakenBack>{"carrying it out again",
                               [](const RerunTakenBack&, const On& on, const Progress& progress) {
                                   return rerun_taken_back(on.document.file, progress);
                               }},
    RequestRow<VerifyRecord>{"checking the record",
                             [](const VerifyRecord&, const On& on, const Progress&) {
                                 return verify_record(on.document.file);
                             }},
    RequestRow<AmendData>{"amending the campaign",
                          [](const AmendData& wanted, const On& on, const Progress&) {
                              return amend_data(on.document.file, wanted);
                          }},
    RequestRow<ExportRecord>{"exporting the record",
                             [](const ExportRecord& wanted, const On& on, const Progress&) {
                                 return export_record(on.document.file, wanted);
                             }},
    RequestRow<WriteReport>{"writing the report",
                            [](const WriteReport& wanted, const On& on, const Progress& progress) {
                                return write_report(on.document.file, wanted, progress);
                            }},
    RequestRow<WriteNewspaper>{
        "writing the newspaper",
        [](const WriteNewspaper& wanted, const On& on, const Progress& progress) {
            return write_newspaper(on.document.file, wanted, progress);
        }},
    RequestRow<AskWhatIf>{"playing it again",
                          [](const AskWhatIf& wanted, const On& on, const Progress& progress) {
                              return answer_what_if(on.document.file, wanted, progress);
                          }},
    RequestRow<GiveBattleOrder>{
        "giving the order",
        [](const GiveBattleOrder& order, const On& on, const Progress& progress) {
            return give_battle_order(on.document.file, on.battle, order.text, progress.stop);
        }},
    RequestRow<CaptainOrders>{
        "the captain orders",
        [](const CaptainOrders& wanted, const On& on, const Progress& progress) {
            return captains_battle_orders(on.document.file, on.battle, wanted.part, progress.stop);
        }},
    RequestRow<TakeBackBattleOrder>{"taking the order back",
                                    [](const TakeBackBattleOrder&, const On& on, const Progress&) {
                                        return take_back_battle_order(on.document.file,
                                                                      on.battle.battle);
                                    }},
    RequestRow<TakeBattleResult>{"taking the result",
                                 [](const TakeBattleResult&, const On& on, const Progress&) {
                                     return take_battle_result(on.document.file, on.battle);
                                 }},
};

/// Only the umpire holds back.
std::vector<SideId> sides_held_back(const OpenDocument& document, const DeskState& state) {
    std::vector<SideId> held;
    if (!document.is_umpire || document.seat() != nullptr) return held;
    for (const Seat& seat : document.seats) {
        if (holds_back(state.filled, seat.book.own_side().id)) held.push_back(seat.book.side);
    }
    return held;
}

}  // namespace

RequestContext context_of(const OpenDocument& document, const DeskState& state) {
    RequestContext context;
    context.document = document.wanted;
    context.stops = state.stops;
    context.held_back = sides_held_back(document, state);
    if (const Seat* const seat = document.seat()) {
        context.viewer = seat->book.side;
        context.side = seat->book.side;
        context.turn = seat->view.turn;
        context.has_unsent = state.draft_of(seat->book.side).is_touched;
        context.sheet =
            sheet_text(seat->book, seat->ordered_by, state.draft_of(seat->book.side).orders);
    }
    if (document.battle) {
        context.battle = {document.battle->id, document.wanted.battle_module, document.whose,
                          state.battle.captains};
    }
    return context;
}

Job job_of(const Request& request, RequestContext context) {
    return std::visit(
        [&](const auto& wanted) -> Job {
            using Wanted = std::decay_t<decltype(wanted)>;
            constexpr const auto& row = std::get<RequestRow<Wanted>>(request_table);
            return {row.doing, row.empties,
                    [wanted, context = std::move(context)](const Progress& progress) {
                        return row.work(wanted, context, progress);
                    }};
        },
        request);
}

}  // namespace flagplot::desk
