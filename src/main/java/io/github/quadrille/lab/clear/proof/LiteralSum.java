package io.github.quadrille.lab.clear.proof;

import java.util.LinkedHashMap;
import java.util.Map;

/** A {@code LiteralSum} is a sum of literals, each with a factor. It can be turned into a {@link LiteralRow}. */
final class LiteralSum {
    private final Map<Integer, Integer> factors = new LinkedHashMap<>();
    private int constant;

    /** Adds literals, each with the same factor, which can be negative. */
    LiteralSum plus(int factor, int... literals) {
        for (int literal : literals) {
            boolean negated = (literal & 1) != 0;
            constant += negated ? factor : 0;
            factors.merge(literal >> 1, negated ? -factor : factor, Integer::sum);
        }
        return this;
    }

    /** Returns the row that says that at least one of some literals is true. */
    static LiteralRow oneOf(int... literals) {
        return new LiteralSum().plus(1, literals).atLeast(1);
    }

    /** Returns the row that says that the sum is at least {@code bound}. */
    LiteralRow atLeast(int bound) {
        return row(1, bound);
    }

    /** Returns the row that says that the sum is at most {@code bound}. */
    LiteralRow atMost(int bound) {
        return row(-1, -bound);
    }

    private LiteralRow row(int sign, int bound) {
        factors.values().removeIf(factor -> factor == 0);
        return new LiteralRow(
                factors.keySet().stream().mapToInt(variable -> 2 * variable).toArray(),
                factors.values().stream().mapToInt(factor -> sign * factor).toArray(),
                bound - sign * constant);
    }
}
