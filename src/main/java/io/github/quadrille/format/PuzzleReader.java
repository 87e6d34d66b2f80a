package io.github.quadrille.format;

import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads puzzles. A puzzle file is YAML, and therefore may be JSON:
 *
 * <pre>
 * name: Two sets in a notched board
 * board: |            # or 8x10 (rows x columns). '.' must be covered, '?' may be covered, '#' is no cell
 *   ..........
 *   ...##.....
 * wrap: none          # none | horizontal (left and right edges meet) | vertical (top and bottom) | both
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
 * </pre>
 *
 * Only board and pieces are required.
 */
public final class PuzzleReader {
    private static final List<String> KEYS = Stream.concat(
                    Stream.of("name", "board", "wrap", "symmetry", "pieces", "shapes"), GoalReader.KEYS.stream())
            .toList();
    /** As long as a file's name may be. */
    private static final int MAX_NAME = 255;

    private final Problems problems;

    private PuzzleReader(String source) {
        this.problems = new Problems(source);
    }

    /**
     * Reads what a command line names.
     *
     * @param argument a size such as {@code 8x10} for a rectangle and the standard bag, a file, or {@code -}
     */
    public static Puzzle read(String argument) throws UnusableInput {
        if (BoardSize.isSize(argument)) {
            BoardSize size = BoardSize.parse(argument);
            return Puzzle.standard(size.rows(), size.columns());
        }
        return parse(InputFile.label(argument), InputFile.text(argument));
    }

    /**
     * Reads the text of a puzzle file.
     *
     * @param source what messages call the text; without a name of its own the puzzle is named after it
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        YamlNode root = YamlTree.parse(source, text);
        if (root instanceof YamlNode.Mapping file) {
            return new PuzzleReader(source).puzzle(file);
        }
        String message = "This is %s, no puzzle. Maybe it lacks 'board:' and 'pieces:'.".formatted(root.description());
        Position position = root.position();
        throw new UnusableInput(List.of(new Problem(source, position.line(), position.column(), message)));
    }

    private Puzzle puzzle(YamlNode.Mapping file) throws UnusableInput {
        file.entries().stream().filter(entry -> !KEYS.contains(entry.key())).forEach(this::reportUnknownKey);
        String name = file.get("name").map(this::name).orElse("");
        Wrap wrap = word(file, "wrap", Arrays.asList(Wrap.values()), Wrap::word).orElse(Wrap.NONE);
        Optional<PieceSymmetry> symmetry =
                word(file, "symmetry", Arrays.asList(PieceSymmetry.values()), PieceSymmetry::word);
        Optional<List<String>> board = required(file, "board").map(new BoardReader(problems)::read);
        Map<String, ShapesReader.Drawing> drawings =
                file.get("shapes").map(new ShapesReader(problems)::read).orElse(Map.of());
        PieceSymmetry pieceSymmetry = symmetry.orElse(PieceSymmetry.FREE);
        Optional<YamlNode> pieces = required(file, "pieces");
        Optional<List<Supply>> supplies = Optional.empty();
        if (symmetry.isPresent() || file.get("symmetry").isEmpty()) {
            supplies = pieces.map(new PiecesReader(pieceSymmetry, drawings, problems)::read);
        } else {
            pieces.ifPresent(node -> reportWithAnySymmetry(node, drawings));
        }
        GoalReader asked = new GoalReader(file, problems);
        problems.throwIfAny();
        Region region = new Region(board.orElseThrow(), wrap);
        Bag bag = new Bag(supplies.orElseThrow());
        Goal goal = asked.goal(region, bag);
        problems.throwIfAny();
        return new Puzzle(
                name.isBlank() ? printable(InputFile.stem(problems.source())) : name, region, pieceSymmetry, bag, goal);
    }

    /** Says what is wrong with the pieces whichever symmetry was meant. */
    private void reportWithAnySymmetry(YamlNode pieces, Map<String, ShapesReader.Drawing> drawings) {
        Arrays.stream(PieceSymmetry.values())
                .map(meant -> {
                    Problems wrong = new Problems(problems.source());
                    new PiecesReader(meant, drawings, wrong).read(pieces);
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
                    .orElse("one of " + String.join(", ", words));
            String message = "The %s is %s, which is none of %s. Maybe %s.";
            problems.add(
                    node.get().position(),
                    message.formatted(key, node.get().description(), String.join(", ", words), advice));
        }
        return found;
    }

    /** Without characters that move a terminal's cursor or cannot be encoded. */
    private static String printable(String name) {
        return name.codePoints()
                .filter(c -> !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
