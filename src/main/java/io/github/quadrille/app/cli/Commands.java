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
 * and all only for whoever looks at them all: the help, a word that is none of them, the completion.
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
        return switch (name) {
            case "solve" -> new SolveCommand(terminal, interruption);
            case "count" -> new CountCommand(terminal, interruption);
            case "bags" -> new BagsCommand(terminal, interruption);
            case "split" -> new SplitCommand(terminal, interruption);
            case "worker" ->
                new WorkerCommand(terminal, interruption, word -> new MethodSpecs(Methods.published()).method(word));
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
            case "compare" -> new CompareCommand(terminal, interruption, Methods.published());
            case "tune" -> new TuneCommand(terminal, interruption);
            case "cover" -> new CoverCommand(terminal, interruption);
            case "serve" -> new ServeCommand(terminal, interruption);
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
