package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepClasses.SweepClass;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Checks the sweep of a count certificate by computing the numbers again from the model alone. A sweep passes the rows
 * of the model one after the other. A layer holds all states before a row. A state consists of the <em>boundary</em>,
 * which is the set of rows ahead that are covered, and of the value of each counter. A counter says how many variables
 * of a certain set are used. Each state has a number of ways. A way is a choice of variables whose first rows are
 * passed. These variables cover every mandatory passed row, cover no row twice, and cover exactly the rows of the
 * boundary ahead.
 *
 * <p>Why an accepted count is right: A solution of the model is one way to pass all rows. At each row there are three
 * cases: a variable that begins there covers the row, or the row has been covered before, or the row stays open if its
 * constraint allows that. Two different solutions differ in at least one such step. So the solutions are exactly the
 * ways to the boundary 0 after the last row, with counts that all counters allow.
 *
 * <p>The numbers of ways are added up along every step from every listed boundary. So they are exact if no way leads
 * through a boundary that is not listed. The boundaries that are not listed are followed without numbers. Each step
 * from such a boundary must lead to another boundary that is not listed, and after the last row no such boundary may
 * remain. So the boundaries that are not listed lead to no listed boundary and to no solution.
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

    /** Returns the number of the layer that is expected next. */
    int next() {
        return item + 1;
    }

    /** Computes the numbers of the next layer, and compares them with the numbers of the certificate. */
    void pass(SweepLayer next) throws Refusal {
        MaskSet strays;
        if (item < 0) {
            strays = begin(next);
        } else {
            widen(next);
            strays =
                    new SweepStep(model, invariants, classes, memory, item, passedParities, layer, next).pass(unlisted);
            passedParities ^= invariants.ofRow(item);
        }
        item++;
        next.verify(item);
        layer = next;
        unlisted = strays;
        memory.giveBack(before);
        before = memory.taken();
    }

    private MaskSet begin(SweepLayer first) throws Refusal {
        MaskSet strays = new MaskSet();
        int slot = first.slot(0);
        if (slot < 0) {
            strays.add(0);
        } else {
            first.ensureNumbers(slot, 1)[0] = 1;
        }
        return strays;
    }

    /** Widens the numbers of the present layer and of the next layer, so that the sums in the next layer fit. */
    private void widen(SweepLayer next) throws Refusal {
        int growth = Integer.SIZE - Integer.numberOfLeadingZeros(model.optionsFrom(item) + 2);
        int words = Math.max(layer.words(), (layer.bits() + growth) / Long.SIZE + 1);
        if (words > layer.words()) {
            layer.widen(words);
        }
        next.widen(words);
    }

    /** Returns the number of solutions of the model. The last layer must have been passed. */
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
}
