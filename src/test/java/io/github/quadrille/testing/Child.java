package io.github.quadrille.testing;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A {@code Child} is a process that a test starts. {@link Children} ends the process with the test. The output is
 * thrown away unless it goes to a file or is {@link #piped}, so that the process does not wait for a full pipe.
 */
public final class Child {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final ProcessBuilder builder;

    private Child(List<String> command) {
        builder = new ProcessBuilder(new ArrayList<>(command))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
    }

    public static Child of(String... command) {
        return new Child(List.of(command));
    }

    public static Child of(List<String> command) {
        return new Child(command);
    }

    /** Returns a child that runs the Java of the tests. */
    public static Child java(String... arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new Child(Stream.concat(Stream.of(java), Stream.of(arguments)).toList());
    }

    /** Returns a child that runs the jar of the program, which has everything except the runner on a cluster. */
    public static Child quadrille(String... arguments) {
        return java(Stream.concat(Stream.of("-jar", System.getProperty("quadrille.jar")), Stream.of(arguments))
                .toArray(String[]::new));
    }

    /** Adds an option for the Java that is started. */
    public Child option(String option) {
        builder.command().add(1, option);
        return this;
    }

    public Child in(Path folder) {
        builder.directory(folder.toFile());
        return this;
    }

    public Child environment(String name, String value) {
        builder.environment().put(name, value);
        return this;
    }

    public Child environment(Map<String, String> more) {
        more.forEach(this::environment);
        return this;
    }

    public Child withoutEnvironment(String name) {
        builder.environment().remove(name);
        return this;
    }

    public Child input(Path file) {
        builder.redirectInput(file.toFile());
        return this;
    }

    public Child out(Path file) {
        builder.redirectOutput(file.toFile());
        return this;
    }

    public Child err(Path file) {
        builder.redirectError(file.toFile());
        return this;
    }

    /** Writes the output into the files {@code out} and {@code err} of this folder. */
    public Child into(Path folder) {
        return out(folder.resolve("out")).err(folder.resolve("err"));
    }

    /** Writes the output and the error output into one file. */
    public Child printed(Path file) {
        builder.redirectErrorStream(true);
        return out(file);
    }

    /** Makes the output readable through {@link Process#inputReader}. */
    public Child piped() {
        builder.redirectOutput(ProcessBuilder.Redirect.PIPE);
        return this;
    }

    public Process start() throws IOException {
        return Children.start(builder);
    }

    /** Starts the process, waits for its end, and returns its exit status. */
    public int run() throws IOException, InterruptedException {
        return exit(start(), PATIENCE);
    }

    /** Waits for the end of a process, and returns its exit status. */
    public static int exit(Process process, Duration patience) throws InterruptedException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new IllegalStateException("After %s this has not ended: %s".formatted(patience, process.info()));
        }
        return process.exitValue();
    }

    /**
     * Interrupts a process as Ctrl-C does, but by SIGTERM. A shell without a terminal lets its background processes
     * ignore SIGINT, and the tests and their children would inherit this. The pipes of the process stay open.
     */
    public static void interrupt(Process process) {
        process.toHandle().destroy();
    }
}
