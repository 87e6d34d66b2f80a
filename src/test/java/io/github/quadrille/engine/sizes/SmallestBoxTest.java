package io.github.quadrille.engine.sizes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.engine.sizes.SmallestBox.Answer;
import io.github.quadrille.engine.sizes.SmallestBox.Box;
import io.github.quadrille.engine.sizes.SmallestBox.Form;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class SmallestBoxTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1x1   | pentominoes: 1 | ANY         | false | 6x10",
                "1x1   | tetrominoes: 1 | ANY         | true  | 3x7",
                "1x1   | tetrominoes: 1 | EQUAL_SIDES | true  | 5x5",
                "1x1   | pentominoes: 1 | EQUAL_SIDES | true  | 8x8",
                "1x1   | I: 1, O: 1     | ANY         | true  | 3x4",
                "1x1x1 | tetracubes: 1  | ANY         | true  | 2x4x4",
                "1x1x1 | soma: 1        | EQUAL_SIDES | false | 3x3x3",
                "1x1x1 | 1x2x2: 6       | EQUAL_SIDES | true  | 3x3x3",
                "1x1x1 | 1x2x2: 5       | ANY         | false | 2x2x5"
            })
    void the_smallest_box_is_known(String board, String pieces, Form form, boolean hasGaps, String best)
            throws UnusableInput {
        Answer answer = find(puzzle(board, pieces, ""), form, hasGaps);
        assertThat(answer.status()).isEqualTo(Status.OPTIMAL);
        assertThat(answer.best().orElseThrow().box()).hasToString(best);
    }

    @Test
    void without_gaps_there_may_be_none() throws UnusableInput {
        Answer answer = find(puzzle("1x1", "tetrominoes: 1", ""), Form.ANY, false);
        assertThat(answer.status()).isEqualTo(Status.INFEASIBLE);
        assertThat(answer.smaller())
                .extracting(none -> none.box() + " " + none.evidence().name())
                .containsExactly("4x5 colouring", "2x10 colouring", "1x20 length");
        assertThat(find(puzzle("1x1", "tetrominoes: 1", ""), Form.EQUAL_SIDES, false)
                        .status())
                .isEqualTo(Status.INFEASIBLE);
    }

    @Test
    void pieces_that_look_the_same_keep_their_names() throws UnusableInput {
        Puzzle pieces = puzzle("1x1", "a: 2, b: 1, c: 1", "shapes: {a: XX/X, b: X/XX, c: XX/XX}\n");
        Answer answer = find(pieces, Form.ANY, true);
        SmallestBox.Found found = answer.best().orElseThrow();
        assertThat(new PackingChecker(found.puzzle()).faults(found.packing())).isEmpty();
        assertThat(found.packing().pieces()).extracting(piece -> piece.kind()).containsOnlyOnce("b", "c");
    }

    @Test
    void without_time_the_bound_is_told() throws UnusableInput {
        Answer answer = new SmallestBox(
                        puzzle("1x1", "tetrominoes: 1", ""),
                        Form.ANY,
                        true,
                        Limits.time(Duration.ZERO),
                        Listener.SILENT)
                .find();
        assertThat(answer.status()).isEqualTo(Status.UNDECIDED);
        assertThat(answer.stoppedBy()).contains(Limit.TIME);
        assertThat(answer.open()).containsExactly(new Box(List.of(4, 5)));
    }

    @Test
    void a_range_is_no_number_of_pieces() throws UnusableInput {
        Puzzle pieces = puzzle("1x1", "T: 1..2", "");
        assertThatThrownBy(() -> find(pieces, Form.ANY, true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("T: 1..2");
    }

    /**
     * Compares the smallest box with the result of a slow search, which tries all rectangles in the order of their
     * areas and half perimeters.
     */
    @Test
    void brute_force_finds_no_smaller_rectangle() throws UnusableInput {
        Random random = new Random(60);
        List<String> kinds = List.of("I2", "I3", "V3", "T", "L", "S", "O", "I", "J", "Z");
        for (int round = 0; round < Rounds.of(15, 150); round++) {
            PieceSymmetry symmetry = List.of(PieceSymmetry.values()).get(random.nextInt(3));
            int known = symmetry == PieceSymmetry.FREE ? 8 : 10;
            String one = kinds.get(random.nextInt(known));
            String other = kinds.get(random.nextInt(known));
            String text = one.equals(other)
                    ? one + ": 3"
                    : "%s: %d, %s: %d".formatted(one, 1 + random.nextInt(2), other, 1 + random.nextInt(2));
            Puzzle pieces = puzzle("1x1", text, "symmetry: " + symmetry.word() + "\n");
            boolean isSquare = random.nextBoolean();
            Box found = find(pieces, isSquare ? Form.EQUAL_SIDES : Form.ANY, true)
                    .best()
                    .orElseThrow()
                    .box();
            assertThat(List.of(
                            found.sides().get(0) * found.sides().get(1),
                            found.sides().get(0) + found.sides().get(1)))
                    .as("%s, %s", text, symmetry)
                    .isEqualTo(slowly(pieces, isSquare));
        }
    }

    private static List<Integer> slowly(Puzzle pieces, boolean isSquare) {
        for (int area = 1; ; area++) {
            for (int sum = 2; sum <= area + 1; sum++) {
                for (int rows = 1; rows < sum; rows++) {
                    int columns = sum - rows;
                    if (rows * columns == area && (!isSquare || rows == columns) && holds(pieces, rows, columns)) {
                        return List.of(area, sum);
                    }
                }
            }
        }
    }

    private static boolean holds(Puzzle pieces, int rows, int columns) {
        return BruteForce.count(pieces.on(new Region(Collections.nCopies(rows, "?".repeat(columns)), Wrap.NONE)), 1)
                > 0;
    }

    private static Answer find(Puzzle pieces, Form form, boolean hasGaps) {
        return new SmallestBox(pieces, form, hasGaps, Limits.NONE, Listener.SILENT).find();
    }

    private static Puzzle puzzle(String board, String pieces, String lines) throws UnusableInput {
        String lattice = board.equals("1x1") ? "square" : "cubic";
        return PuzzleReader.parse(
                "test", "lattice: %s\nboard: %s\npieces: {%s}\n%s".formatted(lattice, board, pieces, lines));
    }
}
