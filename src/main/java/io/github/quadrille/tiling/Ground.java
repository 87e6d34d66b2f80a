package io.github.quadrille.tiling;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What is known of a board before anything is tried: its connected parts, which placements perfect coverings may use,
 * which squares are forced. A part that is known to have no perfect covering may use all placements, and nothing in it is
 * forced.
 */
final class Ground {
    /** One bridge among so many free squares: planted targets have 1 of 10 at density 0.6, and 1 of 20 at 0.7. */
    private static final int NARROW = 14;

    private final PaddedMatrix lattice;
    private final boolean[] target;
    private final int usable;
    private final int[] allowed;
    private final boolean[] forced;
    private final boolean[] bridge;
    private final boolean narrow;
    /** By square, the number of its part. */
    private final int[] part;

    private final int[] partSize;
    private final BitSet imperfect = new BitSet();

    /**
     * @param usable the shapes that may be used at all, as bits
     * @param facts of one or more dives over the whole board
     */
    Ground(PaddedMatrix lattice, boolean[] target, int usable, Iterable<RootFacts> facts) {
        this.lattice = lattice;
        this.target = target;
        this.usable = usable;
        this.allowed = new int[lattice.size()];
        Arrays.fill(allowed, usable);
        this.forced = new boolean[lattice.size()];
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
        boolean[] free = new boolean[lattice.size()];
        for (int square = 0; square < target.length; square++) {
            if (target[square] && imperfect.get(part[square])) {
                forced[square] = false;
                allowed[square] = fitting(square);
            }
            free[square] = target[square] && !forced[square];
        }
        this.bridge = ConnectedParts.bridges(lattice, free);
        this.narrow = NARROW * count(bridge) >= count(free);
    }

    private static int count(boolean[] set) {
        int size = 0;
        for (boolean in : set) {
            size += in ? 1 : 0;
        }
        return size;
    }

    /** The shapes that fit into the target at an anchor and may be used at all, as bits. */
    int fitting(int anchor) {
        return fitting(anchor, PaddedMatrix.ALL);
    }

    /** The same, of some shapes only. */
    int fitting(int anchor, int shapes) {
        int fitting = 0;
        for (int rest = target[anchor] ? usable & shapes : 0; rest != 0; rest &= rest - 1) {
            int shape = Integer.numberOfTrailingZeros(rest);
            boolean fits = true;
            for (int step : lattice.steps(shape)) {
                fits &= target[anchor + step];
            }
            fitting |= fits ? 1 << shape : 0;
        }
        return fitting;
    }

    PaddedMatrix lattice() {
        return lattice;
    }

    /** Whether a square is to be covered, and not by a forced piece. */
    boolean isFree(int square) {
        return target[square] && !forced[square];
    }

    /** The shapes that may be laid at an anchor, as bits. */
    int allowed(int anchor) {
        return allowed[anchor];
    }

    /**
     * Whether the free squares fall apart without this one. In a perfect covering it is known how the piece on it divides
     * among the sides, so a gap cannot pass.
     */
    boolean isBridge(int square) {
        return bridge[square];
    }

    /** Whether many ways lead over bridges. */
    boolean isNarrow() {
        return narrow;
    }

    /** The number of the connected part of a target square. */
    int part(int square) {
        return part[square];
    }

    int parts() {
        return partSize.length;
    }

    int partSize(int number) {
        return partSize[number];
    }

    /** Whether a part is known to have no perfect covering. */
    boolean isImperfect(int number) {
        return imperfect.get(number);
    }
}
