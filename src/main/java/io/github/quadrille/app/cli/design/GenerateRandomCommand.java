package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.RandomPuzzles;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Anything that a puzzle may have. */
@Command(
        name = "random",
        mixinStandardHelpOptions = true,
        description = "Draws puzzles for tests: holes, optional cells, edges that meet, ranges of counts and shapes of"
                + " its own, as far as they are not given. Whether they have a packing is unknown.")
final class GenerateRandomCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Parameters(paramLabel = "SIZE", description = "Rows x columns, such as 8x12; or a size of another lattice.")
    private String size;

    @Option(
            names = "--lattice",
            defaultValue = "square",
            converter = GenerateFlags.LatticeWord.class,
            description = "What the cells are: square, cubic, hexagonal or triangular (default: ${DEFAULT-VALUE}).")
    private Lattice lattice;

    @Mixin
    private GenerateFlags flags;

    @Option(names = "--decide", description = "Ask the exact search whether there is a packing.")
    private boolean decide;

    GenerateRandomCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        flags.on(lattice);
        return new Generation(terminal, interruption, flags, "random", decide ? " --decide" : "")
                .run(
                        size,
                        board -> new RandomPuzzles(
                                board, flags.givenWrap(), flags.givenSymmetry(), flags.givenPieces(), decide))
                .code();
    }
}
