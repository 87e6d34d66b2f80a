package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The slow search that {@link PruningAudit} believes: it takes the item that lacks options and into which the fewest still
 * fit, and tries these one after the other, until nothing is lacking or nothing is left to try. It shares nothing with the
 * propagator but the problem.
 */
final class PlainBacktracking {
    private final ExactCover problem;
    private final Optional<CostFilter> budget;
    private final BitSet forbidden;
    /** By item, how many options with it are chosen. */
    private final int[] times;

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
        this.forbidden = forbidden;
        this.budget = budget;
        this.most = most;
        this.times = new int[problem.items()];
        this.left = budget.map(CostFilter::left).orElse(0L);
    }

    /** Whether it finds a solution with these options. */
    boolean findsWith(BitSet chosen) {
        for (int option : chosen.stream().toArray()) {
            if (!fits(option)) {
                return false;
            }
            count(option, 1);
        }
        return find();
    }

    /** How often it has looked for something to choose. */
    long nodes() {
        return nodes;
    }

    private boolean find() {
        if (nodes == most) {
            return false;
        }
        nodes++;
        List<Integer> fewest = null;
        for (int item = 0; item < times.length; item++) {
            if (times[item] < problem.min(item)) {
                List<Integer> some = fitting(item);
                fewest = fewest == null || some.size() < fewest.size() ? some : fewest;
            }
        }
        return fewest == null || fewest.stream().anyMatch(this::findsWith);
    }

    private List<Integer> fitting(int item) {
        return IntStream.range(0, problem.on(item))
                .map(i -> problem.on(item, i))
                .filter(this::fits)
                .boxed()
                .toList();
    }

    private boolean findsWith(int option) {
        count(option, 1);
        boolean found = find();
        count(option, -1);
        return found;
    }

    private boolean fits(int option) {
        return !forbidden.get(option) && cost(option) <= left && items(option).allMatch(i -> times[i] < problem.max(i));
    }

    private void count(int option, int sign) {
        left -= sign * cost(option);
        items(option).forEach(item -> times[item] += sign);
    }

    private IntStream items(int option) {
        return IntStream.concat(
                IntStream.of(problem.cellsOf(option)), IntStream.of(problem.cells() + problem.kind(option)));
    }

    private long cost(int option) {
        return budget.map(each -> each.cost(option)).orElse(0L);
    }
}
