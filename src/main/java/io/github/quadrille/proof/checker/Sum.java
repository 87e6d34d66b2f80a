package io.github.quadrille.proof.checker;

import java.math.BigInteger;

/**
 * An inequality while it is being derived, as a sum over variables with coefficients of either sign: adding two of
 * these cancels opposite literals by itself. Each change keeps every solution over 0 and 1. The methods of the 64-bit
 * kind throw {@link ArithmeticException} where it would overflow, and leave the sum useless.
 */
sealed interface Sum permits LongSum, BigSum {

    /** Back to 0 >= 0. */
    void clear();

    /** Adds a multiple of a literal to the left side. */
    void addTerm(int literal, BigInteger factor);

    /** Adds to the right side. */
    void addBound(BigInteger bound);

    void add(Inequality other);

    /** Adds one of the same kind. */
    void add(Sum other);

    /** Sound for factors that are not negative; a negative one turns the relation round. */
    void multiply(BigInteger factor) throws Refusal;

    /**
     * Divides and rounds up, coefficients and bound, sound because no variable and no literal is negative and the sum is whole.
     *
     * @param form the normal form, or the sum over variables with coefficients of either sign
     */
    void divide(BigInteger divisor, Form form);

    /**
     * Mixed integer rounding. Of the bound b, the remainder is r; the new bound is r times b / d rounded up, and a coefficient a becomes
     * r times a / d rounded down, and what is left of it, but r at most. See Devriendt and others, Cutting to the Core of Pseudo-Boolean
     * Optimization (2021).
     */
    void round(BigInteger divisor, Form form) throws Refusal;

    /** No coefficient of the normal form needs to be greater than the degree, for one such literal satisfies it alone. */
    void saturate();

    /** Takes a variable out, supposing that its literal helps as much as it can. */
    void weaken(int variable);

    Inequality result() throws Refusal;

    /** Which way of writing the inequality an operation looks at. */
    enum Form {
        /** Literals with positive coefficients. */
        LITERALS,
        /** Variables, with coefficients of either sign. */
        VARIABLES
    }
}
