package io.github.quadrille.lab.window;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A {@code BoardWindow} is a window: a small set of cells that is cut out of a board and packed by itself. Its cells
 * are numbered in the order of their numbers on the board. The candidates are all placements that lie inside the
 * window. Neighbouring cells are joined if all pieces are connected. The caller sets which cells may stay open and how
 * often kinds may be used, see {@link #search}. The time to set up a window is proportional to its number of cells
 * times the number of orientations. A window object takes 4 bytes for each cell of the board.
 */
public final class BoardWindow {
    private final LazyPlacements footprints;
    private final WindowSearch search;
    private final int[] localOf;
    private final int[] on;
    private final int kinds;
    private int[] cells = new int[64];
    private int size;

    /**
     * Makes an empty window.
     *
     * @param kinds the number of kinds of pieces
     */
    public BoardWindow(LazyPlacements lazyPlacements, int kinds, RandomGenerator random) {
        this.footprints = lazyPlacements;
        this.kinds = kinds;
        this.search = new WindowSearch(random);
        this.localOf = new int[lazyPlacements.region().size()];
        Arrays.fill(localOf, -1);
        int largest = 1;
        for (int o = 0; o < lazyPlacements.orientations(); o++) {
            largest = Math.max(largest, lazyPlacements.area(o));
        }
        this.on = new int[largest];
    }

    /**
     * Cuts the given cells, which are all different, out of the board. At first all of them must be covered.
     *
     * @param boardCells the cells, in the first {@code count} entries
     * @param most the number of pieces of each kind; a kind without pieces gets no candidates
     */
    public void cut(int[] boardCells, int count, int[] most) {
        for (int i = 0; i < size; i++) {
            localOf[cells[i]] = -1;
        }
        if (cells.length < count) {
            cells = new int[2 * count];
        }
        System.arraycopy(boardCells, 0, cells, 0, count);
        Arrays.sort(cells, 0, count);
        size = count;
        for (int i = 0; i < size; i++) {
            localOf[cells[i]] = i;
        }
        search.begin(size, kinds);
        for (int i = 0; i < size; i++) {
            if (footprints.areConnected()) {
                for (int side = 0; side < footprints.sides(); side++) {
                    if (footprints.isAhead(side, cells[i])) {
                        join(i, footprints.beyond(side, cells[i]));
                    }
                }
            }
            for (int o = 0; o < footprints.orientations(); o++) {
                if (most[footprints.kind(o)] > 0 && footprints.lay(o, 0, cells[i], on)) {
                    offer(o);
                }
            }
        }
        for (int kind = 0; kind < kinds; kind++) {
            search.limit(kind, 0, most[kind]);
        }
    }

    private void join(int local, int other) {
        if (other >= 0 && localOf[other] >= 0 && localOf[other] != local) {
            search.join(local, localOf[other]);
        }
    }

    private void offer(int orientation) {
        int area = footprints.area(orientation);
        for (int j = 0; j < area; j++) {
            on[j] = localOf[on[j]];
            if (on[j] < 0) {
                return;
            }
        }
        search.add(footprints.kind(orientation), on, area);
    }

    /**
     * Returns the search of this window. With this search, the caller sets which cells may stay open, limits the kinds,
     * starts the search, and reads the packing. Its cells have the same numbers as for {@link #cell}.
     */
    public WindowSearch search() {
        return search;
    }

    public int size() {
        return size;
    }

    /** Returns the number that a cell of the window has on the board. */
    public int cell(int local) {
        return cells[local];
    }

    /** Returns the number that a cell of the board has in the window; -1 when it is outside. */
    public int local(int boardCell) {
        return localOf[boardCell];
    }
}
