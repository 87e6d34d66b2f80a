package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.generate.BlockPuzzles;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;

/** Solved 4x4 blocks, side by side. */
final class GenerateBlocksCommand extends Command {

    private final Positional<String> size = argument("SIZE", "Rows x columns, such as 8x12.");

    private final GenerateFlags flags = with(new GenerateFlags());

    GenerateBlocksCommand(Session session) {
        super(
                session,
                "blocks",
                "Puts solved 4x4 blocks, drawn with replacement, side by side: always solvable. This is the"
                        + " published generator of the genetic search; it uses one-sided tetrominoes.");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        return new Generation(terminal, interruption, flags, "blocks", "")
                .run(
                        size.value(),
                        board -> new BlockPuzzles(
                                board.rows(), board.columns(), flags.wrap(), flags.pieces(PieceSymmetry.ONE_SIDED)));
    }
}
