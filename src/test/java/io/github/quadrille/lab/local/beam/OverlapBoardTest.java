package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.OverlapOf;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class OverlapBoardTest {
    private static final CostWeights WEIGHTS = StochasticBeam.PUBLISHED.weights();
    private static final CostWeights ODD_WEIGHTS = new CostWeights(1.37, 2.11, 0.59, 0.083, false, OverlapOf.PUBLISHED);
    private static final CostWeights OF_BOARD = new CostWeights(1.37, 2.11, 0.59, 0.083, false, OverlapOf.BOARD);

    @Test
    void incremental_and_slow_cost_agree_on_random_puzzles_states_and_moves() {
        for (int seed = 0; seed < 400; seed++) {
            Puzzle puzzle = ExactPuzzles.of(seed);
            agree(
                    puzzle,
                    List.of(WEIGHTS, ODD_WEIGHTS, WEIGHTS, OF_BOARD).get(seed % 4),
                    seed % 3 == 0 ? Corner.BOTH : Corner.PUBLISHED,
                    seed,
                    60);
        }
    }

    @Test
    void incremental_and_slow_cost_agree_on_rectangles_with_the_standard_bag() {
        agree(Puzzle.standard(4, 10), WEIGHTS, Corner.PUBLISHED, 1, 2000);
        agree(Puzzle.standard(10, 4), ODD_WEIGHTS, Corner.BOTH, 2, 2000);
        agree(Puzzle.standard(8, 10), WEIGHTS, Corner.PUBLISHED, 3, 2000);
        agree(Puzzle.standard(4, 10), OF_BOARD, Corner.PUBLISHED, 4, 2000);
    }

    /**
     * Compares the costs along random moves with those of the slow computation. Now and then, a random state replaces
     * the present one.
     */
    private static void agree(Puzzle puzzle, CostWeights weights, Corner corner, long seed, int moves) {
        SplittableRandom random = new SplittableRandom(seed);
        BeamPieces pieces = new BeamPieces(puzzle);
        OverlapBoard board = new OverlapBoard(puzzle.region(), pieces, weights, corner);
        SlowBeamCost slow = new SlowBeamCost(puzzle, weights, corner);
        int[] state = randomState(pieces, random);
        board.show(state);
        for (int i = 0; i < moves; i++) {
            if (random.nextInt(20) == 0) {
                state = randomState(pieces, random);
                board.show(state);
            }
            long age = random.nextLong(100);
            int piece = random.nextInt(pieces.count());
            int place = pieces.randomPlace(piece, random);
            board.lift(piece);
            double before = board.costWith(place, age);
            board.lay(piece, place);
            state[piece] = place;
            double expected = slow(slow, puzzle, pieces, state, age);
            assertThat(before).as("%s before a move", puzzle).isCloseTo(expected, within(1e-9));
            assertThat(board.cost(age)).as("%s after a move", puzzle).isEqualTo(before);
        }
    }

    @Test
    void the_all_ones_board_costs_the_goal_whatever_the_age() {
        Puzzle puzzle = dominoes(Region.rectangle(2, 4), 4);
        int[] state = {place(puzzle, 0, 0), place(puzzle, 0, 2), place(puzzle, 1, 0), place(puzzle, 1, 2)};
        double goal = new SlowBeamCost(puzzle, WEIGHTS, Corner.PUBLISHED).goal();
        assertThat(goal).isCloseTo(4 - 0.05 * (1 + 4), within(1e-9));
        assertThat(cost(puzzle, state, 0)).isCloseTo(goal, within(1e-9));
        assertThat(cost(puzzle, state, 99)).isCloseTo(goal, within(1e-9));
    }

    @Test
    void a_packing_of_a_board_with_holes_and_optional_cells_costs_the_goal() {
        Puzzle puzzle = dominoes(new Region(List.of("..?", "#..", "??#"), Wrap.NONE), 2);
        int[] state = {place(puzzle, 0, 0), place(puzzle, 1, 1)};
        OverlapBoard board = new OverlapBoard(puzzle.region(), new BeamPieces(puzzle), WEIGHTS, Corner.PUBLISHED);
        board.show(state);
        assertThat(board.matrix().subList(0, 3))
                .as("a hole is covered, an empty optional cell is not")
                .containsExactly(List.of(1L, 1L, 0L, 0L), List.of(1L, 1L, 1L, 0L), List.of(0L, 0L, 1L, 0L));
        assertThat(cost(puzzle, state, 7))
                .isCloseTo(new SlowBeamCost(puzzle, WEIGHTS, Corner.PUBLISHED).goal(), within(1e-9))
                .isCloseTo(3 - 0.05 * (1 + 4 + 9), within(1e-9));
    }

    @Test
    void a_piece_on_a_hole_is_an_overlap() {
        Puzzle puzzle = dominoes(new Region(List.of("?#?"), Wrap.NONE), 1);
        assertThat(cost(puzzle, new int[] {place(puzzle, 0, 0)}, 0)).isCloseTo(1 + 2 + 1, within(1e-9));
    }

    @Test
    void hanging_over_costs_more_and_more() {
        Puzzle puzzle = dominoes(Region.rectangle(1, 2), 1);
        int[] state = {place(puzzle, 0, 1)};
        assertThat(cost(puzzle, state, 0)).isCloseTo(1 + 2, within(1e-9));
        assertThat(cost(puzzle, state, 10)).isCloseTo(1 + 2 + 0.5 * 10, within(1e-9));
    }

    @Test
    void with_a_fixed_weight_hanging_over_costs_the_same_at_any_age() {
        CostWeights fixed = new CostWeights(1, 2, 3, 0.05, true, OverlapOf.PUBLISHED);
        assertThat(List.of(fixed.cost(5, 0, 2, 0, 0), fixed.cost(5, 0, 2, 0, 1), fixed.cost(5, 0, 2, 0, 99)))
                .containsOnly(5.0 + 3 * 2 * 2);
    }

    @Test
    void the_published_cost_of_a_small_board_by_hand() {
        // 1 1   A horizontal domino fills the top row. Another begins at (1, 1) and hangs over to the right. Two
        // . 1   vertical ones begin at (2, 0) and hang over below. The largest counts of the columns are 2 and 1.
        // 2 .   Beyond the edges, the largest counts are 2 below the board and 1 to its right. The gaps are (1, 0)
        //       and (2, 1). Only the top row is covered exactly once everywhere. The state is four iterations after
        //       the restart.
        Bag bag = new Bag(List.of(
                new Supply(new Kind("lying", Polyform.drawn("XX")), CountRange.exactly(2)),
                new Supply(new Kind("standing", Polyform.drawn("X", "X")), CountRange.exactly(2))));
        Puzzle puzzle = new Puzzle("by hand", Region.rectangle(3, 2), PieceSymmetry.FIXED, bag);
        BeamPieces pieces = new BeamPieces(puzzle);
        int[] state = {pieces.place(0, 0, 0), pieces.place(0, 1, 1), pieces.place(1, 2, 0), pieces.place(1, 2, 0)};
        double expected = 1 * (2 + 1) + 2 * 2 + 0.5 * 4 * (2 + 1) * (2 + 1) - 0.05 * 1 * 1;
        assertThat(cost(puzzle, state, 4)).isCloseTo(expected, within(1e-9)).isCloseTo(24.95, within(1e-9));
        assertThat(cost(puzzle, state, 0)).isCloseTo(6.95, within(1e-9));
        OverlapBoard board = new OverlapBoard(puzzle.region(), pieces, WEIGHTS, Corner.PUBLISHED);
        board.show(state);
        assertThat(board.matrix())
                .containsExactly(List.of(1L, 1L, 0L), List.of(0L, 1L, 1L), List.of(2L, 0L, 0L), List.of(2L, 0L, 0L));
    }

    @Test
    void as_published_the_corner_belongs_to_the_right_gutter_alone() {
        Puzzle puzzle = puzzle(Region.rectangle(1, 1), Polyform.drawn("X.", ".X"), 1);
        int[] state = {0};
        assertThat(cost(puzzle, state, 1)).isCloseTo(1 - 0.05 + 0.5 * 1, within(1e-9));
        assertThat(cost(puzzle, Corner.BOTH, state, 1)).isCloseTo(1 - 0.05 + 0.5 * 4, within(1e-9));
    }

    @Test
    void as_published_the_bottom_gutter_has_the_columns_of_the_board_and_the_right_one_all_rows() {
        // Both squares have their top left corner on the only cell. The gutters are the positions beyond the edges. The
        // position below the cell is covered twice, and so are the position to its right and the one at the corner of
        // the gutters.
        Puzzle puzzle = puzzle(Region.rectangle(1, 1), Polyform.drawn("XX", "XX"), 2);
        int[] state = {0, 0};
        assertThat(cost(puzzle, state, 3)).isCloseTo(2 + 0.5 * 3 * (2 + 2) * (2 + 2), within(1e-9));
        // The position below the cell is not covered, and the corner is covered twice. The corner belongs to the right
        // gutter only, so the gutter below the board has the count 0.
        Puzzle bent = puzzle(Region.rectangle(1, 1), Polyform.drawn("XX", ".X"), 2);
        assertThat(cost(bent, state, 3)).isCloseTo(2 + 0.5 * 3 * 2 * 2, within(1e-9));
        assertThat(cost(bent, Corner.BOTH, state, 3)).isCloseTo(2 + 0.5 * 3 * 4 * 4, within(1e-9));
    }

    @Test
    void where_edges_meet_nothing_hangs_over() {
        Puzzle puzzle = dominoes(new Region(List.of("...."), Wrap.HORIZONTAL), 2);
        int[] state = {place(puzzle, 0, 1), place(puzzle, 0, 3)};
        assertThat(cost(puzzle, state, 50)).isCloseTo(4 - 0.05, within(1e-9));
    }

    @Test
    void a_piece_longer_than_a_closed_direction_overlaps_itself() {
        Puzzle puzzle = puzzle(new Region(List.of(".."), Wrap.HORIZONTAL), Polyform.drawn("XXX"), 1);
        assertThat(cost(puzzle, new int[] {0}, 0)).isCloseTo(2 + 1, within(1e-9));
    }

    private static double cost(Puzzle puzzle, int[] state, long age) {
        return cost(puzzle, Corner.PUBLISHED, state, age);
    }

    private static double cost(Puzzle puzzle, Corner corner, int[] state, long age) {
        BeamPieces pieces = new BeamPieces(puzzle);
        OverlapBoard board = new OverlapBoard(puzzle.region(), pieces, WEIGHTS, corner);
        board.show(state);
        return board.cost(age);
    }

    private static int place(Puzzle puzzle, int row, int column) {
        return new BeamPieces(puzzle).place(0, row, column);
    }

    private static Puzzle dominoes(Region region, int count) {
        return puzzle(region, Polyform.drawn("XX"), count);
    }

    private static Puzzle puzzle(Region region, Polyform shape, int count) {
        Supply supply = new Supply(new Kind("K", shape), CountRange.exactly(count));
        return new Puzzle("test", region, PieceSymmetry.FIXED, new Bag(List.of(supply)));
    }

    private static int[] randomState(BeamPieces pieces, SplittableRandom random) {
        return IntStream.range(0, pieces.count())
                .map(piece -> pieces.randomPlace(piece, random))
                .toArray();
    }

    private static double slow(SlowBeamCost slow, Puzzle puzzle, BeamPieces pieces, int[] state, long age) {
        List<Polyform> shapes = IntStream.range(0, state.length)
                .mapToObj(piece -> shape(puzzle, pieces, piece, pieces.shape(state[piece])))
                .toList();
        return slow.cost(
                shapes,
                IntStream.of(state).map(pieces::row).toArray(),
                IntStream.of(state).map(pieces::column).toArray(),
                age);
    }

    private static Polyform shape(Puzzle puzzle, BeamPieces pieces, int piece, int number) {
        Polyform shape = new Polyform(IntStream.range(0, pieces.rowOffsets(number).length)
                .mapToObj(i -> new Cell(pieces.rowOffsets(number)[i], pieces.columnOffsets(number)[i]))
                .toList());
        assertThat(puzzle.bag().kind(pieces.kind(piece)).shape().orientations(puzzle.symmetry()))
                .contains(shape);
        return shape;
    }
}
