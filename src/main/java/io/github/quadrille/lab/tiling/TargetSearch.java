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
 * Covers a board by dives, then closes the remaining gaps, on several threads. Each thread has a strip of rows, and
 * between rounds the borders of the strips change. Unless the search is stopped, the same seed and the same number of
 * threads lay the same pieces, however fast each thread is.
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
     * Does one round of repairs. It works on strips that are cut anew or, when the last round on strips closed no gap,
     * on the whole board.
     */
    void repair() {
        int before = gaps();
        onStrips((strip, from, to) -> works.get(strip).repair(from, to));
        together = !together && gaps() == before;
    }

    /** Does one round of exchanges, which use fewer pieces of the kinds that are beyond their caps. */
    void exchange() {
        long before = surplus();
        Quotas[] shares = quotas.minus(tiling, lattice.size()).shares(together ? 1 : strips.number());
        onStrips((strip, from, to) -> works.get(strip).exchange(shares[strip], from, to));
        together = !together && surplus() == before;
    }

    /** Returns how many more pieces are laid than the caps allow. */
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

    /** Works on a strip. In the next round it goes on where it ended. */
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
                    // Where there are too few gaps near, an attempt is useless, and so are later ones.
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
     * Cuts a board into strips of rows, as many as there are threads that have enough to do.
     *
     * @param number the number of strips
     */
    record Strips(PaddedMatrix lattice, int number) {
        /** A strip has at least this many rows, because another thread is not worth it for fewer. */
        private static final int LEAST_ROWS = 100;

        static Strips of(PaddedMatrix lattice, int threads) {
            return new Strips(lattice, Math.max(1, Math.min(threads, lattice.rows() / LEAST_ROWS)));
        }

        /** Returns the most rows by which the strips may be shifted. */
        int mostShift() {
            return lattice.rows() / number / 3;
        }

        /**
         * Returns the first square of a strip. For the strip after the last one, that is the end of the board.
         *
         * @param shift the rows by which all cuts are shifted
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
