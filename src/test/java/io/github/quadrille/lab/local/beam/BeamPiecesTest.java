package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Compares the pieces and their orientations with the report of the beam system. The report prints each of them, and
 * says that a piece turns anticlockwise.
 */
class BeamPiecesTest {
    private static final Puzzle PUZZLE = Puzzle.standard(8, 10);
    private static final BeamPieces PIECES = new BeamPieces(PUZZLE);

    @Test
    void the_pieces_come_set_by_set() {
        assertThat(IntStream.range(0, PIECES.count())
                        .mapToObj(piece -> PUZZLE.bag().kind(PIECES.kind(piece)).name()))
                .startsWith("T", "I", "O", "L", "S", "T", "I", "O", "L", "S")
                .hasSize(20);
    }

    @Test
    void there_are_19_versions_and_each_next_one_is_as_published() {
        assertThat(cycle(0, "XXX/.X.")).containsExactly("X./XX/X.", ".X./XXX", ".X/XX/.X", "XXX/.X.");
        assertThat(cycle(1, "XXXX")).containsExactly("X/X/X/X", "XXXX");
        assertThat(cycle(2, "XX/XX")).containsExactly("XX/XX");
        assertThat(cycle(3, "..X/XXX"))
                .containsExactly(
                        "XX/X./X.", "X../XXX", ".X/.X/XX", "XXX/..X", "XX/.X/.X", "XXX/X..", "X./X./XX", "..X/XXX");
        assertThat(cycle(4, ".XX/XX.")).containsExactly(".X/XX/X.", "XX./.XX", "X./XX/.X", ".XX/XX.");
    }

    /**
     * Returns all orientations of a piece of the first set, in the order in which it turns. The given orientation is
     * the last.
     */
    private static List<String> cycle(int piece, String last) {
        int shape = IntStream.range(0, 19)
                .filter(number -> drawn(number).equals(last))
                .findFirst()
                .orElseThrow();
        List<String> cycle = new ArrayList<>();
        do {
            shape = PIECES.nextShape(shape);
            cycle.add(drawn(shape));
        } while (!drawn(shape).equals(last));
        Polyform kind = PUZZLE.bag().kind(PIECES.kind(piece)).shape();
        assertThat(cycle).hasSameSizeAs(kind.orientations(PUZZLE.symmetry()));
        return cycle;
    }

    private static String drawn(int shape) {
        return String.join(
                "/",
                new Polyform(IntStream.range(0, PIECES.rowOffsets(shape).length)
                                .mapToObj(i -> new Cell(PIECES.rowOffsets(shape)[i], PIECES.columnOffsets(shape)[i]))
                                .toList())
                        .picture());
    }
}
