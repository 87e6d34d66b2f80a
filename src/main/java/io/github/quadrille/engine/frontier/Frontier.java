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
 * Counts packings by dynamic programming along a frontier (a broken profile). It passes the board item by item. Each
 * way to fill the part behind is described by two things only. The <em>boundary</em> says which items ahead are
 * covered, and the counts say which pieces are used. Ways that agree in both are one entry. The entries of a boundary
 * are side by side in an array. So laying a piece adds one array to another, shifted. The boundaries themselves are
 * few.
 *
 * <p>Numbers begin as one word and get another whenever the next step could overflow. Time is linear in the additions,
 * memory in the widest layer.
 */
public final class Frontier {
    /** An option may span at most this many items, because boundaries are longs whose topmost bit is free. */
    private static final int WIDEST_WINDOW = BoundaryRows.BITS;

    /** Finding a boundary takes as long as adding this many numbers. */
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
     * Makes a frontier at the beginning of the sweep.
     * @throws FrontierTooLarge when boundaries or combinations of counts are too many to be told apart
     */
    public Frontier(CoverProblem problem, Limits limits, Clock clock) {
        this(problem, limits, clock, KeptCounts.USEFUL);
    }

    private Frontier(CoverProblem problem, Limits limits, Clock clock, KeptCounts keptCounts) {
        if (problem.window() > WIDEST_WINDOW) {
            throw new FrontierTooLarge("a piece spans %d cells of the sweep, but a boundary can hold %d"
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
     * Returns a frontier that keeps the counts of all kinds, also of kinds without a limit. {@link #totals} needs them.
     *
     * @throws FrontierTooLarge when boundaries or combinations of counts are too many to be told apart
     */
    public static Frontier ofEveryBag(CoverProblem problem, Limits limits, Clock clock) {
        return new Frontier(problem, limits, clock, KeptCounts.EVERY_KIND);
    }

    /**
     * Returns a frontier whose layers can be passed to a {@link LayerListener}. The numbers of a boundary add up to all
     * ways to it that no kind's maximum forbids, whether they lead to a packing or not.
     *
     * @throws FrontierTooLarge when boundaries or combinations of counts are too many to be told apart
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

    /** Returns a frontier of this problem that goes on from an earlier layer, with another clock. */
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

    /** Returns this frontier at the same layer, with another clock. */
    public Frontier by(Clock other) {
        Frontier timed = new Frontier(this, layer, other);
        timed.live = live;
        return timed;
    }

    /** Passes all items, or stops at a limit. */
    public void run() {
        run(Long.MAX_VALUE);
    }

    /**
     * Passes items until all are passed, a limit is reached, or enough work is done. Another call goes on from there.
     * @param additionsAtMost the work in additions after which it ends, between two items
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

    /** Passes all items, or stops at a limit, and passes every layer to a listener. */
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
     * @param isKept whether the layer before must stay as it is
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
     * Passes items up to {@code end}, and returns the layers before every {@code every}-th item.
     *
     * @param bytesElsewhere how much memory other layers take that are kept
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
     * Moves the numbers to other classes of combinations where a kind's turn begins or ends, because other combinations
     * are possible there.
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

    /** Gives numbers another word when the step could overflow them. */
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
     * Returns what counting would take. If the survey is complete, later passes follow only the boundaries that it
     * found to matter.
     */
    public FrontierEstimate estimate() {
        FrontierSurvey.Seen seen = new FrontierSurvey(problem, vectors, clock).see();
        live = seen.live();
        return seen.estimate();
    }

    CountVectors vectors() {
        return vectors;
    }

    /** Returns how many numbers were added. This cost is the same on every machine. */
    long additions() {
        return additions;
    }

    /** Returns the limit that stopped the frontier before the end. It is empty when none did. */
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
     * Returns how often each choice of pieces fills the board. All items must be passed, on a frontier {@linkplain
     * #ofEveryBag of every bag}. Each key lists the counts by kind.
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
        /** The frontier keeps the combinations from which the rest of the board can be made up. */
        USEFUL,
        /**
         * The frontier keeps useful combinations, with the counts also of kinds without a limit, so that all counts can
         * be read at the end.
         */
        EVERY_KIND,
        /**
         * The frontier keeps all combinations that no kind's maximum forbids. A reader of its numbers need not know
         * which combinations are useful.
         */
        EVERY_WAY
    }

    /**
     * A {@code LayerStep} holds the next layer and what it cost.
     *
     * @param layer the layer; not complete when stopped
     * @param additions how many numbers were added
     * @param stop the limit that stopped it; empty when none did
     */
    record LayerStep(Layer layer, long additions, Optional<Limit> stop) {}
}
