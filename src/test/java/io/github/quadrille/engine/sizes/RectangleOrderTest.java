package io.github.quadrille.engine.sizes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.sizes.RectangleOrder.Fewest;
import io.github.quadrille.engine.sizes.RectangleTable.Answering;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RectangleOrderTest {
    private static RectangleOrder order(String kind, int copies, Duration each) throws UnusableInput {
        return order(kind, "free", copies, each);
    }

    private static RectangleOrder order(String kind, String symmetry, int copies, Duration each) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 1x1, symmetry: %s, pieces: {%s: any}}".formatted(symmetry, kind));
        RectangleTable table =
                new RectangleTable(puzzle, Ask.PACKS, Answering.PLAINLY, Limits.NONE, each, Listener.SILENT);
        RectangleOrder order =
                new RectangleOrder(table, puzzle.bag().kinds().get(0).size(), copies);
        table.decide(order.sizes(), entry -> {});
        return order;
    }

    @ParameterizedTest
    @CsvSource({"T, 4", "L, 2", "P5, 2", "Y5, 10", "hexomino-9, 4", "hexomino-14, 18"})
    void the_orders_are_those_of_golomb(String kind, int copies) throws UnusableInput {
        assertThat(order(kind, 18, Duration.ofMinutes(1)).fewest()).hasValueSatisfying(found -> {
            assertThat(found.copies()).isEqualTo(copies);
            assertThat(found.isProven()).isTrue();
        });
    }

    @Test
    void twenty_one_p_pentominoes_are_the_fewest_of_an_odd_number() throws UnusableInput {
        assertThat(order("P5", 21, Duration.ofMinutes(1)).fewestOdd()).contains(new Fewest(new Size(7, 15), 21, true));
    }

    @Test
    void what_is_not_decided_is_open_and_nothing_beyond_it_is_proven() throws UnusableInput {
        RectangleOrder order = order("Y5", 10, Duration.ofNanos(1));
        assertThat(order.open()).contains(new Size(5, 10));
        assertThat(order.decided()).isLessThan(10);
    }

    @ParameterizedTest
    @CsvSource({"fixed, 3x1, 1, 3x1, 1, 3x1", "fixed, 1x3, 1, 1x3, 1, 1x3", "one-sided, 3x1, 1, 1x3, 1, 1x3"})
    void a_piece_that_is_not_turned_fills_upright_rectangles(
            String symmetry, String kind, int order, String rectangle, int odd, String prime) throws UnusableInput {
        RectangleOrder found = order(kind, symmetry, 6, Duration.ofMinutes(1));
        assertThat(found.fewest()).contains(new Fewest(size(rectangle), order, true));
        assertThat(found.fewestOdd()).contains(new Fewest(size(rectangle), odd, true));
        assertThat(found.table().primes(found.sizes())).containsExactly(size(prime));
    }

    private static Size size(String words) {
        String[] sides = words.split("x");
        return new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"L", "N5", "P5", "O", "I3", "2x3", "S"})
    void all_rectangles_of_a_fixed_piece_are_those_that_are_packed_alone(String kind) throws UnusableInput {
        RectangleOrder order = order(kind, "fixed", 6, Duration.ofMinutes(1));
        for (int rows = 1; rows <= 6 * order.cells(); rows++) {
            for (int columns = 1; rows * columns <= 6 * order.cells(); columns++) {
                Size size = new Size(rows, columns);
                Puzzle alone =
                        Puzzles.parse("p", "{board: %s, symmetry: fixed, pieces: {%s: any}}".formatted(size, kind));
                assertThat(order.table()
                                .entry(size)
                                .filter(RectangleTable.Entry::isPacked)
                                .isPresent())
                        .as("%s", size)
                        .isEqualTo(Solver.of(alone).solve() instanceof Verdict.Packed);
            }
        }
    }

    @Test
    void sizes_are_asked_about_with_fewer_copies_first() throws UnusableInput {
        assertThat(order("V3", 4, Duration.ofMinutes(1)).sizes())
                .isEqualTo(List.of(
                        new Size(1, 3),
                        new Size(1, 6),
                        new Size(2, 3),
                        new Size(1, 9),
                        new Size(3, 3),
                        new Size(1, 12),
                        new Size(2, 6),
                        new Size(3, 4)));
    }
}
