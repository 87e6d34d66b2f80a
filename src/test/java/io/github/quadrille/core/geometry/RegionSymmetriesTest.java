package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RegionSymmetriesTest {
    @Test
    void a_rectangle_has_four_a_square_eight() {
        assertThat(RegionSymmetries.of(Region.rectangle(3, 4)).order()).isEqualTo(4);
        assertThat(RegionSymmetries.of(Region.rectangle(4, 4)).order()).isEqualTo(8);
    }

    @Test
    void a_notch_leaves_one_flip() {
        Region region = new Region(List.of("...", "..#", "..."), Wrap.NONE);
        assertThat(RegionSymmetries.of(region).isometries()).containsExactly(Isometry.IDENTITY, Isometry.FLIP_TURN_180);
    }

    @Test
    void optional_cells_are_told_from_mandatory_ones() {
        assertThat(RegionSymmetries.of(new Region(List.of("?.."), Wrap.NONE)).order())
                .isEqualTo(2);
    }

    @Test
    void turns_and_flips_that_do_the_same_count_once() {
        assertThat(distinct(Wrap.NONE, "......").isometries()).containsExactly(Isometry.IDENTITY, Isometry.TURN_180);
        assertThat(distinct(Wrap.NONE, ".").isometries()).containsExactly(Isometry.IDENTITY);
        assertThat(distinct(Wrap.BOTH, "....", "....").order()).isEqualTo(16);
        assertThat(distinct(Wrap.BOTH, "..", "..").order()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void as_many_are_distinct_as_there_are_permutations_of_the_cells(int rows) {
        for (int columns = 1; columns <= 4; columns++) {
            for (Wrap wrap : Wrap.FLAT) {
                Region region = new Region(Collections.nCopies(rows, ".".repeat(columns)), wrap);
                RegionSymmetries all = RegionSymmetries.of(region);
                Set<List<Cell>> images = new HashSet<>();
                all.elements()
                        .forEach(one -> images.add(IntStream.range(0, region.size())
                                .mapToObj(region::cell)
                                .map(cell -> one.apply(cell, region))
                                .toList()));
                assertThat(all.distinct().order())
                        .as("%dx%d %s", rows, columns, wrap)
                        .isEqualTo(images.size());
                assertThat(all.distinct().elements()).hasSize(images.size());
            }
        }
    }

    private static RegionSymmetries distinct(Wrap wrap, String... rows) {
        return RegionSymmetries.of(new Region(List.of(rows), wrap)).distinct();
    }

    @Test
    void a_tube_has_its_shifts() {
        Region tube = new Region(Collections.nCopies(4, "....."), Wrap.HORIZONTAL);
        assertThat(RegionSymmetries.of(tube).shifts()).isEqualTo(5);
        assertThat(RegionSymmetries.of(tube).order()).isEqualTo(20);
    }

    @Test
    void a_square_torus_has_all() {
        Region torus = new Region(Collections.nCopies(6, "......"), Wrap.BOTH);
        assertThat(RegionSymmetries.of(torus).order()).isEqualTo(36 * 8);
    }

    @Test
    void a_skew_pattern_on_a_torus_has_skew_shifts() {
        Region torus = new Region(List.of("#...", ".#..", "..#.", "...#"), Wrap.BOTH);
        RegionSymmetries symmetries = RegionSymmetries.of(torus);
        assertThat(symmetries.shifts()).isEqualTo(4);
        assertThat(symmetries.basis()).containsExactly(new Cell(1, 0, 0), new Cell(1, 1), new Cell(0, 4));
    }

    @Test
    void a_frame_of_holes_hides_no_symmetry() {
        assertThat(distinct(Wrap.NONE, "#.......").order()).isEqualTo(2);
        assertThat(distinct(Wrap.NONE, "#...", "#...", "#...").order()).isEqualTo(8);
        assertThat(distinct(Wrap.NONE, "####", "....", "....", "....", "....").order())
                .isEqualTo(8);
        assertThat(distinct(Wrap.HORIZONTAL, "...", "...", "###").order()).isEqualTo(12);
    }

    /** Compares the symmetries with every isometry followed by every shift, as permutations of the cells. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void random_boards_have_the_symmetries_that_brute_force_finds(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < Rounds.of(4, 12); i++) {
            int rows = 1 + random.nextInt(4);
            int columns = random.nextBoolean() ? rows : 1 + random.nextInt(4);
            List<String> picture = new ArrayList<>();
            for (int row = 0; row < rows; row++) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < columns; column++) {
                    line.append("...?#".charAt(random.nextInt(3 + random.nextInt(3))));
                }
                picture.add(line.toString());
            }
            picture.set(0, "." + picture.get(0).substring(1));
            if (random.nextBoolean()) {
                picture.add(random.nextInt(2) * picture.size(), "#".repeat(columns));
            }
            for (Wrap wrap : Wrap.FLAT) {
                for (Lattice lattice : Lattices.ALL) {
                    if (lattice.wraps().contains(wrap) && lattice.dimensions() <= 3) {
                        agrees(new Region(lattice, 1, picture, wrap));
                    }
                }
            }
        }
    }

    private static void agrees(Region region) {
        RegionSymmetries symmetries = RegionSymmetries.of(region);
        List<List<Integer>> found = symmetries
                .distinct()
                .elements()
                .map(one -> region.cells().stream()
                        .map(cell -> region.cellAt(one.apply(cell, region)))
                        .toList())
                .toList();
        assertThat(found).as("%s %s", region, region.picture()).doesNotHaveDuplicates();
        assertThat(Set.copyOf(found)).as("%s %s", region, region.picture()).isEqualTo(bruteForce(region));
        assertThat(symmetries.elements()).hasSize(symmetries.order());
    }

    /**
     * Tries shifts up to twice the size of the picture. On a board that wraps around, a cell that is moved once around
     * the board must have the same image as before.
     */
    private static Set<List<Integer>> bruteForce(Region region) {
        Set<List<Integer>> all = new HashSet<>();
        int far = 2 * Math.max(region.rows(), region.columns());
        for (Isometry isometry : region.lattice().isometries()) {
            for (int layer = -1; layer <= 1; layer++) {
                for (int down = -far; down <= far; down++) {
                    for (int right = -far; right <= far; right++) {
                        permutation(region, isometry, new Cell(layer, down, right))
                                .ifPresent(all::add);
                    }
                }
            }
        }
        return all;
    }

    private static Optional<List<Integer>> permutation(Region region, Isometry isometry, Cell shift) {
        Lattice lattice = region.lattice();
        Cell round = new Cell(
                region.wrap().topMeetsBottom() ? region.rows() : 0,
                region.wrap().leftMeetsRight() ? region.columns() : 0);
        List<Integer> images = new ArrayList<>();
        for (Cell cell : region.cells()) {
            int image = region.cellAt(lattice.image(isometry, cell).shifted(shift));
            boolean same = image >= 0
                    && region.isMandatory(image) == region.isMandatory(region.cellAt(cell))
                    && image == imageOf(region, isometry, cell.shifted(round.row(), 0), shift)
                    && image == imageOf(region, isometry, cell.shifted(0, round.column()), shift);
            if (!same || !lattice.canMove(shift)) {
                return Optional.empty();
            }
            images.add(image);
        }
        return Optional.of(images);
    }

    private static int imageOf(Region region, Isometry isometry, Cell cell, Cell shift) {
        return region.cellAt(region.lattice().image(isometry, cell).shifted(shift));
    }
}
