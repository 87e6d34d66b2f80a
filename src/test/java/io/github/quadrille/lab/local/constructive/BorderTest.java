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
import io.github.quadrille.lab.local.constructive.HillClimbing.BorderCounts;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BorderTest {
    private static final Region BOARD = Region.rectangle(3, 4);

    @Test
    void as_published_the_last_row_and_column_count_as_one_step_from_the_border() {
        assertThat(Border.PUBLISHED.distances(BOARD)).containsExactly(0, 1, 2, 1, 1, 2, 3, 2, 1, 2, 3, 2);
    }

    @Test
    void as_intended_all_corners_are_alike() {
        assertThat(Border.INTENDED.distances(BOARD)).containsExactly(0, 1, 1, 0, 1, 2, 2, 1, 0, 1, 1, 0);
    }

    @Test
    void the_nearest_cell_at_the_border_makes_all_of_them_alike() {
        assertThat(Border.NEAREST.distances(BOARD)).containsExactly(0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0);
    }

    @Test
    void where_all_beyond_the_border_counts_as_filled_cells_at_the_border_are_one_step_from_it() {
        assertThat(Border.FILLED.distances(BOARD)).containsExactly(1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1);
    }

    @Test
    void a_board_without_edges_has_no_border_but_holes_may_be_one() {
        Region torus = new Region(Collections.nCopies(3, "..."), Wrap.BOTH);
        Region pierced = new Region(List.of("...", ".#.", "..."), Wrap.BOTH);
        assertThat(Border.values())
                .allMatch(border -> border.isOn(BOARD))
                .noneMatch(border -> border.isOn(torus))
                .filteredOn(border -> border.isOn(pierced))
                .containsExactly(Border.NEAREST, Border.FILLED);
    }

    @Test
    void a_closed_direction_has_no_border() {
        Region tube = new Region(Collections.nCopies(2, "..."), Wrap.HORIZONTAL);
        assertThat(Border.PUBLISHED.distances(tube)).containsExactly(0, 0, 0, 1, 1, 1);
        assertThat(Border.INTENDED.distances(tube)).containsOnly(0);
    }

    @Test
    void as_published_the_first_square_lies_in_the_top_left_corner_as_intended_in_any_corner() {
        // As published, a square scores 4 in the top left corner, and 5 or more elsewhere. As intended, it scores 4 in
        // each corner of 4x4.
        assertThat(firstSquares(Border.PUBLISHED)).containsExactly("[(0, 0), (0, 1), (1, 0), (1, 1)]");
        assertThat(firstSquares(Border.INTENDED)).hasSize(4).contains("[(2, 2), (2, 3), (3, 2), (3, 3)]");
    }

    private static Set<String> firstSquares(Border border) {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("O").orElseThrow(), CountRange.exactly(4))));
        Puzzle squares = new Puzzle("squares", Region.rectangle(4, 4), PieceSymmetry.FREE, bag);
        HillClimbingSearch search = new HillClimbingSearch(
                new PlacementTable(squares),
                new HillClimbing(border, BorderCounts.PUBLISHED, false),
                new SplittableRandom(3));
        Set<String> firsts = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            search.restart();
            search.step();
            firsts.add(search.part().pieces().get(0).cells().toString());
        }
        return firsts;
    }
}
