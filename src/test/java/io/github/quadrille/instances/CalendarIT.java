package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Month;
import java.time.MonthDay;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the table of all 366 dates in the README of the calendar: every third row, or all rows with {@code mvn
 * -Pexhaustive}. A row has a day and its number of packings in each month, such as {@code | 29 | 170 | 77 | ... |}.
 */
final class CalendarIT {
    static Stream<List<String>> days() throws IOException {
        return Rounds.oneOf(
                3,
                Files.readAllLines(Instance.ROOT.resolve("calendar/README.md")).stream()
                        .filter(line -> line.matches("\\| [0-9]+ \\|.*"))
                        .map(line -> Arrays.asList(line.substring(2).split(" *\\| *", -1)))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("days")
    void each_month_has_as_many_packings_on_a_day_as_the_table_says(List<String> row) throws UnusableInput {
        int day = Integer.parseInt(row.get(0));
        for (Month month : Month.values()) {
            String expected = row.get(month.getValue());
            if (day > month.maxLength()) {
                assertThat(expected).isEmpty();
            } else {
                String yaml = CalendarBoard.yaml(MonthDay.of(month, day));
                assertThat(Counting.packings(PuzzleReader.parse("calendar", yaml)))
                        .as("%s %d", month, day)
                        .isEqualTo(Long.parseLong(expected));
            }
        }
    }
}
