package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.PuzzleKeys;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Said;
import io.github.quadrille.app.generate.GenerationClock;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.KindCatalogue.PieceSet;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.KindsReader;
import io.github.quadrille.io.text.BoardSize;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/** Declares the options that all sorts of generated puzzles share. */
final class GenerateFlags extends Flags {
    private static final int MOST = 10_000;
    /**
     * A puzzle's number in the series is multiplied by this large number before it is added to the seed. So two series
     * whose seeds are close to each other hardly ever share a seed.
     */
    private static final long SEED_STEP = 0x9E3779B97F4A7C15L;

    private final Flag<Long> seed = seedOption("The same seed makes the same puzzle (default: ${DEFAULT-VALUE}).");

    final Flag<Long> count =
            option(Parameter.whole("count", 1, MOST, 1, "How many puzzles to make. Every puzzle states its own seed.")
                    .called("-n,--count")
                    .ofProgram());

    final Flag<Path> folder =
            file("-o", "DIR", "Write the puzzles as files to this folder, instead of to standard output.");

    final Flag<Boolean> force =
            flag("--force", "Replace files that exist already.").under(Heading.OUTPUT);

    final Flag<String> kinds = text(
                    "--kinds",
                    "KINDS",
                    "The kinds of pieces, named as in a puzzle file, with commas between: tetrominoes,"
                            + " one-sided-tetrominoes, pentominoes, or T,I,O.")
            .under(Heading.BOARD);

    final Flag<PieceSymmetry> symmetry =
            symmetryOption("How pieces may be placed: free, one-sided or fixed (default: as the kinds say).");

    final Flag<Wrap> wrap = wrapOption("Opposite edges of the board that meet: none, horizontal, vertical or both.");

    private final Optional<Flag<Lattice>> lattice;

    private final Flag<Duration> timeLimit = timeLimitOption(
                    "Stop looking for a puzzle after this time (default: ${DEFAULT-VALUE}).")
            .usually("30s");

    final Flag<Boolean> solution = flag(
                    "--solution",
                    "Write the known packing, too: in JSON, or with -o in a file NAME.json that 'verify' reads.")
            .under(Heading.OUTPUT);

    final Flag<OutputFormat> format = formatOption();

    /**
     * Holds the lattice of the board that was read last. One word of the command line may name several lattices, which
     * differ in their dimensions. Only the size of a board tells which of these lattices is meant.
     */
    private Optional<Lattice> ofBoard = Optional.empty();

    /**
     * Declares the options.
     *
     * @param isOfLattices whether the user may choose the lattice; otherwise cells are squares
     */
    GenerateFlags(boolean isOfLattices) {
        lattice = !isOfLattices
                ? Optional.empty()
                : Optional.of(option(PuzzleKeys.LATTICE)
                        .described(
                                "The lattice: square, cubic, hexagonal, triangular or hypercubic (default: ${DEFAULT-VALUE}).")
                        .usually("square"));
        Said someOutput = () -> folder.isSaid() || format.value() == OutputFormat.JSON;
        rule(() -> {
            if (count.value() > 1 && !someOutput.isSaid()) {
                throw invalid(
                        "Standard output can hold one puzzle file, but %d are asked for. Add -o DIR, or --format json."
                                .formatted(count.value()));
            }
        });
        needs(solution, "A puzzle file cannot hold a packing. Add -o DIR, or --format json.", someOutput);
        needs(
                force,
                "--force replaces files in the folder of -o, but -o is missing. Add -o DIR, or leave out --force.",
                folder);
    }

    /** Returns the lattice of the board. If there is no board yet, this is the lattice that the user chose. */
    Lattice lattice() {
        return ofBoard.or(() -> lattice.map(Flag::value)).orElse(Lattices.SQUARE);
    }

    /** Returns the board of this size without holes. */
    Region board(String size) throws UnusableInput {
        if (!lattice().wraps().contains(wrap())) {
            throw invalid("A board of the %s lattice cannot have edges that meet in this way. Leave --wrap out."
                    .formatted(lattice().word()));
        }
        Region board = BoardSize.board(size, lattice(), wrap());
        ofBoard = Optional.of(board.lattice());
        return board;
    }

    Wrap wrap() {
        return wrap.optional().orElse(Wrap.NONE);
    }

    Optional<PieceChoice> givenPieces() throws UnusableInput {
        return !kinds.isSaid() ? Optional.empty() : Optional.of(pieces(kinds.value()));
    }

    private PieceChoice pieces(String words) throws UnusableInput {
        return PieceChoice.of(KindsReader.read("--kinds", words, symmetry.optional(), lattice()));
    }

    /**
     * Returns the kinds that the user gave. Without them, it returns the default kinds of the lattice, which have four
     * cells, or six on triangles.
     */
    PieceChoice pieces(PieceSymmetry usual) throws UnusableInput {
        if (kinds.isSaid()) {
            return pieces(kinds.value());
        }
        Lattice cells = lattice();
        if (cells != Lattices.SQUARE) {
            return pieces(
                    cells == Lattices.FCC
                            ? "planar-tetrominoes"
                            : cells.isSolid()
                                    ? "tetracubes"
                                    : cells == Lattices.HEXAGONAL ? "tetrahexes" : "hexiamonds");
        }
        PieceSymmetry wanted = symmetry.optional().orElse(usual);
        PieceSet set = BuiltInKinds.set(wanted == PieceSymmetry.FREE ? "tetrominoes" : wanted.word() + "-tetrominoes");
        return PieceChoice.of(set);
    }

    /**
     * Returns a clock whose time limit is the sum of the time limits of this many puzzles.
     *
     * @param interrupted says whether to stop; it is called often
     */
    GenerationClock patience(int puzzles, BooleanSupplier interrupted) {
        return new GenerationClock(timeLimit.value().multipliedBy(puzzles), interrupted);
    }

    /** Returns the limits of one puzzle. */
    Limits limitsOfOne() {
        return Limits.time(timeLimit.value());
    }

    String timeLimitWords() {
        return "%.3f s".formatted(timeLimit.value().toMillis() / 1000.0);
    }

    /**
     * Returns the seed of a puzzle of the series. The first puzzle has the given seed, so that each puzzle can be made
     * again alone.
     *
     * @param number the number of the puzzle, from 0
     */
    long seed(int number) {
        return number == 0 ? seed.value() : new SplittableRandom(seed.value() + number * SEED_STEP).nextLong() >>> 11;
    }

    /** Returns the options that shape a puzzle, as the user typed them. */
    String words() {
        return kinds.typed()
                + symmetry.typed()
                + wrap.typed()
                + lattice.map(Flag::typed).orElse("");
    }
}
