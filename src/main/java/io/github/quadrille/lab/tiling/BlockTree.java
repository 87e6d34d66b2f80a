package io.github.quadrille.lab.tiling;

/**
 * How squares hang together, by a depth-first search (Hopcroft and Tarjan, "Efficient algorithms for graph manipulation",
 * 1973). A bridge is a square without which its part falls apart. A branch is what hangs on a bridge, seen from where the
 * search began. Linear in the board.
 */
final class BlockTree {
    private final PaddedMatrix lattice;
    /** By square, its rank in the order of discovery, from 1; 0 for those that are not in. */
    private final int[] number;
    /** By square, how many were found from there on downwards, itself included: their numbers follow its own. */
    private final int[] below;
    /** By square, the number of the first square of the innermost branch that it is in; 0 where the search began. */
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

    /** Whether the squares fall apart without this one. */
    boolean isArticulationPoint(int square) {
        int branches = 0;
        for (int way : lattice.ways()) {
            branches += isBranch(square, square + way) ? 1 : 0;
        }
        return branches > (block[square] == 0 ? 1 : 0);
    }

    /** Whether a branch hangs on a square that begins with this neighbour; at the beginning of a part all of it does. */
    boolean isBranch(int square, int next) {
        return number[next] > number[square] && number[square] > 0 && block[next] == number[next];
    }

    /** How many squares a branch has. */
    int branchSize(int first) {
        return below[first];
    }

    /** Whether a square is in a branch. */
    boolean isInBranch(int square, int first) {
        return number[square] >= number[first] && number[square] < number[first] + below[first];
    }
}
