package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Lattices;
import io.github.quadrille.geometry.TouchingCells;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The letters inside of outlined pieces: one for every part that looks like a tile of its own. Where the parts of a
 * piece do not even meet over an edge of the board, a number after the letter tells what belongs together. The letters of
 * given pieces stand in brackets.
 */
final class PieceLabels {
    private static final int LARGEST_NUMBER = 99;

    private final Picture picture;
    private final Map<Cell, String> labels = new HashMap<>();

    PieceLabels(Picture picture) {
        this.picture = picture;
        int[] numbers = new int[picture.kindNames().size()];
        for (int piece = 0; piece < picture.size(); piece++) {
            int number = ++numbers[picture.kind(piece)];
            String letter = String.valueOf(picture.letter(piece));
            boolean needsNumber =
                    number <= LARGEST_NUMBER && firstCells(piece, true).size() > 1;
            String label = needsNumber ? letter + number : picture.isGiven(piece) ? "(" + letter + ")" : letter;
            firstCells(piece, false).forEach(cell -> labels.put(cell, label));
        }
    }

    /** The label that belongs into a cell, or nothing. */
    String at(int row, int column) {
        return labels.getOrDefault(new Cell(row, column), "");
    }

    /** The first cell of every connected part. */
    private List<Cell> firstCells(int piece, boolean overEdges) {
        return TouchingCells.parts(
                        Lattices.SQUARE, picture.cells(piece), overEdges ? picture::carried : UnaryOperator.identity())
                .stream()
                .map(part -> part.get(0))
                .toList();
    }
}
