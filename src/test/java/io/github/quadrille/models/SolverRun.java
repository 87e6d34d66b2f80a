package io.github.quadrille.models;

import io.github.quadrille.testing.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs another solver as a process. */
final class SolverRun {
    private SolverRun() {}

    /** Returns the output of a solver, whatever its exit code. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path answer = folder.resolve("answer.txt");
        Child.of(command).out(answer).err(folder.resolve("warnings.txt")).run();
        return Files.readString(answer);
    }
}
