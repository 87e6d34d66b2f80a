package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs another solver. */
final class SolverRun {
    private SolverRun() {}

    /** What it prints; its exit codes are its own. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path answer = folder.resolve("answer.txt");
        Process process = new ProcessBuilder(List.of(command))
                .redirectOutput(answer.toFile())
                .redirectError(folder.resolve("warnings.txt").toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES))
                .as(String.join(" ", command))
                .isTrue();
        return Files.readString(answer);
    }
}
