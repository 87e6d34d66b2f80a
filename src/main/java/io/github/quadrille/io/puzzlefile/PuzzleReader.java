package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.LetterGrid;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.BoardSize.BoardPicture;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads puzzles. A puzzle file is YAML, and therefore may be JSON:
 *
 * <pre>
 * name: Two sets in a notched board
 * lattice: square     # square | cubic | hexagonal | triangular
 * board: |            # or 8x10 (rows x columns). '.' must be covered, '?' may be covered, '#' is no cell
 *   ..........
 *   ...##.....
 * wrap: none          # none | horizontal (left and right edges meet) | vertical (top and bottom) | both; or what
 *                     # closes: [rows, columns], of cubes [layers, rows, columns] or some of these
 * symmetry: free      # free (turn and flip) | one-sided (turn only) | fixed (as drawn)
 * pieces:
 *   T: 2              # a count, a range 1..3 or 2.., or any
 *   hook: 1
 * shapes:
 *   hook: |           # X is a cell, '.' or a blank is none; connected or not
 *     XX
 *     .X
 * goal: pack          # pack | cover (as much as possible)
 * maximise: cells     # cells | pieces
 * weights:            # what a piece of a kind counts, with maximise: pieces
 *   T: 2
 * cell-weights: |     # what a cell counts, with maximise: cells; a digit for each
 *   1111111111
 *   111##11119
 * given: |            # pieces that lie already, a symbol for each; or rows [T, [[0, 0], [0, 1], [0, 2], [1, 1]]]
 *   aaa.......
 *   .a.##.....
 * </pre>
 *
 * Only board and pieces are required.
 */
public final class PuzzleReader {
    private static final String GIVEN = "given";
    private static final List<String> KEYS = Stream.concat(
                    Stream.of("name", "lattice", "board", "wrap", "symmetry", "pieces", "shapes", GIVEN),
                    GoalReader.KEYS.stream())
            .toList();
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    /** How answers begin, in JSON and as text. */
    private static final Pattern ANSWER = Pattern.compile(
            "\\s*(?:\\{\\s*\"(?:puzzle|packings)\"|\\{\\s*\"pieces\"\\s*:\\s*\\[\\s*\\{|status: [a-z]+\\R)");
    /** As long as a file's name may be. */
    private static final int MAX_NAME = 255;

    private final Problems problems;

    private final GivenKeys given;
    private final Problems givenProblems;

    private PuzzleReader(String source, GivenKeys given) {
        this.problems = new Problems(source);
        this.given = given;
        this.givenProblems = new Problems(given.option().name());
    }

    /**
     * Reads what a command line names.
     *
     * @param argument a size such as {@code 8x10} for a rectangle and the standard bag, a file, or {@code -}
     */
    public static Puzzle read(String argument) throws UnusableInput {
        return read(argument, GivenKeys.NONE);
    }

    /**
     * Reads what a command line names.
     *
     * @param argument a size such as {@code 8x10}, with the standard bag if no pieces are given; or a file, or {@code
     *     -}, with a puzzle, or with just the picture of a board for the pieces given, or with a matrix or a bitmap, whose
     *     1 are a board for the pieces given, or else for as many tetrominoes as one likes
     * @param given what the command line says beside it
     */
    public static Puzzle read(String argument, GivenKeys given) throws UnusableInput {
        if (given.isSize(argument)) {
            return new PuzzleReader(argument, given).puzzle(given.fileOf(argument));
        }
        if (!BoardSize.isSize(argument)) {
            if (PuzzleCode.isCode(argument)) {
                return parse(PuzzleCode.label(argument), argument, given);
            }
            String source = InputFile.label(argument);
            byte[] bytes = InputFile.bytes(argument, "puzzle");
            refuseForeign(source, bytes);
            return parse(source, bytes, given);
        }
        BoardSize size = BoardSize.parse(argument);
        Puzzle standard = Puzzle.standard(size.rows(), size.columns());
        return given.isNone() ? standard : new PuzzleReader(argument, given).of(size, standard.bag());
    }

    /** What belongs to other programs. */
    static void refuseForeign(String source, byte... bytes) throws UnusableInput {
        if (InputFile.isXml(bytes) || InputFile.isCompressed(bytes)) {
            throw new UnusableInput(
                    source,
                    "This is no puzzle file, but XML or compressed. Maybe 'quadrille import' first, if BurrTools wrote it.");
        }
    }

    /** Reads the bytes of a puzzle file, or of a bitmap. */
    static Puzzle parse(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        return BitmapReader.isBitmap(bytes)
                ? new PuzzleReader(source, given).puzzle(given.fileOf(TargetReader.parse(source, bytes)))
                : parse(source, InputFile.decode(source, bytes), given);
    }

    /**
     * Reads the text of a puzzle file.
     *
     * @param source what messages call the text; without a name of its own the puzzle is named after it
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        return parse(source, text, GivenKeys.NONE);
    }

    /**
     * Reads the text of a puzzle file, or just of a board.
     *
     * @param source what messages call the text
     * @param given what is said beside it
     */
    public static Puzzle parse(String source, String written, GivenKeys given) throws UnusableInput {
        String text = written.startsWith(BYTE_ORDER_MARK) ? written.substring(1) : written;
        if (PuzzleCode.isCode(text)) {
            return parse(source, PuzzleCode.text(source, text), given);
        }
        if (ANSWER.matcher(text).lookingAt()) {
            throw new UnusableInput(
                    source, "This is an answer, not a puzzle. Maybe another file is meant: the puzzle comes first.");
        }
        if (MatrixReader.isMatrix(text)) {
            return new PuzzleReader(source, given).puzzle(given.fileOf(TargetReader.ofText(source, text)));
        }
        if (LetterGrid.isPicture(text)) {
            throw new UnusableInput(
                    source,
                    "This is a packing with a letter for each cell, no puzzle. Maybe 'quadrille import' first, which makes one of it.");
        }
        Optional<YamlNode.Mapping> picture =
                BarePicture.read(text, given.pieces().isPresent());
        if (picture.isPresent()) {
            if (given.pieces().isEmpty() && given.option().isNeeded()) {
                throw new UnusableInput(
                        source,
                        "This is just the picture of a board. Maybe add %s."
                                .formatted(given.option().example()));
            }
            return new PuzzleReader(source, given).puzzle(picture.get());
        }
        YamlNode root = YamlTree.parse(source, SlantedPictures.marked(text));
        if (root instanceof YamlNode.Mapping file) {
            return new PuzzleReader(source, given).puzzle(file);
        }
        String message = "This is %s, no puzzle. Maybe it lacks 'board:' and 'pieces:'.".formatted(root.description());
        TextPosition position = root.position();
        throw new UnusableInput(List.of(new Problem(source, position.line(), position.column(), message)));
    }

    /** A rectangle with the bag of its size, unless there are pieces given. */
    private Puzzle of(BoardSize size, Bag standard) throws UnusableInput {
        if (given.pieces().isPresent()) {
            return puzzle(size.asFile());
        }
        PieceSymmetry symmetry = given.symmetry().orElse(PieceSymmetry.FREE);
        if (symmetry != PieceSymmetry.FREE) {
            throw new UnusableInput(
                    "--symmetry " + symmetry.word(),
                    "The standard bag of %s has free pieces. Maybe add --pieces %s-tetrominoes."
                            .formatted(problems.source(), symmetry.word()));
        }
        GoalReader asked = new GoalReader(given.addedTo(size.asFile(), problems), Lattices.SQUARE, problems);
        Wrap wrap = given.wrap().orElse(Wrap.NONE);
        if (wrap.frontMeetsBack()) {
            throw new UnusableInput(
                    "--wrap " + wrap.word(), "A board of squares has no layers that meet. Maybe --wrap rows,columns.");
        }
        Region region = new Region(size.picture(), wrap);
        return new Puzzle(problems.source(), region, symmetry, standard, asked.goal(region, standard));
    }

    private Puzzle puzzle(YamlNode.Mapping written) throws UnusableInput {
        YamlNode.Mapping file = given.addedTo(written, problems);
        file.entries().stream().filter(entry -> !KEYS.contains(entry.key())).forEach(this::reportUnknownKey);
        String name = file.get("name").map(this::name).orElse("");
        Lattice lattice = word(file, "lattice", Lattices.ALL, Lattice::word).orElse(Lattices.SQUARE);
        Wrap wrap = file.get("wrap").map(node -> wrap(node, lattice)).orElse(Wrap.NONE);
        Optional<PieceSymmetry> symmetry =
                word(file, "symmetry", Arrays.asList(PieceSymmetry.values()), PieceSymmetry::word);
        Optional<BoardPicture> board = required(file, "board").map(node -> board(lattice, node));
        reportUnoffered(file, lattice, wrap);
        file.get("board")
                .ifPresent(node -> LatticeSize.refuseWrap(text(node), lattice, wrap, node.position(), problems));
        Map<String, ShapesReader.Drawing> drawings = file.get("shapes")
                .map(new ShapesReader(lattice, problems)::read)
                .orElse(Map.of());
        Optional<YamlNode.Mapping> listed =
                given.pieces().map(text -> PiecesText.entries(text, given.option(), givenProblems));
        PieceSymmetry pieceSymmetry = symmetry.orElseGet(() ->
                listed.map(entries -> PiecesText.symmetry(entries, lattice)).orElse(lattice.usualSymmetry()));
        Optional<YamlNode> pieces = listed.<YamlNode>map(entries -> entries).or(() -> pieces(file));
        Optional<List<Supply>> supplies = Optional.empty();
        if (symmetry.isPresent() || file.get("symmetry").isEmpty()) {
            boolean givenTwice = listed.isPresent() && file.get("pieces").isPresent();
            supplies = pieces.map(node -> supplies(node, lattice, pieceSymmetry, drawings, givenTwice));
        } else if (listed.isEmpty()) {
            pieces.ifPresent(node -> reportWithAnySymmetry(node, lattice, drawings));
        }
        boolean good = problems.isEmpty() && givenProblems.isEmpty();
        GoalReader asked = new GoalReader(file, lattice, problems);
        if (!good) {
            problems.throwIfAny(givenProblems);
        }
        Region region = board.orElseThrow().region(wrap);
        Bag bag = new Bag(supplies.orElseGet(() -> List.of(anyCell(lattice))));
        Goal goal = asked.goal(region, bag);
        problems.throwIfAny();
        Puzzle puzzle = new Puzzle(name.isBlank() ? usualName() : name, region, pieceSymmetry, bag, goal);
        List<Placement> lying =
                file.get(GIVEN).map(new GivenReader(puzzle, problems)::read).orElse(List.of());
        problems.throwIfAny();
        return puzzle.withGiven(lying);
    }

    private Optional<YamlNode> pieces(YamlNode.Mapping file) {
        Optional<YamlNode> pieces = file.get("pieces");
        if (pieces.isEmpty() && given.option().isNeeded()) {
            String option = given.option().name();
            String find = option.equals(GivenKeys.PiecesOption.PIECES.name())
                    ? "; 'bags' and 'generate unique' find some, by --from"
                    : "";
            problems.add(
                    file.position(),
                    "There is no 'pieces'. Maybe add a line 'pieces:', or %s%s.".formatted(option, find));
        }
        return pieces;
    }

    /** For a board that needs no pieces, since a bag is never empty. */
    private static Supply anyCell(Lattice lattice) {
        return new Supply(new Kind("cell", new Polyform(lattice, List.of(new Cell(0, 0)))), CountRange.ANY);
    }

    /** A word, or a list of what closes. */
    private Wrap wrap(YamlNode node, Lattice lattice) {
        String text = node instanceof YamlNode.Sequence list
                ? list.items().stream().map(PuzzleReader::text).collect(Collectors.joining(",", "[", "]"))
                : text(node);
        Optional<Wrap> wrap = Wrap.of(text);
        if (wrap.isEmpty()) {
            List<String> words = Wrap.FLAT.stream().map(Wrap::word).toList();
            String advice = Suggestion.nearest(text, words)
                    .map(near -> "'" + near + "'")
                    .orElse("one of these");
            problems.add(
                    node.position(),
                    "The wrap is %s, but can be %s, or a list of %srows and columns only. Maybe %s."
                            .formatted(
                                    node instanceof YamlNode.Sequence ? Quote.of(text) : node.description(),
                                    alternatives(words),
                                    lattice.isSolid() ? "layers, " : "",
                                    advice));
        } else if (wrap.get().frontMeetsBack() && !lattice.isSolid()) {
            problems.add(
                    node.position(),
                    "A board of the %s lattice has no layers that meet. Maybe wrap: [rows, columns], or lattice: cubic."
                            .formatted(lattice.word()));
            return Wrap.NONE;
        }
        return wrap.orElse(Wrap.NONE);
    }

    /** A board by its side has no opposite edges that could be glued together like rows and columns. */
    private BoardPicture board(Lattice lattice, YamlNode node) {
        return lattice == Lattices.SQUARE
                ? new BoardPicture(lattice, 1, new BoardReader(problems).read(node))
                : new LatticeBoardReader(lattice, problems).read(node);
    }

    /** Says what is for other lattices only. */
    private void reportUnoffered(YamlNode.Mapping file, Lattice lattice, Wrap wrap) {
        if (lattice == Lattices.TRIANGULAR && wrap != Wrap.NONE) {
            problems.add(
                    file.get("wrap").orElseThrow().position(),
                    "The edges of a board of triangles do not meet. Maybe wrap: none.");
        }
    }

    private static String text(YamlNode node) {
        return node instanceof YamlNode.Scalar scalar ? scalar.value() : "";
    }

    private List<Supply> supplies(
            YamlNode node,
            Lattice lattice,
            PieceSymmetry symmetry,
            Map<String, ShapesReader.Drawing> drawings,
            boolean givenTwice) {
        boolean beside = given.pieces().isPresent();
        PiecesReader reader = new PiecesReader(
                lattice,
                symmetry,
                drawings,
                beside ? PiecesReader.Place.ARGUMENT : PiecesReader.Place.FILE,
                beside ? givenProblems : problems);
        List<Supply> supplies = reader.read(node);
        if (!givenTwice) {
            reader.reportUnused(problems);
        }
        return supplies;
    }

    /** What a puzzle is called that has no name of its own, by what a command line names. */
    public static String usualName(String argument, GivenKeys given) {
        String source = PuzzleCode.isCode(argument) ? PuzzleCode.label(argument) : InputFile.label(argument);
        return new PuzzleReader(source, given).usualName();
    }

    /** The file's, with the pieces if they are given: the same board may go with others. */
    private String usualName() {
        String stem = InputFile.stem(problems.source());
        String full = given.pieces()
                .map(text -> stem + " " + text.strip().replaceAll("\\s+", " "))
                .orElse(stem);
        return printable(full.length() > MAX_NAME ? stem : full);
    }

    /** Says what is wrong with the pieces whichever symmetry was meant. */
    private void reportWithAnySymmetry(YamlNode pieces, Lattice lattice, Map<String, ShapesReader.Drawing> drawings) {
        Arrays.stream(PieceSymmetry.values())
                .map(meant -> {
                    Problems wrong = new Problems(problems.source());
                    PiecesReader reader = new PiecesReader(lattice, meant, drawings, PiecesReader.Place.FILE, wrong);
                    reader.read(pieces);
                    reader.reportUnused(wrong);
                    return wrong.first();
                })
                .reduce((some, others) -> some.stream().filter(others::contains).toList())
                .orElseThrow()
                .forEach(problems::add);
    }

    private Optional<YamlNode> required(YamlNode.Mapping file, String key) {
        Optional<YamlNode> node = file.get(key);
        if (node.isEmpty()) {
            problems.add(file.position(), "There is no '%s'. Maybe add a line '%s:'.".formatted(key, key));
        }
        return node;
    }

    private void reportUnknownKey(YamlNode.Entry entry) {
        String advice = Suggestion.nearest(entry.key(), KEYS)
                .map(key -> "Maybe '" + key + "'.")
                .orElse("Maybe one of " + String.join(", ", KEYS) + ".");
        problems.add(entry.position(), "Unknown key %s. %s".formatted(Quote.of(entry.key()), advice));
    }

    private String name(YamlNode node) {
        if (node instanceof YamlNode.Scalar text
                && text.value().length() <= MAX_NAME
                && text.value().equals(printable(text.value()))) {
            return text.value();
        }
        String message = "The name is %s. Maybe one line of at most %d characters.";
        problems.add(node.position(), message.formatted(node.description(), MAX_NAME));
        return "";
    }

    private <T> Optional<T> word(YamlNode.Mapping file, String key, List<T> values, Function<T, String> wordOf) {
        Optional<YamlNode> node = file.get(key);
        String word = node.map(value -> value instanceof YamlNode.Scalar text ? text.value() : "")
                .orElse("");
        Optional<T> found = values.stream()
                .filter(value -> wordOf.apply(value).equals(word))
                .findFirst();
        if (node.isPresent() && found.isEmpty()) {
            List<String> words = values.stream().map(wordOf).toList();
            String advice = Suggestion.nearest(word, words)
                    .map(near -> "'" + near + "'")
                    .orElse("one of these");
            String message = "The %s is %s, but can be %s only. Maybe %s.";
            problems.add(
                    node.get().position(),
                    message.formatted(key, node.get().description(), alternatives(words), advice));
        }
        return found;
    }

    private static String alternatives(List<String> words) {
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    /** Without characters that move a terminal's cursor or cannot be encoded. */
    private static String printable(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
