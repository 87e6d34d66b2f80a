package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Holds what is known about a board before any piece is tried: its connected parts, the placements that can be in a
 * perfect covering, and the squares whose piece is forced. A perfect covering has no gaps. If a part is known to have
 * no perfect covering, all placements are allowed there, and no square is forced.
 */
final class BoardAnalysis {
    /**
     * A board is narrow if at least one in this many free squares is a bridge, which is a square without which its part
     * falls apart. For comparison, in targets that are made from a known covering, one free square in 10 is a bridge if
     * the target fills 0.6 of its rectangle. If it fills 0.7, this is one in 20.
     */
    private static final int NARROW = 14;

    private final PaddedMatrix lattice;
    private final boolean[] target;
    private final int usable;
    private final int[] allowed;
    private final boolean[] free;
    /** This array has the number of the connected part of each square of the target. */
    private final int[] part;

    private final int[] partSize;
    private final BitSet imperfect = new BitSet();

    /**
     * Analyses a board.
     *
     * @param usable the shapes that can be used on this board, as bits
     * @param facts the facts that hold for perfect coverings of the whole board
     */
    BoardAnalysis(PaddedMatrix lattice, boolean[] target, int usable, Iterable<RootFacts> facts) {
        this.lattice = lattice;
        this.target = target;
        this.usable = usable;
        this.allowed = new int[lattice.size()];
        Arrays.fill(allowed, usable);
        boolean[] forced = new boolean[lattice.size()];
        this.part = new int[lattice.size()];
        this.partSize = ConnectedParts.number(lattice, target, part);
        boolean[] lost = new boolean[lattice.size()];
        for (RootFacts fact : facts) {
            fact.markForced(forced);
            fact.markLost(lost);
            for (int square = 0; square < target.length; square++) {
                allowed[square] &= fact.allowed()[square];
            }
        }
        for (int square = 0; square < target.length; square++) {
            if (target[square] && (lost[square] || partSize[part[square]] % 4 != 0)) {
                imperfect.set(part[square]);
            }
        }
        this.free = new boolean[lattice.size()];
        for (int square = 0; square < target.length; square++) {
            if (target[square] && imperfect.get(part[square])) {
                forced[square] = false;
                allowed[square] = fitting(square);
            }
            free[square] = target[square] && !forced[square];
        }
    }

    /** Returns whether many of the free squares are bridges. The time is linear in the size of the board. */
    boolean isNarrow() {
        BlockTree tree = new BlockTree(lattice, free);
        int squares = 0;
        int bridges = 0;
        for (int square = 0; square < free.length; square++) {
            squares += free[square] ? 1 : 0;
            bridges += free[square] && tree.isArticulationPoint(square) ? 1 : 0;
        }
        return NARROW * bridges >= squares;
    }

    /** Returns whether some connected part is too large for a {@link Probe} to count its squares. */
    boolean hasLargeParts() {
        return Arrays.stream(partSize).anyMatch(size -> size > Probe.LARGEST_BRANCH);
    }

    /**
     * Returns facts about the large connected parts of the board for which a perfect covering is not excluded. The
     * facts are found by counting squares, see {@link BranchCount}.
     */
    RootFacts branchFacts() {
        boolean[] open = new boolean[lattice.size()];
        for (int square = 0; square < open.length; square++) {
            open[square] =
                    free[square] && partSize[part[square]] > Probe.LARGEST_BRANCH && !imperfect.get(part[square]);
        }
        return BranchCount.of(lattice, open, allowed);
    }

    /**
     * Returns the usable shapes that fit into the target at an anchor, as bits. The anchor of a shape is its first
     * square, row by row.
     */
    int fitting(int anchor) {
        return fitting(anchor, PaddedMatrix.ALL);
    }

    /**
     * Returns those of the given shapes that are usable and fit into the target at an anchor, which is the first square
     * of the shape. The shapes are given and returned as bits.
     */
    int fitting(int anchor, int shapes) {
        int fitting = 0;
        for (int rest = target[anchor] ? usable & shapes : 0; rest != 0; rest &= rest - 1) {
            int shape = Integer.numberOfTrailingZeros(rest);
            fitting |= lattice.fits(anchor, shape, target) ? 1 << shape : 0;
        }
        return fitting;
    }

    PaddedMatrix lattice() {
        return lattice;
    }

    /**
     * Returns for each square whether it is in the target and not covered by a forced piece. The caller must not change
     * the array.
     */
    boolean[] free() {
        return free;
    }

    /** Returns for each anchor the shapes that are allowed there, as bits. The caller must not change the array. */
    int[] allowed() {
        return allowed;
    }

    /** Returns the number of the connected part that contains a square of the target. */
    int part(int square) {
        return part[square];
    }

    int parts() {
        return partSize.length;
    }

    int partSize(int number) {
        return partSize[number];
    }

    /**
     * Removes the facts about parts that turned out to have no perfect covering. The time is linear in the size of the
     * board.
     *
     * @param numbers the numbers of these parts
     */
    void release(BitSet numbers) {
        imperfect.or(numbers);
        for (int square = 0; square < free.length && !numbers.isEmpty(); square++) {
            if (target[square] && numbers.get(part[square])) {
                free[square] = true;
                allowed[square] = fitting(square);
            }
        }
    }

    /** Returns whether a part is known to have no perfect covering. */
    boolean isImperfect(int number) {
        return imperfect.get(number);
    }

    /** Finds the connected parts of a set of squares, in time linear in the size of the board. */
    static final class ConnectedParts {
        private ConnectedParts() {}

        /**
         * Gives the numbers 0, 1, ... to the connected parts, and returns their sizes.
         *
         * @param in for each square, whether it is in the set
         * @param numberOf the array in which the number of the part of each square is stored
         */
        static int[] number(PaddedMatrix lattice, boolean[] in, int[] numberOf) {
            IntList waiting = new IntList(1024);
            IntList sizes = new IntList(16);
            Arrays.fill(numberOf, -1);
            for (int first = 0; first < in.length; first++) {
                if (in[first] && numberOf[first] < 0) {
                    int part = sizes.size();
                    int size = 0;
                    numberOf[first] = part;
                    waiting.add(first);
                    while (waiting.size() > 0) {
                        int square = waiting.removeLast();
                        size++;
                        for (int way : lattice.ways()) {
                            int next = square + way;
                            if (in[next] && numberOf[next] < 0) {
                                numberOf[next] = part;
                                waiting.add(next);
                            }
                        }
                    }
                    sizes.add(size);
                }
            }
            return sizes.toArray();
        }
    }
}
