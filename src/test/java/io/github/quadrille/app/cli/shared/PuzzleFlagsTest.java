package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleFlagsTest {
    @TempDir
    private Path folder;

    @Test
    void pentominoes_fill_six_by_ten() {
        CommandRun run = CommandRun.of("solve", "6x10", "--pieces", "pentominoes", "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("\"name\":\"6x10 pentominoes\"").contains("\"kind\":\"Y5\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "//", " / ", "/ --lattice hexagonal", "/ --lattice cubic"})
    void a_board_of_slashes_is_an_empty_picture(String board) {
        String[] words = ("solve,--pieces,I: any,--board," + board.replace(" --lattice ", ",--lattice,")).split(",");
        CommandRun run = CommandRun.of(words);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).startsWith("error: board: The picture is empty. Write XX/X.");
    }

    @Test
    void kinds_have_counts_and_ranges() {
        assertThat(CommandRun.of("count", "4x4", "--pieces", "T: 4").out()).contains("packings: 2\n");
        assertThat(CommandRun.of("count", "2x6", "--pieces", "I2:0..6,  O : any")
                        .out())
                .contains("packings: 43\n");
    }

    @Test
    void an_area_that_does_not_fit_is_the_reason() {
        CommandRun run = CommandRun.of("solve", "6x10", "--pieces", "pentominoes: 2");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("reason: The pieces cover 120 cells, but the board has 60 cells.");
    }

    @Test
    void a_set_says_what_its_pieces_may_do() {
        assertThat(CommandRun.of("info", "4x7", "--pieces", "one-sided-tetrominoes")
                        .out())
                .contains("pieces: one-sided\n");
        assertThat(CommandRun.of("info", "4x7", "--pieces", "L: 7").out()).contains("pieces: free\n");
        assertThat(CommandRun.of("info", "4x7", "--pieces", "L: 7", "--symmetry", "fixed")
                        .out())
                .contains("pieces: fixed\n");
    }

    @Test
    void edges_meet_and_the_goal_changes_with_the_standard_bag_too() {
        assertThat(CommandRun.of("info", "4x10", "--wrap", "both").out()).contains("board: 4x10, wrap both");
        CommandRun run = CommandRun.of("solve", "3x3", "--goal", "cover", "--pieces", "O: any");
        assertThat(run.firstLine()).isEqualTo("status: optimal");
        assertThat(run.out()).contains("worth: 4 cells");
    }

    @Test
    void the_standard_bag_has_free_pieces_only() {
        CommandRun run = CommandRun.of("solve", "4x10", "--symmetry", "one-sided");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Add --pieces one-sided-tetrominoes.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pentominos          | --pieces:1:1: Unknown kind 'pentominos'. Did you mean 'pentominoes'?",
                "'T: 2, I: 3..1'     | --pieces:1:10: The count of 'I' is '3..1', which allows no number. Write 1..3.",
                "'T: 2,, I: 1'       | --pieces:1:6: A kind is missing here. Delete the comma.",
                "'T: 2, '            | --pieces:1:6: A kind is missing here. Delete the comma.",
                "'I: 2, T, T'        | --pieces:1:10: 'T' gives T a second time",
                "one-sided-tetrominoes,J@90 | --pieces:1:23: J@90 says how a piece is turned, but pieces of a one-sided "
                        + "puzzle may be turned anyway. Write J, or --symmetry fixed."
            })
    void problems_have_places_in_the_argument(String pieces, String message) {
        CommandRun run = CommandRun.of("solve", "4x10", "--pieces", pieces);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("error: " + message);
    }

    @Test
    void a_file_may_be_just_a_picture() throws IOException {
        Path picture = file("ring.txt", "\n....\n.##.\r\n....\n\n");
        CommandRun run = CommandRun.of("solve", picture.toString(), "--pieces", "V3: 2, I2: 2", "--format", "json");
        assertThat(run.firstLine()).contains("\"name\":\"ring V3: 2, I2: 2\"").contains(".##.");
        Path answer = file("ring.json", run.out());
        assertThat(CommandRun.of("verify", picture.toString(), answer.toString(), "--pieces", "V3: 2, I2: 2")
                        .firstLine())
                .isEqualTo("status: valid");
    }

    @Test
    void a_picture_alone_asks_for_pieces() throws IOException {
        CommandRun run = CommandRun.of("solve", file("p.txt", "..\n..\n").toString());
        assertThat(run.err()).contains("This is only the picture of a board. Add --pieces pentominoes");
    }

    @Test
    void what_is_wrong_with_a_picture_and_with_the_pieces_is_said_at_once() throws IOException {
        CommandRun run = CommandRun.of("solve", file("p.txt", "..\n.y\n...\n").toString(), "--pieces", "TT");
        assertThat(run.err().lines().map(line -> line.substring(line.lastIndexOf('/') + 1)))
                .containsExactly(
                        "p.txt:2:2: The board has the character 'y', which is not allowed. Use '.' for a"
                                + " cell to cover, '?' for one that may be covered, '#' for no cell.",
                        "p.txt:3:3: Row 3 of the board has 3 characters, but row 1 has 2. Write '#' for no cell.",
                        "error: --pieces:1:1: Unknown kind 'TT'. Write \"T: 2\".");
    }

    @Test
    void a_file_takes_what_it_does_not_say_itself() throws IOException {
        Path file = file("p.yaml", "board: 2x4\nwrap: none\nshapes:\n  bar: |\n    XXXX\n");
        assertThat(CommandRun.of("count", file.toString(), "--pieces", "bar: 2").out())
                .contains("packings: 1\n");
        CommandRun unused = CommandRun.of("count", file.toString(), "--pieces", "I: 2");
        assertThat(unused.err()).contains("p.yaml:4:3: No piece uses the shape 'bar'.");
    }

    @Test
    void what_both_say_is_refused() throws IOException {
        Path file = file("p.yaml", "board: 2x4\nwrap: none\npieces: {I: 2}\n");
        CommandRun run = CommandRun.of("count", file.toString(), "--pieces", "O: 2", "--wrap", "both");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("p.yaml:2:1: 'wrap' is given twice: here, and by --wrap. Leave one of them out.")
                .contains("p.yaml:3:1: 'pieces' is given twice: here, and by --pieces.");
    }

    @ParameterizedTest
    @CsvSource({"explain", "info", "count"})
    void every_question_may_be_asked_of_them(String command) {
        assertThat(CommandRun.of(command, "2x2", "--pieces", "I2: 2").err()).isEmpty();
    }

    @Test
    void pieces_can_be_exported_split_searched_and_compared() {
        assertThat(CommandRun.of("export", "2x2", "--pieces", "I2: 2", "--format", "dlx")
                        .status())
                .isEqualTo(ExitStatus.YES);
        assertThat(CommandRun.of("split", "2x4", "--pieces", "I2: 4", "--parts", "2", "-o", folder.resolve("d") + "")
                        .firstLine())
                .isEqualTo("status: split");
        assertThat(CommandRun.of("local", "2x4", "--pieces", "I2: 4", "--method", "repair")
                        .firstLine())
                .isEqualTo("status: packed");
    }

    @Test
    void a_set_in_place_of_a_file_is_pointed_out() {
        assertThat(CommandRun.of("solve", "pentominoes").err()).contains("Use --pieces pentominoes.");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @CsvSource({"I=5, I: 5", "I 5, I: 5", "I*5, I: 5", "Ix5, I: 5", "I\uFF1A5, I: 5", "5xI, I: 5", "T=2.., T: 2.."})
    void a_wrong_mark_before_a_count_leads_to_no_other_kind(String written, String meant) {
        assertThat(CommandRun.of("solve", "4x5", "--pieces", written).err())
                .contains("Write '" + meant + "', or use a set");
    }

    @Test
    void other_sets_are_not_taken_for_those_that_there_are() {
        assertThat(CommandRun.of("solve", "4x5", "--pieces", "nonominoes").err())
                .contains("Use one of the sets tetrominoes, ")
                .contains("octominoes");
    }

    @Test
    void what_is_wrong_with_the_pieces_is_said_once() throws IOException {
        assertThat(CommandRun.of("solve", "4x5", "--pieces", "").err().lines()).hasSize(1);
        Path puzzle = Files.writeString(
                folder.resolve("hook.yaml"), "board: 2x3\nshapes:\n  hook: |\n    XX\n    .X\npieces:\n  hook: 2\n");
        assertThat(CommandRun.of("solve", puzzle.toString(), "--pieces", "I:5")
                        .err()
                        .lines())
                .singleElement()
                .asString()
                .contains("'pieces' is given twice: here, and by --pieces.");
    }
}
