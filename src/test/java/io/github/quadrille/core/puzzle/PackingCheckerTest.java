package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackingCheckerTest {
    private static final Placement LEFT_I = piece("I", 0, 0, 1, 0, 2, 0, 3, 0);
    private static final Placement SQUARE = piece("O", 0, 1, 0, 2, 1, 1, 1, 2);
    private static final Placement LOW_SQUARE = piece("O", 2, 1, 2, 2, 3, 1, 3, 2);

    @Test
    void a_packing_has_no_fault() {
        assertThat(faults(puzzle(1, 2), LEFT_I, SQUARE, LOW_SQUARE)).isEmpty();
    }

    @Test
    void the_order_of_cells_and_pieces_does_not_matter() {
        Placement turned = piece("I", 3, 0, 1, 0, 0, 0, 2, 0);
        assertThat(faults(puzzle(1, 2), LOW_SQUARE, turned, SQUARE)).isEmpty();
    }

    @Test
    void an_overlap_is_named_with_its_cell() {
        Placement shifted = piece("O", 1, 1, 1, 2, 2, 1, 2, 2);
        assertThat(faults(puzzle(1, 2), LEFT_I, SQUARE, shifted))
                .extracting(Fault::message)
                .contains("Overlap at (1, 1): O lies on O.", "Overlap at (1, 2): O lies on O.")
                .anyMatch(message -> message.equals("2 cells are uncovered: (3, 1), (3, 2)."));
    }

    @Test
    void an_uncovered_cell_is_named() {
        assertThat(faults(puzzle(1, 1), LEFT_I, SQUARE))
                .extracting(Fault::message)
                .containsExactly("4 cells are uncovered: (2, 1), (2, 2), (3, 1), (3, 2).");
    }

    @Test
    void a_part_may_leave_cells_open_and_pieces_over() {
        assertThat(new PackingChecker(puzzle(2, 2)).faultsOfPart(new Packing(List.of(SQUARE))))
                .isEmpty();
    }

    @Test
    void a_kind_used_once_too_often_is_named() {
        assertThat(faults(puzzle(1, 1), LEFT_I, SQUARE, LOW_SQUARE))
                .extracting(Fault::message)
                .containsExactly("O is used 2 times, but the puzzle says 1.");
    }

    @Test
    void a_kind_used_too_rarely_is_named() {
        assertThat(faults(puzzle(2, 2), LEFT_I, SQUARE, LOW_SQUARE))
                .extracting(Fault::message)
                .containsExactly("I is used 1 time, but the puzzle says 2.");
    }

    @Test
    void another_shape_is_no_legal_orientation() {
        Placement bent = piece("I", 0, 0, 1, 0, 2, 0, 2, 1);
        assertThat(faults(puzzle(1, 2), bent)).extracting(Fault::type).contains(Fault.Type.NOT_AN_ORIENTATION);
    }

    @Test
    void a_cell_twice_in_a_piece_is_refused() {
        Placement folded = piece("O", 0, 1, 0, 1, 1, 1, 1, 2);
        assertThat(faults(puzzle(1, 2), folded))
                .extracting(Fault::type)
                .contains(Fault.Type.NOT_AN_ORIENTATION, Fault.Type.OVERLAP);
    }

    @Test
    void outside_is_no_cell() {
        assertThat(faults(puzzle(1, 2), piece("O", -1, 1, -1, 2, 0, 1, 0, 2)))
                .extracting(Fault::message)
                .contains("O lies on (-1, 1), which is not a cell of the board.");
    }

    @Test
    void the_row_below_the_board_and_the_column_right_of_it_are_outside() {
        Placement low = piece("I", 1, 2, 2, 2, 3, 2, 4, 2);
        Placement right = piece("I", 0, 0, 0, 1, 0, 2, 0, 3);
        assertThat(faults(puzzle(2, 0), low, right))
                .extracting(Fault::message)
                .contains("I lies on (4, 2), which is not a cell of the board.")
                .contains("I lies on (0, 3), which is not a cell of the board.");
    }

    @Test
    void of_many_uncovered_cells_the_first_eight_are_named() {
        assertThat(faults(puzzle(1, 0), LEFT_I))
                .extracting(Fault::message)
                .singleElement()
                .asString()
                .endsWith("(3, 2).");
        assertThat(faults(puzzle(0, 0)))
                .extracting(Fault::message)
                .containsExactly(
                        "12 cells are uncovered: (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)"
                                + " and 4 more.");
    }

    @Test
    void too_few_and_too_many_are_different_faults() {
        assertThat(faults(puzzle(2, 1), LEFT_I, SQUARE, LOW_SQUARE))
                .extracting(Fault::type)
                .containsExactly(Fault.Type.TOO_FEW, Fault.Type.TOO_MANY);
    }

    @Test
    void an_unknown_kind_is_named_with_the_bag() {
        assertThat(faults(puzzle(1, 2), piece("Q", 0, 0)))
                .extracting(Fault::message)
                .contains("The bag has no kind 'Q'; it has I, O. It lies on (0, 0).");
    }

    @Test
    void aliases_are_understood() {
        assertThat(faults(puzzle(1, 2), LEFT_I, new Placement("O4", SQUARE.cells()), LOW_SQUARE))
                .isEmpty();
    }

    @Test
    void a_mirror_image_is_legal_for_free_pieces_only() {
        Placement j = piece("L", 0, 0, 1, 0, 1, 1, 1, 2);
        assertThat(new PackingChecker(one("L", PieceSymmetry.FREE, "...", "...")).faultsOfPart(new Packing(List.of(j))))
                .isEmpty();
        assertThat(new PackingChecker(one("L", PieceSymmetry.ONE_SIDED, "...", "..."))
                        .faultsOfPart(new Packing(List.of(j))))
                .extracting(Fault::type)
                .containsExactly(Fault.Type.NOT_AN_ORIENTATION);
    }

    @Test
    void a_piece_over_an_edge_is_legal_only_where_edges_meet() {
        Placement across = piece("I", 0, 3, 0, 4, 0, 0, 0, 1);
        Region ring = new Region(List.of("....."), Wrap.HORIZONTAL);
        Puzzle tube = new Puzzle("ring", ring, PieceSymmetry.FREE, bag("I", 1));
        assertThat(new PackingChecker(tube).faultsOfPart(new Packing(List.of(across))))
                .isEmpty();
        assertThat(new PackingChecker(one("I", PieceSymmetry.FREE, ".....")).faultsOfPart(new Packing(List.of(across))))
                .extracting(Fault::type)
                .containsExactly(Fault.Type.NOT_AN_ORIENTATION);
    }

    @Test
    void optional_cells_may_stay_open() {
        Puzzle puzzle = one("I", PieceSymmetry.FREE, "....?");
        assertThat(faults(puzzle, piece("I", 0, 0, 0, 1, 0, 2, 0, 3))).isEmpty();
        assertThat(faults(puzzle, piece("I", 0, 1, 0, 2, 0, 3, 0, 4)))
                .extracting(Fault::type)
                .containsExactly(Fault.Type.UNCOVERED);
    }

    private static List<Fault> faults(Puzzle puzzle, Placement... pieces) {
        return new PackingChecker(puzzle).faults(new Packing(List.of(pieces)));
    }

    /** Returns a puzzle on four rows of three cells, with the given numbers of I and O tetrominoes. */
    private static Puzzle puzzle(int bars, int squares) {
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("I").orElseThrow(), CountRange.exactly(bars)),
                new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(squares))));
        return new Puzzle("small", Region.rectangle(4, 3), PieceSymmetry.FREE, bag);
    }

    private static Puzzle one(String kind, PieceSymmetry symmetry, String... board) {
        return new Puzzle("one", new Region(List.of(board), Wrap.NONE), symmetry, bag(kind, 1));
    }

    private static Bag bag(String kind, int count) {
        return new Bag(List.of(new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(count))));
    }

    private static Placement piece(String kind, int... coordinates) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            cells.add(new Cell(coordinates[i], coordinates[i + 1]));
        }
        return new Placement(kind, cells);
    }
}
