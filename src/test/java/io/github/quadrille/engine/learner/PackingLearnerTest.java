package io.github.quadrille.engine.learner;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Slow;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

@Slow
class PackingLearnerTest {
    private static PlacementTable table(String file) throws UnusableInput {
        return new PlacementTable(Puzzles.parse("p", file));
    }

    private static Verdict solve(PlacementTable table) {
        return PackingLearner.solve(table, SearchOptions.FIND_ONE, SolveListener.SILENT);
    }

    @Test
    void a_rare_packing_is_found_as_a_symmetric_one() throws UnusableInput {
        PlacementTable table = table("{board: 17x20, pieces: {Y5: any}}");
        Set<Integer> chosen = Arrays.stream(
                        table.numbers(solve(table).bestSeen().orElseThrow()))
                .boxed()
                .collect(Collectors.toSet());
        assertThat(PuzzleSymmetries.of(table.puzzle()).list())
                .filteredOn(symmetry ->
                        chosen.stream().allMatch(placement -> chosen.contains(table.image(symmetry, placement))))
                .hasSizeGreaterThan(1);
    }

    @Test
    void a_packing_without_symmetry_is_found_too() throws UnusableInput {
        assertThat(solve(table("{board: 15x17, pieces: {Y5: any}}")).status()).isEqualTo(Status.PACKED);
    }

    @Exhaustive
    @Test
    void the_longest_prime_rectangle_of_the_y_pentomino_is_packed() throws UnusableInput {
        assertThat(solve(table("{board: 13x45, pieces: {Y5: any}}")).status()).isEqualTo(Status.PACKED);
    }

    @Test
    void pieces_of_a_kind_are_counted_where_two_are_laid_at_once() throws UnusableInput {
        // A symmetric packing has an even number of pieces of each kind, or a piece in the middle.
        assertThat(solve(table("{board: 2x4, pieces: {domino: 1, I3: 2}}")).status())
                .isEqualTo(Status.PACKED);
        assertThat(solve(table("{board: 4x4, pieces: {domino: 2, I4: 3}}")).status())
                .isEqualTo(Status.PACKED);
        assertThat(solve(table("{board: 4x4, pieces: {T: 3, O: 1}}")).status()).isEqualTo(Status.INFEASIBLE);
    }

    @Test
    void a_torus_has_too_many_symmetries_to_look_for_each() throws UnusableInput {
        assertThat(solve(table("{board: 10x10, wrap: both, pieces: {Y5: any}}")).status())
                .isEqualTo(Status.PACKED);
    }
}
