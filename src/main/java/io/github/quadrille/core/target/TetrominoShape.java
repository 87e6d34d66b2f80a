package io.github.quadrille.core.target;

import io.github.quadrille.core.geometry.Polyform;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A {@code TetrominoShape} is one of the 19 fixed tetrominoes. Its id is the number that programs for covering random
 * targets use.
 *
 * @param id 1..19
 * @param free the kind when pieces may be turned and flipped: I, O, T, L or S
 * @param oneSided the kind when pieces may be turned only: J and Z are the mirror images of L and S
 * @param shape the shape, with its cells sorted row by row
 */
public record TetrominoShape(int id, String free, String oneSided, Polyform shape) {
    public static final int COUNT = 19;

    private static final List<String> DRAWINGS = List.of(
            "O ##/##",
            "I #/#/#/#",
            "I ####",
            "L #./#./##",
            "L ..#/###",
            "L ##/.#/.#",
            "L ###/#..",
            "J .#/.#/##",
            "J ###/..#",
            "J ##/#./#.",
            "J #../###",
            "T #./##/#.",
            "T .#./###",
            "T .#/##/.#",
            "T ###/.#.",
            "S .##/##.",
            "S #./##/.#",
            "Z ##./.##",
            "Z .#/##/#.");

    private static final List<TetrominoShape> ALL = IntStream.rangeClosed(1, COUNT)
            .mapToObj(id -> parse(id, DRAWINGS.get(id - 1)))
            .toList();

    private static TetrominoShape parse(int id, String drawing) {
        String name = drawing.substring(0, 1);
        String free = name.equals("J") ? "L" : name.equals("Z") ? "S" : name;
        String[] rows = drawing.substring(2).replace('#', 'X').split("/");
        return new TetrominoShape(id, free, name, Polyform.drawn(rows));
    }

    /** Returns all shapes, in the order of their ids. */
    public static List<TetrominoShape> all() {
        return ALL;
    }

    /**
     * Returns the shape with an id.
     *
     * @param id 1..19
     */
    public static TetrominoShape of(int id) {
        return ALL.get(id - 1);
    }
}
