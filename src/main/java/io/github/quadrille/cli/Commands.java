package io.github.quadrille.cli;

import java.util.List;
import picocli.CommandLine;

/**
 * The commands by name. Building all of them takes longer than a short search, so only the one that is named is built,
 * and all only for whoever looks at them all: the help, a word that is none of them, the completion.
 */
record Commands(Terminal terminal, Interruption interruption) {
    private static final String HELP = "help";

    static final List<String> NAMES = List.of(
            "solve",
            "count",
            "bags",
            "split",
            "worker",
            "verify",
            "render",
            "print",
            "info",
            "link",
            "explain",
            "hint",
            "possible",
            "check",
            "export",
            "import",
            "clear",
            "local",
            "generate",
            "compare",
            "tune",
            "cover",
            "serve",
            HELP);

    /** The program's command line, with what these arguments need of it. */
    CommandLine line(String... arguments) {
        CommandLine line = new CommandLine(new Quadrille());
        if (arguments.length > 0 && !arguments[0].equals(HELP) && NAMES.contains(arguments[0])) {
            return line.addSubcommand(command(arguments[0]));
        }
        if (!isVersion(arguments)) {
            NAMES.forEach(name -> line.addSubcommand(command(name)));
        }
        return line;
    }

    private static boolean isVersion(String... arguments) {
        return arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"));
    }

    private Object command(String name) {
        return switch (name) {
            case "solve" -> new SolveCommand(terminal, interruption);
            case "count" -> new CountCommand(terminal, interruption);
            case "bags" -> new BagsCommand(terminal, interruption);
            case "split" -> new SplitCommand(terminal, interruption);
            case "worker" -> new WorkerCommand(terminal, interruption, word -> new MethodSpecs(MethodChoice.all()).method(word));
            case "verify" -> new VerifyCommand(terminal);
            case "render" -> new RenderCommand(terminal);
            case "print" -> new PrintCommand(terminal, interruption);
            case "info" -> new InfoCommand(terminal);
            case "link" -> new LinkCommand(terminal);
            case "explain" -> new ExplainCommand(terminal);
            case "hint" -> new HintCommand(terminal, interruption);
            case "possible" -> new PossibleCommand(terminal, interruption);
            case "check" -> new CheckCommand(terminal, interruption);
            case "export" -> new ExportCommand(terminal);
            case "import" -> new ImportCommand(terminal);
            case "clear" -> new ClearCommand(terminal, interruption);
            case "local" -> new LocalCommand(terminal, interruption);
            case "generate" -> GenerateCommand.line(terminal, interruption);
            case "compare" -> new CompareCommand(terminal, interruption, MethodChoice.all());
            case "tune" -> new TuneCommand(terminal, interruption);
            case "cover" -> new CoverCommand(terminal, interruption);
            case "serve" -> new ServeCommand(terminal, interruption);
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
