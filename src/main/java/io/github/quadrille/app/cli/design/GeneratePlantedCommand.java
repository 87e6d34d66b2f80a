package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PlantedPuzzles;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.PuzzleSource.UnlimitedPieces;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes puzzles from pieces that are laid first. The cells that they cover become the board. */
final class GeneratePlantedCommand extends Command {

    private final Positional<String> board =
            argument("SIZE", "Rows x columns, such as 8x12; or a size of another lattice.");

    private final GenerateFlags flags = with(new GenerateFlags(true));

    private final Flag<Double> density = option(
                    "--density",
                    "SHARE",
                    Double.class,
                    "The share of the rectangle that pieces cover, above 0 and at most 1 (default: ${DEFAULT-VALUE})."
                            + " Between about 0.8 and 1 they cover less, because random pieces leave gaps.")
            .usually("1");

    private final Flag<Generation.Shape> shape = option(
                    "--as",
                    "<shape>",
                    Generation.Shape.class,
                    "What to write: puzzle, a puzzle file; or matrix, the board only, as rows of 1 and 0 (default:"
                            + " ${DEFAULT-VALUE}).")
            .usually("puzzle");

    private final Flag<Boolean> unlimited =
            flag("--unlimited", "Allow any number of pieces of each kind (default: as many as were laid).");

    GeneratePlantedCommand(Terminal terminal) {
        super(terminal, "planted", """
                Lays random pieces. The board is the cells that they cover, and the bag has the same pieces, so there \
                is always a packing. At density 1 the whole rectangle is filled, and the exact search fills gaps.""");
        never(
                () -> shape.value() == Generation.Shape.MATRIX && flags.lattice() != Lattices.SQUARE,
                "--as matrix can write boards of squares only. Leave it out, or use --lattice square.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        String options = " --density " + density.value() + unlimited.typed() + shape.typed();
        return new Generation(terminal, flags, "planted", options, shape.value(), OptionalInt.empty(), Optional.empty())
                .run(board.value(), this::source);
    }

    private PuzzleSource source(Region board) throws UnusableInput {
        PieceChoice pieces = flags.pieces(PieceSymmetry.FREE);
        PuzzleSource counted = new PlantedPuzzles(board, density.value(), pieces);
        return unlimited.isSaid() ? new UnlimitedPieces(counted, pieces) : counted;
    }
}
