package io.github.quadrille.tiling;

import io.github.quadrille.window.WindowOutcome;
import io.github.quadrille.window.WindowSearch;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Proves how many gaps some squares have at least in every covering. All placements that touch them are candidates; the
 * squares around that such placements cover, too, may stay open for free. So the gaps of disjoint sets of squares add up.
 */
final class GapBound {
    private final Ground ground;
    private final PaddedMatrix lattice;
    private final WindowSearch search = new WindowSearch(new SplittableRandom(0));
    private final int[] index;
    private int[] squares = new int[512];
    private int own;
    private int size;
    private int[] placements = new int[512];
    private final int[] on = new int[4];
    private boolean exact;

    GapBound(Ground ground) {
        this.ground = ground;
        this.lattice = ground.lattice();
        this.index = new int[lattice.size()];
        Arrays.fill(index, -1);
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
        for (int i = 0; i < size; i++) {
            index[squares[i]] = -1;
        }
        size = 0;
        for (int i = 0; i < count; i++) {
            put(set[i]);
        }
        own = count;
        offerAll();
        exact = false;
        int gaps = first;
        while (gaps < enough) {
            WindowOutcome outcome = search.run(gaps, nodes);
            if (outcome != WindowOutcome.IMPOSSIBLE) {
                exact = outcome == WindowOutcome.PACKED;
                return gaps;
            }
            gaps += step;
        }
        return gaps;
    }

    private void put(int square) {
        if (size == squares.length) {
            squares = Arrays.copyOf(squares, 2 * size);
        }
        index[square] = size;
        squares[size++] = square;
    }

    private void offerAll() {
        int found = 0;
        for (int i = 0; i < own; i++) {
            for (int k = 0; k < lattice.anchors(); k++) {
                int anchor = squares[i] - lattice.back(k);
                for (int rest = ground.fitting(anchor) & lattice.through(k); rest != 0; rest &= rest - 1) {
                    int shape = Integer.numberOfTrailingZeros(rest);
                    if (isFirstOwn(anchor, shape, i)) {
                        if (found == placements.length) {
                            placements = Arrays.copyOf(placements, 2 * found);
                        }
                        placements[found++] = anchor << 5 | shape;
                    }
                }
            }
        }
        for (int p = 0; p < found; p++) {
            for (int step : lattice.steps(placements[p] & 31)) {
                if (index[(placements[p] >> 5) + step] < 0) {
                    put((placements[p] >> 5) + step);
                }
            }
        }
        search.begin(size, 1);
        for (int i = 0; i < size; i++) {
            if (i < own) {
                search.mayBeGap(i);
            } else {
                search.mayStayOpen(i);
            }
            join(i, index[squares[i] + 1]);
            join(i, index[squares[i] + lattice.stride()]);
        }
        for (int p = 0; p < found; p++) {
            int[] steps = lattice.steps(placements[p] & 31);
            for (int k = 0; k < 4; k++) {
                on[k] = index[(placements[p] >> 5) + steps[k]];
            }
            search.add(0, on, 4);
        }
    }

    /** Whether a placement touches no own square with a smaller index, so that it is met once. */
    private boolean isFirstOwn(int anchor, int shape, int i) {
        for (int step : lattice.steps(shape)) {
            int at = index[anchor + step];
            if (at >= 0 && at < i) {
                return false;
            }
        }
        return true;
    }

    private void join(int i, int other) {
        if (other >= 0) {
            search.join(i, other);
        }
    }

    /** Whether the last number was also reached, by {@link #lay}. */
    boolean isReached() {
        return exact;
    }

    /** Lays what reached the last number. */
    void lay(Tiling tiling) {
        for (int i = 0; i < own; i++) {
            if (tiling.at(squares[i]) >= 0) {
                tiling.lift(tiling.at(squares[i]));
            }
        }
        for (int i = 0; i < search.size(); i++) {
            tiling.lay(placements[search.chosen(i)]);
        }
    }
}
