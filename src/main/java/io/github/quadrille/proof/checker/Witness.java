package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * A {@code Witness} is a substitution: it replaces some variables by 0, 1 or a literal. It never changes after it is
 * read.
 */
final class Witness {
    private static final int ZERO = -1;
    private static final int ONE = -2;

    private final Map<Integer, Integer> images = new HashMap<>();

    /**
     * Reads a substitution such as {@code x1 -> 0 x2 -> ~x3}, up to the end of the statement or to a subproof. The
     * arrows may be left out.
     */
    static Witness read(Tokens tokens, Variables variables) throws Refusal {
        Witness witness = new Witness();
        while (!tokens.isEnd() && !tokens.is(":")) {
            Refusal.when(tokens.isNegatedName(), "A witness can map variables only, not negations.");
            int variable = Literal.variable(variables.literal(tokens));
            tokens.skip("->");
            Refusal.when(
                    witness.images.put(variable, image(tokens, variables)) != null,
                    "The witness maps a variable twice.");
        }
        return witness;
    }

    private static int image(Tokens tokens, Variables variables) throws Refusal {
        return tokens.skip("0") ? ZERO : tokens.skip("1") ? ONE : variables.literal(tokens);
    }

    /** Returns whether the substitution names a variable of the inequality. */
    boolean changes(LongInequality inequality) {
        for (int i = 0; i < inequality.size(); i++) {
            if (images.containsKey(Literal.variable(inequality.literal(i)))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the substitution replaces the variable by something else. */
    boolean changes(int variable) {
        return images.getOrDefault(variable, Literal.of(variable, false)) != Literal.of(variable, false);
    }

    /** Returns the variables that the substitution names. */
    Set<Integer> variables() {
        return images.keySet();
    }

    /** Returns the inequality after the substitution. */
    LongInequality of(LongInequality inequality) throws Refusal {
        Sum sum = new Sum();
        sum.addBound(BigInteger.valueOf(inequality.degree()));
        for (int i = 0; i < inequality.size(); i++) {
            int literal = inequality.literal(i);
            BigInteger coefficient = BigInteger.valueOf(inequality.coefficient(i));
            addImage(sum, literal, coefficient);
        }
        return sum.result().usual();
    }

    /** Adds a multiple of a literal, after the substitution, to the left side of a sum. */
    void addImage(Sum sum, int literal, BigInteger factor) {
        boolean negated = Literal.isNegated(literal);
        int image = images.getOrDefault(Literal.variable(literal), Literal.of(Literal.variable(literal), false));
        if (image >= 0) {
            sum.addTerm(negated ? Literal.not(image) : image, factor);
        } else if ((image == ONE) != negated) {
            sum.addBound(factor.negate());
        }
    }
}
