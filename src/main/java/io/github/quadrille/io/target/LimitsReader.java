package io.github.quadrille.io.target;

import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.TetrominoShape;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.io.text.WholeNumber;
import io.github.quadrille.io.text.YamlNode;
import io.github.quadrille.io.text.YamlTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads how often shapes can be used. Lines of YAML such as {@code 1: 120} begin with the id of a shape, 1..19, or with
 * a kind: I, O, T, L or S. A kind includes its mirror image. But if J or Z is named anywhere, L and S do not include
 * their mirror images. Shapes that are not named have no limit. This class also reads lists of ids or kinds that are
 * forbidden.
 */
public final class LimitsReader {
    private static final List<String> FREE = List.of("I", "O", "T", "L", "S");
    private static final List<String> ONE_SIDED = List.of("I", "O", "T", "L", "J", "S", "Z");

    private final Problems problems;
    private final Map<Integer, String> cappedBy = new HashMap<>();
    private final List<ShapeLimits.Cap> caps = new ArrayList<>();

    private LimitsReader(String source) {
        this.problems = new Problems(source);
    }

    /**
     * Reads a file that says how often shapes can be used at most.
     *
     * @param argument the name of a file, or {@code -} for standard input
     */
    public static ShapeLimits read(String argument) throws UnusableInput {
        return parse(InputFile.label(argument), InputFile.text(argument));
    }

    static ShapeLimits parse(String source, String text) throws UnusableInput {
        if (YamlTree.parse(source, text) instanceof YamlNode.Mapping file) {
            LimitsReader reader = new LimitsReader(source);
            boolean oneSided = file.entries().stream()
                    .anyMatch(entry -> entry.key().equals("J") || entry.key().equals("Z"));
            file.entries().forEach(entry -> reader.cap(entry, oneSided));
            reader.problems.throwIfAny();
            return new ShapeLimits(reader.caps);
        }
        throw new UnusableInput(source, "This file has no limits. Write lines such as '1: 120'.");
    }

    /**
     * Returns the given limits, with the shapes of a list forbidden in addition.
     *
     * @param option the name of the list in messages
     * @param list the forbidden ids and kinds, with commas between them
     */
    public static ShapeLimits forbid(String option, String list, ShapeLimits limits) throws UnusableInput {
        Problems problems = new Problems(option);
        List<String> words =
                Arrays.stream(list.split(",", -1)).map(String::strip).toList();
        boolean oneSided = words.contains("J") || words.contains("Z");
        Set<Integer> forbidden = new LinkedHashSet<>();
        words.forEach(word -> forbidden.addAll(shapes(word, oneSided, TextPosition.NONE, problems)));
        problems.throwIfAny();
        if (forbidden.size() == TetrominoShape.COUNT) {
            throw new UnusableInput(option, "All shapes are forbidden. Allow at least one.");
        }
        List<ShapeLimits.Cap> caps = new ArrayList<>();
        for (ShapeLimits.Cap cap : limits.caps()) {
            List<Integer> left =
                    cap.ids().stream().filter(id -> !forbidden.contains(id)).toList();
            if (!left.isEmpty()) {
                caps.add(new ShapeLimits.Cap(cap.name(), left, cap.most()));
            }
        }
        forbidden.forEach(id -> caps.add(new ShapeLimits.Cap(Integer.toString(id), List.of(id), 0)));
        return new ShapeLimits(caps);
    }

    private void cap(YamlNode.Entry entry, boolean oneSided) {
        List<Integer> ids = shapes(entry.key(), oneSided, entry.position(), problems);
        for (int id : ids) {
            String before = cappedBy.putIfAbsent(id, entry.key());
            if (before != null) {
                problems.add(
                        entry.position(),
                        "Shape %d has a limit by %s already. Use ids only, or kinds only."
                                .formatted(id, Quote.of(before)));
                return;
            }
        }
        OptionalInt most = WholeNumber.of(entry.value().text(), Integer.MAX_VALUE);
        if (most.isPresent()) {
            caps.add(new ShapeLimits.Cap(entry.key(), ids, most.getAsInt()));
        } else {
            problems.add(
                    entry.value().position(),
                    "The limit of %s is %s. Use a whole number from 0."
                            .formatted(Quote.of(entry.key()), entry.value().description()));
        }
    }

    private static List<Integer> shapes(String word, boolean oneSided, TextPosition position, Problems problems) {
        int id = WholeNumber.of(word, TetrominoShape.COUNT).orElse(0);
        if (id > 0) {
            return List.of(id);
        }
        List<Integer> ids = TetrominoShape.all().stream()
                .filter(shape -> (oneSided ? shape.oneSided() : shape.free()).equals(word))
                .map(TetrominoShape::id)
                .toList();
        if (ids.isEmpty()) {
            problems.add(
                    position,
                    "There is no shape %s. Use an id from 1 to %d, or a kind: %s."
                            .formatted(
                                    Quote.of(word),
                                    TetrominoShape.COUNT,
                                    String.join(", ", oneSided ? ONE_SIDED : FREE)));
        }
        return ids;
    }
}
