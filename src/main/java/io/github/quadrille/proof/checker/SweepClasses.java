package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/**
 * Lists which combinations of counter values are possible with a boundary. The signature of a boundary is the number of
 * rows that are passed, or ahead and covered, together with the {@linkplain SweepInvariants invariants}. Using a
 * variable of a kind leads from one signature to another. So all combinations of each signature are found by using the
 * kinds in every order, from the state before the first row.
 */
final class SweepClasses {
    private final SweepMemory memory = SweepMemory.ofCombinations();
    private static final int MOST_SIGNATURES = 1 << 22;

    private final SweepModel model;
    private final int bits;
    private final int[] ofKind;
    private final SweepClass[] classes;
    private final boolean mayStayOpen;

    SweepClasses(SweepModel model, SweepInvariants invariants) throws Refusal {
        this.model = model;
        this.bits = invariants.size();
        Refusal.beyond(
                (model.items() + 1L) << bits > MOST_SIGNATURES,
                "The model has %,d rows to sweep, which is more than this checker handles.",
                model.items());
        this.ofKind = model.kinds().stream().mapToInt(invariants::ofKind).toArray();
        boolean open = false;
        for (int item = 0; item < model.items(); item++) {
            open |= !model.isMandatory(item);
        }
        this.mayStayOpen = open;
        this.classes = new SweepClass[(model.items() + 1) << bits];
        list();
    }

    private void list() throws Refusal {
        long[][] found = new long[classes.length][];
        int[] sizes = new int[classes.length];
        found[0] = new long[1];
        sizes[0] = 1;
        for (int index = 0; index < classes.length; index++) {
            if (found[index] != null) {
                long[] codes = Arrays.stream(found[index], 0, sizes[index])
                        .sorted()
                        .distinct()
                        .toArray();
                found[index] = null;
                classes[index] = new SweepClass(codes, model.kinds().size() + 1);
                for (int kind = 0; kind <= model.kinds().size(); kind++) {
                    int next = next(index, kind);
                    if (next >= 0) {
                        memory.take((long) codes.length * Long.BYTES);
                        push(codes, kind, next, found, sizes);
                    }
                }
            }
        }
    }

    private void push(long[] codes, int kind, int next, long[][] found, int[] sizes) {
        for (long code : codes) {
            long after = after(code, kind);
            if (after >= 0) {
                if (found[next] == null) {
                    found[next] = new long[codes.length];
                } else if (sizes[next] == found[next].length) {
                    found[next] = Arrays.copyOf(found[next], 2 * sizes[next]);
                }
                found[next][sizes[next]++] = after;
            }
        }
    }

    private boolean isOpen(int kind) {
        return kind == model.kinds().size();
    }

    private long after(long code, int kind) {
        return isOpen(kind) ? code : model.counters().after(code, model.kinds().get(kind));
    }

    /**
     * Returns the index of the signature after a variable of a kind is used; -1 if there is no such signature. The
     * number {@link #open} in place of a kind means that a row is left open.
     */
    private int next(int index, int kind) {
        if (isOpen(kind) && !mayStayOpen) {
            return -1;
        }
        int size = isOpen(kind) ? 1 : model.kinds().get(kind).size();
        int next = index + (size << bits);
        return next >= classes.length ? -1 : isOpen(kind) ? next : next ^ ofKind[kind];
    }

    /**
     * Returns the combinations of counter values that are possible with a signature, which consists of the two
     * parameters. Returns null if the signature cannot be reached.
     *
     * @param area the number of rows that are passed, or ahead and covered
     * @param parities the invariants, one bit each
     */
    SweepClass at(int area, int parities) {
        return classes[(area << bits) | parities];
    }

    /**
     * Returns the number that is used in place of a kind for a row left open. Such a row acts like a variable of size
     * one.
     */
    int open() {
        return model.kinds().size();
    }

    /**
     * Returns the shift that says what each combination of a signature becomes when a variable of a kind is used; null
     * if no combination remains possible.
     */
    SweepShift shift(int area, int parities, int kind) throws Refusal {
        int index = (area << bits) | parities;
        SweepShift known = classes[index].shift(kind);
        if (known == null) {
            int next = next(index, kind);
            SweepClass target = next < 0 ? null : classes[next];
            if (target == null) {
                return null;
            }
            known = classes[index].to(target, code -> after(code, kind));
            memory.take(known.bytes());
            classes[index].setShift(kind, known);
        }
        return known;
    }

    /**
     * A {@code SweepClass} holds the combinations of counter values that are possible with a signature, numbered from
     * 0.
     */
    static final class SweepClass {
        private final long[] codes;
        private final SweepShift[] shifts;

        /**
         * Creates a class whose shifts are not yet known.
         *
         * @param codes the codes of the combinations, ascending
         * @param kinds the number of kinds, plus one for a row left open
         */
        SweepClass(long[] codes, int kinds) {
            this.codes = codes;
            this.shifts = new SweepShift[kinds];
        }

        int size() {
            return codes.length;
        }

        long code(int index) {
            return codes[index];
        }

        private int indexOf(long code) {
            return Arrays.binarySearch(codes, code);
        }

        /** Returns the shift of the combinations when a variable of a kind is used; null while it is not yet known. */
        SweepShift shift(int kind) {
            return shifts[kind];
        }

        void setShift(int kind, SweepShift shift) {
            shifts[kind] = shift;
        }

        /**
         * Returns the shift from this class to another class.
         *
         * @param next the function that gives the code of a combination after the step; negative if the combination is
         *     not possible any more
         */
        SweepShift to(SweepClass target, LongUnaryOperator next) {
            int[] indices = new int[codes.length];
            for (int i = 0; i < codes.length; i++) {
                long code = next.applyAsLong(codes[i]);
                indices[i] = code < 0 ? -1 : target.indexOf(code);
            }
            return new SweepShift(target, indices);
        }
    }
}
