package io.github.quadrille.engine.count;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.frontier.WeightedChoice;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.ResidualPuzzle;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Descends at random in the tree of parts into which {@link PuzzleCut} cuts a puzzle. Each node is the puzzle that
 * remains after some pieces are placed. Each child of a node covers the same cell in another way, or leaves the cell
 * open. At each node the descent goes to a random child, and divides the weight by the chance of that child. It ends
 * when a search of the remaining puzzle comes to its end within a limit on nodes, at a dead end, or at a packing. The
 * results at the end are multiplied by the weight. Children that look larger have better chances. Whatever the chances
 * are, the expected value is right.
 *
 * <p>The depth at which a descent first tries a search is learned. The expected value is still right, because earlier
 * descents decide this depth, and not this descent.
 */
final class RandomDescent {
    /** If a search needs fewer nodes than the limit divided by this number, it could have begun higher in the tree. */
    private static final int SHORT = 8;
    /**
     * A weight is at most this number. A tree of this size is never searched to its end, and a larger weight could
     * exceed the largest double, which is about 1e308.
     */
    private static final double HEAVIEST = 1e200;

    /**
     * Symmetry is used at the top of the tree only if all children there together have at most this many placements.
     * They stay in memory and take up to 200 MB.
     */
    private static final long MOST_AT_TOP = 50_000_000;

    private final long nodeLimit;
    private final CountStages stages;
    private final RandomGenerator random;
    private final ResidualPuzzle whole;
    private final List<Branch> top;
    private final double area;
    private int tryFrom = 1;
    private Work work = Work.NONE;

    /**
     * A {@code Branch} is a child in the tree.
     *
     * @param multiplicity the number of symmetric children that it represents
     */
    private record Branch(ResidualPuzzle rest, int multiplicity) {}

    /**
     * Prepares descents.
     *
     * @param nodeLimit the greatest number of nodes that a search of a remaining puzzle may open
     * @throws Stopped at a limit
     */
    RandomDescent(CountStages stages, long nodeLimit, RandomGenerator random) {
        this.nodeLimit = nodeLimit;
        this.stages = stages;
        this.random = random;
        PlacementTable table = stages.table();
        this.whole = ResidualPuzzle.whole(table);
        stages.budget().look();
        this.top = PlacementOrbits.ofSingleKind(table, placement -> placement)
                .filter(orbits -> leaders(table, orbits) * table.size() <= MOST_AT_TOP)
                .map(orbits -> symmetricTop(table, orbits))
                .orElseGet(() -> branches(whole, 1));
        this.area = IntStream.range(0, table.size()).map(table::area).average().orElse(1);
    }

    private static long leaders(PlacementTable table, PlacementOrbits orbits) {
        return IntStream.range(0, table.size())
                .filter(placement -> orbits.sizeOfOrbitLedBy(placement) > 0)
                .count();
    }

    private List<Branch> symmetricTop(PlacementTable table, PlacementOrbits orbits) {
        List<Branch> branches = new ArrayList<>();
        for (int placement = 0; placement < table.size(); placement++) {
            int size = orbits.sizeOfOrbitLedBy(placement);
            if (size > 0) {
                stages.budget().look();
                branches.add(new Branch(whole.with(placement), size));
            }
        }
        return branches;
    }

    private static List<Branch> branches(ResidualPuzzle node, int multiplicity) {
        return node.children().stream()
                .map(child -> new Branch(child, multiplicity))
                .toList();
    }

    /** Returns the sample of one descent. It is empty when the descent was stopped before its end. */
    Optional<DescentSample> next() {
        Branch node = new Branch(whole, 1);
        double weight = 1;
        double nodesAbove = 0;
        int tryAt = tryFrom;
        int depth = 0;
        while (!node.rest().isFull()) {
            if (stages.clock().stop().isPresent() || stages.isOutOfNodes(work)) {
                return Optional.empty();
            }
            if (depth == tryAt) {
                double begin = CpuTime.seconds();
                Verdict verdict = stages.probe(node.rest().puzzle().orElseThrow(), nodeLimit, work);
                work = work.plus(verdict.work());
                Optional<Limit> stop = verdict.stopped();
                if (stop.isEmpty()) {
                    learn(depth, verdict.work().nodes());
                    return Optional.of(DescentSample.of(verdict, CpuTime.seconds() - begin, node.multiplicity())
                            .below(nodesAbove, weight));
                }
                if (stop.get() != Limit.NODES) {
                    return Optional.empty();
                }
                // The tree of a large board has hundreds of levels, so the distance from one attempt of a search to the
                // next doubles.
                tryAt = 2 * depth - tryFrom + 1;
            }
            List<Branch> children = depth == 0 ? top : branches(node.rest(), node.multiplicity());
            List<Branch> live =
                    children.stream().filter(child -> !child.rest().isDead()).toList();
            nodesAbove += weight * (1 + children.size() - live.size());
            if (live.isEmpty()) {
                learn(depth, 0);
                return Optional.of(DescentSample.withoutSearch(nodesAbove, 0));
            }
            WeightedChoice choice = WeightedChoice.among(
                    live.stream()
                            .mapToDouble(child -> child.rest().logarithmOfChoices(area))
                            .toArray(),
                    random);
            node = live.get(choice.index());
            weight = Math.min(weight / choice.chance(), HEAVIEST);
            depth++;
        }
        learn(depth, 0);
        return Optional.of(DescentSample.withoutSearch(1, node.multiplicity()).below(nodesAbove, weight));
    }

    /** Returns the work of all searches that the descents have tried. */
    Work work() {
        return work;
    }

    /**
     * Adjusts the depth at which a descent first tries a search. About half of the descents should end at their first
     * search. Then the searches are large, and few of them are given up.
     */
    private void learn(int endedAt, long nodes) {
        if (endedAt > tryFrom) {
            tryFrom = (tryFrom + endedAt + 1) / 2;
        } else if (nodes < nodeLimit / SHORT) {
            tryFrom = Math.max(1, tryFrom - 1);
        }
    }

    /**
     * Reads the processor time of this thread, which does not depend on other work of the machine. If Java cannot tell
     * it, the clock is read instead.
     */
    static final class CpuTime {
        private CpuTime() {}

        static double seconds() {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long nanos = threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : -1;
            return (nanos < 0 ? System.nanoTime() : nanos) / 1e9;
        }
    }
}
