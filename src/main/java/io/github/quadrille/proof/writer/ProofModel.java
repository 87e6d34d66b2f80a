package io.github.quadrille.proof.writer;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A puzzle as a pseudo-Boolean model: variable {@code x1} is placement 0 of the table, and so on. The rows are the
 * board's cells, then the kinds, then the rows of the cover; each is one or two constraints, numbered from 1 as a proof numbers
 * them (an equation counts twice, first as {@code >=}, then as {@code <=}). A row of the cover is none where any number goes. Where the goal is to cover, no cell has to be covered, and what a
 * covering is worth is the objective. Other formats are written from the same rows.
 *
 * <p>The header of a written model counts its lines, as readers of OPB expect, so an equation counts once there.
 */
public final class ProofModel implements ProofRows {
    private final PlacementTable table;
    private final ExactCover problem;
    private final long[] lower;
    private final long[] upper;
    private int constraints;
    private int equations;

    public ProofModel(PlacementTable table) {
        this.table = table;
        this.problem = table.cover();
        lower = new long[problem.items()];
        upper = new long[problem.items()];
        for (int row = 0; row < lower.length; row++) {
            boolean equation = problem.min(row) == problem.max(row);
            equations += equation ? 1 : 0;
            // Even "at least 0 of a kind" is written: arguments may count on it.
            boolean isKind = row >= problem.cells() && row < problem.firstRow();
            boolean isBelow = equation || isKind || (row >= problem.firstRow() && problem.min(row) > 0);
            lower[row] = isBelow ? ++constraints : NO_BOUND;
            upper[row] = equation || !range(row).isOpen() ? ++constraints : NO_BOUND;
        }
        // The variable of empty sums is 0 then: a free one would double the number of solutions.
        constraints += table.size() == 0 ? 1 : 0;
    }

    public PlacementTable table() {
        return table;
    }

    @Override
    public ExactCover problem() {
        return problem;
    }

    /** How many rows there are: the board's cells, then the kinds, then the rows of the cover. */
    public int rows() {
        return lower.length;
    }

    /** How many constraints there are as a proof numbers them: an equation counts twice. */
    public int constraints() {
        return constraints;
    }

    @Override
    public long lower(int row) {
        return lower[row];
    }

    @Override
    public long upper(int row) {
        return upper[row];
    }

    /** How many of a row's placements are to be used. */
    public CountRange range(int row) {
        return new CountRange(problem.min(row), problem.max(row));
    }

    /** What a row is called in comments: {@code cell (0, 3)}, {@code kind T} or, from 0, {@code row r0}. */
    public String name(int row) {
        int cells = problem.cells();
        if (row >= problem.firstRow()) {
            return "row r" + (row - problem.firstRow());
        }
        return row < cells
                ? "cell " + table.puzzle().region().name(row)
                : "kind " + table.puzzle().bag().kind(row - cells).name();
    }

    /** What a placement is called in comments: {@code T (0, 0), (0, 1), (0, 2), (1, 1)}. */
    public String placementName(int placement) {
        return table.puzzle().bag().kind(table.kind(placement)).name() + " "
                + Arrays.stream(table.cells(placement))
                        .mapToObj(table.puzzle().region()::name)
                        .collect(Collectors.joining(", "));
    }

    /** How comments name cells: {@code (row, column)}, or with those before. */
    public String coordinates() {
        return "(" + table.puzzle().region().lattice().coordinateNames() + ")";
    }

    /** The puzzle's name in one line. */
    public String puzzleName() {
        return table.puzzle().name().replaceAll("\\p{Cntrl}|\\R", " ");
    }

    @Override
    public String variable(int placement) {
        return "x" + (placement + 1);
    }

    /** A literal, which is twice its variable, and one more where it is negated. */
    public String literal(int literal) {
        return ((literal & 1) == 0 ? "" : "~") + variable(literal >> 1);
    }

    /** Writes the model, with comments that say which variable is which placement. */
    public void write(Writer out) throws IOException {
        write(out, false);
    }

    /** The same, and that packings differ where any of its variables does: for proofs that list packings. */
    public void writePreserving(Writer out) throws IOException {
        write(out, true);
    }

    private void write(Writer out, boolean preserving) throws IOException {
        out.write("* #variable= %d #constraint= %d%n".formatted(Math.max(1, table.size()), constraints - equations));
        out.write("* Quadrille %s%n".formatted(Release.name()));
        out.write("* The puzzle '%s'. A variable for each placement, cells as %s from 0:%n"
                .formatted(puzzleName(), coordinates()));
        for (int placement = 0; placement < table.size(); placement++) {
            out.write("* %s %s%n".formatted(variable(placement), placementName(placement)));
        }
        if (table.puzzle().goal() instanceof Goal.Cover goal) {
            writeObjective(goal, out);
        }
        if (preserving) {
            out.write("preserved:");
            for (int variable = 0; variable < Math.max(1, table.size()); variable++) {
                out.write(" " + variable(variable));
            }
            out.write(" ;\n");
        }
        for (int row = 0; row < lower.length; row++) {
            out.write("* " + name(row) + "\n");
            writeRow(row, out);
        }
        if (table.size() == 0) {
            out.write("* there are no placements, and x1 stands for none\n-1 x1 >= 0 ;\n");
        }
    }

    /** The format knows minima only. */
    private void writeObjective(Goal.Cover goal, Writer out) throws IOException {
        out.write("* the worth of what is laid, as a minimum: less is better\nmin:");
        long[] worths = worths(goal);
        for (int placement = 0; placement < worths.length; placement++) {
            out.write(" %+d %s".formatted(-worths[placement], variable(placement)));
        }
        out.write(table.size() == 0 ? " 0 x1 ;\n" : " ;\n");
    }

    /** What each placement is worth. */
    public long[] worths(Goal.Cover goal) {
        return IntStream.range(0, table.size())
                .mapToLong(placement -> goal.worth(table.kind(placement), table.cells(placement)))
                .toArray();
    }

    private void writeRow(int row, Writer out) throws IOException {
        CountRange range = range(row);
        if (range.min() == range.max()) {
            out.write(sum(row, 1) + " = " + range.min() + " ;\n");
            return;
        }
        if (lower[row] != NO_BOUND) {
            out.write(sum(row, 1) + " >= " + range.min() + " ;\n");
        }
        if (upper[row] != NO_BOUND) {
            out.write(sum(row, -1) + " >= " + -range.max() + " ;\n");
        }
    }

    /** A sum of nothing is written with a variable that does not count. */
    private String sum(int row, int factor) {
        return problem.on(row) == 0
                ? "0 x1"
                : Arrays.stream(problem.optionsOn(row))
                        .mapToObj(placement -> "%+d %s".formatted(factor, variable(placement)))
                        .collect(Collectors.joining(" "));
    }
}
