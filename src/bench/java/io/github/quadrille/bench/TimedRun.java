package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * One run of a command, as a process of its own, from start to exit; killed when it takes too long.
 *
 * @param output empty when it was killed
 */
record TimedRun(double seconds, Optional<String> output) {
    /** Of our command line the second means: infeasible. */
    private static final Set<Integer> ANSWERED = Set.of(0, 20);

    /**
     * Runs it.
     *
     * @throws IllegalStateException when it fails
     */
    static TimedRun of(List<String> command, Duration limit, Path folder) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (!ended) {
            // MiniZinc has children.
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            return new TimedRun(seconds, Optional.empty());
        }
        if (!ANSWERED.contains(process.exitValue())) {
            throw new IllegalStateException(
                    "%s failed: %s%s".formatted(command, Files.readString(output), Files.readString(errors)));
        }
        return new TimedRun(seconds, Optional.of(Files.readString(output, StandardCharsets.UTF_8)));
    }

    /** Whether a command can be run at all. */
    static boolean works(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
