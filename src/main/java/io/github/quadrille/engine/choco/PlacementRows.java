package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;

/**
 * Arranges the placements of a large board in memory. Each placement is a row of a flat array: its number, its kind,
 * and a slot for each of its cells. The slot says which bit stands for the placement among all placements on that cell.
 * The bits of each cell begin on a new word. Rows are sorted by first cell, in the order in which the board is filled.
 * So placements that touch one another are near each other in memory. Such placements are often excluded and restored
 * together. The memory is three numbers for each placement and two for each of its cells.
 */
final class PlacementRows {
    private static final int PAUSE_EVERY = 4096;
    /**
     * A row begins with this many numbers: the complement of the placement's number, and the kind. The complement is
     * negative, so it also ends the row before.
     */
    private static final int HEAD = 2;

    private final CellOrder sweep;
    private final int[] rowOf;
    private final int[] rows;
    private final int[] firstOn;
    private final int[] rowsOn;
    private final int[] firstWord;
    private final int[] positionOfWord;

    /**
     * Arranges the placements of a problem.
     *
     * @param pause the callback that runs now and then; it may end the search by throwing an exception
     */
    PlacementRows(ExactCover problem, Runnable pause) {
        sweep = problem.graph().hints().fill();
        int cells = problem.cells();
        firstOn = new int[cells + 1];
        firstWord = new int[cells + 1];
        for (int position = 0; position < cells; position++) {
            int on = problem.onCell(sweep.cellAt(position));
            firstOn[position + 1] = firstOn[position] + on;
            firstWord[position + 1] = firstWord[position] + (on + 63) / 64;
        }
        positionOfWord = new int[firstWord[cells]];
        for (int position = 0; position < cells; position++) {
            Arrays.fill(positionOfWord, firstWord[position], firstWord[position + 1], position);
        }
        rowOf = new int[problem.options()];
        rowsOn = new int[firstOn[cells]];
        rows = new int[rowsOn.length + HEAD * rowOf.length + 1];
        rows[rows.length - 1] = -1;
        order(problem, pause);
        fill(problem, pause);
    }

    /** Sorts the rows by the first position of the placement, with a counting sort. */
    private void order(ExactCover problem, Runnable pause) {
        int[] next = new int[problem.cells() + 2];
        for (int placement = 0; placement < rowOf.length; placement++) {
            int first = firstPosition(problem, placement);
            rowOf[placement] = first;
            next[first + 1] += HEAD + problem.area(placement);
        }
        pause.run();
        for (int position = 1; position < next.length; position++) {
            next[position] += next[position - 1];
        }
        for (int placement = 0; placement < rowOf.length; placement++) {
            int first = rowOf[placement];
            rowOf[placement] = next[first];
            next[first] += HEAD + problem.area(placement);
        }
        pause.run();
    }

    /**
     * Returns the first position of a placement. If the placement has no cells, it returns a position after all cells.
     */
    private int firstPosition(ExactCover problem, int placement) {
        int first = problem.cells();
        for (int i = 0; i < problem.area(placement); i++) {
            first = Math.min(first, sweep.positionOf(problem.cell(placement, i)));
        }
        return first;
    }

    /** Fills the rows. The slots of a cell are in the order in which the problem lists the placements on it. */
    private void fill(ExactCover problem, Runnable pause) {
        int[] next = new int[problem.cells()];
        for (int placement = 0; placement < rowOf.length; placement++) {
            if (placement % PAUSE_EVERY == 0) {
                pause.run();
            }
            int row = rowOf[placement];
            rows[row] = ~placement;
            rows[row + 1] = problem.kind(placement);
            for (int i = 0; i < problem.area(placement); i++) {
                int position = sweep.positionOf(problem.cell(placement, i));
                int at = next[position]++;
                rows[row + HEAD + i] = firstWord[position] * Long.SIZE + at;
                rowsOn[firstOn[position] + at] = row;
            }
        }
    }

    /** Returns the index where the row of a placement begins. */
    int row(int placement) {
        return rowOf[placement];
    }

    int placement(int row) {
        return ~rows[row];
    }

    int kind(int row) {
        return rows[row + 1];
    }

    /** Returns the index where the slots of a row begin. The slots end where {@link #slot} is negative. */
    static int slots(int row) {
        return row + HEAD;
    }

    int slot(int at) {
        return rows[at];
    }

    /**
     * Returns the position of the cell whose slots a word holds. Positions are in the order in which the board is
     * filled.
     */
    int position(int word) {
        return positionOfWord[word];
    }

    /** Returns how many words the slots of all cells take. */
    int words() {
        return positionOfWord.length;
    }

    /** Returns the first word of the cell at a position. Its words end where the words of the next position begin. */
    int firstWord(int position) {
        return firstWord[position];
    }

    /** Returns how many placements are on the cell at a position. */
    int size(int position) {
        return firstOn[position + 1] - firstOn[position];
    }

    /** Returns the row of the placement that has this slot on the cell at a position. */
    int rowOn(int position, int slot) {
        return rowsOn[firstOn[position] + slot - firstWord[position] * Long.SIZE];
    }
}
