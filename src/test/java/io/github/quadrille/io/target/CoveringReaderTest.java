package io.github.quadrille.io.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.target.Covering;
import io.github.quadrille.io.input.UnusableInput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CoveringReaderTest {
    private interface Writer {
        void write(Covering covering, OutputStream out) throws IOException;
    }

    /** Returns a covering by an O and a vertical I, with a gap between them. */
    private static Covering covering() {
        Covering covering = new Covering(4, 4);
        for (int row = 0; row < 4; row++) {
            covering.set(row, 3, 2, 2);
            covering.set(1 + row / 2, row % 2, 1, 1);
        }
        return covering;
    }

    private static String written(Writer writer) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writer.write(covering(), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void what_is_written_is_read_again() throws Exception {
        for (Writer writer :
                new Writer[] {CoveringWriter::writeText, CoveringWriter::writeCsv, CoveringWriter::writeJson}) {
            String text = written(writer);
            assertThat(CoveringReader.isCovering(text)).isTrue();
            assertThat(CoveringReader.parse("c", text)).isEqualTo(covering());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[(0, 0), (0, 0), (0, 0), (2, 2)], [(1, 1), (1, 1), (0, 0), (2, 2)],\n [(1, 1), (1, 1), 0, (2, 2)],"
                        + " [(0, 0), (0, 0), (0, 0), (2, 2)]]",
                "# by somebody else\n\n0/0; 0/0; 0/0; 2/2\n1/1; 1/1; 0/0; 2/2\n1/1; 1/1; 0/0; 2/2\n0/0; 0/0; 0/0; 2/2\n",
                "  .   .  . 2/2\n1/1 1/1  . 2/2\n1/1 1/1  . 2/2\n  .   .  . 2/2",
                ",,,2/2\n1/1,1/1,,2/2\n1/1,1/1,,2/2\n,,,2/2",
            })
    void others_write_them_in_other_ways(String text) throws UnusableInput {
        assertThat(CoveringReader.parse("c", text)).isEqualTo(covering());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 1 1\n1 1 0", "TTII", "[[0, 1]]", "{\"pieces\": []}", "a/b"})
    void other_texts_are_not_taken_for_one(String text) {
        assertThat(CoveringReader.isCovering(text)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|c: This file has no row of shapes and pieces. Check",
                "'1/1 1/x'|c:1:5: There is no piece 'x'. Use a number from 1 to 4,000,000",
                "'1/1 20/1'|c:1:5: There is no shape '20'. Use one from 1 to 19",
                "'1/1 -1/1'|c:1:5: There is no shape '-1'.",
                "'1/1 1/999999999999'|c:1:5: There is no piece '999999999999'.",
                "'1/1 1/0'|c:1:5: Shape 1 with piece 0 is not possible. Use 0/0 for an empty",
                "'1/1 7'|c:1:5: '7' is not a shape/piece. Write 12/3",
                "'[[[1, 1], [1]]]'|c:1:11: This cell has 1 numbers. Write [shape, piece].",
                "'[[[1, 1], [1, 1]], [[1, 1]]]'|c:1:27: This row has 1 cell, but the first has 2. Add 0/0",
                "'[[[1, 1], [1, [1]]]]'|c:1:15: More than 3 brackets are open here.",
                "'[[[1, 1]'|c:1:9: The file ends before a list is closed. Check whether the file was cut off.",
                "'[1, 1]'|c:1:2: A row is a list of cells, not '1'.",
            })
    void what_is_wrong_is_said_with_its_place(String text, String message) {
        assertThatThrownBy(() -> CoveringReader.parse("c", text))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void everything_wrong_is_said_at_once() {
        assertThatThrownBy(() -> CoveringReader.parse("c", "0/0 1/1\n20/1 1/x 1/0\n"))
                .hasMessageContainingAll("c:2:1: ", "c:2:6: ", "c:2:10: ", "c:2:13: This row has 3 cells");
    }
}
