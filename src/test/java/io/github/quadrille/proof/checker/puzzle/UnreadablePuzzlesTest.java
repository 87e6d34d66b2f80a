package io.github.quadrille.proof.checker.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a text that is no puzzle, or would fill the memory, is refused with one sentence. */
@Slow
class UnreadablePuzzlesTest {
    private static final String PIECES = "\npieces: {T: any}\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board: &a 4x5|1|A puzzle file must not have anchors, aliases or tags.",
                "board: !!str 4x5|1|A puzzle file must not have anchors, aliases or tags.",
                "board: *a|1|A puzzle file must not have anchors, aliases or tags.",
                "board: 4x5\\nboard: 5x4|2|The key 'board' is given twice.",
                "board: 4x5\\nbord: 5x4|2|The key 'bord' is unknown, or an option gives its value, too.",
                "board: 4x5\\n---\\na: b|2|The file should have one document.",
                "board: [|3|This is not YAML: ",
                "board: 2000x2000|1|'2000x2000' is not a size of this lattice, or is too large for this checker.",
                "board: 2x3x4|1|'2x3x4' is not a size of this lattice",
                "board: 0x4|1|'0x4' is not a size of this lattice",
                "board: ['..', '.']|1|The rows of the board must have the same length.",
                "board: ['.a', '..']|1|The board may have only '.', '?' and '#', but has the character 'a'.",
                "board: ['##', '##']|1|The board has no cell",
                "board: ..\\n  ..|1|The board should be a picture.",
                "board: 4x5\\nwrap: layers|2|On this lattice, edges cannot meet in this way.",
                "board: 4x5\\nwrap: [rows, rows]|2|On this lattice, edges cannot meet in this way. Use none,"
                        + " horizontal, vertical, both, rows or columns.",
                "board: 4x5\\nlattice: round|2|There is no such lattice. Use square, cubic, hexagonal, triangular, fcc or hypercubic.",
                "board: 4x5\\nsymmetry: loose|2|There is no symmetry 'loose'. Use free, one-sided or fixed.",
                "board: 4x5\\ngoal: win|2|The goal is 'win'. Use pack or cover.",
                "board: 4x5\\nweights: {T: 2}|0|The key 'weights' is given, but 'maximise' is cells.",
                "board: 4x5\\ngoal: cover\\ncell-weights: ['1']|3|The picture of the weights does not have the shape"
                        + " of the board.",
                "board: 4x5\\ngiven: [[T, [[0, 0], [9, 9], [0, 2], [1, 1]]]]|2|A given piece covers a place that is"
                        + " not a cell of the board.",
                "board: 4x5\\ngiven: [[T, [[0, 0], [0, 1], [0, 2], [0, 3]]]]|2|The given piece 'T' fits no kind",
                "board: 4x5\\nshapes: {T: [X]}|2|The shape 'T' has no cells, too many cells, or the name of another shape.",
                "lattice: hexagonal\\nboard: ['. .', '. .']|2|The board has rows of hexagons that are not shifted by"
                        + " half a cell.",
                "lattice: triangular\\nboard: 3x3\\nwrap: both|3|On this lattice, edges cannot meet in this way. Use"
                        + " none."
            })
    void what_is_no_puzzle_is_refused_with_its_line(String text, int line, String message) {
        assertThatThrownBy(() -> derive(text.replace("\\n", "\n") + PIECES))
                .isInstanceOfSatisfying(
                        UnreadablePuzzle.class, e -> assertThat(e.line()).isEqualTo(line))
                .hasMessageStartingWith(message);
    }

    @Test
    void a_board_of_the_line_clearing_game_is_known_as_such() {
        assertThatThrownBy(() -> ModelDerivation.ofFile(",,b,B\nr,,,b\n".getBytes(StandardCharsets.UTF_8), Map.of()))
                .isInstanceOf(UnreadablePuzzle.class)
                .hasMessageStartingWith(
                        "This is a board of the line-clearing game, whose model cannot be derived here.");
    }

    @Test
    void depth_and_size_are_bounded() {
        assertUnreadable("board: " + "[".repeat(100_000));
        assertUnreadable("board: [" + "a, ".repeat(400_000) + "]");
        assertUnreadable("board: 900x900\npieces: {pentominoes: any}\n");
        assertUnreadable("board: hexagon 9999\nlattice: hexagonal\npieces: {H1: any}\n");
        assertUnreadable("board: 4x5\npieces: {T: 99999999999999999999}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name: n\nboard: |\n  ....\n  ..?#\npieces: {V3: 1..2, hook: any}\nshapes:\n  hook: |\n    X\ngoal: cover\ncell-weights: |\n  1231\n  145#\ngiven: |\n  aa..\n  a...\n",
                "board: [[0, 0], [0, 1], [1, 0], [2, 0], [2, 1]]\npieces: {I2: any, a: any}\nshapes: {a: [[0, 0], [0, 1], [0, 2]]}\n",
                "lattice: cubic\nboard: [[0, 0, 0], [0, 0, 1], [0, 0, 2]]\npieces: {O1: any, a: any}\nshapes: {a: [[0, 0, 0], [0, 0, 1], [0, 0, 2]]}\n",
                "board: 4x4\nwrap: horizontal\nsymmetry: one-sided\npieces: {L: 1..2, I4: any, one-sided-pentominoes: 0}\n",
                "board: ['0111', '1110']\nwrap: [rows]\nsymmetry: fixed\npieces: {L@90: 2.., T: any}\ngoal: cover\nmaximise: pieces\nweights: {T: 12}\n",
                "lattice: cubic\nboard: |\n  ..\n  .?\n\n  ..\n  #.\nwrap: layers,rows\npieces: {V3: any, A: 0..1, h: 1}\nshapes:\n  h: |\n    XX\n\n    X.\n",
                "lattice: hexagonal\nboard: |\n    . . .\n   . # . ?\n  . . . .\npieces: {I3: any, h: 1..}\nshapes:\n  h: |\n     X X\n    X . X\ngiven:\n- [I3, [[0, 1], [0, 2], [0, 3]]]\n",
                "lattice: triangular\nboard: |\n    ...\n   ..?..\n  ...#...\npieces: {D2: any, I3: 1..2, h: 0..1}\nshapes: {h: [.X, XX]}\n"
            })
    void a_slip_is_read_as_our_own_way_reads_it_or_refused(String text) throws Exception {
        Random random = new Random(3);
        ModelsOfPuzzles models = new ModelsOfPuzzles(folder);
        for (int round = 0; round < Rounds.of(40, 1000); round++) {
            StringBuilder slipped = new StringBuilder(text);
            for (int slip = 0; slip <= random.nextInt(3); slip++) {
                int at = random.nextInt(slipped.length());
                switch (random.nextInt(3)) {
                    case 0 -> slipped.deleteCharAt(at);
                    case 1 -> slipped.insert(at, text.charAt(random.nextInt(text.length())));
                    default -> slipped.setCharAt(at, text.charAt(random.nextInt(text.length())));
                }
            }
            String damaged = slipped.toString();
            try {
                assertThat(derive(damaged).rows()).isNotEmpty();
                Puzzle puzzle = PuzzleReader.parse("p.yaml", damaged);
                assertThat(models.check(damaged, ModelsOfPuzzles.written(puzzle)))
                        .as(damaged)
                        .isInstanceOf(CheckResult.OfPuzzle.class);
            } catch (UnreadablePuzzle e) {
                assertThat(e).hasMessageMatching("(?s).{5,300}");
            } catch (UnusableInput e) {
                // The checker's own reader can read this text, but the solver refuses it. So there is no model to
                // compare.
                assertThat(e).hasMessageMatching(Advice.IN);
            }
        }
    }

    private static void assertUnreadable(String text) {
        assertThatThrownBy(() -> derive(text)).isInstanceOf(UnreadablePuzzle.class);
    }

    private static DerivedModel derive(String text) throws UnreadablePuzzle {
        return ModelDerivation.ofFile(text.getBytes(StandardCharsets.UTF_8), Map.of());
    }
}
