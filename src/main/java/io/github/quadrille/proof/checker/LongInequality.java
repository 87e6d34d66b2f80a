package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/** An inequality whose coefficients, degree and sum of coefficients fit into 64 bits. */
final class LongInequality implements Inequality {
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
        if (degree < 1) {
            return false;
        }
        for (int i = 0; i < literals.length; i++) {
            if (coefficient(i) < degree) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the other follows from this alone: literals that it has not, or opposite, are true at best; then no coefficient need
     * be greater than what is left to reach; and what it counts less of the others is at worst lost, unless one of them is enough.
     */
    boolean saysMoreThan(LongInequality other) {
        Map<Integer, BigInteger> counted = new HashMap<>();
        for (int i = 0; i < other.size(); i++) {
            counted.put(other.literal(i), BigInteger.valueOf(other.coefficient(i)));
        }
        BigInteger left = BigInteger.valueOf(degree);
        for (int i = 0; i < size(); i++) {
            left = counted.containsKey(literal(i)) ? left : left.subtract(BigInteger.valueOf(coefficient(i)));
        }
        BigInteger wanted = BigInteger.valueOf(other.degree());
        BigInteger lost = BigInteger.ZERO;
        for (int i = 0; i < size(); i++) {
            BigInteger enough = counted.get(literal(i));
            if (enough != null && enough.compareTo(wanted) < 0) {
                BigInteger counts = BigInteger.valueOf(coefficient(i)).min(left.max(BigInteger.ZERO));
                lost = lost.add(counts.subtract(enough).max(BigInteger.ZERO));
            }
        }
        return left.subtract(lost).compareTo(wanted) >= 0;
    }

    /** What holds exactly where this one does not: the negated literals sum up to more than the total less the degree. */
    LongInequality negation() {
        int[] negated = new int[literals.length];
        long[] same = new long[literals.length];
        for (int i = 0; i < literals.length; i++) {
            negated[i] = Literal.not(literals[i]);
            same[i] = coefficient(i);
        }
        return new LongInequality(negated, same, total - degree + 1);
    }
}
