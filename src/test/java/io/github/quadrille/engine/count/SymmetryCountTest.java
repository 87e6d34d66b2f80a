package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.io.input.UnusableInput;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryCountTest {
    @ParameterizedTest
    @CsvSource({
        "4x10, tetrominoes: 2, 449",
        "5x8, tetrominoes: 2, 783",
        "3x20, pentominoes: 1, 2",
        "2x2, I2: 2, 1",
        "4x4, I2: any, 9",
        "6x6, I2: any, 930",
    })
    void it_counts_classes(String board, String pieces, BigInteger classes) throws UnusableInput {
        assertThat(classes(FrontierCounts.puzzle(board, pieces)).classes()).isEqualTo(classes);
    }

    @Test
    void on_a_tube_it_counts_its_rotations_too() throws UnusableInput {
        Classes classes = classes(FrontierCounts.puzzle("5x4", "tetrominoes: 1", "wrap: vertical"));
        assertThat(classes.classes()).isEqualTo(BigInteger.valueOf(7));
        assertThat(classes.symmetries()).isEqualTo(20);
    }

    @Test
    void one_sided_pieces_are_flipped_when_there_are_as_many_of_their_mirror_images() throws UnusableInput {
        Puzzle both = FrontierCounts.puzzle("2x4", "L: 0..1, J: 0..1, I: any", "symmetry: one-sided");
        assertThat(classes(both).symmetries()).isEqualTo(4);
        Puzzle left = FrontierCounts.puzzle("2x4", "L: 2", "symmetry: one-sided");
        assertThat(classes(left).symmetries()).isEqualTo(2);
        assertThat(classes(left).fixed().get("turn 180")).isEqualTo(BigInteger.ONE);
    }

    @Test
    void kinds_may_change_places_under_a_turn() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("2x2", "I2@0: 0..2, I2@90: 0..2", "symmetry: fixed");
        assertThat(classes(puzzle).classes()).isEqualTo(BigInteger.ONE);
    }

    /** Without memory for the frontier, packings are enumerated one by one. */
    @ParameterizedTest
    @CsvSource({"4x10, tetrominoes: 2", "3x20, pentominoes: 1", "4x4, I2: any", "4x5, 'L: 5'"})
    void both_ways_agree(String board, String pieces) throws Exception {
        Puzzle puzzle = FrontierCounts.puzzle(board, pieces);
        Limits little = Limits.NONE.withThreads(1).withMemory(1000);
        assertThat(classes(puzzle, little)).isEqualTo(classes(puzzle));
    }

    @Test
    void packings_and_classes_have_one_account_of_work() {
        ClassCount count = SymmetryCount.count(
                Puzzle.standard(4, 10),
                SymmetryGroup.FULL,
                CountMethod.AUTO,
                Limits.NONE.withThreads(1),
                Listener.SILENT);
        assertThat(count.packings().total()).isEqualTo(1796);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(449);
        assertThat(count.work().stages().stream().mapToLong(Stage::nodes).sum())
                .isEqualTo(count.work().nodes());
        assertThat(count.work().stages())
                .hasSizeGreaterThan(count.packings().work().stages().size());
    }

    @Test
    void without_all_packings_there_are_no_classes() {
        ClassCount count = SymmetryCount.count(
                Puzzle.standard(8, 10),
                SymmetryGroup.FULL,
                CountMethod.AUTO,
                Limits.NONE.withTime(Duration.ZERO),
                Listener.SILENT);
        assertThat(count.stoppedBy()).contains(Limit.TIME);
        assertThat(count.classes()).isEmpty();
    }

    /** The symmetry group of such a large torus does not fit into the allowed memory, so the count stops. */
    @Test
    void too_many_symmetries_are_a_limit() throws UnusableInput {
        Puzzle torus = FrontierCounts.puzzle("60x60", "I2: any", "wrap: both");
        CountStages stages = new CountStages(torus, Limits.NONE.withMemory(1 << 20), Listener.SILENT);
        assertThatThrownBy(() -> SymmetryCount.of(stages, SymmetryGroup.FULL, BigInteger.ONE))
                .isInstanceOfSatisfying(
                        Stopped.class, stop -> assertThat(stop.limit()).isEqualTo(Limit.MEMORY));
    }

    private static Classes classes(Puzzle puzzle) {
        return classes(puzzle, Limits.NONE.withThreads(1));
    }

    private static Classes classes(Puzzle puzzle, Limits limits) {
        return SymmetryCount.of(
                new CountStages(puzzle, limits, Listener.SILENT), SymmetryGroup.FULL, FrontierCounts.count(puzzle));
    }
}
