package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.LiveOptions;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * Searches slowly, as the reference for {@link PruningAudit}. It takes the item with the fewest options among the items
 * that still need options, and tries these options one after the other. It ends when no item needs an option, or when
 * all options were tried. It uses the data of the problem and of the budget, but no code of the propagator.
 */
final class PlainBacktracking {
    private final ExactCover problem;
    private final Optional<CostFilter> budget;
    private final LiveOptions live;
    private final long most;
    private long left;
    private long nodes;

    /**
     * Prepares a search.
     *
     * @param forbidden the options that must not be chosen
     * @param budget the cost of options, and the limit on their total
     * @param most the greatest number of nodes that are opened; after that the search finds nothing
     */
    PlainBacktracking(ExactCover problem, BitSet forbidden, Optional<CostFilter> budget, long most) {
        this.problem = problem;
        this.budget = budget;
        this.most = most;
        this.live = new LiveOptions(problem);
        forbidden.stream().forEach(live::exclude);
        this.left = budget.map(CostFilter::left).orElse(0L);
    }

    /** Tells whether the search finds a solution that contains these options. */
    boolean findsWith(BitSet chosen) {
        for (int option : chosen.stream().toArray()) {
            if (!live.isLive(option) || cost(option) > left) {
                return false;
            }
            left -= cost(option);
            live.choose(option);
        }
        return finds();
    }

    /** Returns how many nodes the search has opened. */
    long nodes() {
        return nodes;
    }

    private boolean finds() {
        if (nodes == most) {
            return false;
        }
        nodes++;
        int item = live.tightest(problem.items());
        return item < 0 || Arrays.stream(live.on(item)).anyMatch(this::findsWith);
    }

    private boolean findsWith(int option) {
        if (cost(option) > left) {
            return false;
        }
        left -= cost(option);
        int mark = live.choose(option);
        boolean found = finds();
        live.takeBack(option, mark);
        left += cost(option);
        return found;
    }

    private long cost(int option) {
        return budget.map(each -> each.cost(option)).orElse(0L);
    }
}
