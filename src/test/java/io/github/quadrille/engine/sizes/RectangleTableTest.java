package io.github.quadrille.engine.sizes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.sizes.RectangleTable.Answering;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.engine.sizes.RectangleTable.Outcome;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RectangleTableTest {
    private static Puzzle pieces(String words) throws UnusableInput {
        return Puzzles.parse("p", "{board: 1x1, pieces: {%s}}".formatted(words));
    }

    private static RectangleTable table(Puzzle puzzle) {
        return new RectangleTable(
                puzzle, Ask.PACKS, Answering.PLAINLY, Limits.NONE, Duration.ofSeconds(20), Listener.SILENT);
    }

    private static List<Size> upTo(int rows, int columns) {
        return IntStream.rangeClosed(1, rows)
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(1, columns).mapToObj(column -> new Size(row, column)))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "V3: any",
                "T: any",
                "L: any, I3: any",
                "P5: any",
                "V3: any, I2: 2..",
                "V3: 2..4, I2: 0..3",
                "S: any, O: any",
                "N5: any",
                "W5: any, I2: any"
            })
    void each_answer_is_that_of_the_size_alone(String words) throws UnusableInput {
        Puzzle puzzle = pieces(words);
        RectangleTable table = table(puzzle);
        List<Size> sizes = upTo(6, 6);
        table.decide(table.sizes(sizes), entry -> {});
        for (Size size : sizes) {
            Region board = Region.rectangle(size.rows(), size.columns());
            Verdict alone = Solver.of(new Puzzle("alone", board, puzzle.symmetry(), puzzle.bag()))
                    .solve();
            assertThat(table.entry(size).orElseThrow().isPacked())
                    .as("%s in %s", words, size)
                    .isEqualTo(alone instanceof Verdict.Packed);
        }
    }

    @Test
    void what_smaller_rectangles_fill_is_not_prime() throws UnusableInput {
        RectangleTable table = table(pieces("2x3: any, 1x4: any"));
        table.decide(table.sizes(upTo(5, 7)), entry -> {});
        assertThat(table.primes(upTo(5, 7))).containsExactly(new Size(1, 4), new Size(2, 3));
        assertThat(table.entry(new Size(5, 7)))
                .hasValueSatisfying(entry -> assertThat(entry.outcome()).isIn(Outcome.COMPOSITE, Outcome.NONE));
    }

    @Test
    void what_was_found_out_before_is_not_asked_again() throws UnusableInput {
        RectangleTable first = table(pieces("L: any"));
        List<RectangleTable.Entry> entries = new ArrayList<>();
        first.decide(first.sizes(upTo(4, 8)), entries::add);
        RectangleTable second = table(pieces("L: any"));
        entries.forEach(second::recall);
        List<RectangleTable.Entry> again = new ArrayList<>();
        second.decide(second.sizes(upTo(4, 8)), again::add);
        assertThat(again).isEmpty();
        assertThat(second.primes(upTo(4, 8))).isEqualTo(first.primes(upTo(4, 8)));
    }

    @Test
    void it_stops_when_time_is_up() throws UnusableInput {
        RectangleTable table = new RectangleTable(
                pieces("Y6: any"),
                Ask.PACKS,
                Answering.PLAINLY,
                Limits.time(Duration.ofMillis(200)),
                Duration.ofSeconds(20),
                Listener.SILENT);
        long before = System.nanoTime();
        table.decide(table.sizes(List.of(new Size(23, 24))), entry -> {});
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(15));
        assertThat(table.entry(new Size(23, 24)).filter(RectangleTable.Entry::isPacked))
                .isEmpty();
    }
}
