package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

@Slow
class CheckCommandTest {
    private static final String MODEL = "1 x1 1 x2 >= 2 ;\n1 ~x1 >= 1 ;\n";
    private static final String PROOF = """
            pseudo-Boolean proof version 2.0
            f 2
            pol 1 2 + x2 +
            rup >= 1 ;
            output NONE
            conclusion UNSAT : -1
            end pseudo-Boolean proof
            """;

    @TempDir
    private Path folder;

    @Test
    void a_right_proof_is_accepted() throws IOException {
        CommandRun run = check(MODEL, PROOF);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: accepted", "proven: the model has no solution", "constraints: 2", "steps: 2")
                .hasSize(5);
        assertThat(run.lines().get(4)).matches("seconds: \\d+\\.\\d{3}");
    }

    @Test
    void a_wrong_proof_is_refused_with_its_line() throws IOException {
        CommandRun run = check(MODEL.replace("2 ;", "1 ;"), PROOF);
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: refused");
        assertThat(run.lines().get(1))
                .isEqualTo("reason: %s:4: The constraint does not follow by unit propagation."
                        .formatted(folder.resolve("p.pbp")));
    }

    @Test
    void json_says_the_same() throws IOException {
        assertThat(check(MODEL, PROOF, "--format", "json").out())
                .startsWith(
                        "{\"status\":\"accepted\",\"proven\":\"the model has no solution\",\"conclusion\":\"unsatisfiable\",\"constraints\":2,\"steps\":2,\"seconds\":");
        assertThat(check(MODEL, PROOF.replace("f 2", "f 3"), "--format", "json").out())
                .startsWith("{\"status\":\"refused\",\"file\":")
                .contains("p.pbp\",\"line\":2,\"message\":\"The proof is about a model with 3 constraints");
    }

    @Test
    void a_missing_file_is_unusable() {
        CommandRun run = CommandRun.of("check", folder.resolve("none.opb").toString(), "none.pbp");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("none.opb").matches(Advice.IN);
    }

    @Test
    void a_directory_and_a_missing_file_are_told_apart() {
        assertThat(CommandRun.of("check", folder.toString(), "none.pbp").err())
                .isEqualTo("error: %s: This is a folder. Name a file in it.%n".formatted(folder));
        assertThat(CommandRun.of("check", "none.opb", "none.pbp").err()).contains("There is no such file. Check");
    }

    @Test
    void a_file_that_is_no_model_is_unusable() throws IOException {
        assertThat(check("board: 4x5\n", PROOF).status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(check("1 x1 >= 1 ;\n\0", PROOF).status()).isEqualTo(ExitStatus.UNUSABLE);
    }

    @Test
    void a_model_without_constraints_is_unusable() throws IOException {
        for (String model : new String[] {"", "* nothing\n"}) {
            CommandRun run = check(model, PROOF);
            assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err())
                    .endsWith("p.opb: The model has no constraints. Check that it is an OPB file.%n".formatted());
        }
    }

    @Test
    void another_proof_is_told_which_are_known() throws IOException {
        for (String proof : new String[] {"", "board: 4x5\n"}) {
            assertThat(check(MODEL, proof).lines().get(1))
                    .contains("'pseudo-Boolean proof version 3.0' or '2.0', or 'exact cover count version 1'");
        }
    }

    @Test
    void compressed_files_are_known_by_their_beginning() throws IOException {
        Path model = compressed("p.opb", MODEL.getBytes(StandardCharsets.UTF_8));
        Path proof = compressed("p.pbp.gz", PROOF.getBytes(StandardCharsets.UTF_8));
        assertThat(CommandRun.of("check", model.toString(), proof.toString()).status())
                .isEqualTo(ExitStatus.YES);
        byte[] whole = Files.readAllBytes(proof);
        for (int size : new int[] {2, 10, whole.length / 2, whole.length - 1}) {
            Files.write(proof, Arrays.copyOf(whole, size));
            CommandRun run = CommandRun.of("check", model.toString(), proof.toString());
            assertThat(run.status()).as("%d bytes", size).isEqualTo(ExitStatus.UNUSABLE);
            assertThat(run.err())
                    .contains("p.pbp.gz: The file is compressed, but damaged or cut off")
                    .doesNotContain("null")
                    .matches(Advice.IN);
        }
    }

    @Test
    void what_is_compressed_too_well_is_read_in_little_memory() throws IOException {
        Path model = compressed("bomb.opb", new byte[80_000_000]);
        assertThat(CommandRun.of("check", model.toString(), "none.pbp").err()).contains("control character");
        byte[] blanks = new byte[80_000_000];
        Arrays.fill(blanks, (byte) ' ');
        assertThat(CommandRun.of("check", compressed("bomb.opb", blanks).toString(), "none.pbp")
                        .err())
                .contains("longer than 50,000,000 characters");
    }

    @Test
    @ResourceLock("System.in")
    void one_of_the_two_may_be_standard_input() throws IOException {
        Path model = Files.writeString(folder.resolve("p.opb"), MODEL);
        Path proof = Files.writeString(folder.resolve("p.pbp"), PROOF);
        assertThat(withInput(PROOF, model.toString(), "-").status()).isEqualTo(ExitStatus.YES);
        assertThat(withInput(MODEL, "-", proof.toString()).status()).isEqualTo(ExitStatus.YES);
        assertThat(withInput(PROOF.replace("f 2", "f 3"), model.toString(), "-").lines())
                .contains("reason: standard input:2: The proof is about a model with 3 constraints, but this model has"
                        + " 2. Check that both are of the same puzzle.");
        assertThat(withInput("", "-", proof.toString()).err()).doesNotContain("no such file");
        CommandRun both = withInput(PROOF, "-", "-");
        assertThat(both.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(both.err())
                .contains("Standard input can be read only once. Name a file.")
                .doesNotContain("--puzzle");
        CommandRun twice = withInput(MODEL, "-", proof.toString(), "--puzzle", "1x2");
        assertThat(twice.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(twice.err()).contains("the model is read twice, but standard input can be");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void both_may_be_pipes() throws Exception {
        for (boolean isCompressed : new boolean[] {false, true}) {
            Path model = pipe("model", MODEL, isCompressed);
            Path proof = pipe("proof", PROOF, isCompressed);
            assertThat(CommandRun.of("check", model.toString(), proof.toString())
                            .status())
                    .isEqualTo(ExitStatus.YES);
        }
    }

    @Test
    void compressed_parts_behind_each_other_are_all_read() throws IOException {
        Path first = compressed("1.gz", "1 x1 1 x2 >= 2 ;\n".getBytes(StandardCharsets.UTF_8));
        Path second = compressed("2.gz", "1 ~x1 >= 1 ;\n".getBytes(StandardCharsets.UTF_8));
        try (OutputStream out = Files.newOutputStream(first, StandardOpenOption.APPEND)) {
            Files.copy(second, out);
        }
        Path proof = Files.writeString(folder.resolve("p.pbp"), PROOF);
        assertThat(CommandRun.of("check", first.toString(), proof.toString()).status())
                .isEqualTo(ExitStatus.YES);
    }

    /** Makes a pipe, which can be read once while another process writes to it. */
    private Path pipe(String name, String text, boolean isCompressed) throws Exception {
        Path pipe = folder.resolve(name);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Path file = isCompressed ? compressed(name + ".gz", bytes) : Files.write(folder.resolve(name + ".txt"), bytes);
        Files.deleteIfExists(pipe);
        assertThat(Child.of("mkfifo", pipe.toString()).run()).isZero();
        Child.of("sh", "-c", "cat '%s' > '%s'".formatted(file, pipe)).start();
        return pipe;
    }

    @Test
    void what_is_proven_is_said_in_words_and_in_json() throws IOException {
        String model = "preserved: x1 x2 ;\n1 x1 1 x2 = 1 ;\n";
        String proof = """
                pseudo-Boolean proof version 3.0
                f 2 ;
                solx x1 ; solx x2 ;
                rup >= 1 ;
                output NONE ;
                conclusion ENUMERATION_COMPLETE 2 : -1 ;
                end pseudo-Boolean proof ;
                """;
        assertThat(check(model, proof).lines().get(1)).isEqualTo("proven: the model has exactly 2 solutions");
        assertThat(check(model, proof, "--format", "json").out())
                .contains("\"proven\":\"the model has exactly 2 solutions\",\"conclusion\":\"solutions\","
                        + "\"solutions\":2,\"complete\":true,\"constraints\":2,\"steps\":3,");
        String bound = "min: -29 x1 -28 x2 ;\n1 ~x1 1 ~x2 >= 1 ;\n";
        String best = proof.replace("f 2", "f 1")
                .replace("solx x1 ; solx x2", "soli x1 ~x2")
                .replace("ENUMERATION_COMPLETE 2 :", "BOUNDS -29 :")
                .replace("-1 ;", "-1 -29 ;");
        assertThat(check(bound, best).lines().get(1))
                .isEqualTo("proven: the objective is at least -29, and -29 is reached");
        assertThat(check(bound, best, "--format", "json").out())
                .contains("\"conclusion\":\"bounds\",\"lower\":-29,\"upper\":-29,\"constraints\":1,");
    }

    private Path compressed(String name, byte... bytes) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(bytes);
        }
        return file;
    }

    private static CommandRun withInput(String input, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return CommandRun.of(
                    Stream.concat(Stream.of("check"), Arrays.stream(arguments)).toArray(String[]::new));
        } finally {
            System.setIn(before);
        }
    }

    private CommandRun check(String model, String proof, String... options) throws IOException {
        Path modelFile = Files.writeString(folder.resolve("p.opb"), model);
        Path proofFile = Files.writeString(folder.resolve("p.pbp"), proof);
        String[] arguments = new String[3 + options.length];
        arguments[0] = "check";
        arguments[1] = modelFile.toString();
        arguments[2] = proofFile.toString();
        System.arraycopy(options, 0, arguments, 3, options.length);
        return CommandRun.of(arguments);
    }
}
