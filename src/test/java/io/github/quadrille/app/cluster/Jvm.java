package io.github.quadrille.app.cluster;

import io.github.quadrille.app.cli.Quadrille;
import io.github.quadrille.testing.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A process of the program with the cluster; what it says lies in files. */
final class Jvm implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Process process;
    private final Path out;
    private final Path err;
    private int heard;

    private Jvm(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /** Starting soon matters more than running fast. */
    static Jvm start(Path folder, String... arguments) throws IOException {
        return start(folder, List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx400m"), arguments);
    }

    /** As a user starts it. */
    static Jvm startFast(Path folder, String... arguments) throws IOException {
        return start(folder, List.of(), arguments);
    }

    private static Jvm start(Path folder, List<String> options, String... arguments) throws IOException {
        Path out = Files.createTempFile(folder, "jvm", ".out");
        Path err = Files.createTempFile(folder, "jvm", ".err");
        List<String> command = new ArrayList<>(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Quadrille.class.getName()));
        command.addAll(List.of(arguments));
        Process process =
                Child.java(command.toArray(String[]::new)).out(out).err(err).start();
        return new Jvm(process, out, err);
    }

    String out() throws IOException {
        return Files.readString(out);
    }

    String err() throws IOException {
        return Files.readString(err);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Without a chance to say anything. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Ctrl-C. */
    void interrupt() {
        Child.interrupt(process);
    }

    int exit() throws InterruptedException {
        return Child.exit(process, PATIENCE);
    }

    /** From now on only what is new is waited for. */
    void forgetErr() throws IOException {
        heard = err().length();
    }

    Jvm awaitErr(String words) throws IOException, InterruptedException {
        long patience = System.nanoTime() + PATIENCE.toNanos();
        while (err().indexOf(words, heard) < 0) {
            if (System.nanoTime() > patience || !process.isAlive()) {
                throw new IllegalStateException("It did not say '" + words + "', but: " + err() + out());
            }
            Thread.sleep(20);
        }
        return this;
    }

    @Override
    public void close() {
        kill();
    }
}
