package io.github.quadrille.io.export;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes a puzzle as an exact cover with multiplicities, in the text form of Knuth's programs (<i>The Art of Computer
 * Programming</i> 7.2.2.1, Algorithm M). One line lists all items. Before a bar, it has the mandatory cells, the kinds
 * with their bounds, and the rows of rules with their bounds. After the bar, it has the optional cells, and the rows
 * that demand no placement and allow one. Each further line is an option. If a row allows no placement, it is no item,
 * because upper bounds must be positive. The options of such a row are left out instead.
 */
final class DlxText {
    /** This pattern matches names that Knuth's programs can read and that no cell or row has. */
    private static final Pattern PLAIN = Pattern.compile("(?!(l[0-9]+)?r[0-9]+(c[0-9]+)?$)[A-Za-z][A-Za-z0-9'@]{0,7}");

    private DlxText() {}

    static void write(ProofModel model, Writer out) throws IOException {
        PlacementTable table = model.table();
        ExactCover problem = model.problem();
        int cells = problem.cells();
        out.write(
                "| The puzzle '%s'. Items are cells, rRcC in row R and column C counted from 0, and kinds with their bounds.%n"
                        .formatted(model.puzzleName()));
        List<String> primary = new ArrayList<>();
        List<String> secondary = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            (problem.isMandatory(cell) ? primary : secondary).add(cell(table, cell));
        }
        for (int kind = 0; kind < problem.kinds().size(); kind++) {
            String name = kind(table, kind);
            if (name.startsWith("=")) {
                out.write("| %s is %s%n"
                        .formatted(name, table.puzzle().bag().kind(kind).name()));
            }
            primary.add(bounds(model.range(cells + kind), problem.on(cells + kind)) + name);
        }
        BitSet items = addRows(model, primary, secondary);
        BitSet never = new BitSet();
        for (int row = 0; row < problem.rows().size(); row++) {
            if (isOfNone(problem.rows().get(row))) {
                out.write("| the rule r%d forbids all of its placements, so they are left out%n".formatted(row));
                never.or(problem.rows().get(row).options());
            }
        }
        int[][] rowsOf = problem.rowsOfOptions();
        out.write(String.join(" ", primary) + (secondary.isEmpty() ? "" : " | " + String.join(" ", secondary)) + "\n");
        for (int placement = 0; placement < problem.options(); placement++) {
            if (never.get(placement)) {
                continue;
            }
            StringBuilder option = new StringBuilder(kind(table, problem.kind(placement)));
            for (int cell : problem.cellsOf(placement)) {
                option.append(' ').append(cell(table, cell));
            }
            Arrays.stream(rowsOf[placement])
                    .filter(items::get)
                    .forEach(row -> option.append(" r").append(row));
            out.write(option.append('\n').toString());
        }
    }

    /**
     * Adds the rows that are items to the two lists, and returns the indexes of these rows. Any other row is always
     * satisfied, or its options are left out.
     */
    private static BitSet addRows(ProofModel model, List<String> primary, List<String> secondary) {
        ExactCover problem = model.problem();
        BitSet items = new BitSet();
        for (int row = 0; row < problem.rows().size(); row++) {
            CountRange range = model.range(problem.firstRow() + row);
            int options = problem.on(problem.firstRow() + row);
            boolean saysNothing = range.min() == 0 && range.max() >= options;
            if (!saysNothing && !isOfNone(problem.rows().get(row))) {
                items.set(row);
                if (range.equals(new CountRange(0, 1))) {
                    secondary.add("r" + row);
                } else {
                    primary.add(bounds(range, options) + "r" + row);
                }
            }
        }
        return items;
    }

    private static boolean isOfNone(RowItem row) {
        return row.max() == 0;
    }

    private static String cell(PlacementTable table, int cell) {
        Region board = table.puzzle().region();
        // In more than three dimensions, several coordinates are packed into the number of the layer.
        String layer = board.lattice().isSolid() ? "l" + board.layer(cell) : "";
        return layer + "r" + board.row(cell) + "c" + board.column(cell);
    }

    private static String kind(PlacementTable table, int kind) {
        String name = table.puzzle().bag().kind(kind).name();
        return PLAIN.matcher(name).matches() ? name : "=" + (kind + 1);
    }

    /**
     * Returns the bounds of an item as text. An upper bound must be a positive number. If it is greater than the number
     * of options, that number replaces it.
     */
    private static String bounds(CountRange range, int options) {
        int most = Math.max(Math.max(1, range.min()), Math.min(range.max(), options));
        if (range.min() == most) {
            return most == 1 ? "" : most + "|";
        }
        return range.min() + ":" + most + "|";
    }
}
