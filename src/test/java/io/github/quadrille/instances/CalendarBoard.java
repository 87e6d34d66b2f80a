package io.github.quadrille.instances;

import io.github.quadrille.core.geometry.Region;
import java.time.MonthDay;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Makes the puzzle of a date. Its board is a calendar of twelve months and 31 days, of which the pieces cover all but
 * the month and the day of the date.
 */
final class CalendarBoard {
    /** The picture has January to June, then July to December, then the days, seven to a row. */
    private static final List<String> ALL =
            List.of("......#", "......#", ".......", ".......", ".......", ".......", "...####");

    /** There is a puzzle file for each of these dates. */
    private static final List<MonthDay> SHOWN =
            List.of(MonthDay.of(1, 1), MonthDay.of(1, 25), MonthDay.of(2, 29), MonthDay.of(10, 6), MonthDay.of(12, 31));

    private CalendarBoard() {}

    /** Returns the text of a date's file. */
    static String yaml(MonthDay date) {
        return """
                name: A puzzle a day, %d %s
                board: |
                %spieces:
                  L5: 1
                  N5: 1
                  P5: 1
                  U5: 1
                  V5: 1
                  Y5: 1
                  Z5: 1
                  block: 1
                shapes:
                  block: |
                    XXX
                    XXX
                """.formatted(date.getDayOfMonth(), month(date), picture(date));
    }

    private static String month(MonthDay date) {
        return date.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    }

    private static String picture(MonthDay date) {
        char[][] picture = ALL.stream().map(String::toCharArray).toArray(char[][]::new);
        int month = date.getMonthValue() - 1;
        int day = date.getDayOfMonth() - 1;
        picture[month / 6][month % 6] = Region.HOLE;
        picture[2 + day / 7][day % 7] = Region.HOLE;
        return Arrays.stream(picture).map(row -> "  " + new String(row) + "\n").collect(Collectors.joining());
    }

    /** Returns the texts of the files, keyed by their paths under {@code instances}. */
    static SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        for (MonthDay date : SHOWN) {
            String month = month(date).toLowerCase(Locale.ROOT);
            files.put("calendar/%s-%d.yaml".formatted(month, date.getDayOfMonth()), yaml(date));
        }
        return files;
    }
}
