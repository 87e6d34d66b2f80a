package io.github.quadrille.app.cli;

import io.github.quadrille.app.cli.count.BagsCommand;
import io.github.quadrille.app.cli.count.CountCommand;
import io.github.quadrille.app.cli.count.FitCommand;
import io.github.quadrille.app.cli.count.OrderCommand;
import io.github.quadrille.app.cli.count.SplitCommand;
import io.github.quadrille.app.cli.count.TableCommand;
import io.github.quadrille.app.cli.design.ExportCommand;
import io.github.quadrille.app.cli.design.GenerateCommand;
import io.github.quadrille.app.cli.design.LinkCommand;
import io.github.quadrille.app.cli.design.MakeCommand;
import io.github.quadrille.app.cli.design.PrintCommand;
import io.github.quadrille.app.cli.design.RenderCommand;
import io.github.quadrille.app.cli.explain.AssembleCommand;
import io.github.quadrille.app.cli.explain.ExplainCommand;
import io.github.quadrille.app.cli.explain.HintCommand;
import io.github.quadrille.app.cli.explain.InfoCommand;
import io.github.quadrille.app.cli.explain.PossibleCommand;
import io.github.quadrille.app.cli.explain.RateCommand;
import io.github.quadrille.app.cli.lab.ClearCommand;
import io.github.quadrille.app.cli.lab.CompareCommand;
import io.github.quadrille.app.cli.lab.CoverCommand;
import io.github.quadrille.app.cli.lab.LocalCommand;
import io.github.quadrille.app.cli.lab.TuneCommand;
import io.github.quadrille.app.cli.serve.ServeCommand;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.solve.CheckCommand;
import io.github.quadrille.app.cli.solve.ExactCoverCommand;
import io.github.quadrille.app.cli.solve.ImportCommand;
import io.github.quadrille.app.cli.solve.SolveCommand;
import io.github.quadrille.app.cli.solve.VerifyCommand;
import io.github.quadrille.lab.local.Methods;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * Holds the commands by name, and builds only those that a command line needs. Building all of them takes longer than a
 * short search. All commands are built only for the help, for the completion, and for a word that names no command.
 */
public record Commands(Terminal terminal) {
    private static final String HELP = "help";
    /** A line of the help leaves this many columns to the name of a command and the space around the name. */
    private static final int NAME = 15;

    private static final List<Group> GROUPS = List.of(
            Group.of("Solve", "solve count bags order table fit cover exact-cover"),
            Group.of("Explain and check", "explain verify check info assemble"),
            Group.of("Play", "hint possible rate"),
            Group.of("Make", "generate render print make link"),
            Group.of("Other programs", "export import split serve"),
            Group.of("Compare searches", "local compare tune clear"),
            Group.of("Help", HELP));

    static final List<String> NAMES =
            GROUPS.stream().flatMap(group -> group.names().stream()).toList();

    /**
     * Returns the list of all commands in groups, with one command on each line. A line describes the command as far as
     * the description fits.
     */
    static String listed(Help help) {
        int room = help.commandSpec().usageMessage().width() - NAME;
        StringBuilder text = new StringBuilder();
        for (Group group : GROUPS) {
            text.append(group.heading()).append(":%n".formatted());
            for (String name : group.names()) {
                UsageMessageSpec words =
                        help.subcommands().get(name).commandSpec().usageMessage();
                String what = (name.equals(HELP) ? words.header() : words.description())[0];
                text.append("  %-12s%s%n".formatted(name, shortened(what, room)));
            }
        }
        return text.toString();
    }

    /**
     * Returns the first sentence of a description. If the sentence is longer than the given number of columns, its last
     * parts are left out.
     */
    private static String shortened(String words, int room) {
        String sentence = words.split("[.:;]\\s|[.]?$", 2)[0];
        while (sentence.length() > room && sentence.matches(".*(,| and) .*")) {
            sentence = sentence.replaceFirst("(,| and) (?!.*(,| and) ).*", "");
        }
        return sentence;
    }

    /** Returns the program's command line. It has only the subcommands that these arguments need. */
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
            case "solve" -> new SolveCommand(terminal).declared();
            case "count" -> new CountCommand(terminal).declared();
            case "bags" -> new BagsCommand(terminal).declared();
            case "table" -> new TableCommand(terminal).declared();
            case "order" -> new OrderCommand(terminal).declared();
            case "fit" -> new FitCommand(terminal).declared();
            case "split" -> new SplitCommand(terminal).declared();
            case "verify" -> new VerifyCommand(terminal).declared();
            case "render" -> new RenderCommand(terminal).declared();
            case "print" -> new PrintCommand(terminal).declared();
            case "make" -> new MakeCommand(terminal).declared();
            case "info" -> new InfoCommand(terminal).declared();
            case "link" -> new LinkCommand(terminal).declared();
            case "explain" -> new ExplainCommand(terminal).declared();
            case "hint" -> new HintCommand(terminal).declared();
            case "possible" -> new PossibleCommand(terminal).declared();
            case "assemble" -> new AssembleCommand(terminal).declared();
            case "rate" -> new RateCommand(terminal).declared();
            case "check" -> new CheckCommand(terminal).declared();
            case "export" -> new ExportCommand(terminal).declared();
            case "import" -> new ImportCommand(terminal).declared();
            case "clear" -> new ClearCommand(terminal).declared();
            case "local" -> LocalCommand.withMethods(terminal);
            case "generate" -> GenerateCommand.withSorts(terminal);
            case "compare" -> new CompareCommand(terminal, Methods.published()).declared();
            case "tune" -> new TuneCommand(terminal).declared();
            case "cover" -> new CoverCommand(terminal).declared();
            case "exact-cover" -> new ExactCoverCommand(terminal).declared();
            case "serve" -> new ServeCommand(terminal).declared();
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Holds the names of the commands that stand below one heading of the help. */
    private record Group(String heading, List<String> names) {
        static Group of(String heading, String names) {
            return new Group(heading, List.of(names.split(" ")));
        }
    }
}
