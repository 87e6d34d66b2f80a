package io.github.quadrille.engine.learner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import org.sat4j.pb.IPBSolver;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.core.PBSolverResolution;
import org.sat4j.specs.Constr;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * Searches rows for a solution by Sat4j (Le Berre and Parrain, 2010), which learns a clause from every conflict. Each clause follows by
 * unit propagation from rows and clauses before. A literal is twice its variable, and one more where it is negated.
 */
public final class ClauseLearner {
    /** Hears of the steps of a refutation. */
    public interface Log {
        /** Hears nothing. */
        Log NONE = new Log() {};

        /** A clause follows; without literals it is the contradiction. Returns the number of the step. */
        default long learnt(int[] clause) {
            return 0;
        }

        /** These steps are not needed any more. */
        default void forgotten(List<Long> steps) {}

        /** Called at every conflict; may give up by throwing. */
        default void conflict() {}
    }

    /** How far a search has come. */
    public enum Outcome {
        /** Neither a solution nor the contradiction is found yet. */
        OPEN,
        /** There is a solution. */
        SOLVED,
        /** There is none: the last step of the log is the contradiction. */
        REFUTED
    }

    private final Log log;
    private final IPBSolver solver;
    private boolean failed;

    private ClauseLearner(IPBSolver solver, int variables, Log log) {
        this.solver = solver;
        this.log = log;
        solver.newVar(variables);
        solver.setKeepSolverHot(true);
        solver.setSearchListener(new Steps(log));
    }

    /**
     * One that shortens its clauses as far as it can, so that a refutation is short.
     *
     * <p>A solver of our own, 590 lines, did the same until November 2026. On the forty published boards of the line-clearing game its
     * certificates took 15.2 MB, Sat4j's take 18.2; writing took 14.5 seconds and takes 12.9, checking 3.6 and takes 4.7. Of Sat4j's
     * configurations this one was best: without the costly shortening of clauses certificates are twice as large.
     */
    public static ClauseLearner refuting(int variables, Log log) {
        return new ClauseLearner(SolverFactory.newResolutionGlucoseExpSimp(), variables, log);
    }

    /**
     * One that is as quick as it can be where there is a solution: it makes variables 1, not 0, and prefers those of the latest conflicts.
     * Which clauses it forgets, and when, is left to Sat4j: after so many conflicts, the half that depends on most decisions (Audemard
     * and Simon, 2009). To forget when memory is low, which Sat4j can do as well, would make another search of each run.
     */
    public static ClauseLearner solving(int variables, Log log) {
        PBSolverResolution solver = SolverFactory.newResolutionGlucose21();
        solver.getOrder().setPhaseSelectionStrategy(new PositiveLiteralSelectionStrategy());
        solver.setSimplifier(solver.SIMPLE_SIMPLIFICATION);
        solver.getSearchParams().setVarDecay(0.75);
        return new ClauseLearner(solver, variables, log);
    }

    /** Literals whose factors add up to the degree at least. */
    public void addRow(int[] literals, int[] factors, int degree) {
        add(() -> addRow(literals, factors, degree, solver));
    }

    /** Says a row in Sat4j's words. */
    public static void addRow(int[] literals, int[] factors, int degree, IPBSolver solver)
            throws ContradictionException {
        solver.addAtLeast(dimacs(literals), new VecInt(factors.clone()), degree);
    }

    /**
     * Some variables of which so many are 1.
     *
     * @param uses the variables; one that is there twice counts for two
     */
    public void addCount(int[] uses, int min, int max) {
        Map<Integer, Integer> factors = new TreeMap<>();
        Arrays.stream(uses).forEach(variable -> factors.merge(2 * variable, 1, Integer::sum));
        factors.forEach((literal, factor) -> {
            if (factor > max) {
                add(() -> solver.addAtMost(dimacs(new int[] {literal}), 0));
            }
        });
        factors.values().removeIf(factor -> factor > max);
        VecInt literals = dimacs(ints(factors.keySet()));
        if (factors.values().stream().allMatch(factor -> factor == 1)) {
            addCount(literals, min, max);
        } else {
            addSum(literals, new VecInt(ints(factors.values())), min, max);
        }
    }

    /** Sat4j has rows of their own for sums without factors. */
    private void addCount(VecInt literals, int min, int max) {
        add(() -> {
            if (min == max) {
                solver.addExactly(literals, min);
                return;
            }
            if (min > 0) {
                solver.addAtLeast(literals, min);
            }
            if (max < literals.size()) {
                solver.addAtMost(literals, max);
            }
        });
    }

    private void addSum(VecInt literals, VecInt factors, int min, int max) {
        add(() -> {
            if (min > 0) {
                solver.addAtLeast(literals, factors, min);
            }
            if (max < IntStream.range(0, factors.size()).map(factors::get).sum()) {
                solver.addAtMost(literals, factors, max);
            }
        });
    }

    private static int[] ints(Collection<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private void add(Addition row) {
        try {
            if (!failed) {
                row.add();
            }
        } catch (ContradictionException e) {
            failed = true;
        }
    }

    @FunctionalInterface
    private interface Addition {
        void add() throws ContradictionException;
    }

    private static VecInt dimacs(int[] literals) {
        return new VecInt(Arrays.stream(literals).map(ClauseLearner::dimacs).toArray());
    }

    /** A literal as the number of its variable, from 1, negative if negated. */
    public static int dimacs(int literal) {
        int variable = (literal >> 1) + 1;
        return (literal & 1) == 0 ? variable : -variable;
    }

    /** Searches to the end. */
    public Outcome search() {
        return search(Integer.MAX_VALUE);
    }

    /** Goes on until so many more conflicts are met. */
    public Outcome search(int conflicts) {
        // A limit in seconds would start a thread.
        solver.setTimeoutOnConflicts(conflicts);
        try {
            if (!failed && solver.isSatisfiable()) {
                return Outcome.SOLVED;
            }
        } catch (TimeoutException e) {
            return Outcome.OPEN;
        }
        log.learnt(new int[0]);
        return Outcome.REFUTED;
    }

    /** The variables that are 1 in the solution. */
    public int[] solution() {
        return Arrays.stream(solver.model())
                .filter(literal -> literal > 0)
                .map(literal -> literal - 1)
                .toArray();
    }

    /** Hears of Sat4j's clauses. */
    private static final class Steps extends SearchListenerAdapter<ISolverService> {
        private static final long serialVersionUID = 1;
        /** Sat4j counts variables from 1. */
        private static final int FIRST = 2;

        private final transient Log log;
        private final transient IdentityHashMap<IConstr, Long> steps = new IdentityHashMap<>();
        private final transient List<Long> forgotten = new ArrayList<>();

        Steps(Log log) {
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
