package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** A sum in 64 bits: an array over all variables, and a list of those that have been touched. */
final class LongSum implements Sum {
    private long[] coefficients;
    private boolean[] isTouched;
    /** In order of appearance, which the result keeps: assumptions of a proof step come in the order written. */
    private int[] touched;

    private int size;
    private long bound;

    LongSum(int variables) {
        coefficients = new long[variables];
        isTouched = new boolean[variables];
        touched = new int[Math.min(variables, 16)];
    }

    @Override
    public void clear() {
        for (int i = 0; i < size; i++) {
            coefficients[touched[i]] = 0;
            isTouched[touched[i]] = false;
        }
        size = 0;
        bound = 0;
    }

    @Override
    public void addTerm(int literal, BigInteger factor) {
        addTerm(literal, factor.longValueExact());
    }

    private void addTerm(int literal, long factor) {
        if (Literal.isNegated(literal)) {
            // The negation of x is 1 - x.
            bound = Math.subtractExact(bound, factor);
            addVariable(Literal.variable(literal), Math.negateExact(factor));
        } else {
            addVariable(Literal.variable(literal), factor);
        }
    }

    private void addVariable(int variable, long factor) {
        if (variable >= coefficients.length) {
            int capacity = Math.max(16, 2 * variable);
            coefficients = Arrays.copyOf(coefficients, capacity);
            isTouched = Arrays.copyOf(isTouched, capacity);
        }
        if (!isTouched[variable]) {
            isTouched[variable] = true;
            if (size == touched.length) {
                touched = Arrays.copyOf(touched, Math.max(16, 2 * size));
            }
            touched[size++] = variable;
        }
        coefficients[variable] = Math.addExact(coefficients[variable], factor);
    }

    @Override
    public void addBound(BigInteger more) {
        bound = Math.addExact(bound, more.longValueExact());
    }

    @Override
    public void add(Inequality other) {
        if (!(other instanceof LongInequality row)) {
            throw new ArithmeticException("past 64 bits");
        }
        bound = Math.addExact(bound, row.degree());
        for (int i = 0; i < row.size(); i++) {
            addTerm(row.literal(i), row.coefficient(i));
        }
    }

    @Override
    public void add(Sum other) {
        LongSum sum = (LongSum) other;
        bound = Math.addExact(bound, sum.bound);
        for (int i = 0; i < sum.size; i++) {
            addVariable(sum.touched[i], sum.coefficients[sum.touched[i]]);
        }
    }

    @Override
    public void multiply(BigInteger factor) {
        long times = factor.longValueExact();
        bound = Math.multiplyExact(bound, times);
        for (int i = 0; i < size; i++) {
            coefficients[touched[i]] = Math.multiplyExact(coefficients[touched[i]], times);
        }
    }

    @Override
    public void divide(BigInteger divisor, Form form) {
        long by = divisor.longValueExact();
        replaceAll(form, coefficient -> ceiling(coefficient, by), side -> ceiling(side, by));
    }

    @Override
    public void round(BigInteger divisor, Form form) {
        long by = divisor.longValueExact();
        long rest = Math.floorMod(form == Form.LITERALS ? degree() : bound, by);
        replaceAll(
                form,
                coefficient -> Math.addExact(
                        Math.multiplyExact(rest, Math.floorDiv(coefficient, by)),
                        Math.min(rest, Math.floorMod(coefficient, by))),
                side -> Math.multiplyExact(rest, ceiling(side, by)));
    }

    @Override
    public void saturate() {
        long degree = Math.max(0, degree());
        replaceAll(Form.LITERALS, coefficient -> Math.min(degree, coefficient), side -> degree);
    }

    private void replaceAll(Form form, LongUnaryOperator change, LongUnaryOperator right) {
        bound = right.applyAsLong(form == Form.LITERALS ? degree() : bound);
        for (int i = 0; i < size; i++) {
            long coefficient = coefficients[touched[i]];
            if (form == Form.LITERALS) {
                replace(touched[i], change.applyAsLong(Math.absExact(coefficient)));
            } else {
                coefficients[touched[i]] = change.applyAsLong(coefficient);
            }
        }
    }

    /** Gives a literal of the normal form another coefficient, while the bound changes from the degree back to itself. */
    private void replace(int variable, long magnitude) {
        if (coefficients[variable] < 0) {
            bound = Math.subtractExact(bound, magnitude);
            coefficients[variable] = -magnitude;
        } else {
            coefficients[variable] = magnitude;
        }
    }

    @Override
    public void weaken(int variable) {
        bound = Math.subtractExact(bound, Math.max(0, coefficients[variable]));
        coefficients[variable] = 0;
    }

    private long degree() {
        long degree = bound;
        for (int i = 0; i < size; i++) {
            degree = Math.subtractExact(degree, Math.min(0, coefficients[touched[i]]));
        }
        return degree;
    }

    private static long ceiling(long value, long divisor) {
        return Math.negateExact(Math.floorDiv(Math.negateExact(value), divisor));
    }

    @Override
    public LongInequality result() {
        int[] literals = new int[size];
        long[] magnitudes = new long[size];
        int terms = 0;
        for (int i = 0; i < size; i++) {
            long coefficient = coefficients[touched[i]];
            if (coefficient != 0) {
                literals[terms] = Literal.of(touched[i], coefficient < 0);
                magnitudes[terms] = Math.absExact(coefficient);
                terms++;
            }
        }
        return new LongInequality(Arrays.copyOf(literals, terms), Arrays.copyOf(magnitudes, terms), degree());
    }
}
