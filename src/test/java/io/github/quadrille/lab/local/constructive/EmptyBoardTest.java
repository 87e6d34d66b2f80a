package io.github.quadrille.lab.local.constructive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EmptyBoardTest {
    private static final Region BOARD = Region.rectangle(3, 4);

    @Test
    void as_published_the_last_row_and_column_count_as_one_step_from_the_border() {
        assertThat(EmptyBoard.PUBLISHED.distances(BOARD)).containsExactly(0, 1, 2, 1, 1, 2, 3, 2, 1, 2, 3, 2);
    }

    @Test
    void as_intended_all_corners_are_alike() {
        assertThat(EmptyBoard.INTENDED.distances(BOARD)).containsExactly(0, 1, 1, 0, 1, 2, 2, 1, 0, 1, 1, 0);
    }

    @Test
    void the_nearest_cell_at_the_border_makes_all_of_them_alike() {
        assertThat(EmptyBoard.NEAREST.distances(BOARD)).containsExactly(0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0);
    }

    @Test
    void a_closed_direction_has_no_border() {
        Region tube = new Region(Collections.nCopies(2, "..."), Wrap.HORIZONTAL);
        assertThat(EmptyBoard.PUBLISHED.distances(tube)).containsExactly(0, 0, 0, 1, 1, 1);
        assertThat(EmptyBoard.INTENDED.distances(tube)).containsOnly(0);
    }

    @Test
    void as_published_the_first_square_lies_in_the_top_left_corner_as_intended_in_any_corner() {
        // Published: 4 in the top left corner, 5 and more elsewhere. Intended: 4 in each corner of 4x4.
        assertThat(firstSquares(EmptyBoard.PUBLISHED)).containsExactly("[(0, 0), (0, 1), (1, 0), (1, 1)]");
        assertThat(firstSquares(EmptyBoard.INTENDED)).hasSize(4).contains("[(2, 2), (2, 3), (3, 2), (3, 3)]");
    }

    private static Set<String> firstSquares(EmptyBoard emptyBoard) {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(4))));
        Puzzle squares = new Puzzle("squares", Region.rectangle(4, 4), PieceSymmetry.FREE, bag);
        HillClimbingSearch search = new HillClimbingSearch(
                new PlacementTable(squares), new HillClimbing(emptyBoard, false), new SplittableRandom(3));
        Set<String> firsts = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            search.restart();
            search.step();
            firsts.add(search.part().pieces().get(0).cells().toString());
        }
        return firsts;
    }
}
