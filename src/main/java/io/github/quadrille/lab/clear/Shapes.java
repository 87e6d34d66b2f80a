package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;

import java.util.List;
import java.util.stream.Stream;

/** The 19 fixed tetrominoes: what the seven look like in each of their rotations. */
final class Shapes {
    static final List<List<Cell>> ALL = Stream.of(
                    "####",
                    "#/#/#/#",
                    "##/##",
                    "###/.#.",
                    ".#/##/.#",
                    ".#./###",
                    "#./##/#.",
                    ".##/##.",
                    "#./##/.#",
                    "##./.##",
                    ".#/##/#.",
                    "#./#./##",
                    "..#/###",
                    "##/.#/.#",
                    "###/#..",
                    ".#/.#/##",
                    "###/..#",
                    "##/#./#.",
                    "#../###")
            .map(Shapes::cells)
            .toList();

    private Shapes() {}

    private static List<Cell> cells(String picture) {
        List<String> rows = List.of(picture.split("/"));
        Stream.Builder<Cell> cells = Stream.builder();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == '#') {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells.build().toList();
    }
}
