package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/** Where pieces lie on each other, or on holes: nowhere in a packing or a part of one. Memory is linear in the board. */
final class Conflicts {
    private final Map<Cell, Integer> cells = new TreeMap<>();
    private final BitSet pieces = new BitSet();

    Conflicts(Picture picture) {
        Gutters gutters = Gutters.of(picture);
        int width = picture.columns() + gutters.right();
        int[] counts = new int[(picture.rows() + gutters.below()) * width];
        for (int piece = 0; piece < picture.size(); piece++) {
            for (Cell cell : picture.cells(piece)) {
                counts[cell.row() * width + cell.column()]++;
            }
        }
        for (int piece = 0; piece < picture.size(); piece++) {
            for (Cell cell : picture.cells(piece)) {
                int count = counts[cell.row() * width + cell.column()];
                if (count > 1 || isHole(picture, cell)) {
                    cells.put(cell, count);
                    pieces.set(piece);
                }
            }
        }
    }

    private static boolean isHole(Picture picture, Cell cell) {
        return cell.row() < picture.rows()
                && cell.column() < picture.columns()
                && picture.markAt(cell.row(), cell.column()) == Region.HOLE;
    }

    /** How many pieces lie on each of these cells, row by row. */
    Map<Cell, Integer> cells() {
        return cells;
    }

    /** Whether a piece lies on another, or on a hole. */
    boolean has(int piece) {
        return pieces.get(piece);
    }
}
