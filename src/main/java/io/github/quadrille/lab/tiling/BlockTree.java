package io.github.quadrille.lab.tiling;

/**
 * Finds the squares that hold a board together, by a depth-first search (Hopcroft and Tarjan, "Efficient algorithms for
 * graph manipulation", 1973). A bridge is a square without which its part falls apart. A branch is a set of squares
 * that only a bridge joins to the square where the search began. The search takes time linear in the board.
 */
final class BlockTree {
    private final PaddedMatrix lattice;
    /** Each square has its rank in the order of discovery, from 1. Squares that are not in the set have 0. */
    private final int[] number;
    /**
     * Each entry is the number of squares that the search found from a square on, including that square. Their ranks
     * begin with the rank of that square.
     */
    private final int[] below;
    /**
     * Each entry is the rank of the first square of the innermost branch that contains a square. At the square where
     * the search began, it is 0.
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

    /** Tells whether the squares fall apart without this one. */
    boolean isArticulationPoint(int square) {
        int branches = 0;
        for (int way : lattice.ways()) {
            branches += isBranch(square, square + way) ? 1 : 0;
        }
        return branches > (block[square] == 0 ? 1 : 0);
    }

    /**
     * Tells whether a branch begins with this neighbour of a square, and is joined by the square to the rest. At the
     * square where the search of a part began, the rest may be empty.
     */
    boolean isBranch(int square, int next) {
        return number[next] > number[square] && number[square] > 0 && block[next] == number[next];
    }

    /** Returns the number of squares of a branch. */
    int branchSize(int first) {
        return below[first];
    }

    /** Tells whether a square is in a branch. */
    boolean isInBranch(int square, int first) {
        return number[square] >= number[first] && number[square] < number[first] + below[first];
    }
}
