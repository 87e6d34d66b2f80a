package io.github.quadrille.lab.local.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.Greedy.ShapeTies;
import io.github.quadrille.lab.local.greedy.ShapeTree.OrientedShape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginsTest {
    @ParameterizedTest
    @CsvSource({"PUBLISHED, 47", "ALL, 76"})
    void the_nineteen_tetrominoes_have_as_many_numbers(Origins origins, int numbers) {
        List<OrientedShape> shapes = OrientedShape.of(Puzzle.standard(4, 5).bag(), PieceSymmetry.FREE);
        assertThat(shapes).hasSize(19);
        assertThat(ends(new ShapeTree(shapes, origins).root())).isEqualTo(numbers);
    }

    private static int ends(ShapeTree.Node node) {
        return node.ends().size()
                + node.children().stream().mapToInt(OriginsTest::ends).sum();
    }

    @Test
    void as_published_the_tree_begins_with_a_step_in_each_direction_and_shapes_are_found_from_their_ends() {
        List<OrientedShape> shapes = OrientedShape.of(Puzzle.standard(4, 5).bag(), PieceSymmetry.FREE);
        assertThat(new ShapeTree(shapes, Origins.PUBLISHED).root().children())
                .extracting(node -> node.rows() + " " + node.columns())
                .containsExactlyInAnyOrder("-1 0", "0 -1", "0 1", "1 0");
        Region column = new Region(List.of(".", ".", ".", "."), Wrap.NONE);
        assertThat(laidFrom(3, column, Origins.PUBLISHED)).isTrue();
        assertThat(laidFrom(2, column, Origins.PUBLISHED)).isFalse();
        assertThat(laidFrom(2, column, Origins.ALL)).isTrue();
    }

    /**
     * A way is a shape together with the cell of the shape that is laid on the cell to be covered. Ways that are images
     * of each other under turns and reflections are chosen together: all of them or none.
     */
    @Test
    void of_all_rules_that_find_shapes_by_their_ends_and_first_cells_and_else_heed_no_direction_one_makes_47() {
        Map<Set<String>, Integer> orbits = new HashMap<>();
        int ends = 0;
        int others = 0;
        for (OrientedShape shape : OrientedShape.of(Puzzle.standard(4, 5).bag(), PieceSymmetry.FREE)) {
            List<Cell> cells = shape.shape().cells();
            for (Cell served : cells) {
                boolean end = neighbours(cells, served) == 1;
                ends += end ? 1 : 0;
                others += end || served.equals(cells.get(0)) ? 0 : 1;
                if (!end) {
                    orbits.merge(turned(cells, served), served.equals(cells.get(0)) ? 0 : 1, Integer::sum);
                }
            }
        }
        assertThat(ends).isEqualTo(40);
        assertThat(others).isEqualTo(32);
        // There are 40 ends of shapes, and 4 first cells that are not ends, so 47 takes 3 more ways. All images of a
        // way are chosen together. None of the 3 ways lays a first cell on the cell to be covered.
        List<Integer> sizes = List.copyOf(orbits.values());
        long rules = IntStream.range(0, 1 << sizes.size())
                .filter(chosen -> IntStream.range(0, sizes.size())
                                .filter(orbit -> (chosen >> orbit & 1) == 1)
                                .map(sizes::get)
                                .sum()
                        == 3)
                .count();
        assertThat(rules).isEqualTo(1);
    }

    /**
     * A loose end is an open cell with one open neighbour, so only an end of a shape can cover it. When the search goes
     * on row by row, only the first cell of a shape can cover a cell that it reaches. Otherwise, the shape has an
     * earlier cell that is still open. But then the shape fitted already when the search reached that earlier cell, and
     * the cell would have been covered.
     */
    @Test
    void the_other_29_ways_change_nothing_on_a_target() {
        for (int tenths = 2; tenths <= 8; tenths += 2) {
            Puzzle target = new PlantedTarget(40, 40, tenths / 10.0, tenths).unlimited();
            assertThat(laid(target, Origins.PUBLISHED)).isEqualTo(laid(target, Origins.ALL));
        }
    }

    private static Optional<Packing> laid(Puzzle target, Origins origins) {
        Greedy method = new Greedy(5, origins, ShapeTies.PUBLISHED);
        return LocalLoop.run(target, method, LocalLimits.NONE, LocalListener.SILENT)
                .verdict()
                .bestSeen();
    }

    private static long neighbours(List<Cell> cells, Cell one) {
        return cells.stream()
                .map(one::minus)
                .filter(step -> Math.abs(step.row()) + Math.abs(step.column()) == 1)
                .count();
    }

    /** Returns the cells relative to the served cell, in all eight orientations. */
    private static Set<String> turned(List<Cell> cells, Cell served) {
        return IntStream.range(0, 8)
                .mapToObj(way -> cells.stream()
                        .map(cell -> cell.minus(served))
                        .map(step -> new Cell(
                                (way & 1) == 0 ? step.row() : -step.row(),
                                (way & 2) == 0 ? step.column() : -step.column()))
                        .map(step -> (way & 4) == 0 ? step : new Cell(step.column(), step.row()))
                        .sorted()
                        .toList()
                        .toString())
                .collect(Collectors.toSet());
    }

    private static boolean laidFrom(int served, Region region, Origins origins) {
        OrientedShape bar = new OrientedShape(0, Polyform.drawn("X", "X", "X", "X"));
        return new LightestFit(
                        region,
                        new TargetWeights(region),
                        new ShapeTree(List.of(bar), origins),
                        new int[] {1},
                        GreedyTiling.FIRST_OF_TIES)
                .search(served);
    }
}
