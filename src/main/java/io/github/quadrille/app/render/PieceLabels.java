package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.TouchingCells;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The letters inside of outlined pieces: one for every part that looks like a tile of its own. Where the parts of a
 * piece do not even meet over an edge of the board, a number after the letter tells what belongs together. The letters of
 * given pieces stand in brackets.
 */
final class PieceLabels {
    private static final int LARGEST_NUMBER = 99;

    private final Picture picture;
    /** Row by row. */
    private final String[] labels;

    PieceLabels(Picture picture) {
        this.picture = picture;
        this.labels = new String[picture.rows() * picture.columns()];
        Arrays.fill(labels, "");
        int[] numbers = new int[picture.counts().length];
        for (int piece = 0; piece < picture.size(); piece++) {
            int number = ++numbers[picture.kind(piece)];
            String letter = String.valueOf(picture.letter(piece));
            List<Cell> firsts = firstCells(piece, false);
            boolean needsNumber = firsts.size() > 1
                    && number <= LARGEST_NUMBER
                    && firstCells(piece, true).size() > 1;
            String label = needsNumber ? letter + number : picture.isGiven(piece) ? "(" + letter + ")" : letter;
            firsts.forEach(cell -> put(cell, label));
        }
    }

    /** The label that belongs into a cell, or nothing. */
    String at(int row, int column) {
        return labels[row * picture.columns() + column];
    }

    /** Pieces of a state may begin beyond the board. */
    private void put(Cell cell, String label) {
        if (cell.row() < picture.rows() && cell.column() < picture.columns()) {
            labels[cell.row() * picture.columns() + cell.column()] = label;
        }
    }

    /** The first cell of every connected part. */
    private List<Cell> firstCells(int piece, boolean overEdges) {
        List<Cell> cells = picture.cells(piece);
        if (TouchingCells.areOnePolyomino(cells)) {
            return cells.subList(0, 1);
        }
        return TouchingCells.parts(Lattices.SQUARE, cells, overEdges ? picture::carried : UnaryOperator.identity())
                .stream()
                .map(part -> part.get(0))
                .toList();
    }
}
