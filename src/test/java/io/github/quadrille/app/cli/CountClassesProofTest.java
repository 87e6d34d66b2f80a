package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class CountClassesProofTest {
    @TempDir
    private Path folder;

    private CommandRun count(String puzzle, String... more) {
        List<String> line = new ArrayList<>(List.of("count", puzzle, "--up-to-symmetry", "--proof", folder.toString()));
        line.addAll(List.of(more));
        return CommandRun.of(line.toArray(String[]::new));
    }

    private CommandRun check(String puzzle, String stem, String... more) {
        List<String> line = new ArrayList<>(List.of(
                "check",
                "--puzzle",
                puzzle,
                folder.resolve(stem + ".opb").toString(),
                folder.resolve(stem + (Files.exists(folder.resolve(stem + ".count")) ? ".count" : ".pbp"))
                        .toString()));
        line.addAll(List.of(more));
        return CommandRun.of(line.toArray(String[]::new));
    }

    private static String line(CommandRun run, String name) {
        return run.lines().stream()
                .filter(line -> line.startsWith(name + ": "))
                .findFirst()
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{board: 6x6, pieces: {L: any, I: 1..3}}",
                "{board: 4x4, symmetry: one-sided, pieces: {L: any, J: any}}",
                "{board: 3x4, symmetry: fixed, pieces: {I2: any}}",
                "{board: \"..?\\n...\\n?..\", pieces: {I2: any}}",
                "{board: 2x2x3, lattice: cubic, pieces: {V3: any}}",
                "{board: 4x4, lattice: hexagonal, pieces: {I2: any}}",
                "{board: triangle 3, lattice: triangular, pieces: {I3: 3}}",
                "{board: 5x5, pieces: {T: any, I: any, single: 1}, shapes: {single: X}}"
            })
    void the_checker_makes_the_same_classes_anew(String puzzle) throws Exception {
        Path file = folder.resolve("p.yaml");
        Files.writeString(file, puzzle);
        CommandRun counted = count(file.toString());
        CommandRun checked = check(file.toString(), "p");
        assertThat(checked.status()).as("%s%n%s", counted.err(), checked.err()).isEqualTo(ExitStatus.YES);
        assertThat(line(checked, "classes")).isNotEmpty().isEqualTo(line(counted, "classes"));
        assertThat(line(checked, "symmetries")).isEqualTo(line(counted, "symmetries"));
    }

    @Test
    void the_449_classes_of_4x10_are_certified() {
        CommandRun run = count("4x10");
        assertThat(line(run, "classes")).isEqualTo("classes: 449");
        assertThat(line(check("4x10", "4x10"), "classes")).isEqualTo("classes: 449");
        assertThat(check("4x10", "4x10", "--format", "json").out()).contains("\"classes\":449,\"symmetries\":4");
    }

    @Test
    void one_packing_of_each_class_is_listed_and_the_proof_names_all() {
        CommandRun run =
                CommandRun.of("solve", "4x10", "--all", "--up-to-symmetry", "--proof", folder.toString(), "--quiet");
        assertThat(line(run, "classes")).isEqualTo("classes: 449");
        CommandRun checked = check("4x10", "4x10");
        assertThat(line(checked, "proven")).contains("exactly 1,796 solutions");
        assertThat(line(checked, "classes")).isEqualTo("classes: 449");
        assertThat(CommandRun.of("solve", "4x10", "--limit", "3", "--up-to-symmetry", "--proof", folder.toString())
                        .err())
                .contains("A proof covers all packings, not only --limit. Use --all.");
    }

    @Test
    void classes_beyond_enumeration_are_certified() {
        CommandRun run = count("8x10", "--pieces", "I2: any");
        assertThat(line(run, "packings")).isEqualTo("packings: 1,031,151,241");
        assertThat(line(check("8x10", "8x10-I2-any", "--pieces", "I2: any"), "classes"))
                .isEqualTo(line(run, "classes"))
                .isNotEmpty();
    }

    @Test
    void a_certificate_that_leaves_a_symmetry_out_says_no_classes_of_the_puzzle() throws Exception {
        count("4x10");
        Path certificate = folder.resolve("4x10.count");
        String text = Files.readString(certificate);
        int second = text.indexOf("symmetry ", text.indexOf("symmetry ") + 1);
        Files.writeString(certificate, text.substring(0, second) + "classes 898\nend\n");
        assertThat(check("4x10", "4x10").lines())
                .contains("status: accepted")
                .noneMatch(line -> line.startsWith("classes"));
    }

    @Test
    void classes_of_boards_whose_edges_meet_are_not_made_anew() {
        count("4x4", "--pieces", "L: any", "--wrap", "both");
        assertThat(check("4x4", "4x4-L-any", "--pieces", "L: any", "--wrap", "both")
                        .lines())
                .contains("status: accepted")
                .noneMatch(line -> line.startsWith("classes"));
    }
}
