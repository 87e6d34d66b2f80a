package io.github.quadrille.lab.tiling;

import java.util.random.RandomGenerator;

/**
 * How hard one attempt is: it grows when earlier ones have failed.
 *
 * @param cells of a window that is packed exactly
 * @param nodes that its search may have
 * @param diveCells of a window that is dived into; 0 for none
 * @param patience of that dive
 * @param rows of each table where the fewest gaps of a window are looked for; 0 where not
 * @param stroll how many random steps from a gap the meeting point lies
 */
record AttemptSize(int cells, long nodes, int diveCells, int patience, int rows, int stroll) {
    private static final int CELLS = 60;
    private static final int MOST_CELLS = 240;
    private static final int NODES = 500;
    private static final int DIVE_CELLS = 150;
    private static final int MOST_DIVE_CELLS = 1000;
    private static final int PATIENCE = 50;
    private static final int ROWS = 1_000;
    private static final int MOST_ROWS = 16_000;
    private static final int STROLL = 20;

    /** Of the n-th sweep, from 0, over all gaps. */
    static AttemptSize of(int sweep, RandomGenerator random) {
        int cells = CELLS / 2 + random.nextInt(Math.min(MOST_CELLS, 2 * CELLS + sweep * CELLS / 4));
        if (sweep == 0) {
            return new AttemptSize(cells, NODES, 0, 0, 0, 0);
        }
        int diveCells = DIVE_CELLS * 2 / 3 + random.nextInt(Math.min(MOST_DIVE_CELLS, DIVE_CELLS * (sweep + 1)));
        return new AttemptSize(
                cells,
                NODES,
                diveCells,
                PATIENCE + random.nextInt(4 * PATIENCE),
                Math.min(MOST_ROWS, ROWS * sweep),
                random.nextInt(STROLL * (Math.min(sweep, 20) + 1)));
    }
}
