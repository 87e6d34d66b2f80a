package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.cli.Quadrille;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Holds the result of a command that ran inside the test's process: its exit status and its output. */
public record CommandRun(ExitStatus status, String out, String err) {

    public static CommandRun of(String... arguments) {
        return of(false, false, 100, arguments);
    }

    /** Runs a command as in a terminal of this width in columns. */
    public static CommandRun inTerminal(int columns, boolean colour, String... arguments) {
        return of(true, colour, columns, arguments);
    }

    private static CommandRun of(boolean isTerminal, boolean colour, int columns, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(
                stream(out), stream(err), isTerminal, isTerminal, colour, () -> columns, new Interruption());
        ExitStatus status = Quadrille.run(arguments, terminal);
        terminal.out().flush();
        terminal.err().flush();
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, false, StandardCharsets.UTF_8);
    }

    public List<String> lines() {
        return out.lines().toList();
    }

    public String firstLine() {
        return lines().get(0);
    }
}
