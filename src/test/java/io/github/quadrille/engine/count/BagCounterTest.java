package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.BagTable.BagCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class BagCounterTest {
    @Test
    void seven_of_twelve_pentominoes_fill_5x7_in_245_choices() throws UnusableInput {
        BagTable table = count(FrontierCounts.puzzle("5x7", "pentominoes: 0..1"), false, CountMethod.AUTO);
        assertThat(table.choices()).isEqualTo(792);
        assertThat(table.bags()).hasSize(245);
        assertThat(table.packings()).isEqualTo(5584);
        assertThat(table.isComplete()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "4x5, T: 0..2; I: 0..2; O: 0..2; L: 0..3; S: 0..2, symmetry: free",
        "4x5, one-sided-tetrominoes: 0..2, symmetry: one-sided",
        "4x4, L: 0..3; T: 0..2; O: 1..4, symmetry: one-sided",
        "4x4, I@0: 0..4; I@90: 0..4; O: any, symmetry: fixed",
        "3x5, P5: 0..1; U5: 0..1; L5: 0..1; V5: 0..1; N5: 0..1; I5: 0..1, wrap: horizontal",
        "3x4, O1: any; I2: any; V3: 0..2, wrap: both",
        "'[\"....?\", \".##..\", \"?....\"]', I: 0..2; L: 0..2; V3: 0..2; I2: 0..1, symmetry: free",
    })
    void one_sweep_agrees_with_each_choice_by_itself(String board, String pieces, String line) throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle(board, pieces.replace(';', ','), line);
        BagTable sweep = count(puzzle, true, CountMethod.FRONTIER);
        BagTable search = count(puzzle, true, CountMethod.SEARCH);
        assertThat(sweep.bags()).isNotEmpty().isEqualTo(search.bags());
        assertThat(sweep.choices()).isEqualTo(search.decided());
    }

    @Test
    void counting_without_cleverness_agrees() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("4x4", "T: 0..4, L: 0..4, O: 0..4, I: 0..4");
        BagTable table = count(puzzle, false, CountMethod.AUTO);
        assertThat(table.method()).isEqualTo(CountMethod.FRONTIER);
        for (BagCount bag : table.bags()) {
            assertThat(BruteForce.count(BagChoices.puzzle(puzzle, bag.pieces()), Long.MAX_VALUE))
                    .isEqualTo(bag.packings().longValueExact());
        }
    }

    @Test
    void a_choice_has_as_many_pieces_as_wanted() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("3x4", "I2: any, V3: any, L: any");
        for (CountMethod method : CountMethod.values()) {
            BagTable table = BagCounter.count(
                    puzzle,
                    OptionalInt.of(4),
                    SymmetryGroup.TRIVIAL,
                    method,
                    Limits.NONE.withThreads(1),
                    Listener.SILENT);
            assertThat(table.bags()).extracting(BagCount::pieces).contains(List.of(0, 4, 0), List.of(1, 2, 1));
            assertThat(table.bags())
                    .allMatch(bag ->
                            bag.pieces().stream().mapToInt(count -> count).sum() == 4);
        }
    }

    /**
     * A choice says how many pieces of each kind are used. A choice without L is its own mirror image. But the mirror
     * image of the whole set has J instead of L, so it is a different set.
     */
    @Test
    void a_choice_may_have_more_symmetries_than_its_set() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("2x4", "L: 0..1, T: any, O: any, I: any", "symmetry: one-sided");
        BagTable table = count(puzzle, true, CountMethod.AUTO);
        assertThat(table.bags())
                .isEqualTo(count(puzzle, true, CountMethod.SEARCH).bags());
        assertThat(table.why()).isEqualTo("a choice of pieces may have symmetries that the whole set does not have");
    }

    @Test
    void what_is_known_when_time_is_up_is_told() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("5x7", "pentominoes: 0..1");
        Limits limits = Limits.time(Duration.ofMillis(300)).withThreads(1);
        BagTable table = BagCounter.count(
                puzzle, OptionalInt.empty(), SymmetryGroup.TRIVIAL, CountMethod.SEARCH, limits, Listener.SILENT);
        assertThat(table.stoppedBy()).contains(Limit.TIME);
        assertThat(table.decided()).isLessThan(table.choices());
        assertThat(BigInteger.valueOf(table.bags().size())).isLessThanOrEqualTo(table.decided());
    }

    @Test
    void without_memory_for_one_sweep_each_choice_is_counted_by_itself() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("4x5", "tetrominoes: 0..2");
        Limits limits = Limits.NONE.withMemory(1000).withThreads(1);
        BagTable table = BagCounter.count(
                puzzle, OptionalInt.empty(), SymmetryGroup.FULL, CountMethod.AUTO, limits, Listener.SILENT);
        assertThat(table.bags())
                .isEqualTo(count(puzzle, true, CountMethod.FRONTIER).bags());
        assertThat(table.why()).contains("memory");
    }

    private static BagTable count(Puzzle puzzle, boolean classes, CountMethod method) {
        return BagCounter.count(
                puzzle,
                OptionalInt.empty(),
                SymmetryGroup.of(classes),
                method,
                Limits.NONE.withThreads(1),
                Listener.SILENT);
    }
}
