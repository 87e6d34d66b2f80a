package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;

/** A packing of cubes as lists in lists, {@code [[[1, 2], ...], ...]}: layers of rows of symbols, or of rows as strings. */
public final class CubeLists implements NestedLists.Receiver {
    private static final int CUBES = 3;

    private final Problems problems;
    private final Region region;
    private final SymbolCells cells = new SymbolCells();
    private int layer;
    private int row;
    private int column;

    private CubeLists(Problems problems, Region region) {
        this.problems = problems;
        this.region = region;
    }

    /** Reads a text that is a list. */
    public static Packing read(Problems problems, String text, Region region) throws UnusableInput {
        CubeLists lists = new CubeLists(problems, region);
        NestedLists.read(problems, text, lists);
        problems.throwIfAny();
        return lists.cells.packing();
    }

    @Override
    public void begin(int depth, TextPosition position) {
        if (depth == 2) {
            row = 0;
        } else if (depth == CUBES) {
            column = 0;
        }
    }

    @Override
    public void word(String written, int depth, TextPosition position) throws UnusableInput {
        String word = PlainFields.word(written);
        if (depth == CUBES) {
            symbol(word, position);
        } else if (depth == 2 && !word.isEmpty()) {
            column = 0;
            for (String symbol : word.split("")) {
                symbol(symbol, position);
            }
            row++;
        } else {
            problems.add(
                    position,
                    "A layer should be a list of rows, as in [[[1, 2], [1, 2]], ...]. Maybe a bracket is missing.");
            throw problems.unusableInput();
        }
    }

    private void symbol(String symbol, TextPosition position) throws UnusableInput {
        if (layer >= region.layers() || row >= region.rows() || column >= region.columns()) {
            problems.add(
                    position,
                    "This is outside of the board, %dx%dx%d. Maybe the lists are layers of rows, in this order."
                            .formatted(region.layers(), region.rows(), region.columns()));
            throw problems.unusableInput();
        }
        if (!NumberGrid.isSymbol(symbol)) {
            problems.add(position, NumberGrid.noSymbol(symbol));
        }
        cells.add(symbol, new Cell(layer, row, column));
        column++;
    }

    @Override
    public void end(int depth, TextPosition position) {
        if (depth == CUBES) {
            row++;
        } else if (depth == 2) {
            layer++;
        }
    }
}
