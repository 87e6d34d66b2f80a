package io.github.quadrille.app.cli.cluster;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Failure;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.TimeSpan;
import io.github.quadrille.app.cli.shared.Version;
import io.github.quadrille.app.web.ServerSettings;
import io.github.quadrille.app.web.WebServer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Opens the page, and answers over HTTP. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description =
                "Opens a page in the browser where puzzles are drawn, solved and played, and answers programs over"
                        + " HTTP at the same address, until Ctrl-C. Only this machine can ask, unless --bind says otherwise.",
        footer = {
            "",
            "Examples:",
            "  quadrille serve",
            "  quadrille serve --port 8080 --no-open",
            "  quadrille serve --bind 0.0.0.0 --token-file token",
            "  curl -d 6x10 'localhost:7007/api/solve?pieces=pentominoes'"
        })
public final class ServeCommand implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65_535;
    private static final int MOST_JOBS = 256;
    private static final int LONGEST_TOKEN = 4096;
    private static final long LOOK_EVERY_MILLIS = 50;

    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "7007",
            description = "Where to answer; 0 for any that is free (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "The address to listen at; beyond this machine only with --token-file"
                    + " (default: ${DEFAULT-VALUE}).")
    private String bind;

    @Option(names = "--no-open", description = "Do not open the browser.")
    private boolean noOpen;

    @Option(names = "--token-file", paramLabel = "FILE", description = "A secret that whoever asks has to know.")
    private String tokenFile;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            defaultValue = "60s",
            description = "The most that one answer may take: 30s, 2m (default: ${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many answers are searched for at once; others wait (default: one per core).")
    private Integer jobs;

    public ServeCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws UnusableInput {
        check();
        try (WebServer server = new WebServer(settings())) {
            start(server);
            terminal.out().println("status: serving");
            terminal.out().println("url: " + server.address());
            terminal.out().flush();
            if (!noOpen) {
                Browser.open(server.address());
            }
            while (!interruption.isRequested()) {
                Thread.sleep(LOOK_EVERY_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ExitStatus.YES.code();
    }

    private void start(WebServer server) throws UnusableInput {
        try {
            server.start();
        } catch (IOException e) {
            throw new UnusableInput(
                    "--port " + port,
                    "Nobody can listen at %s, port %d: %s. Maybe --port %d, or --port 0 for any that is free."
                            .formatted(bind, port, e.getMessage(), port < HIGHEST_PORT ? port + 1 : port - 1));
        }
    }

    private void check() {
        if (port < 0 || port > HIGHEST_PORT) {
            throw new InvalidOptions(
                    spec, "There is no port %d. Maybe 7007, or 0 for any that is free.".formatted(port));
        }
        if (jobs != null && (jobs < 1 || jobs > MOST_JOBS)) {
            throw new InvalidOptions(
                    spec, "%,d answers at once cannot be. Maybe as many as there are cores.".formatted(jobs));
        }
        if (timeLimit.isZero()) {
            throw new InvalidOptions(spec, "A time limit of nothing leaves nothing to do. Maybe 60s.");
        }
        if (tokenFile == null && !isLoopback()) {
            throw new InvalidOptions(
                    spec,
                    "Whoever reaches %s could use this machine. Maybe add --token-file, with a secret made by 'openssl rand -hex 24'."
                            .formatted(bind));
        }
    }

    /** Where the system knows who may read a file. */
    private void warnOfReaders(Path secret) {
        try {
            Set<PosixFilePermission> rights = Files.getPosixFilePermissions(secret);
            if (rights.contains(PosixFilePermission.OTHERS_READ) || rights.contains(PosixFilePermission.GROUP_READ)) {
                terminal.err()
                        .println("warning: '%s' can be read by others on this machine. Maybe chmod 600 '%s'."
                                .formatted(secret, secret));
                terminal.err().flush();
            }
        } catch (IOException | UnsupportedOperationException e) {
            // It was read from elsewhere, or there are no such rights here.
        }
    }

    private boolean isLoopback() {
        if (bind.isBlank()) {
            throw new InvalidOptions(spec, "There is no address ''. Maybe 127.0.0.1.");
        }
        try {
            return InetAddress.getByName(bind).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new InvalidOptions(spec, "There is no address %s. Maybe 127.0.0.1.".formatted(bind));
        }
    }

    private ServerSettings settings() throws UnusableInput {
        Optional<String> token = Optional.empty();
        if (tokenFile != null) {
            token = Optional.of(
                    InputFile.text(tokenFile, LONGEST_TOKEN, "token").strip());
            if (token.get().isEmpty()) {
                throw new UnusableInput(
                        tokenFile, "There is no token in it. Maybe make one with 'openssl rand -hex 24'.");
            }
            warnOfReaders(Path.of(tokenFile));
        }
        return new ServerSettings(
                bind,
                port,
                token,
                timeLimit,
                Optional.ofNullable(jobs).orElse(Runtime.getRuntime().availableProcessors()),
                Version.number(),
                problem -> Failure.report(problem, terminal));
    }

    /** Shows a page to whoever sits here, by the system's own way; where there is none, the address is printed anyway. */
    static final class Browser {
        private Browser() {}

        static void open(URI page) {
            try {
                new ProcessBuilder(command(System.getProperty("os.name").toLowerCase(Locale.ROOT), page))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // The printed address is enough.
            }
        }

        static List<String> command(String system, URI page) {
            if (system.startsWith("windows")) {
                return List.of("rundll32", "url.dll,FileProtocolHandler", page.toString());
            }
            return List.of(system.startsWith("mac") ? "open" : "xdg-open", page.toString());
        }
    }
}
