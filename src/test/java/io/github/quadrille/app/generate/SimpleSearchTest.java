package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimpleSearchTest {
    @ParameterizedTest
    @CsvSource({
        "4x5, tetrominoes: 1",
        "3x5, L5: 2; P5: 1",
        "4x4, L: 2; T: 2",
        "3x4, I2: 1..2; V3: any; L: any",
        "6x6, I: 9"
    })
    void it_finds_every_packing(String board, String pieces) throws UnusableInput {
        Puzzle puzzle = puzzle(board, pieces);
        SimpleSearch search = SimpleSearch.of(puzzle, Long.MAX_VALUE);
        assertThat(search.packings()).isEqualTo(BruteForce.count(puzzle, Long.MAX_VALUE));
        assertThat(search.isComplete()).isTrue();
    }

    @Test
    void a_board_of_more_than_64_cells_is_no_different() throws UnusableInput {
        assertThat(SimpleSearch.of(puzzle("2x40", "I: 20"), Long.MAX_VALUE).packings())
                .isEqualTo(1);
    }

    @Test
    void a_cell_that_nothing_covers_ends_it_at_once() throws UnusableInput {
        SimpleSearch search = SimpleSearch.of(puzzle("['.#....', '##....']", "I: any"), Long.MAX_VALUE);
        assertThat(search.nodes()).isZero();
        assertThat(search.deadEnds()).isEqualTo(1);
    }

    @Test
    void it_gives_up_after_so_many_nodes() throws UnusableInput {
        SimpleSearch search = SimpleSearch.of(puzzle("6x10", "pentominoes: 1"), 500);
        assertThat(search.nodes()).isEqualTo(500);
        assertThat(search.isComplete()).isFalse();
    }

    static Puzzle puzzle(String board, String pieces) throws UnusableInput {
        return Puzzles.parse("test", "board: %s\npieces: {%s}\n".formatted(board, pieces.replace(';', ',')));
    }
}
