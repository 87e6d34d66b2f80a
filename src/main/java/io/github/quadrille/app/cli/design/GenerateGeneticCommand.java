package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.GeneticPuzzles;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Bred for variety. */
@Command(
        name = "genetic",
        mixinStandardHelpOptions = true,
        description =
                "Breeds a puzzle with diverse pieces by a genetic algorithm: kinds equally often, turned all ways,"
                        + " and no rectangles within. Always solvable. Exits with 3 when the time is up before.")
final class GenerateGeneticCommand implements Callable<Integer> {
    private static final int MOST = 10_000;

    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SIZE", description = "Rows x columns, such as 8x12.")
    private String size;

    @Mixin
    private GenerateFlags flags;

    @Option(
            names = "--holes",
            paramLabel = "CELLS",
            defaultValue = "0",
            description = "So many single cells are missing, drawn at random (default: ${DEFAULT-VALUE}).")
    private int holes;

    @Option(
            names = "--unique",
            description = "Go on until the packing is the only one up to symmetry, proven by exact search.")
    private boolean unique;

    @Option(
            names = "--population",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many filled boards live at a time (default: ${DEFAULT-VALUE}).")
    private int population;

    @Option(
            names = "--generations",
            paramLabel = "N",
            defaultValue = "30",
            description = "How often they have children (default: ${DEFAULT-VALUE}).")
    private int generations;

    @Option(
            names = "--rank",
            paramLabel = "N",
            defaultValue = "1",
            description = "Take the N-th most diverse bag that was bred (default: ${DEFAULT-VALUE}). With -n, a puzzle"
                    + " that was made before gives way to the next one.")
    private int rank;

    GenerateGeneticCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (holes < 0) {
            throw new InvalidOptions(
                    spec, "%d holes are none. Maybe --holes 0 for a whole rectangle.".formatted(holes));
        }
        demand("--population", population, 2, 20);
        demand("--generations", generations, 0, 30);
        demand("--rank", rank, 1, 1);
        String options = (holes == 0 ? "" : " --holes " + holes)
                + (unique ? " --unique" : "")
                + " --population " + population
                + " --generations " + generations;
        return new Generation(terminal, interruption, flags, "genetic", options)
                .fromRank(rank)
                .run(
                        size,
                        board -> new GeneticPuzzles(
                                board.rows(),
                                board.columns(),
                                flags.wrap(),
                                flags.pieces(PieceSymmetry.FREE),
                                holes,
                                unique,
                                population,
                                generations))
                .code();
    }

    private void demand(String option, int value, int least, int usual) {
        if (value < least || value > MOST) {
            throw new InvalidOptions(
                    spec, "%s %d is not between %d and %d. Maybe use %d.".formatted(option, value, least, MOST, usual));
        }
    }
}
