package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
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

/** Breeds puzzles with diverse pieces by a genetic algorithm. */
final class GenerateGeneticCommand extends Command {
    private static final int MOST = 10_000;

    private final Positional<String> size =
            argument("SIZE", "Rows x columns, such as 8x12; or a size of another lattice.");

    private final GenerateFlags flags = with(new GenerateFlags(true));

    private final Flag<Long> holes = option(
            Parameter.whole("holes", 0, Integer.MAX_VALUE, 0, "Leave out this many single cells, drawn at random.")
                    .under(Heading.BOARD));

    private final Flag<Boolean> unique =
            flag("--unique", "Go on until the packing is the only one up to symmetry, which the exact search proves.");

    private final Flag<Long> population =
            option(Parameter.whole("population", 2, MOST, 20, "How many filled boards a generation has.")
                    .ofProgram()
                    .under(Heading.SEARCH));

    private final Flag<Long> generations =
            option(Parameter.whole("generations", 0, MOST, 30, "How many generations are bred.")
                    .ofProgram()
                    .under(Heading.SEARCH));

    private final Flag<Long> rank = option(Parameter.whole(
                    "rank",
                    1,
                    MOST,
                    1,
                    "Take the N-th most diverse bag that was bred. With -n, a bag that was taken before is skipped.")
            .ofProgram()
            .under(Heading.SEARCH));

    GenerateGeneticCommand(Terminal terminal) {
        super(terminal, "genetic", """
                Breeds a puzzle with diverse pieces by a genetic algorithm: all kinds about equally often, turned in \
                all ways, and no rectangles inside that pieces fill. It always has a packing. When time runs out, it \
                writes the best so far, but not with --unique, and exits with 3.""");
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
                        OptionalInt.of(rank.value().intValue()),
                        Optional.empty())
                .run(
                        size.value(),
                        board -> new GeneticPuzzles(
                                board,
                                flags.pieces(PieceSymmetry.FREE),
                                holes.value().intValue(),
                                unique.isSaid(),
                                population.value().intValue(),
                                generations.value().intValue()));
    }
}
