package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.Inequality.Exclusion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Holds the constraints of the model and of the proof so far, numbered from 1 in the order in which they were added. A
 * proof may delete any constraint except those that exclude a solution. Such constraints are needed to tell new
 * solutions from repeated ones.
 */
final class ConstraintDatabase {
    /**
     * An {@code Entry} is a constraint with the row that propagation uses for it. The row is null if the constraint
     * takes no part in propagation.
     */
    private record Entry(Inequality constraint, Row row) {}

    /** A {@code Mark} is the state of the database before a subproof began. */
    record Mark(int size, boolean hadContradiction) {}

    /**
     * All constraints together have at most this many terms, so that a small or compressed file cannot fill the memory.
     */
    private static final long MOST_TERMS = 150_000_000;

    private final List<Entry> entries = new ArrayList<>();
    /**
     * Each label, such as {@code @c1}, is mapped to the index of a constraint in {@code entries}. If a label is given a
     * second time, it names the later constraint.
     */
    private final Map<String, Integer> labels = new HashMap<>();
    /**
     * Each level is mapped to the indices of its constraints in {@code entries}. A proof uses levels to delete together
     * all constraints that it derived below a node of its search.
     */
    private final SortedMap<BigInteger, List<Integer>> levels = new TreeMap<>();
    /** New constraints get this level. The level is null until the proof sets the first level. */
    private BigInteger level;

    private final Propagation propagation;
    /**
     * Each constraint is mapped to the indices, in {@code entries}, of all constraints that equal it, in ascending
     * order. Some of these may be deleted. The map is null until a constraint is first searched for.
     */
    private Map<LongInequality, List<Integer>> index;

    private boolean hadContradiction;
    private long terms;

    ConstraintDatabase(Propagation propagation) {
        this.propagation = propagation;
    }

    void add(Inequality constraint) throws Refusal {
        add(constraint, constraint instanceof LongInequality usual ? new Row(usual) : null);
    }

    /**
     * Adds a constraint that excludes a solution.
     *
     * @param clause a clause with the same meaning, which propagation uses
     */
    void add(Exclusion exclusion, LongInequality clause) throws Refusal {
        add(exclusion, new Row(clause));
    }

    private void add(Inequality constraint, Row row) throws Refusal {
        terms += constraint.size();
        refuseTooMany(terms);
        hadContradiction |= constraint.isContradiction();
        if (level != null) {
            levels.computeIfAbsent(level, none -> new ArrayList<>()).add(entries.size());
        }
        entries.add(new Entry(constraint, row));
        if (index != null) {
            remember(constraint, entries.size() - 1);
        }
        if (row != null) {
            propagation.add(row);
        }
    }

    /** Refuses a number of terms that is too large for memory. */
    static void refuseTooMany(long terms) throws Refusal {
        Refusal.beyond(
                terms > MOST_TERMS,
                "The constraints have more than %,d terms in all. Check that this is the right file.",
                MOST_TERMS);
    }

    /** Returns how many constraints have been numbered, deleted ones included. */
    int size() {
        return entries.size();
    }

    /**
     * Returns the constraint at a place, which is the constraint's number less one; null if the constraint is deleted.
     */
    Inequality at(int place) {
        Entry entry = entries.get(place);
        return entry == null ? null : entry.constraint();
    }

    /** Reads a label or a number, and returns the constraint that it names. A negative number counts from the end. */
    Inequality get(Tokens tokens) throws Refusal {
        return said(place(tokens));
    }

    Inequality get(BigInteger id) throws Refusal {
        return said(existing(position(id), id::toString));
    }

    private Inequality said(int place) {
        Inequality constraint = at(place);
        return constraint instanceof Exclusion exclusion ? exclusion.clause() : constraint;
    }

    /**
     * Reads a label or a number, and returns the place of the constraint that it names. The place is the constraint's
     * number less one.
     */
    int place(Tokens tokens) throws Refusal {
        int place = peek(tokens);
        tokens.next();
        return place;
    }

    /** Returns the place of the constraint that the current word names, and does not read past the word. */
    int peek(Tokens tokens) throws Refusal {
        return existing(position(tokens), tokens::text);
    }

    private int existing(long place, Supplier<String> written) throws Refusal {
        if (place < 0 || place >= entries.size()) {
            throw new Refusal("There is no constraint %s: only %,d constraints exist here."
                    .formatted(Refusal.quote(written.get()), entries.size()));
        }
        Refusal.when(entries.get((int) place) == null, "Constraint %,d has been deleted.", place + 1);
        return (int) place;
    }

    private long position(Tokens tokens) throws Refusal {
        if (!tokens.isLabel()) {
            return position(tokens.value());
        }
        Integer place = labels.get(tokens.text());
        Refusal.when(place == null, "No constraint has the name %s.", tokens);
        return place;
    }

    /**
     * Returns the place that a number names. The place may be beyond the last constraint, and is negative if it is
     * before the first.
     */
    private long position(BigInteger id) {
        if (id.signum() == 0 || id.bitLength() >= Integer.SIZE) {
            return id.signum() > 0 ? Integer.MAX_VALUE : -1;
        }
        return id.signum() > 0 ? id.intValue() - 1L : (long) entries.size() + id.intValue();
    }

    /** Gives a label to the constraint at a place. */
    void label(String label, int place) {
        labels.put(label, place);
    }

    /** Reads two numbers or labels, and deletes the constraints from the first up to, but not including, the second. */
    void removeRange(Tokens tokens) throws Refusal {
        long first = position(tokens);
        tokens.next();
        long last = position(tokens);
        tokens.next();
        Refusal.when(
                first < 0 || last > entries.size(),
                "There are %,d constraints, which are numbered from 1.",
                entries.size());
        for (long place = first; place < last; place++) {
            remove((int) place);
        }
    }

    /** Deletes a constraint if it is still there. Its number is never used again. */
    void remove(int place) throws Refusal {
        Entry entry = entries.get(place);
        if (entry == null) {
            return;
        }
        if (entry.constraint() instanceof Exclusion) {
            throw new Refusal("Constraint %,d excludes a solution, so it may not be deleted.".formatted(place + 1));
        }
        entries.set(place, null);
        terms -= entry.constraint().size();
        if (index != null && entry.constraint() instanceof LongInequality usual) {
            index.computeIfPresent(usual, (same, places) -> places.size() == 1 ? null : places);
        }
        if (entry.row() != null) {
            propagation.remove(entry.row());
        }
    }

    /**
     * Returns a mark of the present state. With this mark, {@code forgetSince} deletes all constraints that are added
     * from now on.
     */
    Mark mark() {
        return new Mark(entries.size(), hadContradiction);
    }

    /** Deletes all constraints added since the mark. A contradiction among them no longer counts. */
    void forgetSince(Mark mark) throws Refusal {
        for (int place = mark.size(); place < entries.size(); place++) {
            remove(place);
        }
        hadContradiction = mark.hadContradiction();
    }

    /** Sets the level of the constraints added from now on. A proof can delete all constraints of a level together. */
    void setLevel(BigInteger mark) {
        level = mark;
    }

    /** Deletes all constraints of this level or a greater one. */
    void wipe(BigInteger mark) throws Refusal {
        SortedMap<BigInteger, List<Integer>> marked = levels.tailMap(mark);
        for (List<Integer> places : marked.values()) {
            for (int place : places) {
                remove(place);
            }
        }
        marked.clear();
    }

    /**
     * Returns the place of a constraint that equals the given one. If there are several, returns the place of the
     * latest. So when a proof has derived a constraint of the model again, the derived constraint is deleted first.
     */
    OptionalInt find(LongInequality constraint) {
        if (index == null) {
            index = new HashMap<>();
            for (int place = 0; place < entries.size(); place++) {
                remember(at(place), place);
            }
        }
        List<Integer> places = index.getOrDefault(constraint, List.of());
        // Deleted constraints never come back, so their places are removed from the list.
        while (!places.isEmpty() && at(places.get(places.size() - 1)) == null) {
            places.remove(places.size() - 1);
        }
        return places.isEmpty() ? OptionalInt.empty() : OptionalInt.of(places.get(places.size() - 1));
    }

    private void remember(Inequality constraint, int place) {
        if (constraint instanceof LongInequality usual) {
            index.computeIfAbsent(usual, none -> new ArrayList<>(1)).add(place);
        }
    }

    /** Returns whether the index already exists, which makes a search for a constraint cheap. */
    boolean isIndexed() {
        return index != null;
    }

    /**
     * Returns whether any constraint, even a deleted one, was a contradiction by itself. Constraints of a finished
     * subproof do not count.
     */
    boolean hadContradiction() {
        return hadContradiction;
    }
}
