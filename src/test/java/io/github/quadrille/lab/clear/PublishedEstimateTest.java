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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the published heuristic and its variants, on boards small enough to count by hand. */
class PublishedEstimateTest {
    private static final double WEIGHT = 1.001;

    /**
     * The target's row has two runs of two empty squares, 3 and 7 steps from the red token. Its column has four runs
     * and is not better.
     */
    private static final Board TWO_RUNS = Boards.of(
            Wrap.NONE, "r......", ".......", "b..Bb..", ".......", "...b...", ".......", "...b...", ".......");

    /**
     * Two squares of the target's column are empty: (0, 5) and (2, 5), which are 5 and 3 steps from the red token. Two
     * pieces fill both.
     */
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
    /** This piece fills the second row, so that (1, 3) in the target's column is emptied. */
    private static final List<Cell> KEY = List.of(new Cell(1, 4), new Cell(2, 4), new Cell(3, 4), new Cell(4, 4));

    @Test
    void a_run_takes_its_squares_and_the_steps_to_the_nearest_or_the_squares_between() {
        assertThat(Heuristic.PUBLISHED.atRoot(TWO_RUNS)).isEqualTo(WEIGHT * (pieces(3 + 2) + pieces(7 + 2)));
        assertThat(Heuristic.BETWEEN.atRoot(TWO_RUNS)).isEqualTo(WEIGHT * (pieces(2 + 2) + pieces(6 + 2)));
        assertThat(Heuristic.REMEASURED.atRoot(TWO_RUNS)).isEqualTo(Heuristic.PUBLISHED.atRoot(TWO_RUNS));
    }

    @Test
    void without_the_factor_it_is_whole_moves_and_gaps_is_a_piece_for_every_square_of_the_run() {
        assertThat(Heuristic.UNWEIGHTED.atRoot(TWO_RUNS)).isEqualTo(pieces(3 + 2) + pieces(7 + 2));
        assertThat(Heuristic.GAPS.atRoot(TWO_RUNS)).isEqualTo(pieces(3) + 2 + pieces(7) + 2);
    }

    @Test
    void the_example_of_the_text_has_the_relative_error_of_four_ninths() throws UnusableInput {
        Board board = read("examples/relative-error.csv");
        double estimate = Heuristic.UNWEIGHTED.atRoot(board);
        double most = Heuristic.GAPS.atRoot(board);
        // The runs have sizes 2 and 3, and distances 7 and 5.
        assertThat(estimate).isEqualTo(pieces(7 + 2) + pieces(5 + 3));
        assertThat(most).isEqualTo(pieces(7) + 2 + pieces(5) + 3);
        assertThat((most - estimate) / most).isEqualTo(4.0 / 9);
    }

    @Test
    void one_move_may_lower_the_estimate_by_more_than_one() throws UnusableInput {
        int boards = 0;
        for (int number = 1; number <= 40; number++) {
            Board board = read("board-%02d.csv".formatted(number));
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
        assertThat(boards).isEqualTo(9);
    }

    @Test
    void the_smaller_of_the_two_lines_counts() {
        Board board = Boards.of(Wrap.NONE, "r....b.", ".......", "b..Bb..", "bb.b.b.");
        // The column has one run, of two squares, three steps away.
        assertThat(Heuristic.PUBLISHED.atRoot(board)).isEqualTo(WEIGHT * pieces(3 + 2));
    }

    @Test
    void on_a_ring_a_run_goes_on_across_the_edge() {
        String[] rows = {"r......", "..bBb..", "...b...", ".......", "...b...", ".......", "...b..."};
        assertThat(Heuristic.PUBLISHED.atRoot(Boards.of(Wrap.BOTH, rows))).isEqualTo(WEIGHT * pieces(1 + 4));
        assertThat(Heuristic.PUBLISHED.atRoot(Boards.of(Wrap.NONE, rows)))
                .isEqualTo(WEIGHT * (pieces(1 + 2) + pieces(6 + 2)));
    }

    @Test
    void distances_are_those_of_the_red_tokens_at_hand() {
        List<Cell> row = List.of(new Cell(1, 0), new Cell(1, 1), new Cell(1, 2), new Cell(1, 3));
        assertThat(after(TWO_RUNS, row, Heuristic.PUBLISHED)).isEqualTo(WEIGHT * (pieces(1 + 2) + pieces(3 + 2)));
        assertThat(after(TWO_RUNS, row, Heuristic.BETWEEN)).isEqualTo(WEIGHT * (pieces(0 + 2) + pieces(2 + 2)));
    }

    @Test
    void what_was_taken_at_the_start_is_not_in_the_table_when_it_is_opened() {
        assertThat(Heuristic.PUBLISHED.atRoot(OPENING)).isEqualTo(WEIGHT * pieces(5 + 1));
        assertThat(after(OPENING, KEY, Heuristic.PUBLISHED)).isInfinite();
        assertThat(after(OPENING, KEY, Heuristic.REMEASURED)).isEqualTo(WEIGHT * (pieces(2 + 1) + pieces(1 + 1)));
    }

    @Test
    void the_table_says_the_same_as_a_search_on_the_first_board() {
        int finite = 0;
        for (Board board : Boards.random(71, 300, 4, 9)) {
            double table = Heuristic.PUBLISHED.atRoot(board);
            assertThat(table).as("%s", board).isEqualTo(Heuristic.REMEASURED.atRoot(board));
            finite += table < Double.POSITIVE_INFINITY ? 1 : 0;
        }
        assertThat(finite).isGreaterThan(50);
    }

    @Test
    void a_plan_may_be_shorter_than_the_first_estimate() {
        assertThat(Heuristic.PUBLISHED.atRoot(TWO_GAPS)).isEqualTo(WEIGHT * (pieces(5 + 1) + pieces(3 + 1)));
        assertThat(HeuristicSearch.solve(TWO_GAPS, Heuristic.PUBLISHED, Ties.NEWEST, Limits.NONE, Listener.SILENT))
                .isInstanceOfSatisfying(
                        Outcome.Solved.class,
                        solved -> assertThat(solved.moves()).hasSize(2));
    }

    @Test
    void where_no_piece_fits_a_piece_for_every_square_is_not_the_most_that_it_takes() {
        Board board = Boards.of(Wrap.NONE, "r.B", "bb.", "...");
        assertThat(Heuristic.GAPS.atRoot(board)).isEqualTo(2);
        assertThat(ExactSearch.solve(board, Limits.NONE, Listener.SILENT)).isInstanceOf(Outcome.Infeasible.class);
    }

    private static Board read(String file) throws UnusableInput {
        return ClearBoardReader.read("instances/line-clear/" + file, Grid.PUBLISHED, false, Optional.empty());
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
