#include "history/figures.h"

#include "history/follower.h"

namespace flagplot {

Result<HistoryFigures> history_figures(const Definition& definition) {
    auto played = played_history(definition);
    if (!played) return Failure(played.error());
    return HistoryFigures{followed_tracks(definition), *std::move(played),
                          sighting_odds(definition)};
}

}  // namespace flagplot
