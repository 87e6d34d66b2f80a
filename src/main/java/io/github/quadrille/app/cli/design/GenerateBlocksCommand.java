package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.BlockPuzzles;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Solved 4x4 blocks, side by side. */
@Command(
        name = "blocks",
        mixinStandardHelpOptions = true,
        description = "Puts solved 4x4 blocks, drawn with replacement, side by side: always solvable. This is the"
                + " published generator of the genetic search; it uses one-sided tetrominoes.")
final class GenerateBlocksCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Parameters(paramLabel = "SIZE", description = "Rows x columns, such as 8x12.")
    private String size;

    @Mixin
    private GenerateFlags flags;

    GenerateBlocksCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        return new Generation(terminal, interruption, flags, "blocks", "")
                .run(
                        size,
                        board -> new BlockPuzzles(
                                board.rows(), board.columns(), flags.wrap(), flags.pieces(PieceSymmetry.ONE_SIDED)))
                .code();
    }
}
