package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CountProofTest {
    @TempDir
    private Path folder;

    @Test
    void the_certificate_of_a_count_is_accepted() {
        CommandRun count = CommandRun.of("count", "4x10", "--proof", folder.toString());
        Path proof = folder.resolve("4x10.count");
        Path model = folder.resolve("4x10.opb");
        assertThat(count.status()).isEqualTo(ExitStatus.YES);
        assertThat(count.lines())
                .contains(
                        "packings: 1,796",
                        "proof: %s (model %s)".formatted(proof, model),
                        "proves: there are 1,796 packings; by the layers of a sweep");
        CommandRun check = CommandRun.of("check", model.toString(), proof.toString());
        assertThat(check.status()).isEqualTo(ExitStatus.YES);
        assertThat(check.lines())
                .startsWith("status: accepted", "proven: the model has exactly 1,796 solutions", "constraints: 90");
    }

    @Test
    void json_says_where_the_certificate_is() {
        CommandRun count = CommandRun.of("count", "4x10", "--proof", folder.toString(), "--format", "json");
        assertThat(count.out())
                .contains("\"proof\":{\"model\":\"")
                .contains("\"proves\":\"there are 1,796 packings; by the layers of a sweep\"},");
        CommandRun check = CommandRun.of(
                "check",
                folder.resolve("4x10.opb").toString(),
                folder.resolve("4x10.count").toString(),
                "--format",
                "json");
        assertThat(check.out()).contains("\"conclusion\":\"solutions\",\"solutions\":1796,\"complete\":true");
    }

    @Test
    void that_there_is_none_is_certified_too() {
        CommandRun count = CommandRun.of("count", "4x5", "--proof", folder.toString());
        assertThat(count.status()).isEqualTo(ExitStatus.NO);
        assertThat(count.lines()).contains("proves: there is no packing; by the layers of a sweep");
        CommandRun check = CommandRun.of(
                "check",
                folder.resolve("4x5.opb").toString(),
                folder.resolve("4x5.count").toString());
        assertThat(check.lines()).contains("proven: the model has no solution");
    }

    @Test
    void what_no_sweep_can_pass_is_refuted_by_an_argument() {
        CommandRun count = CommandRun.of("count", "12x12", "--proof", folder.toString());
        assertThat(count.lines()).contains("packings: 0", "proves: there is no packing; by an argument");
        assertThat(folder.resolve("12x12.pbp")).exists();
    }

    @Test
    void compressed_files_are_named_so() throws IOException {
        CommandRun.of("count", "4x10", "--proof", folder.toString(), "--gzip");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("4x10.opb.gz", "4x10.count.gz");
        }
        assertThat(Files.readAllBytes(folder.resolve("4x10.count.gz"))).startsWith(0x1f, 0x8b);
    }

    @Test
    void at_a_limit_nothing_is_written() throws IOException {
        CommandRun count = CommandRun.of(
                "count",
                "4x10",
                "--time-limit",
                "1ms",
                "--proof",
                folder.resolve("p").toString());
        assertThat(count.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(folder.resolve("p")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--sample=1", "--estimate", "--journal=j"})
    void other_questions_have_no_certificate(String option) {
        CommandRun run = CommandRun.of("count", "4x10", "--proof", folder.toString(), option);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("--proof is for the number of ").matches(Advice.IN);
    }

    @Test
    void packings_may_be_named_in_the_older_format() {
        CommandRun count = CommandRun.of(
                "count", "4x10", "--method", "search", "--proof", folder.toString(), "--proof-format", "2");
        assertThat(count.lines()).contains("packings: 1,796");
        assertThat(count.out()).contains("a checker of version 2.0 confirms each step, but");
        assertThat(folder.resolve("4x10.pbp")).content().startsWith("pseudo-Boolean proof version 2.0\n");
        CommandRun check = CommandRun.of(
                "check",
                folder.resolve("4x10.opb").toString(),
                folder.resolve("4x10.pbp").toString());
        assertThat(check.lines()).contains("proven: the model has a solution");
    }

    @Test
    void a_certificate_by_layers_has_one_format() {
        CommandRun.of("count", "4x10", "--proof", folder.toString(), "--proof-format", "2");
        CommandRun check = CommandRun.of(
                "check",
                folder.resolve("4x10.opb").toString(),
                folder.resolve("4x10.count").toString());
        assertThat(check.lines()).contains("proven: the model has exactly 1,796 solutions");
    }

    @Test
    void a_format_needs_a_proof() {
        assertThat(CommandRun.of("count", "4x10", "--proof-format", "2").err())
                .contains("--proof-format is about the files of --proof, which is missing. Add --proof DIR.");
    }

    @Test
    void gzip_needs_a_proof() {
        assertThat(CommandRun.of("count", "4x10", "--gzip").err()).contains("--gzip is about the files of --proof");
    }
}
