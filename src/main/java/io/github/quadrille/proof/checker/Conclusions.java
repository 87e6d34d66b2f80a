package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;

/**
 * Reads the conclusion of a proof and checks that the proof has shown it. What the constraints at the end of the proof
 * mean depends on the solutions that the proof has named: {@link ProofChecker} explains what a contradiction means in
 * each case.
 */
record Conclusions(ProofState proof, SolutionLog solutions) {
    Conclusion read(Tokens tokens) throws Refusal {
        return switch (tokens.text()) {
            case "NONE" -> throw new Refusal("The proof concludes nothing.");
            case "UNSAT" -> {
                refuseSolutions();
                requireContradiction(hint(tokens.pastRule()));
                yield new Conclusion.Unsatisfiable();
            }
            case "SAT" -> satisfiable(tokens.pastRule());
            case "BOUNDS" -> bounds(tokens.pastRule());
            case "ENUMERATION_COMPLETE" -> enumeration(tokens, true);
            case "ENUMERATION_PARTIAL" -> enumeration(tokens, false);
            default -> throw unexpected(tokens);
        };
    }

    private Refusal unexpected(Tokens tokens) {
        String rest = proof.isNew() ? ", 'BOUNDS', 'ENUMERATION_COMPLETE' or 'ENUMERATION_PARTIAL'" : " or 'BOUNDS'";
        return new Refusal("Expected 'UNSAT', 'SAT'%s but found %s.".formatted(rest, tokens));
    }

    private void refuseSolutions() throws Refusal {
        Refusal.unless(
                solutions.count() == 0, "The proof concludes that the model has no solution, but the proof has one.");
    }

    private Optional<Inequality> hint(Tokens tokens) throws Refusal {
        return tokens.skip(":") ? Optional.of(proof.database().get(tokens)) : Optional.empty();
    }

    private boolean isContradiction(Optional<Inequality> hint) {
        return hint.map(Inequality::isContradiction).orElseGet(proof.database()::hadContradiction);
    }

    private void requireContradiction(Optional<Inequality> hint) throws Refusal {
        Refusal.unless(isContradiction(hint), "The proof has not derived the contradiction that this line needs.");
    }

    private Conclusion satisfiable(Tokens tokens) throws Refusal {
        if (tokens.skip(":")) {
            solutions.conclude(tokens);
        }
        Refusal.unless(
                solutions.count() > 0, "The proof concludes that the model has a solution, but the proof has none.");
        return new Conclusion.Satisfiable();
    }

    private Conclusion enumeration(Tokens tokens, boolean complete) throws Refusal {
        if (!proof.isNew()) {
            throw unexpected(tokens);
        }
        tokens.next();
        BitSet distinguishing = solutions.distinguishing();
        Refusal.when(
                solutions.hasImproved(),
                "The proof has looked only for better solutions, so its list of solutions is not complete.");
        BigInteger excluded = BigInteger.valueOf(solutions.excluded());
        BigInteger said = tokens.integer();
        Refusal.unless(
                said.equals(excluded),
                "The proof concludes %s solutions, but %,d have been excluded.",
                Refusal.quote(said.toString()),
                excluded);
        if (complete) {
            requireContradiction(hint(tokens));
        }
        int variables = distinguishing.cardinality();
        return variables == proof.variables()
                ? new Conclusion.Solutions(excluded, complete)
                : new Conclusion.Projections(solutions.excluded(), complete, variables);
    }

    private Conclusion bounds(Tokens tokens) throws Refusal {
        LinearObjective objective = solutions.objective();
        Refusal.unless(
                solutions.excluded() == 0,
                "The proof has excluded solutions, so it cannot show which one is the best.");
        boolean isInfeasible = tokens.skip("INF");
        Optional<BigInteger> lower =
                isInfeasible || tokens.skip("-INF") ? Optional.empty() : Optional.of(tokens.integer());
        Optional<Inequality> hint = hint(tokens);
        Optional<BigInteger> upper = tokens.skip("INF") ? Optional.empty() : Optional.of(tokens.integer());
        if (tokens.skip(":")) {
            solutions.conclude(tokens);
        }
        requireReached(upper);
        if (isInfeasible) {
            refuseSolutions();
            requireContradiction(hint);
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
                    "The best solution in this proof has the objective %,d, which is more than the upper bound, %,d.",
                    best.get(),
                    upper.get());
        }
    }

    /**
     * Requires that the proof has shown the lower bound, or has derived a contradiction. A contradiction means that no
     * solution is better than the best solution that the proof named. If the proof named none, it means that there is
     * no solution.
     */
    private void requireLower(LinearObjective objective, BigInteger lower, Optional<Inequality> hint) throws Refusal {
        boolean isBeaten =
                solutions.best().filter(best -> best.compareTo(lower) < 0).isPresent();
        Refusal.when(isBeaten, "A solution in this proof has an objective of less than the lower bound, %,d.", lower);
        boolean isShown = objective.atLeast(lower) instanceof LongInequality goal
                && (hint.isPresent()
                        ? hint.get() instanceof LongInequality known && known.saysMoreThan(goal)
                        : proof.propagation().implies(goal));
        Refusal.unless(
                isShown || isContradiction(hint),
                "The proof has not derived that the objective is at least %,d, as this line needs.",
                lower);
    }
}
