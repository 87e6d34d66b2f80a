package io.github.quadrille.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.text.TextTable.Column;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextTableTest {
    private static final TextTable TABLE =
            new TextTable(List.of("name", "n"), List.of(List.of("a, \"b\"", "1"), List.of("c", "")));

    @Test
    void a_field_of_csv_is_in_quotes_where_it_needs_them() {
        assertThat(TABLE.csv()).isEqualTo("name,n\r\n\"a, \"\"b\"\"\",1\r\nc,\r\n");
    }

    @Test
    void markdown_has_a_line_below_the_names() {
        assertThat(TABLE.markdown()).isEqualTo("| name | n |\n|---|---|\n| a, \"b\" | 1 |\n| c |  |\n");
    }

    @Test
    void aligned_columns_are_as_wide_as_their_widest_text() {
        assertThat(TABLE.aligned()).containsExactly("name    n", "a, \"b\"  1", "c");
    }

    @Test
    void a_column_says_nothing_where_there_is_nothing_and_writes_no_powers_of_ten() {
        List<Column<Optional<Double>>> columns = List.of(new Column<>("x", some -> some));
        assertThat(TextTable.of(columns, List.of(Optional.of(1e-9), Optional.empty()))
                        .rows())
                .containsExactly(List.of("0.0000000010"), List.of(""));
    }
}
