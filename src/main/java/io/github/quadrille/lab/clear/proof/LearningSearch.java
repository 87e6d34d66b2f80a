package io.github.quadrille.lab.clear.proof;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Searches rows for a solution, learns a clause from every conflict, and begins anew now and then (after Moskewicz and others,
 * Chaff, 2001, with restarts after Luby). Each learnt clause follows by unit propagation from rows and clauses before.
 */
final class LearningSearch {
    private static final int RESTART_EVERY = 64;
    private static final int FIRST_LIMIT = 4000;
    private static final int MORE = 500;
    private static final int ALWAYS_KEPT = 2;

    /** Hears of the steps of the refutation. */
    interface Log {
        /** A clause follows; without literals it is the contradiction. Returns the number of the step. */
        long learnt(int[] clause);

        /** These steps are not needed any more. */
        void forgotten(List<Long> steps);

        /** Called at every conflict. */
        void conflict();
    }

    private final Log log;
    private final LiteralTrail trail = new LiteralTrail();
    private final UnitPropagation propagation = new UnitPropagation(trail);
    private final ActivityHeap heap = new ActivityHeap();
    private final ConflictClause conflicts = new ConflictClause(trail, propagation, variable -> heap.bump(variable));
    private boolean[] phases = new boolean[0];
    private long[] steps = new long[64];
    private int[] glues = new int[64];
    private int kept;
    private int limit = FIRST_LIMIT;
    private boolean failed;

    LearningSearch(Log log) {
        this.log = log;
    }

    /** Makes room for variables; to be called first. */
    void grow(int variables) {
        trail.grow(variables);
        propagation.grow(variables);
        heap.grow(variables);
        conflicts.grow(variables);
        phases = new boolean[variables];
        Arrays.fill(phases, true);
    }

    void add(LiteralRow row) {
        if (!failed && (propagation.add(row) != LiteralTrail.NONE || propagation.propagate() != LiteralTrail.NONE)) {
            failed = true;
        }
    }

    /** Whether all solutions are excluded: the last step is the contradiction. */
    boolean refute() {
        for (int round = 1; !failed; round++) {
            if (run(RESTART_EVERY * luby(round))) {
                return false;
            }
        }
        log.learnt(new int[0]);
        return true;
    }

    /** 1 1 2 1 1 2 4 ... */
    private static int luby(int round) {
        int block = Integer.highestOneBit(round + 1);
        return block == round + 1 ? block / 2 : luby(round + 1 - block);
    }

    /** Whether a solution was found; else it ends after so many conflicts, or with a failure. */
    private boolean run(int most) {
        for (int count = 0; count < most; ) {
            int conflict = propagation.propagate();
            if (conflict != LiteralTrail.NONE) {
                count++;
                if (trail.level() == 0) {
                    failed = true;
                    return false;
                }
                learn(conflict);
            } else if (!decide()) {
                return true;
            }
        }
        if (trail.level() > 0) {
            back(0);
        }
        forget();
        return false;
    }

    private boolean decide() {
        while (!heap.isEmpty()) {
            int variable = heap.poll();
            if (trail.isOpen(2 * variable)) {
                trail.decide(2 * variable + (phases[variable] ? 0 : 1));
                return true;
            }
        }
        return false;
    }

    private void learn(int conflict) {
        int[] clause = conflicts.learn(conflict);
        log.conflict();
        int glue = (int) IntStream.of(clause).map(trail::level).distinct().count();
        long step = log.learnt(clause);
        back(clause.length == 1 ? 0 : trail.level(clause[1]));
        if (clause.length == 1) {
            trail.assign(clause[0], LiteralTrail.NONE);
        } else {
            int number = propagation.addClause(clause);
            if (number == steps.length) {
                steps = Arrays.copyOf(steps, 2 * number);
                glues = Arrays.copyOf(glues, 2 * number);
            }
            steps[number] = step;
            glues[number] = glue;
            kept++;
            trail.assign(clause[0], UnitPropagation.reasonOfClause(number));
        }
        heap.decay();
    }

    private void back(int level) {
        for (int place = trail.size() - 1; place >= trail.sizeBefore(level); place--) {
            int literal = trail.at(place);
            phases[literal >> 1] = (literal & 1) == 0;
            heap.add(literal >> 1);
        }
        propagation.back(level);
    }

    /** Of many clauses, the half that spans the most levels; with no decision made. */
    private void forget() {
        if (kept < limit) {
            return;
        }
        limit += MORE;
        boolean[] needed = new boolean[propagation.clauseCount()];
        for (int place = 0; place < trail.size(); place++) {
            int reason = trail.reason(trail.at(place));
            if (reason != LiteralTrail.NONE && UnitPropagation.isClause(reason)) {
                needed[reason >> 1] = true;
            }
        }
        List<Integer> old = IntStream.range(0, needed.length)
                .filter(number -> propagation.clause(number) != null && !needed[number] && glues[number] > ALWAYS_KEPT)
                .boxed()
                .sorted(Comparator.comparingInt((Integer number) -> -glues[number])
                        .thenComparingInt(number -> number))
                .toList();
        List<Integer> gone = old.subList(0, old.size() / 2);
        gone.forEach(propagation::remove);
        kept -= gone.size();
        log.forgotten(gone.stream().map(number -> steps[number]).toList());
    }
}
