package io.github.quadrille.lab.clear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The published heuristic and the remeasured one, on boards small enough to count by hand. */
class PublishedEstimateTest {
    private static final double WEIGHT = 1.001;

    /** The row has two runs of two squares, 3 and 7 steps from red. The column has four runs and is no better. */
    private static final Board TWO_RUNS = Boards.of(
            Wrap.NONE, "r......", ".......", "b..Bb..", ".......", "...b...", ".......", "...b...", ".......");

    /** Two squares are missing in the target's column, (0, 5) and (2, 5), 5 and 3 steps from red. Two pieces do. */
    private static final Board TWO_GAPS = Boards.of(
            Wrap.BOTH,
            "...........",
            ".....bb....",
            "........r..",
            ".....b.....",
            "....bb.....",
            "....bb.....",
            "...bbB.bbb.",
            "...b.b.b...",
            "...b.b.....",
            ".....b.....",
            ".....b.....");

    private static final Board OPENING =
            Boards.of(Wrap.NONE, "...br.", "bbbb.b", "...B.b", "bbbb..", "......", "...b..");
    /** Fills the second row, so that (1, 3) in the target's column is emptied. */
    private static final List<Cell> KEY = List.of(new Cell(1, 4), new Cell(2, 4), new Cell(3, 4), new Cell(4, 4));

    @Test
    void the_first_run_counts_the_squares_before_it_and_others_a_step_more() {
        assertThat(Heuristic.PUBLISHED.atRoot(TWO_RUNS)).isEqualTo(WEIGHT * (pieces(3 - 1 + 2) + pieces(7 + 2)));
        assertThat(Heuristic.REMEASURED.atRoot(TWO_RUNS)).isEqualTo(WEIGHT * (pieces(3 - 1 + 2) + pieces(7 - 1 + 2)));
    }

    @Test
    void without_the_factor_it_is_whole_moves_and_with_gaps_every_square_on_the_way_is_one() {
        assertThat(Heuristic.UNWEIGHTED.atRoot(TWO_RUNS)).isEqualTo(pieces(3 - 1 + 2) + pieces(7 + 2));
        assertThat(Heuristic.GAPS.atRoot(TWO_RUNS)).isEqualTo(3 - 1 + pieces(2) + 7 + pieces(2));
    }

    @Test
    void one_move_may_lower_the_estimate_by_more_than_one() throws UnusableInput {
        int boards = 0;
        for (int number = 1; number <= 40; number++) {
            Board board = ClearBoardReader.read(
                    "instances/line-clear/board-%02d.csv".formatted(number), Grid.PUBLISHED, Optional.empty());
            Rules rules = new Rules(board);
            Position start = rules.start(board);
            Heuristic.Estimate estimate = Heuristic.UNWEIGHTED.estimate(rules, start);
            double now = estimate.of(start);
            boolean falls = now < Double.POSITIVE_INFINITY
                    && IntStream.of(rules.legalMoves(start))
                            .mapToObj(move -> rules.after(start, move))
                            .anyMatch(next -> !rules.isWon(next) && estimate.of(next) < now - 1);
            boards += falls ? 1 : 0;
        }
        assertThat(boards).isEqualTo(2);
    }

    @Test
    void the_smaller_of_the_two_lines_counts() {
        Board board = Boards.of(Wrap.NONE, "r....b.", ".......", "b..Bb..", "bb.b.b.");
        // The column has one run, of two squares, and two squares lie on the way there.
        assertThat(Heuristic.PUBLISHED.atRoot(board)).isEqualTo(WEIGHT * pieces(3 - 1 + 2));
    }

    @Test
    void on_a_ring_runs_are_read_from_the_target_on() {
        Board board = Boards.of(
                Wrap.BOTH,
                "....bB.b",
                "r....b..",
                "........",
                ".....b..",
                "........",
                ".....b..",
                "........",
                ".....b..",
                "........");
        // The first run is (0, 6), three steps from red across the edge; the second has four squares, one a step away.
        assertThat(Heuristic.PUBLISHED.atRoot(board)).isEqualTo(WEIGHT * (pieces(3 - 1 + 1) + pieces(1 + 4)));
    }

    @Test
    void distances_are_those_of_the_start_whatever_was_laid_since() {
        List<Cell> row = List.of(new Cell(1, 0), new Cell(1, 1), new Cell(1, 2), new Cell(1, 3));
        assertThat(after(TWO_RUNS, row, Heuristic.PUBLISHED)).isEqualTo(WEIGHT * (pieces(3 - 1 + 2) + pieces(7 + 2)));
        assertThat(after(TWO_RUNS, row, Heuristic.REMEASURED))
                .isEqualTo(WEIGHT * (pieces(1 - 1 + 2) + pieces(3 - 1 + 2)));
    }

    @Test
    void what_was_taken_at_the_start_has_no_distance_when_it_is_opened() {
        assertThat(Heuristic.PUBLISHED.atRoot(OPENING)).isEqualTo(WEIGHT * pieces(5 - 1 + 1));
        assertThat(after(OPENING, KEY, Heuristic.PUBLISHED)).isInfinite();
        assertThat(after(OPENING, KEY, Heuristic.REMEASURED))
                .isEqualTo(WEIGHT * (pieces(2 - 1 + 1) + pieces(1 - 1 + 1)));
    }

    @Test
    void an_estimate_may_fall_on_the_way_only_as_published() {
        assertThat(Heuristic.PUBLISHED.atRoot(TWO_GAPS)).isEqualTo(WEIGHT * (pieces(5 - 1 + 1) + pieces(3 + 1)));
        assertThat(moves(TWO_GAPS, Heuristic.PUBLISHED)).isEqualTo(2);
        // Three moves promised at the root are as good as any then.
        assertThat(moves(TWO_GAPS, Heuristic.REMEASURED)).isEqualTo(3);
    }

    @Test
    void a_red_token_has_more_first_moves_around_it_than_the_published_branching_of_19_times_4() {
        Board board = new Board(Grid.PUBLISHED, Set.of(new Cell(3, 3)), Set.of(new Cell(8, 8)), new Cell(8, 8));
        Rules rules = new Rules(board);
        assertThat(rules.legalMoves(rules.start(board))).hasSize(164);
    }

    private static int moves(Board board, Heuristic heuristic) {
        return ((Outcome.Solved) HeuristicSearch.solve(board, heuristic, Ties.NEWEST, Limits.NONE, Listener.SILENT))
                .moves()
                .size();
    }

    private static double after(Board board, List<Cell> piece, Heuristic heuristic) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        int move = IntStream.of(rules.legalMoves(start))
                .filter(legal -> rules.table().move(legal).equals(new Move(piece)))
                .findFirst()
                .orElseThrow();
        return heuristic.estimate(rules, start).of(rules.after(start, move));
    }

    private static double pieces(int squares) {
        return Math.ceil(squares / 4.0);
    }
}
