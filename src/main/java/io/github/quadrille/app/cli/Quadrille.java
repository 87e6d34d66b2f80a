package io.github.quadrille.app.cli;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Failure;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.release.Release;
import io.github.quadrille.io.input.UnusableInput;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/** Runs the program: finds the command, and turns every error into one message and an exit code. */
@Command(
        name = "quadrille",
        description = "Exact polyomino packing: can these pieces fill this board, how many ways, and if not, why not?",
        mixinStandardHelpOptions = true,
        versionProvider = Quadrille.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "",
        footer = {
            "",
            "Examples:",
            "  quadrille solve 6x10 --pieces pentominoes",
            "  quadrille generate unique 6x8 --difficulty easy",
            "  quadrille solve --help",
            "",
            "Exit codes: 0 yes (packed, valid), 20 no (infeasible, invalid), 3 undecided within the limits,"
                    + " 2 unusable arguments or input, 1 a defect of this program."
        })
public final class Quadrille {
    /**
     * The help is at most this many columns wide. It is never narrower than {@link #NARROWEST_HELP}, because picocli
     * allows no less.
     */
    private static final int USUAL_HELP = 80;

    private static final int NARROWEST_HELP = 55;

    Quadrille() {}

    /** Runs a command and exits with its code. */
    public static void main(String[] arguments) {
        // The root locale makes numbers look the same everywhere.
        Locale.setDefault(Locale.ROOT);
        Terminal terminal = Terminal.ofProcess();
        ExitStatus status = run(arguments, terminal);
        // A reader such as {@code head} may close the pipe when it has read enough. This is not an error.
        if (terminal.out().checkError() && !Terminal.isPipe()) {
            terminal.err().println("error: Not all of the answer could be written. Check whether the disk is full.");
            status = status.worse(ExitStatus.UNUSABLE);
        }
        terminal.err().flush();
        terminal.interruption().answered(status);
        System.exit(status.code());
    }

    /** Runs a command inside this process. */
    public static ExitStatus run(String[] arguments, Terminal terminal) {
        String[] words = helped(arguments);
        CommandLine line = commandLine(terminal, words);
        int code;
        try {
            code = words.length == 0 ? usage(line) : line.execute(expanded(line, words));
        } catch (UnusableInput problem) {
            return Failure.report(problem, terminal);
        } catch (OutOfMemoryError | StackOverflowError | NoClassDefFoundError problem) {
            return Failure.report(problem, terminal);
        }
        return ExitStatus.of(code);
    }

    /**
     * Rewrites {@code help COMMAND SUBCOMMAND} as {@code COMMAND SUBCOMMAND --help}, because picocli's own help command
     * reads the first word only.
     */
    private static String[] helped(String... arguments) {
        return arguments.length == 3 && arguments[0].equals("help")
                ? new String[] {arguments[1], arguments[2], "--help"}
                : arguments;
    }

    private static String[] expanded(CommandLine line, String... arguments) throws UnusableInput {
        return QuestionFile.isNamedBy(arguments)
                ? QuestionFile.expanded(
                        line.getSubcommands()
                                .get(arguments[0])
                                .getCommandSpec()
                                .optionsMap()
                                .keySet(),
                        arguments)
                : arguments;
    }

    private static CommandLine commandLine(Terminal terminal, String... arguments) {
        CommandLine line = new Commands(terminal).line(arguments);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // An argument that begins with '@' is used as it is. Otherwise picocli would read more arguments from a file of
        // that name.
        line.setExpandAtFiles(false);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, Commands::listed);
        line.setUsageHelpWidth(Math.max(NARROWEST_HELP, Math.min(USUAL_HELP, terminal.width())));
        line.setOut(writer(terminal.out()));
        line.setErr(writer(terminal.err()));
        if (!terminal.colour()) {
            line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        }
        line.setExecutionStrategy(parsed -> {
            ParseResult command = named(parsed);
            lastWords(command, terminal).ifPresent(terminal.interruption()::otherwise);
            if (!command.isUsageHelpRequested() && !command.isVersionHelpRequested()) {
                Flags.check(command);
            }
            return new CommandLine.RunLast().execute(parsed);
        });
        line.setParameterExceptionHandler(new UnusableArguments(terminal));
        line.setExecutionExceptionHandler(
                (problem, command, parsed) -> Failure.report(problem, terminal).code());
        return line;
    }

    /** Returns the innermost command that the arguments name. */
    private static ParseResult named(ParseResult parsed) {
        ParseResult command = parsed;
        while (command.hasSubcommand()) {
            command = command.subcommand();
        }
        return command;
    }

    /**
     * Returns the action that prints an undecided answer if a command is interrupted before it has another answer. It
     * is empty for a command without {@code --format}, and for formats other than text, json and ndjson.
     */
    private static Optional<Runnable> lastWords(ParseResult command, Terminal terminal) {
        return Optional.ofNullable(command.commandSpec().findOption("--format"))
                .flatMap(format -> lastWords(Objects.toString(format.getValue()), terminal));
    }

    /**
     * Returns the action that prints an undecided answer in this output format when a command is interrupted. It is
     * empty for formats other than text, json and ndjson.
     */
    public static Optional<Runnable> lastWords(String format, Terminal terminal) {
        Optional<String> words = switch (format.toLowerCase(Locale.ROOT)) {
            case "text" -> Optional.of("status: undecided%nreason: %s%n");
            case "json", "ndjson" ->
                Optional.of("{\"status\":\"undecided\",\"reason\":\"%s\",\"release\":\"" + Release.name() + "\"}%n");
            default -> Optional.empty();
        };
        return words.map(form -> () -> terminal.out().printf(form, Limit.INTERRUPTED.words()));
    }

    /** Tells picocli the release and the commit of this program. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"quadrille " + Release.name()};
        }
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    private static int usage(CommandLine line) {
        line.usage(line.getErr());
        return ExitStatus.UNUSABLE.code();
    }
}
