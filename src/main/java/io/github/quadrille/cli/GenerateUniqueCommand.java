package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.generate.UniquePuzzles;
import io.github.quadrille.geometry.PieceSymmetry;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Exactly one packing. */
@Command(
        name = "unique",
        mixinStandardHelpOptions = true,
        description = "Looks for a puzzle with exactly one packing, proven by exact search; equal pieces are"
                + " interchangeable. Exits with 3 when none is found in time.")
final class GenerateUniqueCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GenerateFlags flags;

    @Option(
            names = "--holes",
            paramLabel = "CELLS",
            description = "How many cells may be punched out, piece by piece (default: a third of the rectangle).")
    private Integer holes;

    GenerateUniqueCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (holes != null && holes < 0) {
            throw new Misuse(spec, "%d holes are none. Maybe --holes 0 for a whole rectangle.".formatted(holes));
        }
        return new Generation(terminal, interruption, flags, "unique", holes == null ? "" : " --holes " + holes)
                .run(size -> new UniquePuzzles(
                        size.rows(),
                        size.columns(),
                        flags.wrap(),
                        flags.pieces(PieceSymmetry.FREE),
                        holes == null ? size.rows() * size.columns() / 3 : holes))
                .code();
    }
}
