package io.github.quadrille.lab.tiling;

/**
 * Finds the bridges of a set of squares by a depth-first search (Hopcroft and Tarjan, "Efficient algorithms for graph
 * manipulation", 1973). A bridge is a square without which its connected part falls apart. A branch is a set of squares
 * that is cut off from the square where the search began if a bridge is removed. The time is linear in the size of the
 * board.
 */
final class BlockTree {
    private final PaddedMatrix lattice;
    /** This array has the rank of each square in the order of discovery, from 1. Squares outside the set have 0. */
    private final int[] number;
    /**
     * This array has, for each square, the number of squares that the search found from it before it went back,
     * including the square itself. These squares have consecutive ranks, beginning with the rank of the square.
     */
    private final int[] below;
    /**
     * This array has, for each square, the rank of the first square of the innermost branch that contains the square.
     * Only one square joins a branch to the squares that the search found before the branch. For the square where the
     * search began, the entry is 0.
     */
    private final int[] block;

    BlockTree(PaddedMatrix lattice, boolean[] in) {
        this.lattice = lattice;
        this.number = new int[in.length];
        this.below = new int[in.length];
        this.block = new int[in.length];
        int[] lowest = new int[in.length];
        int[] before = new int[in.length];
        int[] found = search(in, lowest, before);
        for (int square : found) {
            if (before[square] >= 0) {
                boolean isFirst = lowest[square] >= number[before[square]];
                block[square] = isFirst ? number[square] : block[before[square]];
            }
        }
    }

    /** Returns the squares in the order in which they are found. */
    private int[] search(boolean[] in, int[] lowest, int[] before) {
        int size = 0;
        for (boolean one : in) {
            size += one ? 1 : 0;
        }
        int[] found = new int[size];
        byte[] way = new byte[in.length];
        int time = 0;
        for (int begin = 0; begin < in.length; begin++) {
            if (!in[begin] || number[begin] > 0) {
                continue;
            }
            before[begin] = -1;
            int at = begin;
            while (at >= 0) {
                int up = before[at];
                if (number[at] == 0) {
                    found[time++] = at;
                    number[at] = time;
                    lowest[at] = time;
                } else if (way[at] == 4) {
                    below[at] = time + 1 - number[at];
                    if (up >= 0) {
                        lowest[up] = Math.min(lowest[up], lowest[at]);
                    }
                    at = up;
                } else {
                    int next = at + lattice.ways()[way[at]++];
                    if (in[next] && number[next] == 0) {
                        before[next] = at;
                        at = next;
                    } else if (in[next] && next != up) {
                        lowest[at] = Math.min(lowest[at], number[next]);
                    }
                }
            }
        }
        return found;
    }

    /** Returns whether a square is a bridge: without it, its connected part falls apart. */
    boolean isArticulationPoint(int square) {
        int branches = 0;
        for (int way : lattice.ways()) {
            branches += isBranch(square, square + way) ? 1 : 0;
        }
        return branches > (block[square] == 0 ? 1 : 0);
    }

    /**
     * Returns whether a neighbour of a square begins a branch: only the given square joins the branch to all other
     * squares. If the search of the connected part began at the square, it is possible that there are no other squares.
     *
     * @param next the neighbour
     */
    boolean isBranch(int square, int next) {
        return number[next] > number[square] && number[square] > 0 && block[next] == number[next];
    }

    /**
     * Returns the number of squares of a branch, which only one square joins to all other squares.
     *
     * @param first the first square of the branch
     */
    int branchSize(int first) {
        return below[first];
    }

    /**
     * Returns whether a square is in a branch, which only one square joins to all other squares.
     *
     * @param first the first square of the branch
     */
    boolean isInBranch(int square, int first) {
        return number[square] >= number[first] && number[square] < number[first] + below[first];
    }
}
