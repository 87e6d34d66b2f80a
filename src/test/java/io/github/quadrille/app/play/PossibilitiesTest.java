package io.github.quadrille.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PossibilitiesTest {
    private static Possibilities of(Puzzle puzzle, Possibilities.Effort effort) {
        return Possibilities.of(puzzle, effort, Limits.NONE, 3, SolveListener.SILENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 5x4, pieces: {tetrominoes: any}}",
                "{board: 6x6, pieces: {T: 3..5, I: any, S: 0..2, O: any}, given: ['aa....', 'aa....', '......', '......', '......', '......']}",
                "{board: ['...?', '....', '??..'], pieces: {I3: any, V3: any}}",
                "{lattice: hexagonal, board: 3x4, pieces: {trihexes: any}}",
                "{lattice: triangular, board: hexagon 2, pieces: {hexiamonds: any}}",
                "{lattice: cubic, board: 2x2x3, pieces: {I: any, L: any, O: any}}"
            })
    void the_frontier_counts_what_a_search_finds(String text) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", text);
        Possibilities found = of(puzzle, new Possibilities.Effort(100_000, Long.MAX_VALUE, 0, 0));
        Possibilities counted = of(puzzle, new Possibilities.Effort(1, 1, 1e9, 0));
        assertThat(found.source()).isEqualTo(Possibilities.Source.ALL);
        assertThat(counted.source()).isEqualTo(Possibilities.Source.COUNT);
        assertThat(counted.packings()).isEqualTo(found.packings());
        assertThat(counted.uses()).isEqualTo(found.uses());
        assertThat(counted.likeliest()).isPresent();
    }

    @Test
    void a_sample_is_near_and_says_how_near() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 5x4, pieces: {tetrominoes: any}}");
        Possibilities drawn = of(puzzle, new Possibilities.Effort(1, 1, 0, 400));
        Possibilities all = of(puzzle, Possibilities.Effort.SHORT);
        assertThat(drawn.source()).isEqualTo(Possibilities.Source.SAMPLE);
        assertThat(drawn.packings()).isEqualTo(all.packings());
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            double share = drawn.share(drawn.onCells(kind).get(0));
            double error = drawn.error(drawn.onCells(kind).get(0));
            assertThat(share).isCloseTo(all.share(all.onCells(kind).get(0)), within(4 * error + 0.01));
        }
    }

    @Test
    void shares_of_a_cell_that_must_be_covered_add_up_to_one() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 5x4, pieces: {tetrominoes: any}}");
        Possibilities all = of(puzzle, Possibilities.Effort.SHORT);
        double sum = 0;
        for (int kind = 0; kind < puzzle.bag().size(); kind++) {
            sum += all.share(all.onCells(kind).get(7));
        }
        assertThat(sum).isCloseTo(1, within(1e-9));
    }
}
