package io.github.quadrille.app.cli.shared;

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

/** The options that all sorts of generated puzzles share. */
public final class GenerateFlags extends Flags {
    private static final int MOST = 10_000;
    /** Far apart, so that the seeds of a series do not meet those of the next one. */
    private static final long SEED_STEP = 0x9E3779B97F4A7C15L;

    private final Flag<Long> seed = seedOption("The same seed makes the same puzzle (default: ${DEFAULT-VALUE}).");

    private final Flag<Integer> count = number(
                    "-n,--count",
                    "COUNT",
                    "How many; each has a seed of its own, stated in it (default: ${DEFAULT-VALUE}).")
            .usually("1");

    private final Flag<Path> folder = file("-o", "DIR", "Write files there instead of to standard output.");

    private final Flag<Boolean> force = flag("--force", "Replace files that are there.");

    private final Flag<String> kinds = text(
            "--kinds",
            "KINDS",
            "Names as in a puzzle file, with commas between: tetrominoes, one-sided-tetrominoes,"
                    + " pentominoes, or T,I,O.");

    private final Flag<PieceSymmetry> symmetry =
            symmetryOption("free, one-sided or fixed (default: as the kinds are).");

    private final Flag<Wrap> wrap = wrapOption("Edges that meet: none, horizontal, vertical or both.");

    /** What cells are; of squares unless a command says more. */
    private Lattice lattice = Lattices.SQUARE;

    private final Flag<Duration> timeLimit = timeLimitOption(
                    "Give a puzzle up after this time (default: ${DEFAULT-VALUE}).")
            .usually("30s");

    private final Flag<Boolean> solution = flag(
            "--solution", "Give the known packing, too: in JSON, or with -o in a file NAME.json that 'verify' reads.");

    private final Flag<OutputFormat> format = formatOption();

    /** The whole board of the size. */
    public Region board(String size) throws UnusableInput {
        if (!lattice.wraps().contains(wrap())) {
            throw invalid("Such edges of a board of the %s lattice do not meet. Maybe leave --wrap out."
                    .formatted(lattice.word()));
        }
        return BoardSize.board(size, lattice, wrap());
    }

    /** Sets what cells are. */
    public void on(Lattice cells) {
        lattice = cells;
    }

    /** Refuses other lattices. */
    public void onlySquares(String command) {
        if (lattice != Lattices.SQUARE) {
            throw invalid("%s makes boards of squares only. Maybe generate planted, or random.".formatted(command));
        }
    }

    public Wrap wrap() {
        return !wrap.isSaid() ? Wrap.NONE : wrap.value();
    }

    public Optional<Wrap> givenWrap() {
        return wrap.optional();
    }

    public Optional<PieceSymmetry> givenSymmetry() {
        return symmetry.optional();
    }

    public Optional<PieceChoice> givenPieces() throws UnusableInput {
        return !kinds.isSaid()
                ? Optional.empty()
                : Optional.of(PieceChoice.of(KindsReader.read("--kinds", kinds.value(), givenSymmetry(), lattice)));
    }

    public Optional<String> givenKinds() {
        return kinds.optional();
    }

    /** The kinds given, or those of four cells, of triangles of six. */
    public PieceChoice pieces(PieceSymmetry usual) throws UnusableInput {
        Optional<PieceChoice> given = givenPieces();
        if (given.isPresent()) {
            return given.get();
        }
        if (lattice != Lattices.SQUARE) {
            String set = lattice.isSolid() ? "tetracubes" : lattice == Lattices.HEXAGONAL ? "tetrahexes" : "hexiamonds";
            return PieceChoice.of(KindsReader.read("--kinds", set, givenSymmetry(), lattice));
        }
        PieceSymmetry wanted = givenSymmetry().orElse(usual);
        PieceSet set = BuiltInKinds.set(wanted == PieceSymmetry.FREE ? "tetrominoes" : wanted.word() + "-tetrominoes");
        return PieceChoice.of(set);
    }

    /**
     * @param interrupted asked often
     */
    public GenerationClock patience(BooleanSupplier interrupted) {
        return patience(1, interrupted);
    }

    /** For so many puzzles together. */
    public GenerationClock patience(int puzzles, BooleanSupplier interrupted) {
        return new GenerationClock(timeLimit.value().multipliedBy(puzzles), interrupted);
    }

    /** What one puzzle may take. */
    public Limits limitsOfOne() {
        return Limits.time(timeLimit.value());
    }

    public String timeLimitWords() {
        return "%.3f s".formatted(timeLimit.value().toMillis() / 1000.0);
    }

    public int count() {
        if (count.value() < 1 || count.value() > MOST) {
            throw invalid("%d puzzles cannot be made at a time. Maybe -n 1, up to %d.".formatted(count.value(), MOST));
        }
        if (count.value() > 1 && !folder.isSaid() && format.value() == OutputFormat.TEXT) {
            throw invalid("%d puzzle files do not fit into one output. Maybe add -o DIR, or --format json."
                    .formatted(count.value()));
        }
        if (solution.isSaid() && !folder.isSaid() && format.value() == OutputFormat.TEXT) {
            throw invalid("A puzzle file has no room for a packing. Maybe add -o DIR, or --format json.");
        }
        if (force.isSaid() && !folder.isSaid()) {
            throw invalid("--force replaces files, but no -o says where. Maybe leave it out.");
        }
        return count.value();
    }

    /** The seed of the i-th puzzle from 0: the first has the given one, so that each can be made again alone. */
    public long seed(int number) {
        return number == 0 ? seed.value() : new SplittableRandom(seed.value() + number * SEED_STEP).nextLong() >>> 11;
    }

    public Optional<Path> folder() {
        return folder.optional();
    }

    public boolean mayReplace() {
        return force.isSaid();
    }

    public boolean wantsSolution() {
        return solution.isSaid();
    }

    public OutputFormat format() {
        return format.value();
    }

    /** The options that shape a puzzle, as they were given. */
    public String words() {
        return (!kinds.isSaid() ? "" : " --kinds " + kinds.value().replaceAll("[^\\p{Graph}]", ""))
                + (!symmetry.isSaid() ? "" : " --symmetry " + symmetry.value().word())
                + (!wrap.isSaid() ? "" : " --wrap " + wrap.value().word())
                + (lattice == Lattices.SQUARE ? "" : " --lattice " + lattice.word());
    }
}
