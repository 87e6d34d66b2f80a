package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EffortTest {
    private static boolean isFound(String name, long steps, BiFunction<PlacementTable, Effort, Optional<?>> search)
            throws UnusableInput {
        PlacementTable table = new PlacementTable(PuzzleReader.read("instances/infeasible/" + name + ".yaml"));
        return Effort.within(
                        steps, () -> {}, effort -> search.apply(table, effort).map(found -> 1))
                .isPresent();
    }

    private static Optional<?> fraction(PlacementTable table, Effort effort) {
        return new FractionalSearch(table.cover(), Orbits.of(table.puzzle()), effort).weights();
    }

    private static Optional<?> colouring(PlacementTable table, Effort effort) {
        int[] cells = IntStream.range(0, table.cover().cells()).toArray();
        return ModularWeights.find(WeightEquations.of(table.cover(), cells), new PrimePower(2, 3), effort);
    }

    @Test
    void a_linear_program_is_not_begun_that_is_too_large() throws UnusableInput {
        assertThat(isFound("s-8x8", 100_000_000, EffortTest::fraction)).isTrue();
        // This effort is enough to read 168 placements, but not for a linear program about them.
        assertThat(isFound("s-8x8", 200_000, EffortTest::fraction)).isFalse();
    }

    @Test
    void an_elimination_ends_where_its_steps_are_used_up() throws UnusableInput {
        assertThat(isFound("l-6x6", 1_000_000, EffortTest::colouring)).isTrue();
        assertThat(isFound("l-6x6", 5_000, EffortTest::colouring)).isFalse();
    }
}
