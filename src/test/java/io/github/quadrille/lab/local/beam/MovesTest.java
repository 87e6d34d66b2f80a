package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.beam.StochasticBeam.Edge;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Compares the five successors of a piece with a list made by hand. The piece is a T on 4x10, where steps are 1 or 2.
 */
class MovesTest {
    private static final Region BOARD = Region.rectangle(4, 10);

    @Test
    void down_right_up_and_left_by_their_steps_and_the_next_orientation() {
        assertThat(movesFrom(BOARD, 0, 2, 5, 1, 1, 2, 2))
                .containsExactly("0 at 3,5", "0 at 2,6", "0 at 0,5", "0 at 2,3", "1 at 2,5");
    }

    @Test
    void steps_are_clamped_to_the_board() {
        assertThat(movesFrom(BOARD, 0, 1, 1, 2, 2, 2, 2)).startsWith("0 at 3,1", "0 at 1,3", "0 at 0,1", "0 at 1,0");
        assertThat(movesFrom(BOARD, 0, 3, 9, 2, 2, 1, 1)).startsWith("0 at 3,9", "0 at 3,9", "0 at 2,9", "0 at 3,8");
    }

    @Test
    void by_the_text_a_step_over_the_edge_is_not_taken() {
        assertThat(movesFrom(Edge.REFUSED, BOARD, 0, 1, 1, 2, 2, 2, 2))
                .startsWith("0 at 3,1", "0 at 1,3", "0 at 1,1", "0 at 1,1");
        assertThat(movesFrom(Edge.REFUSED, BOARD, 0, 2, 8, 2, 2, 2, 2))
                .startsWith("0 at 2,8", "0 at 2,8", "0 at 0,8", "0 at 2,6");
    }

    @Test
    void steps_go_round_where_edges_meet() {
        Region torus = new Region(Collections.nCopies(4, ".........."), Wrap.BOTH);
        assertThat(movesFrom(torus, 0, 0, 9, 1, 2, 2, 1)).startsWith("0 at 1,9", "0 at 0,1", "0 at 2,9", "0 at 0,8");
        assertThat(movesFrom(Edge.REFUSED, torus, 0, 0, 9, 1, 2, 2, 1))
                .isEqualTo(movesFrom(torus, 0, 0, 9, 1, 2, 2, 1));
    }

    @Test
    void after_the_last_orientation_comes_the_first() {
        assertThat(IntStream.range(0, 4)
                        .mapToObj(shape ->
                                movesFrom(BOARD, shape, 0, 0, 1, 1, 1, 1).get(4)))
                .containsExactly("1 at 0,0", "2 at 0,0", "3 at 0,0", "0 at 0,0");
    }

    @Test
    void every_step_from_one_to_the_longest_is_drawn() {
        BeamPieces pieces = pieces(BOARD);
        Moves moves = new Moves(BOARD, pieces, 3, Edge.PUBLISHED, RandomGenerator.of("SplittableRandom"));
        TreeSet<Integer> columns = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            moves.from(pieces.place(0, 0, 0));
            columns.add(pieces.column(moves.place(1)));
        }
        assertThat(columns).containsExactly(1, 2, 3);
    }

    /**
     * Returns the moves of a shape at a place.
     *
     * @param steps the numbers that the generator draws, from 1
     */
    private static List<String> movesFrom(Region board, int shape, int row, int column, int... steps) {
        return movesFrom(Edge.PUBLISHED, board, shape, row, column, steps);
    }

    private static List<String> movesFrom(Edge edge, Region board, int shape, int row, int column, int... steps) {
        BeamPieces pieces = pieces(board);
        Moves moves = new Moves(board, pieces, 2, edge, new Drawn(steps));
        moves.from(pieces.place(shape, row, column));
        return IntStream.range(0, Moves.PER_PIECE)
                .map(moves::place)
                .mapToObj(to -> "%d at %d,%d".formatted(pieces.shape(to), pieces.row(to), pieces.column(to)))
                .toList();
    }

    private static BeamPieces pieces(Region board) {
        Supply supply = new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.exactly(2));
        return new BeamPieces(new Puzzle("T", board, PieceSymmetry.FREE, new Bag(List.of(supply))));
    }

    private static final class Drawn implements RandomGenerator {
        private final int[] steps;
        private int next;

        private Drawn(int... steps) {
            this.steps = steps;
        }

        @Override
        public int nextInt(int bound) {
            assertThat(bound).isEqualTo(2);
            return steps[next++] - 1;
        }

        @Override
        public long nextLong() {
            throw new AssertionError("Only nextInt is drawn.");
        }
    }
}
