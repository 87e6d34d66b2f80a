package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.geometry.Polyform;

import java.util.Collections;

/** A rectangle on a board: its first row and column, how many rows and how many columns. */
public record Block(int row, int column, int rows, int columns) {
    /** Rows and columns in the field's notation, such as {@code 4x10}. */
    public String size() {
        return rows + "x" + columns;
    }

    /** Rows and columns exchanged, of the board too. */
    Block transposed() {
        return new Block(column, row, columns, rows);
    }

    Polyform shape() {
        return Polyform.drawn(Collections.nCopies(rows, "X".repeat(columns)).toArray(String[]::new));
    }
}
