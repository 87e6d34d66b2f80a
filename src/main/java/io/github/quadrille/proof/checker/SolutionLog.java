package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.Inequality.Exclusion;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The solutions that a proof names, each by literals from which unit propagation finds the rest. All constraints of the model are
 * looked at, and none but the model's decides what is a solution; that it is another one, or a better one, than those before is seen
 * by propagation, which knows what they have brought, and by the objective.
 */
final class SolutionLog {
    /** Why an enumeration is refused. */
    static final String NOT_PRESERVED =
            "By which variables solutions differ is not said. Maybe the model lacks its line 'preserved:'.";

    private final ModelReader model;
    private final ConstraintDatabase database;
    private final Propagation propagation;
    private final Optional<BitSet> distinguishing;
    private long count;
    private long excluded;
    private boolean hasImproved;
    private Optional<BigInteger> best = Optional.empty();

    /**
     * @param distinguishing the variables by which solutions are told apart; empty where that is not said
     */
    SolutionLog(
            ModelReader model,
            ConstraintDatabase constraintDatabase,
            Propagation propagation,
            Optional<BitSet> distinguishing) {
        this.model = model;
        this.database = constraintDatabase;
        this.propagation = propagation;
        this.distinguishing = distinguishing;
    }

    /** A solution, and no more than that. */
    void log(Tokens tokens) throws Refusal {
        Optional<BigInteger> value = solution(literals(tokens), propagation);
        if (tokens.is(":")) {
            objective();
            requireSaid(tokens, value.orElseThrow());
        }
    }

    /** What the proof says that a solution is worth, if it does. */
    private static void requireSaid(Tokens tokens, BigInteger value) throws Refusal {
        if (tokens.skip(":")) {
            BigInteger said = tokens.integer();
            Refusal.unless(said.equals(value), "The solution's objective is %,d, not %,d.", value, said);
        }
    }

    /** A solution; from now on it is none. */
    void exclude(Tokens tokens) throws Refusal {
        Refusal.unless(
                !hasImproved,
                "There are better solutions to find, so this one cannot be excluded. Maybe 'soli' is meant.");
        BitSet variables = distinguishing.orElseThrow(() -> new Refusal(NOT_PRESERVED));
        int[] literals = literals(tokens);
        solution(literals, propagation);
        BitSet ones = new BitSet();
        for (int variable = variables.nextSetBit(0); variable >= 0; variable = variables.nextSetBit(variable + 1)) {
            boolean isOne = propagation.isTrue(Literal.of(variable, false));
            if (!isOne && !propagation.isTrue(Literal.of(variable, true))) {
                throw open(variable);
            }
            ones.set(variable, isOne);
        }
        excluded++;
        Exclusion exclusion = new Exclusion(variables, ones);
        database.add(exclusion, nogood(variables, literals).orElseGet(exclusion::clause));
    }

    /**
     * The literals from which all else has followed may not be true together; that says no less than the exclusion. Empty where
     * other variables are among them, which a witness might change.
     */
    private static Optional<LongInequality> nogood(BitSet variables, int... literals) {
        int[] negated = Arrays.stream(literals).distinct().map(Literal::not).toArray();
        if (!Arrays.stream(negated).map(Literal::variable).allMatch(variables::get)) {
            return Optional.empty();
        }
        long[] ones = new long[negated.length];
        Arrays.fill(ones, 1);
        return Optional.of(new LongInequality(negated, ones, 1));
    }

    /** A solution that is better than those before; from now on only better ones count. */
    void improve(Tokens tokens) throws Refusal {
        LinearObjective objective = objective();
        Refusal.unless(excluded == 0, "Solutions have been excluded, so nothing can be said of the best.");
        Optional<BigInteger> before = best;
        BigInteger value = solution(literals(tokens), propagation).orElseThrow();
        Refusal.unless(
                !hasImproved || value.compareTo(before.orElseThrow()) < 0,
                "The solution's objective is %,d, which is not less than before.",
                value);
        requireSaid(tokens, value);
        hasImproved = true;
        database.add(objective.atMost(value.subtract(BigInteger.ONE)));
    }

    /** A solution of the model alone, whatever has been derived. */
    void conclude(Tokens tokens) throws Refusal {
        Propagation alone = new Propagation(model.variables().size());
        for (Inequality constraint : model.constraints()) {
            if (constraint instanceof LongInequality usual) {
                alone.add(new Row(usual));
            }
        }
        solution(literals(tokens), alone);
    }

    private int[] literals(Tokens tokens) throws Refusal {
        int[] literals = new int[16];
        int size = 0;
        while (!tokens.isEnd() && !tokens.is(":")) {
            literals = size == literals.length ? Arrays.copyOf(literals, 2 * size) : literals;
            literals[size++] = model.variables().literal(tokens);
        }
        return Arrays.copyOf(literals, size);
    }

    /** Checks a solution; what it is worth, where there is an objective. */
    private Optional<BigInteger> solution(int[] literals, Propagation rows) throws Refusal {
        Refusal.unless(
                rows.suppose(literals),
                "This is no solution, or none any more: unit propagation fails. Maybe it has been there before.");
        IntPredicate isTrue = rows::isTrue;
        List<Inequality> constraints = model.constraints();
        for (int i = 0; i < constraints.size(); i++) {
            if (!constraints.get(i).isSatisfied(isTrue)) {
                throw new Refusal(
                        "Unit propagation finds no solution: it does not satisfy constraint %,d.".formatted(i + 1));
            }
        }
        Optional<BigInteger> value = Optional.empty();
        if (model.objective().isPresent()) {
            int open = model.objective().get().firstOpen(isTrue);
            if (open >= 0) {
                throw open(open);
            }
            value = Optional.of(model.objective().get().value(isTrue));
            best = best.isEmpty() || value.get().compareTo(best.get()) < 0 ? value : best;
        }
        count++;
        return value;
    }

    private Refusal open(int variable) {
        return new Refusal(
                "Unit propagation leaves %s open.".formatted(model.variables().name(variable)));
    }

    /** What is to be small. */
    LinearObjective objective() throws Refusal {
        return model.objective().orElseThrow(() -> new Refusal("The model has no objective, no line 'min:'."));
    }

    /** How many there were, of any sort. */
    long count() {
        return count;
    }

    /** How many were excluded; all of them differ. */
    long excluded() {
        return excluded;
    }

    /** Whether only better solutions count by now. */
    boolean hasImproved() {
        return hasImproved;
    }

    /** The least that the objective had. */
    Optional<BigInteger> best() {
        return best;
    }
}
