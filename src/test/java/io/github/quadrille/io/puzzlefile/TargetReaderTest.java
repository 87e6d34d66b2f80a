package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetReaderTest {
    private static Target parse(String text) throws UnusableInput {
        return TargetReader.parse(new Problems("t"), text.getBytes(StandardCharsets.UTF_8));
    }

    private static String picture(Target target) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < target.rows(); row++) {
            text.append(row > 0 ? "/" : "");
            for (int column = 0; column < target.columns(); column++) {
                text.append(target.contains(row, column) ? '1' : '0');
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "110\n001",
                "1 1 0\n0 0 1\n",
                "1,1,0\r\n0,0,1\r\n",
                "# a matrix\n\n1;1;0\n\n0;0;1\n\n",
                "..#\n##.\n",
                "[[1,1,0],[0,0,1]]",
                " [ [1, 1, 0],\n   [0, 0, 1] ]\n",
                "[[1 1 0]\n [0 0 1]]",
                "[(1, 1, 0), (0, 0, 1)]",
                "[\"110\", \"001\"]",
                "\uFEFF1\t1\t0\n0\t0\t1",
                "\"1\",\"1\",\"0\"\r\n\"0\",\"0\",\"1\"\r\n",
                "1. 1. 0.\n0. 0. 1.\n",
                "1.00e+00 1.00e+00 0.00e+00\n0.00e+00 0.00e+00 1.00e+00\n",
                "[[1. 1. 0.]\n [0. 0. 1.]]",
                "[[True, True, False], [False, False, True]]",
                "[[true,true,false],[false,false,true]]",
                "True,True,False\nFalse,False,True\n",
                "P1\n3 2\n110001",
                "P1 # a bitmap\n3 # wide\n2\n1 1 0\n0 0 1\n"
            })
    void a_target_can_be_written_in_many_ways(String text) throws UnusableInput {
        assertThat(picture(parse(text))).isEqualTo("110/001");
    }

    @Test
    void packed_bitmaps_fill_up_each_row_to_whole_bytes() throws UnusableInput {
        byte[] bytes = {'P', '4', '\n', '1', '0', ' ', '2', '\n', (byte) 0b10000000, 0b01000000, 0, (byte) 0b10000000};
        assertThat(picture(TargetReader.parse(new Problems("t"), bytes))).isEqualTo("1000000001/0000000010");
    }

    @Test
    void a_puzzle_file_stands_for_the_mandatory_cells_of_its_board(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("p.yaml");
        Files.writeString(file, "board: |\n  ..#\n  ?#.\npieces:\n  T: 1\n");
        assertThat(picture(TargetReader.read(file.toString()).target())).isEqualTo("110/001");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "p.yaml|board: 3x4\npieces: {T: 1}",
                "p.json|{\"board\": \"3x4\", \"pieces\": {\"T\": 1}}",
                "p.txt|# a comment\n\nboard: 3x4\npieces: {T: 1}",
                "p|{board: 3x4, pieces: {T: 1}}"
            })
    void a_puzzle_is_known_by_its_name_or_look(String file, @TempDir Path folder) throws Exception {
        Path path = folder.resolve(file.substring(0, file.indexOf('|')));
        Files.writeString(path, file.substring(file.indexOf('|') + 1));
        assertThat(TargetReader.read(path.toString()).ofPuzzle()).isTrue();
    }

    @Test
    void a_matrix_is_none_whatever_its_name_ends_with(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.json"), "[[1, 1], [1, 1]]");
        assertThat(TargetReader.read(file.toString()).ofPuzzle()).isFalse();
    }

    @Test
    void a_size_stands_for_all_of_it() throws UnusableInput {
        assertThat(TargetReader.read("3x4").target().size()).isEqualTo(12);
    }

    @Test
    void a_board_with_meeting_edges_is_no_target(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("p.yaml");
        Files.writeString(file, "board: 4x4\nwrap: both\npieces:\n  T: 4\n");
        assertThatThrownBy(() -> TargetReader.read(file.toString()))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining("(wrap: both)");
    }

    @Test
    void everything_wrong_is_said_at_once() {
        assertThatThrownBy(() -> parse("101\n1x1\n11\n1111"))
                .hasMessage(
                        String.join(
                                "\n",
                                List.of(
                                        "t:2:2: 'x' is neither 0 nor 1. Use 1 for a cell to cover, 0 for no cell.",
                                        "t:3:3: This row has 2 cells, but line 1 has 3. Add 0 where nothing is to be covered.",
                                        "t:4:5: This row has 4 cells, but line 1 has 3. Check whether a line break is missing.")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|This file has no row of 0 and 1.",
                "'00'|so no cell is to be covered",
                "'P1 2 2 101'|ends before all of its 2 x 2 cells",
                "'P1 0 2 101'|no width",
                "'P1 2 2 1012'|'2' is neither 0 nor 1",
                "'P4 9 9 x'|ends before",
                "'P1 99999 99999 1'|at most 4,000,000",
                "'..#!'|neither 0 nor 1",
                "'[]'|This file has no row of 0 and 1.",
                "'[[],[]]'|This file has no row of 0 and 1.",
                "'[0, 1]'|t:1:2: A row is a list of 0 and 1, not '0'.",
                "'[[1, 0], [1]]'|t:1:12: This row has 1 cell, but the first has 2.",
                "'[[1, 0], [2, true]]'|t:1:11: '2' is neither 0 nor 1.",
                "'[[1, 0], [1, maybe]]'|t:1:14: 'm' is neither 0 nor 1.",
                "'[[1, [0, 0]]]'|t:1:6: There is a list where 0 or 1 should be.",
                "'[[1, 0], [1, 1]'|t:1:16: The file ends before a list is closed. Check whether the file was cut off.",
                "'[[1, 0], [1, 1]]]'|t:1:17: There is text after the end of the list.",
                "'[[1, 0), [1, 1]]'|t:1:7: ']' was expected here.",
                "'[[\"1, 0], [1, 1]]'|t:1:3: The quote that begins here is not closed",
            })
    void what_is_no_target_is_refused(String text, String message) {
        assertThatThrownBy(() -> parse(text)).isInstanceOf(UnusableInput.class).hasMessageContaining(message);
    }

    @Test
    void binary_junk_is_refused() {
        byte[] bytes = {1, 2, 3, 0, 5};
        assertThatThrownBy(() -> TargetReader.parse(new Problems("t"), bytes)).hasMessageContaining("text file");
    }

    @Test
    void a_target_too_large_is_refused_where_it_becomes_so() {
        assertThatThrownBy(() -> parse(("1".repeat(2001) + "\n").repeat(2000)))
                .hasMessageContaining("t:2000:1: The target has 2,000 x 2,001 cells, but at most 4,000,000");
    }
}
