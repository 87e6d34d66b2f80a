package io.github.quadrille.certificate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The constraints of the model and of the proof so far, numbered from 1 and by their age. */
final class Database {
    /** A constraint, and its row where it takes part in propagation. */
    private record Entry(Inequality constraint, Row row) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Propagation propagation;
    private boolean hadContradiction;

    Database(Propagation propagation) {
        this.propagation = propagation;
    }

    void add(Inequality constraint) {
        hadContradiction |= constraint.isContradiction();
        Row row = constraint instanceof LongInequality usual ? new Row(usual) : null;
        entries.add(new Entry(constraint, row));
        if (row != null) {
            propagation.add(row);
        }
    }

    /** How many have been numbered. */
    int size() {
        return entries.size();
    }

    /** The one with a number, less one; null if it is deleted. */
    Inequality at(int index) {
        Entry entry = entries.get(index);
        return entry == null ? null : entry.constraint();
    }

    Inequality get(BigInteger id) throws Refusal {
        return entries.get(index(id)).constraint();
    }

    /** Forgets a constraint; its number is not given again. */
    void remove(BigInteger id) throws Refusal {
        int index = index(id);
        Row row = entries.get(index).row();
        entries.set(index, null);
        if (row != null) {
            propagation.remove(row);
        }
    }

    /** Whether some constraint, even a forgotten one, could not be satisfied by itself. */
    boolean hadContradiction() {
        return hadContradiction;
    }

    /** Negative numbers count from the end. */
    private int index(BigInteger id) throws Refusal {
        int number = id.bitLength() < Integer.SIZE ? id.intValue() : 0;
        long index = number > 0 ? number - 1L : (long) entries.size() + number;
        if (number == 0 || index < 0 || index >= entries.size()) {
            throw new Refusal(
                    "There is no constraint %s among %,d.".formatted(Refusal.quote(id.toString()), entries.size()));
        }
        if (entries.get((int) index) == null) {
            throw new Refusal("Constraint %,d has been deleted.".formatted(index + 1));
        }
        return (int) index;
    }
}
