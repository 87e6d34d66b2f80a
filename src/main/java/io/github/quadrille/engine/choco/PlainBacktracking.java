package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.LiveOptions;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * The slow search that {@link PruningAudit} believes: it takes the item that lacks options and into which the fewest still
 * fit, and tries these one after the other, until nothing is lacking or nothing is left to try. It shares nothing with the
 * propagator but the problem.
 */
final class PlainBacktracking {
    private final ExactCover problem;
    private final Optional<CostFilter> budget;
    private final LiveOptions live;
    private final long most;
    private long left;
    private long nodes;

    /**
     * @param forbidden options that are not to be chosen
     * @param budget what options cost, and what they may cost in all
     * @param most how often it may look for something to choose; beyond that nothing is found
     */
    PlainBacktracking(ExactCover problem, BitSet forbidden, Optional<CostFilter> budget, long most) {
        this.problem = problem;
        this.budget = budget;
        this.most = most;
        this.live = new LiveOptions(problem);
        forbidden.stream().forEach(live::exclude);
        this.left = budget.map(CostFilter::left).orElse(0L);
    }

    /** Whether it finds a solution with these options. */
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

    /** How often it has looked for something to choose. */
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
