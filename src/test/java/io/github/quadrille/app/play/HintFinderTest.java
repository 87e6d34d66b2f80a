package io.github.quadrille.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HintFinderTest {
    private static final List<String> BOARDS = List.of(
            "pentominoes-6x10",
            "pentominoes-5x12",
            "pentominoes-3x20",
            "pentominoes-8x8-without-middle",
            "p-pentominoes-5x10",
            "tripled-W");

    static IntStream positions() {
        return IntStream.range(0, Boolean.getBoolean("quadrille.exhaustive") ? 60 : 12);
    }

    /**
     * Returns a puzzle with some pieces of a packing. If the number is odd, one more piece is tried at random places,
     * and stays at the first place where it fits.
     */
    private static Puzzle position(int number) throws UnusableInput {
        Random random = new Random(number);
        Puzzle puzzle = Puzzles.read(Path.of("instances/pentominoes", BOARDS.get(number % BOARDS.size()) + ".yaml"));
        List<Placement> pieces = new ArrayList<>(
                Solver.of(puzzle).solve().bestSeen().orElseThrow().pieces());
        Collections.shuffle(pieces, random);
        List<Placement> lying = new ArrayList<>(pieces.subList(0, random.nextInt(pieces.size())));
        if (number % 2 == 1) {
            PlacementTable table = new PlacementTable(puzzle);
            PackingChecker checker = new PackingChecker(puzzle);
            for (int trial = 0; trial < 200; trial++) {
                lying.add(table.placement(random.nextInt(table.size())));
                if (checker.faultsOfPart(new Packing(lying)).isEmpty()) {
                    break;
                }
                lying.remove(lying.size() - 1);
            }
        }
        return puzzle.withGiven(lying);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void hints_are_never_wrong(int number) throws UnusableInput {
        Puzzle begun = position(number);
        Verdict verdict =
                Solver.of(begun).with(SearchOptions.FIND_ONE.byChocoAlone()).solve();
        Hint hint = new HintFinder(begun, Limits.NONE, 1, SolveListener.SILENT).hint();
        if (hint instanceof Hint.NoWay none) {
            assertThat(verdict).isInstanceOf(Verdict.Infeasible.class);
            List<Placement> stay = new ArrayList<>(begun.given());
            stay.removeAll(none.removal().orElseThrow().pieces());
            assertThat(Solver.of(begun.withGiven(stay)).solve()).isInstanceOf(Verdict.Packed.class);
        } else {
            assertThat(verdict).isInstanceOf(Verdict.Packed.class);
            assertThat(hint).isNotInstanceOf(Hint.Unknown.class);
            List<Placement> more = new ArrayList<>(begun.given());
            if (hint instanceof Hint.Forced forced) {
                more.add(forced.why().piece());
            } else if (hint instanceof Hint.Likely likely) {
                more.add(likely.piece());
            }
            assertThat(Solver.of(begun.withGiven(more)).solve()).isInstanceOf(Verdict.Packed.class);
        }
    }

    @Test
    void where_nothing_has_to_be_the_few_ways_of_a_cell_are_the_reason() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse(
                "p",
                "{board: 5x8, pieces: {T: 2, I: 2, O: 2, L: 2, S: 2}, given: ["
                        + "[O, [[0,0],[0,1],[1,0],[1,1]]], [I, [[0,2],[0,3],[0,4],[0,5]]], [O, [[0,6],[0,7],[1,6],[1,7]]],"
                        + "[I, [[1,2],[1,3],[1,4],[1,5]]], [L, [[3,0],[4,0],[4,1],[4,2]]]]}");
        Hint hint = new HintFinder(puzzle, Limits.NONE, 1, SolveListener.SILENT).hint();
        Hint.Likely likely = (Hint.Likely) hint;
        Hint.Narrowed few = likely.among().orElseThrow();
        assertThat(few.sentence(puzzle))
                .contains("can be covered in " + few.left().size() + " ways only, by ");
        // The possible placements come from all packings. Each of them that covers the hint's cell is among the
        // placements that the hint leaves.
        assertThat(likely.of().source()).isEqualTo(Possibilities.Source.ALL);
        assertThat(likely.of().uses().keySet().stream()
                        .filter(piece -> piece.cells().contains(few.cell())))
                .isNotEmpty()
                .allMatch(piece -> few.left().stream().anyMatch(piece::isSameAs));
        assertThat(few.left()).hasSizeBetween(2, 6);
    }

    @Test
    void the_end_is_seen() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 2x4, pieces: {O: any}, given: ['aabb', 'aabb']}");
        assertThat(new HintFinder(puzzle, Limits.NONE, 1, SolveListener.SILENT).hint())
                .isInstanceOf(Hint.Finished.class);
    }

    @Test
    void coverings_have_no_hints() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 2x4, pieces: {O: any}, goal: cover}");
        assertThatThrownBy(() -> new HintFinder(puzzle, Limits.NONE, 1, SolveListener.SILENT))
                .hasMessageContaining("the goal of 'p' is to cover");
    }
}
