package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.math.BigInteger;

/** Counts packings with the frontier. */
public final class FrontierCounts {
    private FrontierCounts() {}

    public static Puzzle puzzle(String board, String pieces, String... lines) throws UnusableInput {
        String text = "board: %s\npieces: {%s}\n%s\n".formatted(board, pieces, String.join("\n", lines));
        return PuzzleReader.parse("test", text);
    }

    public static BigInteger count(Puzzle puzzle) {
        return count(puzzle, Limits.NONE.withThreads(1));
    }

    public static BigInteger count(Puzzle puzzle, Limits limits) {
        CoverProblem problem = CoverProblem.of(new PlacementTable(puzzle).cover(), () -> {});
        Frontier frontier = new Frontier(problem, limits, new Clock(limits, Listener.SILENT));
        frontier.run();
        assertThat(frontier.stop()).isEmpty();
        return frontier.total();
    }
}
