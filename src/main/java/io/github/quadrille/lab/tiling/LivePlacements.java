package io.github.quadrille.lab.tiling;

/**
 * Holds the placements that can still be laid on the open squares, and how many of them cover each square. When a piece
 * is laid, the placements and numbers are updated, and a trail records the changes so that they can be undone. The time
 * to change a square is linear in the number of placements that cover it, and does not depend on the size of the board.
 * Memory is six bytes for each square, and four for each recorded change.
 */
final class LivePlacements {
    /** In an entry of the trail, this value in place of a shape says that a square was given up. */
    private static final int GIVEN_UP = 31;

    private final PaddedMatrix lattice;
    private final boolean[] open;
    /** This array has, for each anchor, the shapes that can be laid there, as bits. */
    private final int[] live;

    private final byte[] count;
    private final IntList trail = new IntList(1 << 12);
    /**
     * This list has the open squares that have lost a placement since the last {@link #clearTight} and were left with
     * at most one.
     */
    private final IntList tight = new IntList(64);

    private boolean conflict;
    private final Watcher watcher;

    /** Receives each square whose live placements have become fewer or more. */
    @FunctionalInterface
    interface Watcher {
        void changed(int square, int count);
    }

    /**
     * Prepares the placements of a board.
     *
     * @param open the squares to cover
     * @param allowed the shapes that may be laid at each anchor, as bits; shapes that do not fit there are left out
     */
    LivePlacements(PaddedMatrix lattice, boolean[] open, int[] allowed, Watcher watcher) {
        this.lattice = lattice;
        this.open = open.clone();
        this.live = new int[lattice.size()];
        this.count = new byte[lattice.size()];
        this.watcher = watcher;
        for (int square = 0; square < open.length; square++) {
            if (open[square] && allowed[square] != 0) {
                for (int shape = 0; shape < PaddedMatrix.SHAPES; shape++) {
                    if ((allowed[square] >> shape & 1) != 0 && lattice.fits(square, shape, open)) {
                        live[square] |= 1 << shape;
                        for (int step : lattice.steps(shape)) {
                            count[square + step]++;
                        }
                    }
                }
            }
        }
    }

    boolean isOpen(int square) {
        return open[square];
    }

    /** Returns how many live placements cover an open square. */
    int count(int square) {
        return count[square];
    }

    /** Returns the shapes that can be laid at an anchor, as bits. */
    int live(int anchor) {
        return live[anchor];
    }

    /** Writes the live placements on a square, as {@code anchor * 32 + shape}, and returns their number. */
    int placementsOn(int square, int[] into) {
        int size = 0;
        for (int i = 0; i < lattice.anchors(); i++) {
            int anchor = square - lattice.back(i);
            for (int rest = live[anchor] & lattice.through(i); rest != 0; rest &= rest - 1) {
                into[size++] = anchor << 5 | Integer.numberOfTrailingZeros(rest);
            }
        }
        return size;
    }

    /** Covers the squares of a live placement. */
    void lay(int placement) {
        int anchor = placement >> 5;
        int[] steps = lattice.steps(placement & 31);
        for (int step : steps) {
            open[anchor + step] = false;
        }
        trail.add(~placement);
        for (int step : steps) {
            dropAllOn(anchor + step);
        }
    }

    /** Gives an open square up, so that it stays a gap. */
    void giveUp(int square) {
        open[square] = false;
        trail.add(~(square << 5 | GIVEN_UP));
        dropAllOn(square);
    }

    private void dropAllOn(int square) {
        for (int i = 0; i < lattice.anchors(); i++) {
            int anchor = square - lattice.back(i);
            int gone = live[anchor] & lattice.through(i);
            if (gone != 0) {
                live[anchor] &= ~gone;
                for (; gone != 0; gone &= gone - 1) {
                    drop(anchor, Integer.numberOfTrailingZeros(gone));
                }
            }
        }
    }

    /** Drops one live placement. */
    void drop(int placement) {
        live[placement >> 5] &= ~(1 << (placement & 31));
        drop(placement >> 5, placement & 31);
    }

    private void drop(int anchor, int shape) {
        trail.add(anchor << 5 | shape);
        for (int step : lattice.steps(shape)) {
            int square = anchor + step;
            int left = --count[square];
            if (open[square]) {
                if (left <= 1) {
                    conflict |= left == 0;
                    tight.add(square);
                }
                watcher.changed(square, left);
            }
        }
    }

    /** Tells whether an open square has lost its last placement since the last {@link #clearTight}. */
    boolean conflict() {
        return conflict;
    }

    /** Forgets which squares were left with at most one placement, and whether a square was left with none. */
    void clearTight() {
        tight.clear();
        conflict = false;
    }

    /**
     * Removes and returns one of the squares that were left with at most one placement; -1 when there is none. The
     * square may have been covered in the meantime.
     */
    int nextTight() {
        return tight.size() == 0 ? -1 : tight.removeLast();
    }

    /** Returns a mark of the present state, to which {@link #undo} can return. */
    int mark() {
        return trail.size();
    }

    /** Tells whether an entry of the trail is the complement of a placement that was laid. */
    static boolean isLaying(int entry) {
        return entry < 0 && (~entry & 31) != GIVEN_UP;
    }

    static boolean isGivingUp(int entry) {
        return entry < 0 && (~entry & 31) == GIVEN_UP;
    }

    /** Returns an entry of the trail, which records all changes up to now. */
    int trail(int entry) {
        return trail.get(entry);
    }

    void undo(int mark) {
        while (trail.size() > mark) {
            int entry = trail.removeLast();
            if (entry >= 0) {
                live[entry >> 5] |= 1 << (entry & 31);
                for (int step : lattice.steps(entry & 31)) {
                    int square = (entry >> 5) + step;
                    count[square]++;
                    if (open[square]) {
                        watcher.changed(square, count[square]);
                    }
                }
            } else if (isGivingUp(entry)) {
                open[~entry >> 5] = true;
            } else {
                for (int step : lattice.steps(~entry & 31)) {
                    open[(~entry >> 5) + step] = true;
                }
            }
        }
    }
}
