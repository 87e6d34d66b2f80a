package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProofFlagsTest {
    private static final String[] ALL = {"solve", "3x4", "--pieces", "I3:4", "--all", "-q", "--proof"};

    @TempDir
    private Path folder;

    private CommandRun solve(String... more) {
        String[] all = new String[ALL.length + 1 + more.length];
        System.arraycopy(ALL, 0, all, 0, ALL.length);
        all[ALL.length] = folder.toString();
        System.arraycopy(more, 0, all, ALL.length + 1, more.length);
        return CommandRun.of(all);
    }

    @Test
    void the_files_are_named_and_what_they_prove() {
        String stem = folder.resolve("3x4-I3-4").toString();
        CommandRun run = solve();
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .contains("proof: %1$s.pbp (model %1$s.opb)".formatted(stem))
                .last()
                .asString()
                .startsWith("proves: there are 3 packings, and no other; by a search");
        CommandRun check = CommandRun.of("check", stem + ".opb", stem + ".pbp");
        assertThat(check.lines()).contains("status: accepted", "proven: the model has exactly 3 solutions");
    }

    @Test
    void programs_read_the_same() {
        assertThat(solve("--format", "json").out())
                .contains("\"proof\":{\"model\":\"", ".pbp\",\"proves\":\"there are 3 packings, and no other; ");
    }

    @Test
    void proofs_may_be_compressed() throws IOException {
        solve("--gzip");
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve("3x4-I3-4.pbp.gz")))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("pseudo-Boolean proof version 3.0\n")
                    .endsWith("end pseudo-Boolean proof ;\n");
        }
        assertThat(folder.resolve("3x4-I3-4.pbp")).doesNotExist();
    }

    @Test
    void the_older_format_says_no_number() throws IOException {
        assertThat(solve("--proof-format", "2").out()).contains("a checker of version 2.0 confirms each step, but");
        assertThat(folder.resolve("3x4-I3-4.pbp")).content().contains("version 2.0", "\nsolx ", "conclusion SAT\n");
        assertThat(folder.resolve("3x4-I3-4.opb")).content().doesNotContain("preserved");
        assertThat(solve("--proof-format", "4").err()).contains("There is no proof format '4'. Use 3");
    }

    @Test
    void of_puzzles_with_the_same_name_none_takes_the_others_place() {
        CommandRun run = CommandRun.of("solve", "2x4", "2x4", "--pieces", "O: 2", "-q", "--proof", folder.toString());
        assertThat(run.lines().stream().filter(line -> line.contains("proof: ")))
                .hasSize(2)
                .doesNotHaveDuplicates()
                .allMatch(line -> line.contains("2x4-O-2"));
        assertThat(folder.resolve("2x4-O-2-2.opb")).exists();
    }

    @Test
    void what_an_earlier_answer_has_left_is_removed_with_its_model() {
        solve("--gzip");
        solve();
        assertThat(folder).isDirectoryNotContaining("glob:**.gz");
    }

    @Test
    void that_nothing_is_decided_is_said() {
        CommandRun run = CommandRun.of("solve", "20x20", "--node-limit", "5", "-q", "--proof", folder.toString());
        assertThat(run.err()).contains("No proof of '20x20' is written, because the puzzle is undecided.");
    }

    @Test
    void without_a_proof_there_is_nothing_to_compress() {
        assertThat(CommandRun.of("solve", "2x20", "--gzip").err())
                .contains("--gzip is about the files of --proof, which is missing. Add");
    }

    @Test
    void the_only_packing_up_to_symmetry_is_proved_with_its_images() {
        CommandRun run = CommandRun.of(
                "solve", "2x4", "--pieces", "L: 2", "--unique", "--up-to-symmetry", "-q", "--proof", folder.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).last().asString().startsWith("proves: there are 2 packings, and no other; ");
    }
}
