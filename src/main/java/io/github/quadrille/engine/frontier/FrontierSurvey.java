package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Follows the boundaries of a frontier without counting, and stops if there are too many boundaries. On the way
 * forwards, the survey finds out what counting will take. If counting takes many numbers, the survey then goes
 * backwards and finds out which boundaries lead to the end. Counting can leave out all other boundaries. Most
 * boundaries that are left out surround a hole that no pieces fit. For pentominoes, two thirds of all boundaries are
 * left out.
 */
final class FrontierSurvey {
    /** The survey ends at a layer with more boundaries than this. */
    private static final int MANY = 60_000;
    /**
     * The layers are remembered for going backwards as long as they have at most this many boundaries together. This
     * number of boundaries takes 64 MB.
     */
    private static final long MOST_REMEMBERED = 8_000_000;
    /** Going backwards costs more than it saves if a boundary has fewer numbers than this on average. */
    private static final int WORTHWHILE = 8;
    /** The survey estimates the numbers of a whole layer from a sample of this many boundaries. */
    private static final int SAMPLE = 200;

    private final CoverProblem problem;
    private final CountVectors vectors;
    private final Clock clock;
    private final List<long[]> layers = new ArrayList<>();
    private long remembered;

    FrontierSurvey(CoverProblem problem, CountVectors vectors, Clock clock) {
        this.problem = problem;
        this.vectors = vectors;
        this.clock = clock;
    }

    /**
     * Holds what the survey has found.
     *
     * @param live for each item, and for the end, the boundaries before it that lead to the end; empty when all
     *     boundaries are to be kept
     */
    record Seen(FrontierEstimate estimate, Optional<List<BoundarySet>> live) {}

    Seen see() {
        FrontierEstimate estimate = forwards();
        boolean isWorthwhile = remembered <= MOST_REMEMBERED && estimate.numbers() >= (double) WORTHWHILE * remembered;
        return estimate.isComplete() && isWorthwhile ? backwards() : new Seen(estimate, Optional.empty());
    }

    private FrontierEstimate forwards() {
        Tally tally = new Tally();
        BoundarySet boundaries = new BoundarySet();
        boundaries.add(0);
        for (int item = 0; item < problem.items(); item++) {
            if (boundaries.size() > MANY || clock.stop().isPresent()) {
                return tally.estimate(ahead(item, boundaries.toArray()));
            }
            FrontierStep step = new FrontierStep(problem, vectors, item);
            BoundarySet next = new BoundarySet();
            long[] layer = boundaries.toArray();
            remember(layer);
            for (long boundary : layer) {
                if (tally.add(step.classOf(boundary).size()) || vectors.isEveryWayKept()) {
                    step.forEachNext(boundary, next::add);
                }
            }
            tally.endLayer();
            boundaries = next;
        }
        return tally.estimate();
    }

    /**
     * Returns a rough lower bound on how many numbers are still to come. Layers grow at the beginning of the board and
     * shrink in the same way at the end. So each later layer counts as if it had as many boundaries as {@code layer},
     * until only {@code passed} items remain. The number of combinations for each boundary is sampled anew at every
     * item.
     */
    private double ahead(int passed, long[] layer) {
        long[] sample = Arrays.stream(layer)
                .skip(Math.max(0, layer.length - SAMPLE) / 2)
                .limit(SAMPLE)
                .toArray();
        long itemBits = problem.rows().itemBits();
        double numbers = 0;
        double each = 1;
        for (int item = passed; item <= problem.items() - passed && clock.stop().isEmpty(); item++) {
            FrontierStep step = new FrontierStep(problem, vectors, item);
            int room = problem.items() - item;
            double mean = Arrays.stream(sample)
                    .filter(boundary -> Long.SIZE - Long.numberOfLeadingZeros(boundary & itemBits) <= room)
                    .mapToInt(boundary -> step.classOf(boundary).size())
                    .average()
                    .orElse(0);
            // If this mean is 0, the last positive mean is used again. With pieces of one size, most areas have no
            // combinations.
            each = mean > 0 ? mean : each;
            numbers += layer.length * each;
        }
        return numbers;
    }

    private void remember(long[] layer) {
        remembered += layer.length;
        if (remembered <= MOST_REMEMBERED) {
            layers.add(layer);
        } else {
            layers.clear();
        }
    }

    private Seen backwards() {
        Tally tally = new Tally();
        List<BoundarySet> live = new ArrayList<>();
        BoundarySet after = new BoundarySet();
        after.add(0);
        live.add(after);
        for (int item = problem.items() - 1; item >= 0; item--) {
            FrontierStep step = new FrontierStep(problem, vectors, item);
            BoundarySet before = new BoundarySet();
            for (long boundary : layers.get(item)) {
                if (step.leadsTo(boundary, after)
                        && (tally.add(step.classOf(boundary).size()) || vectors.isEveryWayKept())) {
                    before.add(boundary);
                }
            }
            tally.endLayer();
            live.add(0, before);
            after = before;
        }
        return new Seen(tally.estimate(), Optional.of(live));
    }

    /** Adds up how many numbers the layers have, and finds the most memory that two neighbouring layers take. */
    private static final class Tally {
        private double numbers;
        private long most;
        private long lastBytes;
        private long layerNumbers;
        private long layerBoundaries;

        /** Adds one boundary with {@code size} numbers. Returns whether it has any numbers. */
        boolean add(int size) {
            layerNumbers += size;
            layerBoundaries++;
            return size > 0;
        }

        void endLayer() {
            long bytes = layerNumbers * Long.BYTES + layerBoundaries * LayerPart.BYTES_PER_BOUNDARY;
            most = Math.max(most, lastBytes + bytes);
            lastBytes = bytes;
            numbers += layerNumbers;
            layerNumbers = 0;
            layerBoundaries = 0;
        }

        /** Returns the estimate when the survey reached the end. */
        FrontierEstimate estimate() {
            return new FrontierEstimate(most, numbers, true);
        }

        /**
         * Returns the estimate when the survey did not reach the end.
         *
         * @param ahead roughly how many numbers are still to come
         */
        FrontierEstimate estimate(double ahead) {
            return new FrontierEstimate(most, numbers + ahead, false);
        }
    }
}
