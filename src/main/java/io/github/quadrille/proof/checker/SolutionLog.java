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
 * Checks the solutions that a proof names. A solution is given by some literals, from which unit propagation finds the
 * values of other variables. All these values together must satisfy every constraint of the model. The constraints of
 * the model alone decide whether an assignment is a solution. Propagation shows that the solution is new, because it
 * also uses the constraints that exclude earlier solutions. The value of the objective shows that a solution is better
 * than the earlier ones.
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

    /**
     * Creates a log without solutions.
     *
     * @param proof the shared data of the rules
     * @param listed the listener to the true variables of each excluded solution
     */
    SolutionLog(ProofState proof, Consumer<BitSet> listed) {
        this.proof = proof;
        this.listed = listed;
        this.model = proof.model();
        this.distinguishing = proof.distinguishing();
    }

    /** Reads a solution from a statement that neither excludes the solution nor asks for better solutions. */
    void log(Tokens tokens) throws Refusal {
        Optional<BigInteger> value = solution(literals(tokens), proof.propagation());
        if (tokens.is(":")) {
            objective();
            requireSaid(tokens, value.orElseThrow());
        }
    }

    /**
     * Reads the objective value that the proof claims for a solution, and refuses a wrong value. The claim may be
     * missing.
     */
    private static void requireSaid(Tokens tokens, BigInteger value) throws Refusal {
        if (tokens.skip(":")) {
            BigInteger said = tokens.integer();
            Refusal.unless(said.equals(value), "The solution's objective is %,d, not %,d.", value, said);
        }
    }

    /** Reads a solution, and adds a constraint that excludes it from now on. */
    void exclude(Tokens tokens) throws Refusal {
        Refusal.unless(
                !hasImproved,
                "The proof has looked for better solutions before, so a solution cannot be excluded. Use 'soli'.");
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
        // The values of all variables that tell solutions apart follow from these literals. So a clause that forbids
        // these literals together means the same as the exclusion. The clause may be used only if all its variables
        // tell solutions apart, because a witness might change other variables.
        int[] negated = Arrays.stream(literals).distinct().map(Literal::not).toArray();
        boolean isNogood = Arrays.stream(negated).map(Literal::variable).allMatch(variables::get);
        proof.database().add(exclusion, isNogood ? LongInequality.clause(negated) : exclusion.clause());
    }

    /**
     * Reads a solution, and adds a constraint that only better solutions satisfy. If such a constraint was added
     * before, the solution must be better than all earlier ones.
     */
    void improve(Tokens tokens) throws Refusal {
        LinearObjective objective = objective();
        Refusal.unless(excluded == 0, "The proof has excluded solutions, so it cannot show which one is the best.");
        Optional<BigInteger> before = best;
        BigInteger value = solution(literals(tokens), proof.propagation()).orElseThrow();
        Refusal.unless(
                !hasImproved || value.compareTo(before.orElseThrow()) < 0,
                "The objective of the solution is %,d, which is not better than before.",
                value);
        requireSaid(tokens, value);
        hasImproved = true;
        proof.database().add(objective.atMost(value.subtract(BigInteger.ONE)));
    }

    /**
     * Reads a solution in the conclusion. Only the constraints of the model are used in propagation, without the
     * derived constraints.
     */
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

    /** Checks a solution, and returns the value of the objective, if the model has an objective. */
    private Optional<BigInteger> solution(int[] literals, Propagation rows) throws Refusal {
        Refusal.unless(
                rows.suppose(literals),
                "This is not a solution, or it has been excluded: unit propagation fails. Check whether the proof has"
                        + " the same solution twice.");
        IntPredicate isTrue = rows::isTrue;
        List<Inequality> constraints = model.constraints();
        for (int i = 0; i < constraints.size(); i++) {
            Refusal.unless(
                    constraints.get(i).isSatisfied(isTrue),
                    "Unit propagation does not give a solution: constraint %,d is not satisfied.",
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
        return new Refusal("Unit propagation does not give %s a value."
                .formatted(model.variables().name(variable)));
    }

    /**
     * Returns the variables that tell solutions apart.
     *
     * @throws Refusal if the model does not name them
     */
    BitSet distinguishing() throws Refusal {
        return distinguishing.orElseThrow(() -> new Refusal(
                "The model does not say by which variables solutions differ. Add the line 'preserved:' to the model."));
    }

    /**
     * Returns the objective, which is to be minimised.
     *
     * @throws Refusal if the model has no objective
     */
    LinearObjective objective() throws Refusal {
        return model.objective().orElseThrow(() -> new Refusal("The model has no objective, no line 'min:'."));
    }

    /** Returns how many solutions the proof has named by any rule. */
    long count() {
        return count;
    }

    /** Returns how many solutions were excluded. All of them are different. */
    long excluded() {
        return excluded;
    }

    /** Returns whether the proof has added a constraint that only better solutions satisfy. */
    boolean hasImproved() {
        return hasImproved;
    }

    /** Returns the least value of the objective in any named solution. */
    Optional<BigInteger> best() {
        return best;
    }
}
