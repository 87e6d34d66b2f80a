package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;

/**
 * Reads what a proof concludes, and whether that has been shown. What the constraints mean at the end depends on the solutions that
 * the proof has named; {@link ProofChecker} says what a contradiction means in each case.
 */
final class Conclusions {
    private final ModelReader model;
    private final ConstraintDatabase database;
    private final Propagation propagation;
    private final SolutionLog solutions;
    /** How many variables the model has; a proof may have brought more. */
    private final int variables;

    Conclusions(
            ModelReader model, ConstraintDatabase constraintDatabase, Propagation propagation, SolutionLog solutions) {
        this.model = model;
        this.database = constraintDatabase;
        this.propagation = propagation;
        this.solutions = solutions;
        this.variables = model.variables().size();
    }

    Conclusion read(Tokens tokens, boolean isNew) throws Refusal {
        Refusal.when(tokens.skip("NONE"), "The proof concludes nothing.");
        if (tokens.skip("UNSAT")) {
            return unsatisfiable(tokens);
        }
        if (tokens.skip("SAT")) {
            return satisfiable(tokens);
        }
        if (tokens.skip("BOUNDS")) {
            return bounds(tokens);
        }
        if (isNew && tokens.skip("ENUMERATION_COMPLETE")) {
            return enumeration(tokens, true);
        }
        if (isNew && tokens.skip("ENUMERATION_PARTIAL")) {
            return enumeration(tokens, false);
        }
        throw new Refusal("Expected '%s' but found %s."
                .formatted(
                        isNew
                                ? "UNSAT', 'SAT', 'BOUNDS', 'ENUMERATION_COMPLETE' or 'ENUMERATION_PARTIAL"
                                : "UNSAT', 'SAT' or 'BOUNDS",
                        tokens));
    }

    private Conclusion unsatisfiable(Tokens tokens) throws Refusal {
        Refusal.unless(solutions.count() == 0, "There is a solution in this proof, so the model has one.");
        requireContradiction(tokens);
        return new Conclusion.Unsatisfiable();
    }

    private Conclusion satisfiable(Tokens tokens) throws Refusal {
        if (tokens.skip(":")) {
            solutions.conclude(tokens);
        }
        Refusal.unless(solutions.count() > 0, "There is no solution in this proof.");
        return new Conclusion.Satisfiable();
    }

    private void requireContradiction(Tokens tokens) throws Refusal {
        boolean proven = tokens.skip(":") ? database.get(tokens).isContradiction() : database.hadContradiction();
        Refusal.unless(proven, "No contradiction has been derived there.");
    }

    private Conclusion enumeration(Tokens tokens, boolean complete) throws Refusal {
        BitSet distinguishing = model.preserved().orElseThrow(() -> new Refusal(SolutionLog.NOT_PRESERVED));
        Refusal.when(solutions.hasImproved(), "Only better solutions have counted, so the others are not complete.");
        BigInteger said = tokens.integer();
        Refusal.unless(
                said.equals(BigInteger.valueOf(solutions.excluded())),
                "The proof concludes %s solutions, but %,d have been excluded.",
                Refusal.quote(said.toString()),
                solutions.excluded());
        if (complete) {
            requireContradiction(tokens);
        }
        return distinguishing.cardinality() == variables
                ? new Conclusion.Solutions(solutions.excluded(), complete)
                : new Conclusion.Projections(solutions.excluded(), complete, distinguishing.cardinality());
    }

    private Conclusion bounds(Tokens tokens) throws Refusal {
        LinearObjective objective = solutions.objective();
        Refusal.unless(solutions.excluded() == 0, "Solutions have been excluded, so nothing can be said of the best.");
        boolean isInfeasible = tokens.skip("INF");
        Optional<BigInteger> lower =
                isInfeasible || tokens.skip("-INF") ? Optional.empty() : Optional.of(tokens.integer());
        Optional<Inequality> hint = tokens.skip(":") ? Optional.of(database.get(tokens)) : Optional.empty();
        Optional<BigInteger> upper = tokens.skip("INF") ? Optional.empty() : Optional.of(tokens.integer());
        if (tokens.skip(":")) {
            solutions.conclude(tokens);
        }
        requireReached(upper);
        if (isInfeasible) {
            Refusal.unless(solutions.count() == 0, "There is a solution in this proof, so the model has one.");
            Refusal.unless(isContradiction(hint), "No contradiction has been derived there.");
            return new Conclusion.Unsatisfiable();
        }
        Refusal.unless(lower.isPresent() || upper.isPresent(), "The proof concludes nothing.");
        if (lower.isPresent()) {
            requireLower(objective, lower.get(), hint);
        }
        return new Conclusion.Bounds(lower, upper);
    }

    private void requireReached(Optional<BigInteger> upper) throws Refusal {
        Optional<BigInteger> best = solutions.best();
        if (upper.isPresent()) {
            Refusal.unless(best.isPresent(), "There is no solution in this proof, so none reaches the upper bound.");
            Refusal.unless(
                    best.get().compareTo(upper.get()) <= 0,
                    "The best solution in this proof has %,d, which is more than %,d.",
                    best.get(),
                    upper.get());
        }
    }

    /** A contradiction says that nothing is better than the best solution, and where there is none, that there is no solution. */
    private void requireLower(LinearObjective objective, BigInteger lower, Optional<Inequality> hint) throws Refusal {
        Optional<BigInteger> best = solutions.best();
        Refusal.unless(
                best.isEmpty() || lower.compareTo(best.get()) <= 0,
                "A solution in this proof has less than %,d.",
                lower);
        Inequality wanted = objective.atLeast(lower);
        boolean proven = isContradiction(hint)
                || (wanted instanceof LongInequality goal
                        && (hint.isPresent()
                                ? hint.get() instanceof LongInequality known && known.saysMoreThan(goal)
                                : propagation.implies(goal)));
        Refusal.unless(proven, "That the objective is at least %,d has not been derived there.", lower);
    }

    private boolean isContradiction(Optional<Inequality> hint) {
        return hint.isPresent() ? hint.get().isContradiction() : database.hadContradiction();
    }
}
