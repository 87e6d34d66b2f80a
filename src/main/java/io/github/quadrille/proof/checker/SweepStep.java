package io.github.quadrille.proof.checker;

/**
 * Passes one row of a sweep. A boundary tells which rows, from this row to the end, are already covered. From each
 * boundary before the row, all ways to cover the row or to leave it open are followed. The numbers of ways are added to
 * the boundaries after the row.
 */
final class SweepStep {
    private final SweepModel model;
    private final SweepClasses classes;
    private final SweepMemory memory;
    private final int item;
    private final int passedParities;
    private final SweepLayer layer;
    private final SweepLayer next;
    private final MaskSet strays = new MaskSet();
    private final int options;
    private final boolean mayStayOpen;
    private final long[] parityMasks;
    private final int words;

    /**
     * Creates the step over a row.
     *
     * @param model the model in the form of a sweep
     * @param invariants the parity invariants of the model
     * @param classes the possible combinations of counts for each signature of a boundary
     * @param memory the account of the memory in use
     * @param item the index of the row
     * @param passedParities a bit for each invariant, set if the invariant contains an odd number of the rows before
     *     this row
     * @param layer the boundaries before the row, with their numbers of ways
     * @param next the boundaries after the row, to which the numbers of ways are added
     */
    SweepStep(
            SweepModel model,
            SweepInvariants invariants,
            SweepClasses classes,
            SweepMemory memory,
            int item,
            int passedParities,
            SweepLayer layer,
            SweepLayer next) {
        this.model = model;
        this.classes = classes;
        this.memory = memory;
        this.item = item;
        this.passedParities = passedParities;
        this.layer = layer;
        this.next = next;
        this.options = model.optionsFrom(item);
        this.mayStayOpen = !model.isMandatory(item);
        this.parityMasks = new long[invariants.size()];
        this.words = layer.words();
        for (int ahead = 0; ahead < Math.min(Long.SIZE, model.items() - item); ahead++) {
            int bits = invariants.ofRow(item + ahead);
            for (int set = 0; set < parityMasks.length; set++) {
                parityMasks[set] |= (bits >> set & 1L) << ahead;
            }
        }
    }

    /**
     * Passes the row.
     *
     * @param unlisted the boundaries before the row that the certificate does not list
     * @return the boundaries after the row that the certificate does not list
     */
    MaskSet pass(MaskSet unlisted) throws Refusal {
        for (int slot = 0; slot < layer.slots(); slot++) {
            if (layer.mask(slot) >= 0 && layer.numbers(slot) != null) {
                pass(layer.mask(slot), layer.numbers(slot));
            }
        }
        for (long mask : unlisted.toArray()) {
            passUnlisted(mask);
        }
        return strays;
    }

    private void pass(long mask, long[] numbers) throws Refusal {
        if ((mask & 1) != 0) {
            leaveBehind(mask >>> 1, numbers);
            return;
        }
        int area = item + Long.bitCount(mask);
        int parities = passedParities;
        for (int set = 0; set < parityMasks.length; set++) {
            parities ^= (Long.bitCount(mask & parityMasks[set]) & 1) << set;
        }
        for (int option = 0; option < options; option++) {
            long covered = model.mask(item, option);
            if ((mask & covered) == 0) {
                lead((mask | covered) >>> 1, numbers, classes.shift(area, parities, model.kind(item, option)));
            }
        }
        if (mayStayOpen) {
            lead(mask >>> 1, numbers, classes.shift(area, parities, classes.open()));
        }
    }

    private void leaveBehind(long to, long[] numbers) throws Refusal {
        int slot = next.slot(to);
        if (slot < 0) {
            stray(to);
        } else if (next.numbers(slot) == null) {
            memory.take((long) numbers.length * Long.BYTES);
            next.give(slot, numbers);
        } else {
            SweepShift.addAll(numbers, next.numbers(slot), words);
        }
    }

    private void lead(long to, long[] numbers, SweepShift shift) throws Refusal {
        if (shift == null) {
            return;
        }
        int slot = next.slot(to);
        if (slot >= 0) {
            shift.add(numbers, next.ensureNumbers(slot, shift.target().size()), words);
        } else if (shift.movesAnyOf(numbers, words)) {
            stray(to);
        }
    }

    private void passUnlisted(long mask) throws Refusal {
        if ((mask & 1) != 0) {
            leadUnlisted(mask, mask >>> 1);
            return;
        }
        for (int option = 0; option < options; option++) {
            long covered = model.mask(item, option);
            if ((mask & covered) == 0) {
                leadUnlisted(mask, (mask | covered) >>> 1);
            }
        }
        if (mayStayOpen) {
            leadUnlisted(mask, mask >>> 1);
        }
    }

    private void leadUnlisted(long from, long to) throws Refusal {
        if (next.slot(to) >= 0) {
            throw new Refusal(
                    "The boundary %s is reached before row %,d of the order, but is not listed. It leads to %s after that row, which is listed."
                            .formatted(Long.toHexString(from), item + 1, Long.toHexString(to)),
                    layer.line());
        }
        stray(to);
    }

    private void stray(long mask) throws Refusal {
        if (strays.add(mask)) {
            memory.take(MaskSet.BYTES);
        }
    }
}
