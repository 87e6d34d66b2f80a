package io.github.quadrille.app.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class AssembleCommandTest {
    private static final String BURRS = "instances/burrs/";

    @TempDir
    private Path folder;

    /**
     * Compares the numbers of assemblies and solutions, and the highest levels, with the lists of collectors. A
     * solution is an assembly that moves can reach. The first number of a level counts the moves until a first piece
     * comes free. The highest such number that Cutler found is 12. BurrTools counts 1,063 assemblies of notchable
     * pieces. Cutler and O'Beirne (1978) found that 314 of these can be assembled by moving the pieces.
     */
    @ParameterizedTest
    @CsvSource({
        "dubois, 2, 1, 6.4",
        "piston, 10, 1, 9.3",
        "loves-dozen, 154, 90, 12.3",
        "chinese-cross, 2, 2, 1",
        "solid-notchable, 1063, 314, 1.2"
    })
    void burrs_have_their_published_levels(String burr, int packings, int assemblable, String level) {
        CommandRun run = CommandRun.of("assemble", BURRS + burr + ".yaml");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: assemblable", "found: " + packings, "assemblable: " + assemblable)
                .contains("hardest: " + level, "interlocked: " + (packings - assemblable));
    }

    @Test
    void packings_of_a_level_are_asked_for() {
        assertThat(CommandRun.of("assemble", BURRS + "loves-dozen.yaml", "--level", "6..")
                        .lines())
                .contains("level 6.2: 1 packing", "level 12.3: 1 packing")
                .doesNotContain("level 1: 30 packings");
        CommandRun none = CommandRun.of("assemble", BURRS + "dubois.yaml", "--level", "3..5");
        assertThat(none.status()).isEqualTo(ExitStatus.NO);
        assertThat(none.lines()).startsWith("status: infeasible", "reason: no packing has a level that --level allows");
    }

    @ParameterizedTest
    @CsvSource({"3..1, Write 1..3", "x, 'Write 3, 3..5'"})
    void a_range_that_is_none_is_refused(String range, String advice) {
        CommandRun run = CommandRun.of("assemble", BURRS + "dubois.yaml", "--level", range);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(advice);
    }

    @Test
    void what_was_not_looked_at_is_undecided() {
        CommandRun run = CommandRun.of("assemble", BURRS + "piston.yaml", "--limit", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines())
                .startsWith("status: undecided", "reason: as many packings as asked for were found")
                .endsWith("packing 1: interlocked: all pieces hold each other");
    }

    @Test
    void what_is_no_answer_is_not_checked() throws IOException {
        Path answer = Files.writeString(folder.resolve("answer.json"), "{\"packings\":[{\"moves\":[]}]}");
        CommandRun run = CommandRun.of("assemble", BURRS + "dubois.yaml", "--check", answer.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("The answer has no list 'pieces'.");
    }

    @Test
    void a_packing_without_moves_is_checked_too() throws IOException {
        String answer = CommandRun.of("assemble", BURRS + "dubois.yaml", "--only", "interlocked", "--format", "json")
                .out();
        Path file = Files.writeString(folder.resolve("answer.json"), answer);
        assertThat(CommandRun.of("assemble", BURRS + "dubois.yaml", "--check", file.toString())
                        .lines())
                .containsExactly(
                        "status: valid",
                        "packings: 1 valid, 0 invalid",
                        "not checked: whether the 1 packings without moves are really interlocked");
        Files.writeString(file, answer.replaceFirst("(\"cells\":\\[)(\\[[0-9,]+\\],)", "$1"));
        assertThat(CommandRun.of("assemble", BURRS + "dubois.yaml", "--check", file.toString())
                        .lines())
                .startsWith("status: invalid");
    }

    @Test
    void packings_of_balls_are_assembled() {
        Path film = folder.resolve("film.x3d");
        String balls = "instances/lattices/tetrahedron-20-balls.yaml";
        CommandRun run = CommandRun.of("assemble", balls, "--film", film.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).startsWith("status: assemblable", "found: 1", "assemblable: 1");
        assertThat(run.lines()).contains("  1. I 2: up and away");
        assertThat(film).content().contains("<TimeSensor", "toNode='at-3'").doesNotContain("at-4");
        assertThat(CommandRun.of("assemble", balls, "--film", "film.svg").err()).contains("Use --film film.x3d.");
    }

    @Test
    void interlocked_packings_are_not_drawn() {
        CommandRun run =
                CommandRun.of("assemble", BURRS + "dubois.yaml", "--only", "interlocked", "--film", "film.svg");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("so there are no moves to draw.");
    }

    @Test
    void squares_are_refused() {
        CommandRun run = CommandRun.of("assemble", "4x5");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Add 'lattice: cubic'");
    }

    @Test
    void json_has_the_moves_and_a_film_and_steps_are_drawn() throws IOException {
        Path film = folder.resolve("film.svg");
        Path steps = folder.resolve("steps.svg");
        CommandRun run = CommandRun.of(
                "assemble",
                BURRS + "dubois.yaml",
                "--only",
                "assemblable",
                "--format",
                "json",
                "--film",
                film.toString(),
                "--steps",
                steps.toString());
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out())
                .contains("\"hardest\":\"6.4\",\"levels\":[{\"level\":\"6.4\",\"packings\":1}]")
                .contains(
                        "\"moves\":[{\"pieces\":[0],\"step\":[0,-1,0],\"steps\":2,\"words\":\"b120: to the back 2\"},");
        Path answer = Files.writeString(folder.resolve("answer.json"), run.out());
        CommandRun checked = CommandRun.of("assemble", BURRS + "dubois.yaml", "--check", answer.toString());
        assertThat(checked.status()).isEqualTo(ExitStatus.YES);
        assertThat(checked.lines()).containsExactly("status: valid", "packings: 1 valid, 0 invalid");
        Files.writeString(answer, run.out().replaceFirst("\"steps\":2", "\"steps\":1"));
        assertThat(CommandRun.of("assemble", BURRS + "dubois.yaml", "--check", answer.toString())
                        .lines())
                .startsWith("status: invalid", "packings: 0 valid, 1 invalid")
                .last()
                .asString()
                .matches("packing 1: Move [0-9]+: Another piece is in the way of step 1[.]");
        Files.writeString(answer, run.out().replace("\"level\":\"6.4\"", "\"level\":\"5\""));
        assertThat(CommandRun.of("assemble", BURRS + "dubois.yaml", "--check", answer.toString())
                        .lines())
                .contains("packing 1: The moves have level 6.4, but the answer says '5'.");
        assertThat(film).content().contains("1. b120: to the back 2", "@keyframes");
        assertThat(steps).content().doesNotContain("@keyframes");
    }
}
