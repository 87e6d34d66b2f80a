package io.github.quadrille.cluster;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process of the cluster jar; what it says lies in files. */
final class Jvm implements AutoCloseable {
    private static final String JAR = System.getProperty("quadrille.cluster.jar");
    private static final long PATIENCE_SECONDS = 120;

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
        List<String> command = new ArrayList<>(List.of("java"));
        command.addAll(options);
        command.addAll(List.of("-jar", JAR));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new Jvm(process, out, err);
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
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
    void interrupt() throws IOException, InterruptedException {
        new ProcessBuilder("sh", "-c", "kill -INT " + process.pid()).start().waitFor();
    }

    int exit() throws InterruptedException {
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("It does not end.");
        }
        return process.exitValue();
    }

    /** From now on only what is new is waited for. */
    void forgetErr() throws IOException {
        heard = err().length();
    }

    Jvm awaitErr(String words) throws IOException, InterruptedException {
        long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
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
