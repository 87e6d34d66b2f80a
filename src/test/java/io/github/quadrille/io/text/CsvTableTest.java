package io.github.quadrille.io.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvTableTest {
    @TempDir
    private Path folder;

    private final Problems problems = new Problems("t.csv");
    private final List<CsvTable.Row> rows = new ArrayList<>();

    @Test
    void names_are_read_in_any_case_and_fields_without_blanks_around_them() throws Exception {
        read("Run, COST\n 1 ,2.5\r\n");
        assertThat(field(0, "run")).isEqualTo("1");
        assertThat(field(0, "cost")).isEqualTo("2.5");
    }

    @Test
    void quoted_fields_keep_commas_quotes_line_ends_and_blanks() throws Exception {
        read("a,b\n\" x,\"\"y\"\"\nz\",2\n");
        assertThat(field(0, "a")).isEqualTo(" x,\"y\"\nz");
        assertThat(field(0, "b")).isEqualTo("2");
    }

    @Test
    void fields_know_their_place_behind_line_ends_in_quotes() throws Exception {
        read("a,b\n\"x\ny\",2\n1,😀,\n");
        assertThat(rows.get(0).fields().get("b").position()).isEqualTo(new TextPosition(3, 4));
        assertThat(problems.first()).extracting(problem -> problem.line()).containsExactly(4);
    }

    @Test
    void empty_lines_and_a_byte_order_mark_are_passed_over() throws Exception {
        read("\uFEFFa,b\n\n,\n1,2\n\n");
        assertThat(rows).hasSize(1);
    }

    @Test
    void an_empty_field_is_none() throws Exception {
        read("a,b\n1,\n");
        assertThat(rows.get(0).field("b")).isEmpty();
        assertThat(rows.get(0).field("c")).isEmpty();
    }

    @Test
    void everything_that_is_wrong_with_the_form_is_told() throws Exception {
        read("a,b,a\n1,2\n\"x\"y,2,3\n1,\"2\n");
        assertThat(problems.first())
                .extracting(problem -> problem.toString())
                .anySatisfy(words ->
                        assertThat(words).startsWith("t.csv:1:5: The column 'a' is named here and in column 1."))
                .anySatisfy(words -> assertThat(words).startsWith("t.csv:2:1: This line has 2 fields, but there are 3"))
                .anySatisfy(words ->
                        assertThat(words).startsWith("t.csv:3:4: There is text after the end of a quoted field."))
                .anySatisfy(words -> assertThat(words).startsWith("t.csv:4:3: This quote is never closed."));
    }

    @Test
    void a_line_of_commas_does_not_fill_the_memory() throws Exception {
        read("a,b\n" + ",".repeat(5_000_000) + "x\n");
        assertThat(problems.first())
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).startsWith("This line has more than 1000 fields"));
    }

    @Test
    void an_empty_file_says_so() throws Exception {
        read("\n\n");
        assertThat(problems.first())
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).startsWith("The input is empty."));
    }

    private void read(String text) throws IOException, UnusableInput {
        Path file = Files.writeString(folder.resolve("t.csv"), text);
        CsvTable.read(file.toString(), problems, names -> {}, rows::add);
    }

    private String field(int row, String column) {
        return rows.get(row).field(column).orElseThrow().text();
    }
}
