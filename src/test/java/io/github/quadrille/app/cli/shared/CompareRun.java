package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.cli.lab.CompareCommand;
import io.github.quadrille.lab.compare.Overlapping;
import io.github.quadrille.lab.compare.RandomConstruction;
import io.github.quadrille.lab.local.Method;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * Runs the command {@code compare} with small methods made for tests: a random one, an orderly one, and one that claims
 * false packings.
 */
public final class CompareRun {
    public static final List<Method> HONEST =
            List.of(new RandomConstruction("random", false), new RandomConstruction("orderly", true));
    public static final List<Method> WITH_LIAR = List.of(HONEST.get(0), Overlapping.METHOD);

    private CompareRun() {}

    public static CommandRun of(List<Method> methods, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(stream(out), stream(err), false, false, false, () -> 100, new Interruption());
        ExitStatus status = run(methods, terminal, arguments);
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Runs as a separate process, for effects that only a process shows, such as Ctrl-C. */
    public static void main(String[] arguments) {
        Terminal terminal = Terminal.ofProcess();
        ExitStatus status = run(HONEST, terminal, arguments);
        terminal.interruption().answered(status);
        System.exit(status.code());
    }

    private static ExitStatus run(List<Method> methods, Terminal terminal, String... arguments) {
        int code = new CommandLine(new CompareCommand(terminal, methods).declared())
                .setExecutionStrategy(parsed -> {
                    Flags.check(parsed);
                    return new CommandLine.RunLast().execute(parsed);
                })
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((problem, all) -> {
                    terminal.err().println(problem.getMessage());
                    return ExitStatus.UNUSABLE.code();
                })
                .setExecutionExceptionHandler((problem, command, parsed) ->
                        Failure.report(problem, terminal).code())
                .execute(arguments);
        terminal.out().flush();
        terminal.err().flush();
        return Stream.of(ExitStatus.values())
                .filter(each -> each.code() == code)
                .findFirst()
                .orElseThrow();
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, false, StandardCharsets.UTF_8);
    }
}
