package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.testing.Rounds;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlantedTargetTest {
    private static final List<Polyform> NINETEEN = Making.FIXED.fixedShapes().stream()
            .map(PieceChoice.FixedShape::shape)
            .toList();

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.4, 0.6})
    void a_thin_target_has_exactly_the_published_number_of_pieces(double density) {
        List<Placement> target = plant(50, 70, Wrap.NONE, density, NINETEEN, new SplittableRandom(1));
        assertThat(target.size()).isEqualTo((int) (50 * 70 * density / 4));
        assertThat(size(target)).isEqualTo(4 * target.size());
    }

    @Test
    void a_dense_target_loses_the_pieces_that_find_no_place() {
        List<Placement> target = plant(50, 50, Wrap.NONE, 1, NINETEEN, new SplittableRandom(1));
        assertThat(size(target)).isBetween(50 * 50 * 7 / 10, 50 * 50 * 95 / 100);
    }

    @ParameterizedTest
    @EnumSource(to = "BOTH")
    void pieces_cover_the_target_and_do_not_overlap(Wrap wrap) {
        List<Placement> target = plant(9, 11, wrap, 0.7, NINETEEN, new SplittableRandom(2));
        Set<Cell> seen = new HashSet<>();
        for (Placement piece : target) {
            for (Cell cell : piece.cells()) {
                assertThat(seen.add(cell)).isTrue();
                assertThat(cell.row()).isBetween(0, 8);
                assertThat(cell.column()).isBetween(0, 10);
            }
        }
        assertThat(seen).hasSize(size(target));
    }

    @Test
    void pieces_have_their_shapes() {
        List<Placement> target = plant(30, 30, Wrap.NONE, 0.5, NINETEEN, new SplittableRandom(3));
        for (Placement piece : target) {
            assertThat(new Polyform(piece.cells())).isEqualTo(NINETEEN.get(shape(piece)));
        }
    }

    @Test
    void every_shape_is_drawn_about_equally_often() {
        List<Placement> target = plant(200, 200, Wrap.NONE, 0.2, NINETEEN, new SplittableRandom(4));
        int[] counts = new int[19];
        for (Placement piece : target) {
            counts[shape(piece)]++;
        }
        // There are 2000 pieces, about 105 of each shape, with a standard deviation of 10.
        assertThat(Arrays.stream(counts)).allMatch(count -> count > 55 && count < 165);
    }

    @Test
    void pieces_of_different_sizes_spend_the_area_to_the_end() {
        List<Polyform> shapes = List.of(Polyform.drawn("XXXXX"), Polyform.drawn("X"), Polyform.drawn("XX"));
        List<Placement> target = plant(20, 20, Wrap.NONE, 0.3, shapes, new SplittableRandom(5));
        assertThat(size(target)).isEqualTo(120);
    }

    @Test
    void shapes_larger_than_the_board_are_never_laid() {
        List<Polyform> shapes = List.of(Polyform.drawn("XXXXX"), Polyform.drawn("XX"));
        List<Placement> target = plant(3, 4, Wrap.BOTH, 1, shapes, new SplittableRandom(6));
        for (Placement piece : target) {
            assertThat(shape(piece)).isEqualTo(1);
        }
    }

    @Test
    void the_same_seed_plants_the_same_target() {
        assertThat(plant(30, 30, Wrap.NONE, 0.8, NINETEEN, new SplittableRandom(7)))
                .isEqualTo(plant(30, 30, Wrap.NONE, 0.8, NINETEEN, new SplittableRandom(7)))
                .isNotEqualTo(plant(30, 30, Wrap.NONE, 0.8, NINETEEN, new SplittableRandom(8)));
    }

    @Test
    void many_cells_are_planted() {
        int rows = Rounds.of(100, 1000);
        List<Placement> target = plant(rows, 1000, Wrap.NONE, 0.8, NINETEEN, new SplittableRandom(1));
        assertThat(size(target)).isGreaterThan(rows * 700);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.5, 1.5, Double.NaN, Double.POSITIVE_INFINITY})
    void a_density_that_is_no_share_is_refused(double density) {
        assertThatThrownBy(() -> plant(9, 9, Wrap.NONE, density, NINETEEN, new SplittableRandom(1)))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("out of range. Use a number above 0, such as 0.8");
    }

    @ParameterizedTest
    @CsvSource({"1,3,1", "4,4,0.2"})
    void a_board_without_room_for_a_piece_is_refused(int rows, int columns, double density) {
        assertThatThrownBy(() -> plant(rows, columns, Wrap.NONE, density, NINETEEN, new SplittableRandom(1)))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("No piece fits into 3 cells");
    }

    private static int size(List<Placement> target) {
        return new Packing(target).coveredCells();
    }

    private static List<Placement> plant(
            int rows, int columns, Wrap wrap, double density, List<Polyform> shapes, RandomGenerator random) {
        Region board = new Region(Collections.nCopies(rows, ".".repeat(columns)), wrap);
        List<PieceChoice.FixedShape> numbered = IntStream.range(0, shapes.size())
                .mapToObj(
                        shape -> new PieceChoice.FixedShape(new Kind("" + shape, shapes.get(shape)), shapes.get(shape)))
                .toList();
        return PlantedTarget.plant(board, numbered, density, random);
    }

    /** Returns the number of the piece's shape. */
    private static int shape(Placement piece) {
        return Integer.parseInt(piece.kind());
    }
}
