package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class GivenPiecesTest {
    private static Puzzle puzzle(String text) throws UnusableInput {
        return Puzzles.parse("p", text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 5x4, pieces: {tetrominoes: any}}",
                "{board: 4x5, wrap: both, pieces: {I: 1..3, L: any, O: 0..2}}",
                "{board: ['...?', '....', '??..'], pieces: {I3: any, V3: any}}",
                "{lattice: hexagonal, board: 3x4, pieces: {trihexes: any}}",
                "{lattice: triangular, board: hexagon 2, pieces: {hexiamonds: any}}",
                "{lattice: cubic, board: 2x2x3, pieces: {I: any, L: any, O: any}}"
            })
    void packings_with_given_pieces_are_those_packings_that_have_them(String text) throws UnusableInput {
        Puzzle puzzle = puzzle(text);
        List<Packing> all = Solver.of(puzzle).packings().toList();
        Random random = new Random(7);
        for (int trial = 0; trial < 4; trial++) {
            List<Placement> pieces =
                    new ArrayList<>(all.get(random.nextInt(all.size())).pieces());
            List<Placement> given = pieces.subList(0, trial % pieces.size());
            Set<Set<Placement>> expected = all.stream()
                    .map(packing -> Set.copyOf(packing.pieces()))
                    .filter(packing -> packing.containsAll(given))
                    .collect(Collectors.toSet());
            Puzzle begun = puzzle.withGiven(given);
            assertThat(Solver.of(begun).packings().map(packing -> Set.copyOf(packing.pieces())))
                    .containsExactlyInAnyOrderElementsOf(expected);
            for (CountMethod method : CountMethod.values()) {
                assertThat(Solver.of(begun).count(method).total()).hasToString("" + expected.size());
            }
        }
    }

    @Test
    void when_all_is_given_there_is_one_packing_if_no_piece_is_left_over() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 4x4, pieces: {O: 4..5}}");
        Packing whole = Solver.of(puzzle).solve().bestSeen().orElseThrow();
        Puzzle full = puzzle.withGiven(whole.pieces());
        assertThat(Solver.of(full).unique().howMany()).isEqualTo(Uniqueness.HowMany.ONE);
        assertThat(Solver.of(full).count().total()).hasToString("1");
        assertThat(Solver.of(full).sample(2).packings()).containsExactly(whole, whole);
        Puzzle tooMany = puzzle("{board: 4x4, pieces: {O: 5}}").withGiven(whole.pieces());
        assertThat(Solver.of(tooMany).solve()).isInstanceOf(Verdict.Infeasible.class);
    }

    @Test
    void coverings_are_worth_what_is_given_and_the_rest() throws UnusableInput {
        String text = "{board: 3x4, pieces: {T: any, I3: 0..1}, goal: cover, cell-weights: ['1119', '1111', '1111']%s}";
        Puzzle begun = puzzle(text.formatted(", given: ['aaa.', '.a..', '....']"));
        Verdict.Optimal best = (Verdict.Optimal) Solver.of(begun).solve();
        assertThat(new PackingChecker(begun).faults(best.best())).isEmpty();
        assertThat(best.best().pieces()).containsAll(begun.given());
        // T and I3 are laid in addition to the given T, and one of them covers the cell of weight 9.
        assertThat(best.worth()).isEqualTo(4 + 4 + 3 + 8);
        assertThat(Solver.of(begun).bound()).isGreaterThanOrEqualTo(best.worth());
    }

    @Test
    void listeners_hear_of_whole_packings() throws UnusableInput {
        Puzzle begun = puzzle("{board: 2x4, pieces: {O: any, I: any}, given: ['aa..', 'aa..']}");
        Set<Packing> heard = new HashSet<>();
        Solver.of(begun)
                .listening(new SolveListener() {
                    @Override
                    public void found(Packing packing) {
                        heard.add(packing);
                    }
                })
                .solve();
        assertThat(heard)
                .singleElement()
                .satisfies(packing ->
                        assertThat(new PackingChecker(begun).faults(packing)).isEmpty());
    }

    @Test
    void what_cannot_lie_as_it_does_is_refused_with_every_reason() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 2x4, pieces: {O: 1, I: any}}");
        Packing two = Solver.of(puzzle("{board: 2x4, pieces: {O: 2}}"))
                .solve()
                .bestSeen()
                .orElseThrow();
        List<Placement> given = new ArrayList<>(two.pieces());
        given.add(given.get(0));
        assertThatThrownBy(() -> Solver.of(puzzle.withGiven(given)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Overlap at (0, 0)")
                .hasMessageContaining("O is used 3 times, but the puzzle says 1.");
    }

    @Test
    void the_checker_misses_given_pieces_that_do_not_lie_as_they_are_given() throws UnusableInput {
        Puzzle begun = puzzle("{board: 2x4, pieces: {O: any, I: any}, given: ['aa..', 'aa..']}");
        Packing other = Solver.of(puzzle("{board: 2x4, pieces: {I: 2}}"))
                .solve()
                .bestSeen()
                .orElseThrow();
        assertThat(new PackingChecker(begun).faults(other))
                .singleElement()
                .satisfies(fault -> assertThat(fault.message())
                        .isEqualTo("O is given on (0, 0), (0, 1), (1, 0), (1, 1), but is not placed there."));
    }
}
