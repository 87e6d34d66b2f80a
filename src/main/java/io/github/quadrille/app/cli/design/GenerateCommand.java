package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.BlockPuzzles;
import io.github.quadrille.app.generate.BlockPuzzles.Draw;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.RandomPuzzles;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** Makes puzzles. Each sort of puzzle is a subcommand. */
public final class GenerateCommand extends Command {
    private final Positional<List<String>> others = arguments(
                    "<others>", "0..1", "Any other word, which is reported as an unknown sort of puzzle.")
            .hidden();

    private GenerateCommand(Terminal terminal) {
        super(terminal, "generate", """
                Makes puzzles, and says what is known about them.

                Examples:
                  quadrille generate blocks 8x12 -n 10 -o puzzles
                  quadrille generate planted 12x20 --density 0.5
                  quadrille generate genetic 8x10 --holes 4 -n 5 -o puzzles
                  quadrille generate unique 6x8 | quadrille solve - --all
                  quadrille generate series 6x10 --from pentominoes -o series""");
    }

    /** Returns the command, with a subcommand for each sort of puzzle. */
    public static CommandSpec withSorts(Terminal terminal) {
        CommandSpec spec = new GenerateCommand(terminal).declared();
        spec.usageMessage().synopsisSubcommandLabel("SORT");
        Stream.of(
                        new Blocks(terminal),
                        new GeneratePlantedCommand(terminal),
                        new GenerateGeneticCommand(terminal),
                        new GenerateUniqueCommand(terminal),
                        new GenerateUniqueCommand.Series(terminal),
                        new Random(terminal))
                .map(Command::declared)
                .forEach(sort -> spec.addSubcommand(sort.name(), sort));
        return spec;
    }

    @Override
    protected ExitStatus answer() {
        String problem = others.value().isEmpty()
                ? "The sort of puzzle is missing."
                : "There is no sort of puzzle '%s'.".formatted(others.value().get(0));
        throw invalid(problem + " Write 'generate planted 12x20', or use blocks, genetic, unique, series or random.");
    }

    /** Makes puzzles from solved blocks that are put side by side. */
    private static final class Blocks extends Command {
        private final Positional<String> size =
                argument("SIZE", "Rows x columns, such as 8x12; or a size of another lattice.");

        private final GenerateFlags flags = with(new GenerateFlags(true));

        private final Flag<String> block = text(
                "--block",
                "SIZE",
                "The size of a block (default: a size that four pieces fill, such as 4x4 or 2x2x4).");

        private final Flag<Draw> draw = option(
                Parameter.constant(
                        "draw",
                        Draw.BAGS,
                        "What is drawn with equal chances: bags (every combination of pieces that fills a block, as published) or fillings (every packing of a block)."));

        private Blocks(Terminal terminal) {
            super(terminal, "blocks", """
                Puts solved blocks side by side, so the puzzle always has a packing. A block may be drawn several \
                times. This is the generator of the published genetic system, which joins 4x4 blocks of one-sided \
                tetrominoes.""");
        }

        @Override
        protected ExitStatus answer() throws IOException, UnusableInput {
            return new Generation(terminal, flags, "blocks", block.typed() + draw.typed())
                    .run(size.value(), this::source);
        }

        private PuzzleSource source(Region board) throws UnusableInput {
            PieceChoice pieces = flags.pieces(PieceSymmetry.ONE_SIDED);
            int sides = Math.max(2, size.value().split("[xX]").length);
            Region unit = BoardSize.board("1" + "x1".repeat(sides - 1), flags.lattice(), Wrap.NONE);
            String small = block.optional().orElseGet(() -> BlockPuzzles.usualBlock(sides, unit.size(), pieces));
            Region blockBoard = BoardSize.board(small, flags.lattice(), Wrap.NONE);
            return new BlockPuzzles(board, blockBoard, small, pieces, draw.value());
        }
    }

    /**
     * Draws puzzles for tests at random, with holes, optional cells, edges that meet, ranges of counts and new shapes.
     */
    private static final class Random extends Command {
        private final Positional<String> size =
                argument("SIZE", "Rows x columns, such as 8x12; or a size of another lattice.");

        private final GenerateFlags flags = with(new GenerateFlags(true));

        private final Flag<Boolean> decide = flag("--decide", "Say whether there is a packing, by the exact search.");

        private Random(Terminal terminal) {
            super(terminal, "random", """
                Draws puzzles for tests at random: holes, optional cells, edges that meet, ranges of counts and new \
                shapes, unless options set them. Whether they have a packing is unknown.""");
        }

        @Override
        protected ExitStatus answer() throws IOException, UnusableInput {
            return new Generation(terminal, flags, "random", decide.typed())
                    .run(
                            size.value(),
                            board -> new RandomPuzzles(
                                    board,
                                    flags.wrap.optional(),
                                    flags.symmetry.optional(),
                                    flags.givenPieces(),
                                    decide.isSaid()));
        }
    }
}
