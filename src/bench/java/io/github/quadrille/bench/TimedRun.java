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
 * One run of a command, as a process of its own, from start to exit; killed when it takes too long.
 *
 * @param output empty when there is no answer
 * @param none why there is none, in a word or two; empty when there is one
 * @param mebibytes the most memory that it had in RAM, if the machine tells
 */
record TimedRun(double seconds, Optional<String> output, String none, OptionalDouble mebibytes) {
    /** Of our command line the second means: infeasible. */
    private static final Set<Integer> ANSWERED = Set.of(0, 20);

    /** Runs it; of a failure the complaints are shown. */
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
            // MiniZinc has children.
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
