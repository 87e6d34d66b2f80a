package io.github.quadrille.proof.checker;

import java.util.function.IntPredicate;

/**
 * A constraint in normal form: a sum of literals, each of its own variable and with a positive coefficient, is at least
 * the degree.
 */
sealed interface Inequality permits LongInequality, BigInequality, Exclusion {

    /** How many terms are held in memory. */
    int size();

    /** Whether not even all literals together reach the degree. */
    boolean isContradiction();

    /** Whether these literals are enough, whatever the others are. */
    boolean isSatisfied(IntPredicate isTrue);
}
