package io.github.quadrille.io.export;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Writes a puzzle as data for {@code models/packing.mzn}. If the goal is to cover, it is data for {@code
 * models/coverage.mzn}. If rules add rows to the cover, the data is also for {@code models/rows.mzn}. An upper bound of
 * a kind that is greater than the number of cells, or does not exist, becomes the number of cells.
 */
final class MiniZincData {
    private MiniZincData() {}

    static void write(ProofModel model, Writer out) throws IOException {
        ExactCover problem = model.problem();
        Puzzle puzzle = model.table().puzzle();
        Bag bag = puzzle.bag();
        int cells = problem.cells();
        int kinds = bag.size();
        out.write("%% The puzzle '%s'.%n".formatted(model.puzzleName()));
        out.write("cells = %d;%n".formatted(cells));
        if (puzzle.goal() instanceof Goal.Cover goal) {
            writeArray(
                    "worth_of_cell",
                    cells,
                    cell -> goal instanceof Goal.Cells counted ? counted.worth().get(cell) : 0,
                    out);
            writeArray(
                    "worth_of_kind",
                    kinds,
                    kind -> goal instanceof Goal.Pieces counted
                            ? counted.worth().get(kind)
                            : 0,
                    out);
        } else {
            writeArray("mandatory", cells, problem::isMandatory, out);
        }
        out.write("kinds = %d;%n".formatted(kinds));
        writeArray("name", kinds, kind -> '"' + bag.kind(kind).name() + '"', out);
        writeArray("least", kinds, kind -> bag.count(kind).min(), out);
        writeArray("most", kinds, kind -> Math.min(cells, bag.count(kind).max()), out);
        out.write("placements = %d;%n".formatted(problem.options()));
        writeArray("kind", problem.options(), placement -> problem.kind(placement) + 1, out);
        writeArray("covers", problem.options(), placement -> set(problem.cellsOf(placement)), out);
        if (problem.hasRows()) {
            writeRows(problem, out);
        }
    }

    private static void writeRows(ExactCover problem, Writer out) throws IOException {
        int first = problem.firstRow();
        int rows = problem.rows().size();
        out.write("rows = %d;%n".formatted(rows));
        writeArray("row", rows, row -> set(problem.optionsOn(first + row)), out);
        writeArray("row_least", rows, row -> problem.min(first + row), out);
        writeArray("row_most", rows, row -> Math.min(problem.on(first + row), problem.max(first + row)), out);
    }

    private static String set(int[] numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> Integer.toString(number + 1))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static void writeArray(String name, int size, IntFunction<?> value, Writer out) throws IOException {
        out.write(name + " = [");
        for (int i = 0; i < size; i++) {
            out.write((i == 0 ? "" : ", ") + value.apply(i));
        }
        out.write("];\n");
    }
}
