package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a constraint in OPB form, such as {@code +1 x1 -2 ~x2 >= 1 ;}, with {@code >=}, {@code =} or {@code <=}. Terms
 * of the same variable are added up.
 */
final class ConstraintReader {
    private ConstraintReader() {}

    /**
     * Reads a constraint up to the number on its right side, and returns the constraint in normal form. An equation
     * gives two constraints: first "at least", then "at most".
     */
    static List<Inequality> read(Tokens tokens, Variables variables) throws Refusal {
        Sum sum = new Sum();
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            sum.addTerm(variables.literal(tokens), factor);
        }
        boolean isAtLeast = tokens.skip(">=");
        boolean isAtMost = !isAtLeast && tokens.skip("<=");
        if (!isAtLeast && !isAtMost) {
            tokens.expect("=");
        }
        sum.addBound(tokens.integer());
        List<Inequality> read = new ArrayList<>(2);
        if (!isAtMost) {
            read.add(sum.result());
        }
        if (!isAtLeast) {
            sum.multiply(BigInteger.ONE.negate());
            read.add(sum.result());
        }
        return read;
    }

    /** Reads one inequality, and refuses an equation. */
    static Inequality readOne(Tokens tokens, Variables variables) throws Refusal {
        List<Inequality> read = read(tokens, variables);
        Refusal.when(read.size() > 1, "An equation is two constraints, so it needs two steps.");
        return read.get(0);
    }
}
