package io.github.quadrille.proof.checker;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * A {@code LongInequality} is an inequality with 64-bit numbers: the coefficients, their sum and the degree fit into 64
 * bits. Two inequalities are equal if they have the same degree and the same terms in any order.
 */
final class LongInequality implements Inequality {
    private static final long MIX = 0x9e3779b97f4a7c15L;

    private final int[] literals;
    /** The coefficients are null when all are 1, as in most constraints of most proofs. */
    private final long[] coefficients;

    private final long degree;
    private final long total;

    /**
     * Creates an inequality; the arrays are not copied.
     *
     * @throws ArithmeticException if a number does not fit into 64 bits
     */
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
        // The slack and the degree of the negation are later computed from the total and the degree, so both must fit
        // as well.
        Math.addExact(Math.subtractExact(total, degree), 1);
    }

    /** Returns the clause which says that at least one of the literals is true. */
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

    /** Returns the sum of all coefficients less the degree. */
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

    /**
     * Returns whether the inequality is a clause: the degree is positive, and each literal alone reaches the degree.
     */
    boolean isClause() {
        boolean isEnough = degree >= 1;
        for (int i = 0; isEnough && i < literals.length; i++) {
            isEnough = coefficient(i) >= degree;
        }
        return isEnough;
    }

    /**
     * Returns whether three steps show that the other inequality follows from this one alone:
     * <ol>
     * <li>Each literal of this inequality that the other inequality lacks, or has negated, counts as true. Its
     * coefficient is subtracted from the degree.
     * <li>Coefficients greater than the reduced degree are lowered to this degree.
     * <li>If a literal has a smaller coefficient in the other inequality, the difference is subtracted from the degree.
     * This is not needed if that smaller coefficient alone is enough for the other inequality.
     * </ol>
     * The other inequality follows if the resulting degree is at least the other degree. Each number here is at least
     * the degree less the total, and at most the larger of the degree and the total. So all numbers fit into 64 bits.
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

    /**
     * Returns the negation, which holds exactly when this inequality does not hold. Then the coefficients of the false
     * literals add up to more than the total less the degree.
     */
    LongInequality negation() {
        long[] same = new long[literals.length];
        Arrays.setAll(same, this::coefficient);
        return new LongInequality(negatedLiterals(), same, total - degree + 1);
    }

    /** Returns a copy of the literals. */
    int[] literals() {
        return literals.clone();
    }

    /** Returns whether all coefficients are 1. */
    boolean isOfOnes() {
        return coefficients == null;
    }

    /** Returns the negation of each literal. */
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
