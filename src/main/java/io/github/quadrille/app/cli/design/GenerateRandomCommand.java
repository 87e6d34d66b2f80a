package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.generate.RandomPuzzles;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;

/** Anything that a puzzle may have. */
final class GenerateRandomCommand extends Command {

    private final Positional<String> size =
            argument("SIZE", "Rows x columns, such as 8x12; or a size of another lattice.");

    private final Flag<Lattice> lattice = latticeOption(
                    "What the cells are: square, cubic, hexagonal or triangular (default: ${DEFAULT-VALUE}).")
            .usually("square");

    private final GenerateFlags flags = with(new GenerateFlags());

    private final Flag<Boolean> decide = flag("--decide", "Ask the exact search whether there is a packing.");

    GenerateRandomCommand(Session session) {
        super(
                session,
                "random",
                "Draws puzzles for tests: holes, optional cells, edges that meet, ranges of counts and shapes of"
                        + " its own, as far as they are not given. Whether they have a packing is unknown.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        flags.on(lattice.value());
        return new Generation(terminal, interruption, flags, "random", decide.isSaid() ? " --decide" : "")
                .run(
                        size.value(),
                        board -> new RandomPuzzles(
                                board, flags.givenWrap(), flags.givenSymmetry(), flags.givenPieces(), decide.isSaid()));
    }
}
