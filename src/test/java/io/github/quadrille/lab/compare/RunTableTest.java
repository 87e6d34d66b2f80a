package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RunTableTest {
    private final List<Map<String, String>> rows =
            read(RunTable.of(HtmlReportTest.asked(), List.of(HtmlReportTest.comparison("a, \"quoted\" name"))));

    @Test
    void every_run_is_a_row_and_so_is_one_that_broke_off() {
        assertThat(rows)
                .extracting(row -> row.get("method") + " " + row.get("run") + " " + row.get("status"))
                .containsExactly("good 1 packed", "good 2 undecided", "bad 1 refuted", "bad 2 broken off");
    }

    @Test
    void texts_survive() {
        assertThat(rows).allSatisfy(row -> assertThat(row).containsEntry("puzzle", "a, \"quoted\" name"));
        assertThat(rows.get(2)).containsEntry("refutation", "It is wrong.");
    }

    @Test
    void numbers_are_those_of_the_run() {
        assertThat(rows.get(0))
                .containsEntry("covered", "20")
                .containsEntry("coverable", "20")
                .containsEntry("cost", "0.0")
                .containsEntry("iterations", "12")
                .containsEntry("seconds_to_target", "0.5")
                .containsEntry("iterations_to_target", "12")
                .containsEntry("since_restart_to_target", "12")
                .containsEntry("since_restart", "12")
                .containsEntry("threads", "2")
                .containsEntry("trace", "0.5 12 0 0.0 20 12");
        assertThat(rows.get(1))
                .containsEntry("stopped_by", "time")
                .containsEntry("seconds_to_target", "")
                .containsEntry("trace", "0.9 1 0 6.0 14 1;9.0 100 0 4.0 16 100");
    }

    /** Reads a table in CSV, by the definition of the format. */
    private static List<Map<String, String>> read(String csv) {
        List<List<String>> lines = new ArrayList<>(List.of(new ArrayList<>()));
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < csv.length(); i++) {
            char c = csv.charAt(i);
            if (c == '"') {
                // In a quoted field, two quotes one after the other stand for a single quote. The first one is read as
                // the end of the quoted text, and the second one as a new beginning, which is also part of the text.
                boolean doubled = !quoted && !field.isEmpty();
                field.append(doubled ? "\"" : "");
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                lines.get(lines.size() - 1).add(field.toString());
                field.setLength(0);
                if (c == '\n') {
                    lines.add(new ArrayList<>());
                }
            } else if (quoted || c != '\r') {
                field.append(c);
            }
        }
        List<Map<String, String>> rows = new ArrayList<>();
        for (List<String> line : lines.subList(1, lines.size() - 1)) {
            assertThat(line).hasSameSizeAs(lines.get(0));
            Map<String, String> row = new TreeMap<>();
            for (int i = 0; i < line.size(); i++) {
                row.put(lines.get(0).get(i), line.get(i));
            }
            rows.add(row);
        }
        return rows;
    }
}
