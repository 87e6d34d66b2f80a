package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.beam.StochasticBeam.Edge;
import java.util.random.RandomGenerator;

/**
 * Computes the five moves of one piece: down, right, up and left by a random step each, and the next orientation. The
 * moves have the order of the published program. A step beyond an edge of the board ends at the edge or, with {@code
 * REFUSED}, is left out. If the edge meets the opposite edge, the step continues there instead. So some moves leave the
 * piece where it is.
 */
final class Moves {
    static final int PER_PIECE = 5;

    private final BeamPieces pieces;
    private final RandomGenerator random;
    private final int lastRow;
    private final int lastColumn;
    private final boolean tall;
    private final boolean wide;
    private final int longestStep;
    private final boolean refused;
    private final int[] places = new int[PER_PIECE];

    Moves(Region region, BeamPieces pieces, int longestStep, Edge edge, RandomGenerator random) {
        this.pieces = pieces;
        this.random = random;
        this.lastRow = region.rows() - 1;
        this.lastColumn = region.columns() - 1;
        this.tall = region.wrap().topMeetsBottom();
        this.wide = region.wrap().leftMeetsRight();
        this.longestStep = longestStep;
        this.refused = edge == Edge.REFUSED;
    }

    /** Computes the moves of a piece from its present place. */
    void from(int place) {
        int shape = pieces.shape(place);
        int row = pieces.row(place);
        int column = pieces.column(place);
        places[0] = pieces.place(shape, moved(row, step(), lastRow, tall), column);
        places[1] = pieces.place(shape, row, moved(column, step(), lastColumn, wide));
        places[2] = pieces.place(shape, moved(row, -step(), lastRow, tall), column);
        places[3] = pieces.place(shape, row, moved(column, -step(), lastColumn, wide));
        places[4] = pieces.place(pieces.nextShape(shape), row, column);
    }

    /**
     * Returns the place to which a move leads. Moves are numbered from 0 in the order down, right, up, left, next
     * orientation.
     */
    int place(int move) {
        return places[move];
    }

    private int step() {
        return longestStep == 1 ? 1 : 1 + random.nextInt(longestStep);
    }

    private int moved(int from, int by, int last, boolean round) {
        long to = (long) from + by;
        if (round) {
            return (int) Math.floorMod(to, last + 1L);
        }
        long there = Math.max(0, Math.min(last, to));
        return refused && there != to ? from : (int) there;
    }
}
