package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.quadrille.cli.ManyCommands;
import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Types the lines of one page, in a folder that looks like the repository's. Its own commands run in one process, the
 * others in a shell each.
 */
final class Typist implements AutoCloseable {
    private static final int PATIENCE_MINUTES = Rounds.of(2, 15);
    private static final String OUTPUT = "output.txt";

    private final Path folder;
    private Optional<Process> commands = Optional.empty();
    private Optional<PageServer> server = Optional.empty();

    Typist(Page page) throws IOException {
        // Not JUnit's temporary folder, which warns of every link that it deletes; this one goes with the next clean.
        folder = Files.createTempDirectory(Path.of("target"), page + "-");
        for (String name : List.of("target", "instances", "models")) {
            Files.createSymbolicLink(folder.resolve(name), Path.of(name).toAbsolutePath());
        }
        Files.writeString(folder.resolve("puzzle.yaml"), page.puzzle());
        Files.writeString(folder.resolve(".curlrc"), "silent\nfail\n");
        if (page.script().isPresent()) {
            Files.writeString(folder.resolve("ask.py"), page.script().get());
        }
    }

    /** The exit code. */
    int type(PageLine line) throws IOException, InterruptedException {
        return line.isOurs() ? run(line.command()) : shell(served(line.command()));
    }

    String output() throws IOException {
        return Files.readString(folder.resolve(OUTPUT));
    }

    /** What asks the server asks one that is started here, at a port of its own. */
    private String served(String command) throws IOException {
        if (!command.contains(PageServer.USUAL)) {
            return command;
        }
        if (server.isEmpty()) {
            server = Optional.of(new PageServer(folder));
        }
        return command.replace(PageServer.USUAL, server.get().place());
    }

    private int run(String command) throws IOException {
        Files.deleteIfExists(folder.resolve(OUTPUT));
        if (commands.isEmpty()) {
            commands = Optional.of(start());
        }
        Process process = commands.get();
        PrintStream in = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        in.println(command);
        // It is closed with the process, not with the line.
        @SuppressWarnings("resource")
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String code = assertTimeoutPreemptively(Duration.ofMinutes(PATIENCE_MINUTES), out::readLine, command);
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
        return new ProcessBuilder("java", "-XX:+UseSerialGC", "-cp", classes, ManyCommands.class.getName())
                .directory(folder.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
    }

    private String errors() throws IOException {
        return Files.readString(folder.resolve("errors.txt"));
    }

    private int shell(String command) throws IOException, InterruptedException {
        Program.BASH.need();
        ProcessBuilder builder = new ProcessBuilder("bash", "-o", "pipefail", "-c", command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(OUTPUT).toFile());
        Map<String, String> environment = builder.environment();
        environment.merge(
                "PATH",
                Path.of("target/quadrille/bin").toAbsolutePath().toString(),
                (path, ours) -> ours + File.pathSeparator + path);
        // There curl is told to fail where it is refused, as it does for a reader with -f.
        environment.put("CURL_HOME", folder.toString());
        Process process = builder.start();
        assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES))
                .as(command)
                .isTrue();
        return process.exitValue();
    }

    @Override
    public void close() {
        commands.ifPresent(Process::destroy);
        server.ifPresent(PageServer::close);
    }
}
