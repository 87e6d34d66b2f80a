package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenFlagTest {
    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static CommandRun begun(String command, String given) {
        return CommandRun.of(command, "4x5", "--pieces", "I: any, L: any, O: any, T: any", "--given", given);
    }

    @Test
    void a_picture_with_a_symbol_for_each_piece_is_enough() throws IOException {
        String given = file("g.txt", "aabb.\naabb.\n.....\n.....\n");
        assertThat(begun("solve", given).out())
                .contains("│(O)    │(O)    │")
                .contains("(pieces in brackets are given)");
    }

    @Test
    void pieces_that_touch_and_share_the_letter_of_their_kind_are_divided() throws IOException {
        String given = file("g.txt", "OOOO.\nOOOO.\n.....\n.....\n");
        assertThat(begun("solve", given).out()).contains("│(O)    │(O)    │");
    }

    @Test
    void rows_of_another_length_are_told_with_their_lengths() throws IOException {
        assertThat(begun("solve", file("g.txt", "aab\naa\n")).err())
                .contains("The board has 5 columns, but row 1 has 3 cells, row 2 has 2 cells. Write");
    }

    @Test
    void what_solve_prints_can_be_given_again() throws IOException {
        String first =
                begun("solve", file("g.txt", "aabb.\naabb.\n.....\n.....\n")).out();
        CommandRun again = begun("solve", file("again.txt", first));
        assertThat(again.status()).isEqualTo(ExitStatus.YES);
        assertThat(again.out()).contains("packings: 1 (these are all)");
    }

    @Test
    void a_part_in_json_may_be_given_to_a_count() throws IOException {
        String given =
                file("g.json", "{\"pieces\": [{\"kind\": \"O4\", \"cells\": [[0, 0], [0, 1], [1, 0], [1, 1]]}]}");
        String own = file(
                "p.yaml",
                "{board: 4x5, pieces: {I: any, L: any, O: any, T: any}, given: [[O, [[0, 0], [0, 1], [1, 0], [1, 1]]]]}");
        String counted = begun("count", given).out().lines().skip(1).findFirst().orElseThrow();
        assertThat(CommandRun.of("count", own).out()).contains(counted);
        assertThat(CommandRun.of("count", own, "--given", given).out()).contains(counted);
    }

    @Test
    void shapes_and_pieces_as_cover_writes_them_may_be_given() throws IOException {
        String given =
                file("g.csv", "1/1,1/1,0/0,0/0,0/0\n1/1,1/1,0/0,0/0,0/0\n0/0,0/0,0/0,0/0,0/0\n0/0,0/0,0/0,0/0,0/0\n");
        assertThat(begun("solve", given).out()).contains("(O)");
    }

    @Test
    void what_is_wrong_is_named_all_at_once() throws IOException {
        String given = file("g.txt", "aabcc\naabcc\n..b..\nd....\n");
        CommandRun run = begun("solve", given);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("The piece 'b' on")
                .contains("The piece 'd' on")
                .matches(Advice.IN);
    }

    @Test
    void a_picture_of_another_board_is_refused() throws IOException {
        CommandRun run = begun("solve", file("g.txt", "aabb\naabb\n"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("The picture has 2 rows, but the board has 4. Check");
    }

    @Test
    void several_packings_are_no_beginning() throws IOException {
        String two = CommandRun.of("solve", "4x5", "--pieces", "I: any, L: any", "--limit", "2", "--format", "json")
                .out();
        assertThat(begun("count", file("g.json", two)).err())
                .contains("This file has 2 packings, but --given takes one.");
    }

    @Test
    void local_searches_get_what_is_left() throws IOException {
        String given = file("g.txt", "aabb.\naabb.\n.....\n.....\n");
        CommandRun run = CommandRun.of(
                "local",
                "4x5",
                "--pieces",
                "I: 2, L: 1, O: 2",
                "--given",
                given,
                "--method",
                "repair",
                "--no-arguments",
                "--steps",
                "200",
                "--no-exact");
        assertThat(run.err() + run.out()).doesNotContain("Exception").contains("I");
    }

    @Test
    void what_another_solver_says_of_the_rest_is_completed() throws IOException {
        String given = file("g.txt", "aabb.\naabb.\n.....\n.....\n");
        assertThat(begun("render", given).out()).contains("(pieces in brackets are given)");
        CommandRun drawn =
                CommandRun.of("render", given, "--puzzle", file("p.yaml", "{board: 4x5, pieces: {O: any, L: any}}"));
        assertThat(drawn.out()).contains("│ O     │ O     │");
    }

    @Test
    void what_a_puzzle_file_says_of_given_pieces_may_be_a_file() throws IOException {
        String list = "[[\"T\", [[0,0],[0,1],[0,2],[1,1]]]]";
        for (String text : List.of(
                list,
                "- [T, [[0, 0], [0, 1], [0, 2], [1, 1]]]\n",
                "given: " + list + "\n",
                "{\"board\": \"4x5\", \"given\": " + list + "}",
                "board: 4x5\npieces: {T: any}\ngiven: |\n  aaa..\n  .a...\n  .....\n  .....\n")) {
            assertThat(CommandRun.of("render", "4x5", "--given", file("g", text))
                            .out())
                    .contains("(T)");
        }
        assertThat(begun("solve", file("g", "board: 4x5\npieces: {T: any}\n")).err())
                .contains("This puzzle file has no 'given'. Add");
    }

    @Test
    void a_whole_packing_may_be_given() throws IOException {
        String whole = CommandRun.of("solve", "4x5", "--pieces", "I: any, L: any", "--format", "json")
                .out();
        String given = file("g.json", whole);
        CommandRun run = begun("solve", given);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(begun("explain", given).out())
                .startsWith("status: packed\n")
                .contains("The given pieces are a packing");
    }
}
