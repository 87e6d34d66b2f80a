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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that all sorts of generated puzzles share. */
public final class GenerateFlags {
    private static final int MOST = 10_000;
    /** Far apart, so that the seeds of a series do not meet those of the next one. */
    private static final long SEED_STEP = 0x9E3779B97F4A7C15L;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The same seed makes the same puzzle (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "COUNT",
            defaultValue = "1",
            description = "How many; each has a seed of its own, stated in it (default: ${DEFAULT-VALUE}).")
    private int count;

    @Option(names = "-o", paramLabel = "DIR", description = "Write files there instead of to standard output.")
    private Path folder;

    @Option(names = "--force", description = "Replace files that are there.")
    private boolean force;

    @Option(
            names = "--kinds",
            paramLabel = "KINDS",
            description = "Names as in a puzzle file, with commas between: tetrominoes, one-sided-tetrominoes,"
                    + " pentominoes, or T,I,O.")
    private String kinds;

    @Option(
            names = "--symmetry",
            converter = SymmetryWord.class,
            description = "free, one-sided or fixed (default: as the kinds are).")
    private PieceSymmetry symmetry;

    @Option(
            names = "--wrap",
            converter = WrapWord.class,
            description = "Edges that meet: none, horizontal, vertical or both.")
    private Wrap wrap;

    /** What cells are; of squares unless a command says more. */
    private Lattice lattice = Lattices.SQUARE;

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeSpan.class,
            defaultValue = "30s",
            description = "Give a puzzle up after this time (default: ${DEFAULT-VALUE}).")
    private Duration timeLimit;

    @Option(
            names = "--solution",
            description = "Give the known packing, too: in JSON, or with -o in a file NAME.json that 'verify' reads.")
    private boolean solution;

    @Option(names = "--format", defaultValue = "text", description = "text or json (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    /** Reads {@code one-sided}. */
    public static final class SymmetryWord implements ITypeConverter<PieceSymmetry> {
        @Override
        public PieceSymmetry convert(String word) {
            return ofWord(word, PieceSymmetry.values(), PieceSymmetry::word);
        }
    }

    /** Reads {@code horizontal}. */
    public static final class WrapWord implements ITypeConverter<Wrap> {
        @Override
        public Wrap convert(String word) {
            return Wrap.of(word)
                    .orElseThrow(
                            () -> new TypeConversionException("There is no wrap '%s'. Maybe one of %s, or of cubes %s."
                                    .formatted(word, words(Wrap.FLAT), "layers,rows,columns or some of these")));
        }

        private static String words(List<Wrap> wraps) {
            return wraps.stream().map(Wrap::word).collect(Collectors.joining(", "));
        }
    }

    /** The same of flat boards. */
    public static final class FlatWrapWord implements ITypeConverter<Wrap> {
        @Override
        public Wrap convert(String word) {
            return Wrap.of(word)
                    .filter(Wrap.FLAT::contains)
                    .orElseThrow(() -> new TypeConversionException(
                            "There is no wrap '%s'. Maybe one of %s.".formatted(word, WrapWord.words(Wrap.FLAT))));
        }
    }

    /** Reads {@code hexagonal}. */
    public static final class LatticeWord implements ITypeConverter<Lattice> {
        @Override
        public Lattice convert(String word) {
            return ofWord(word, Lattices.ALL.toArray(Lattice[]::new), Lattice::word);
        }
    }

    private static <T> T ofWord(String word, T[] values, Function<T, String> wordOf) {
        return Arrays.stream(values)
                .filter(value -> wordOf.apply(value).equals(word))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'%s' is unknown. Maybe one of %s."
                        .formatted(word, Arrays.stream(values).map(wordOf).collect(Collectors.joining(", ")))));
    }

    /** The whole board of the size. */
    public Region board(String size) throws UnusableInput {
        if (!lattice.wraps().contains(wrap())) {
            throw new InvalidOptions(
                    spec,
                    "Such edges of a board of the %s lattice do not meet. Maybe leave --wrap out."
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
            throw new InvalidOptions(
                    spec, "%s makes boards of squares only. Maybe generate planted, or random.".formatted(command));
        }
    }

    public Wrap wrap() {
        return wrap == null ? Wrap.NONE : wrap;
    }

    public Optional<Wrap> givenWrap() {
        return Optional.ofNullable(wrap);
    }

    public Optional<PieceSymmetry> givenSymmetry() {
        return Optional.ofNullable(symmetry);
    }

    public Optional<PieceChoice> givenPieces() throws UnusableInput {
        return kinds == null
                ? Optional.empty()
                : Optional.of(PieceChoice.of(KindsReader.read("--kinds", kinds, givenSymmetry(), lattice)));
    }

    public Optional<String> givenKinds() {
        return Optional.ofNullable(kinds);
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
        return new GenerationClock(timeLimit.multipliedBy(puzzles), interrupted);
    }

    /** What one puzzle may take. */
    public Limits limitsOfOne() {
        return Limits.time(timeLimit);
    }

    public String timeLimitWords() {
        return "%.3f s".formatted(timeLimit.toMillis() / 1000.0);
    }

    public CommandSpec spec() {
        return spec;
    }

    public int count() {
        if (count < 1 || count > MOST) {
            throw new InvalidOptions(
                    spec, "%d puzzles cannot be made at a time. Maybe -n 1, up to %d.".formatted(count, MOST));
        }
        if (count > 1 && folder == null && format == OutputFormat.TEXT) {
            throw new InvalidOptions(
                    spec,
                    "%d puzzle files do not fit into one output. Maybe add -o DIR, or --format json.".formatted(count));
        }
        if (solution && folder == null && format == OutputFormat.TEXT) {
            throw new InvalidOptions(
                    spec, "A puzzle file has no room for a packing. Maybe add -o DIR, or --format json.");
        }
        if (force && folder == null) {
            throw new InvalidOptions(spec, "--force replaces files, but no -o says where. Maybe leave it out.");
        }
        return count;
    }

    /** The seed of the i-th puzzle from 0: the first has the given one, so that each can be made again alone. */
    public long seed(int number) {
        return number == 0 ? seed : new SplittableRandom(seed + number * SEED_STEP).nextLong() >>> 11;
    }

    public Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    public boolean mayReplace() {
        return force;
    }

    public boolean wantsSolution() {
        return solution;
    }

    public OutputFormat format() {
        return format;
    }

    /** The options that shape a puzzle, as they were given. */
    public String words() {
        return (kinds == null ? "" : " --kinds " + kinds.replaceAll("[^\\p{Graph}]", ""))
                + (symmetry == null ? "" : " --symmetry " + symmetry.word())
                + (wrap == null ? "" : " --wrap " + wrap.word())
                + (lattice == Lattices.SQUARE ? "" : " --lattice " + lattice.word());
    }
}
