package io.github.quadrille.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the library's reader and writer of packings. */
class PackingsTest {
    private static final Packing ONE =
            new Packing(List.of(new Placement("I", List.of(cell(0), cell(1), cell(2), cell(3)))));

    @Test
    void what_was_written_is_read_again() throws UnusableInput {
        String json = Packings.toJson(ONE, puzzle());
        assertThat(json)
                .isEqualTo(
                        "{\"pieces\":[{\"kind\":\"I\",\"cells\":[[0,0],[0,1],[0,2],[0,3]]}],\"picture\":[\"IIII\"]}");
        assertThat(Packings.parse("it", json)).containsExactly(ONE);
    }

    @Test
    void several_are_read_from_one_text() throws UnusableInput {
        String json = Packings.toJson(ONE, puzzle());
        assertThat(Packings.parse("it", "[" + json + "," + json + "]")).containsExactly(ONE, ONE);
    }

    @Test
    void what_is_no_packing_is_refused() {
        assertThatThrownBy(() -> Packings.parse("it", "{\"pieces\": 7}"))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith("it:1:12: ");
    }

    private static Puzzle puzzle() throws UnusableInput {
        return Puzzles.parse("row", "board: |\n  ....\npieces:\n  I: 1\n");
    }

    private static Cell cell(int column) {
        return new Cell(0, column);
    }
}
