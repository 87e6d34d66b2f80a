package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import io.github.quadrille.testing.Slow;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Compares the branching, which is the number of moves in a position, with the published bound of 19 x 4 x R. R is the
 * number of empty squares next to a red token. Each move covers one of these squares. It does so with one of the four
 * cells of one of the 19 fixed tetrominoes, so there are never more moves than 19 x 4 x R.
 */
@Slow
class BranchingTest {
    private static final int WAYS_TO_COVER_A_SQUARE = 19 * 4;

    @Test
    void no_position_has_more_moves_than_published() {
        int blocked = 0;
        for (Board board : Boards.random(55, 500, 3, 9)) {
            assertThat(moves(board)).as("%s", board).isLessThanOrEqualTo(WAYS_TO_COVER_A_SQUARE * squares(board));
            blocked += moves(board) == 0 ? 1 : 0;
        }
        assertThat(blocked).isLessThan(400);
    }

    @Test
    void on_the_forty_boards_the_first_moves_are_up_to_54_percent_of_it() throws UnusableInput {
        double most = 0;
        double sum = 0;
        for (int number = 1; number <= 40; number++) {
            Board board = read(number);
            double share = moves(board) / (double) (WAYS_TO_COVER_A_SQUARE * squares(board));
            most = Math.max(most, share);
            sum += share;
        }
        assertThat(most).isBetween(0.535, 0.545);
        assertThat(sum / 40).isBetween(0.275, 0.285);
    }

    /**
     * The published text measures the time of its search by the branching, raised to the power of the relative error
     * times the fewest moves.
     */
    @Test
    void the_published_search_has_no_more_nodes_than_its_complexity() throws UnusableInput {
        int boards = 0;
        for (int number = 1; number <= 40; number++) {
            Board board = read(number);
            double most = Heuristic.GAPS.atRoot(board);
            if (most < Double.POSITIVE_INFINITY) {
                boards++;
                double error = (most - Heuristic.UNWEIGHTED.atRoot(board)) / most;
                int fewest = plan(ExactSearch.solve(board, Limits.NONE.withThreads(1), Listener.SILENT));
                Outcome published = HeuristicSearch.solve(
                        board, Heuristic.PUBLISHED, Ties.NEWEST, Limits.nodes(3_000), Listener.SILENT);
                double branching = WAYS_TO_COVER_A_SQUARE * squares(board);
                assertThat((double) published.effort().nodes())
                        .as("board %d", number)
                        .isLessThanOrEqualTo(Math.pow(branching, error * fewest))
                        .isLessThanOrEqualTo(Math.pow(branching, fewest - 1));
            }
        }
        assertThat(boards).isEqualTo(34);
    }

    private static int plan(Outcome outcome) {
        return ((Outcome.Solved) outcome).moves().size();
    }

    @Test
    void around_one_token_there_are_164_first_moves_of_304() {
        Board board = new Board(Grid.PUBLISHED, Set.of(new Cell(3, 3)), Set.of(new Cell(8, 8)), new Cell(8, 8));
        assertThat(moves(board)).isEqualTo(164);
        assertThat(WAYS_TO_COVER_A_SQUARE * squares(board)).isEqualTo(304);
    }

    private static Board read(int number) throws UnusableInput {
        return ClearBoardReader.read(
                "instances/line-clear/board-%02d.csv".formatted(number), Grid.PUBLISHED, false, Optional.empty());
    }

    private static long moves(Board board) {
        Rules rules = new Rules(board);
        return rules.legalMoves(rules.start(board)).length;
    }

    /** Counts the empty squares next to a red token. */
    private static long squares(Board board) {
        Grid grid = board.grid();
        return grid.cells().stream()
                .filter(cell -> !board.isTaken(cell))
                .filter(cell -> IntStream.of(grid.neighbours(grid.index(cell)))
                        .anyMatch(beside -> board.red().contains(grid.cell(beside))))
                .count();
    }
}
