package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
                .contains("p.pbp\",\"line\":2,\"message\":\"The proof is of a model with '3' constraints");
    }

    @Test
    void a_missing_file_is_unusable() {
        CommandRun run = CommandRun.of("check", folder.resolve("none.opb").toString(), "none.pbp");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("none.opb").contains("Maybe");
    }

    @Test
    void a_directory_and_a_missing_file_are_told_apart() {
        assertThat(CommandRun.of("check", folder.toString(), "none.pbp").err())
                .isEqualTo("error: %s: This is a directory. Maybe a file in it is meant.%n".formatted(folder));
        assertThat(CommandRun.of("check", "none.opb", "none.pbp").err()).contains("There is no such file. Maybe");
    }

    @Test
    void a_file_that_is_no_model_is_unusable() throws IOException {
        assertThat(check("board: 4x5\n", PROOF).status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(check("1 x1 >= 1 ;\n\0", PROOF).status()).isEqualTo(ExitStatus.UNUSABLE);
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
