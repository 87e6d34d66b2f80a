package io.github.quadrille.app.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class ExplainCommandTest {
    @TempDir
    private Path folder;

    @Test
    void the_chessboard_is_shown_with_the_numbers() {
        CommandRun run = CommandRun.of("explain", "10x14");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: infeasible");
        assertThat(run.out())
                .contains("chessboard")
                .contains("70 cells are dark")
                .contains("█");
    }

    @Test
    void the_theorem_says_why_there_is_a_packing() {
        CommandRun run = CommandRun.of("explain", "28x70");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("if and only if 40 divides its area").contains("49 blocks 4x10");
    }

    @Test
    void without_an_argument_it_is_undecided() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), "board: 3x20\npieces:\n  pentominoes: 1\n");
        CommandRun run = CommandRun.of("explain", puzzle.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).contains("No short argument was found.");
    }

    @Test
    void a_limit_that_ends_the_look_is_the_reason() {
        String puzzle = "instances/infeasible/t-6x6.yaml";
        CommandRun run = CommandRun.of("explain", puzzle, "--time-limit", "0s");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).containsExactly("status: undecided", "reason: the time limit was reached");
        CommandRun json = CommandRun.of("explain", puzzle, "--time-limit", "0s", "--format", "json");
        assertThat(json.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(json.out()).contains("\"status\":\"undecided\"", "\"reason\":\"the time limit was reached\"");
    }

    @Test
    void json_and_svg_have_the_weights() throws IOException {
        Path svg = folder.resolve("a.svg");
        CommandRun run = CommandRun.of("explain", "4x5", "--format", "json", "--svg", svg.toString());
        assertThat(run.out())
                .contains("\"status\":\"infeasible\"")
                .contains("\"modulus\":2")
                .contains("\"weights\":[[");
        assertThat(Files.readString(svg)).contains("</svg>");
    }

    @Test
    void a_picture_has_the_sentences_and_what_its_tones_mean() throws IOException {
        Path svg = folder.resolve("a.svg");
        Path png = folder.resolve("a.png");
        CommandRun.of("explain", "4x5", "--svg", svg.toString(), "--png", png.toString());
        assertThat(Files.readString(svg))
                .contains("Colour the board")
                .contains(">light: 10<")
                .contains(">dark: 10<");
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThan(1000);
        CommandRun.of("explain", "8x10", "--svg", svg.toString());
        assertThat(words(svg)).contains("cut into 2 blocks 4x10").contains("Blocks: A (4x10).");
    }

    private static String words(Path svg) throws IOException {
        return Files.readString(svg).replaceAll("<[^>]*>", "").replaceAll("\\s+", " ");
    }

    @Test
    void a_small_puzzle_is_refuted_step_by_step() {
        CommandRun run = CommandRun.of("explain", "instances/infeasible/t-6x6.yaml", "--steps");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: refuted");
        assertThat(run.out())
                .contains("\nThe corner (0, 0) can be covered in 2 ways.\n  T on (0, 0), ")
                .contains("No remaining piece covers (5, 0).");
    }

    @Test
    void a_long_tree_is_cut_short_and_json_has_it_all() {
        CommandRun run = CommandRun.of("explain", "4x5", "--steps", "--pieces", "tetrominoes");
        assertThat(run.out()).doesNotContain("more lines");
        CommandRun longer = CommandRun.of("explain", "instances/infeasible/two-sets-2x20.yaml", "--steps");
        assertThat(longer.out()).contains("more lines are not shown. Use '--format json'");
        CommandRun json =
                CommandRun.of("explain", "instances/infeasible/two-sets-2x20.yaml", "--steps", "--format", "json");
        assertThat(json.out())
                .startsWith("{\"status\":\"refuted\",")
                .contains("\"root\":{\"cell\":[0,0],\"why\":\"The corner (0, 0) can be covered in")
                .contains("\"options\":[{\"piece\":{\"kind\":");
    }

    @Test
    void steps_that_are_not_enough_claim_nothing() {
        CommandRun few =
                CommandRun.of("explain", "instances/infeasible/pentominoes-3x21-three-holes.yaml", "--steps", "9");
        assertThat(few.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(few.out()).contains("The refutation did not end: the node limit was reached.");
        CommandRun packed = CommandRun.of("explain", "4x10", "--steps", "9");
        assertThat(packed.status()).isEqualTo(ExitStatus.YES);
        assertThat(packed.out()).contains("The puzzle has a packing:");
    }

    @Test
    void steps_are_counted_from_one_and_have_no_picture() {
        CommandRun none = CommandRun.of("explain", "4x5", "--steps", "0");
        assertThat(none.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(none.err()).contains("Use 1 or more.");
        CommandRun drawn = CommandRun.of(
                "explain", "4x5", "--steps", "--svg", folder.resolve("a.svg").toString());
        assertThat(drawn.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(drawn.err()).contains("Leave out one of them.");
    }

    @Test
    void solve_explains_when_asked() {
        assertThat(CommandRun.of("solve", "10x14", "--explain").out())
                .contains("argument: colouring")
                .contains("█");
        assertThat(CommandRun.of("solve", "10x14").out()).contains("reason: ").doesNotContain("█");
    }

    @Test
    void blocks_pack_what_the_theorem_says() {
        CommandRun run = CommandRun.of("solve", "120x120", "--blocks", "--quiet");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(CommandRun.of("solve", "10x14", "--blocks").status()).isEqualTo(ExitStatus.NO);
    }

    @Test
    void blocks_are_for_the_standard_bag_only() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), "board: 3x20\npieces:\n  pentominoes: 1\n");
        CommandRun run = CommandRun.of("solve", puzzle.toString(), "--blocks");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Leave it out");
    }

    @Test
    void a_proof_is_written_and_accepted() {
        String proofs = folder.resolve("proofs").toString();
        assertThat(CommandRun.of("solve", "2x20", "--proof", proofs).status()).isEqualTo(ExitStatus.NO);
        CommandRun check = CommandRun.of("check", proofs + "/2x20.opb", proofs + "/2x20.pbp");
        assertThat(check.status()).isEqualTo(ExitStatus.YES);
        assertThat(check.firstLine()).isEqualTo("status: accepted");
    }

    @Test
    void engines_are_compared_when_asked() {
        CommandRun run = CommandRun.of("solve", "4x5", "--no-arguments", "--cross-check");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.err()).contains("model sums: infeasible", "model learning: infeasible");
    }
}
