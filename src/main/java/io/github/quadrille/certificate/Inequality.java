package io.github.quadrille.certificate;

/**
 * A constraint in normal form: a sum of literals, each of its own variable and with a positive coefficient, is at least
 * the degree.
 */
sealed interface Inequality permits LongInequality, BigInequality {

    /** Whether not even all literals together reach the degree. */
    boolean isContradiction();
}
