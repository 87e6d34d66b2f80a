package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.lab.target.ShapeLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/**
 * Dives into a board, then closes the gaps left, on several threads: each has a strip of rows to itself, and between
 * rounds the strips are cut elsewhere. The same seed and the same number of threads lay the same pieces, however fast
 * each thread is, unless it is stopped.
 */
final class TargetSearch implements AutoCloseable {
    private static final long WORK_PER_ROUND = 400_000;
    private static final int MOST_WRAPS = 20;

    private final PaddedMatrix lattice;
    private final boolean[] target;
    private final int usable;
    private final Quotas quotas;
    private final Strips strips;
    private final SplittableRandom random;
    private final BooleanSupplier stopped;
    private final ThreadTeam threads;
    private final Tiling tiling;
    /** Where gaps remain after so many sweeps, every few sweeps everything around is laid quite differently. */
    private static final int CALM_SWEEPS = 6;

    private static final int SWEEPS_BETWEEN_SHAKES = 4;
    private static final int SHAKEN_CELLS = 500;

    private BoardAnalysis ground;
    private boolean narrow;
    private boolean together;
    private List<Patch> patches = List.of();
    private List<GapRepair> repairs = List.of();
    private List<SplittableRandom> chances = List.of();
    private int[] sweeps = new int[0];
    private int[] cursors = new int[0];

    /**
     * @param limits a forbidden shape is never laid; caps are minded by {@link #exchange} only
     */
    TargetSearch(
            PaddedMatrix lattice,
            boolean[] target,
            ShapeLimits limits,
            int threads,
            long seed,
            BooleanSupplier stopped) {
        this.lattice = lattice;
        this.target = target;
        this.quotas = new Quotas(limits);
        int mask = 0;
        for (int shape = 0; shape < PaddedMatrix.SHAPES; shape++) {
            mask |= limits.allows(shape + 1) ? 1 << shape : 0;
        }
        this.usable = mask;
        this.strips = Strips.of(lattice, threads);
        this.random = new SplittableRandom(seed);
        this.stopped = stopped;
        this.tiling = new Tiling(lattice, target);
        this.threads = new ThreadTeam(strips.number(), "cover");
    }

    /** The first covering. */
    void dive() {
        ground = new FirstCovering(target, usable, strips, tiling, random, stopped).lay(threads);
        FreeSquareGraph freeSquareGraph = new FreeSquareGraph(ground);
        narrow = freeSquareGraph.isNarrow();
        patches = new ArrayList<>();
        repairs = new ArrayList<>();
        chances = new ArrayList<>();
        sweeps = new int[strips.number()];
        cursors = new int[strips.number()];
        for (int strip = 0; strip < strips.number(); strip++) {
            SplittableRandom chance = random.split();
            chances.add(chance);
            Patch patch = new Patch(ground, tiling, chance);
            patches.add(patch);
            repairs.add(new GapRepair(ground, freeSquareGraph, tiling, quotas, patch, chance));
        }
    }

    /**
     * One round of repairs: on strips cut anew, or, when the last round on strips was of no use, on the whole board.
     */
    void repair() {
        int before = gaps();
        onStrips(this::repair);
        together = !together && gaps() == before;
    }

    /** One round of exchanges, while more pieces of a kind are laid than its cap allows; returns how many are too many. */
    long exchange() {
        long before = surplus();
        Quotas[] shares = quotas.minus(tiling, lattice.size()).shares(together ? 1 : strips.number());
        onStrips((strip, from, to) -> exchange(strip, shares[strip], from, to));
        long after = surplus();
        together = !together && after == before;
        return after;
    }

    /** How many pieces are more than the caps allow. */
    long surplus() {
        return quotas.minus(tiling, lattice.size()).surplus();
    }

    /** Work on a strip. */
    @FunctionalInterface
    private interface StripTask {
        void run(int strip, int from, int to);
    }

    private void onStrips(StripTask task) {
        if (strips.number() == 1 || together) {
            patches.get(0).stayWithin(0, lattice.size());
            task.run(0, 0, lattice.size());
            return;
        }
        int most = strips.mostShift();
        int shift = random.nextInt(-most, most + 1);
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int strip = 0; strip < strips.number(); strip++) {
            int from = strips.begin(strip, shift);
            int to = strips.begin(strip + 1, shift);
            int number = strip;
            patches.get(strip).stayWithin(from, to);
            tasks.add(() -> {
                task.run(number, from, to);
                return null;
            });
        }
        threads.run(tasks, () -> {});
    }

    private void repair(int strip, int from, int to) {
        GapRepair repair = repairs.get(strip);
        long end = repair.work() + WORK_PER_ROUND;
        int square = Math.max(cursors[strip], from);
        int wraps = 0;
        boolean isOfUse = false;
        while (wraps < MOST_WRAPS && repair.work() < end && !stopped.getAsBoolean()) {
            if (square >= to) {
                square = from;
                sweeps[strip]++;
                wraps = isOfUse || wraps == 0 ? wraps + 1 : MOST_WRAPS;
                isOfUse = false;
            } else if (tiling.isGap(square)) {
                isOfUse |= close(square, repair, sweeps[strip], chances.get(strip));
            }
            square++;
        }
        cursors[strip] = square;
    }

    private void exchange(int strip, Quotas share, int from, int to) {
        Patch patch = patches.get(strip);
        KindExchange exchange = new KindExchange(lattice, tiling, share, patch, chances.get(strip));
        long end = patch.work() + WORK_PER_ROUND;
        int square = Math.max(cursors[strip], from);
        int wraps = 0;
        while (wraps < MOST_WRAPS && patch.work() < end && share.surplus() > 0 && !stopped.getAsBoolean()) {
            if (square >= to) {
                square = from;
                wraps++;
            } else if (tiling.isAnchor(square)) {
                exchange.exchange(square);
            }
            square++;
        }
        cursors[strip] = square;
    }

    /** Whether that was of use, or may be next time. */
    private static boolean close(int gap, GapRepair repair, int sweep, SplittableRandom chance) {
        if (sweep >= CALM_SWEEPS && sweep % SWEEPS_BETWEEN_SHAKES == 0) {
            repair.shake(gap, SHAKEN_CELLS / 2 + chance.nextInt(SHAKEN_CELLS));
        }
        return repair.close(gap, AttemptSize.of(sweep, chance)) || repair.hadTeam();
    }

    int gaps() {
        return tiling.gaps();
    }

    /** The shapes that may be used, as bits. */
    int usable() {
        return usable;
    }

    Tiling tiling() {
        return tiling;
    }

    BoardAnalysis ground() {
        return ground;
    }

    /** Whether the ways of the board are {@linkplain FreeSquareGraph#isNarrow narrow}. */
    boolean isNarrow() {
        return narrow;
    }

    @Override
    public void close() {
        threads.close();
    }

    /**
     * A board cut into strips of rows, as many as there are threads that have enough to do.
     *
     * @param number how many there are
     */
    record Strips(PaddedMatrix lattice, int number) {
        /** Rows of a strip below which another thread is not worth it. */
        private static final int LEAST_ROWS = 100;

        static Strips of(PaddedMatrix lattice, int threads) {
            return new Strips(lattice, Math.max(1, Math.min(threads, lattice.rows() / LEAST_ROWS)));
        }

        /** Rows by which the strips may be shifted. */
        int mostShift() {
            return lattice.rows() / number / 3;
        }

        /**
         * The first square of a strip; of the one behind the last, the end of the board.
         *
         * @param shift rows by which all cuts are shifted
         */
        int begin(int strip, int shift) {
            if (strip == 0) {
                return 0;
            }
            int row = (int) ((long) lattice.rows() * strip / number);
            return strip == number ? lattice.size() : lattice.square(row + shift, 0);
        }
    }
}
