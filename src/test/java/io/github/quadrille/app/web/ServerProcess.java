package io.github.quadrille.app.web;

import io.github.quadrille.testing.Child;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs a server as a separate process, with little memory and an empty working folder. */
public final class ServerProcess implements AutoCloseable {
    private static final String IDLE = "\"running\":0,\"waiting\":0";

    private final HttpClient client = HttpClient.newHttpClient();
    private final Path out;
    private final Path err;
    private final Path home;
    private final Process process;
    private final URI address;

    /**
     * Starts the server, and waits until it answers.
     *
     * @param folder an empty folder
     * @param mebibytes the size of the heap in MiB
     * @param more further options of {@code serve}
     */
    public ServerProcess(Path folder, int mebibytes, String... more) throws IOException, InterruptedException {
        home = Files.createDirectory(folder.resolve("home"));
        Path temporary = Files.createDirectory(home.resolve("tmp"));
        out = folder.resolve("out");
        err = folder.resolve("err");
        List<String> command = new ArrayList<>(List.of(
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xmx" + mebibytes + "m",
                "-Djava.io.tmpdir=" + temporary,
                "-jar",
                System.getProperty("quadrille.jar"),
                "serve",
                "--no-open",
                "--port",
                "0"));
        command.addAll(List.of(more));
        process =
                Child.java(command.toArray(String[]::new)).in(home).into(folder).start();
        while (!said().contains("url: ") && process.isAlive()) {
            Thread.sleep(20);
        }
        if (!process.isAlive()) {
            throw new IOException("It does not start: " + complaints());
        }
        address = URI.create(said().lines()
                .filter(line -> line.startsWith("url: "))
                .findFirst()
                .orElseThrow()
                .substring("url: ".length()));
    }

    public URI address() {
        return address;
    }

    HttpRequest.Builder question(String verb, String body) {
        return HttpRequest.newBuilder(address.resolve("/api/" + verb))
                .timeout(Duration.ofSeconds(60))
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    HttpResponse<String> ask(String verb, String body) throws IOException, InterruptedException {
        return client.send(question(verb, body).build(), HttpResponse.BodyHandlers.ofString());
    }

    String status() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(address.resolve("/api/status"))
                .timeout(Duration.ofSeconds(20))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** Returns the server's status when it has no jobs left, or after this time. */
    String idleStatus(Duration patience) throws IOException, InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        String status = status();
        while (!status.contains(IDLE) && System.nanoTime() < end) {
            Thread.sleep(20);
            status = status();
        }
        return status;
    }

    /** Returns the number of threads of the server, or 0 if the system does not report it. */
    int threads() {
        String[] tasks = Path.of("/proc/" + process.pid() + "/task").toFile().list();
        return tasks == null ? 0 : tasks.length;
    }

    /**
     * Lists all files that were written into the server's folder, which contains the server's folder for temporary
     * files.
     */
    List<Path> written() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    public String said() throws IOException {
        return Files.readString(out);
    }

    public String complaints() throws IOException {
        return Files.readString(err);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Sends Ctrl-C, and returns the exit status. */
    public int interrupt() throws InterruptedException {
        Child.interrupt(process);
        return Child.exit(process, Duration.ofSeconds(20));
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
