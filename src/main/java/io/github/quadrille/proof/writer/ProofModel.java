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
 * Holds a puzzle as a pseudo-Boolean model. Variable {@code x1} is placement 0 of the table, and so on. The rows are
 * the board's cells, then the kinds, then the further rows of the exact cover. A row has at most two constraints,
 * numbered from 1 as a proof numbers them. An equation counts twice, first as {@code >=}, then as {@code <=}. A further
 * row that allows any number has no constraint. If the goal is to cover, no cell has to be covered, and the worth of a
 * covering is the objective. Other file formats for models are written from these rows, too.
 *
 * <p>The header of a written model counts its lines, as readers of OPB expect. There an equation counts once.
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
            // Even "at least 0 of a kind" is written, because arguments may rely on it.
            boolean isKind = row >= problem.cells() && row < problem.firstRow();
            boolean isBelow = equation || isKind || (row >= problem.firstRow() && problem.min(row) > 0);
            lower[row] = isBelow ? ++constraints : NO_BOUND;
            upper[row] = equation || !range(row).isOpen() ? ++constraints : NO_BOUND;
        }
        // An empty sum is written with the variable x1. This variable is fixed to 0, because a free variable would
        // double the number of solutions.
        constraints += table.size() == 0 ? 1 : 0;
    }

    public PlacementTable table() {
        return table;
    }

    @Override
    public ExactCover problem() {
        return problem;
    }

    /** Returns the number of rows: the board's cells, the kinds and the further rows of the exact cover. */
    public int rows() {
        return lower.length;
    }

    /** Returns the number of constraints as a proof numbers them, where an equation counts twice. */
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

    /** Returns how many placements of a row can be chosen, as a range. */
    public CountRange range(int row) {
        return new CountRange(problem.min(row), problem.max(row));
    }

    /**
     * Returns the name of a row in the comments of the proof: {@code cell (0, 3)}, {@code kind T} or, for the rows
     * after those of cells and kinds, {@code row r0}, {@code row r1} and so on.
     */
    public String name(int row) {
        int cells = problem.cells();
        if (row >= problem.firstRow()) {
            return "row r" + (row - problem.firstRow());
        }
        return row < cells
                ? "cell " + table.puzzle().region().name(row)
                : "kind " + table.puzzle().bag().kind(row - cells).name();
    }

    /** Returns the name that comments use for a placement: {@code T (0, 0), (0, 1), (0, 2), (1, 1)}. */
    public String placementName(int placement) {
        return table.puzzle().bag().kind(table.kind(placement)).name() + " "
                + Arrays.stream(table.cells(placement))
                        .mapToObj(table.puzzle().region()::name)
                        .collect(Collectors.joining(", "));
    }

    /**
     * Returns the form in which comments write cells: {@code (row, column)}, with further coordinates first if there
     * are any.
     */
    public String coordinates() {
        return "(" + table.puzzle().region().lattice().coordinateNames() + ")";
    }

    /** Returns the puzzle's name in one line. */
    public String puzzleName() {
        return table.puzzle().name().replaceAll("\\p{Cntrl}|\\R", " ");
    }

    @Override
    public String variable(int placement) {
        return "x" + (placement + 1);
    }

    /**
     * Returns the text of a literal.
     *
     * @param literal twice the index of the placement, plus one if the literal is negated
     */
    public String literal(int literal) {
        return ((literal & 1) == 0 ? "" : "~") + variable(literal >> 1);
    }

    /** Writes the model, with comments that name the placement of each variable. */
    public void write(Writer out) throws IOException {
        write(out, false);
    }

    /**
     * Writes the model, and states that two packings differ if any variable of the model differs. Proofs that list
     * packings need this statement.
     */
    public void writePreserving(Writer out) throws IOException {
        write(out, true);
    }

    private void write(Writer out, boolean preserving) throws IOException {
        out.write("* #variable= %d #constraint= %d%n".formatted(Math.max(1, table.size()), constraints - equations));
        out.write("* Quadrille %s%n".formatted(Release.name()));
        out.write("* The puzzle '%s'. A variable stands for each placement. Cells are given as %s, counted from 0:%n"
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
            out.write("* there are no placements; x1 stands for no placement\n-1 x1 >= 0 ;\n");
        }
    }

    /** Writes the objective as a minimum, because the format has no maxima. */
    private void writeObjective(Goal.Cover goal, Writer out) throws IOException {
        out.write("* the worth of the covering, as a minimum: less is better\nmin:");
        long[] worths = worths(goal);
        for (int placement = 0; placement < worths.length; placement++) {
            out.write(" %+d %s".formatted(-worths[placement], variable(placement)));
        }
        out.write(table.size() == 0 ? " 0 x1 ;\n" : " ;\n");
    }

    /** Returns the worth of each placement. */
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

    /**
     * Returns the sum of the variables of a row's placements, each multiplied by the factor. An empty sum is written as
     * 0 times the variable x1.
     */
    private String sum(int row, int factor) {
        return problem.on(row) == 0
                ? "0 x1"
                : Arrays.stream(problem.optionsOn(row))
                        .mapToObj(placement -> "%+d %s".formatted(factor, variable(placement)))
                        .collect(Collectors.joining(" "));
    }
}
