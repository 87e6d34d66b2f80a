package io.github.quadrille.frontier;

import io.github.quadrille.question.CountClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Passes the boundaries alone, without counts, as long as they are few: forwards, to see what counting will take, and, where
 * counts are many, backwards, to see which boundaries lead to the end at all. The others, most of them around a hole that no
 * pieces fit, need no counts: for pentominoes they are two thirds.
 */
final class FrontierSurvey {
    /** More boundaries than this in a layer are not followed. */
    private static final int MANY = 60_000;
    /** More boundaries than this in all layers are not remembered for the way back: 64 MB. */
    private static final long MOST_REMEMBERED = 8_000_000;
    /** With fewer numbers than this on a boundary, the way back costs more than it spares. */
    private static final int WORTHWHILE = 8;

    private final CoverProblem problem;
    private final CountVectors vectors;
    private final CountClock clock;
    private final List<long[]> layers = new ArrayList<>();
    private long remembered;

    FrontierSurvey(CoverProblem problem, CountVectors vectors, CountClock clock) {
        this.problem = problem;
        this.vectors = vectors;
        this.clock = clock;
    }

    /**
     * What was seen.
     *
     * @param live for each item, and the end, the boundaries before it that lead to the end; empty when all are to be kept
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
                return tally.estimate(false);
            }
            FrontierStep step = new FrontierStep(problem, vectors, item);
            BoundarySet next = new BoundarySet();
            long[] layer = boundaries.toArray();
            remember(layer);
            for (long boundary : layer) {
                if (tally.add(step.classOf(boundary).size())) {
                    step.forEachNext(boundary, next::add);
                }
            }
            tally.endLayer();
            boundaries = next;
        }
        return tally.estimate(true);
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
                        && tally.add(step.classOf(boundary).size())) {
                    before.add(boundary);
                }
            }
            tally.endLayer();
            live.add(0, before);
            after = before;
        }
        return new Seen(tally.estimate(true), Optional.of(live));
    }

    /** Adds up what layers take. */
    private static final class Tally {
        private double numbers;
        private long most;
        private long lastBytes;
        private long layerNumbers;
        private long layerBoundaries;

        /** One boundary; says whether it has any numbers. */
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

        FrontierEstimate estimate(boolean isComplete) {
            return new FrontierEstimate(most, numbers, isComplete);
        }
    }
}
