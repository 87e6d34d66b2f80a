package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.FurtherRow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares the rows of a model that come after those of cells and kinds with the puzzle's: in any order, each as often. Which
 * placements they are of is only known once all variables are, so that they are kept until then.
 */
final class FurtherRows {
    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();

    /**
     * A constraint as it should be.
     *
     * @param factor of each placement; 1 where there is none
     */
    private record Due(BitSet placements, BigInteger factor, String relation, BigInteger bound) {}

    /** A constraint as it was read. */
    private record Written(long line, List<String> variables, BigInteger factor, String relation, BigInteger bound) {}

    private final Map<Due, Long> due = new HashMap<>();
    private final List<Written> written = new ArrayList<>();
    private int size;
    private int equations;

    FurtherRows(DerivedModel derived) {
        for (FurtherRow row : derived.further()) {
            if (row.min() == row.max()) {
                add(row, BigInteger.ONE, "=", row.min());
                equations++;
                continue;
            }
            if (row.min() > 0) {
                add(row, BigInteger.ONE, ">=", row.min());
            }
            if (row.max() != DerivedModel.NO_MAXIMUM) {
                add(row, MINUS_ONE, ">=", -row.max());
            }
        }
    }

    private void add(FurtherRow row, BigInteger factor, String relation, int bound) {
        BigInteger known = row.columns().isEmpty() ? BigInteger.ONE : factor;
        due.merge(new Due(row.columns(), known, relation, BigInteger.valueOf(bound)), 1L, Long::sum);
        size++;
    }

    /** Returns how many constraints are still to be read. */
    int missing() {
        return size - written.size();
    }

    /** Returns how many constraints there are, an equation as one. */
    int size() {
        return size;
    }

    /** Returns how many of them are equations. */
    int equations() {
        return equations;
    }

    /** Reads a constraint, of which the variables are told to the columns. */
    void read(Tokens tokens, long line, ModelColumns columns) throws Refusal {
        columns.beginFurther();
        List<String> variables = new ArrayList<>();
        BigInteger common = BigInteger.ONE;
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            if (factor.signum() == 0) {
                columns.seen(tokens);
                continue;
            }
            common = variables.isEmpty() ? factor : common;
            Refusal.unless(
                    factor.equals(common) && factor.abs().equals(BigInteger.ONE),
                    "The factor of %s is %s. All should be 1, or all -1.",
                    tokens,
                    Refusal.number(factor));
            variables.add(columns.further(tokens));
        }
        String relation = tokens.is("=") ? "=" : ">=";
        tokens.expect(relation);
        written.add(new Written(line, variables, common, relation, tokens.integer()));
        tokens.expect(";");
        tokens.expectEnd();
    }

    /**
     * Returns if the constraints, of which none is missing, are the puzzle's.
     *
     * @param numbers which placement each variable is
     */
    void compare(Map<String, Integer> numbers) throws Refusal {
        Map<Due, Long> open = new HashMap<>(due);
        for (Written one : written) {
            BitSet placements = new BitSet();
            for (String variable : one.variables()) {
                if (numbers.containsKey(variable)) {
                    placements.set(numbers.get(variable));
                }
            }
            Due key = new Due(placements, one.factor(), one.relation(), one.bound());
            long left = placements.cardinality() == one.variables().size() ? open.getOrDefault(key, 0L) : 0;
            if (left == 0) {
                throw new Refusal(
                        "The puzzle has no such row, or one fewer. Maybe this model is of another puzzle.", one.line());
            }
            open.put(key, left - 1);
        }
    }
}
