package io.github.quadrille.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveRefereeTest {
    /** The first piece is a U that is open to the right, and the second is a single cube inside it. */
    private static final List<List<Cell>> PIECES = List.of(
            List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0), new Cell(2, 0), new Cell(2, 1)),
            List.of(new Cell(1, 1)));

    private static final Cell RIGHT = new Cell(0, 1);

    private static HandMove move(int piece, Cell step, int distance) {
        return new HandMove(List.of(piece), step, distance);
    }

    @Test
    void moves_that_take_all_apart_have_no_fault() {
        assertThat(MoveReferee.fault(Lattices.CUBIC, PIECES, List.of(move(1, RIGHT, 1), move(1, RIGHT, HandMove.AWAY))))
                .isEmpty();
    }

    @Test
    void a_cube_runs_into_none() {
        assertThat(MoveReferee.fault(Lattices.CUBIC, PIECES, List.of(move(1, new Cell(-1, 0), HandMove.AWAY))))
                .contains("Move 1: Another piece is in the way of step 1.");
        assertThat(MoveReferee.fault(Lattices.CUBIC, PIECES, List.of(move(0, RIGHT, 3))))
                .contains("Move 1: Another piece is in the way of step 1.");
    }

    @Test
    void all_pieces_are_apart_in_the_end() {
        assertThat(MoveReferee.fault(Lattices.CUBIC, PIECES, List.of(move(1, RIGHT, 9))))
                .contains("After all moves, 2 pieces are still together.");
    }

    @Test
    void a_move_is_of_pieces_that_are_together_and_by_steps_of_a_cube() {
        assertThat(MoveReferee.fault(Lattices.CUBIC, PIECES, List.of(move(1, RIGHT, HandMove.AWAY), move(1, RIGHT, 1))))
                .contains("Move 2: A move must shift some, but not all, of the pieces that are still together.");
        assertThat(MoveReferee.fault(Lattices.CUBIC, PIECES, List.of(move(1, new Cell(1, 1), 1))))
                .contains("Move 1: A step must lead a cube to the next cube, and a ball to a place that touches its"
                        + " own, or along an axis.");
    }

    @Test
    void a_ball_comes_no_nearer_to_another_than_that_they_touch() {
        List<List<Cell>> two = List.of(List.of(new Cell(0, 0, 0)), List.of(new Cell(0, 0, 1)));
        assertThat(MoveReferee.fault(Lattices.FCC, two, List.of(move(0, new Cell(0, -1, 0), HandMove.AWAY))))
                .isEmpty();
        assertThat(MoveReferee.fault(Lattices.FCC, two, List.of(move(0, RIGHT, 1))))
                .contains("Move 1: Another piece is in the way of step 1.");
        // The ball would pass between two balls that it touches at the start and at the end of its move.
        List<Cell> gate = List.of(new Cell(0, 0, 1), new Cell(0, 1, 0));
        assertThat(MoveReferee.fault(
                        Lattices.FCC,
                        List.of(List.of(new Cell(0, 0, 0)), gate),
                        List.of(move(0, new Cell(0, 1, 1), 1))))
                .contains("Move 1: Another piece is in the way of step 1.");
    }
}
