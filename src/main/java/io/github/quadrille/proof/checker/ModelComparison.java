package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compares a model row by row with the model that was derived from its puzzle. Comments are skipped, and the names of
 * variables do not matter: the rows that contain a variable show which placement it stands for, as {@link ModelColumns}
 * checks. The rows that follow the rows of cells and kinds can have any order, see {@link FurtherRows}.
 *
 * <p>A constraint must have one of three forms: an equation, a sum that is at least a bound, or a negated sum that is
 * at least a bound. Each variable occurs at most once in a constraint.
 */
final class ModelComparison {
    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();

    /**
     * A {@code Due} is a constraint that the model must have.
     *
     * @param row the index of the row
     * @param factor the factor of each variable
     * @param relation the relation, {@code =} or {@code >=}
     * @param bound the right side
     * @param isFirst whether it is the row's first constraint, which determines the variables of the row
     */
    private record Due(int row, BigInteger factor, String relation, BigInteger bound, boolean isFirst) {}

    private final DerivedModel derived;
    private final ModelColumns columns;
    private final FurtherRows further;
    private final List<Due> due = new ArrayList<>();
    private int read;

    ModelComparison(DerivedModel derived) {
        this.derived = derived;
        this.columns = new ModelColumns(derived);
        this.further = new FurtherRows(derived);
        for (int row = 0; row < derived.rows().size(); row++) {
            DerivedModel.ModelRow here = derived.rows().get(row);
            if (here.min() == here.max()) {
                due.add(new Due(row, BigInteger.ONE, "=", BigInteger.valueOf(here.min()), true));
                continue;
            }
            boolean isKind = row >= derived.cells();
            if (isKind) {
                due.add(new Due(row, BigInteger.ONE, ">=", BigInteger.valueOf(here.min()), true));
            }
            if (here.max() != DerivedModel.NO_MAXIMUM) {
                due.add(new Due(row, MINUS_ONE, ">=", BigInteger.valueOf(-here.max()), !isKind));
            }
        }
    }

    /** Reads all lines. Returns normally if the model is that of the puzzle, and refuses the model otherwise. */
    void read(TextLines lines) throws IOException, Refusal {
        for (Tokens tokens = lines.next(); tokens != null; tokens = lines.next()) {
            if (tokens.atEnd() || tokens.isComment()) {
                continue;
            }
            columns.at(lines.number());
            if (tokens.skip("min")) {
                columns.objective(tokens);
            } else if (tokens.skip("preserved")) {
                columns.preserved(tokens);
            } else {
                constraint(tokens, lines.number());
            }
        }
        boolean standsForNone = derived.columns().isEmpty();
        Refusal.when(
                read < due.size() + (standsForNone ? 1 : 0) || further.missing() > 0,
                "The model ends here, but the puzzle has one more row, %s. Check that this model belongs to this puzzle.",
                read < due.size()
                        ? name(due.get(read))
                        : further.missing() > 0
                                ? "in addition to those of cells and kinds"
                                : "because it has no placements");
        columns.compare();
        further.compare(columns.numbers());
    }

    /** Returns the number of the puzzle's placement that belongs to each variable. */
    Map<String, Integer> columns() {
        return columns.numbers();
    }

    /** Returns the number of constraints as a proof numbers them: an equation counts twice. */
    long constraints() {
        return read
                + due.stream().filter(one -> one.relation().equals("=")).count()
                + further.size()
                + further.equations();
    }

    private String name(Due one) {
        return "of " + derived.rows().get(one.row()).name();
    }

    private void constraint(Tokens tokens, long line) throws Refusal {
        if (read == due.size() && further.missing() > 0) {
            further.read(tokens, line, columns);
            return;
        }
        if (read == due.size() && derived.columns().isEmpty()) {
            read++;
            columns.none(tokens);
            return;
        }
        Refusal.when(
                read >= due.size(),
                "The model of the puzzle has only %,d rows, but this model has one more here. Check that this model belongs to"
                        + " this puzzle.",
                read + further.size());
        Due here = due.get(read++);
        columns.begin(here.row(), here.isFirst());
        while (tokens.isInteger()) {
            BigInteger factor = tokens.integer();
            if (factor.signum() == 0) {
                columns.seen(tokens);
                continue;
            }
            if (!factor.equals(here.factor())) {
                throw new Refusal("The factor of %s in the row %s is %s, but should be %s."
                        .formatted(tokens, name(here), Refusal.number(factor), here.factor()));
            }
            columns.in(tokens);
        }
        columns.end(name(here));
        Refusal.when(
                !tokens.skip(here.relation()),
                "The row %s should be %s %s, but this model has %s. Check that this model belongs to this puzzle.",
                name(here),
                here.relation(),
                here.bound(),
                tokens);
        BigInteger bound = tokens.integer();
        Refusal.when(
                !bound.equals(here.bound()),
                "The row %s should be %s %s, but this model has %s %s. Check that this model belongs to this puzzle.",
                name(here),
                here.relation(),
                here.bound(),
                here.relation(),
                Refusal.number(bound));
        tokens.expect(";");
        tokens.expectEnd();
    }
}
