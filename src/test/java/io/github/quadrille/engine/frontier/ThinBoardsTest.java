package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Slow;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@Slow
class ThinBoardsTest {
    @Test
    void it_proves_that_there_is_none() throws UnusableInput {
        assertThat(decide(PuzzleReader.read("2x40"), Limits.NONE).orElseThrow())
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        none -> assertThat(none.evidence()).isEqualTo(new ZeroCount()));
    }

    @Test
    void it_finds_one() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read("3x40");
        assertThat(decide(puzzle, Limits.NONE).orElseThrow())
                .isInstanceOfSatisfying(
                        Verdict.Packed.class,
                        packed -> assertThat(new PackingChecker(puzzle).faults(packed.first()))
                                .isEmpty());
    }

    @Exhaustive
    @Test
    void it_leaves_wide_boards_alone() throws UnusableInput {
        assertThat(decide(PuzzleReader.read("20x20"), Limits.NONE)).isEmpty();
    }

    @Test
    void it_keeps_to_the_memory_allowed() throws UnusableInput {
        assertThat(decide(PuzzleReader.read("4x20"), Limits.NONE.withMemory(1 << 16)))
                .isEmpty();
    }

    /**
     * All 35 pieces must be laid, so the search tries no smaller selection of the pieces. There are almost 2^35 such
     * selections.
     */
    @Test
    void it_knows_how_many_cells_stay_open_at_most() throws UnusableInput {
        String board = String.join(", ", Collections.nCopies(4, "'" + "?".repeat(53) + "'"));
        Puzzle puzzle = PuzzleReader.parse("p", "board: [%s]\npieces: {hexominoes: 1}\n".formatted(board));
        assertThat(decide(puzzle, Limits.NONE.withMemory(1 << 16))).isEmpty();
    }

    private static Optional<Verdict> decide(Puzzle puzzle, Limits limits) {
        return ThinBoards.decide(new PlacementTable(puzzle), 1, limits, Listener.SILENT);
    }
}
