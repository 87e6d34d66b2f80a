package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The letters inside of outlined pieces: one for every part that looks like a tile of its own. Where the parts of a
 * piece do not even meet over an edge of the board, a number after the letter tells what belongs together. The letters of
 * given pieces stand in brackets.
 */
final class PieceLabels {
    private static final int LARGEST_NUMBER = 99;
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

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
        Set<Cell> unseen = new HashSet<>(picture.cells(piece));
        return picture.cells(piece).stream()
                .filter(cell -> removePart(unseen, cell, overEdges))
                .toList();
    }

    private boolean removePart(Set<Cell> unseen, Cell first, boolean overEdges) {
        boolean isNew = unseen.remove(first);
        Deque<Cell> open = new ArrayDeque<>(List.of(first));
        while (isNew && !open.isEmpty()) {
            Cell cell = open.pop();
            for (int[] step : STEPS) {
                Cell next = cell.shifted(step[0], step[1]);
                Cell carried = overEdges ? carried(next) : next;
                if (unseen.remove(carried)) {
                    open.push(carried);
                }
            }
        }
        return isNew;
    }

    private Cell carried(Cell cell) {
        return new Cell(
                picture.wrap().topMeetsBottom() ? Math.floorMod(cell.row(), picture.rows()) : cell.row(),
                picture.wrap().leftMeetsRight() ? Math.floorMod(cell.column(), picture.columns()) : cell.column());
    }
}
