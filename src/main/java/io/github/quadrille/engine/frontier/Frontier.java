package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.engine.frontier.FrontierStep.StepGuard;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts packings by dynamic programming along a frontier (a broken profile). The frontier passes the board item by
 * item, where an item is usually a cell. Only two things matter about a way to fill the part that is passed. The
 * <em>boundary</em> says which items ahead are already covered, and the counts say how many pieces of each kind are
 * used. Ways that agree in boundary and counts are counted together in one number. All boundaries before one item, with
 * their numbers, form a layer.
 *
 * <p>All numbers of a boundary are in one array, with one number for each combination of counts. So laying a piece adds
 * one array, shifted, to another array. Adding whole arrays is fast, because a boundary usually has many numbers.
 *
 * <p>Each number is one long at first. All numbers get another long whenever the next step could overflow. The time is
 * linear in the number of additions, the memory in the size of the largest layer.
 */
public final class Frontier {
    /** An option can span at most this many items, because a boundary is a long whose topmost bit stays free. */
    private static final int WIDEST_WINDOW = BoundaryRows.BITS;

    /** Handling a boundary takes about as long as this many additions. */
    private static final int ADDITIONS_A_BOUNDARY = 20;

    private final CoverProblem problem;
    private final CountVectors vectors;
    private final Limits limits;
    private final Clock clock;
    private Optional<List<BoundarySet>> live = Optional.empty();
    private Layer layer;
    private int bits = 1;
    private long additions;
    private Optional<Limit> stop = Optional.empty();

    /**
     * Makes a frontier at the beginning of the board.
     *
     * @throws FrontierTooLarge when a boundary does not fit into a long, or when there are too many combinations of
     *     counts
     */
    public Frontier(CoverProblem problem, Limits limits, Clock clock) {
        this(problem, limits, clock, KeptCounts.USEFUL);
    }

    private Frontier(CoverProblem problem, Limits limits, Clock clock, KeptCounts keptCounts) {
        if (problem.window() > WIDEST_WINDOW) {
            throw new FrontierTooLarge("a piece spans %d cells in the order of the sweep, but at most %d are possible"
                    .formatted(problem.window(), WIDEST_WINDOW));
        }
        this.problem = problem;
        this.limits = limits;
        this.clock = clock;
        this.vectors = new CountVectors(problem, limits.memory() / Long.BYTES / 4, keptCounts);
        boolean isHopeless =
                keptCounts != KeptCounts.EVERY_WAY && vectors.atEnd().size() == 0;
        this.layer = Layer.beginning(isHopeless ? vectors.atEnd() : vectors.at(0, 0));
    }

    /**
     * Returns a frontier that keeps the counts of all kinds, including kinds without a limit. The method {@link
     * #totals} needs these counts.
     *
     * @throws FrontierTooLarge when a boundary does not fit into a long, or when there are too many combinations of
     *     counts
     */
    public static Frontier ofEveryBag(CoverProblem problem, Limits limits, Clock clock) {
        return new Frontier(problem, limits, clock, KeptCounts.EVERY_KIND);
    }

    /**
     * Returns a frontier whose layers can be passed to a {@link LayerListener}. The numbers of a boundary add up to the
     * number of ways to reach it that keep to the maximum of every kind. This includes ways that lead to no packing.
     *
     * @throws FrontierTooLarge when a boundary does not fit into a long, or when there are too many combinations of
     *     counts
     */
    public static Frontier ofEveryWay(CoverProblem problem, Limits limits, Clock clock) {
        return new Frontier(problem, limits, clock, KeptCounts.EVERY_WAY);
    }

    private Frontier(Frontier other, Layer layer, Clock clock) {
        this.problem = other.problem;
        this.limits = other.limits;
        this.clock = clock;
        this.vectors = other.vectors;
        this.layer = layer;
        this.bits = layer.bitLength();
    }

    /** Returns a frontier of this problem that continues from an earlier layer, with another clock. */
    Frontier resumedAt(Layer earlier, Clock other) {
        return new Frontier(this, earlier, other);
    }

    /**
     * Checks the clock.
     *
     * @throws Stopped when a limit is reached
     */
    void check() {
        clock.check();
    }

    /** Returns a copy of this frontier at the same layer, with another clock. */
    public Frontier by(Clock other) {
        Frontier timed = new Frontier(this, layer, other);
        timed.live = live;
        return timed;
    }

    /** Passes all items, unless a limit is reached first. */
    public void run() {
        run(Long.MAX_VALUE);
    }

    /**
     * Passes items until all are passed, a limit is reached, or enough work is done. Another call continues with the
     * next item.
     *
     * @param additionsAtMost the work after which the call ends, at the next item; it is measured in additions, and
     *     each boundary counts as 20 of them
     */
    public void run(long additionsAtMost) {
        long done = 0;
        try (FrontierThreads frontierThreads = new FrontierThreads(limits.threads())) {
            while (!isOver() && stop.isEmpty() && done < additionsAtMost) {
                long before = additions;
                changePhase();
                pass(frontierThreads, false);
                done += additions - before + (long) ADDITIONS_A_BOUNDARY * layer.boundaries();
            }
        }
    }

    /** Returns whether all items are passed. */
    public boolean isOver() {
        return layer.item() == problem.items();
    }

    /** Passes all items, unless a limit is reached first. A listener receives every layer. */
    public void run(LayerListener listener) {
        try (FrontierThreads frontierThreads = new FrontierThreads(limits.threads())) {
            layer.tell(listener);
            while (layer.item() < problem.items() && stop.isEmpty()) {
                pass(frontierThreads, false);
                layer.tell(listener);
            }
        }
    }

    /**
     * Passes one item.
     *
     * @param isKept whether the layer before the item must stay unchanged
     */
    void pass(FrontierThreads frontierThreads, boolean isKept) {
        FrontierStep step = step(layer.item());
        widen(step);
        Layer before = layer;
        LayerStep layerStep =
                frontierThreads.pass(step, before, isKept, new StepGuard(clock, limits.memory() - before.bytes()));
        additions += layerStep.additions();
        layer = layerStep.layer();
        stop = layerStep.stop();
        if (clock.isTimeToReport()) {
            clock.report("%,d of %,d cells, %,d boundaries, %,d numbers"
                    .formatted(layer.item(), problem.items(), layer.boundaries(), layer.longs() / layer.words()));
        }
    }

    /**
     * Passes items up to {@code end}, and returns the layer before every item whose number is a multiple of {@code
     * every}.
     *
     * @param bytesElsewhere how much memory is taken by layers that the caller keeps
     * @throws Stopped when a limit is reached
     */
    List<Layer> passKeeping(int end, int every, long bytesElsewhere, FrontierThreads frontierThreads) {
        List<Layer> kept = new ArrayList<>();
        long bytes = bytesElsewhere;
        while (layer.item() < end) {
            boolean isKept = layer.item() % every == 0;
            if (isKept) {
                kept.add(layer);
                bytes += layer.bytes();
            }
            pass(frontierThreads, isKept);
            Stopped.ifAny(stop);
            if (bytes > limits.memory()) {
                throw new Stopped(Limit.MEMORY);
            }
        }
        return kept;
    }

    private FrontierStep step(int item) {
        return new FrontierStep(problem, vectors, item, live.map(boundaries -> boundaries.get(item + 1)));
    }

    /**
     * Moves the numbers to other classes of combinations where the set of possible combinations changes. It changes
     * before the first item and after the last item at which a kind that is used exactly once can be used.
     */
    private void changePhase() {
        int item = layer.item();
        if (vectors.phase(item) != vectors.phase(item - 1)) {
            FrontierStep step = step(item);
            Map<CountClass, CountShift> shifts = new HashMap<>();
            layer = layer.shifted(
                    mask -> shifts.computeIfAbsent(step.classOf(mask), to -> vectors.shiftPhase(to, item - 1)));
        }
    }

    /** Gives every number of the layer another word, which is a long, if the step could overflow the numbers. */
    private void widen(FrontierStep step) {
        int growth = Integer.SIZE - Integer.numberOfLeadingZeros(step.fanIn());
        int most = Long.SIZE * layer.words() - 1;
        if (bits + growth > most) {
            bits = layer.bitLength();
        }
        if (bits + growth > most) {
            layer = layer.withWords(layer.words() + 1);
        }
        bits += growth;
    }

    Layer layer() {
        return layer;
    }

    /**
     * Estimates how much work and memory counting would take. For this, a survey follows the boundaries without their
     * counts. If the survey reaches the end, and going back is worth its time, it also finds the boundaries that lead
     * to the end. Then later passes follow only these boundaries.
     */
    public FrontierEstimate estimate() {
        FrontierSurvey.Seen seen = new FrontierSurvey(problem, vectors, clock).see();
        live = seen.live();
        return seen.estimate();
    }

    CountVectors vectors() {
        return vectors;
    }

    /**
     * Returns how many longs were added, where a number takes one long or more. This measure of the work is the same on
     * every machine.
     */
    long additions() {
        return additions;
    }

    /** Returns the limit that stopped the frontier before the end. It is empty when no limit did. */
    public Optional<Limit> stop() {
        return stop;
    }

    /** Returns the number of packings, as the sum over all allowed counts. All items must be passed. */
    public BigInteger total() {
        long[] numbers = layer.numbers(0);
        BigInteger total = BigInteger.ZERO;
        for (int index = 0; numbers != null && index < numbers.length / layer.words(); index++) {
            if (vectors.isEnough(vectors.atEnd().code(index))) {
                total = total.add(layer.number(numbers, index));
            }
        }
        return total;
    }

    /**
     * Returns the number of packings for each choice of pieces that has a packing. Each key lists the number of pieces
     * of each kind. This needs a frontier {@linkplain #ofEveryBag of every bag} that has passed all items.
     */
    public Map<List<Integer>, BigInteger> totals() {
        Map<List<Integer>, BigInteger> totals = new HashMap<>();
        long[] numbers = layer.numbers(0);
        CountClass end = vectors.atEnd();
        for (int index = 0; numbers != null && index < end.size(); index++) {
            BigInteger number = layer.number(numbers, index);
            if (number.signum() > 0) {
                totals.put(vectors.counts(end.code(index)), number);
            }
        }
        return totals;
    }

    /** Says which combinations of counts a frontier keeps. */
    enum KeptCounts {
        /** The frontier keeps the combinations with which the pieces can still fill the rest of the board. */
        USEFUL,
        /**
         * The frontier keeps the same combinations as {@link #USEFUL}, but also with the counts of kinds without a
         * limit. So all counts can be read at the end.
         */
        EVERY_KIND,
        /**
         * The frontier keeps all combinations that keep to the maximum of every kind. So the numbers do not depend on
         * which combinations are useful.
         */
        EVERY_WAY
    }

    /**
     * A {@code LayerStep} holds the next layer and what computing it cost.
     *
     * @param layer the layer; not complete when stopped
     * @param additions how many longs were added; a number takes one long or more
     * @param stop the limit that stopped the step; empty when no limit did
     */
    record LayerStep(Layer layer, long additions, Optional<Limit> stop) {}
}
