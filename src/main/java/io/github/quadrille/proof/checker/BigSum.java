package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.Inequality.BigInequality;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A sum in numbers of any size, for what overflows {@link LongSum}. */
final class BigSum implements Sum {
    private static final int MOST_BITS = 20_000;

    private final Map<Integer, BigInteger> coefficients = new LinkedHashMap<>();
    private BigInteger bound = BigInteger.ZERO;

    @Override
    public void clear() {
        coefficients.clear();
        bound = BigInteger.ZERO;
    }

    @Override
    public void addTerm(int literal, BigInteger factor) {
        boolean negated = Literal.isNegated(literal);
        bound = negated ? bound.subtract(factor) : bound;
        coefficients.merge(Literal.variable(literal), negated ? factor.negate() : factor, BigInteger::add);
    }

    @Override
    public void addBound(BigInteger more) {
        bound = bound.add(more);
    }

    @Override
    public void add(Inequality other) {
        if (other instanceof BigInequality big) {
            bound = bound.add(big.bound());
            big.coefficients().forEach((variable, factor) -> coefficients.merge(variable, factor, BigInteger::add));
        } else if (other instanceof LongInequality row) {
            bound = bound.add(BigInteger.valueOf(row.degree()));
            for (int i = 0; i < row.size(); i++) {
                addTerm(row.literal(i), BigInteger.valueOf(row.coefficient(i)));
            }
        }
    }

    @Override
    public void add(Sum other) {
        BigSum sum = (BigSum) other;
        bound = bound.add(sum.bound);
        sum.coefficients.forEach((variable, factor) -> coefficients.merge(variable, factor, BigInteger::add));
    }

    @Override
    public void multiply(BigInteger factor) throws Refusal {
        bound = bound.multiply(factor);
        coefficients.replaceAll((variable, coefficient) -> coefficient.multiply(factor));
        refuseGiants();
    }

    @Override
    public void divide(BigInteger divisor, Form form) {
        replaceAll(form, coefficient -> ceiling(coefficient, divisor), side -> ceiling(side, divisor));
    }

    @Override
    public void round(BigInteger divisor, Form form) throws Refusal {
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

    @Override
    public void saturate() {
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
            boundFromDegree(degree);
        }
    }

    @Override
    public void weaken(int variable) {
        BigInteger coefficient = coefficients.remove(variable);
        if (coefficient != null && coefficient.signum() > 0) {
            bound = bound.subtract(coefficient);
        }
    }

    private BigInteger degree() {
        return bound.add(sumOfNegations());
    }

    private void boundFromDegree(BigInteger degree) {
        bound = degree.subtract(sumOfNegations());
    }

    private BigInteger sumOfNegations() {
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger coefficient : coefficients.values()) {
            sum = sum.subtract(coefficient.min(BigInteger.ZERO));
        }
        return sum;
    }

    private static BigInteger ceiling(BigInteger value, BigInteger divisor) {
        BigInteger[] parts = value.divideAndRemainder(divisor);
        return parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
    }

    /** Small again where it can be, so that it takes part in propagation. */
    @Override
    public Inequality result() throws Refusal {
        refuseGiants();
        try {
            LongSum small = new LongSum(0);
            coefficients.forEach((variable, factor) -> small.addTerm(Literal.of(variable, false), factor));
            small.addBound(bound);
            return small.result();
        } catch (ArithmeticException e) {
            return new BigInequality(Collections.unmodifiableMap(new LinkedHashMap<>(coefficients)), bound);
        }
    }

    /** A small file must not make numbers that fill the memory. */
    private void refuseGiants() throws Refusal {
        int bits = bound.bitLength();
        for (BigInteger coefficient : coefficients.values()) {
            bits = Math.max(bits, coefficient.bitLength());
        }
        if (bits > MOST_BITS) {
            throw Refusal.ofLimit("The numbers grow past %,d bits.".formatted(MOST_BITS));
        }
    }
}
