package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds packings by walking back through the layers of the frontier, from the end to the beginning. Each step back
 * leads to an entry of the layer before, which is a boundary with counts of pieces. A {@link PathChooser} chooses this
 * entry. The layers are passed backwards only once to build all packings. Only some layers are kept, and the layers
 * between them are counted again. If the kept layers are well spaced, the number of layers in memory grows only with
 * the square root of the number of items.
 */
final class BackwardWalk {
    private final PlacementTable table;
    private final CoverProblem problem;
    private final int segment;
    private final Frontier end;
    private final List<Layer> kept;
    private final long bytes;

    /**
     * Lets a frontier pass all items, and keeps some of the layers.
     *
     * @param problem the cover of the table, with every placement
     * @param frontier a frontier that has not begun
     * @param segment the number of items from one kept layer to the next
     * @throws Stopped when a limit is reached
     */
    BackwardWalk(
            PlacementTable table,
            CoverProblem problem,
            Frontier frontier,
            int segment,
            FrontierThreads frontierThreads) {
        this.table = table;
        this.problem = problem;
        this.segment = segment;
        this.end = frontier;
        this.kept = frontier.passKeeping(problem.items(), segment, 0, frontierThreads);
        this.bytes = kept.stream().mapToLong(Layer::bytes).sum();
    }

    /** Returns how many packings there are. */
    BigInteger total() {
        return end.total();
    }

    /**
     * Returns one packing for each chooser, after {@link PackingChecker} has found no fault in it. The puzzle must have
     * a packing.
     *
     * @throws Stopped when a limit is reached
     */
    List<Packing> packings(List<? extends PathChooser> choosers, Clock clock, FrontierThreads frontierThreads) {
        List<Walk> walks = choosers.stream().map(Walk::new).toList();
        for (int i = kept.size() - 1; i >= 0; i--) {
            walkBack(walks, end.resumedAt(kept.get(i), clock), frontierThreads);
        }
        PackingChecker checker = new PackingChecker(table.puzzle());
        return walks.stream().map(walk -> walk.packing(checker)).toList();
    }

    private void walkBack(List<Walk> walks, Frontier frontier, FrontierThreads frontierThreads) {
        int last = Math.min(frontier.layer().item() + segment, problem.items()) - 1;
        List<Layer> layers = frontier.passKeeping(last, 1, bytes, frontierThreads);
        layers.add(frontier.layer());
        for (int i = layers.size() - 1; i >= 0; i--) {
            frontier.check();
            Layer layer = layers.get(i);
            BackwardStep step = new BackwardStep(new FrontierStep(problem, frontier.vectors(), layer.item()), layer);
            walks.forEach(walk -> walk.stepBack(step));
        }
    }

    /** A {@code Walk} builds one packing while the layers are passed backwards. */
    private final class Walk {
        private final PathChooser chooser;
        private final List<Integer> placements = new ArrayList<>();
        private long mask;
        private int index;
        /** This is the boundary of the entry that the chooser took last. The walk continues from this entry. */
        private long nextMask;

        private int nextIndex;
        private int nextPlacement;

        Walk(PathChooser pathChooser) {
            this.chooser = pathChooser;
            Layer layer = end.layer();
            long[] numbers = layer.numbers(0);
            pathChooser.begin();
            for (int i = 0; i < numbers.length / layer.words(); i++) {
                offer(layer.number(numbers, i), 0, i, -1);
            }
            go();
        }

        private void go() {
            mask = nextMask;
            index = nextIndex;
            if (nextPlacement >= 0) {
                placements.add(nextPlacement);
            }
        }

        void stepBack(BackwardStep step) {
            chooser.begin();
            step.forEachWayTo(mask, (from, numbers, shift, placement) -> {
                for (int source : shift == null ? new int[] {index} : shift.sourcesOf(index)) {
                    offer(step.before().number(numbers, source), from, source, placement);
                }
            });
            go();
        }

        private void offer(BigInteger number, long from, int source, int placement) {
            if (number.signum() > 0 && chooser.takes(number)) {
                nextMask = from;
                nextIndex = source;
                nextPlacement = placement;
            }
        }

        Packing packing(PackingChecker checker) {
            Packing packing = table.packing(
                    placements.stream().mapToInt(placement -> placement).toArray());
            if (!checker.faults(packing).isEmpty()) {
                throw new IllegalStateException(
                        "The pieces that were put together are not a packing: " + checker.faults(packing));
            }
            return packing;
        }
    }
}
