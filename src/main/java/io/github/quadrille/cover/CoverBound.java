package io.github.quadrille.cover;

import java.util.function.BooleanSupplier;

/**
 * How many gaps every covering of a board has at least: for each connected part its size modulo four; for small parts the
 * exact number; for larger ones the sum over regions around gaps, see {@link GapBound}, each part rounded up to what its
 * size modulo four allows.
 */
final class CoverBound {
    /** Parts up to this size are solved exactly. */
    private static final int SMALL = 90;

    private static final long SMALL_NODES = 20_000;
    private static final int REGION = 70;
    private static final long REGION_NODES = 3_000;

    private final Ground ground;
    private final Lattice lattice;
    private final Tiling tiling;
    private final GapBound gapBound;
    /** By part, what is proven. */
    private final int[] least;

    CoverBound(Ground ground, Tiling tiling) {
        this.ground = ground;
        this.lattice = ground.lattice();
        this.tiling = tiling;
        this.gapBound = new GapBound(ground);
        this.least = new int[ground.parts()];
        for (int part = 0; part < least.length; part++) {
            least[part] = ground.partSize(part) % 4;
        }
    }

    /** What is proven for the whole board. */
    int gaps() {
        int sum = 0;
        for (int one : least) {
            sum += one;
        }
        return sum;
    }

    /** What is proven for a part. */
    int gaps(int part) {
        return least[part];
    }

    /** Solves the small parts that have more gaps than proven, and lays what it finds. */
    void solveSmallParts(BooleanSupplier stopped) {
        int[] gapsOf = gapsByPart();
        int[] members = new int[SMALL];
        boolean[] done = new boolean[least.length];
        for (int square = 0; square < lattice.size() && !stopped.getAsBoolean(); square++) {
            if (tiling.isGap(square)) {
                int part = ground.part(square);
                if (!done[part] && ground.partSize(part) <= SMALL && gapsOf[part] > least[part]) {
                    done[part] = true;
                    int size = flood(square, members, ground.partSize(part), null);
                    least[part] = gapBound.prove(members, size, 4, least[part], gapsOf[part], SMALL_NODES);
                    if (gapBound.isReached()) {
                        gapBound.lay(tiling);
                    }
                }
            }
        }
    }

    /** Raises the bound of the large parts by regions around their gaps. */
    void proveRegions(BooleanSupplier stopped) {
        int[] gapsOf = gapsByPart();
        int[] sum = new int[least.length];
        boolean[] taken = new boolean[lattice.size()];
        int[] members = new int[REGION];
        for (int square = 0; square < lattice.size() && !stopped.getAsBoolean(); square++) {
            if (tiling.isGap(square) && !taken[square]) {
                int part = ground.part(square);
                if (ground.partSize(part) > SMALL && gapsOf[part] > least[part]) {
                    int size = flood(square, members, REGION, taken);
                    sum[part] += gapBound.prove(members, size, 1, 0, size, REGION_NODES);
                }
            }
        }
        for (int part = 0; part < least.length; part++) {
            int rest = Math.floorMod(ground.partSize(part) - sum[part], 4);
            least[part] = Math.max(least[part], sum[part] + rest);
        }
    }

    private int[] gapsByPart() {
        int[] gapsOf = new int[least.length];
        for (int square = 0; square < lattice.size(); square++) {
            if (tiling.isGap(square)) {
                gapsOf[ground.part(square)]++;
            }
        }
        return gapsOf;
    }

    private int[] mark = new int[0];
    private int round;

    /** The squares nearest to one that are not taken yet. */
    private int flood(int first, int[] into, int most, boolean[] taken) {
        if (mark.length == 0) {
            mark = new int[lattice.size()];
        }
        round++;
        int size = 0;
        into[size++] = first;
        mark[first] = round;
        for (int i = 0; i < size; i++) {
            for (int way : lattice.ways()) {
                int next = into[i] + way;
                if (size < most && tiling.isTarget(next) && mark[next] != round && (taken == null || !taken[next])) {
                    mark[next] = round;
                    into[size++] = next;
                }
            }
        }
        if (taken != null) {
            for (int i = 0; i < size; i++) {
                taken[into[i]] = true;
            }
        }
        return size;
    }
}
