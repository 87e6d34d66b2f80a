package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;
import io.github.quadrille.lab.window.WindowSearch.WindowOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Proves a lower bound, for each connected part of a board, on the number of gaps that every covering leaves there. A
 * part has at least as many gaps as its size modulo four. A small part is searched as a whole, up to a limit. The
 * bounds of larger parts come from eliminations ({@link CutBound}), which are usually exact if a part has only narrow
 * passages. Other bounds are sums over regions around gaps ({@link GapBound}), which take less time on huge boards.
 * Each bound is rounded up to a number that the part's size modulo four allows. Caps, the limits on the number of
 * pieces of a kind, are ignored, so the bounds also hold with caps. Parts without perfect coverings are reported to the
 * analysis.
 */
final class GapsAtLeast {
    /** A part with at most this many squares is searched as a whole. */
    private static final int SMALL = 250;

    private static final long SMALL_NODES = 20_000;
    /**
     * A region is a set of squares around a gap. Each pass over the gaps takes the next of these numbers, in turn, and
     * its regions have at most that many squares.
     */
    private static final int[] REGIONS = {80, 160, 50, 250, 110};

    private static final long REGION_NODES = 3_000;
    /**
     * In the first pass, the tables of {@link CutBound} have at most this many rows. In each of the next three passes,
     * this limit is four times as large as in the pass before.
     */
    private static final int ROWS = 1_000;

    private static final int MOST_STEPS = 3;
    private static final int PASSES_PER_ELIMINATION = 5;
    /** Parts with more squares than this are large. */
    private static final int MEDIUM = 2_000;

    private final BoardAnalysis analysis;
    private final PaddedMatrix lattice;
    private final Tiling tiling;
    /** Each entry is the proven lower bound on the number of gaps of a part. */
    private final int[] least;

    private final boolean narrow;
    private int pass;
    private int cutPass;

    GapsAtLeast(BoardAnalysis boardAnalysis, Tiling tiling) {
        this.analysis = boardAnalysis;
        this.lattice = boardAnalysis.lattice();
        this.tiling = tiling;
        this.narrow = boardAnalysis.isNarrow();
        this.least = IntStream.range(0, boardAnalysis.parts())
                .map(part -> boardAnalysis.partSize(part) % 4)
                .toArray();
    }

    /** Returns the proven lower bound on the number of gaps of the whole board. */
    int gaps() {
        return Arrays.stream(least).sum();
    }

    /** Returns the proven lower bound on the number of gaps of a part. */
    int gaps(int part) {
        return least[part];
    }

    /**
     * Searches each small part that has more gaps than its proven bound. The search can raise the bound. If a covering
     * with as many gaps as the bound is found, it is laid.
     */
    void solveSmallParts(BooleanSupplier stopped) {
        int[] gapsOf = gapsByPart();
        boolean[] taken = new boolean[lattice.size()];
        GapBound gapBound = new GapBound(analysis);
        int[] members = new int[SMALL];
        for (int square = 0; square < lattice.size() && !stopped.getAsBoolean(); square++) {
            int part = tiling.isGap(square) && !taken[square] ? analysis.part(square) : -1;
            if (part >= 0 && analysis.partSize(part) <= SMALL && gapsOf[part] > least[part]) {
                int size = flood(square, members, SMALL, taken);
                least[part] = gapBound.prove(members, size, 4, least[part], gapsOf[part], SMALL_NODES);
                if (gapBound.isReached()) {
                    gapBound.lay(tiling);
                }
            }
        }
    }

    /**
     * Raises the bounds of parts that have more gaps than their proven bounds. Later calls use other regions and, up to
     * a limit, larger tables.
     */
    void prove(int workers, BooleanSupplier stopped) {
        proveRegions(workers, stopped);
        // On boards with wide passages, regions usually prove as much as eliminations, in less time.
        if (narrow || pass % PASSES_PER_ELIMINATION == 0) {
            proveParts(true, workers, stopped);
        }
    }

    /**
     * Raises the bounds of parts with regions around their gaps. Each call uses the next size of regions. No two
     * workers share a part.
     */
    void proveRegions(int workers, BooleanSupplier stopped) {
        int[] gapsOf = gapsByPart();
        int[] sum = new int[least.length];
        boolean[] taken = new boolean[lattice.size()];
        int size = REGIONS[pass % REGIONS.length];
        boolean backwards = pass / REGIONS.length % 2 == 1;
        pass++;
        IntStream.range(0, workers).parallel().forEach(worker -> {
            GapBound gapBound = new GapBound(analysis);
            int[] members = new int[size];
            for (int i = 0; i < lattice.size() && !stopped.getAsBoolean(); i++) {
                int square = backwards ? lattice.size() - 1 - i : i;
                int part = tiling.isGap(square) ? analysis.part(square) : -1;
                if (part >= 0 && part % workers == worker && !taken[square] && gapsOf[part] > least[part]) {
                    int count = flood(square, members, size, taken);
                    sum[part] += gapBound.prove(members, count, 1, 0, count, REGION_NODES);
                }
            }
        });
        raise(sum);
    }

    private void raise(int[] sum) {
        BitSet imperfect = new BitSet();
        for (int part = 0; part < least.length; part++) {
            int rest = Math.floorMod(analysis.partSize(part) - sum[part], 4);
            least[part] = Math.max(least[part], sum[part] + rest);
            if (least[part] > 0 && !analysis.isImperfect(part)) {
                imperfect.set(part);
            }
        }
        analysis.release(imperfect);
    }

    /**
     * Raises the bounds of parts by {@link CutBound}. If the tables of a part would become too large, the part is cut
     * in two, and the bounds of the halves are added. Each call makes other cuts, and the second to the fourth call use
     * larger tables than the call before. If a part needs no cut, the covering that leads to its bound is laid,
     * provided that it has fewer gaps than the pieces that lie there.
     *
     * @param large whether large parts are included, and parts may be cut
     */
    void proveParts(boolean large, int workers, BooleanSupplier stopped) {
        int[] gapsOf = gapsByPart();
        int[][] members = new int[least.length][];
        int[] sizes = new int[least.length];
        List<int[]> parts = new ArrayList<>();
        for (int square = 0; square < lattice.size(); square++) {
            int part = tiling.isTarget(square) ? analysis.part(square) : -1;
            if (part >= 0 && isWorthIt(part, gapsOf[part], large)) {
                if (members[part] == null) {
                    members[part] = new int[analysis.partSize(part)];
                    parts.add(members[part]);
                }
                members[part][sizes[part]++] = square;
            }
        }
        int[] sum = new int[least.length];
        int rows = ROWS << (2 * Math.min(cutPass, MOST_STEPS));
        new CutBound(analysis, tiling).prove(parts, large, rows, new SplittableRandom(cutPass), workers, stopped, sum);
        cutPass++;
        raise(sum);
    }

    /**
     * Tells whether {@link CutBound} is worth its time for a part. The part must have more gaps than its bound. A large
     * part must also be known to have no perfect covering, because the searches for a covering deal with all other
     * large parts.
     */
    private boolean isWorthIt(int part, int gaps, boolean large) {
        return gaps > least[part] && (analysis.partSize(part) <= MEDIUM || (large && analysis.isImperfect(part)));
    }

    private int[] gapsByPart() {
        int[] gapsOf = new int[least.length];
        for (int square = 0; square < lattice.size(); square++) {
            if (tiling.isGap(square)) {
                gapsOf[analysis.part(square)]++;
            }
        }
        return gapsOf;
    }

    /**
     * Takes a first square and the squares that are connected to it and are not taken yet, the nearest first, up to a
     * limit. Returns their number.
     */
    private int flood(int first, int[] into, int most, boolean[] taken) {
        int size = 0;
        into[size++] = first;
        taken[first] = true;
        for (int i = 0; i < size; i++) {
            for (int way : lattice.ways()) {
                int next = into[i] + way;
                if (size < most && tiling.isTarget(next) && !taken[next]) {
                    taken[next] = true;
                    into[size++] = next;
                }
            }
        }
        return size;
    }

    /**
     * Proves a lower bound on how many of the given squares are gaps in any covering. All placements that cover at
     * least one of these squares are candidates. Such placements can also cover other squares, which may stay open
     * without being gaps. So the bounds of disjoint sets of squares can be added.
     */
    static final class GapBound {
        private final WindowSearch search = new WindowSearch(new SplittableRandom(0));
        private final RegionPlacements region;
        private WindowOutcome outcome = WindowOutcome.UNDECIDED;

        GapBound(BoardAnalysis boardAnalysis) {
            this.region = new RegionPlacements(boardAnalysis);
        }

        /**
         * Returns the proven bound.
         *
         * @param set squares of the target, of which the first {@code count} are used
         * @param step the difference between possible numbers of gaps: 4 when the squares are a whole part of the
         *     board, 1 otherwise
         * @param first the first number of gaps that may be possible
         * @param enough the number of gaps at which the search stops
         * @param nodes the limit on the nodes of each search
         */
        int prove(int[] set, int count, int step, int first, int enough, long nodes) {
            region.enclose(set, count);
            region.offerTo(search);
            outcome = WindowOutcome.IMPOSSIBLE;
            int gaps = first;
            while (gaps < enough && outcome == WindowOutcome.IMPOSSIBLE) {
                outcome = search.run(gaps, nodes);
                gaps += outcome == WindowOutcome.IMPOSSIBLE ? step : 0;
            }
            return gaps;
        }

        /**
         * Tells whether the last search also found a covering with as many gaps as the bound that it proved. Then
         * {@link #lay} can lay this covering.
         */
        boolean isReached() {
            return outcome == WindowOutcome.PACKED;
        }

        /** Lays the covering that reached the last bound. */
        void lay(Tiling tiling) {
            region.lay(search, tiling);
        }
    }
}
