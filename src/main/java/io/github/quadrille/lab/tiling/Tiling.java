package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Holds what is on each square: a piece, a gap (nothing yet), or a wall (no cell of the target). Several threads may
 * change a tiling at the same time if each changes its own squares.
 */
final class Tiling {
    private static final int GAP = -1;
    private static final int WALL = -2;

    private final PaddedMatrix lattice;
    private final int[] piece;

    Tiling(PaddedMatrix lattice, boolean[] target) {
        this.lattice = lattice;
        this.piece = new int[lattice.size()];
        Arrays.fill(piece, WALL);
        for (int square = 0; square < target.length; square++) {
            if (target[square]) {
                piece[square] = GAP;
            }
        }
    }

    private Tiling(Tiling other) {
        this.lattice = other.lattice;
        this.piece = other.piece.clone();
    }

    Tiling copy() {
        return new Tiling(this);
    }

    int gaps() {
        return (int) Arrays.stream(piece).filter(one -> one == GAP).count();
    }

    /** Returns how many of the given squares are gaps. */
    int gaps(int[] squares) {
        return (int) Arrays.stream(squares).filter(this::isGap).count();
    }

    /** Returns the piece on a square as {@code anchor * 32 + shape}, or a negative number if there is no piece. */
    int at(int square) {
        return piece[square];
    }

    boolean isTarget(int square) {
        return piece[square] != WALL;
    }

    boolean isGap(int square) {
        return piece[square] == GAP;
    }

    /** Tells whether a square is the anchor of the piece on it. */
    boolean isAnchor(int square) {
        return piece[square] >> 5 == square;
    }

    void lay(int placement) {
        for (int step : lattice.steps(placement & 31)) {
            piece[(placement >> 5) + step] = placement;
        }
    }

    /** Removes each piece that lies on at least one of the given squares. */
    void clear(int[] squares) {
        for (int square : squares) {
            if (piece[square] >= 0) {
                lift(piece[square]);
            }
        }
    }

    void lift(int placement) {
        for (int step : lattice.steps(placement & 31)) {
            piece[(placement >> 5) + step] = GAP;
        }
    }
}
