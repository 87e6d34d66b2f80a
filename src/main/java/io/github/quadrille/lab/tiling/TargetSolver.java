package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.target.Covering;
import io.github.quadrille.core.target.CoveringCheck;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Covers targets of up to millions of cells with tetrominoes, and leaves as few wrong cells as it can. It stops when
 * the covering is proven to be best, or when the time is up. It begins with a first covering ({@link FirstCovering}).
 * Then it searches small parts exactly, up to a limit. Repairs follow ({@link GapRepair}), and exchanges of pieces if
 * shapes have caps ({@link KindExchange}). The best covering is always kept. {@link GapsAtLeast} explains the proven
 * bounds. Memory is linear in the size of the target's rectangle: about 40 bytes for each cell, and the same amount
 * again for each thread.
 */
public final class TargetSolver {
    /**
     * The solver works on the lower bound after this many rounds without a better covering and without work on the
     * bound.
     */
    private static final int QUIET_ROUNDS = 6;
    /** The work on the lower bound begins, at the latest, when this share of the time is over. */
    private static final double SHARE_BEFORE_BOUND = 0.7;

    private final Target target;
    private final TargetOptions options;
    private final PaddedMatrix lattice;
    private final Clock clock;
    private Tiling best;
    private long bestWrong = Long.MAX_VALUE;
    private int usable;

    private TargetSolver(Target target, TargetOptions options, Listener listener) {
        this.target = target;
        this.options = options;
        this.clock = new Clock(options.limits(), listener);
        this.lattice = new PaddedMatrix(target.rows(), target.columns());
    }

    /** Covers a target, and returns the best covering that was found. */
    public static TargetAnswer solve(Target target, TargetOptions options, Listener listener) {
        return new TargetSolver(target, options, listener).solve();
    }

    private TargetAnswer solve() {
        boolean[] cells = new boolean[lattice.size()];
        for (int row = 0; row < target.rows(); row++) {
            for (int column = 0; column < target.columns(); column++) {
                cells[lattice.square(row, column)] = target.contains(row, column);
            }
        }
        BooleanSupplier stopped = () -> clock.stop().isPresent();
        best = new Tiling(lattice, cells);
        long least;
        try (TargetSearch search =
                new TargetSearch(lattice, cells, options.shapes(), threads(), options.seed(), stopped)) {
            usable = search.usable();
            search.dive();
            GapsAtLeast bound = new GapsAtLeast(search.analysis(), search.tiling());
            bound.solveSmallParts(stopped);
            bound.proveParts(false, threads(), stopped);
            least = improve(search, bound, stopped);
        }
        return answer(least);
    }

    private long improve(TargetSearch search, GapsAtLeast bound, BooleanSupplier stopped) {
        long least = keep(search, bound);
        int quiet = 0;
        int sinceProven = 0;
        boolean proven = false;
        while (bestWrong > least && !stopped.getAsBoolean()) {
            if (Math.min(quiet, sinceProven) >= QUIET_ROUNDS || (!proven && clock.isPast(SHARE_BEFORE_BOUND))) {
                bound.prove(threads(), stopped);
                sinceProven = 0;
                proven = true;
            } else if (search.surplus() > 0 && (search.gaps() <= bound.gaps() || quiet % 2 == 1)) {
                search.exchange();
            } else {
                search.repair();
            }
            sinceProven++;
            long before = bestWrong;
            least = keep(search, bound);
            quiet = bestWrong < before ? 0 : quiet + 1;
        }
        return least;
    }

    /**
     * Keeps the covering of the search if it is the best so far. Returns the proven lower bound on the number of
     * missing cells.
     */
    private long keep(TargetSearch search, GapsAtLeast bound) {
        long wrong = search.gaps() + 4 * search.surplus();
        if (wrong < bestWrong) {
            bestWrong = wrong;
            best = search.tiling().copy();
        }
        long byCaps = Math.max(0, target.size() - options.shapes().area());
        long least = Math.max(bound.gaps(), byCaps + Math.floorMod(target.size() - byCaps, 4));
        clock.report(new Progress.Target(bestWrong, least, clock.elapsed(), clock.left()));
        return least;
    }

    private TargetAnswer answer(long least) {
        Covering covering = new Covering(target.rows(), target.columns());
        Quotas left = new Quotas(options.shapes());
        int pieces = 0;
        for (int square = 0; square < lattice.size(); square++) {
            if (best.isAnchor(square)) {
                int piece = best.at(square);
                if (left.left(left.kindOf()[piece & 31]) > 0) {
                    left.lay(left.kindOf()[piece & 31]);
                    write(covering, piece, ++pieces);
                } else {
                    best.lift(piece);
                }
            }
        }
        long wrong = best.gaps();
        long leastWrong = least;
        if (options.allowExcess()) {
            List<Integer> more = new ExcessPass(lattice, best, left, usable).pieces();
            for (int piece : more) {
                write(covering, piece, ++pieces);
                for (int step : lattice.steps(piece & 31)) {
                    wrong += best.isGap((piece >> 5) + step) ? -1 : 1;
                }
            }
            // A piece that reaches over the edge can lie on two connected parts of the target, so the bounds of the
            // parts no longer hold. Only the size of the whole target still gives a bound.
            int rest = target.size() % 4;
            leastWrong = rest == 3 ? 1 : rest;
        }
        return new TargetAnswer(covering, checked(covering, wrong), wrong, leastWrong, clock.elapsed());
    }

    /** Checks a covering before it is shown. A covering that fails the check is a defect of the program. */
    private CoveringCheck checked(Covering covering, long wrong) {
        CoveringCheck check = CoveringCheck.of(target, covering, options.shapes());
        if (!check.isLegal() || check.missing() + check.excess() != wrong) {
            throw new IllegalStateException("The covering has a fault: " + check);
        }
        return check;
    }

    private void write(Covering covering, int piece, int number) {
        for (int step : lattice.steps(piece & 31)) {
            int square = (piece >> 5) + step;
            covering.set(lattice.row(square), lattice.column(square), (piece & 31) + 1, number);
        }
    }

    private int threads() {
        return Math.min(TargetOptions.MOST_THREADS, options.limits().threads());
    }

    /**
     * Holds the best covering that was found.
     *
     * @param check the result of a check that counts everything again, from the cells of the covering alone
     * @param wrong the number of missing and excess cells of the covering
     * @param leastWrong a proven bound: every covering has at least this many missing and excess cells
     */
    public record TargetAnswer(Covering covering, CoveringCheck check, long wrong, long leastWrong, Duration elapsed) {
        /** Tells whether it is proven that no covering is better. */
        public boolean isOptimal() {
            return wrong == leastWrong;
        }
    }

    /**
     * Holds the options for covering a target.
     *
     * @param shapes the limits on how often shapes may be used
     * @param allowExcess whether pieces may cover cells outside the target, each of which costs as much as a missing
     *     cell
     * @param seed the seed of all random choices
     * @param limits the time after which the best covering is returned, and the number of threads, of which at most
     *     {@value #MOST_THREADS} are used; the limits on nodes and memory have no effect
     */
    public record TargetOptions(ShapeLimits shapes, boolean allowExcess, long seed, Limits limits) {

        /** At most this many threads work, because each thread needs its own memory. */
        public static final int MOST_THREADS = 16;
    }
}
