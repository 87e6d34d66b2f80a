package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/** An inequality whose coefficients, degree and sum of coefficients fit into 64 bits; equal to one with the same terms in whatever order. */
final class LongInequality implements Inequality {
    private static final long MIX = 0x9e3779b97f4a7c15L;

    private final int[] literals;
    /** Null when all are 1, as in most constraints of most proofs. */
    private final long[] coefficients;

    private final long degree;
    private final long total;

    /** Takes over the arrays. */
    LongInequality(int[] literals, long[] coefficients, long degree) {
        this.literals = literals;
        this.degree = degree;
        long sum = 0;
        boolean ones = true;
        for (long coefficient : coefficients) {
            sum = Math.addExact(sum, coefficient);
            ones &= coefficient == 1;
        }
        this.total = sum;
        this.coefficients = ones ? null : coefficients;
        // The slack, and the degree of the negation, which follow from these two, have to fit as well.
        Math.addExact(Math.subtractExact(total, degree), 1);
    }

    /** That at least one of the literals is true. */
    static LongInequality clause(int... literals) {
        long[] ones = new long[literals.length];
        Arrays.fill(ones, 1);
        return new LongInequality(literals, ones, 1);
    }

    @Override
    public LongInequality usual() {
        return this;
    }

    @Override
    public int size() {
        return literals.length;
    }

    int literal(int index) {
        return literals[index];
    }

    long coefficient(int index) {
        return coefficients == null ? 1 : coefficients[index];
    }

    long degree() {
        return degree;
    }

    /** How much more than the degree all literals together are. */
    long slack() {
        return total - degree;
    }

    @Override
    public boolean isContradiction() {
        return degree > total;
    }

    @Override
    public boolean isSatisfied(IntPredicate isTrue) {
        long missing = degree;
        for (int i = 0; i < literals.length && missing > 0; i++) {
            missing -= isTrue.test(literals[i]) ? coefficient(i) : 0;
        }
        return missing <= 0;
    }

    /** Whether it says that at least one literal is true. */
    boolean isClause() {
        boolean isEnough = degree >= 1;
        for (int i = 0; isEnough && i < literals.length; i++) {
            isEnough = coefficient(i) >= degree;
        }
        return isEnough;
    }

    /**
     * Whether the other follows from this alone: literals that it has not, or opposite, are true at best; then no coefficient need
     * be greater than what is left to reach; and what it counts less of the others is at worst lost, unless one of them is enough.
     * No number here is less than the degree without the total, or more than either, so all fit.
     */
    boolean saysMoreThan(LongInequality other) {
        Map<Integer, Long> counted = other.terms();
        long left = degree;
        for (int i = 0; i < size(); i++) {
            left -= counted.containsKey(literal(i)) ? 0 : coefficient(i);
        }
        long lost = 0;
        for (int i = 0; i < size(); i++) {
            long enough = counted.getOrDefault(literal(i), other.degree);
            if (enough < other.degree) {
                lost += Math.max(0, Math.min(coefficient(i), Math.max(0, left)) - enough);
            }
        }
        return left - lost >= other.degree;
    }

    /** What holds exactly where this one does not: the negated literals sum up to more than the total less the degree. */
    LongInequality negation() {
        long[] same = new long[literals.length];
        Arrays.setAll(same, this::coefficient);
        return new LongInequality(negatedLiterals(), same, total - degree + 1);
    }

    /** A copy. */
    int[] literals() {
        return literals.clone();
    }

    /** Whether all coefficients are 1. */
    boolean isOfOnes() {
        return coefficients == null;
    }

    /** The negation of each literal. */
    int[] negatedLiterals() {
        int[] negated = new int[literals.length];
        for (int i = 0; i < negated.length; i++) {
            negated[i] = Literal.not(literals[i]);
        }
        return negated;
    }

    private Map<Integer, Long> terms() {
        Map<Integer, Long> terms = new HashMap<>();
        for (int i = 0; i < literals.length; i++) {
            terms.put(literals[i], coefficient(i));
        }
        return terms;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof LongInequality other
                && degree == other.degree
                && size() == other.size()
                && terms().equals(other.terms());
    }

    @Override
    public int hashCode() {
        long sum = degree * MIX;
        for (int i = 0; i < literals.length; i++) {
            long term = (literals[i] + 1) * MIX ^ coefficient(i);
            sum += (term ^ term >>> 29) * MIX;
        }
        return Long.hashCode(sum);
    }
}
