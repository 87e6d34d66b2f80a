package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.sizes.RectangleOrder;
import io.github.quadrille.engine.sizes.RectangleOrder.Fewest;
import io.github.quadrille.engine.sizes.RectangleTable;
import io.github.quadrille.engine.sizes.RectangleTable.Answering;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Checks the file of the orders of polyominoes, and the page about rectangles that shows them. The order of a polyomino
 * is the least number of copies that pack a rectangle.
 */
@Slow
class OrdersTest {
    private static final Path FILE = Path.of("instances/orders/orders.csv");
    private static final Path PAGE = Path.of("src/site/markdown/rectangles.md");

    /** Holds a line of the file of orders. */
    private record Row(String shape, String drawn, String order, String rectangle, String odd, String oddRectangle) {
        static List<Row> all() throws IOException {
            return Files.readAllLines(FILE).stream()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .map(fields -> new Row(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]))
                    .toList();
        }

        int cells() {
            return (int) drawn.chars().filter(mark -> mark == 'X').count();
        }

        boolean isNone() {
            return order.equals("none");
        }

        /**
         * Returns whether a number in the file agrees with what the search has found. The search tries rectangles of at
         * most {@code most} copies.
         */
        private static boolean agrees(String said, Optional<Fewest> found, int most) {
            if (said.startsWith("more than")) {
                return found.isEmpty();
            }
            return Integer.parseInt(said) > most
                    ? found.isEmpty()
                    : found.filter(Fewest::isProven).stream().anyMatch(each -> each.copies() == Integer.parseInt(said));
        }
    }

    @Test
    void every_polyomino_up_to_eight_cells_has_a_line() throws IOException {
        assertThat(Row.all().stream().collect(Collectors.groupingBy(Row::cells, Collectors.counting())))
                .containsValues(1L, 2L, 5L, 12L, 35L, 108L, 369L)
                .containsEntry(1, 1L);
    }

    @Test
    void small_orders_are_found_again() throws IOException, UnusableInput {
        int most = Rounds.of(12, 22);
        for (Row row : Row.all()) {
            if (row.cells() <= Rounds.of(5, 6)) {
                Puzzle puzzle = Puzzles.parse("p", "{board: 1x1, pieces: {%s: any}}".formatted(row.shape()));
                RectangleTable table = new RectangleTable(
                        puzzle, Ask.PACKS, Answering.PLAINLY, Limits.NONE, Duration.ofMinutes(1), Listener.SILENT);
                assertThat(table.isNever()).as("%s", row).isEqualTo(row.isNone());
                if (!row.isNone()) {
                    RectangleOrder order = new RectangleOrder(table, row.cells(), most);
                    table.decide(order.sizes(), entry -> {});
                    assertThat(Row.agrees(row.order(), order.fewest(), most))
                            .as("%s", row)
                            .isTrue();
                    assertThat(Row.agrees(row.odd(), order.fewestOdd(), most))
                            .as("%s", row)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void the_page_has_every_shape_that_may_fill_a_rectangle() throws IOException {
        String page = Files.readString(PAGE);
        for (Row row : Row.all()) {
            if (row.cells() > 2 && !row.isNone()) {
                assertThat(page)
                        .contains("| %s | `%s` | %s | %s |"
                                .formatted(row.shape(), row.drawn(), row.order(), row.rectangle()));
            }
        }
    }
}
