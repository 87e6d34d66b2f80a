package io.github.quadrille.app.cli;

import io.github.quadrille.app.cli.cluster.ServeCommand;
import io.github.quadrille.app.cli.cluster.WorkerCommand;
import io.github.quadrille.app.cli.count.BagsCommand;
import io.github.quadrille.app.cli.count.CountCommand;
import io.github.quadrille.app.cli.count.SplitCommand;
import io.github.quadrille.app.cli.design.ExportCommand;
import io.github.quadrille.app.cli.design.GenerateCommand;
import io.github.quadrille.app.cli.design.LinkCommand;
import io.github.quadrille.app.cli.design.PrintCommand;
import io.github.quadrille.app.cli.design.RenderCommand;
import io.github.quadrille.app.cli.explain.ExplainCommand;
import io.github.quadrille.app.cli.explain.HintCommand;
import io.github.quadrille.app.cli.explain.InfoCommand;
import io.github.quadrille.app.cli.explain.PossibleCommand;
import io.github.quadrille.app.cli.lab.ClearCommand;
import io.github.quadrille.app.cli.lab.CompareCommand;
import io.github.quadrille.app.cli.lab.CoverCommand;
import io.github.quadrille.app.cli.lab.LocalCommand;
import io.github.quadrille.app.cli.lab.MethodSpecs;
import io.github.quadrille.app.cli.lab.TuneCommand;
import io.github.quadrille.app.cli.shared.Command.Session;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.solve.CheckCommand;
import io.github.quadrille.app.cli.solve.ImportCommand;
import io.github.quadrille.app.cli.solve.SolveCommand;
import io.github.quadrille.app.cli.solve.VerifyCommand;
import io.github.quadrille.lab.local.Methods;
import java.util.List;
import picocli.CommandLine;

/**
 * The commands by name. Building all of them takes longer than a short search, so only the one that is named is built,
 * and all only for what looks at them all: the help, a word that is none of them, the completion.
 */
public record Commands(Terminal terminal, Interruption interruption) {
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
    public CommandLine line(String... arguments) {
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
        Session session = new Session(terminal, interruption);
        return switch (name) {
            case "solve" -> new SolveCommand(session).declared();
            case "count" -> new CountCommand(session).declared();
            case "bags" -> new BagsCommand(session).declared();
            case "split" -> new SplitCommand(session).declared();
            case "worker" ->
                new WorkerCommand(session, word -> new MethodSpecs(Methods.published()).method(word)).declared();
            case "verify" -> new VerifyCommand(session).declared();
            case "render" -> new RenderCommand(session).declared();
            case "print" -> new PrintCommand(session).declared();
            case "info" -> new InfoCommand(session).declared();
            case "link" -> new LinkCommand(session).declared();
            case "explain" -> new ExplainCommand(session).declared();
            case "hint" -> new HintCommand(session).declared();
            case "possible" -> new PossibleCommand(session).declared();
            case "check" -> new CheckCommand(session).declared();
            case "export" -> new ExportCommand(session).declared();
            case "import" -> new ImportCommand(session).declared();
            case "clear" -> new ClearCommand(session).declared();
            case "local" -> LocalCommand.withMethods(session);
            case "generate" -> GenerateCommand.withSorts(session);
            case "compare" -> new CompareCommand(session, Methods.published()).declared();
            case "tune" -> new TuneCommand(session).declared();
            case "cover" -> new CoverCommand(session).declared();
            case "serve" -> new ServeCommand(session).declared();
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
