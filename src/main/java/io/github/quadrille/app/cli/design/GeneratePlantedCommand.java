package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PlantedPuzzles;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.PuzzleSource.UnlimitedPieces;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Pieces first, then the board that they cover. */
@Command(
        name = "planted",
        mixinStandardHelpOptions = true,
        description = "Lays random pieces; the board is what they cover, and the bag has their counts: always solvable."
                + " At density 1 the whole rectangle is filled, gaps by exact search.")
final class GeneratePlantedCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Parameters(paramLabel = "SIZE", description = "Rows x columns, such as 8x12; or a size of another lattice.")
    private String board;

    @Option(
            names = "--lattice",
            defaultValue = "square",
            converter = GenerateFlags.LatticeWord.class,
            description = "What the cells are: square, cubic, hexagonal or triangular (default: ${DEFAULT-VALUE}).")
    private Lattice lattice;

    @Mixin
    private GenerateFlags flags;

    @Option(
            names = "--density",
            paramLabel = "SHARE",
            defaultValue = "1",
            description = "Share of the rectangle to cover, above 0 and at most 1 (default: ${DEFAULT-VALUE})."
                    + " Between about 0.8 and 1 there is less, because random pieces leave gaps.")
    private double density;

    @Option(
            names = "--as",
            defaultValue = "puzzle",
            description =
                    "puzzle, a puzzle file; or matrix, the board only, rows of 1 and 0 (default: ${DEFAULT-VALUE}).")
    private Generation.Shape shape;

    @Option(
            names = "--unlimited",
            description = "The bag has as many pieces of each kind as one likes (default: the counts laid).")
    private boolean unlimited;

    GeneratePlantedCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        flags.on(lattice);
        if (shape == Generation.Shape.MATRIX) {
            flags.onlySquares("--as matrix");
        }
        String options = " --density " + density + (unlimited ? " --unlimited" : "")
                + (shape == Generation.Shape.MATRIX ? " --as matrix" : "");
        return new Generation(terminal, interruption, flags, "planted", options)
                .as(shape)
                .run(board, this::source)
                .code();
    }

    private PuzzleSource source(Region board) throws UnusableInput {
        PieceChoice pieces = flags.pieces(PieceSymmetry.FREE);
        PuzzleSource counted = new PlantedPuzzles(board, density, pieces);
        return unlimited ? new UnlimitedPieces(counted, pieces) : counted;
    }
}
