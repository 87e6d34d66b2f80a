package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Holds one run of a command as a separate process, timed from start to exit. A run that takes too long is killed.
 *
 * @param output the output, or empty when there is no answer
 * @param none the reason why there is no answer, in a word or two; empty when there is an answer
 * @param mebibytes the most memory in RAM that the process had, if the machine reports it
 */
record TimedRun(double seconds, Optional<String> output, String none, OptionalDouble mebibytes) {
    /** These exit codes mean an answer. Our command line exits with 20 when the puzzle is infeasible. */
    private static final Set<Integer> ANSWERED = Set.of(0, 20);

    /** Runs a command, and prints its error output if it fails. */
    static TimedRun of(List<String> command, Duration limit, Path folder) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        PeakMemory memory = new PeakMemory(process);
        memory.start();
        boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (!ended) {
            // The processes that the command has started are killed, too, because MiniZinc starts some.
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            return new TimedRun(
                    seconds, Optional.empty(), "none in %d s".formatted(limit.toSeconds()), memory.mebibytes());
        }
        if (!ANSWERED.contains(process.exitValue())) {
            System.err.print(Files.readString(errors));
            return new TimedRun(
                    seconds, Optional.empty(), "fails (%d)".formatted(process.exitValue()), memory.mebibytes());
        }
        return new TimedRun(
                seconds, Optional.of(Files.readString(output, StandardCharsets.UTF_8)), "", memory.mebibytes());
    }

    /** Returns whether a command can be run and succeeds. */
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
