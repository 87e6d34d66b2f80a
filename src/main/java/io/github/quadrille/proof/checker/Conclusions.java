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
        require(!tokens.skip("NONE"), "The proof concludes nothing.");
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
        require(solutions.count() == 0, "There is a solution in this proof, so the model has one.");
        requireContradiction(tokens);
        return new Conclusion.Unsatisfiable();
    }

    private Conclusion satisfiable(Tokens tokens) throws Refusal {
        if (tokens.skip(":")) {
            solutions.conclude(tokens);
        }
        require(solutions.count() > 0, "There is no solution in this proof.");
        return new Conclusion.Satisfiable();
    }

    private void requireContradiction(Tokens tokens) throws Refusal {
        boolean proven = tokens.skip(":") ? database.get(tokens).isContradiction() : database.hadContradiction();
        require(proven, "No contradiction has been derived there.");
    }

    private Conclusion enumeration(Tokens tokens, boolean complete) throws Refusal {
        BitSet distinguishing = model.preserved().orElseThrow(() -> new Refusal(SolutionLog.NOT_PRESERVED));
        require(!solutions.hasImproved(), "Only better solutions have counted, so the others are not complete.");
        BigInteger said = tokens.integer();
        require(
                said.equals(BigInteger.valueOf(solutions.excluded())),
                "The proof concludes %s solutions, but %,d have been excluded."
                        .formatted(Refusal.quote(said.toString()), solutions.excluded()));
        if (complete) {
            requireContradiction(tokens);
        }
        return distinguishing.cardinality() == variables
                ? new Conclusion.Solutions(solutions.excluded(), complete)
                : new Conclusion.Projections(solutions.excluded(), complete, distinguishing.cardinality());
    }

    private Conclusion bounds(Tokens tokens) throws Refusal {
        LinearObjective objective = solutions.objective();
        require(solutions.excluded() == 0, "Solutions have been excluded, so nothing can be said of the best.");
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
            require(solutions.count() == 0, "There is a solution in this proof, so the model has one.");
            require(isContradiction(hint), "No contradiction has been derived there.");
            return new Conclusion.Unsatisfiable();
        }
        require(lower.isPresent() || upper.isPresent(), "The proof concludes nothing.");
        if (lower.isPresent()) {
            requireLower(objective, lower.get(), hint);
        }
        return new Conclusion.Bounds(lower, upper);
    }

    private void requireReached(Optional<BigInteger> upper) throws Refusal {
        Optional<BigInteger> best = solutions.best();
        if (upper.isPresent()) {
            require(best.isPresent(), "There is no solution in this proof, so none reaches the upper bound.");
            require(
                    best.get().compareTo(upper.get()) <= 0,
                    "The best solution in this proof has %,d, which is more than %,d."
                            .formatted(best.get(), upper.get()));
        }
    }

    /** A contradiction says that nothing is better than the best solution, and where there is none, that there is no solution. */
    private void requireLower(LinearObjective objective, BigInteger lower, Optional<Inequality> hint) throws Refusal {
        Optional<BigInteger> best = solutions.best();
        require(
                best.isEmpty() || lower.compareTo(best.get()) <= 0,
                "A solution in this proof has less than %,d.".formatted(lower));
        Inequality wanted = objective.atLeast(lower);
        boolean proven = isContradiction(hint)
                || (wanted instanceof LongInequality goal
                        && (hint.isPresent()
                                ? hint.get() instanceof LongInequality known && known.saysMoreThan(goal)
                                : propagation.implies(goal)));
        require(proven, "That the objective is at least %,d has not been derived there.".formatted(lower));
    }

    private boolean isContradiction(Optional<Inequality> hint) {
        return hint.isPresent() ? hint.get().isContradiction() : database.hadContradiction();
    }

    private static void require(boolean condition, String message) throws Refusal {
        if (!condition) {
            throw new Refusal(message);
        }
    }
}
