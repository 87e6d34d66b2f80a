package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/**
 * A {@code Sum} is an inequality that is being derived: a sum over variables with coefficients of either sign. In this
 * form an addition cancels opposite literals. Each operation keeps every solution in which all variables are 0 or 1.
 *
 * <p>Numbers may have any size. A variant with 64-bit numbers was not faster in any check that was tried. A result
 * beyond 64 bits stays a sum. Derivations can use such a sum exactly, but it takes no part in propagation. So the
 * checker may refuse a correct proof because of such a result, but it never accepts a wrong proof.
 */
final class Sum implements Inequality {
    private static final int MOST_BITS = 20_000;

    /**
     * Each variable is mapped to its coefficient, in the order of appearance. The result keeps this order, because
     * propagation supposes the literals of a proof step in the order written.
     */
    private final Map<Integer, BigInteger> coefficients = new LinkedHashMap<>();

    private BigInteger bound = BigInteger.ZERO;

    /** A {@code Form} is one of two ways to write an inequality. The result of some operations depends on the form. */
    enum Form {
        /** The terms are literals with positive coefficients. */
        LITERALS,
        /** The terms are variables with coefficients of either sign. */
        VARIABLES
    }

    /** Creates the inequality {@code 0 >= 0}, which has no terms. */
    Sum() {}

    /** Creates a copy. */
    Sum(Sum other) {
        add(other);
    }

    /**
     * Returns the coefficient of each variable. The coefficient is negative if the literal in the normal form is the
     * negation of the variable.
     */
    Map<Integer, BigInteger> coefficients() {
        return coefficients;
    }

    /**
     * Returns the right side of the inequality in the form whose left side is a sum over variables, not over literals.
     */
    BigInteger bound() {
        return bound;
    }

    @Override
    public int size() {
        return coefficients.size();
    }

    @Override
    public boolean isContradiction() {
        return bound.compareTo(least(literal -> true)) > 0;
    }

    @Override
    public boolean isSatisfied(IntPredicate isTrue) {
        return least(isTrue).compareTo(bound) >= 0;
    }

    /**
     * Returns the least value of the left side when the literals that the test accepts are true, and the other
     * variables may have any value. If the test accepts both literals of every variable, the result is the greatest
     * value of the left side.
     */
    BigInteger least(IntPredicate isTrue) {
        BigInteger least = BigInteger.ZERO;
        for (Map.Entry<Integer, BigInteger> term : coefficients.entrySet()) {
            boolean counts = term.getValue().signum() > 0
                    ? isTrue.test(Literal.of(term.getKey(), false))
                    : !isTrue.test(Literal.of(term.getKey(), true));
            least = counts ? least.add(term.getValue()) : least;
        }
        return least;
    }

    /** Adds a multiple of a literal to the left side. */
    void addTerm(int literal, BigInteger factor) {
        boolean negated = Literal.isNegated(literal);
        // The negation of x is 1 - x.
        bound = negated ? bound.subtract(factor) : bound;
        addVariable(Literal.variable(literal), negated ? factor.negate() : factor);
    }

    private void addVariable(int variable, BigInteger factor) {
        coefficients.merge(variable, factor, BigInteger::add);
    }

    /** Adds a number to the right side. */
    void addBound(BigInteger more) {
        bound = bound.add(more);
    }

    void add(Inequality other) {
        if (other instanceof Sum sum) {
            bound = bound.add(sum.bound);
            sum.coefficients.forEach(this::addVariable);
        } else if (other instanceof LongInequality row) {
            bound = bound.add(BigInteger.valueOf(row.degree()));
            for (int i = 0; i < row.size(); i++) {
                addTerm(row.literal(i), BigInteger.valueOf(row.coefficient(i)));
            }
        }
    }

    /**
     * Multiplies both sides by a factor, and keeps the relation. This is sound for factors that are not negative. A
     * negative factor reverses the relation, which the caller must take into account.
     */
    void multiply(BigInteger factor) throws Refusal {
        replaceAll(Form.VARIABLES, coefficient -> coefficient.multiply(factor), side -> side.multiply(factor));
        refuseGiants();
    }

    /**
     * Divides the coefficients and the bound, and rounds the results up. This is sound because no variable and no
     * literal is negative and the sum is a whole number.
     *
     * @param divisor the divisor, which is positive
     * @param form the form of the inequality: literals, or variables with coefficients of either sign
     */
    void divide(BigInteger divisor, Form form) {
        replaceAll(form, coefficient -> ceiling(coefficient, divisor), side -> ceiling(side, divisor));
    }

    /**
     * Applies mixed integer rounding with the divisor d. Let r be the remainder of the bound b after division by d. The
     * new bound is {@code r * ceil(b / d)}. A coefficient a becomes {@code r * floor(a / d) + min(a mod d, r)}. See
     * Devriendt and others, Cutting to the Core of Pseudo-Boolean Optimization (2021).
     */
    void round(BigInteger divisor, Form form) throws Refusal {
        BigInteger rest = (form == Form.LITERALS ? degree() : bound).mod(divisor);
        replaceAll(
                form,
                coefficient -> {
                    BigInteger left = coefficient.mod(divisor);
                    return coefficient
                            .subtract(left)
                            .divide(divisor)
                            .multiply(rest)
                            .add(left.min(rest));
                },
                side -> ceiling(side, divisor).multiply(rest));
        refuseGiants();
    }

    /**
     * Lowers each coefficient of the normal form that exceeds the degree to the degree. This is sound because a literal
     * with a lowered coefficient still reaches the degree alone.
     */
    void saturate() {
        BigInteger degree = degree().max(BigInteger.ZERO);
        replaceAll(Form.LITERALS, coefficient -> coefficient.min(degree), side -> degree);
    }

    private void replaceAll(Form form, UnaryOperator<BigInteger> change, UnaryOperator<BigInteger> right) {
        if (form == Form.VARIABLES) {
            bound = right.apply(bound);
            coefficients.replaceAll((variable, coefficient) -> change.apply(coefficient));
        } else {
            BigInteger degree = right.apply(degree());
            coefficients.replaceAll((variable, coefficient) -> coefficient.signum() < 0
                    ? change.apply(coefficient.negate()).negate()
                    : change.apply(coefficient));
            bound = degree.subtract(sumOfNegations());
        }
    }

    /** Removes a variable, and lowers the bound as if its literal were true. */
    void weaken(int variable) {
        BigInteger coefficient = coefficients.remove(variable);
        if (coefficient != null && coefficient.signum() > 0) {
            bound = bound.subtract(coefficient);
        }
    }

    private BigInteger degree() {
        return bound.add(sumOfNegations());
    }

    private BigInteger sumOfNegations() {
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients.values()) {
            sum = coefficient.signum() < 0 ? sum.subtract(coefficient) : sum;
        }
        return sum;
    }

    private static BigInteger ceiling(BigInteger value, BigInteger divisor) {
        BigInteger[] parts = value.divideAndRemainder(divisor);
        return parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
    }

    /**
     * Returns the inequality with 64-bit numbers if its numbers fit, so that it takes part in propagation. Otherwise
     * returns it as a sum.
     */
    Inequality result() throws Refusal {
        try {
            return small();
        } catch (ArithmeticException e) {
            refuseGiants();
            return new Sum(this);
        }
    }

    private LongInequality small() {
        int[] literals = new int[coefficients.size()];
        long[] magnitudes = new long[literals.length];
        int terms = 0;
        BigInteger degree = bound;
        for (Map.Entry<Integer, BigInteger> term : coefficients.entrySet()) {
            int sign = term.getValue().signum();
            if (sign != 0) {
                BigInteger magnitude = term.getValue().abs();
                literals[terms] = Literal.of(term.getKey(), sign < 0);
                magnitudes[terms++] = magnitude.longValueExact();
                degree = sign < 0 ? degree.add(magnitude) : degree;
            }
        }
        return new LongInequality(
                Arrays.copyOf(literals, terms), Arrays.copyOf(magnitudes, terms), degree.longValueExact());
    }

    /** Refuses numbers that are too large, because a small file could otherwise fill the memory. */
    private void refuseGiants() throws Refusal {
        int bits = bound.bitLength();
        for (BigInteger coefficient : coefficients.values()) {
            bits = Math.max(bits, coefficient.bitLength());
        }
        Refusal.beyond(bits > MOST_BITS, "The numbers in this step need more than %,d bits.", MOST_BITS);
    }
}
