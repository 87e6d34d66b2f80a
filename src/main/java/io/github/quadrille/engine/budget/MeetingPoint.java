package io.github.quadrille.engine.budget;

import java.util.Optional;

/** Keeps the cheaper half of the states met from the beginning, and looks for those met from the end, too. */
final class MeetingPoint implements LayerMaker.Sieve {
    private final int item;
    private final PricedStates others;
    private final int mostKept;
    private final int budget;
    private int next = -1;
    private Optional<CommonState> found = Optional.empty();

    /**
     * @param item the last item passed
     * @param others met from the end before it
     * @param mostKept what states may cost that are kept
     * @param budget what a state may cost from both ends
     */
    MeetingPoint(int item, PricedStates others, int mostKept, int budget) {
        this.item = item;
        this.others = others;
        this.mostKept = mostKept;
        this.budget = budget;
    }

    @Override
    public boolean keeps(long low, long high, int cost) {
        if (next < 0) {
            next = others.firstFrom(low, high);
        }
        while (next < others.size() && PricedStates.isBefore(others.low(next), others.high(next), low, high)) {
            next++;
        }
        if (next < others.size()
                && others.low(next) == low
                && others.high(next) == high
                && others.cost(next) <= budget - cost) {
            found = Optional.of(new CommonState(item, new Bits128(low, high), cost, others.cost(next)));
        }
        return cost <= mostKept;
    }

    /** A state met from both ends within the budget. */
    Optional<CommonState> found() {
        return found;
    }
}
