package io.github.quadrille.proof.checker;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds all solutions of a small model by brute force. It reads the model without the checker's reader. */
final class TruthTable {
    private static final int MOST_VARIABLES = 16;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final List<Integer> solutions = new ArrayList<>();

    TruthTable(String model) {
        for (String line : model.split("\n")) {
            if (!line.isBlank() && !line.startsWith("*")) {
                rows.add(row(line));
            }
        }
        if (numbers.size() > MOST_VARIABLES) {
            throw new IllegalArgumentException("too many variables");
        }
        for (int bits = 0; bits < 1 << numbers.size(); bits++) {
            if (holds(bits)) {
                solutions.add(bits);
            }
        }
    }

    boolean isEmpty() {
        return solutions.isEmpty();
    }

    /** Returns whether every solution satisfies the constraint. */
    boolean implies(Inequality constraint) {
        return solutions.stream().allMatch(bits -> holds(constraint, bits));
    }

    static boolean holds(Inequality constraint, int bits) {
        return constraint instanceof LongInequality row ? holds(row, bits) : holds((Sum) constraint, bits);
    }

    private static boolean holds(Sum constraint, int bits) {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Integer, BigInteger> term : constraint.coefficients().entrySet()) {
            sum = (bits >> term.getKey() & 1) == 1 ? sum.add(term.getValue()) : sum;
        }
        return sum.compareTo(constraint.bound()) >= 0;
    }

    private static boolean holds(LongInequality constraint, int bits) {
        long sum = 0;
        for (int i = 0; i < constraint.size(); i++) {
            boolean value = (bits >> Literal.variable(constraint.literal(i)) & 1) == 1;
            sum = value == Literal.isNegated(constraint.literal(i))
                    ? sum
                    : Math.addExact(sum, constraint.coefficient(i));
        }
        return sum >= constraint.degree();
    }

    private boolean holds(int bits) {
        return rows.stream().allMatch(row -> row.holds(bits));
    }

    /** Holds a line of the model. Each term has three numbers: a factor, a variable, and whether it is negated. */
    private static final class Row {
        private final int[] terms;
        private final String relation;
        private final int bound;

        Row(int[] terms, String relation, int bound) {
            this.terms = terms;
            this.relation = relation;
            this.bound = bound;
        }

        boolean holds(int bits) {
            int sum = 0;
            for (int i = 0; i < terms.length; i += 3) {
                sum += (bits >> terms[i + 1] & 1) == terms[i + 2] ? 0 : terms[i];
            }
            return switch (relation) {
                case ">=" -> sum >= bound;
                case "<=" -> sum <= bound;
                default -> sum == bound;
            };
        }
    }

    private Row row(String line) {
        String[] words = line.replace(";", " ").trim().split("\\s+");
        int relation = words.length - 2;
        int[] terms = new int[relation / 2 * 3];
        for (int i = 0; i < relation / 2; i++) {
            String literal = words[2 * i + 1];
            String name = literal.replace("~", "");
            numbers.putIfAbsent(name, numbers.size());
            terms[3 * i] = Integer.parseInt(words[2 * i]);
            terms[3 * i + 1] = numbers.get(name);
            terms[3 * i + 2] = literal.startsWith("~") ? 1 : 0;
        }
        return new Row(terms, words[relation], Integer.parseInt(words[relation + 1]));
    }
}
