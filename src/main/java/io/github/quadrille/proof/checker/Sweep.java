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
}
