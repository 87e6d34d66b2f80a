package io.github.quadrille.app.cli.count;

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

class BagsCommandTest {
    @TempDir
    private Path folder;

    @Test
    void every_choice_has_a_line_the_rarest_first() {
        CommandRun run = CommandRun.of("bags", "3x5", "--from", "pentominoes", "--up-to-symmetry");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: counted", "choices: 220", "filling: 7")
                .contains("packings, up to symmetry, and the pieces:", "  4  1  L5, P5, V5");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void a_picture_is_a_board() throws IOException {
        Path picture = Files.writeString(folder.resolve("u.txt"), ".#.\n...\n");
        assertThat(CommandRun.of("bags", picture.toString(), "--from", "pentominoes")
                        .lines())
                .contains("choices: 12", "filling: 1")
                .endsWith("  1  U5");
    }

    @Test
    void a_file_with_ranges_needs_no_set() throws IOException {
        Path file = Files.writeString(folder.resolve("p.yaml"), "board: 2x4\npieces: {I: 0..2, O: any, L: 0..1}\n");
        assertThat(CommandRun.of("bags", file.toString()).lines()).endsWith("  1  I: 2", "  1  O: 2");
    }

    @Test
    void a_table_has_a_column_per_kind() throws IOException {
        Path csv = folder.resolve("bags.csv");
        CommandRun.of("bags", "2x4", "--from", "I,O,L", "--each-at-most", "2", "--csv", csv.toString());
        assertThat(Files.readString(csv)).isEqualTo("packings,I,O,L\r\n1,2,0,0\r\n1,0,2,0\r\n2,0,0,2\r\n");
    }

    @Test
    void json_is_one_line() {
        CommandRun run = CommandRun.of(
                "bags", "2x4", "--from", "I,O,L", "--each-at-most", "2", "--up-to-symmetry", "--format", "json");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .startsWith(
                        "{\"status\":\"counted\",\"puzzle\":\"2x4 I,O,L\",\"choices\":6,\"filling\":3,\"packings\":4,")
                .contains("{\"pieces\":{\"L\":2},\"packings\":2,\"classes\":1}");
    }

    @Test
    void a_board_that_no_choice_fills_is_a_no_and_the_nearest_sizes_are_told() {
        CommandRun run = CommandRun.of("bags", "6x6", "--from", "pentominoes");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .contains(
                        "choices: 0",
                        "why: no choice of these pieces has 36 cells; the nearest choices have 35 and 40");
    }

    @Test
    void where_none_fills_a_short_argument_says_why() {
        CommandRun run = CommandRun.of("bags", "6x6", "--from", "T: 1..9");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .contains("choices: 1", "filling: 0")
                .anyMatch(line ->
                        line.matches("reason: .* Every piece weighs 0 wherever it lies, but the board weighs 4\\."));
        assertThat(CommandRun.of("bags", "6x6", "--from", "T: 1..9", "--format", "json")
                        .out())
                .contains("\"reason\":\"");
    }

    @Test
    void of_several_boards_those_choices_are_listed_that_fill_all() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "...\n.#.\n...\n");
        Files.writeString(folder.resolve("b.txt"), "....\n....\n");
        Files.writeString(folder.resolve("README.md"), "no board");
        Path csv = folder.resolve("bags.csv");
        String[] words = {
            "bags", "--boards", folder.toString(), "--from", "I,O,L", "--each-at-most", "2", "--csv", csv.toString()
        };
        CommandRun run = CommandRun.of(words);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: counted", "boards: 2", "choices: 6", "filling: 1")
                .contains("pieces that fill every board:", "  L: 2");
        assertThat(Files.readString(csv))
                .startsWith("fails,I,O,L\r\n,0,0,2\r\n")
                .contains("a.txt,2,0,0\r\n");
        words[7] = "--format";
        words[8] = "json";
        assertThat(CommandRun.of(words).out()).contains("\"bags\":[{\"L\":2}],\"failing\":[{\"pieces\":{", "a.txt\"}");
    }

    @Test
    void several_boards_that_no_choice_fills_are_a_no() {
        assertThat(CommandRun.of("bags", "--boards", "1x4", "2x2", "--from", "I,O")
                        .status())
                .isEqualTo(ExitStatus.NO);
    }

    @Test
    void rules_hold_for_each_choice() {
        assertThat(CommandRun.of("bags", "2x4", "--from", "I,O,L", "--each-at-most", "2", "--rules", "no-fault-line")
                        .lines())
                .contains("filling: 1")
                .endsWith("  2  L: 2");
    }

    @Test
    void at_a_limit_it_is_undecided() {
        CommandRun run = CommandRun.of("bags", "6x10", "--from", "pentominoes", "--time-limit", "0s");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).startsWith("status: undecided").contains("undecided: 1");
    }

    @ParameterizedTest
    @CsvSource({
        "'5x7', 'Add --from pentominoes, or --from T,I,O,L,S.'",
        "'5x7 --from pentominos', \"Unknown kind 'pentominos'. Did you mean 'pentominoes'?\"",
        "'5x7 --from T --each-at-most 0', 'Use 1 or more.'",
        "'5x7 --from T --pieces 0', '0 is not a number of pieces. Use a number such as --pieces 7.'",
        "'40x40 --from T', 'The board has 1,600 cells, but pieces can be chosen for at most 1,000 cells.'",
        "'5x7 --from T --pieces T', 'is not a number of pieces. Use a number such as --pieces 7'",
        "'5x7 --each-at-most 2', '--each-at-most is for --from'",
        "'5x7 --from T --csv bags.txt', 'Use bags.csv.'",
        "'5x7 5x6 --from T', '2 boards are named, but only one can be answered. Add --boards'",
        "'--boards 5x7 --from T --up-to-symmetry', '--boards counts no packings. Leave one of them out.'",
        "'--boards 4x4 instances/calendar/january-1.yaml', 'Add --from'",
        "'--boards src/main --from T', 'No file in this folder ends in .yaml, .json or .txt.'",
        "'--boards 10x10 --from tetrominoes,pentominoes --each-at-most 9', 'choices, but 1,000,000 at most are tried on'",
    })
    void what_cannot_be_used_is_told_with_advice(String arguments, String advice) {
        CommandRun run = CommandRun.of(("bags " + arguments).split(" "));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(advice.replace("\"", ""));
    }

    @Test
    void a_file_with_pieces_and_a_set_has_one_too_many() throws IOException {
        Path file = Files.writeString(folder.resolve("p.yaml"), "board: 2x4\npieces: {I: 2}\n");
        assertThat(CommandRun.of("bags", file.toString(), "--from", "O").err())
                .contains("p.yaml:2:1: 'pieces' is given twice: here, and by --from. Leave one of them out.");
    }
}
