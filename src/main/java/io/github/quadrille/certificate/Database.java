package io.github.quadrille.certificate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The constraints of the model and of the proof so far, numbered from 1 and by their age. Those of the model, and what a solution
 * in the proof has brought, are the core, which nothing deletes.
 */
final class Database {
    /** A constraint, its row where it takes part in propagation, and whether it is of the core. */
    private record Entry(Inequality constraint, Row row, boolean isCore) {}

    /** A small file, or a compressed one, must not fill the memory. */
    static final long MOST_TERMS = 150_000_000;

    static final String TOO_LARGE =
            "The constraints have more than %,d terms in all. Maybe the file is not what it seems."
                    .formatted(MOST_TERMS);

    private final List<Entry> entries = new ArrayList<>();
    private final Propagation propagation;
    /** All entries, once something has been looked for. */
    private ConstraintIndex index;

    private boolean hadContradiction;
    private long terms;

    Database(Propagation propagation) {
        this.propagation = propagation;
    }

    /** Adds a constraint that may be deleted. */
    void add(Inequality constraint) throws Refusal {
        add(constraint, rowOf(constraint), false);
    }

    /** Adds a constraint that stays. */
    void addCore(Inequality constraint) throws Refusal {
        add(constraint, rowOf(constraint), true);
    }

    /** Adds what excludes a solution, and a clause that says it as well, for propagation. */
    void addCore(Exclusion exclusion, LongInequality clause) throws Refusal {
        add(exclusion, rowOf(clause), true);
    }

    private static Row rowOf(Inequality constraint) {
        return constraint instanceof LongInequality usual ? new Row(usual) : null;
    }

    private void add(Inequality constraint, Row row, boolean isCore) throws Refusal {
        terms += constraint.size();
        if (terms > MOST_TERMS) {
            throw Refusal.ofLimit(TOO_LARGE);
        }
        hadContradiction |= constraint.isContradiction();
        entries.add(new Entry(constraint, row, isCore));
        if (index != null) {
            index.add(constraint, entries.size() - 1);
        }
        if (row != null) {
            propagation.add(row);
        }
    }

    /** How many have been numbered. */
    int size() {
        return entries.size();
    }

    /** The one with a number, less one; null if it is deleted. */
    Inequality at(int place) {
        Entry entry = entries.get(place);
        return entry == null ? null : entry.constraint();
    }

    Inequality get(BigInteger id) throws Refusal {
        Inequality constraint = entries.get(place(id)).constraint();
        return constraint instanceof Exclusion exclusion ? exclusion.clause() : constraint;
    }

    /** Forgets a constraint; its number is not given again. */
    void remove(BigInteger id) throws Refusal {
        remove(place(id));
    }

    /** Forgets those from one number to before another, as far as they are still there. */
    void removeRange(BigInteger from, BigInteger before) throws Refusal {
        int first = number(from);
        int last = number(before);
        if (first < 1 || last > entries.size() + 1) {
            throw new Refusal("There are %,d constraints, which are numbered from 1.".formatted(entries.size()));
        }
        for (int place = first - 1; place < last - 1; place++) {
            if (entries.get(place) != null) {
                remove(place);
            }
        }
    }

    private static int number(BigInteger id) {
        return id.bitLength() < Integer.SIZE ? id.intValue() : Integer.MAX_VALUE;
    }

    private void remove(int place) throws Refusal {
        Entry entry = entries.get(place);
        if (entry.isCore()) {
            throw new Refusal("Constraint %,d is the model's, or a solution has brought it: it may not be deleted."
                    .formatted(place + 1));
        }
        entries.set(place, null);
        terms -= entry.constraint().size();
        if (entry.row() != null) {
            propagation.remove(entry.row());
        }
    }

    /** Whether this very constraint is there. */
    boolean contains(LongInequality constraint) {
        if (index == null) {
            index = new ConstraintIndex();
            for (int place = 0; place < entries.size(); place++) {
                if (entries.get(place) != null) {
                    index.add(entries.get(place).constraint(), place);
                }
            }
        }
        return index.find(constraint, this);
    }

    /** Whether looking for a constraint is cheap by now. */
    boolean isIndexed() {
        return index != null;
    }

    /** Whether some constraint, even a forgotten one, could not be satisfied by itself. */
    boolean hadContradiction() {
        return hadContradiction;
    }

    /** Negative numbers count from the end. */
    private int place(BigInteger id) throws Refusal {
        int number = id.bitLength() < Integer.SIZE ? id.intValue() : 0;
        long place = number > 0 ? number - 1L : (long) entries.size() + number;
        if (number == 0 || place < 0 || place >= entries.size()) {
            throw new Refusal(
                    "There is no constraint %s among %,d.".formatted(Refusal.quote(id.toString()), entries.size()));
        }
        if (entries.get((int) place) == null) {
            throw new Refusal("Constraint %,d has been deleted.".formatted(place + 1));
        }
        return (int) place;
    }
}
