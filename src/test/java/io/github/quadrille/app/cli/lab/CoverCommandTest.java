package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverCommandTest {
    @TempDir
    private Path folder;

    private Path target;

    @BeforeEach
    void writeTarget() throws Exception {
        target = folder.resolve("target.txt");
        Files.writeString(target, "1 1 1 1 0\n0 1 1 0 0\n0 1 1 1 1\n");
    }

    private CommandRun cover(String... arguments) {
        List<String> all = new ArrayList<>(List.of("cover", target.toString()));
        all.addAll(List.of(arguments));
        return CommandRun.of(all.toArray(String[]::new));
    }

    @Test
    void says_how_good_the_covering_is() {
        CommandRun run = cover("--quiet");
        assertThat(run.lines())
                .startsWith("status: optimal", "covered: 8 of 10", "missing: 2", "excess: 0", "accuracy: 80.0000 %");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
    }

    @Test
    void a_covering_by_somebody_else_is_counted() throws Exception {
        for (String name : new String[] {"c.txt", "c.csv", "c.json"}) {
            String file = folder.resolve(name).toString();
            cover("-o", file);
            CommandRun run = cover("--check", file, "--quiet");
            assertThat(run.status()).isEqualTo(ExitStatus.YES);
            assertThat(run.lines())
                    .containsExactly(
                            "status: valid",
                            "covered: 8 of 10",
                            "missing: 2",
                            "excess: 0",
                            "accuracy: 80.0000 %",
                            "pieces: 2");
            assertThat(CommandRun.of("verify", target.toString(), file).lines())
                    .contains("status: valid", "covered: 8 of 10 cells by 2 pieces");
            assertThat(CommandRun.of("render", file).firstLine()).isEqualTo("status: drawn");
        }
    }

    @Test
    void what_the_greedy_search_says_is_checked_as_text_and_as_json() throws Exception {
        for (String format : new String[] {"text", "json"}) {
            CommandRun made =
                    CommandRun.of("local", target.toString(), "--method", "greedy", "--no-exact", "--format", format);
            Path theirs = Files.writeString(folder.resolve("greedy." + format), made.out());
            assertThat(cover("--check", theirs.toString(), "--quiet").lines())
                    .containsExactly(
                            "status: valid",
                            "covered: 8 of 10",
                            "missing: 2",
                            "excess: 0",
                            "accuracy: 80.0000 %",
                            "pieces: 2");
            assertThat(CommandRun.of("verify", target.toString(), theirs.toString())
                            .lines())
                    .contains("status: valid", "covered: 8 of 10 cells by 2 pieces");
        }
        Path packing = folder.resolve("pieces.json");
        Files.writeString(packing, "{\"pieces\": [{\"kind\": \"V\", \"cells\": [[0, 0], [0, 1], [1, 1]]}]}");
        assertThat(cover("--check", packing.toString()).err())
                .contains("Some pieces are not tetrominoes, or are not within the 3 x 5 cells of the target. Use ");
        Files.writeString(packing, "{\"packings\": []}");
        assertThat(cover("--check", packing.toString()).err()).contains("This file has 0 coverings,");
    }

    @Test
    void the_covering_of_an_answer_is_what_is_checked_and_not_its_pieces() throws Exception {
        String answer = CommandRun.of("local", target.toString(), "--method=greedy", "--no-exact", "--format=json")
                .out();
        Path theirs = folder.resolve("edited.json");
        String[][] edits = {
            {"[[[19,77],[0,0],[0,0],[0,0],[0,0]],", "Piece 77 at (0, 0) is not of shape 19."},
            {"[[[0,0]]]", "The covering is 1 x 1, but the target is 3 x 5."},
            {"[[[20,1],[[]]]]", "There is no shape '20'."},
            {"[7]", "A row is a list of cells, not '7'."},
            {"null", "Here is 'null'. Write an array of rows."},
            {"[]", "This file has no row of shapes and pieces."}
        };
        for (String[] edit : edits) {
            String before = edit[0].endsWith(",") ? "\\[\\[[^a-z]*?\\]\\]," : "\\[\\[[^a-z]*\\]\\]\\]";
            Files.writeString(theirs, answer.replaceFirst("\"covering\":" + before, "\"covering\":" + edit[0]));
            CommandRun run = cover("--check", theirs.toString());
            assertThat(run.out() + run.err()).contains(edit[1]);
            assertThat(run.status()).isNotEqualTo(ExitStatus.YES);
        }
    }

    @Test
    void a_covering_by_somebody_else_may_stick_out_but_pieces_must_be_what_they_say() throws Exception {
        Path theirs = folder.resolve("theirs.txt");
        Files.writeString(theirs, "3/7 3/7 3/7 3/7 0/0\n0/0 1/9 1/9 0/0 0/0\n0/0 1/9 1/9 0/0 0/0\n");
        assertThat(cover("--check", theirs.toString()).lines())
                .contains("status: valid", "missing: 2", "excess: 0", "shape 1 (O): 1");
        Files.writeString(theirs, "1/7 1/7 0/0 0/0 0/0\n1/7 1/7 2/9 0/0 0/0\n0/0 0/0 2/9 0/0 0/0\n");
        CommandRun run = cover("--check", theirs.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .contains("status: invalid", "Piece 9 at (1, 2) is not of shape 2.", "excess: 1", "pieces: 1");
        assertThat(cover("--check", theirs.toString(), "--format", "json").out())
                .contains("\"status\":\"invalid\"", "\"faults\":[\"Piece 9 at (1, 2) is not of shape 2.\"");
    }

    @Test
    void limits_hold_for_a_covering_by_somebody_else() throws Exception {
        Path theirs = folder.resolve("theirs.txt");
        Files.writeString(theirs, "3/7 3/7 3/7 3/7 0/0\n0/0 1/9 1/9 0/0 0/0\n0/0 1/9 1/9 0/0 0/0\n");
        CommandRun run = cover("--check", theirs.toString(), "--forbid", "3", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("Shape 3 is used 1 time, but none is allowed.");
    }

    @Test
    void what_is_checked_is_not_overwritten() {
        String file = folder.resolve("c.txt").toString();
        cover("-o", file);
        assertThat(cover("--check", file, "-o", file).status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(CommandRun.of("cover", "-", "--check", "-").err()).contains("Standard input can be read only once.");
    }

    /** Checks a covering as another program would, with nothing known except the target file and the written file. */
    @Test
    void missing_and_excess_can_be_counted_from_the_written_file_alone() throws Exception {
        CommandRun made = CommandRun.of(
                "generate", "planted", "40x40", "--density", "0.7", "--as", "matrix", "--symmetry", "fixed");
        Files.writeString(target, made.out());
        Path output = folder.resolve("covering.txt");
        CommandRun run = cover("-o", output.toString(), "--allow-excess");
        List<String> wanted =
                made.out().lines().filter(line -> !line.startsWith("#")).toList();
        List<String> written = Files.readAllLines(output);
        assertThat(written).hasSameSizeAs(wanted);
        int wrong = 0;
        Map<String, List<Integer>> pieces = new HashMap<>();
        for (int row = 0; row < written.size(); row++) {
            String[] marks = wanted.get(row).split(" ");
            String[] cells = written.get(row).split(" ");
            assertThat(cells).hasSameSizeAs(marks);
            for (int column = 0; column < cells.length; column++) {
                boolean covered = !cells[column].equals("0/0");
                wrong += covered == marks[column].equals("1") ? 0 : 1;
                if (covered) {
                    pieces.computeIfAbsent(cells[column], piece -> new ArrayList<>())
                            .add(row * 100 + column);
                }
            }
        }
        assertThat(wrong).isZero();
        assertThat(run.lines()).contains("missing: 0", "excess: 0", "pieces: %,d".formatted(pieces.size()));
        Map<String, List<Integer>> steps = new HashMap<>();
        pieces.forEach((piece, squares) -> {
            List<Integer> shape =
                    squares.stream().map(square -> square - squares.get(0)).toList();
            assertThat(shape).hasSize(4);
            // The number before the slash stands for a shape in one orientation.
            assertThat(steps.computeIfAbsent(piece.split("/")[0], id -> shape)).isEqualTo(shape);
        });
        assertThat(steps).hasSize(19);
        assertThat(steps.get("1")).containsExactly(0, 1, 100, 101);
        assertThat(steps.get("18")).containsExactly(0, 1, 101, 102);
    }

    @Test
    void json_has_a_pair_for_each_cell() throws Exception {
        Path output = folder.resolve("covering.json");
        cover("-o", output.toString());
        Matcher pairs = Pattern.compile("\\[\\d+,\\d+]").matcher(Files.readString(output));
        assertThat(pairs.results()).hasSize(15);
        assertThat(Files.readString(output)).startsWith("[[[").endsWith("]]]\n");
    }

    @Test
    void pictures_are_drawn_by_ending() throws Exception {
        Path png = folder.resolve("covering.png");
        Path svg = folder.resolve("covering.svg");
        assertThat(cover("-o", png.toString()).status()).isEqualTo(ExitStatus.YES);
        assertThat(cover("-o", svg.toString(), "--allow-excess").status()).isNotEqualTo(ExitStatus.DEFECT);
        assertThat(ImageIO.read(png.toFile()).getWidth()).isPositive();
        assertThat(Files.readString(svg)).startsWith("<svg");
    }

    @Test
    void json_report_counts_shapes_and_caps() throws Exception {
        Path limits = folder.resolve("limits.yaml");
        Files.writeString(limits, "O: 0\nI: 1\n");
        CommandRun run = cover("--limits", limits.toString(), "--format", "json");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .contains("\"target\":10", "\"shapes\":{\"1\":0,", "{\"name\":\"O\",\"used\":0,\"most\":0}");
    }

    @Test
    void limits_that_cannot_be_enough_are_refused_with_the_bound() throws Exception {
        Path limits = folder.resolve("limits.yaml");
        Files.writeString(limits, "I: 1\nO: 1\nT: 0\nL: 0\nS: 0\n");
        CommandRun run = cover("--limits", limits.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("cover 8 cells, but the target has 10: at least 2 stay uncovered. Raise");
    }

    @Test
    void forbidden_shapes_are_not_used() {
        CommandRun run = cover("--forbid", "I,O");
        assertThat(run.lines()).contains("shape 1 (O): 0", "shape 2 (I): 0", "shape 3 (I): 0");
    }

    @Test
    void a_target_is_never_overwritten() throws Exception {
        String before = Files.readString(target);
        CommandRun run = cover("-o", target.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(Files.readString(target)).isEqualTo(before);
    }

    @Test
    void bad_input_writes_nothing() throws Exception {
        Files.writeString(target, "10\n1\n");
        Path output = folder.resolve("covering.txt");
        CommandRun run = cover("-o", output.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("target.txt:2:2: This row has 1 cell, but line 1 has 2.");
        assertThat(output).doesNotExist();
    }

    @Test
    void a_large_target_gets_no_svg() {
        CommandRun run =
                CommandRun.of("cover", "600x600", "-o", folder.resolve("c.svg").toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Use .png");
    }

    @Test
    void time_can_run_out() throws Exception {
        Path noise = folder.resolve("noise.txt");
        StringBuilder text = new StringBuilder();
        SplittableRandom random = new SplittableRandom(4);
        for (int row = 0; row < 120; row++) {
            for (int column = 0; column < 120; column++) {
                text.append(random.nextInt(2));
            }
            text.append('\n');
        }
        Files.writeString(noise, text);
        CommandRun run = CommandRun.of("cover", noise.toString(), "--time-limit", "50ms", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.firstLine()).isEqualTo("status: undecided");
    }

    @Test
    void no_threads_cannot_work() {
        assertThat(cover("--threads", "0").err()).contains("The search cannot use 0 threads. Use a number from 1");
    }

    @Test
    void pictures_of_another_kind_are_refused() {
        CommandRun run = CommandRun.of("cover", "4x4", "-o", "covering.gif");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .isEqualTo(
                        String.format(
                                "error: covering.gif: The ending does not name a kind of picture that can be drawn. Use .png or .svg.%n"));
        assertThat(Path.of("covering.gif")).doesNotExist();
    }
}
