package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.quadrille.app.cli.shared.ManyCommands;
import io.github.quadrille.app.web.ServerProcess;
import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Rounds;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Types the lines of pages, one page after the other, in a folder that looks like the repository's. All commands of
 * this program run in one process, because most of a short command's time is the start of its process. Each other line
 * runs in a shell.
 */
final class Typist implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(Rounds.of(2, 15));
    /** A server listens at this address unless an option says otherwise, and pages use it. */
    private static final String USUAL_SERVER = "localhost:7007";

    private static final String OUTPUT = "output.txt";

    private final Path folder;
    private final Path errors;
    private Optional<Process> commands = Optional.empty();
    private Optional<ServerProcess> server = Optional.empty();

    Typist() {
        try {
            // The folder has symbolic links, and JUnit would warn of each of them when it deletes a temporary folder.
            // Maven's clean deletes this folder.
            folder = Files.createTempDirectory(Path.of("target"), "pages-");
            errors = Files.createTempFile(Path.of("target"), "pages-", ".err");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fills the folder with the files that a reader of this page begins with. */
    void begin(Page page) {
        try {
            clear();
            for (String name : List.of("target", "instances", "models", "src")) {
                Files.createSymbolicLink(folder.resolve(name), Path.of(name).toAbsolutePath());
            }
            Files.writeString(folder.resolve("puzzle.yaml"), page.puzzle());
            Files.writeString(folder.resolve("question.yaml"), page.puzzle());
            Files.writeString(folder.resolve(".curlrc"), "silent\nfail\n");
            if (page.script().isPresent()) {
                Files.writeString(folder.resolve("ask.py"), page.script().get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void clear() throws IOException {
        try (Stream<Path> left = Files.walk(folder)) {
            for (Path file : left.sorted(Comparator.reverseOrder()).toList()) {
                if (!file.equals(folder)) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Ends the server that lines of the page have used. */
    void end() {
        server.ifPresent(ServerProcess::close);
        server = Optional.empty();
    }

    /** Types a line, and returns its exit code. */
    int type(PageLine line) throws IOException, InterruptedException {
        return line.isOurs() ? run(line.command()) : shell(served(line.command()));
    }

    String output() throws IOException {
        return Files.readString(folder.resolve(OUTPUT));
    }

    /** Starts a server at a free port for a line that uses one, and returns the line with this port. */
    private String served(String command) throws IOException, InterruptedException {
        if (!command.contains(USUAL_SERVER)) {
            return command;
        }
        if (server.isEmpty()) {
            server = Optional.of(new ServerProcess(Files.createDirectory(folder.resolve("server")), 512));
        }
        return command.replace(
                USUAL_SERVER, "localhost:" + server.get().address().getPort());
    }

    private int run(String command) throws IOException {
        Files.deleteIfExists(folder.resolve(OUTPUT));
        if (commands.isEmpty()) {
            commands = Optional.of(start());
        }
        Process process = commands.get();
        PrintStream in = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        in.println(command);
        // The reader is closed with the process, not with the line.
        @SuppressWarnings("resource")
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String code = assertTimeoutPreemptively(PATIENCE, out::readLine, command);
        assertThat(code).as("%s%n%s", command, errors()).isNotNull();
        return Integer.parseInt(code);
    }

    private Process start() throws IOException {
        String tests = ManyCommands.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        String classes = System.getProperty("quadrille.jar") + File.pathSeparator + tests;
        return Child.java("-XX:+UseSerialGC", "-cp", classes, ManyCommands.class.getName())
                .in(folder)
                .err(errors)
                .piped()
                .start();
    }

    private String errors() throws IOException {
        return Files.readString(errors);
    }

    private int shell(String command) throws IOException, InterruptedException {
        Path ours = Path.of("target/quadrille/bin").toAbsolutePath();
        Process process = Child.of("bash", "-o", "pipefail", "-c", command)
                .in(folder)
                .printed(folder.resolve(OUTPUT))
                .environment("PATH", ours + File.pathSeparator + System.getenv("PATH"))
                // The folder has settings that make curl fail when a server refuses its request. A reader gets this
                // from the option -f.
                .environment("CURL_HOME", folder.toString())
                .start();
        return Child.exit(process, PATIENCE);
    }

    @Override
    public void close() {
        end();
        commands.ifPresent(Process::destroy);
    }
}
