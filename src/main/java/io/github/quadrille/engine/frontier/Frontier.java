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
 * Counts by dynamic programming along a frontier (a broken profile): item by item, all ways to fill what lies behind are
 * kept only by how they jut out, the <em>boundary</em>, and by the counts of pieces they use. Ways that agree in both are
 * one entry. For each boundary the entries stand side by side in an array, so that laying a piece adds one array to another,
 * shifted; boundaries themselves are few.
 *
 * <p>Numbers begin as one word and get another whenever the next step could overflow. Time is linear in the additions,
 * memory in the widest layer.
 */
public final class Frontier {
    /** Boundaries are longs, and their topmost bit is free. */
    private static final int WIDEST_WINDOW = BoundaryRows.BITS;

    /** To find a boundary takes as long as to add so many numbers. */
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
     * One that keeps the counts of all kinds, also of those that may be used as often as one likes, for {@link #totals}.
     *
     * @throws FrontierTooLarge when boundaries or combinations of counts are too many to be told apart
     */
    public static Frontier ofEveryBag(CoverProblem problem, Limits limits, Clock clock) {
        return new Frontier(problem, limits, clock, KeptCounts.EVERY_KIND);
    }

    /**
     * One whose layers can be told of: a boundary's numbers add up to all ways to it that no kind's maximum forbids, of use
     * or not.
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

    /** The same problem, from a layer on that it had before, with another clock. */
    Frontier resumedAt(Layer earlier, Clock other) {
        return new Frontier(this, earlier, other);
    }

    /**
     * Looks at the clock.
     *
     * @throws Stopped when it says so
     */
    void check() {
        clock.check();
    }

    /** The same, as far as it has come, with another clock. */
    public Frontier by(Clock other) {
        Frontier timed = new Frontier(this, layer, other);
        timed.live = live;
        return timed;
    }

    /** Passes all items, or stops at a limit. */
    public void run() {
        run(Long.MAX_VALUE);
    }

    /** The same, or ends when so much is done, between two items; another call goes on from there. */
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

    /** Whether all items are passed. */
    public boolean isOver() {
        return layer.item() == problem.items();
    }

    /** The same, telling of every layer. */
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
     * Passes items up to one, and returns the layers before every so many of them.
     *
     * @param bytesElsewhere what other layers take that are kept
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

    /** Where a kind's turn begins or ends, other combinations are possible. */
    private void changePhase() {
        int item = layer.item();
        if (vectors.phase(item) != vectors.phase(item - 1)) {
            FrontierStep step = step(item);
            Map<CountClass, CountShift> shifts = new HashMap<>();
            layer = layer.shifted(
                    mask -> shifts.computeIfAbsent(step.classOf(mask), to -> vectors.shiftPhase(to, item - 1)));
        }
    }

    /** Makes room for what the step may add up. */
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

    /** What counting would take; and then takes no more than that. */
    public FrontierEstimate estimate() {
        FrontierSurvey.Seen seen = new FrontierSurvey(problem, vectors, clock).see();
        live = seen.live();
        return seen.estimate();
    }

    CountVectors vectors() {
        return vectors;
    }

    /** How many numbers were added: the cost of it, the same on every machine. */
    long additions() {
        return additions;
    }

    /** Why it stopped before the end. */
    public Optional<Limit> stop() {
        return stop;
    }

    /** The sum over all allowed counts, at the end. */
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
     * At the end of one {@linkplain #ofEveryBag of every bag}, for each choice of pieces that fills the board how often it
     * does; the pieces are counts by kind.
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

    /** Which combinations of counts a frontier keeps. */
    enum KeptCounts {
        /** Those from which the rest of the board can be made up. */
        USEFUL,
        /** The same, with the counts also of kinds that may be used as often as one likes, so that they can be read off in the end. */
        EVERY_KIND,
        /** All that no kind's maximum forbids, so that numbers mean what one says without knowing which are useful. */
        EVERY_WAY
    }

    /**
     * The next layer, and what it cost.
     *
     * @param layer the layer; not complete when stopped
     * @param additions how many numbers were added
     * @param stop why it was stopped
     */
    record LayerStep(Layer layer, long additions, Optional<Limit> stop) {}
}
