package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.List;

/**
 * Reads a constraint as OPB has it, {@code +1 x1 -2 ~x2 >= 1 ;} with {@code >=}, {@code =} or {@code <=}. Terms of the
 * same variable are added up.
 */
final class ConstraintReader {
    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();

    private final Variables variables;

    ConstraintReader(Variables variables) {
        this.variables = variables;
    }

    /** The constraint in normal form; an equation as two, first at least, then at most. */
    List<Inequality> read(Tokens tokens) throws Refusal {
        List<Inequality> read = readTerms(tokens);
        tokens.expect(";");
        tokens.expectEnd();
        return read;
    }

    /** One inequality. */
    Inequality readOne(Tokens tokens) throws Refusal {
        List<Inequality> read = readTerms(tokens);
        Refusal.when(read.size() > 1, "An equation is two constraints, so it needs two steps.");
        return read.get(0);
    }

    /** The constraint without what ends it. */
    private List<Inequality> readTerms(Tokens tokens) throws Refusal {
        Sum sum = new Sum();
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            sum.addTerm(variables.literal(tokens), factor);
        }
        String relation = tokens.skip(">=") ? ">=" : tokens.skip("<=") ? "<=" : "=";
        if (relation.equals("=")) {
            tokens.expect("=");
        }
        sum.addBound(tokens.integer());
        return switch (relation) {
            case ">=" -> List.of(sum.result());
            case "<=" -> List.of(turned(sum));
            default -> List.of(sum.result(), turned(sum));
        };
    }

    private static Inequality turned(Sum sum) throws Refusal {
        sum.multiply(MINUS_ONE);
        return sum.result();
    }
}
