package io.github.quadrille.lab.tiling;

import java.util.Arrays;

/**
 * Some squares of a board, called its own, all placements that touch them, and the squares around that such placements
 * cover, too. Squares are numbered from 0, its own first.
 */
final class RegionPlacements {
    private final BoardAnalysis ground;
    private final PaddedMatrix lattice;
    /** By square, its number, or -1. */
    private final int[] index;

    private int[] squares = new int[512];
    private int own;
    private int size;
    private int[] placements = new int[512];
    private int found;
    private final int[] on = new int[4];

    RegionPlacements(BoardAnalysis boardAnalysis) {
        this.ground = boardAnalysis;
        this.lattice = boardAnalysis.lattice();
        this.index = new int[lattice.size()];
        Arrays.fill(index, -1);
    }

    /** Begins anew with the first squares of an array, which are of the target. */
    void enclose(int[] set, int count) {
        for (int i = 0; i < size; i++) {
            index[squares[i]] = -1;
        }
        size = 0;
        for (int i = 0; i < count; i++) {
            put(set[i]);
        }
        own = count;
        found = 0;
        for (int i = 0; i < own; i++) {
            findFirstOn(i);
        }
        for (int p = 0; p < found; p++) {
            for (int step : lattice.steps(placements[p] & 31)) {
                if (index[(placements[p] >> 5) + step] < 0) {
                    put((placements[p] >> 5) + step);
                }
            }
        }
    }

    private void put(int square) {
        if (size == squares.length) {
            squares = Arrays.copyOf(squares, 2 * size);
        }
        index[square] = size;
        squares[size++] = square;
    }

    /** Adds the placements on a square that touch no own square with a smaller number, so that each is met once. */
    private void findFirstOn(int i) {
        for (int k = 0; k < lattice.anchors(); k++) {
            int anchor = squares[i] - lattice.back(k);
            for (int rest = ground.fitting(anchor, lattice.through(k)); rest != 0; rest &= rest - 1) {
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

    private boolean isFirstOwn(int anchor, int shape, int i) {
        for (int step : lattice.steps(shape)) {
            int at = index[anchor + step];
            if (at >= 0 && at < i) {
                return false;
            }
        }
        return true;
    }

    /** How many squares are its own. */
    int own() {
        return own;
    }

    /** How many squares there are, those around included. */
    int size() {
        return size;
    }

    int square(int i) {
        return squares[i];
    }

    /** The number of a square; -1 when it has none. */
    int number(int square) {
        return index[square];
    }

    int placements() {
        return found;
    }

    /** A placement as {@code anchor * 32 + shape}. */
    int placement(int p) {
        return placements[p];
    }

    /** The numbers of the four squares of a placement; the same array each time. */
    int[] on(int p) {
        int[] steps = lattice.steps(placements[p] & 31);
        for (int k = 0; k < 4; k++) {
            on[k] = index[(placements[p] >> 5) + steps[k]];
        }
        return on;
    }

    /** All of it as a graph, in which the squares around may stay open for nothing. */
    PieceGraph graph() {
        PieceGraph graph = new PieceGraph(size);
        for (int p = 0; p < found; p++) {
            graph.add(placements[p], on(p));
        }
        for (int i = own; i < size; i++) {
            graph.spare(i);
        }
        return graph.complete();
    }
}
