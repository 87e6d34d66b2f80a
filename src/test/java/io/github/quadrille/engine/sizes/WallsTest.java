package io.github.quadrille.engine.sizes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.sizes.DeadEnds.DeadEnd;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WallsTest {
    private static Puzzle pieces(String words) throws UnusableInput {
        return Puzzles.parse("p", words);
    }

    private static Walls walls(String words, int depth) throws UnusableInput {
        return Walls.of(pieces(words), depth).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{board: 1x1, pieces: {N5: any}}; 1", "{board: 1x1, pieces: {N5: any}}; 2",
                "{board: 1x1, pieces: {W5: any}}; 2", "{board: 1x1, pieces: {Y5: any}}; 3",
                "{board: 1x1, pieces: {T: any, S: any}}; 2",
                        "{board: 1x1, symmetry: one-sided, pieces: {L: any, S: any}}; 2",
                "{board: 1x1, symmetry: fixed, pieces: {V3: any, I2: any}}; 2", "{board: 1x1, pieces: {X5: any}}; 1"
            })
    void a_wall_is_covered_as_a_search_covers_it(String words, int depth) throws UnusableInput {
        Walls walls = walls(words, depth);
        for (int length = 1; length <= 9; length++) {
            Verdict searched =
                    Solver.of(new DeadEnd(length, depth).board(pieces(words))).solve();
            assertThat(walls.isOpen(length)).as("%s, %d", words, length).isEqualTo(searched instanceof Verdict.Packed);
        }
    }

    @Test
    void no_wall_is_covered_by_pentominoes_that_fill_no_rectangle() throws UnusableInput {
        for (String kind : "F5 N5 T5 U5 V5 W5 X5 Z5".split(" ")) {
            assertThat(new DeadEnds(pieces("{board: 1x1, pieces: {%s: any}}".formatted(kind)), true).none())
                    .as(kind)
                    .isPresent();
        }
    }

    @Test
    void one_state_that_ends_is_enough_for_some_wall() throws UnusableInput {
        assertThat(walls("{board: 1x1, pieces: {Y5: any}}", 2).isNone()).isFalse();
        assertThat(walls("{board: 1x1, pieces: {O: any}}", 1).lengths().stream().limit(3))
                .containsExactly(2, 4, 6);
    }
}
