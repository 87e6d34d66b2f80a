package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Positional;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** Makes puzzles; each sort is a command of its own. */
public final class GenerateCommand extends Command {
    private final Positional<List<String>> others =
            arguments("<others>", "0..1", "What is no sort of puzzle.").hidden();

    private GenerateCommand(Session session) {
        super(session, "generate", "Makes puzzles, and says what is known of them.", """
                Examples:
                  quadrille generate blocks 8x12 -n 10 -o puzzles
                  quadrille generate planted 12x20 --density 0.5
                  quadrille generate genetic 8x10 --holes 4 -n 5 -o puzzles
                  quadrille generate unique 6x8 | quadrille solve - --all""");
    }

    /** The command with its sorts. */
    public static CommandSpec withSorts(Session session) {
        CommandSpec spec = new GenerateCommand(session).declared();
        spec.usageMessage().synopsisSubcommandLabel("SORT");
        Stream.of(
                        new GenerateBlocksCommand(session),
                        new GeneratePlantedCommand(session),
                        new GenerateGeneticCommand(session),
                        new GenerateUniqueCommand(session),
                        new GenerateRandomCommand(session))
                .map(Command::declared)
                .forEach(sort -> spec.addSubcommand(sort.name(), sort));
        return spec;
    }

    @Override
    protected ExitStatus answer() {
        String problem = others.value().isEmpty()
                ? "The sort of puzzle is missing."
                : "There is no sort of puzzle '%s'.".formatted(others.value().get(0));
        throw invalid(problem + " Maybe 'generate planted 12x20', or blocks, genetic, unique or random.");
    }
}
