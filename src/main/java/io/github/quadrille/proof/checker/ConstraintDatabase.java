package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.Inequality.Exclusion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The constraints of the model and of the proof so far, numbered from 1 and by their age. All may be forgotten but those that
 * exclude solutions, by which different solutions are told from the same one again.
 */
final class ConstraintDatabase {
    /** A constraint, and its row where it takes part in propagation. */
    private record Entry(Inequality constraint, Row row) {}

    /** What there was before a subproof began. */
    record Mark(int size, boolean hadContradiction) {}

    /** A small file, or a compressed one, must not fill the memory. */
    static final long MOST_TERMS = 150_000_000;

    static final String TOO_LARGE =
            "The constraints have more than %,d terms in all. Maybe the file is not what it seems."
                    .formatted(MOST_TERMS);

    private final List<Entry> entries = new ArrayList<>();
    private final Labels labels = new Labels();
    private final Levels levels = new Levels();
    private final Propagation propagation;
    /** All entries, once something has been looked for. */
    private ConstraintIndex index;

    private boolean hadContradiction;
    private long terms;

    ConstraintDatabase(Propagation propagation) {
        this.propagation = propagation;
    }

    void add(Inequality constraint) throws Refusal {
        add(constraint, constraint instanceof LongInequality usual ? new Row(usual) : null);
    }

    /** Adds what excludes a solution, and a clause that says it as well, for propagation. */
    void add(Exclusion exclusion, LongInequality clause) throws Refusal {
        add(exclusion, new Row(clause));
    }

    private void add(Inequality constraint, Row row) throws Refusal {
        terms += constraint.size();
        if (terms > MOST_TERMS) {
            throw Refusal.ofLimit(TOO_LARGE);
        }
        hadContradiction |= constraint.isContradiction();
        levels.mark(entries.size());
        entries.add(new Entry(constraint, row));
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

    /** Reads which one is meant: its label, or its number, which counts from the end if it is negative. */
    Inequality get(Tokens tokens) throws Refusal {
        return said(place(tokens));
    }

    Inequality get(BigInteger id) throws Refusal {
        return said(existing(position(id), id.toString()));
    }

    private Inequality said(int place) {
        Inequality constraint = at(place);
        return constraint instanceof Exclusion exclusion ? exclusion.clause() : constraint;
    }

    /** Reads which one is meant, less one. */
    int place(Tokens tokens) throws Refusal {
        int place = peek(tokens);
        tokens.next();
        return place;
    }

    /** The same, but not on to the next word. */
    int peek(Tokens tokens) throws Refusal {
        return existing(position(tokens), tokens.text());
    }

    private int existing(long place, String written) throws Refusal {
        if (place < 0 || place >= entries.size()) {
            throw new Refusal("There is no constraint %s among %,d.".formatted(Refusal.quote(written), entries.size()));
        }
        if (entries.get((int) place) == null) {
            throw new Refusal("Constraint %,d has been deleted.".formatted(place + 1));
        }
        return (int) place;
    }

    private long position(Tokens tokens) throws Refusal {
        return tokens.isLabel() ? labels.place(tokens) : position(tokens.value());
    }

    /** Where it would be, if there were enough of them; less than 0 where that is nowhere. */
    private long position(BigInteger id) {
        if (id.signum() == 0 || id.bitLength() >= Integer.SIZE) {
            return id.signum() > 0 ? Integer.MAX_VALUE : -1;
        }
        return id.signum() > 0 ? id.intValue() - 1L : (long) entries.size() + id.intValue();
    }

    /** Gives a name to one of them. */
    void label(String label, int place) {
        labels.define(label, place);
    }

    /** Reads which one is meant, and forgets it; its number is not given again. */
    void remove(Tokens tokens) throws Refusal {
        remove(place(tokens));
    }

    /** Reads two numbers or labels, and forgets those from the first to before the second, as far as they are still there. */
    void removeRange(Tokens tokens) throws Refusal {
        long first = position(tokens);
        tokens.next();
        long last = position(tokens);
        tokens.next();
        if (first < 0 || last > entries.size()) {
            throw new Refusal("There are %,d constraints, which are numbered from 1.".formatted(entries.size()));
        }
        for (long place = first; place < last; place++) {
            if (entries.get((int) place) != null) {
                remove((int) place);
            }
        }
    }

    void remove(int place) throws Refusal {
        Entry entry = entries.get(place);
        if (entry.constraint() instanceof Exclusion) {
            throw new Refusal("Constraint %,d excludes a solution: it may not be deleted.".formatted(place + 1));
        }
        entries.set(place, null);
        terms -= entry.constraint().size();
        if (entry.row() != null) {
            propagation.remove(entry.row());
        }
    }

    /** Where forgetting begins. */
    Mark mark() {
        return new Mark(entries.size(), hadContradiction);
    }

    /** Forgets what has come since, and that it was a contradiction if it was one. */
    void forgetSince(Mark mark) throws Refusal {
        for (int place = mark.size(); place < entries.size(); place++) {
            if (entries.get(place) != null) {
                remove(place);
            }
        }
        hadContradiction = mark.hadContradiction();
    }

    /** From now on constraints have this level. */
    void setLevel(BigInteger level) {
        levels.set(level);
    }

    /** Forgets what has this level or a greater one. */
    void wipe(BigInteger level) throws Refusal {
        for (int place : levels.takeFrom(level)) {
            if (entries.get(place) != null) {
                remove(place);
            }
        }
    }

    /** Whether this very constraint is there. */
    boolean contains(LongInequality constraint) {
        return find(constraint).isPresent();
    }

    /** Where this very constraint is, the last of several: what was derived again is deleted before what the model says. */
    OptionalInt find(LongInequality constraint) {
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

    /** Finds constraints by what they say. A number that is equal for equal ones leads to a few candidates, which are compared. */
    static final class ConstraintIndex {
        private static final long MIX = 0x9e3779b97f4a7c15L;

        private final Map<Long, List<Integer>> places = new HashMap<>();

        /** Remembers where a constraint stands. */
        void add(Inequality constraint, int place) {
            if (constraint instanceof LongInequality usual) {
                places.computeIfAbsent(key(usual), key -> new ArrayList<>(1)).add(place);
            }
        }

        /** The last of those remembered, and still there, that is this one. */
        OptionalInt find(LongInequality constraint, ConstraintDatabase constraintDatabase) {
            List<Integer> candidates = places.computeIfAbsent(key(constraint), key -> new ArrayList<>(1));
            // Of those that were deleted, none comes back.
            candidates.removeIf(place -> constraintDatabase.at(place) == null);
            return candidates.stream()
                    .filter(place ->
                            constraintDatabase.at(place) instanceof LongInequality other && isSame(constraint, other))
                    .mapToInt(Integer::intValue)
                    .max();
        }

        /** The order of the terms does not count. */
        private static long key(LongInequality constraint) {
            long sum = constraint.degree() * MIX;
            for (int i = 0; i < constraint.size(); i++) {
                long term = (constraint.literal(i) + 1) * MIX ^ constraint.coefficient(i);
                sum += (term ^ term >>> 29) * MIX;
            }
            return sum;
        }

        /** Whether they have the same terms, in whatever order, and the same degree. */
        static boolean isSame(LongInequality one, LongInequality other) {
            return one.degree() == other.degree() && Arrays.deepEquals(terms(one), terms(other));
        }

        private static long[][] terms(LongInequality constraint) {
            long[][] terms = new long[constraint.size()][];
            for (int i = 0; i < terms.length; i++) {
                terms[i] = new long[] {constraint.literal(i), constraint.coefficient(i)};
            }
            Arrays.sort(terms, (a, b) -> Long.compare(a[0], b[0]));
            return terms;
        }
    }
}
