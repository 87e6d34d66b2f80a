package io.github.quadrille.certificate;

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

    /** Divides the normal form and rounds up, sound because its coefficients are positive and its sum is whole. */
    void divide(BigInteger divisor);

    /** No coefficient of the normal form needs to be greater than the degree, for one such literal satisfies it alone. */
    void saturate();

    /** Takes a variable out, supposing that its literal helps as much as it can. */
    void weaken(int variable);

    Inequality result() throws Refusal;
}
