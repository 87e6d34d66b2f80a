package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ChoiceFlags;
import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.GenerateFlags;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.InvalidOptions;
import io.github.quadrille.app.cli.shared.ProofFiles.ProofFolder;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.UniqueDesigns;
import io.github.quadrille.app.generate.UniquePuzzles;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Exactly one packing. */
@Command(
        name = "unique",
        mixinStandardHelpOptions = true,
        description =
                "Looks for puzzles with exactly one packing, proven by the exact search and by the frontier; equal"
                        + " pieces are interchangeable. On a board of one's own, pieces are chosen that fill it in one way up to"
                        + " symmetry; where they are too few for it, cells are carved from it. Of a size alone, pieces are"
                        + " punched out until one packing is left. Several are ranked, the easiest first. Exits with 3 when"
                        + " none is found in time, 20 when there is none.",
        footer = {
            "",
            "With --cluster HOST workers make attempts ahead, and those that succeed are made again here: the answer is the"
                    + " same, unless the time is up.",
            "",
            "Examples:",
            "  quadrille generate unique 6x8                any tetrominoes",
            "  quadrille generate unique heart.txt --from pentominoes -n 5 -o hearts",
            "  quadrille generate unique 6x6 --from pentominoes --pieces 7 --no-islands",
            "  quadrille generate unique 8x8 --pieces pentominoes --symmetric",
            "  quadrille generate unique 6x8 --proof proofs  that it is, for 'check'"
        })
final class GenerateUniqueCommand implements Callable<Integer> {
    private static final int LONGEST_NAME = 60;
    private static final String USUAL_KINDS = "tetrominoes";

    private final Terminal terminal;
    private final Interruption interruption;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "BOARD",
            description =
                    "A size such as 6x8, a file with the picture of a board, a puzzle file, or '-'. Of a puzzle file"
                            + " with pieces these are used, within their ranges.")
    private String board;

    @Mixin
    private GenerateFlags flags;

    @Mixin
    private ChoiceFlags choice;

    @Option(
            names = "--holes",
            paramLabel = "CELLS",
            description = "How many cells may be missing in the end (default: as few as the pieces need, or a piece"
                    + " or two fewer; of a size alone a"
                    + " third of the rectangle, piece by piece).")
    private Integer holes;

    @Option(
            names = "--connected",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description = "What is left of the board hangs together as it did before (the default).")
    private boolean connected;

    @Option(names = "--symmetric", description = "A turn or a flip of the board leaves what is left of it alone.")
    private boolean symmetric;

    @Option(names = "--no-islands", description = "Cells are missing at the rim only, and beside each other.")
    private boolean noIslands;

    @Mixin
    private ProofFlags proofs;

    @Mixin
    private ClusterFlags cluster;

    GenerateUniqueCommand(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public Integer call() throws IOException, UnusableInput {
        if (holes != null && holes < 0) {
            throw new InvalidOptions(spec, "%d holes are none. Maybe --holes 0 for a whole board.".formatted(holes));
        }
        proofs.check();
        cluster.check();
        proofs.checkFolder();
        boolean isSizeAlone = BoardSize.isSize(board) && !choice.areGiven() && connected && !symmetric && !noIslands;
        return (isSizeAlone ? ofSize(BoardSize.parse(board)) : ofBoard()).code();
    }

    private ExitStatus ofSize(BoardSize size) throws IOException, UnusableInput {
        String words = size.rows() + "x" + size.columns();
        PieceChoice pieces = flags.pieces(PieceSymmetry.FREE);
        int most = holes == null ? size.rows() * size.columns() / 3 : holes;
        return generation(holes == null ? "" : " --holes " + holes)
                .runRanked(
                        words,
                        Optional.empty(),
                        words,
                        cluster,
                        attemptFilter -> new UniquePuzzles(
                                size.rows(), size.columns(), flags.wrap(), pieces, most, attemptFilter));
    }

    private ExitStatus ofBoard() throws IOException, UnusableInput {
        Optional<String> kinds = flags.givenKinds()
                .or(() -> Optional.of(USUAL_KINDS).filter(any -> BoardSize.isSize(board) && !choice.areGiven()));
        Puzzle puzzle = choice.read(board, kinds, flags.givenSymmetry(), flags.givenWrap());
        if (!puzzle.given().isEmpty()) {
            throw new UnusableInput(
                    board, "Pieces are given, but here the board is filled from the start. Maybe leave out 'given'.");
        }
        CarvingRules rules = new CarvingRules(
                holes == null ? OptionalInt.empty() : OptionalInt.of(holes), connected, symmetric, !noIslands);
        return generation(words())
                .runRanked(
                        fileName(),
                        choice.ownName(board, puzzle, kinds),
                        board.replaceAll("[^\\p{Print}]", ""),
                        cluster,
                        attemptFilter -> new UniqueDesigns(puzzle, choice.pieces(), rules, attemptFilter));
    }

    private Generation generation(String words) {
        Generation generation = new Generation(terminal, interruption, flags, "unique", words);
        return proofs.folder()
                .map(folder ->
                        new ProofFolder(folder, proofs.format(), proofs.isCompressed(), new ProofReport(terminal)))
                .map(folder ->
                        generation.proving(new ProvenDesigns(terminal, interruption, folder, flags.limitsOfOne())))
                .orElse(generation);
    }

    private String words() {
        return choice.words()
                + (holes == null ? "" : " --holes " + holes)
                + (connected ? "" : " --no-connected")
                + (symmetric ? " --symmetric" : "")
                + (noIslands ? " --no-islands" : "");
    }

    /** The board's file, or what it is, as a part of other files' names. */
    private String fileName() {
        String name = board.substring(board.lastIndexOf('/') + 1).replaceFirst("(?<=.)\\.[A-Za-z]*$", "");
        String plain = name.replace(' ', '-').replaceAll("[^A-Za-z0-9_-]", "");
        boolean isLong = plain.length() > LONGEST_NAME;
        return plain.isEmpty() || plain.equals("-") || isLong ? "board" : plain;
    }
}
