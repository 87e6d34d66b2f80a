package io.github.quadrille.app.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {
    @TempDir
    private Path folder;

    private String answers;

    @BeforeEach
    void solve() throws IOException {
        String json = CommandRun.of("solve", "4x10", "--limit", "3", "--format", "json")
                .out();
        answers = Files.writeString(folder.resolve("a.json"), json).toString();
    }

    @Test
    void without_a_file_the_packing_is_drawn_as_text() {
        CommandRun run = CommandRun.of("render", answers);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: drawn");
        assertThat(run.out()).contains("┌").contains("packing: 1 of 3");
    }

    @Test
    void a_board_needs_no_pieces_to_be_drawn() throws IOException {
        Path board = Files.writeString(folder.resolve("board.yaml"), "board: |\n  ..#.\n  ....\n");
        assertThat(CommandRun.of("render", board.toString()).out()).contains("░░░");
        assertThat(CommandRun.of("info", board.toString()).err()).contains("Add a line 'pieces:', or --pieces;");
    }

    @Test
    void what_lies_beside_the_puzzle_is_drawn() throws IOException {
        Path given = Files.writeString(folder.resolve("given.txt"), "aaa.\n.a..\n....\n....\n....\n");
        assertThat(CommandRun.of("render", "5x4", "--given", given.toString()).out())
                .contains("(T)", "(pieces in brackets are given)");
    }

    @Test
    void any_of_several_packings_can_be_chosen() {
        assertThat(CommandRun.of("render", answers, "--number", "3").out())
                .contains("packing: 3 of 3")
                .isNotEqualTo(CommandRun.of("render", answers, "--number", "2").out());
    }

    @Test
    void a_number_that_is_not_there_is_refused() {
        CommandRun run = CommandRun.of("render", answers, "--number", "4");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("The file has 3 packings, so there is no packing number 4. Use");
    }

    @Test
    void the_ending_says_which_kind_of_picture() throws IOException {
        Path svg = folder.resolve("p.svg");
        Path png = folder.resolve("p.PNG");
        assertThat(CommandRun.of("render", answers, "-o", svg.toString()).status())
                .isEqualTo(ExitStatus.YES);
        assertThat(CommandRun.of("render", answers, "-o", png.toString()).status())
                .isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(svg)).contains("</svg>");
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void another_ending_is_refused_and_nothing_written() {
        Path gif = folder.resolve("p.gif");
        CommandRun run = CommandRun.of("render", answers, "-o", gif.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("-o writes .svg or .png", "p.svg");
        assertThat(gif).doesNotExist();
    }

    @Test
    void the_fullest_part_of_an_undecided_answer_is_drawn_with_its_open_cells() throws IOException {
        String json = CommandRun.of("solve", "8x10", "--node-limit", "3", "--format", "json")
                .out();
        Path undecided = Files.writeString(folder.resolve("u.json"), json);
        CommandRun run = CommandRun.of("render", undecided.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: drawn");
        assertThat(run.out())
                .contains("┌")
                .containsPattern("packing: none; this is the part that covers most cells: \\d+ cells by \\d+ pieces");
        Path svg = folder.resolve("u.svg");
        assertThat(CommandRun.of("render", undecided.toString(), "-o", svg.toString())
                        .status())
                .isEqualTo(ExitStatus.YES);
        assertThat(svg).exists();
        assertThat(CommandRun.of("verify", "8x10", undecided.toString()).status())
                .isEqualTo(ExitStatus.UNUSABLE);
    }

    @Test
    void an_answer_that_there_is_no_packing_has_nothing_to_draw() throws IOException {
        String json = CommandRun.of("solve", "4x5", "--format", "json").out();
        Path infeasible = Files.writeString(folder.resolve("i.json"), json);
        CommandRun run = CommandRun.of("render", infeasible.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("This file has no packing. Perhaps");
    }

    @Test
    void letters_and_numbers_are_drawn_by_their_shapes() throws IOException {
        for (String grid : new String[] {
            "AAAA\nBBBB\n", "1 1 1 1\n2 2 2 2\n", "[[1,1,1,1],[2,2,2,2]]", "3/1 3/1 3/1 3/1\n3/2 3/2 3/2 3/2"
        }) {
            Path file = Files.writeString(folder.resolve("g.txt"), grid);
            CommandRun run = CommandRun.of("render", file.toString());
            assertThat(run.status()).isEqualTo(ExitStatus.YES);
            assertThat(run.out().lines().filter(line -> line.startsWith("│ I"))).hasSize(2);
        }
    }

    @Test
    void a_puzzle_tells_pieces_with_the_same_letter_apart() throws IOException {
        Path file = Files.writeString(folder.resolve("g.txt"), "IIII\nIIII\n");
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), "board: |\n  ....#.\n  ....#.\npieces: {I: any}\n");
        CommandRun run = CommandRun.of("render", file.toString(), "--puzzle", puzzle.toString());
        assertThat(run.out().lines().filter(line -> line.contains("I"))).isNotEmpty();
        assertThat(run.out()).contains("░░░").contains("│ I").doesNotContain("piece-I");
        assertThat(CommandRun.of("render", file.toString()).out()).contains("piece-I");
    }

    @Test
    void text_without_a_picture_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("g.txt"), "no: picture\n");
        assertThat(CommandRun.of("render", file.toString()).err()).contains("The input has no packing. Give");
    }

    @Test
    void a_packing_with_overlaps_is_not_drawn_over() throws IOException {
        Path bad = Files.writeString(
                folder.resolve("bad.json"),
                "{\"pieces\": [{\"kind\": \"O1\", \"cells\": [[0, 0]]}, {\"kind\": \"O1\", \"cells\": [[0, 0]]}]}");
        CommandRun run = CommandRun.of("render", bad.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Use 'quadrille verify', which lists");
    }

    @Test
    void of_a_puzzle_the_board_is_drawn() {
        Path file = folder.resolve("board.svg");
        assertThat(CommandRun.of("render", "4x10", "-o", file.toString()).out()).startsWith("status: drawn\n");
        assertThat(file).exists();
        assertThat(CommandRun.of("render", "3x4").out()).contains("┌").doesNotContain("packing");
    }

    /**
     * Draws a packing of a box in steps, one piece after the other. The pieces are two hooks, each of which covers half
     * of the box.
     */
    private CommandRun hooks(String packing, String wrap, Path picture) throws IOException {
        Path file = Files.writeString(folder.resolve("hooks.txt"), packing);
        Path puzzle = Files.writeString(folder.resolve("hooks.yaml"), """
                lattice: cubic
                board: 2x3x2
                wrap: %s
                pieces: {hook: 2}
                shapes:
                  hook: |
                    XX
                    X.
                    ..

                    ..
                    X.
                    XX
                """.formatted(wrap));
        return CommandRun.of(
                "render", file.toString(), "--puzzle", puzzle.toString(), "--view", "steps", "-o", picture.toString());
    }

    @Test
    void pieces_that_lie_on_each_other_go_in_by_other_moves() throws IOException {
        Path picture = folder.resolve("hooks.svg");
        CommandRun run = hooks("A A   B B\nA B   A B\nB B   A A\n", "none", picture);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).hasSize(3).startsWith("status: drawn").endsWith("file: " + picture);
        assertThat(run.lines().get(1)).matches("step 1: hook [12]: (left|right) from outside");
        assertThat(picture).content().startsWith("<svg");
    }

    @Test
    void pieces_that_hold_each_other_have_no_order() throws IOException {
        Path ring = Files.writeString(folder.resolve("ring.txt"), "AAA  AAA  AAA\nAAA  ABA  AAA\nAAA  AAA  AAA\n");
        Path picture = folder.resolve("ring.svg");
        CommandRun run = CommandRun.of(
                "render", ring.toString(), "--puzzle", cage().toString(), "--view", "steps", "-o", picture.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .isIn(
                        "status: infeasible\nno order: shell is below ball, ball is below shell\n",
                        "status: infeasible\nno order: ball is below shell, shell is below ball\n");
        assertThat(picture).doesNotExist();
    }

    private Path cage() throws IOException {
        return Files.writeString(folder.resolve("cage.yaml"), """
                lattice: cubic
                board: 3x3x3
                pieces: {shell: 1, ball: 1}
                shapes:
                  ball: X
                  shell: |
                    XXX
                    XXX
                    XXX

                    XXX
                    X.X
                    XXX

                    XXX
                    XXX
                    XXX
                """);
    }

    @Test
    void nothing_is_lowered_over_edges_that_meet() throws IOException {
        CommandRun run = hooks("A A   B B\nA B   A B\nB B   A A\n", "rows", folder.resolve("hooks.svg"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Leave out 'wrap'.");
    }

    @Test
    void a_soma_cube_has_a_picture_for_each_of_its_pieces() throws IOException {
        Path soma = Files.writeString(
                folder.resolve("soma.json"),
                CommandRun.of("solve", "3x3x3", "--lattice", "cubic", "--pieces", "soma", "--format", "json")
                        .out());
        Path svg = folder.resolve("steps.svg");
        CommandRun run = CommandRun.of("render", soma.toString(), "--view", "steps", "-o", svg.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out().lines().filter(line -> line.matches("step [1-7]: \\w+( \\(\\d, \\d, \\d\\)){3,4}")))
                .hasSize(7);
        String first = run.out().lines().toList().get(1).split(" ")[2];
        String last = run.out().lines().toList().get(7).split(" ")[2];
        String drawn = Files.readString(svg);
        // The first piece is in all seven pictures, with one top for each layer that contains it.
        assertThat(tops(drawn, first)).isIn(7, 14, 21);
        assertThat(tops(drawn, last)).isBetween(1, 3);
        Path png = folder.resolve("steps.png");
        CommandRun.of("render", soma.toString(), "--view", "steps", "-o", png.toString());
        assertThat(ImageIO.read(png.toFile()).getHeight()).isEqualTo(2000);
    }

    private static int tops(String svg, String kind) {
        return svg.split("<title>" + kind + " at", -1).length - 1;
    }

    @Test
    void on_a_flat_board_every_order_will_do() {
        CommandRun run = CommandRun.of("render", answers, "--view", "steps");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out())
                .contains("step 1: ", "step 10: ")
                .contains("order: any order, because there is only one layer")
                .doesNotContain("┌");
    }

    @Test
    void a_board_without_pieces_has_no_steps() {
        CommandRun run = CommandRun.of("render", "3x4", "--view", "steps");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("Pictures of steps can show 1 to 200 pieces, but this packing has 0. Leave --view out.");
    }
}
