package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepClasses.SweepClass;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Replays the sweep of a count certificate, layer by layer, from the model alone. A layer holds all states before a row: which
 * rows ahead are covered, the <em>boundary</em>, and how often each counter was used; its number is that of the ways to
 * choose variables whose first rows are passed, which cover every passed row that is mandatory, no row twice, and just the boundary ahead.
 *
 * <p>Why an accepted count is right: a solution of the model is one way to pass all rows, at each of which a variable that begins
 * there covers it, or it has been covered before, or it is left open, which its constraint has to allow; and two solutions
 * differ in some such step. So the solutions are the ways to the boundary 0 behind the last row with counts that all counters
 * allow. Numbers of ways are added up along every step from every listed boundary, so they are exact as long as no way leads
 * through one that is not listed. Those are followed without numbers: each step from one must lead to another that is
 * not listed, and at the end none may be there. So they are on the way to no listed boundary and to no solution.
 */
final class Sweep {
    private final SweepModel model;
    private final SweepInvariants invariants;
    private final SweepClasses classes;
    private final SweepMemory memory;
    private SweepLayer layer;
    private MaskSet unlisted = new MaskSet();
    private long before;
    private int item = -1;
    private int passedParities;

    Sweep(SweepModel model, SweepMemory memory) throws Refusal {
        this.model = model;
        this.memory = memory;
        this.invariants = new SweepInvariants(model);
        this.classes = new SweepClasses(model, invariants);
    }

    /** The number of the layer that is expected. */
    int next() {
        return item + 1;
    }

    /** Finds the numbers of the next layer, and compares them with what it says. */
    void pass(SweepLayer next) throws Refusal {
        MaskSet strays = new MaskSet();
        if (item < 0) {
            begin(next, strays);
        } else {
            widen(next);
            new Step(next, strays).pass();
            passedParities ^= invariants.ofRow(item);
        }
        item++;
        next.verify(item);
        layer = next;
        unlisted = strays;
        memory.giveBack(before);
        before = memory.taken();
    }

    private void begin(SweepLayer first, MaskSet strays) throws Refusal {
        int slot = first.slot(0);
        if (slot < 0) {
            strays.add(0);
        } else {
            first.ensureNumbers(slot, 1)[0] = 1;
        }
    }

    /** Makes room for what may be added up. */
    private void widen(SweepLayer next) throws Refusal {
        int growth = Integer.SIZE - Integer.numberOfLeadingZeros(model.optionsFrom(item) + 2);
        int words = Math.max(layer.words(), (layer.bits() + growth) / Long.SIZE + 1);
        if (words > layer.words()) {
            layer.widen(words);
        }
        next.widen(words);
    }

    /** After the last layer: in how many ways all constraints are kept. */
    BigInteger count() throws Refusal {
        if (unlisted.toArray().length > 0) {
            throw new Refusal("The boundary 0 is reached here, but not listed.", layer.line());
        }
        BigInteger count = BigInteger.ZERO;
        long[] numbers = Optional.of(layer.slot(0))
                .filter(slot -> slot >= 0)
                .map(layer::numbers)
                .orElse(null);
        if (numbers != null && model.isPossible()) {
            SweepClass end = classes.at(model.items(), passedParities);
            for (int i = 0; i < end.size(); i++) {
                if (model.counters().isEnough(end.code(i))) {
                    count = count.add(layer.number(numbers, i));
                }
            }
        }
        return count;
    }

    /** How one row is passed. */
    private final class Step {
        private final SweepLayer next;
        private final MaskSet strays;
        private final int options = model.optionsFrom(item);
        private final boolean mayStayOpen = !model.isMandatory(item);
        private final long[] parityMasks = new long[invariants.size()];
        private final int words = layer.words();

        Step(SweepLayer next, MaskSet strays) {
            this.next = next;
            this.strays = strays;
            for (int ahead = 0; ahead < Math.min(Long.SIZE, model.items() - item); ahead++) {
                int bits = invariants.ofRow(item + ahead);
                for (int set = 0; set < parityMasks.length; set++) {
                    parityMasks[set] |= (bits >> set & 1L) << ahead;
                }
            }
        }

        void pass() throws Refusal {
            for (int slot = 0; slot < layer.slots(); slot++) {
                if (layer.mask(slot) >= 0 && layer.numbers(slot) != null) {
                    pass(layer.mask(slot), layer.numbers(slot));
                }
            }
            for (long mask : unlisted.toArray()) {
                passUnlisted(mask);
            }
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
                        "The boundary %s is reached before row %,d of the order, but not listed; it leads to %s behind it, which is."
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
}
