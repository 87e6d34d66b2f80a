package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import java.util.Arrays;

/**
 * Receives a list of layers, and in more than three dimensions lists of such lists. A layer is a list of rows. A row is
 * a list of symbols, or a string with one character for each cube.
 */
final class CubeLists implements NestedLists.Receiver {
    private final Problems problems;
    private final Region region;
    private final SymbolGrid grid = new SymbolGrid();
    /**
     * These are the coordinates of the cell to which the next symbol belongs. Each level of lists counts one of the
     * coordinates.
     */
    private final int[] at;

    CubeLists(Problems problems, Region region) {
        this.problems = problems;
        this.region = region;
        this.at = new int[region.lattice().dimensions()];
    }

    /** Returns the symbols, after everything is read. */
    PictureSymbols symbols() {
        return grid.symbols();
    }

    @Override
    public void begin(int depth, TextPosition position) {
        Arrays.fill(at, Math.min(depth, at.length) - 1, at.length, 0);
    }

    @Override
    public void word(String written, int depth, TextPosition position) throws UnusableInput {
        String word = PlainFields.word(written);
        if (depth == at.length) {
            symbol(word, position);
        } else if (depth == at.length - 1 && !word.isEmpty()) {
            at[depth] = 0;
            for (String symbol : word.split("")) {
                symbol(symbol, position);
            }
            at[depth - 1]++;
        } else {
            throw problems.refusal(
                    position,
                    "A layer should be a list of rows, as in [[[1, 2], [1, 2]], ...]. Check whether a bracket is missing.");
        }
    }

    private void symbol(String symbol, TextPosition position) throws UnusableInput {
        Cell cell = region.lattice().cell(at);
        if (!region.contains(cell)) {
            throw problems.refusal(
                    position,
                    "This cell is outside of the board, %s. Write the lists as layers of rows, in this order."
                            .formatted(region.sides()));
        }
        if (!SymbolRows.isSymbol(symbol)) {
            problems.add(position, SymbolLists.noSymbol(symbol));
        }
        grid.add(symbol, cell);
        at[at.length - 1]++;
    }

    @Override
    public void end(int depth, TextPosition position) {
        if (depth > 1 && depth <= at.length) {
            at[depth - 2]++;
        }
    }
}
