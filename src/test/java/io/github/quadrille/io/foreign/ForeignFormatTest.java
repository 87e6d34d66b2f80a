package io.github.quadrille.io.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForeignFormatTest {
    @Test
    void coursework_has_a_size_a_word_and_pieces_in_letters() throws UnusableInput {
        ForeignPuzzle puzzle = read(ForeignFormat.COURSEWORK, "2 4 2\nDEFAULT\n A\nAAA\nBB\nB B\n");
        assertThat(picture(puzzle)).containsExactly("....", "....");
        assertThat(puzzle.pieces()).extracting(piece -> piece.cells().size()).containsExactly(4, 4);
        assertThat(puzzle.pieces().get(1).cells()).contains(new Cell(1, 0), new Cell(1, 2));
    }

    @Test
    void coursework_may_draw_its_board() throws UnusableInput {
        assertThat(picture(read(ForeignFormat.COURSEWORK, "2 3 1\nCUSTOM\n.X.\nXXX\nA\nAA\nA\n")))
                .containsExactly("#.#", "...");
    }

    @Test
    void regions_may_stay_open_and_are_as_wide_as_their_first_number() throws UnusableInput {
        List<ForeignPuzzle> puzzles =
                ForeignFormat.PRESENTS.read("presents", "0:\n##\n#.\n\n1:\n###\n\n4x2: 1 1\n3x3: 0 2\n");
        assertThat(puzzles).hasSize(2);
        assertThat(picture(puzzles.get(0))).containsExactly("????", "????");
        assertThat(puzzles.get(1).pieces()).extracting(piece -> piece.kind()).containsExactly("1", "1");
    }

    @Test
    void polygons_are_filled_and_barriers_taken_out() throws UnusableInput {
        String file = """
                [General]
                GridSize=25
                [Board]
                Polygon="0,0 | 3,0 | 3,2 | 0,2 | 0,0"
                [Block1]
                Polygon="0,0 | 2,0 | 2,1 | 1,1 | 1,2 | 0,2 | 0,0"
                StartPos="7,7"
                [Block2]
                Polygon="5,5 | 7,5 | 7,6 | 5,6 | 5,5"
                [Barrier1]
                Polygon="0,0 | 1,0 | 1,1 | 0,1 | 0,0"
                StartPos="2,1"
                """;
        ForeignPuzzle puzzle = read(ForeignFormat.IQPUZZLE, file);
        assertThat(picture(puzzle)).containsExactly("...", "..#");
        assertThat(puzzle.pieces().get(0).cells()).containsExactly(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0));
        assertThat(puzzle.pieces().get(1).cells()).hasSize(2);
    }

    @Test
    void the_largest_of_some_blocks_is_their_board() throws UnusableInput {
        ForeignPuzzle puzzle = read(ForeignFormat.TILES, "\n  ##   #\n   #   ##\n\n  ###\n  ###\n");
        assertThat(picture(puzzle)).containsExactly("...", "...");
        assertThat(puzzle.pieces()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "....\n.##.\n.##.\n....\n\n....\n####\n....\n....\n",
                "A.\nAA\n\nBB\nB.\n",
                "A\nAA\nBB\nBB\nC\n",
                "XXX\nX\n\nXXX\nX\n",
                "a=XX\nhook=XX/.X\n"
            })
    void drawings_of_pieces_have_no_board(String text) {
        assertThat(ForeignFormat.of(text)).contains(ForeignFormat.PIECES);
        assertThatThrownBy(() -> ForeignFormat.PIECES.read("pieces", text)).hasMessageContaining("but no board. Solve");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "########\n########\n",
                "....\n.##.\n....\n",
                "AAB\nA.B\n",
                "AAA\nBBB\n",
                "AAB\nCCB\n\nAAA\nBBB\n",
                "board: 4x5\npieces: {T: 2}\n",
                "1 0 1\n0 1 1\n",
                "## ##\n## ##\n",
                ""
            })
    void other_texts_are_none_of_these(String text) {
        assertThat(ForeignFormat.of(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'2 2 2\nDEFAULT\nAA\nAA' | The first line says 2 pieces, but 1 are drawn.",
                "'2 2 1\nPYRAMID\nAA\nAA' | f:2:1: The board is 'PYRAMID'",
                "'2 2 1\nDEFAULT\nAB\nAA' | f:3:1: 'AB' is not a row of one letter.",
                "'2 2 2\nDEFAULT\nA\nB\nA' | f:5:1: The letter 'A' is used for a piece further up already.",
                "'2 2 1\nCUSTOM\nX.X\nXX\nA' | f:3:1: 'X.X' is not a row of 2 'X' and '.'.",
                "'9999 9999 1\nDEFAULT\nA' | f:1:1: The board of this grid is too large",
                "'0:\n##\n\n4x4: 1 2' | f:4:1: The region has 2 counts, but there are 1 shapes.",
                "'0:\n##\n2:\n#\n4x4: 1' | f:3:1: '2:' is not the number of the next shape, a row of '#' and '.', or a region. Write '4x5: 1 2'.",
                "'0:\n##\n4x4: 0' | f:3:1: This region has no pieces.",
                "'[Board]\nPolygon=\"0,0 ; 0.5,0\"' | f:2:1: '0.5,0' is not a corner of a square",
                "'X   XX\n    XX\nX' | The largest block has 4 squares, but the other 2 blocks have 2 in all."
            })
    void faults_are_told_with_their_place(String text, String message) {
        String file = text.replace(" / ", " | ").replace(" ; ", " | ");
        ForeignFormat format = ForeignFormat.of(file).orElseThrow();
        assertThatThrownBy(() -> format.read("f", file))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message);
    }

    private static ForeignPuzzle read(ForeignFormat expected, String text) throws UnusableInput {
        assertThat(ForeignFormat.of(text)).contains(expected);
        return expected.read("file", text).get(0);
    }

    private static List<String> picture(ForeignPuzzle puzzle) {
        return DrawnRegion.of(Lattices.SQUARE, puzzle.mandatory(), puzzle.optional())
                .picture();
    }
}
