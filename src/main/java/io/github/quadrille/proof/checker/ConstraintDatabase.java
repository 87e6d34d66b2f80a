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
 * The constraints of the model and of the proof so far, numbered from 1 and by their age. All may be forgotten but those that
 * exclude solutions, by which different solutions are told from the same one again.
 */
final class ConstraintDatabase {
    /** A constraint, and its row where it takes part in propagation. */
    private record Entry(Inequality constraint, Row row) {}

    /** What there was before a subproof began. */
    record Mark(int size, boolean hadContradiction) {}

    /** A small file, or a compressed one, must not fill the memory. */
    private static final long MOST_TERMS = 150_000_000;

    private final List<Entry> entries = new ArrayList<>();
    /** Names of constraints, such as {@code @c1}. A name that is given again belongs to the later one. */
    private final Map<String, Integer> labels = new HashMap<>();
    /** By level: marks by which a proof forgets all at once what it has derived below a node of its search. */
    private final SortedMap<BigInteger, List<Integer>> levels = new TreeMap<>();
    /** That of constraints from now on; null before the first. */
    private BigInteger level;

    private final Propagation propagation;
    /** Where each constraint is, the last of several at the end, once something has been looked for. */
    private Map<LongInequality, List<Integer>> index;

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

    /** Refuses so many terms of constraints. */
    static void refuseTooMany(long terms) throws Refusal {
        Refusal.beyond(
                terms > MOST_TERMS,
                "The constraints have more than %,d terms in all. Maybe the file is not what it seems.",
                MOST_TERMS);
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
        return said(existing(position(id), id::toString));
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
        return existing(position(tokens), tokens::text);
    }

    private int existing(long place, Supplier<String> written) throws Refusal {
        if (place < 0 || place >= entries.size()) {
            throw new Refusal(
                    "There is no constraint %s among %,d.".formatted(Refusal.quote(written.get()), entries.size()));
        }
        Refusal.when(entries.get((int) place) == null, "Constraint %,d has been deleted.", place + 1);
        return (int) place;
    }

    private long position(Tokens tokens) throws Refusal {
        if (!tokens.isLabel()) {
            return position(tokens.value());
        }
        Integer place = labels.get(tokens.text());
        Refusal.when(place == null, "No constraint has been called %s.", tokens);
        return place;
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
        labels.put(label, place);
    }

    /** Reads two numbers or labels, and forgets those from the first to before the second, as far as they are still there. */
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

    /** Forgets a constraint, if it is still there; its number is not given again. */
    void remove(int place) throws Refusal {
        Entry entry = entries.get(place);
        if (entry == null) {
            return;
        }
        if (entry.constraint() instanceof Exclusion) {
            throw new Refusal("Constraint %,d excludes a solution: it may not be deleted.".formatted(place + 1));
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

    /** Where forgetting begins. */
    Mark mark() {
        return new Mark(entries.size(), hadContradiction);
    }

    /** Forgets what has come since, and that it was a contradiction if it was one. */
    void forgetSince(Mark mark) throws Refusal {
        for (int place = mark.size(); place < entries.size(); place++) {
            remove(place);
        }
        hadContradiction = mark.hadContradiction();
    }

    /** From now on constraints have this level. */
    void setLevel(BigInteger mark) {
        level = mark;
    }

    /** Forgets what has this level or a greater one. */
    void wipe(BigInteger mark) throws Refusal {
        SortedMap<BigInteger, List<Integer>> marked = levels.tailMap(mark);
        for (List<Integer> places : marked.values()) {
            for (int place : places) {
                remove(place);
            }
        }
        marked.clear();
    }

    /** Where this very constraint is, the last of several: what was derived again is deleted before what the model says. */
    OptionalInt find(LongInequality constraint) {
        if (index == null) {
            index = new HashMap<>();
            for (int place = 0; place < entries.size(); place++) {
                remember(at(place), place);
            }
        }
        List<Integer> places = index.getOrDefault(constraint, List.of());
        // Of those that were deleted, none comes back.
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

    /** Whether looking for a constraint is cheap by now. */
    boolean isIndexed() {
        return index != null;
    }

    /** Whether some constraint, even a forgotten one, could not be satisfied by itself. */
    boolean hadContradiction() {
        return hadContradiction;
    }
}
