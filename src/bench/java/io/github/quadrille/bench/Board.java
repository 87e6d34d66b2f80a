package io.github.quadrille.bench;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds a puzzle file of this project. Translates its board and bag for the yardstick, which is dancing links in C. */
record Board(String name, String file) {
    static final List<Board> PENTOMINO_BOARDS = Stream.of("3x20", "4x15", "5x12", "6x10", "8x8-without-middle")
            .map(name -> new Board(name, "instances/pentominoes/pentominoes-" + name + ".yaml"))
            .toList();

    static final List<Board> STANDARD_BOARDS = Stream.of(
                    "4x10",
                    "4x20",
                    "5x16",
                    "6x20",
                    "3x40",
                    "12x20",
                    "20x20",
                    "28x70",
                    "60x60",
                    "100x100",
                    "20x20-with-holes",
                    "100x100-with-holes")
            .map(name -> new Board(name, "instances/rectangles/" + name + ".yaml"))
            .toList();

    String forYardstick() {
        return String.join("\n", puzzle().region().picture()) + "\n";
    }

    String bagForYardstick() {
        return puzzle().bag().supplies().stream().map(Board::item).collect(Collectors.joining(",", "4:", ""));
    }

    private static String item(Supply supply) {
        return supply.kind().name() + supply.count().min();
    }

    private Puzzle puzzle() {
        try {
            return PuzzleReader.read(file);
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }
}
