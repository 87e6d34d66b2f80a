package io.github.quadrille.lab.tiling;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Holds what is certain about a board before any piece is tried: its connected parts, the placements that perfect
 * coverings may use, and the forced squares. In a part that is known to have no perfect covering, all placements are
 * allowed, and no square is forced.
 */
final class BoardAnalysis {
    /**
     * A board is narrow when at least one in this many free squares is a bridge. In targets that are made from a known
     * covering, it is one in 10 at density 0.6, and one in 20 at 0.7.
     */
    private static final int NARROW = 14;

    private final PaddedMatrix lattice;
    private final boolean[] target;
    private final int usable;
    private final int[] allowed;
    private final boolean[] free;
    /** Each square of the target has the number of its part. */
    private final int[] part;

    private final int[] partSize;
    private final BitSet imperfect = new BitSet();

    /**
     * Analyses a board.
     *
     * @param usable the shapes that may be used at all, as bits
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

    /** Tells whether many of the free squares are bridges. It takes time linear in the board. */
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

    /** Tells whether there are parts that are too large for a {@link Probe} to count. */
    boolean hasLargeParts() {
        return Arrays.stream(partSize).anyMatch(size -> size > Probe.LARGEST_BRANCH);
    }

    /** Returns the facts that counting adds about large parts which may have perfect coverings. */
    RootFacts branchFacts() {
        boolean[] open = new boolean[lattice.size()];
        for (int square = 0; square < open.length; square++) {
            open[square] =
                    free[square] && partSize[part[square]] > Probe.LARGEST_BRANCH && !imperfect.get(part[square]);
        }
        return BranchCount.of(lattice, open, allowed);
    }

    /** Returns the shapes that fit into the target at an anchor and may be used at all, as bits. */
    int fitting(int anchor) {
        return fitting(anchor, PaddedMatrix.ALL);
    }

    /** Returns which of some shapes fit into the target at an anchor and may be used at all, as bits. */
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
     * Returns the squares that must be covered and that no forced piece covers. The caller must not change the array.
     */
    boolean[] free() {
        return free;
    }

    /** Returns, by anchor, the shapes that may be laid there, as bits. The caller must not change the array. */
    int[] allowed() {
        return allowed;
    }

    /** Returns the number of the connected part of a target square. */
    int part(int square) {
        return part[square];
    }

    int parts() {
        return partSize.length;
    }

    int partSize(int number) {
        return partSize[number];
    }

    /** Removes the facts about parts that turned out to have no perfect covering. It passes over the board once. */
    void release(BitSet numbers) {
        imperfect.or(numbers);
        for (int square = 0; square < free.length && !numbers.isEmpty(); square++) {
            if (target[square] && numbers.get(part[square])) {
                free[square] = true;
                allowed[square] = fitting(square);
            }
        }
    }

    /** Tells whether a part is known to have no perfect covering. */
    boolean isImperfect(int number) {
        return imperfect.get(number);
    }

    /** Finds the connected parts of a set of squares, in time linear in the board. */
    static final class ConnectedParts {
        private ConnectedParts() {}

        /** Numbers the parts 0, 1, ... and returns their sizes. */
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
