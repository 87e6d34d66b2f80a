package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;

/**
 * Where the placements of a large board stand in memory: each as a row of a flat array, the number of the placement, its
 * kind, and a slot for each of its cells. Rows stand in the order of first cells along the sweep, so that those that
 * touch one another, which die and come back together, are near each other; in the order of numbers they lie all over
 * the memory. A slot is a bit among those of a cell, which begin on a word of their own. Memory: three numbers for each
 * placement, two for each of its cells.
 */
final class PlacementRows {
    private static final int PAUSE_EVERY = 4096;
    /** The number, in the row complemented, so that rows end where something negative stands, and the kind. */
    private static final int HEAD = 2;

    private final CellOrder sweep;
    private final int[] rowOf;
    private final int[] rows;
    private final int[] firstOn;
    private final int[] rowsOn;
    private final int[] firstWord;
    private final int[] positionOfWord;

    /**
     * @param pause called now and then, so that it may give up by throwing
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

    /** Counting sort by first position. */
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

    /** Returns a position behind all cells where it has none. */
    private int firstPosition(ExactCover problem, int placement) {
        int first = problem.cells();
        for (int i = 0; i < problem.area(placement); i++) {
            first = Math.min(first, sweep.positionOf(problem.cell(placement, i)));
        }
        return first;
    }

    /** Slots of a cell are in the order in which the problem lists placements on it. */
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

    /** Where the row of a placement begins. */
    int row(int placement) {
        return rowOf[placement];
    }

    int placement(int row) {
        return ~rows[row];
    }

    int kind(int row) {
        return rows[row + 1];
    }

    /** Where the slots of a row begin; they end before {@link #slot} is negative. */
    static int slots(int row) {
        return row + HEAD;
    }

    int slot(int at) {
        return rows[at];
    }

    /** The position along the sweep of the cell that a word of slots belongs to. */
    int position(int word) {
        return positionOfWord[word];
    }

    /** How many words there are for all cells. */
    int words() {
        return positionOfWord.length;
    }

    /** Where the words of a position begin; they end where those of the next begin. */
    int firstWord(int position) {
        return firstWord[position];
    }

    /** How many placements are on the cell at a position. */
    int size(int position) {
        return firstOn[position + 1] - firstOn[position];
    }

    /** The row of the placement on the cell at a position whose slot there is this one. */
    int rowOn(int position, int slot) {
        return rowsOn[firstOn[position] + slot - firstWord[position] * Long.SIZE];
    }
}
