package io.github.quadrille.app.cli.serve;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Failure;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.SiteFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.web.ServerSettings;
import io.github.quadrille.app.web.WebServer;
import io.github.quadrille.core.release.Release;
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

/**
 * Serves the page on which puzzles are drawn, solved and played. It opens the page in a browser, and answers programs
 * over HTTP.
 */
public final class ServeCommand extends Command {
    private static final int HIGHEST_PORT = 65_535;
    private static final int MOST_JOBS = 256;
    private static final long LOOK_EVERY_MILLIS = 50;
    private static final int LONGEST_TOKEN = 4096;

    private final Flag<Integer> port = number(
                    "--port", "N", "The port to listen at; 0 for any port that is free (default: ${DEFAULT-VALUE}).")
            .usually("7007");

    private final Flag<String> bind = text(
                    "--bind",
                    "ADDRESS",
                    "The address to listen at (default: ${DEFAULT-VALUE}). With --token-file it may be one that other"
                            + " machines can reach.")
            .usually("127.0.0.1");

    private final Flag<Boolean> noOpen = flag("--no-open", "Do not open the browser.");

    private final Flag<String> tokenFile =
            text("--token-file", "FILE", "A file with the token that every question must send.");

    private final SiteFlags site = with(new SiteFlags());

    private final Flag<Duration> timeLimit = timeLimitOption(
                    "The longest time that one answer may take: 30s, 2m (default: ${DEFAULT-VALUE}).")
            .usually("60s");

    private final Flag<Integer> jobs = number(
                    "--jobs", "N", "How many questions are answered at once; others wait (default: one per core).")
            .under(Heading.LIMITS);

    public ServeCommand(Terminal terminal) {
        super(terminal, "serve", """
                Opens a page in the browser where puzzles are drawn, solved and played. At the same address it answers \
                programs over HTTP, until Ctrl-C. Only this machine can use it, unless --bind says otherwise.

                Examples:
                  quadrille serve
                  quadrille serve --port 8080 --no-open
                  quadrille serve --bind 0.0.0.0 --token-file token
                  curl -d 6x10 'localhost:7007/api/solve?pieces=pentominoes'""");
        range(port, 0, HIGHEST_PORT, "There is no port %d. Use 7007, or 0 for any free port.");
        range(jobs, 1, MOST_JOBS, "The server cannot give %,d answers at once. Use as many as there are cores.");
        never(() -> timeLimit.value().isZero(), "A time limit of 0 leaves no time. Use 60s.");
        rule(this::checkAddress);
    }

    @Override
    protected ExitStatus answer() throws UnusableInput {
        try (WebServer server = new WebServer(settings())) {
            start(server);
            terminal.say("status: serving%nurl: %s", server.address());
            terminal.out().flush();
            if (!noOpen.isSaid()) {
                Browser.open(server.address());
            }
            while (!terminal.isInterrupted()) {
                Thread.sleep(LOOK_EVERY_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ExitStatus.YES;
    }

    private void start(WebServer server) throws UnusableInput {
        try {
            server.start();
        } catch (IOException e) {
            throw new UnusableInput(
                    "--port " + port.value(),
                    "The server cannot listen at %s, port %d: %s. Use --port %d, or --port 0 for any free port."
                            .formatted(
                                    bind.value(),
                                    port.value(),
                                    e.getMessage(),
                                    port.value() < HIGHEST_PORT ? port.value() + 1 : port.value() - 1));
        }
    }

    private void checkAddress() {
        if (!tokenFile.isSaid() && !isLoopback()) {
            throw invalid(
                    "Every machine that reaches %s could use this server. Add --token-file, with a secret made by 'openssl rand -hex 24'."
                            .formatted(bind.value()));
        }
    }

    /**
     * Warns when other users of this machine can read the file with the token, which every question must send. It
     * cannot warn if the file system has no POSIX permissions.
     */
    private void warnOfReaders(Path secret) {
        try {
            Set<PosixFilePermission> rights = Files.getPosixFilePermissions(secret);
            if (rights.contains(PosixFilePermission.OTHERS_READ) || rights.contains(PosixFilePermission.GROUP_READ)) {
                terminal.tell(
                        "warning: '%s' can be read by others on this machine. Run chmod 600 '%s'.", secret, secret);
                terminal.err().flush();
            }
        } catch (IOException | UnsupportedOperationException e) {
            // Serving goes on without a warning. The token was read from standard input, or the file system has no
            // POSIX permissions.
        }
    }

    private boolean isLoopback() {
        if (bind.value().isBlank()) {
            throw invalid("The address is empty. Use 127.0.0.1.");
        }
        try {
            return InetAddress.getByName(bind.value()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw invalid("The address %s is not known. Use 127.0.0.1.".formatted(bind.value()));
        }
    }

    private static String token(String file) throws UnusableInput {
        String token = InputFile.text(file, LONGEST_TOKEN, "token").strip();
        if (token.isEmpty()) {
            throw new UnusableInput(file, "This file has no token. Make one with 'openssl rand -hex 24'.");
        }
        return token;
    }

    private ServerSettings settings() throws UnusableInput {
        Optional<String> token = Optional.empty();
        if (tokenFile.isSaid()) {
            token = Optional.of(token(tokenFile.value()));
            warnOfReaders(Path.of(tokenFile.value()));
        }
        return new ServerSettings(
                bind.value(),
                port.value(),
                token,
                site.address(),
                timeLimit.value(),
                jobs.optional().orElse(Runtime.getRuntime().availableProcessors()),
                Release.name(),
                problem -> Failure.report(problem, terminal));
    }

    /**
     * Opens a page in this machine's browser, with a command of the operating system. If there is no such command, the
     * user still has the printed address.
     */
    static final class Browser {
        private Browser() {}

        static void open(URI page) {
            try {
                new ProcessBuilder(command(System.getProperty("os.name").toLowerCase(Locale.ROOT), page))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                // The browser does not open, but the user can still open the printed address.
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
