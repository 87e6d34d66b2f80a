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
 * Compares the further rows of a model with those of the puzzle. Further rows are the constraints that follow the rows
 * of cells and kinds. They may have any order, but each must occur equally often in the model and in the puzzle. The
 * placements of a row are known only when all variables have been read, so the rows are kept until then.
 */
final class FurtherRows {
    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();

    /**
     * A {@code Due} is a constraint that the model must have.
     *
     * @param placements the placements in the constraint
     * @param factor the factor of each placement; 1 if the constraint has no placements
     * @param relation the relation, {@code =} or {@code >=}
     * @param bound the right side
     */
    private record Due(BitSet placements, BigInteger factor, String relation, BigInteger bound) {}

    /** A {@code Written} is a constraint as the model states it. */
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

    /** Returns how many constraints, in addition to those of cells and kinds, are still to be read. */
    int missing() {
        return size - written.size();
    }

    /** Returns how many constraints the puzzle has in addition to those of cells and kinds. An equation counts once. */
    int size() {
        return size;
    }

    /** Returns how many equations the puzzle has in addition to those of cells and kinds. */
    int equations() {
        return equations;
    }

    /** Reads a constraint that belongs to no cell and no kind, and passes its variables to {@code columns}. */
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
                    "The factor of %s is %s. All factors should be 1, or all should be -1.",
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
     * Returns normally if the constraints that were read are those of the puzzle, and refuses the model otherwise. All
     * constraints must have been read.
     *
     * @param numbers the number of the placement that belongs to each variable
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
                        "The puzzle does not have this row, or has it less often. Check that this model belongs to this"
                                + " puzzle.",
                        one.line());
            }
            open.put(key, left - 1);
        }
    }
}
