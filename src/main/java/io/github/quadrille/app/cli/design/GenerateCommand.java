package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.Terminal;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes puzzles; each sort is a command of its own. */
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "SORT",
        description = "Makes puzzles, and says what is known of them.",
        footer = {
            "",
            "Examples:",
            "  quadrille generate blocks 8x12 -n 10 -o puzzles",
            "  quadrille generate planted 12x20 --density 0.5",
            "  quadrille generate genetic 8x10 --holes 4 -n 5 -o puzzles",
            "  quadrille generate unique 6x8 | quadrille solve - --all"
        })
public final class GenerateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(hidden = true, description = "What is no sort of puzzle.")
    private List<String> others = List.of();

    private GenerateCommand() {}

    /** The command with its sorts. */
    public static CommandLine line(Terminal terminal, Interruption interruption) {
        return new CommandLine(new GenerateCommand())
                .addSubcommand(new GenerateBlocksCommand(terminal, interruption))
                .addSubcommand(new GeneratePlantedCommand(terminal, interruption))
                .addSubcommand(new GenerateGeneticCommand(terminal, interruption))
                .addSubcommand(new GenerateUniqueCommand(terminal, interruption))
                .addSubcommand(new GenerateRandomCommand(terminal, interruption));
    }

    @Override
    public Integer call() {
        String problem = others.isEmpty()
                ? "The sort of puzzle is missing."
                : "There is no sort of puzzle '%s'.".formatted(others.get(0));
        throw new InvalidOptions(
                spec, problem + " Maybe 'generate planted 12x20', or blocks, genetic, unique or random.");
    }
}
