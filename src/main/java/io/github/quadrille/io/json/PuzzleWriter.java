package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes puzzles in the vocabulary of puzzle files, so that {@link io.github.quadrille.io.puzzlefile.PuzzleReader} reads back what was written. */
public final class PuzzleWriter {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z]([A-Za-z0-9 _-]*[A-Za-z0-9])?");
    /** Words that some readers of YAML take for something else than text. */
    private static final Set<String> RESERVED = Set.of("true", "false", "yes", "no", "on", "off", "y", "n", "null");

    private PuzzleWriter() {}

    /** What a puzzle is in JSON. */
    public static Map<String, Object> fields(Puzzle puzzle) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Region region = puzzle.region();
        fields.put("name", puzzle.name());
        if (region.lattice() != Lattices.SQUARE) {
            fields.put("lattice", region.lattice().word());
        }
        fields.put("board", lines(region, region.picture()));
        fields.put("wrap", region.wrap().word());
        fields.put("symmetry", puzzle.symmetry().word());
        Map<String, Object> pieces = new LinkedHashMap<>();
        for (Supply supply : puzzle.bag().supplies()) {
            CountRange count = supply.count();
            pieces.put(supply.kind().name(), count.min() == count.max() ? count.min() : count.toString());
        }
        fields.put("pieces", pieces);
        Map<String, Object> shapes = new LinkedHashMap<>();
        drawn(puzzle).forEach(kind -> shapes.put(kind.name(), kind.shape().picture()));
        putSome("shapes", shapes, fields);
        if (puzzle.goal() instanceof Goal.Cover goal) {
            putGoal(goal, puzzle, fields);
        }
        if (!puzzle.given().isEmpty()) {
            fields.put(
                    "given",
                    puzzle.given().stream()
                            .map(piece -> List.of(piece.kind(), PieceAnswer.cells(puzzle, piece.cells())))
                            .toList());
        }
        return fields;
    }

    /** Weights are said only where kinds do not count 1, or mandatory cells do not count 1 and optional ones nothing. */
    private static void putGoal(Goal.Cover goal, Puzzle puzzle, Map<String, Object> fields) {
        Region region = puzzle.region();
        fields.put("goal", "cover");
        fields.put("maximise", goal instanceof Goal.Pieces ? "pieces" : "cells");
        if (goal instanceof Goal.Pieces pieces) {
            Map<String, Object> weights = new LinkedHashMap<>();
            for (int kind = 0; kind < puzzle.bag().size(); kind++) {
                if (pieces.worth().get(kind) != 1) {
                    weights.put(puzzle.bag().kind(kind).name(), pieces.worth().get(kind));
                }
            }
            putSome("weights", weights, fields);
        } else if (goal instanceof Goal.Cells cells
                && IntStream.range(0, region.size())
                        .anyMatch(cell -> cells.worth().get(cell) != (region.isMandatory(cell) ? 1 : 0))) {
            fields.put(
                    "cell-weights",
                    lines(
                            region,
                            region.picture(
                                    cell -> Character.forDigit(cells.worth().get(cell), 10))));
        }
    }

    private static void putSome(String name, Map<String, ?> values, Map<String, Object> fields) {
        if (!values.isEmpty()) {
            fields.put(name, values);
        }
    }

    private static List<String> lines(Region region, List<String> picture) {
        return LatticeNotation.lines(region.lattice(), region.layers(), picture, Region.HOLE);
    }

    /**
     * The text of a puzzle file that begins with comments.
     *
     * @param comments one line each, printable
     */
    public static String toYaml(List<String> comments, Puzzle puzzle) {
        return comments.stream()
                .map(comment -> "# " + comment + "\n")
                .collect(Collectors.joining("", "", toYaml(puzzle)));
    }

    /** The text of a puzzle file: the same fields, and a whole rectangle by its size. */
    public static String toYaml(Puzzle puzzle) {
        Region region = puzzle.region();
        Map<String, Object> fields = fields(puzzle);
        fields.put("name", scalar(puzzle.name()));
        if (region.lattice() == Lattices.SQUARE && region.mandatorySize() == region.rows() * region.columns()) {
            fields.put("board", region.rows() + "x" + region.columns());
        }
        StringBuilder yaml = new StringBuilder();
        fields.forEach((key, value) -> append(key, value, "", yaml));
        return yaml.toString();
    }

    /** A key with words or a number, with the rows of a picture, with keys of its own, or with given pieces. */
    private static void append(String key, Object value, String indentation, StringBuilder yaml) {
        yaml.append(indentation).append(key).append(':');
        String deeper = indentation + "  ";
        if (value instanceof Map<?, ?> map) {
            yaml.append('\n');
            map.forEach((name, each) -> append(scalar(name.toString()), each, deeper, yaml));
        } else if (!(value instanceof List<?> list)) {
            yaml.append(' ').append(value).append('\n');
        } else if (list.get(0) instanceof String first) {
            // A first row that begins with a blank would hide how far the others are indented.
            yaml.append(first.startsWith(" ") ? " |2\n" : " |\n");
            list.forEach(
                    row -> yaml.append(row.equals("") ? "" : deeper).append(row).append('\n'));
        } else {
            yaml.append('\n');
            for (Object given : list) {
                List<?> piece = (List<?>) given;
                String kind = scalar(piece.get(0).toString());
                yaml.append("  - [%s, %s]\n".formatted(kind, piece.get(1)));
            }
        }
    }

    /**
     * The kinds that a reader cannot know. One that shares no more than its name with a built-in kind is among them:
     * readers refuse such a drawing, which is better than taking it for the other piece.
     */
    private static List<Kind> drawn(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .map(Supply::kind)
                .filter(kind -> BuiltInKinds.of(puzzle.region().lattice())
                        .find(kind.name())
                        .filter(known ->
                                known.shape().orientations(puzzle.symmetry()).contains(kind.shape()))
                        .isEmpty())
                .toList();
    }

    private static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !RESERVED.contains(text.toLowerCase(Locale.ROOT))) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if ((c >= ' ' && c <= '~') || Character.isLetter(c)) {
                quoted.append(c);
            } else {
                quoted.append("\\u%04x".formatted((int) c));
            }
        }
        return quoted.append('"').toString();
    }
}
