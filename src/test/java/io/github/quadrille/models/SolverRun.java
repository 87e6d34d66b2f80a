package io.github.quadrille.models;

import io.github.quadrille.testing.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Runs another solver as a process. */
final class SolverRun {
    /** A solver may run this long, because the longest check, of a count certificate in Python, takes minutes. */
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    private SolverRun() {}

    /** Returns the output of a solver, whatever its exit code. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path answer = folder.resolve("answer.txt");
        Child.exit(
                Child.of(command)
                        .out(answer)
                        .err(folder.resolve("warnings.txt"))
                        .start(),
                PATIENCE);
        return Files.readString(answer);
    }
}
