package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ColouringArgumentTest {
    @ParameterizedTest
    @CsvSource({"4,5", "10,14", "15,28", "30,50", "50,90"})
    void an_odd_number_of_t_is_seen_on_a_chessboard(int rows, int columns) {
        int each = rows * columns / 20;
        assertThat(sentence(Puzzle.standard(rows, columns)))
                .contains(("Colour the board like a chessboard. Each T covers an odd number of dark cells, every other "
                                + "piece an even number; %,d %s an odd number, but %,d cells are dark.")
                        .formatted(each, each == 1 ? "T covers" : "T's cover", 10 * each));
    }

    @ParameterizedTest
    @CsvSource({"4,7,1", "2,14,1", "7,12,3", "6,14,3"})
    void an_odd_number_of_one_sided_sets_is_seen_on_a_chessboard(int rows, int columns, int sets) {
        List<Supply> supplies = BuiltInKinds.set("one-sided-tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, CountRange.exactly(sets)))
                .toList();
        Puzzle puzzle = new Puzzle("sets", Region.rectangle(rows, columns), PieceSymmetry.ONE_SIDED, new Bag(supplies));
        assertThat(sentence(puzzle).orElseThrow()).startsWith("Colour the board like a chessboard. Each T covers");
    }

    @ParameterizedTest
    @CsvSource({
        "L, stripes. Each L covers an odd number of dark cells",
        "T, chessboard. Each T covers an odd number of dark cells",
        "I, diagonal stripes as shown. Each O covers an odd number of dark cells",
        "S, diagonal stripes as shown. Each O covers an odd number of dark cells"
    })
    void one_o_does_not_go_with_fifteen_of_another_kind(String kind, String words) {
        Optional<String> sentence = sentence(puzzle(Region.rectangle(8, 8), kind, 15, "O", 1));
        assertThat(sentence.orElseThrow().replace("in stripes as shown", "stripes"))
                .contains(words);
    }

    @ParameterizedTest
    @CsvSource({"T,6,6", "T,6,10", "T,10,10", "L,4,11", "L,6,6", "L,10,10", "I,6,6", "I,10,10"})
    void any_number_of_one_kind_may_be_too_regular(String kind, int rows, int columns) {
        Puzzle puzzle = puzzle(Region.rectangle(rows, columns), kind, -1);
        assertThat(sentence(puzzle).orElseThrow()).contains("very piece ");
    }

    @Test
    void weights_are_told_with_all_their_sums() {
        assertThat(sentence(puzzle(Region.rectangle(6, 6), "L", -1)))
                .contains("Give the cells the weights shown, modulo 4. "
                        + "Every piece weighs 0 wherever it lies, but the board weighs 2.");
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 30})
    void dominoes_do_not_cover_a_mutilated_chessboard(int side) {
        Region region = mutilated(side);
        int dark = side * side / 2;
        assertThat(sentence(puzzle(region, "domino", -1)))
                .contains(
                        ("Colour the board like a chessboard. Every piece covers as many cells of one colour as of the "
                                        + "other, but there are %,d of one and %,d of the other.")
                                .formatted(dark, dark - 2));
        assertThat(sentence(puzzle(region, "domino", dark - 1)).orElseThrow()).contains("Each I2 covers an odd number");
    }

    @ParameterizedTest
    @CsvSource({"2,20", "4,10", "5,8", "8,10", "20,20", "28,70"})
    void other_boards_have_no_colouring(int rows, int columns) {
        assertThat(sentence(Puzzle.standard(rows, columns))).isEmpty();
    }

    @Test
    void weights_that_prove_nothing_are_refused() {
        PlacementTable table = new PlacementTable(puzzle(Region.rectangle(2, 2), "domino", 2));
        assertThatThrownBy(() -> ColouringArgument.checked(table, 2, new int[] {1, 0, 0, 1}))
                .hasMessage("The board and the pieces have the same weight, so they prove nothing.");
        assertThatThrownBy(() -> ColouringArgument.checked(table, 2, new int[] {1, 0, 0, 0}))
                .hasMessage("Placements of kind 0 have different weights.");
        assertThatThrownBy(() -> ColouringArgument.checked(table, 2, new int[] {2, 0, 0, 0}))
                .hasMessage("Cell 0 must not weigh 2.");
        PlacementTable open = new PlacementTable(puzzle(Region.rectangle(1, 3), "domino", -1));
        assertThatThrownBy(() -> ColouringArgument.checked(open, 2, new int[] {0, 1, 0}))
                .hasMessage("The number of pieces of kind 0, which have a weight, is not fixed.");
    }

    @Test
    void a_regular_colouring_is_also_found_cell_by_cell() {
        RandomPuzzles puzzles = new RandomPuzzles(5);
        int found = 0;
        for (int i = 0; i < 1000; i++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = new PlacementTable(puzzle);
            Optional<ColouringArgument> any = ColouringArgument.findAny(table, () -> {});
            any.ifPresent(one -> CertificateCheck.check(puzzle, one.certificate()));
            if (ColouringArgument.findRegular(table, () -> {}).isPresent()) {
                found++;
                assertThat(any).as("%s", puzzle).isPresent();
            }
        }
        assertThat(found).isPositive();
    }

    private static Optional<String> sentence(Puzzle puzzle) {
        Optional<Argument> argument =
                Arguments.findIn(new PlacementTable(puzzle), () -> {}).filter(ColouringArgument.class::isInstance);
        argument.ifPresent(one -> CertificateCheck.check(puzzle, one.certificate()));
        return argument.map(Argument::sentence);
    }

    private static Region mutilated(int side) {
        List<String> rows = new ArrayList<>();
        rows.add("#" + ".".repeat(side - 1));
        for (int row = 1; row < side - 1; row++) {
            rows.add(".".repeat(side));
        }
        rows.add(".".repeat(side - 1) + "#");
        return new Region(rows, Wrap.NONE);
    }

    /** Returns a puzzle with pieces, given as names and counts in turn. A count of -1 means any number. */
    private static Puzzle puzzle(Region region, Object... pieces) {
        List<Supply> supplies = new ArrayList<>();
        for (int i = 0; i < pieces.length; i += 2) {
            int count = (int) pieces[i + 1];
            supplies.add(new Supply(
                    BuiltInKinds.find((String) pieces[i]).orElseThrow(),
                    count < 0 ? CountRange.ANY : CountRange.exactly(count)));
        }
        return new Puzzle("puzzle", region, PieceSymmetry.FREE, new Bag(supplies));
    }
}
