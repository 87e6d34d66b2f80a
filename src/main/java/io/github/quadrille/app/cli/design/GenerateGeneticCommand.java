package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.GeneticPuzzles;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;

/** Bred for variety. */
final class GenerateGeneticCommand extends Command {

    private final Positional<String> size =
            argument("SIZE", "Rows x columns, such as 8x12; or a size of another lattice.");

    private final GenerateFlags flags = with(new GenerateFlags(true));

    private final Flag<Integer> holes = number(
                    "--holes",
                    "CELLS",
                    "So many single cells are missing, drawn at random (default: ${DEFAULT-VALUE}).")
            .under(Heading.BOARD)
            .usually("0");

    private final Flag<Boolean> unique =
            flag("--unique", "Go on until the packing is the only one up to symmetry, proven by exact search.");

    private final Flag<Integer> population = number(
                    "--population", "N", "How many filled boards live at a time (default: ${DEFAULT-VALUE}).")
            .under(Heading.SEARCH)
            .usually("20");

    private final Flag<Integer> generations = number(
                    "--generations", "N", "How often they have children (default: ${DEFAULT-VALUE}).")
            .under(Heading.SEARCH)
            .usually("30");

    private final Flag<Integer> rank = number(
                    "--rank",
                    "N",
                    "Take the N-th most diverse bag that was bred (default: ${DEFAULT-VALUE}). With -n, a puzzle"
                            + " that was made before gives way to the next one.")
            .under(Heading.SEARCH)
            .usually("1");

    GenerateGeneticCommand(Terminal terminal) {
        super(terminal, "genetic", """
                Breeds a puzzle with diverse pieces by a genetic algorithm: kinds equally often, turned all ways, and \
                no rectangles within. Always solvable. When the time is up before, the exit code is 3, and the best so \
                far is written, but not with --unique.""");
        atLeast(holes, 0, "%d is no number of holes. Maybe --holes 0 for a whole rectangle.");
        range(population, 2, 10_000, "--population %d is not between 2 and 10000. Maybe use 20.");
        range(generations, 0, 10_000, "--generations %d is not between 0 and 10000. Maybe use 30.");
        range(rank, 1, 10_000, "--rank %d is not between 1 and 10000. Maybe use 1.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        String options = holes.typed() + unique.typed()
                + " --population " + population.value()
                + " --generations " + generations.value();
        return new Generation(
                        terminal,
                        flags,
                        "genetic",
                        options,
                        Generation.Shape.PUZZLE,
                        OptionalInt.of(rank.value()),
                        Optional.empty())
                .run(
                        size.value(),
                        board -> new GeneticPuzzles(
                                board,
                                flags.pieces(PieceSymmetry.FREE),
                                holes.value(),
                                unique.isSaid(),
                                population.value(),
                                generations.value()));
    }
}
