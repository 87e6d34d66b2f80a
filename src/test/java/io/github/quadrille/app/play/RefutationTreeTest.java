package io.github.quadrille.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class RefutationTreeTest {
    private static RefutationTree refutation(Puzzle puzzle, long most) {
        return RefutationTree.of(puzzle, Limits.nodes(most), SolveListener.SILENT);
    }

    /**
     * Checks that a step and all steps after it are true: a branch lists all placements on its cell or of its kind, and
     * a dead end has no packing.
     */
    private static void believe(Puzzle rest, List<Placement> laid, RefutationStep step) {
        Set<Cell> covered = new HashSet<>();
        laid.forEach(piece -> covered.addAll(piece.cells()));
        if (step instanceof RefutationStep.Dead dead) {
            assertThat(
                            laid.isEmpty()
                                    ? BruteForce.count(rest, 1)
                                    : BruteForce.count(rest.withGiven(laid).rest(), 1))
                    .isZero();
            if (step.sentence().startsWith("No remaining piece covers")) {
                Cell bare = dead.cells().get(0);
                assertThat(fitting(rest, laid, covered))
                        .noneMatch(piece -> piece.cells().contains(bare));
            }
        } else if (step instanceof RefutationStep.Branch branch) {
            List<Placement> ways =
                    branch.ways().stream().map(RefutationStep.Way::piece).toList();
            branch.cell()
                    .ifPresent(cell -> assertThat(fitting(rest, laid, covered).stream()
                                    .filter(piece -> piece.cells().contains(cell)))
                            .containsExactlyInAnyOrderElementsOf(ways));
            branch.kind()
                    .ifPresent(kind -> assertThat(fitting(rest, laid, covered).stream()
                                    .filter(piece -> piece.kind().equals(kind)))
                            .containsExactlyInAnyOrderElementsOf(ways));
            assertThat(branch.cell().isPresent()).isNotEqualTo(branch.kind().isPresent());
            for (RefutationStep.Way way : branch.ways()) {
                List<Placement> then = new ArrayList<>(laid);
                then.add(way.piece());
                believe(rest, then, way.then());
            }
        }
    }

    /** Lists the placements that overlap no piece already laid, and whose kind has pieces remaining. */
    private static List<Placement> fitting(Puzzle rest, List<Placement> laid, Set<Cell> covered) {
        PlacementTable table = new PlacementTable(rest);
        return IntStream.range(0, table.size())
                .mapToObj(table::placement)
                .filter(piece -> piece.cells().stream().noneMatch(covered::contains))
                .filter(piece -> laid.stream()
                                .filter(other -> other.kind().equals(piece.kind()))
                                .count()
                        < rest.bag().count(rest.bag().indexOfKind(piece.kind())).max())
                .toList();
    }

    private static void refutesWhatIsInfeasible(Supplier<Puzzle> puzzles, int number) {
        int refuted = 0;
        int packed = 0;
        for (int i = 0; i < number; i++) {
            Puzzle puzzle = puzzles.get();
            RefutationTree refutation = refutation(puzzle, 3_000);
            if (refutation.status() == Verdict.Status.UNDECIDED) {
                continue;
            }
            boolean isInfeasible = Solver.of(puzzle).solve() instanceof Verdict.Infeasible;
            assertThat(refutation.word()).as("%s", puzzle).isEqualTo(isInfeasible ? "refuted" : "packed");
            refutation.root().ifPresent(root -> {
                assertThat(root.size()).isLessThanOrEqualTo(refutation.nodes());
                believe(puzzle, List.of(), root);
            });
            refutation
                    .packing()
                    .ifPresent(packing -> assertThat(new PackingChecker(puzzle).faults(packing))
                            .isEmpty());
            refuted += isInfeasible ? 1 : 0;
            packed += isInfeasible ? 0 : 1;
        }
        assertThat(refuted).isGreaterThan(number / 8);
        assertThat(packed).isGreaterThan(number / 8);
    }

    @Test
    void exactly_what_has_no_packing_is_refuted() {
        refutesWhatIsInfeasible(new RandomPuzzles(51)::next, 50);
    }

    @Test
    void on_every_lattice() {
        Lattices.ALL.forEach(lattice -> refutesWhatIsInfeasible(new RandomLatticePuzzles(lattice, 52)::next, 30));
    }

    @Test
    void what_is_left_beside_given_pieces_is_refuted() {
        RandomPuzzles puzzles = new RandomPuzzles(53);
        int stuck = 0;
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = new PlacementTable(puzzle);
            if (table.size() == 0) {
                continue;
            }
            Puzzle begun = puzzle.withGiven(List.of(table.placement(i % table.size())));
            RefutationTree refutation = refutation(begun, 3_000);
            if (refutation.status() != Verdict.Status.UNDECIDED) {
                boolean isInfeasible = Solver.of(begun).solve() instanceof Verdict.Infeasible;
                assertThat(refutation.status() == Verdict.Status.INFEASIBLE)
                        .as("%s", begun)
                        .isEqualTo(isInfeasible);
                refutation
                        .packing()
                        .map(Packing::pieces)
                        .ifPresent(pieces -> assertThat(pieces).containsAll(begun.given()));
                stuck += isInfeasible && Solver.of(puzzle).solve() instanceof Verdict.Packed ? 1 : 0;
            }
        }
        assertThat(stuck).isGreaterThan(3);
    }

    @ParameterizedTest
    @CsvSource({"t-6x6, 13", "s-8x8, 14", "y-pentominoes-5x6, 15", "one-sided-2x14, 13", "one-set-2x10, 28"})
    void trees_are_small_enough_to_be_read(String name, int most) throws IOException, UnusableInput {
        Puzzle puzzle = Puzzles.read(Path.of("instances/infeasible", name + ".yaml"));
        RefutationTree refutation = refutation(puzzle, RefutationTree.MOST_NODES);
        assertThat(refutation.root().orElseThrow().size()).isLessThanOrEqualTo(most);
        assertThat(refutation.nodes()).isEqualTo(refutation.root().orElseThrow().size());
    }

    @Test
    void sentences_say_what_is_wrong() throws UnusableInput {
        assertThat(sentence("{board: ['.#....', '##....'], pieces: {T: any, I: any}}"))
                .isEqualTo(
                        "1 cell at (0, 0) is cut off, and no choice of the remaining pieces has the same number of cells.");
        assertThat(sentence("{board: 2x3, pieces: {T: any}}"))
                .isEqualTo("No choice of the pieces has as many cells as the board.");
        assertThat(sentence("{board: 2x14, symmetry: one-sided, pieces: {one-sided-tetrominoes: 1}}"))
                .isEqualTo("S has to be laid, and has 12 places.");
        assertThat(sentence("{board: 2x4, pieces: {I2: any, X5: 1, L: any}}")).isEqualTo("There is no room for X5.");
        assertThat(sentence("{board: 2x4, pieces: {T: any}}"))
                .isEqualTo("The corner (0, 0) can be covered in one way only.");
    }

    private static String sentence(String text) throws UnusableInput {
        return refutation(Puzzles.parse("p", text), 100).root().orElseThrow().sentence();
    }

    @Test
    void too_large_a_tree_gives_way_to_an_argument() {
        RefutationTree refutation = refutation(Puzzle.standard(10, 14), 50);
        assertThat(refutation.root()).containsInstanceOf(RefutationStep.Dead.class);
        assertThat(refutation.root().orElseThrow().sentence()).contains("chessboard");
    }

    @Test
    void who_interrupts_gets_no_answer() {
        RefutationTree refutation =
                RefutationTree.of(Puzzle.standard(10, 14), Limits.NONE, SolveListener.until(() -> true));
        assertThat(refutation.word()).isEqualTo("undecided");
        assertThat(refutation.stoppedBy()).contains(Limit.INTERRUPTED);
    }

    @Test
    void a_finished_board_is_packed() throws UnusableInput {
        Puzzle finished = Puzzles.parse("p", "{board: 2x2, pieces: {O: 1}, given: ['aa', 'aa']}");
        assertThat(refutation(finished, 10).packing().orElseThrow().pieces()).isEqualTo(finished.given());
    }

    @Test
    void coverings_are_not_refuted() throws UnusableInput {
        Puzzle covering = Puzzles.parse("p", "{board: 3x3, pieces: {I: any}, goal: cover}");
        assertThatThrownBy(() -> refutation(covering, 10)).isInstanceOf(IllegalArgumentException.class);
    }
}
