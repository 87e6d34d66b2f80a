package io.github.quadrille.proof.checker;

/** Encodes literals as numbers: the variable {@code v} is {@code 2v}, and its negation is {@code 2v + 1}. */
final class Literal {
    private Literal() {}

    static int of(int variable, boolean negated) {
        return 2 * variable + (negated ? 1 : 0);
    }

    static int variable(int literal) {
        return literal >> 1;
    }

    static boolean isNegated(int literal) {
        return (literal & 1) != 0;
    }

    static int not(int literal) {
        return literal ^ 1;
    }
}
