package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleImportTest {
    private static final String PIECES = "pieces:\n  I3: 1\n  I2: 1\n  O1: 1\n";

    @TempDir
    private Path folder;

    /** Reads the same packing in the notations that people and programs use. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "AAA\nB C\nB",
                "AAA\nB.C\nB..",
                "AAA\nB#C\nB##\n",
                "A A A\nB   C\nB",
                "solution 1:\n0,0 0,1 0,2 A\n0,1 0,2 B\n2,1 C\n\nA A A\nB   C\nB\n",
                "1,1,1\n2,,3\n2,,",
                " _____\n|_____|\n| | |_|\n|_|",
                "\n\n   _____\n  |_____|\n  | |#|_|\n  |_|\n\n",
                "{\"pieces\": [{\"kind\": \"x\", \"cells\": [[0, 0], [0, 1], [0, 2]]}, {\"kind\": \"y\", \"cells\": [[1, 0], [2, 0]]}, {\"kind\": \"z\", \"cells\": [[1, 2]]}]}"
            })
    void a_picture_becomes_a_board_with_its_pieces(String picture) throws IOException {
        CommandRun run = imported(picture);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("board: |\n  ...\n  .#.\n  .##\n").endsWith(PIECES);
    }

    @Test
    void zero_is_no_cell_unless_another_sign_marks_holes_and_that_is_said() throws IOException {
        CommandRun run = imported("1 1 1\n2 0 3\n2 0 0");
        assertThat(run.out()).contains("board: |\n  ...\n  .#.\n  .##\n").endsWith(PIECES);
        assertThat(run.err())
                .isEqualTo(
                        "left out: the cells with 0 (3), which are read as no cells; if 0 is a piece, write '.' or '#'"
                                + " for no cell\n");
        for (String hole : new String[] {"#", ".", "-1", "null"}) {
            CommandRun holes = imported("0 0 0\n1 %s 2\n1 %1$s %1$s".formatted(hole));
            assertThat(holes.out()).as(hole).contains("  .#.\n").endsWith(PIECES);
            assertThat(holes.err()).isEmpty();
        }
    }

    @Test
    void among_numbers_from_0_a_cross_in_parts_marks_holes() throws IOException {
        assertThat(imported("0 0 X\n1 0 X\n1 2 2\nX X 2").out())
                .contains("board: |\n  ..#\n  ..#\n  ...\n  ##.\n")
                .endsWith("pieces:\n  V3: 2\n  I2: 1\n");
        assertThat(imported("0 0 X\n1 0 X\n1 2 2").err()).startsWith("left out: the cells with 0 (3)");
    }

    @Test
    void cells_inside_that_nothing_covers_are_no_cells() throws IOException {
        assertThat(imported("AAAA\nB  A\nBCCC").out())
                .contains("board: |\n  ....\n  .##.\n  ....\n")
                .endsWith("pieces:\n  L5: 1\n  I2: 1\n  I3: 1\n");
    }

    @Test
    void unknown_shapes_are_drawn() throws IOException {
        assertThat(imported("AABCC\nAAB.C\nAACCC").out())
                .contains("pieces:\n  piece-1: 1\n  I2: 1\n  piece-3: 1\n")
                .contains("shapes:\n  piece-1: |\n    XX\n    XX\n    XX\n");
    }

    @Test
    void the_same_letter_where_it_does_not_touch_is_another_piece() throws IOException {
        assertThat(imported("AAB\nB.B\nBAA").out()).endsWith("pieces:\n  I2: 4\n");
    }

    @Test
    void other_commands_say_where_letters_can_be_read() throws IOException {
        Path file = Files.writeString(folder.resolve("letters.txt"), "AAB\nB.B\nBAA\n");
        for (String pieces : new String[] {"I2: any", ""}) {
            CommandRun run = pieces.isEmpty()
                    ? CommandRun.of("solve", file.toString())
                    : CommandRun.of("solve", file.toString(), "--pieces", pieces);
            assertThat(run.err()).contains("Use 'quadrille import' first, which turns it into a puzzle.");
        }
    }

    @Test
    void with_pieces_only_the_board_is_taken() throws IOException {
        CommandRun run = imported("XXXXX\nX.X.X\nXXXXX", "--pieces", "I3: any, O1: 1", "--wrap", "both");
        assertThat(run.out())
                .contains("board: |\n  .....\n  .#.#.\n  .....\nwrap: both\n")
                .contains("  I3: any\n  O1: 1\n");
    }

    @Test
    void an_answer_has_its_puzzle_in_it() throws IOException {
        String answer = CommandRun.of("solve", "4x10", "--format", "json").out();
        assertThat(imported(answer).out())
                .isEqualTo(CommandRun.of("link", "--decode", "4x10").out());
    }

    @Test
    void one_of_several_pictures_is_chosen() throws IOException {
        String two = "AAB\nCCB\n\nAAA\nBBB";
        assertThat(imported(two).err()).contains("The file has 2 packings. Add --problem 1 to choose one.");
        assertThat(imported(two, "--problem", "2").out()).contains("pieces:\n  I3: 2\n");
        assertThat(imported(two, "--problem", "3").err())
                .contains("The file has no packing number 3, but only 2. Use a smaller --problem.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'AAB\nhello you there!\nCCB' | 2:1: 'hello you there!' is not a row of letters. Write",
                "'...\n...' | The picture has no letters, so no cell is covered. Write a letter for each cell of a"
                        + " piece.",
                "'' | The input is empty. Check",
                "'XX.XX\nXX.XX' | All cells of this picture have the same sign. It may be a board, one piece or a"
                        + " matrix. Add",
                "'1 1 0\n0 1 0' | All cells of this picture have the same sign",
                "'rows,cols\nA,B' | 'rows,cols' is not a row of letters",
                "'V\nx.\nxx\n\n\n3 3 3\n\n\nV W Z' | All cells of this picture have the same sign",
                "'V\nx.\nxx\n\n\nV W Z' | , which looks like a text or a table.",
                "'7 2\nROWS\nAB' | Read as a picture, this file has 8 pieces of one cell among 8, which looks like a"
                        + " text or a table. Check",
                "'A\nAA\nB\nBB' | This file has drawings of pieces, but no board. Solve a board such as 8x8 with this"
                        + " file for --pieces",
                "'board: 4x4\npieces: {O: 4}' | This is a puzzle, not a packing. Use",
                "'{\"pieces\": [{\"kind\": \"x\", \"cells\": [[0, 0]]}, {\"kind\": \"x\", \"cells\": [[0, 0]]}]}' | Two pieces cover (0, 0). Use",
                "'{\"pieces\": [{\"kind\": \"x\", \"cells\": [[0, 0], [999999, 0]]}]}' | The pieces are too far apart"
                        + " for a board, which has at most 5,000 cells a side. Give",
                "'<svg/>' | The first element is 'svg', not 'puzzle'. Check"
            })
    void what_is_no_picture_is_refused(String text, String message) throws IOException {
        CommandRun run = imported(text);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void what_is_long_ends_in_an_error_soon() throws IOException {
        assertThat(imported(("A".repeat(800) + "\n").repeat(800)).err())
                .contains("This file is larger than 512 KiB, which is too large for a picture of a board. Check");
        assertThat(imported("a ".repeat(200_000) + "!").err()).contains("is not a row of letters. Write");
        assertThat(imported("1,1 ".repeat(100_000) + "!").err()).contains("is not a row of letters. Write");
        assertThat(imported(" " + "_".repeat(20_000) + "\n" + "|".repeat(20_000))
                        .err())
                .contains("is too large: at most 5000 a side");
    }

    @Test
    void burrtools_and_back_is_the_same_puzzle() throws IOException {
        Path xml = folder.resolve("soma.xmpuzzle");
        Path yaml = folder.resolve("soma.yaml");
        String soma = "instances/lattices/soma-3x3x3.yaml";
        assertThat(CommandRun.of("export", soma, "--format", "burrtools", "-o", xml.toString())
                        .firstLine())
                .isEqualTo("status: exported");
        CommandRun run = CommandRun.of("import", xml.toString(), "-o", yaml.toString());
        assertThat(run.lines()).containsExactly("status: imported", "file: " + yaml);
        assertThat(CommandRun.of("link", yaml.toString()).out())
                .isEqualTo(CommandRun.of("link", soma).out());
        assertThat(CommandRun.of("solve", xml.toString()).err())
                .contains("Use 'quadrille import' first, if BurrTools wrote it.");
    }

    @Test
    void what_is_left_out_is_said_on_standard_error() throws IOException {
        CommandRun run = imported(
                "<puzzle version='2'><comment>mine</comment><shapes><voxel x='2' y='1' z='1' type='0'>##</voxel>"
                        + "</shapes><problems><problem><shapes><shape id='0'/></shapes><result id='0'/></problem></problems></puzzle>");
        assertThat(run.out()).endsWith("pieces:\n  I2: 1\n");
        assertThat(run.err()).isEqualTo("left out: the comment\n");
    }

    @Test
    void options_that_do_not_go_with_the_file_are_refused() throws IOException {
        assertThat(imported("AAB\nCCB", "--symmetry", "fixed").err()).contains("This option needs --pieces");
        assertThat(imported("<puzzle/>", "--pieces", "T: 1").err())
                .contains("Change the puzzle file after the import.");
        assertThat(imported("AAB\nCCB", "--format", "opb").err()).contains("Give the answer, too.");
        assertThat(CommandRun.of("import", "4x5", "answer.txt", "--problem", "1")
                        .err())
                .contains("Leave the answer out.");
    }

    @Test
    void one_of_several_puzzles_of_another_program_is_chosen() throws IOException {
        String presents = "0:\n##\n#.\n\n3x2: 2\n5x1: 1\n";
        assertThat(imported(presents).err()).contains("The file has 2 puzzles. Add --problem 1 to choose one.");
        assertThat(imported(presents, "--problem", "1").out())
                .contains("board: |\n  ???\n  ???\n")
                .endsWith("pieces:\n  V3: 2\n");
        assertThat(imported(presents, "--problem", "3").err())
                .contains("The file has no puzzle number 3, but only 2. Use another --problem.");
        assertThat(CommandRun.of("solve", folder.resolve("letters.txt").toString())
                        .err())
                .contains("Use 'quadrille import' first, which turns it into a puzzle file.");
    }

    @Test
    void the_file_itself_is_not_replaced() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "AAB\nCCB");
        assertThat(CommandRun.of("import", file.toString(), "-o", file.toString())
                        .err())
                .contains("This is the file itself, which would be overwritten. Choose another name.");
        assertThat(file).hasContent("AAB\nCCB");
    }

    private CommandRun imported(String text, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("letters.txt"), text);
        String[] arguments = new String[options.length + 2];
        arguments[0] = "import";
        arguments[1] = file.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.of(arguments);
    }
}
