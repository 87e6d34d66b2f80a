package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.core.target.ShapeLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lays a first covering of a board ({@link FirstCovering}), and then closes the remaining gaps, on several threads.
 * Each thread has a strip of rows, and the borders of the strips change after each round. Unless the search is stopped,
 * the same seed and the same number of threads lay the same pieces, however fast each thread is.
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
    private BoardAnalysis analysis;
    private boolean together;
    private List<StripWork> works = List.of();

    /**
     * Prepares the search.
     *
     * @param limits the limits of shapes: a forbidden shape is never laid, and only {@link #exchange} observes caps
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
        this.usable = IntStream.range(0, PaddedMatrix.SHAPES)
                .filter(shape -> limits.allows(shape + 1))
                .map(shape -> 1 << shape)
                .sum();
        this.strips = Strips.of(lattice, threads);
        this.random = new SplittableRandom(seed);
        this.stopped = stopped;
        this.tiling = new Tiling(lattice, target);
        this.threads = new ThreadTeam(strips.number(), "cover");
    }

    /** Lays the first covering. */
    void dive() {
        analysis = new FirstCovering(target, usable, strips, tiling, random, stopped).lay(threads);
        works = Stream.generate(StripWork::new).limit(strips.number()).toList();
    }

    /**
     * Does one round of repairs, on strips with new borders. But if the round before worked on strips and gained
     * nothing, one thread works on the whole board instead.
     */
    void repair() {
        int before = gaps();
        onStrips((strip, from, to) -> works.get(strip).repair(from, to));
        together = !together && gaps() == before;
    }

    /** Does one round of exchanges, which reduce the number of pieces beyond the caps. */
    void exchange() {
        long before = surplus();
        Quotas[] shares = quotas.minus(tiling, lattice.size()).shares(together ? 1 : strips.number());
        onStrips((strip, from, to) -> works.get(strip).exchange(shares[strip], from, to));
        together = !together && surplus() == before;
    }

    /** Returns by how many pieces the covering exceeds the caps, in total. */
    long surplus() {
        return quotas.minus(tiling, lattice.size()).surplus();
    }

    /** Does some work on a strip. */
    @FunctionalInterface
    private interface StripTask {
        void run(int strip, int from, int to);
    }

    private void onStrips(StripTask task) {
        if (strips.number() == 1 || together) {
            works.get(0).patch.stayWithin(0, lattice.size());
            task.run(0, 0, lattice.size());
            return;
        }
        int most = strips.mostShift();
        int shift = random.nextInt(-most, most + 1);
        List<Callable<Object>> tasks = new ArrayList<>();
        for (int strip = 0; strip < strips.number(); strip++) {
            int from = strips.begin(strip, shift);
            int to = strips.begin(strip + 1, shift);
            int number = strip;
            works.get(strip).patch.stayWithin(from, to);
            tasks.add(Executors.callable(() -> task.run(number, from, to)));
        }
        threads.run(tasks, () -> {});
    }

    int gaps() {
        return tiling.gaps();
    }

    /** Returns the shapes that may be used, as bits. */
    int usable() {
        return usable;
    }

    Tiling tiling() {
        return tiling;
    }

    BoardAnalysis analysis() {
        return analysis;
    }

    @Override
    public void close() {
        threads.close();
    }

    /** Works on one strip in each round, and continues at the square where the round before ended. */
    private final class StripWork {
        private final SplittableRandom chance = random.split();
        private final Patch patch = new Patch(analysis, tiling, chance);
        private final GapRepair repair = new GapRepair(analysis, tiling, quotas, patch, chance);
        private int sweeps;
        private int cursor;

        void repair(int from, int to) {
            long end = repair.work() + WORK_PER_ROUND;
            cursor = Math.max(cursor, from);
            int wraps = 0;
            boolean isOfUse = false;
            while (wraps < MOST_WRAPS && repair.work() < end && !stopped.getAsBoolean()) {
                if (cursor >= to) {
                    cursor = from;
                    sweeps++;
                    wraps = isOfUse || wraps == 0 ? wraps + 1 : MOST_WRAPS;
                    isOfUse = false;
                } else if (tiling.isGap(cursor)) {
                    // If fewer than four gaps can be reached from this gap, neither this attempt nor a later attempt
                    // can close the gap.
                    isOfUse |= repair.close(cursor, sweeps) || repair.hadTeam();
                }
                cursor++;
            }
        }

        void exchange(Quotas share, int from, int to) {
            KindExchange exchange = new KindExchange(lattice, tiling, share, patch, chance);
            long end = patch.work() + WORK_PER_ROUND;
            cursor = Math.max(cursor, from);
            int wraps = 0;
            while (wraps < MOST_WRAPS && patch.work() < end && share.surplus() > 0 && !stopped.getAsBoolean()) {
                if (cursor >= to) {
                    cursor = from;
                    wraps++;
                } else if (tiling.isAnchor(cursor)) {
                    exchange.exchange(cursor);
                }
                cursor++;
            }
        }
    }

    /**
     * Cuts a board into strips of rows: one for each thread, or fewer if the board has too few rows for that.
     *
     * @param number the number of strips
     */
    record Strips(PaddedMatrix lattice, int number) {
        /**
         * There is at most one strip for every 100 rows of the board. With fewer rows for each thread, another thread
         * would cost more than it gains.
         */
        private static final int LEAST_ROWS = 100;

        static Strips of(PaddedMatrix lattice, int threads) {
            return new Strips(lattice, Math.max(1, Math.min(threads, lattice.rows() / LEAST_ROWS)));
        }

        /** Returns the largest number of rows by which the strips may be shifted. */
        int mostShift() {
            return lattice.rows() / number / 3;
        }

        /**
         * Returns the first square of a strip. If {@code strip} is the number of strips, returns the end of the board.
         *
         * @param shift the number of rows by which all cuts are shifted
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
