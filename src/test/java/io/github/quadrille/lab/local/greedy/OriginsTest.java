package io.github.quadrille.lab.local.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.greedy.Greedy.Origins;
import io.github.quadrille.lab.local.greedy.ShapeTree.OrientedShape;
import java.util.List;
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
    void as_published_a_shape_is_not_found_from_a_cell_below_another_of_its_own() {
        // The only loose ends are the two of the column, and only the upper one has nothing of the bar above it.
        Region column = new Region(List.of(".", ".", ".", "."), Wrap.NONE);
        assertThat(laidFrom(3, column, Origins.PUBLISHED)).isFalse();
        assertThat(laidFrom(0, column, Origins.PUBLISHED)).isTrue();
        assertThat(laidFrom(3, column, Origins.ALL)).isTrue();
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
