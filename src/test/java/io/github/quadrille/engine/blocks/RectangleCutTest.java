package io.github.quadrille.engine.blocks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

@Slow
class RectangleCutTest {
    private static final Set<String> SIZES = Set.of("3x40", "40x3", "4x10", "10x4", "5x8", "8x5", "6x20", "20x6");

    @Test
    void every_rectangle_up_to_130x130_is_cut_exactly_when_40_divides_it_and_it_is_not_narrow() {
        int cuts = 0;
        for (int rows = 1; rows <= 130; rows++) {
            for (int columns = 1; columns <= 130; columns++) {
                boolean expected = rows * columns % 40 == 0 && rows >= 3 && columns >= 3;
                TheoremAnswer theoremAnswer = StandardBagTheorem.rule(rows, columns);
                assertThat(theoremAnswer instanceof PackableRectangle)
                        .as(rows + "x" + columns)
                        .isEqualTo(expected);
                if (theoremAnswer instanceof PackableRectangle possible) {
                    assertCovers(possible, rows, columns);
                    cuts++;
                }
            }
        }
        assertThat(cuts).isGreaterThan(1000);
    }

    @Test
    void large_rectangles_are_cut_too() {
        Random random = new Random(7);
        int[][] shares = {{1, 40}, {2, 20}, {4, 10}, {8, 5}, {5, 8}, {10, 4}, {20, 2}, {40, 1}};
        for (int i = 0; i < 100; i++) {
            int[] share = shares[i % shares.length];
            int rows = share[0] * (3 + random.nextInt(1000 / share[0]));
            int columns = share[1] * (3 + random.nextInt(1000 / share[1]));
            assertCovers((PackableRectangle) StandardBagTheorem.rule(rows, columns), rows, columns);
        }
    }

    @Test
    void a_board_whose_area_is_beyond_an_int_is_decided() {
        assertThat(StandardBagTheorem.rule(1_000_000, 1_000_000).sentences())
                .contains("It is cut into 25,000,000,000 blocks 4x10, 250,000 down and 100,000 across.");
        assertThat(StandardBagTheorem.rule(1_000_001, 1_000_000)).isInstanceOf(PackableRectangle.class);
        assertThat(StandardBagTheorem.rule(999_999, 999_999)).isInstanceOf(UnpackableRectangle.class);
    }

    @Test
    void the_four_blocks_are_not_cut_any_further() {
        for (String size : SIZES) {
            String[] sides = size.split("x");
            PackableRectangle ruling =
                    (PackableRectangle) StandardBagTheorem.rule(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
            assertThat(ruling.blocks()).extracting(Block::size).isEqualTo(List.of(size));
        }
    }

    private static void assertCovers(PackableRectangle ruling, int rows, int columns) {
        boolean[] covered = new boolean[rows * columns];
        int cells = 0;
        for (Block block : ruling.blocks()) {
            assertThat(SIZES).contains(block.size());
            boolean inside = block.row() >= 0
                    && block.column() >= 0
                    && block.row() + block.rows() <= rows
                    && block.column() + block.columns() <= columns;
            assertThat(inside).as("%s on %dx%d", block, rows, columns).isTrue();
            for (int row = block.row(); row < block.row() + block.rows(); row++) {
                for (int column = block.column(); column < block.column() + block.columns(); column++) {
                    cells += covered[row * columns + column] ? 0 : 1;
                    covered[row * columns + column] = true;
                }
            }
        }
        long area = ruling.blocks().stream()
                .mapToLong(block -> (long) block.rows() * block.columns())
                .sum();
        assertThat(cells).as("cells covered of %dx%d", rows, columns).isEqualTo(rows * columns);
        assertThat(area).as("area of the blocks in %dx%d", rows, columns).isEqualTo(cells);
    }
}
