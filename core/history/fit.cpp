#include "history/fit.h"

#include <algorithm>

namespace flagplot {

void Fit::add(const Standing& standing) {
    const Squares lag = standing.lag();
    ++formation_turns;
    if (lag == Squares{0}) ++exact;
    if (lag <= Squares{1}) ++within_one;
    max_lag = std::max(max_lag, lag);
}

void Fit::add(const Fit& other) {
    formation_turns += other.formation_turns;
    exact += other.exact;
    within_one += other.within_one;
    max_lag = std::max(max_lag, other.max_lag);
}

Fit fit_of(const FormationFit& formation) {
    Fit fit;
    for (const Standing& standing : formation.standings) fit.add(standing);
    return fit;
}

Fit fit_of(const std::vector<FormationFit>& formations) {
    Fit fit;
    for (const FormationFit& each : formations) fit.add(fit_of(each));
    return fit;
}

}  // namespace flagplot
