package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests boards and shapes that are drawn on the command line or in separate files. */
class ShapeFlagsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count 2x4 --shape XXX/X.. --pieces A:any                | 2",
                "count 2x4 --shape hook=XXX/X.. --pieces hook:2          | 2",
                "count --board XXXX/XXXX --pieces L:2                    | 2",
                "count --pieces L:2 --board ..../....                    | 2",
                "count --board=1111/1111 --pieces L:2                    | 2",
                "count --board .?/.# --pieces I2:any                     | 1",
                "count --board XX/XXX --shape XX --shape .X/XX           | 2",
                "count --board XX/XX//XX/XX --lattice cubic --pieces I2:any | 9",
                "bags --board XXX/XXX --from I2:any                      | 3"
            })
    void boards_and_shapes_are_drawn_in_words(String command, String packings) {
        CommandRun run = CommandRun.of(command.strip().split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).containsPattern("(packings: |  )" + packings.strip() + "\\b");
    }

    @Test
    void a_bar_may_stand_between_rows_and_a_small_x_for_a_cell() {
        assertThat(CommandRun.of("count", "--board", "xxx|xxx", "--shape", "xx|.x", "--pieces", "A: 2")
                        .out())
                .contains("packings: 2\n");
        assertThat(CommandRun.of("count", "--board", "4X10").out()).contains("packings: 1,796\n");
    }

    /** In a file in the format of fillit, a vertical I is not turned unless an option allows it. */
    @Test
    void pieces_of_fillit_are_not_turned() throws IOException {
        String file = Files.writeString(folder.resolve("fillit.txt"), "#...\n#...\n#...\n#...\n")
                .toString();
        assertThat(CommandRun.of("solve", "1x4", "--pieces", file).status()).isEqualTo(ExitStatus.NO);
        assertThat(CommandRun.of("solve", "1x4", "--pieces", file, "--symmetry", "free")
                        .status())
                .isEqualTo(ExitStatus.YES);
    }

    @Test
    void what_is_drawn_on_hexagons_has_blanks() {
        CommandRun run = CommandRun.of(
                "solve", "--lattice", "hexagonal", "--board", "X X/ X X", "--shape", "X X", "--pieces", "A: 2");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "XXX~X..~~bar=XXXX~XX/XX                    | A, bar, B",
                "shapes:~  L-like: [XXX, X..]~  bar: [XXXX] | L-like, bar",
                "A~AA~BB~B.~~C.~CC                          | A, B, C",
                "I~II~E~EE                                  | A, E",
                "bar: [XXXX]~square: ['11', '11']            | bar, square"
            })
    void a_file_of_drawings_is_a_list_of_pieces(String text, String names) throws IOException {
        Path file = Files.writeString(folder.resolve("my.shapes"), text.strip().replace('~', '\n'));
        String[] words = names.strip().split(", ");
        CommandRun pieces = CommandRun.of("info", "4x4", "--pieces", file.toString());
        assertThat(pieces.err()).isEmpty();
        for (String name : words) {
            assertThat(pieces.out()).containsPattern("(?m)^  " + name + " +1 ");
        }
        CommandRun some = CommandRun.of("info", "4x4", "--shapes", file.toString(), "--pieces", words[0] + ": 2..3");
        assertThat(some.out())
                .containsPattern("(?m)^  " + words[0] + " +2\\.\\.3 ")
                .doesNotContain("  " + words[1]);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 4x4 --pieces no.txt         | no.txt: There is no such file. Check",
                "solve 4x4 --pieces no/such        | no/such: There is no such file. Check",
                "solve 4x4 --shapes no.txt         | no.txt: There is no such file. Check",
                "solve --board no.txt --pieces L:2 | no.txt: There is no such file. Check",
                "solve 4x4 --shape T=XX/X          | --shape:1:3: The name 'T' belongs to a shape that is built in."
                        + " Use 'T-2'",
                "solve 4x4 --shape a=X --shape a=XX | --shape:1:3: The shape 'a' is drawn twice. Give",
                "solve 4x4 --shape XY              | --shape:1:2: The shape 'A' has the character 'Y', which is not allowed. Use",
                "solve 4x4 --shapes /dev/null      | /dev/null: This file has no drawing. Write",
                "solve --board ../. --pieces O1:3   | board:2:2: Row 2 of the board has 1 characters, but row 1 has 2. Write",
                "solve --board XX/XX               | board: This is only the picture of a board. Add --pieces"
            })
    void what_is_wrong_is_said_once(String command, String message) {
        CommandRun run = CommandRun.of(command.strip().split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message.strip()).hasLineCount(1);
    }
}
