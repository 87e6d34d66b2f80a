package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/**
 * An inequality while it is being derived, as a sum over variables with coefficients of either sign: adding two of
 * these cancels opposite literals by itself. Each change keeps every solution over 0 and 1.
 *
 * <p>Numbers are of any size. A twin for 64 bits made no check faster that was tried. A result past 64 bits stays a sum: it is
 * exact in derivations; in propagation it takes no part, which can only refuse more.
 */
final class Sum implements Inequality {
    private static final int MOST_BITS = 20_000;

    /** In order of appearance, which the result keeps: assumptions of a proof step come in the order written. */
    private final Map<Integer, BigInteger> coefficients = new LinkedHashMap<>();

    private BigInteger bound = BigInteger.ZERO;

    /** Which way of writing the inequality an operation looks at. */
    enum Form {
        /** Literals with positive coefficients. */
        LITERALS,
        /** Variables, with coefficients of either sign. */
        VARIABLES
    }

    /** Nothing is at least 0. */
    Sum() {}

    /** A copy. */
    Sum(Sum other) {
        add(other);
    }

    /** By variable, negative where the literal is the negation. */
    Map<Integer, BigInteger> coefficients() {
        return coefficients;
    }

    /** What the sum over the variables, not the literals, has to reach. */
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

    /** The least that the left side is where these literals are true, whatever the others are; where all are, the most. */
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

    /** Adds to the right side. */
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

    /** Sound for factors that are not negative; a negative one turns the relation round. */
    void multiply(BigInteger factor) throws Refusal {
        replaceAll(Form.VARIABLES, coefficient -> coefficient.multiply(factor), side -> side.multiply(factor));
        refuseGiants();
    }

    /**
     * Divides and rounds up, coefficients and bound, sound because no variable and no literal is negative and the sum is whole.
     *
     * @param form the normal form, or the sum over variables with coefficients of either sign
     */
    void divide(BigInteger divisor, Form form) {
        replaceAll(form, coefficient -> ceiling(coefficient, divisor), side -> ceiling(side, divisor));
    }

    /**
     * Mixed integer rounding. Of the bound b, the remainder is r; the new bound is r times b / d rounded up, and a coefficient a becomes
     * r times a / d rounded down, and what is left of it, but r at most. See Devriendt and others, Cutting to the Core of Pseudo-Boolean
     * Optimization (2021).
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

    /** No coefficient of the normal form needs to be greater than the degree, for one such literal satisfies it alone. */
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

    /** Takes a variable out, supposing that its literal helps as much as it can. */
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

    /** In 64 bits where it can be, so that it takes part in propagation. */
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

    /** A small file must not make numbers that fill the memory. */
    private void refuseGiants() throws Refusal {
        int bits = bound.bitLength();
        for (BigInteger coefficient : coefficients.values()) {
            bits = Math.max(bits, coefficient.bitLength());
        }
        Refusal.beyond(bits > MOST_BITS, "The numbers grow past %,d bits.", MOST_BITS);
    }
}
