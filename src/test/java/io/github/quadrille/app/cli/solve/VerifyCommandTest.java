package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
    private static final String TWO_DOMINOES =
            "{\"pieces\": [{\"kind\": \"I2\", \"cells\": [[0, 0], [0, 1]]}, {\"kind\": \"I2\", \"cells\": [[1, 0], [1, 1]]}]}";

    @TempDir
    private Path folder;

    @Test
    void our_own_answers_are_valid() throws IOException {
        Path answers = file(
                "a.json",
                CommandRun.of("solve", "4x10", "--limit", "20", "--format", "json")
                        .out());
        CommandRun run = CommandRun.of("verify", "4x10", answers.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out())
                .isEqualTo("status: valid\npackings: 20 valid, 0 invalid\nmost covered: 40 of 40 cells by 10 pieces\n");
    }

    @Test
    void homework_is_checked_without_more_than_pieces() throws IOException {
        assertThat(verify(TWO_DOMINOES).out()).startsWith("status: valid\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0 #\n0 1 1", "0 0 X\n0 1 1", "0 0 -1\n0 1 1", "0,0,\n0,1,1", "[[0,0,null],[0,1,1]]"})
    void pieces_may_be_numbered_from_0(String picture) throws IOException {
        Path puzzle = file("p.yaml", "board: |\n  ..#\n  ...\npieces: {V3: 1, I2: 1}\n");
        CommandRun run = CommandRun.of(
                "verify", puzzle.toString(), file("a.txt", picture).toString());
        assertThat(run.lines()).startsWith("status: valid");
        assertThat(CommandRun.of(
                                "verify",
                                puzzle.toString(),
                                file("a.txt", picture.replace("1,1", "1,0").replace("1 1", "1 0"))
                                        .toString())
                        .status())
                .isEqualTo(ExitStatus.NO);
    }

    @Test
    void without_a_board_for_it_0_is_no_cell() throws IOException {
        Path puzzle = file("p.yaml", "board: |\n  .?\n  ..\npieces: {V3: any, I2: any, O1: any}\ngoal: cover\n");
        CommandRun run = CommandRun.of(
                "verify", puzzle.toString(), file("a.txt", "1 0\n1 0").toString());
        assertThat(run.out()).contains("by 1 piece");
    }

    @Test
    void what_is_wrong_is_said_exactly() throws IOException {
        CommandRun run = verify(TWO_DOMINOES.replace("[1, 0], [1, 1]", "[0, 1], [1, 1]"));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .containsExactly(
                        "status: invalid",
                        "packing 1: Overlap at (0, 1): I2 lies on I2.",
                        "packing 1: The cell (1, 0) is uncovered.",
                        "packings: 0 valid, 1 invalid",
                        "covered: 3 of 4 cells by 2 pieces");
    }

    @Test
    void json_says_the_same_and_passes_on_the_valid_ones() throws IOException {
        String both = "[" + TWO_DOMINOES + ", " + TWO_DOMINOES.replace("[1, 1]", "[1, 2]") + "]";
        CommandRun run = CommandRun.of("verify", puzzle(), file("p.json", both).toString(), "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .contains("\"status\":\"invalid\",\"valid\":1,\"invalid\":1")
                .contains("\"packing\":2,\"fault\":\"not-an-orientation\"")
                .contains("\"fault\":\"outside\"");
        Path passedOn = file("passed-on.json", run.out());
        assertThat(CommandRun.of("verify", puzzle(), passedOn.toString()).out())
                .startsWith("status: valid\npackings: 1 valid, 0 invalid\n");
        assertThat(CommandRun.of("render", passedOn.toString()).status()).isEqualTo(ExitStatus.YES);
    }

    @Test
    void a_file_that_is_no_json_is_unusable_with_its_place() throws IOException {
        CommandRun run = verify("{\"pieces\": [\n  oops");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("p.json:2:").matches(Advice.IN);
    }

    @Test
    void an_answer_without_packings_cannot_be_verified() throws IOException {
        Path answers = file(
                "none.json", CommandRun.of("solve", "4x5", "--format", "json").out());
        CommandRun run = CommandRun.of("verify", "4x5", answers.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.firstLine()).isEqualTo("status: empty");
        assertThat(run.err()).contains("This file has no packing. Perhaps");
    }

    @Test
    void the_valid_ones_are_named() throws IOException {
        String wrong = TWO_DOMINOES.replace("[1, 1]", "[1, 2]");
        CommandRun run =
                verify(String.join("\n", wrong, TWO_DOMINOES, wrong, TWO_DOMINOES, TWO_DOMINOES, TWO_DOMINOES));
        assertThat(run.lines()).contains("packings: 4 valid, 2 invalid", "valid: 2, 4..6");
    }

    @Test
    void faults_that_are_not_listed_are_counted() throws IOException {
        String wrong = TWO_DOMINOES.replace("[1, 0], [1, 1]", "[0, 1], [1, 1]");
        String many = (wrong + "\n").repeat(600);
        assertThat(verify(many).lines()).contains("and 1,150 more faults, which are not shown");
        CommandRun json = CommandRun.of("verify", puzzle(), file("p.json", many).toString(), "--format", "json");
        assertThat(json.out()).contains("\"faults_unlisted\":200,");
    }

    @Test
    void quiet_leaves_the_faults_out() throws IOException {
        String wrong = TWO_DOMINOES.replace("[1, 0], [1, 1]", "[0, 1], [1, 1]");
        CommandRun run =
                CommandRun.of("verify", "-q", puzzle(), file("p.json", wrong).toString());
        assertThat(run.lines())
                .containsExactly(
                        "status: invalid", "packings: 0 valid, 1 invalid", "covered: 3 of 4 cells by 2 pieces");
    }

    @Test
    void several_files_are_numbered_apart() throws IOException {
        Path good = file("a.json", TWO_DOMINOES);
        Path bad = file("b.json", TWO_DOMINOES + TWO_DOMINOES.replace("[1, 1]", "[1, 2]"));
        CommandRun run = CommandRun.of("verify", puzzle(), good.toString(), bad.toString());
        assertThat(run.lines())
                .contains(
                        bad + ": packing 2: The cell (1, 1) is uncovered.",
                        "packings: 2 valid, 1 invalid",
                        "valid: " + good + ": 1",
                        "valid: " + bad + ": 1");
    }

    @Test
    void one_bad_record_does_not_spoil_the_others() throws IOException {
        CommandRun run = verify(String.join(
                "\n", TWO_DOMINOES, TWO_DOMINOES.substring(0, 40), TWO_DOMINOES, "{\"pieces\": 7}", TWO_DOMINOES));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.lines()).contains("status: unusable", "packings: 3 valid, 0 invalid, 2 unreadable");
        assertThat(run.err()).contains("p.json:3:1: This is not JSON").contains("p.json:4:12: Here is '7'.");
    }

    @Test
    void letters_are_read_and_divided_into_pieces() throws IOException {
        assertThat(verify("AA\nBB\n".replace('A', 'I').replace('B', 'I')).lines())
                .contains("status: valid", "covered: 4 of 4 cells by 2 pieces");
        assertThat(verify("II\nI.\n").lines())
                .contains(
                        "status: invalid",
                        "packing 1: (0, 0), (0, 1), (1, 0) is not a legal orientation of I2 (pieces are free).");
        assertThat(verify("II\nQQ\n").out()).contains("The bag has no kind 'Q'; it has I2.");
    }

    @Test
    void what_solve_draws_is_read_again() throws IOException {
        String drawn = CommandRun.of("solve", "4x10").out();
        CommandRun run = CommandRun.of(
                "verify", "4x10", file("a.txt", drawn + "\n" + drawn).toString());
        assertThat(run.lines()).contains("packings: 2 valid, 0 invalid");
    }

    @Test
    void outlines_without_box_characters_are_read_too() throws IOException {
        String drawn = CommandRun.of("solve", "4x10").out();
        String plain = drawn.replace('─', '-').replace('│', '|').replaceAll("[┌┐└┘├┤┬┴┼]", "+");
        assertThat(plain).isASCII();
        CommandRun run = CommandRun.of("verify", "4x10", file("a.txt", plain).toString());
        assertThat(run.lines()).contains("packings: 1 valid, 0 invalid");
    }

    @Test
    void outlines_may_go_over_edges_that_meet() throws IOException {
        String[] pieces = {"--pieces", "T: 16", "--wrap", "both"};
        String drawn = CommandRun.of("solve", "8x8", "--pieces", "T: 16", "--wrap", "both")
                .out();
        String answer = file("a.txt", drawn).toString();
        assertThat(CommandRun.of("verify", "8x8", answer, pieces[0], pieces[1], pieces[2], pieces[3])
                        .lines())
                .contains("status: valid", "covered: 64 of 64 cells by 16 pieces");
    }

    @Test
    void the_picture_of_an_answer_is_enough() throws IOException {
        String answer = CommandRun.of("solve", "8x8", "--pieces", "T: 16", "--format", "json")
                .out();
        String onlyPicture = answer.replaceFirst("\"pieces\":\\[.*],\"picture\"", "\"picture\"");
        assertThat(onlyPicture).doesNotContain("\"cells\"").contains("TTTTTTTT");
        CommandRun run =
                CommandRun.of("verify", "8x8", file("a.json", onlyPicture).toString(), "--pieces", "T: 16");
        assertThat(run.lines()).contains("status: valid", "covered: 64 of 64 cells by 16 pieces");
    }

    @Test
    void the_worth_of_a_covering_is_measured_by_what_is_known() throws IOException {
        String[] puzzle = {"5x5", "--goal", "cover", "--pieces", "X5: any"};
        String answer = CommandRun.of(
                        "solve", puzzle[0], puzzle[1], puzzle[2], puzzle[3], puzzle[4], "--format", "json")
                .out();
        CommandRun run = CommandRun.of(
                "verify", puzzle[0], file("a.json", answer).toString(), puzzle[1], puzzle[2], puzzle[3], puzzle[4]);
        assertThat(run.lines())
                .contains("worth: 10 cells, and none is worth more than 12", "optimum: 10 cells, as the file says");
    }

    @Test
    void text_that_is_no_picture_is_refused_with_its_place() throws IOException {
        CommandRun run = verify("II\nI!\n");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("p.json:2:1: 'I!' is not a row of letters. Write ");
    }

    @Test
    void a_file_without_a_packing_is_named_beside_others() throws IOException {
        Path good = file("a.txt", "II\nII\n");
        for (String nothing : new String[] {"", "nothing: here\n", "{\"packings\": []}"}) {
            Path other = file("b.txt", nothing);
            CommandRun run = CommandRun.of("verify", puzzle(), good.toString(), other.toString());
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.lines()).contains("status: unusable", "packings: 1 valid, 0 invalid, 1 unreadable");
            assertThat(run.err()).contains(other + ": ").matches(Advice.IN);
        }
    }

    @Test
    void all_files_without_a_packing_are_named() throws IOException {
        CommandRun run = CommandRun.of(
                "verify",
                puzzle(),
                file("a.txt", "").toString(),
                file("b.txt", "no packing").toString());
        assertThat(run.firstLine()).isEqualTo("status: empty");
        assertThat(run.err()).contains("a.txt: The input is empty.").contains("b.txt: The input has no packing. Give");
    }

    @Test
    void a_puzzle_is_no_packing() throws IOException {
        Path puzzle = file(
                "castle.yaml", "board: |\n  ....\n  ....\npieces:\n  chair: 2\nshapes:\n  chair: |\n    XX\n    XX\n");
        CommandRun run = CommandRun.of("verify", "2x4", puzzle.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("castle.yaml: This is a puzzle, not a packing. Use 'solve', and");
    }

    @Test
    void there_is_a_status_when_no_record_can_be_read() throws IOException {
        CommandRun run = verify("{\"pieces\": 7}");
        assertThat(run.lines()).containsExactly("status: unusable", "packings: 0 valid, 0 invalid, 1 unreadable");
        CommandRun json = CommandRun.of(
                "verify", puzzle(), file("p.json", "{\"pieces\": 7}").toString(), "--format", "json");
        assertThat(json.out()).contains("\"status\":\"unusable\"");
    }

    @Test
    void pictures_may_be_indented() throws IOException {
        for (String before : new String[] {"  ", "\t", "\n\n   ", "homework:\n    "}) {
            assertThat(verify(before + "II\n" + before.substring(before.lastIndexOf('\n') + 1) + "II\n")
                            .firstLine())
                    .as(before)
                    .isEqualTo("status: valid");
        }
    }

    @Test
    void outlines_may_be_indented() throws IOException {
        String[] wrapped = {"--pieces", "T: 16", "--wrap", "both"};
        for (String before : new String[] {"    ", "\t", " "}) {
            Path drawn = file("a.txt", indented(before, "solve", "4x10"));
            assertThat(CommandRun.of("verify", "4x10", drawn.toString()).firstLine())
                    .isEqualTo("status: valid");
            Path torus =
                    file("b.txt", indented(before, "solve", "8x8", wrapped[0], wrapped[1], wrapped[2], wrapped[3]));
            assertThat(CommandRun.of("verify", "8x8", torus.toString(), wrapped[0], wrapped[1], wrapped[2], wrapped[3])
                            .firstLine())
                    .isEqualTo("status: valid");
        }
    }

    @Test
    void what_solve_shows_of_wide_boards_is_read_again() throws IOException {
        Path shown = file(
                "a.txt", CommandRun.inTerminal(40, true, "solve", "4x20").out().replaceAll("\u001b\\[[0-9;]*m", ""));
        assertThat(shown).content().containsPattern("(?m)^(\\S ){19}\\S");
        assertThat(CommandRun.of("verify", "4x20", shown.toString()).lines())
                .contains("status: valid", "covered: 80 of 80 cells by 20 pieces");
    }

    @Test
    void letters_that_are_no_kinds_name_pieces() throws IOException {
        Path named = file("a.txt", "AABBA\nAABBB\n");
        CommandRun run = CommandRun.of("verify", "2x5", named.toString(), "--pieces", "O: 2, I2: 1");
        assertThat(run.firstLine()).isEqualTo("status: invalid");
        Path right = file("a.txt", "AABBC\nAABBC\n");
        assertThat(CommandRun.of("verify", "2x5", right.toString(), "--pieces", "O: 2, I2: 1")
                        .lines())
                .contains("status: valid", "covered: 10 of 10 cells by 3 pieces");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "11\n22\n",
                "1 1\n2 2\n",
                "10 10\n 2  2\n",
                "1,1\n2,2\n",
                "title\n\n  1;1\n  2;2\n",
                "[[1,1],[2,2]]",
                "[[1 1]\n [2 2]]",
                "[[1. 1.]\n [2. 2.]]",
                "1.000000e+00 1.000000e+00\n1.200000e+01 1.200000e+01\n",
                "\"1\",\"1\"\r\n\"2\",\"2\"\r\n",
                "\"a\",\"a\"\n\"b\",\"b\"\n",
                "[\"AA\", \"bb\"]",
                "[[\"A1\", \"A1\"], [\"A2\", \"A2\"]]",
                "A1 A1\nA2 A2\n",
                "3 3\n3 3\n"
            })
    void numbers_name_pieces(String grid) throws IOException {
        assertThat(verify(grid).lines())
                .contains("status: valid", "packings: 1 valid, 0 invalid", "covered: 4 of 4 cells by 2 pieces");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AAB\nA B\nACB\n",
                "1 1 2\n1 # 2\n1 3 2\n",
                "0,0,2\n0,-1,2\n0,3,2\n",
                "1,1,2\n1,,2\n1,3,2\n",
                "112\n1 2\n132\n",
                "[[1,1,2],[1,null,2],[1,3,2]]",
                "1 1 2\n1 0 2\n1 3 2\n"
            })
    void there_are_several_marks_for_holes(String grid) throws IOException {
        Path ring = file("ring.yaml", "board: |\n  ...\n  .#.\n  ...\npieces: {L: 1, I3: 1, O1: 1}\n");
        assertThat(CommandRun.of("verify", ring.toString(), file("g.txt", grid).toString())
                        .lines())
                .contains("status: valid", "covered: 8 of 8 cells by 3 pieces");
    }

    /**
     * Reads grids as the published constructive systems print them, with a number for each kind. The cells with 7 alone
     * could be two I, two O or two L.
     */
    @Test
    void a_number_may_stand_for_all_pieces_of_a_kind() throws IOException {
        Path grid = file("g.txt", "7 7 7 7 5 5\n7 7 7 7 5 5\n");
        String pieces = "I: 2, O: 1";
        assertThat(CommandRun.of("verify", "2x6", grid.toString(), "--pieces", pieces)
                        .lines())
                .contains("status: valid", "covered: 12 of 12 cells by 3 pieces");
        assertThat(CommandRun.of("verify", "2x6", grid.toString(), "--pieces", "I: 1, O: 1, L: 1")
                        .firstLine())
                .isEqualTo("status: invalid");
        Path part = file("g.txt", "7 7 7 7 0 0\n7 7 7 7 0 0\n");
        assertThat(CommandRun.of("verify", "2x6", part.toString(), "--pieces", pieces)
                        .lines())
                .contains("status: invalid", "covered: 8 of 12 cells by 2 pieces")
                .anyMatch(line -> line.startsWith("packing 1: O is used 0 times"));
    }

    @Test
    void a_row_of_a_list_that_is_too_short_or_too_long_is_told() throws IOException {
        assertThat(verify("[[1, 1],\n [2],\n [3, 3, 3]]").err())
                .contains(
                        "p.json:2:4: Row 2 has 1 cell, but row 1 has 2. Write 0 or null for an empty cell.",
                        "p.json:3:10: Row 3 has 3 cells, but row 1 has 2.");
    }

    @Test
    void numbers_of_cells_that_are_no_piece_are_faults() throws IOException {
        assertThat(verify("1 1\n1 2\n").firstLine()).isEqualTo("status: invalid");
        assertThat(verify("1 1\n1 2\n").out()).contains("The bag has no kind 'shape of 1'; it has I2.");
        assertThat(verify("[[1, 1], [2, \"" + "9".repeat(1000) + "\"]]").err())
                .contains("...' cannot be the name of a piece. Use");
        assertThat(verify("[[" + "1,".repeat(6000) + "1]]").err()).contains("too large: at most 5000 a side");
        assertThat(verify("1 ".repeat(4000) + "\n").status()).isEqualTo(ExitStatus.NO);
        assertThat(verify("2 2\n0 0\n").out()).contains("2 cells are uncovered");
        assertThat(verify("[[1, 1], [2, 2]").err()).contains("The file ends before a list is closed. Check");
        assertThat(verify("[[1, 1], [2, [2, 2]]").err())
                .contains("p.json:1:14: There is a list where a symbol should be.");
    }

    @Test
    void letters_may_happen_to_be_those_of_kinds() throws IOException {
        Path named = file("a.txt", "GGHH\nGGHH\nIIII\n");
        assertThat(CommandRun.of("verify", "3x4", named.toString(), "--pieces", "O: 2, I: 1")
                        .lines())
                .contains("status: valid", "covered: 12 of 12 cells by 3 pieces");
        Path swapped = file("a.txt", "OOHH\nOOHH\nJJJJ\n".replace("OO", "II"));
        assertThat(CommandRun.of("verify", "3x4", swapped.toString(), "--pieces", "O: 2, I: 1")
                        .lines())
                .contains("status: valid", "covered: 12 of 12 cells by 3 pieces");
    }

    @Test
    void a_covering_is_a_packing_too() throws IOException {
        Path covering = file("c.txt", "3/1 3/1 3/1 3/1\n3/2 3/2 3/2 3/2\n");
        assertThat(CommandRun.of("verify", "2x4", covering.toString(), "--pieces", "I: 2")
                        .lines())
                .contains("status: valid", "covered: 8 of 8 cells by 2 pieces");
        assertThat(CommandRun.of("verify", "2x4", covering.toString(), "--pieces", "O: 2")
                        .out())
                .contains("The bag has no kind 'I'; it has O.");
        assertThat(CommandRun.of("verify", "2x4", covering.toString(), "--pieces", "I: 2", "--symmetry", "fixed")
                        .firstLine())
                .isEqualTo("status: valid");
    }

    private static CommandRun sequence(String sequence, String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("verify", "4x4", "--pieces", "I: 2, O: 2", "--sequence", sequence));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    @Test
    void a_sequence_is_laid_and_drawn_and_its_fitness_told() {
        CommandRun run = sequence("O0 I0 O0 I1");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .contains(
                        "status: invalid",
                        "│ ○   ○   ○   ○ │",
                        "fitness: 1,180 of 1,600",
                        "fitness if each pair of empty cells counts once: 1,190",
                        "laid: 3 of 4 pieces",
                        "left out: I1",
                        "covered: 12 of 16 cells");
        assertThat(sequence("I0 I0 O0 O0").status()).isEqualTo(ExitStatus.YES);
    }

    @Test
    void a_sequence_in_json_can_be_drawn() throws IOException {
        CommandRun run = sequence("O0 I0 O0 I1", "--format", "json");
        assertThat(run.out()).contains("\"status\":\"invalid\"", "\"fitness\":1180", "\"left_out\":[\"I1\"]");
        assertThat(CommandRun.of("render", file("s.json", run.out()).toString()).out())
                .contains("12 cells by 3 pieces");
    }

    @Test
    void everything_wrong_with_a_sequence_is_said_at_once() {
        CommandRun run = sequence("O0 O9 Q1 I0");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err().lines())
                .containsExactly(
                        "error: --sequence:1:4: O9 is turned too far: free pieces are turned 0 to 7. Write O7.",
                        "error: --sequence:1:7: The bag has no kind 'Q'. Use one of I0, O0.",
                        "error: --sequence:1:12: The sequence has 1 of I, but the bag has 2. Use 1 is missing.");
        assertThat(CommandRun.of("verify", "4x4").err()).contains("No packing is named. Name");
        assertThat(sequence("I0", "-").err()).contains("Packings and a --sequence are both given. Verify");
    }

    @Test
    void csv_may_be_a_matrix() throws IOException {
        Path matrix = file("m.csv", "1,1,0\n1,1,1\n");
        Path covering = file("c.csv", "1/1,1/1,0/0\n1/1,1/1,0/0\n");
        assertThat(CommandRun.of("verify", matrix.toString(), covering.toString())
                        .lines())
                .contains("status: valid", "covered: 4 of 5 cells by 1 piece", "worth: 4 cells, proven to be the most");
    }

    @Test
    void a_title_is_no_row() throws IOException {
        assertThat(verify("homework\nII\nII\n").firstLine()).isEqualTo("status: valid");
        assertThat(verify("hello\n").err()).contains("The input has no packing");
        assertThat(verify("III\nII\n").out()).contains("(0, 2), which is not a cell of the board");
    }

    @ResourceLock("System.in")
    @Test
    void standard_input_has_one_name() {
        InputStream before = System.in;
        System.setIn(InputStream.nullInputStream());
        try {
            assertThat(CommandRun.of("verify", "4x10", "-").err()).contains("standard input: The input is empty.");
        } finally {
            System.setIn(before);
        }
    }

    private static String indented(String before, String... command) {
        return CommandRun.of(command).out().replaceAll("(?m)^", before);
    }

    private CommandRun verify(String json) throws IOException {
        return CommandRun.of("verify", puzzle(), file("p.json", json).toString());
    }

    private String puzzle() throws IOException {
        return file("p.yaml", "board: 2x2\npieces:\n  I2: 2\n").toString();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"##../....", "#.../#...", "...##/.....", ".##./.##./....", "#..#/....", "#../..#"})
    void what_is_drawn_of_a_board_with_holes_at_its_rim_is_read_again(String board) throws IOException {
        for (String wrap : List.of("none", "both")) {
            Path puzzle = Files.writeString(
                    folder.resolve("rim.yaml"),
                    "board: |\n  " + board.replace("/", "\n  ") + "\nwrap: " + wrap
                            + "\npieces: {I2: any, O1: 0..2}\n");
            Path drawn = Files.writeString(
                    folder.resolve("rim.txt"),
                    CommandRun.of("solve", puzzle.toString()).out());
            assertThat(CommandRun.of("verify", puzzle.toString(), drawn.toString())
                            .firstLine())
                    .as("%s %s", board, wrap)
                    .isEqualTo("status: valid");
        }
    }
}
