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
 * How many gaps every covering of a board has at least: for each connected part its size modulo four; for small parts the
 * exact number; for larger ones by eliminations, see {@link CutBound}, which are exact where ways are narrow, or the sum over
 * regions around gaps, see {@link GapBound}, which takes less time on huge boards; each part rounded up to what its size
 * modulo four allows. Caps are not minded, so that what is proven holds with them, too. The analysis is told of parts without
 * perfect coverings.
 */
final class GapsAtLeast {
    /** Parts up to this size are solved exactly. */
    private static final int SMALL = 250;

    private static final long SMALL_NODES = 20_000;
    /** Squares of regions, in the order of the passes. */
    private static final int[] REGIONS = {80, 160, 50, 250, 110};

    private static final long REGION_NODES = 3_000;
    /** Of each table of the first eliminations; each time four times as many, so many times. */
    private static final int ROWS = 1_000;

    private static final int MOST_STEPS = 3;
    private static final int PASSES_PER_ELIMINATION = 5;
    /** Larger parts are large. */
    private static final int MEDIUM = 2_000;

    private final BoardAnalysis analysis;
    private final PaddedMatrix lattice;
    private final Tiling tiling;
    /** By part, what is proven. */
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

    /** What is proven for the whole board. */
    int gaps() {
        return Arrays.stream(least).sum();
    }

    /** What is proven for a part. */
    int gaps(int part) {
        return least[part];
    }

    /** Solves the small parts that have more gaps than proven, and lays what it finds. */
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

    /** Raises the bound of parts that are not covered as well as is proven, each time in other ways. */
    void prove(int workers, BooleanSupplier stopped) {
        proveRegions(workers, stopped);
        // Where ways are wide, regions prove as much in less time, as a rule.
        if (narrow || pass % PASSES_PER_ELIMINATION == 0) {
            proveParts(true, workers, stopped);
        }
    }

    /** Raises the bound of parts by regions around their gaps, each time by others; each worker has parts of its own. */
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
     * Raises the bound of parts by eliminations, each time with larger tables and other cuts; solves those that need not be
     * cut.
     *
     * @param large whether large parts take their turn, too, and parts are cut
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

    /** A large part that may have a perfect covering is left to those that look for one. */
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

    /** The squares nearest to one that are not taken yet, and now are. */
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
     * Proves how many gaps some squares have at least in every covering. All placements that touch them are candidates; the
     * squares around that such placements cover, too, may stay open for free. So the gaps of disjoint sets of squares add up.
     */
    static final class GapBound {
        private final WindowSearch search = new WindowSearch(new SplittableRandom(0));
        private final RegionPlacements region;
        private WindowOutcome outcome = WindowOutcome.UNDECIDED;

        GapBound(BoardAnalysis boardAnalysis) {
            this.region = new RegionPlacements(boardAnalysis);
        }

        /**
         * The proven number.
         *
         * @param set squares of the target
         * @param step by how much gaps differ: 4 when nothing is around the squares, 1 otherwise
         * @param first the first number that may be possible
         * @param enough a number at which to stop
         * @param nodes of each search
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

        /** Whether the last number was also reached, by {@link #lay}. */
        boolean isReached() {
            return outcome == WindowOutcome.PACKED;
        }

        /** Lays what reached the last number. */
        void lay(Tiling tiling) {
            region.lay(search, tiling);
        }
    }
}
