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
import io.github.quadrille.core.puzzle.PuzzleText;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads a puzzle file, which is YAML, and therefore can also be JSON:
 *
 * <pre>
 * name: Two sets in a notched board
 * author: Ada         # who made it; 'description' and 'instructions' are further texts, for those who solve it
 * lattice: square     # square | cubic | hexagonal | triangular | fcc | hypercubic
 * board: |            # or 8x10 (rows x columns). '.' must be covered, '?' may be covered, '#' is no cell
 *   ..........
 *   ...##.....
 * wrap: none          # none | horizontal (left and right edges are joined) | vertical (top and bottom) | both; or a
 *                     # list of what is joined: rows, columns and, for cubes, layers
 * symmetry: free      # free (turn and flip) | one-sided (turn only) | fixed (as drawn)
 * pieces:
 *   T: 2              # a count, a range 1..3 or 2.., or any
 *   hook: 1
 * shapes:
 *   hook: |           # X is a cell, '.' or a blank is not; the cells need not be connected
 *     XX
 *     .X
 * goal: pack          # pack | cover (as much as possible)
 * maximise: cells     # cells | pieces
 * weights:            # the weight of a piece of each kind, with maximise: pieces
 *   T: 2
 * cell-weights: |     # the weight of each cell, a digit, with maximise: cells
 *   1111111111
 *   111##11119
 * given: |            # pieces that are already laid, a symbol for each; or rows [T, [[0, 0], [0, 1], ...]]
 *   aaa.......
 *   .a.##.....
 * rules:              # further conditions on a packing, see RulesReader
 *   - no-four-meet
 * colours: |          # a letter or a digit for each coloured cell; a shape with colours is {cells: XX, colours: xo}
 *   xoxo......
 *   oxo##.....
 * </pre>
 *
 * <p>Only {@code board} and {@code pieces} are required. If the board is given in another form, such as a size or only
 * a picture, all other keys are given as parameters. Keys can also be given as parameters in addition to a file. A key
 * that is given twice is refused.
 */
final class PuzzleFile {
    private static final String AUTHOR = "author";
    private static final String DESCRIPTION = "description";
    private static final String GIVEN = "given";
    private static final String INSTRUCTIONS = "instructions";
    private static final String PIECES = "pieces";
    private static final String RULES = "rules";
    private static final String COLOURS = "colours";
    private static final List<String> KEYS = Stream.of(
                    Stream.of(
                            "name",
                            AUTHOR,
                            DESCRIPTION,
                            INSTRUCTIONS,
                            "lattice",
                            "board",
                            "wrap",
                            "symmetry",
                            PIECES,
                            "shapes",
                            GIVEN),
                    GoalReader.KEYS.stream(),
                    Stream.of(RULES, COLOURS))
            .flatMap(keys -> keys)
            .toList();
    /**
     * The name of a puzzle or of an author has at most this many characters, because many systems have the same limit
     * for names of files.
     */
    private static final int MAX_NAME = 255;
    /** The description and the instructions each have at most this many characters, which is about a page of a book. */
    private static final int MAX_TEXT = 2_000;
    /**
     * On a board with joined opposite edges, such as a torus, a piece has at most this many cells. No cell of a piece
     * comes first on such a board, so the checker of packings lists each orientation once from each cell of the piece.
     * Such lists grow with the square of the number of cells.
     */
    private static final int MOST_CELLS_ON_WRAPS = 1_000;

    private final Problems problems;
    private final GivenKeys given;
    private final Problems givenProblems;
    private final Problems ruleProblems;
    private final PuzzleForm form;
    private final YamlNode.Mapping file;
    /** If the signs in the board's picture can be read in several ways, this field holds these readings. */
    private Optional<BoardSigns> signs = Optional.empty();

    private Runnable reportSigns = () -> {};

    PuzzleFile(PuzzleForm form, GivenKeys given) throws UnusableInput {
        this.problems = form.problems();
        this.given = given;
        this.givenProblems = new Problems(given.option().shown());
        this.ruleProblems = given.rules().isPresent() ? new Problems(ParameterName.of(RULES)) : problems;
        this.form = form;
        this.file = form.keys(given);
    }

    /** Returns the puzzle that the file describes. */
    Puzzle puzzle() throws UnusableInput {
        refuseGivenTwice();
        file.entries().stream().filter(entry -> !KEYS.contains(entry.key())).forEach(this::reportUnknownKey);
        String name = file.get("name").map(node -> line("name", node)).orElse("");
        Lattice written =
                word("lattice", Lattices.ALL, Lattice::word).or(given::lattice).orElse(Lattices.SQUARE);
        Wrap wrap = wrap(written);
        Optional<PieceSymmetry> symmetry = word("symmetry", Arrays.asList(PieceSymmetry.values()), PieceSymmetry::word)
                .or(given::symmetry);
        Optional<BoardPicture> board = board(written);
        reportUnoffered(written, wrap);
        Lattice lattice = board.map(BoardPicture::lattice).orElse(written);
        Map<String, ShapesReader.Drawing> drawings = drawings(lattice);
        Optional<YamlNode.Mapping> listed =
                given.pieces().map(text -> PiecesText.entries(text, given.option(), givenProblems));
        PieceSymmetry pieceSymmetry = symmetry.orElseGet(() ->
                listed.map(entries -> PiecesText.symmetry(entries, lattice)).orElse(lattice.usualSymmetry()));
        Optional<YamlNode> pieces = listed.<YamlNode>map(entries -> entries).or(this::pieces);
        Optional<List<Supply>> supplies = Optional.empty();
        if (symmetry.isPresent() || file.get("symmetry").isEmpty()) {
            supplies = pieces.map(node -> supplies(node, lattice, pieceSymmetry, drawings));
        } else if (listed.isEmpty()) {
            pieces.ifPresent(node -> reportWithAnySymmetry(node, lattice, drawings));
        }
        boolean good = problems.isEmpty() && givenProblems.isEmpty();
        GoalReader asked = new GoalReader(file, given.goal(), lattice, problems);
        Optional<Bag> named = supplies.filter(all -> good && !all.isEmpty()).map(Bag::new);
        RulesReader rules = new RulesReader(lattice, named, ruleProblems);
        readRules(rules);
        if (!good) {
            signs.filter(found -> !found.isUsual()).ifPresent(found -> reportSigns.run());
            throwIfAny();
        }
        Bag bag = named.orElseGet(() -> new Bag(List.of(anyCell(lattice))));
        Region region = meant(board.orElseThrow(), bag, asked.isPack()).region(wrap);
        Goal goal = asked.goal(region, bag);
        if (region.wrap() != Wrap.NONE && bag.largestPiece() > MOST_CELLS_ON_WRAPS) {
            String message = "A piece has %,d cells, but at most %,d are allowed where edges meet. Use 'wrap: none'.";
            problems.add(pieces.orElseThrow().position(), message.formatted(bag.largestPiece(), MOST_CELLS_ON_WRAPS));
        }
        Puzzle plain = new Puzzle(
                name.isBlank() ? usualName(problems.source(), given) : name, region, pieceSymmetry, bag, goal);
        Puzzle puzzle = plain.with(new RuleSet(rules(rules, plain, named))).with(text());
        throwIfAny();
        List<Placement> lying =
                file.get(GIVEN).map(new GivenReader(puzzle, problems)::read).orElse(List.of());
        problems.throwIfAny();
        return puzzle.withGiven(lying);
    }

    private void throwIfAny() throws UnusableInput {
        if (ruleProblems == problems) {
            problems.throwIfAny(givenProblems);
        } else {
            problems.throwIfAny(givenProblems, ruleProblems);
        }
    }

    /** Reads the rules. Rules that are given as a parameter are used; otherwise, the rules of the file are used. */
    private void readRules(RulesReader reader) {
        if (given.rules().isEmpty()) {
            file.get(RULES).ifPresent(reader::read);
        } else if (given.rules().get().isBlank()) {
            ruleProblems.add("No rule is named. Use one such as 'no-four-meet'.");
        } else {
            try {
                reader.read(YamlTree.parse(ruleProblems.source(), given.rules().get()));
            } catch (UnusableInput e) {
                e.problems().forEach(ruleProblems::add);
            }
        }
    }

    /**
     * Returns the rules that were read, and a rule for the colours, if there are any. If no pieces are given, only the
     * rule for the colours is returned, because all other rules are about pieces.
     */
    private List<Rule> rules(RulesReader reader, Puzzle puzzle, Optional<Bag> bag) {
        Map<Cell, Character> board = file.get(COLOURS)
                .map(node -> new ColoursReader(puzzle.region().lattice(), problems).board(node, puzzle.region()))
                .orElse(Map.of());
        Map<String, Map<Cell, Character>> shapes =
                bag.map(this::coloursOfShapes).orElse(Map.of());
        boolean hasPieces = bag.stream()
                .flatMap(all -> all.supplies().stream())
                .anyMatch(supply -> supply.count().max() > 0);
        if (hasPieces && problems.isEmpty()) {
            refuseNeedlessColours(board, shapes, bag.get());
        }
        List<Rule> fitting = bag.isPresent() ? reader.fitting(puzzle) : List.of();
        Stream<Rule> colours =
                board.isEmpty() && shapes.isEmpty() ? Stream.of() : Stream.of(new Rule.Colours(board, shapes));
        return Stream.concat(fitting.stream(), colours).toList();
    }

    /** Returns the board. If its signs have several possible meanings, the meaning that fits the bag is chosen. */
    private BoardPicture meant(BoardPicture first, Bag bag, boolean isFilled) throws UnusableInput {
        if (signs.isEmpty()) {
            return first;
        }
        Optional<List<String>> rows = signs.get().fitting(bag, isFilled);
        if (rows.isEmpty()) {
            reportSigns.run();
            problems.throwIfAny();
        }
        return new BoardPicture(first.lattice(), 1, rows.orElseThrow());
    }

    /** Returns the drawings of the file, and the drawings that are given as parameters. */
    private Map<String, ShapesReader.Drawing> drawings(Lattice lattice) throws UnusableInput {
        Map<String, ShapesReader.Drawing> drawings = new LinkedHashMap<>();
        file.get("shapes").map(new ShapesReader(lattice, problems)::read).ifPresent(drawings::putAll);
        for (DrawnShapes.Drawn drawn : given.shapes().map(DrawnShapes::shapes).orElse(List.of())) {
            YamlNode.Entry entry = drawn.entry();
            Problems own = new Problems(drawn.source());
            drawings.merge(entry.key(), new ShapesReader(lattice, own).drawing(entry), (first, second) -> {
                own.add(
                        entry.position(),
                        "The shape %s is drawn twice. Give one of them another name.".formatted(Quote.of(entry.key())));
                return second;
            });
            own.throwIfAny();
        }
        return drawings;
    }

    /** Returns the shapes that have colours, both from the file and from parameters. */
    private Stream<YamlNode.Entry> colouredShapes() {
        Stream<YamlNode.Entry> own = file.get("shapes")
                .filter(node -> node instanceof YamlNode.Mapping)
                .map(node -> ((YamlNode.Mapping) node).entries().stream())
                .orElse(Stream.of());
        Stream<YamlNode.Entry> beside = given.shapes().map(DrawnShapes::shapes).orElse(List.of()).stream()
                .map(DrawnShapes.Drawn::entry);
        return Stream.concat(own, beside)
                .filter(entry -> ShapesReader.colours(entry).isPresent());
    }

    private Map<String, Map<Cell, Character>> coloursOfShapes(Bag bag) {
        Map<String, Map<Cell, Character>> colours = new LinkedHashMap<>();
        colouredShapes()
                .filter(entry -> bag.indexOfKind(entry.key()) < 0)
                .filter(entry -> given.shapes().isEmpty())
                .forEach(entry -> problems.add(
                        entry.position(),
                        "The shape %s has colours, but no piece has this name. Leave it out, or add it under 'pieces'."
                                .formatted(Quote.of(entry.key()))));
        colouredShapes().filter(entry -> bag.indexOfKind(entry.key()) >= 0).forEach(entry -> {
            Kind kind = bag.kind(bag.indexOfKind(entry.key()));
            Map<Cell, Character> own = new ColoursReader(kind.shape().lattice(), problems)
                    .shape(entry.key(), ShapesReader.colours(entry).orElseThrow(), kind.shape());
            if (!own.isEmpty()) {
                colours.put(kind.name(), own);
            }
        });
        return colours;
    }

    /** Reports colours without effect. Colours have an effect only when both the board and some shapes have them. */
    private void refuseNeedlessColours(Map<Cell, Character> board, Map<String, Map<Cell, Character>> shapes, Bag bag) {
        if (shapes.isEmpty() && !board.isEmpty()) {
            problems.add(
                    position(COLOURS),
                    "The board has colours, but no shape has. Add some, as in 'shapes: {a: {cells: XX, colours: xo}}', or leave these out.");
        }
        if (board.isEmpty()) {
            colouredShapes()
                    .filter(entry -> bag.indexOfKind(entry.key()) >= 0 && !shapes.isEmpty())
                    .forEach(entry -> problems.add(
                            ShapesReader.colours(entry).orElseThrow().position(),
                            "The shape %s has colours, but the board has none. Add 'colours' with a picture of the board, or leave out the colours of the shape."
                                    .formatted(Quote.of(entry.key()))));
        }
    }

    private void refuseGivenTwice() {
        for (YamlNode.Entry entry : file.entries()) {
            if (given.has(entry.key())) {
                String by = entry.key().equals(PIECES) ? given.option().shown() : ParameterName.of(entry.key());
                problems.add(
                        entry.position(),
                        "'%s' is given twice: here, and by %s. Leave one of them out.".formatted(entry.key(), by));
            }
        }
    }

    private Optional<YamlNode> pieces() {
        Optional<YamlNode> pieces = file.get(PIECES);
        if (pieces.isEmpty() && given.option().isNeeded() && !isMistyped(PIECES)) {
            String option = given.option().shown();
            String find = option.equals(GivenKeys.PiecesOption.PIECES.shown())
                    ? "; or let 'generate' choose pieces, with " + ParameterName.of("from")
                    : "";
            problems.add(
                    file.position(),
                    "The puzzle has no 'pieces'. Add a line 'pieces:', or %s%s.".formatted(option, find));
        }
        return pieces;
    }

    /**
     * Returns a supply of single cells for a board without pieces. Such a board needs this supply because a bag is
     * never empty.
     */
    private static Supply anyCell(Lattice lattice) {
        return new Supply(new Kind("cell", new Polyform(lattice, List.of(new Cell(0, 0)))), CountRange.ANY);
    }

    /** Reads which opposite edges of the board are joined. They are written as a word or as a list. */
    private Wrap wrap(Lattice lattice) {
        Optional<YamlNode> node = file.get("wrap");
        Wrap wrap = node.map(written -> wrap(written, lattice)).or(given::wrap).orElse(Wrap.NONE);
        if (wrap.frontMeetsBack() && !lattice.isSolid()) {
            problems.add(
                    position("wrap"),
                    "A board of the %s lattice has no layers that meet. Use wrap: [rows, columns], or lattice: cubic."
                            .formatted(lattice.word()));
            return Wrap.NONE;
        }
        return wrap;
    }

    private Wrap wrap(YamlNode node, Lattice lattice) {
        String text = node instanceof YamlNode.Sequence list
                ? list.items().stream().map(YamlNode::text).collect(Collectors.joining(",", "[", "]"))
                : node.text();
        Optional<Wrap> wrap = Wrap.of(text);
        if (wrap.isEmpty()) {
            List<String> words = Wrap.FLAT.stream().map(Wrap::word).toList();
            problems.add(
                    node.position(),
                    "The wrap is %s, but can be %s, or a list of %srows and columns only. %s"
                            .formatted(
                                    node instanceof YamlNode.Sequence ? Quote.of(text) : node.description(),
                                    alternatives(words),
                                    lattice.isSolid() ? "layers, " : "",
                                    nearest(text, words)));
        }
        return wrap.orElse(Wrap.NONE);
    }

    private Optional<BoardPicture> board(Lattice lattice) {
        Optional<YamlNode> node = file.get("board");
        if (node.isEmpty()) {
            problems.add(file.position(), "The puzzle has no 'board'. Add a line 'board:'.");
        }
        BoardReader reader = new BoardReader(
                lattice,
                (found, report) -> {
                    signs = Optional.of(found);
                    reportSigns = report;
                },
                problems);
        return node.map(board -> form instanceof PuzzleForm.Picture ? reader.alone(board) : reader.read(board));
    }

    /** Reports joined edges if the lattice or the form of the board does not allow them. */
    private void reportUnoffered(Lattice lattice, Wrap wrap) {
        if (lattice.wraps().size() == 1 && wrap != Wrap.NONE) {
            problems.add(
                    position("wrap"),
                    "The edges of a board of %s do not meet. Use wrap: none."
                            .formatted(
                                    lattice == Lattices.TRIANGULAR
                                            ? "triangles"
                                            : "the %s lattice".formatted(lattice.word())));
        }
        file.get("board")
                .ifPresent(node -> LatticeSize.refuseWrap(node.text(), lattice, wrap, node.position(), problems));
    }

    private TextPosition position(String key) {
        return file.get(key).map(YamlNode::position).orElse(TextPosition.NONE);
    }

    private List<Supply> supplies(
            YamlNode node, Lattice lattice, PieceSymmetry symmetry, Map<String, ShapesReader.Drawing> drawings) {
        boolean beside = given.pieces().isPresent();
        PiecesReader reader = new PiecesReader(
                lattice,
                symmetry,
                drawings,
                beside ? PiecesReader.Place.ARGUMENT : PiecesReader.Place.FILE,
                beside ? givenProblems : problems);
        List<Supply> supplies = reader.read(node);
        // A separate file of shapes is allowed to have shapes that no piece uses.
        if (given.shapes().isEmpty() && (!beside || file.get(PIECES).isEmpty())) {
            reader.reportUnused(problems);
        }
        return supplies;
    }

    /**
     * Returns the name of a puzzle whose file has no {@code name}: it is the name of the file. If pieces are given as a
     * parameter, they are added to the name, because the same board can be solved with other pieces. They are left out
     * if the name would be too long.
     */
    static String usualName(String source, GivenKeys given) {
        String stem = InputFile.stem(source);
        String full = given.pieces()
                .map(text -> stem + " " + text.strip().replaceAll("\\s+", " "))
                .orElse(stem);
        return printable(full.length() > MAX_NAME ? stem : full);
    }

    /**
     * Reports the problems of the pieces that occur whatever the symmetry is. The word for the symmetry in the file is
     * wrong, so it is not known which symmetry is meant.
     */
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

    /**
     * Returns whether some unknown key of the file is probably a mistyped form of this key. Unknown keys are reported
     * elsewhere.
     */
    private boolean isMistyped(String key) {
        return file.entries().stream()
                .map(YamlNode.Entry::key)
                .filter(word -> !KEYS.contains(word))
                .anyMatch(word -> Suggestion.nearest(word, KEYS).equals(Optional.of(key)));
    }

    private void reportUnknownKey(YamlNode.Entry entry) {
        String advice = Suggestion.advice(entry.key(), KEYS);
        problems.add(entry.position(), "Unknown key %s. %s".formatted(Quote.of(entry.key()), advice));
    }

    private PuzzleText text() {
        return new PuzzleText(
                file.get(AUTHOR).map(node -> line("author", node)).orElse(""),
                file.get(DESCRIPTION).map(node -> lines("description", node)).orElse(""),
                file.get(INSTRUCTIONS)
                        .map(node -> lines("text of the instructions", node))
                        .orElse(""));
    }

    private String line(String what, YamlNode node) {
        if (node instanceof YamlNode.Scalar text
                && text.value().length() <= MAX_NAME
                && text.value().equals(printable(text.value()))) {
            return text.value();
        }
        String message = "The %s is %s. Write one line of at most %d characters.";
        problems.add(node.position(), message.formatted(what, node.description(), MAX_NAME));
        return "";
    }

    /**
     * Reads a text that can have several lines, and removes blanks before its beginning and after its end.
     *
     * @param what the name of the text in messages
     */
    private String lines(String what, YamlNode node) {
        if (node instanceof YamlNode.Scalar text
                && text.value().length() <= MAX_TEXT
                && text.value().replace("\n", "").equals(printable(text.value()))) {
            return text.value().strip();
        }
        String message = "The %s is %s. Write plain text of at most %,d characters.";
        problems.add(node.position(), message.formatted(what, node.description(), MAX_TEXT));
        return "";
    }

    private <T> Optional<T> word(String key, List<T> values, Function<T, String> wordOf) {
        Optional<YamlNode> node = file.get(key);
        String word = node.map(YamlNode::text).orElse("");
        Optional<T> found = values.stream()
                .filter(value -> wordOf.apply(value).equals(word))
                .findFirst();
        if (node.isPresent() && found.isEmpty()) {
            List<String> words = values.stream().map(wordOf).toList();
            String message = "The %s is %s, but can be %s only. %s";
            problems.add(
                    node.get().position(),
                    message.formatted(key, node.get().description(), alternatives(words), nearest(word, words)));
        }
        return found;
    }

    private static String nearest(String word, List<String> words) {
        return Suggestion.question(word, words).orElse("Use one of these.");
    }

    private static String alternatives(List<String> words) {
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    /** Returns a name without characters that move the cursor of a terminal or cannot be encoded. */
    private static String printable(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
