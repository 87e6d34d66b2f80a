package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.Inequality.Exclusion;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The solutions that a proof names, each by literals from which unit propagation finds the rest. All constraints of the model are
 * looked at, and none but the model's decides what is a solution; that it is another one, or a better one, than those before is seen
 * by propagation, which knows what they have brought, and by the objective.
 */
final class SolutionLog {
    private final ProofState proof;
    private final ModelReader model;
    private final Optional<BitSet> distinguishing;
    private final Consumer<BitSet> listed;
    private long count;
    private long excluded;
    private boolean hasImproved;
    private Optional<BigInteger> best = Optional.empty();

    /** @param listed sees the variables that are true in each solution that is excluded */
    SolutionLog(ProofState proof, Consumer<BitSet> listed) {
        this.proof = proof;
        this.listed = listed;
        this.model = proof.model();
        this.distinguishing = proof.distinguishing();
    }

    /** A solution, and no more than that. */
    void log(Tokens tokens) throws Refusal {
        Optional<BigInteger> value = solution(literals(tokens), proof.propagation());
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
        BitSet variables = distinguishing();
        int[] literals = literals(tokens);
        solution(literals, proof.propagation());
        BitSet ones = new BitSet();
        for (int variable = variables.nextSetBit(0); variable >= 0; variable = variables.nextSetBit(variable + 1)) {
            boolean isOne = proof.propagation().isTrue(Literal.of(variable, false));
            if (!isOne && !proof.propagation().isTrue(Literal.of(variable, true))) {
                throw open(variable);
            }
            ones.set(variable, isOne);
        }
        excluded++;
        listed.accept(ones);
        Exclusion exclusion = new Exclusion(variables, ones);
        // The literals from which all else has followed may not be true together; that says no less than the exclusion,
        // unless other
        // variables are among them, which a witness might change.
        int[] negated = Arrays.stream(literals).distinct().map(Literal::not).toArray();
        boolean isNogood = Arrays.stream(negated).map(Literal::variable).allMatch(variables::get);
        proof.database().add(exclusion, isNogood ? LongInequality.clause(negated) : exclusion.clause());
    }

    /** A solution that is better than those before; from now on only better ones count. */
    void improve(Tokens tokens) throws Refusal {
        LinearObjective objective = objective();
        Refusal.unless(excluded == 0, "Solutions have been excluded, so nothing can be said of the best.");
        Optional<BigInteger> before = best;
        BigInteger value = solution(literals(tokens), proof.propagation()).orElseThrow();
        Refusal.unless(
                !hasImproved || value.compareTo(before.orElseThrow()) < 0,
                "The solution's objective is %,d, which is not less than before.",
                value);
        requireSaid(tokens, value);
        hasImproved = true;
        proof.database().add(objective.atMost(value.subtract(BigInteger.ONE)));
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
        IntStream.Builder literals = IntStream.builder();
        while (!tokens.isEnd() && !tokens.is(":")) {
            literals.add(model.variables().literal(tokens));
        }
        return literals.build().toArray();
    }

    /** Checks a solution; what it is worth, where there is an objective. */
    private Optional<BigInteger> solution(int[] literals, Propagation rows) throws Refusal {
        Refusal.unless(
                rows.suppose(literals),
                "This is no solution, or none any more: unit propagation fails. Maybe it has been there before.");
        IntPredicate isTrue = rows::isTrue;
        List<Inequality> constraints = model.constraints();
        for (int i = 0; i < constraints.size(); i++) {
            Refusal.unless(
                    constraints.get(i).isSatisfied(isTrue),
                    "Unit propagation finds no solution: it does not satisfy constraint %,d.",
                    i + 1);
        }
        int open = model.objective().isPresent() ? model.objective().get().firstOpen(isTrue) : -1;
        if (open >= 0) {
            throw open(open);
        }
        Optional<BigInteger> value = model.objective().map(objective -> objective.value(isTrue));
        best = Stream.concat(best.stream(), value.stream()).min(Comparator.naturalOrder());
        count++;
        return value;
    }

    private Refusal open(int variable) {
        return new Refusal(
                "Unit propagation leaves %s open.".formatted(model.variables().name(variable)));
    }

    /** The variables by which solutions are told apart. */
    BitSet distinguishing() throws Refusal {
        return distinguishing.orElseThrow(() -> new Refusal(
                "By which variables solutions differ is not said. Maybe the model lacks its line 'preserved:'."));
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
